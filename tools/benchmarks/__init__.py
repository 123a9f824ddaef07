"""Measurements of the game's cost, each as a ratio to a bare program or frame measured in the same run."""
