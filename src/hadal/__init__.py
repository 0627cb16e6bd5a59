"""Hadal: a digital table for the board game Abyss and the 51-card game The Abyss."""

from hadal import _form

__version__ = "0.1.0"

_form.choose()

# The rules are imported only now, in the form just chosen.
from hadal.core.registry import game as game  # noqa: E402
from hadal.core.registry import names as names  # noqa: E402
from hadal.core.registry import position as position  # noqa: E402
from hadal.core.registry import read_record as read_record  # noqa: E402
