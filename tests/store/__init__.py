"""Checks that what is kept stays kept."""
