"""Output that is read by another program."""

import os
import sys
from collections.abc import Callable


def exit_code(main: Callable[[], int]) -> int:
    """What ``main`` returns, or 0 when the reader of its output, such as ``head``, has had enough before."""
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # Python writes what is left when it ends; that must find an open door.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
