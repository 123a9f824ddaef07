"""Kinds of command-line arguments that several tools take."""

import argparse


def positive(text: str) -> int:
    """A whole number from 1 up. Raises ArgumentTypeError, which argparse shows in one line."""
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)
