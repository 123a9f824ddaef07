"""One running game: it dispatches moves, remembers them, and writes them down."""
