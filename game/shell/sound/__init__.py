"""What the game sounds like: the scores, their synthesis, and the speaker that plays them."""
