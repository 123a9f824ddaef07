"""Where everything lies on the table, and how it gets there, as numbers alone."""
