"""Heart to Heart, a solitaire in the shape of a heart, and Hearts, the trick-taking game."""
