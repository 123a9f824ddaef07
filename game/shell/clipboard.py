"""Text handed to other programs."""

import pygame


def copy_text(text: str) -> bool:
    """Put ``text`` on the clipboard; whether that worked. Never raises: some machines have no clipboard."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, NotImplementedError, AttributeError):
        return False
    return True
