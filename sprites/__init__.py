"""How things look, and nothing else: card faces and backs, cloths, icons, lettering. Knows nothing of the games."""
