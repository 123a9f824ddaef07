"""What can wait for a quiet moment: making the sounds, and keeping the drawn cards for the next start."""

from game.shell.context import Context

_QUIET_TURNS = 30


class Chores:
    """Does a little at a time, in the turns of the loop in which nothing moves."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._quiet = 0

    def do_one(self, is_moving: bool) -> None:
        """Do the next thing, unless something moves. Cards are kept once nothing has moved for about a second."""
        self._quiet = 0 if is_moving else self._quiet + 1
        if is_moving or self._context.speaker.prepare():
            return
        if self._quiet == _QUIET_TURNS:
            self._context.art.save()
