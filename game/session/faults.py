"""What is wrong with a record of either game."""


class RecordError(ValueError):
    """A record that is wrong; the text is one line that says what."""
