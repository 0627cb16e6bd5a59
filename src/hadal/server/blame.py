"""What may be logged of an exception: its kind and place, never its text or values, which may name hidden cards."""

from __future__ import annotations

import os
import traceback

FRAMES = 3


def blame(error: BaseException) -> str:
    """What was raised and where, the innermost place first."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    places = [f"{os.path.basename(frame.filename)}:{frame.lineno}" for frame in reversed(frames)]
    return " < ".join([type(error).__name__, *places])
