"""The shapes of the game, drawn as SVG: pips, indices, court figures, backs, icons and titles."""
