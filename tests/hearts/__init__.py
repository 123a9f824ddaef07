"""Checks that Hearts is played by its rules."""
