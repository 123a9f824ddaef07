"""Players for Hearts: each sees no more than its seat's view."""
