"""Time played, as it is read on a clock."""


def clock_text(seconds: float) -> str:
    """Minutes and seconds, ``4:07``; from an hour on hours too, ``1:04:07``. Begun seconds do not count."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
