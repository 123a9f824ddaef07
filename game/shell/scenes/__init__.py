"""Everything the game can show."""
