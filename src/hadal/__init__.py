"""Hadal: a digital table for the board game Abyss and the 51-card game The Abyss.

    >>> import hadal
    >>> state = hadal.the_abyss(seats=3).seeded(7)  # a position, dealt from a seed
    >>> print(state)  # the table
    >>> state.legal_texts()
    ['take', 'draw']
    >>> state.apply("draw")

Every game is a function that creates it with its options: `help(hadal.abyss)`. `game` does the same by name, and
`names` lists the games. A `Game` deals positions (`State`) and reads them from text. A `Match` is a game in progress
with its `Record`: it can undo, save and load. A `Bot` plays a seat; `bot` creates one by name, and `play` lets bots
play a match.
"""

from typing import TYPE_CHECKING, Any

from hadal import _form

__version__ = "0.1.0"

_form.choose()

# The rules are imported only now, in the form just chosen.
from hadal.core.bot import Bot as Bot  # noqa: E402
from hadal.core.bot import Budget as Budget  # noqa: E402
from hadal.core.bot import decide as decide  # noqa: E402
from hadal.core.events import Event as Event  # noqa: E402
from hadal.core.game import Game as Game  # noqa: E402
from hadal.core.labels import Label as Label  # noqa: E402
from hadal.core.labels import Reason as Reason  # noqa: E402
from hadal.core.match import Match as Match  # noqa: E402
from hadal.core.match import replay as replay  # noqa: E402
from hadal.core.named import Item as Item  # noqa: E402
from hadal.core.named import NamedEvent as NamedEvent  # noqa: E402
from hadal.core.named import NamedView as NamedView  # noqa: E402
from hadal.core.named import named_event as named_event  # noqa: E402
from hadal.core.notation import NotationError as NotationError  # noqa: E402
from hadal.core.options import OptionError as OptionError  # noqa: E402
from hadal.core.playout import random_playout as random_playout  # noqa: E402
from hadal.core.plies import Ply as Ply  # noqa: E402
from hadal.core.record import Record as Record  # noqa: E402
from hadal.core.record import RecordError as RecordError  # noqa: E402
from hadal.core.registry import factory, is_game, own_names  # noqa: E402
from hadal.core.registry import game as game  # noqa: E402
from hadal.core.registry import load_record as load_record  # noqa: E402
from hadal.core.registry import names as names  # noqa: E402
from hadal.core.registry import position as position  # noqa: E402
from hadal.core.registry import read_record as read_record  # noqa: E402
from hadal.core.state import IllegalAction as IllegalAction  # noqa: E402
from hadal.core.state import State as State  # noqa: E402

if TYPE_CHECKING:
    from hadal.bots import bot as bot
    from hadal.bots import play as play

LATER = ("bot", "play")  # in `hadal.bots`, which is imported on first use

__all__ = [  # noqa: PLE0604  the games are strings too
    "Bot",
    "Budget",
    "Event",
    "Game",
    "IllegalAction",
    "Item",
    "Label",
    "Match",
    "NamedEvent",
    "NamedView",
    "NotationError",
    "OptionError",
    "Ply",
    "Reason",
    "Record",
    "RecordError",
    "State",
    "__version__",
    "bot",
    "decide",
    "game",
    "load_record",
    "named_event",
    "names",
    "play",
    "position",
    "random_playout",
    "read_record",
    "replay",
    *own_names(),
]


def __getattr__(name: str) -> Any:
    """Return a name that is imported on first use, or the function that creates a game: `hadal.NAME(seats=2)`."""
    if name in LATER:
        from hadal import bots

        return getattr(bots, name)
    if is_game(name):
        return factory(name)
    raise AttributeError(f"module 'hadal' has no attribute {name!r}")


def __dir__() -> list[str]:
    """List the public names, and the games of this package."""
    return sorted({*globals(), *__all__})
