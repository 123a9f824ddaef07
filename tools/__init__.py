"""Scripts for those who work on the game; the game itself needs none of them."""
