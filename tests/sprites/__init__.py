"""Checks of the art: every face is there, readable, and told apart from the others."""
