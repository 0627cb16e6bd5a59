"""Tables for screenshots and checks of every screen: seeded games, each at a selected position."""

from __future__ import annotations

from functools import cache
from typing import cast

from stage import StagedTable, played, sought

from hadal.core.match import Match
from hadal.games.abyss.constants import FACE_UP
from hadal.server.protocol.settings import TableSettings

BOTH = {"expansions": "both"}
LEVIATHAN = {"expansions": "leviathan"}
KRAKEN = {"expansions": "kraken"}


def verbs(match: Match) -> set[str]:
    """Return the verbs of the seat to move."""
    return set() if match.state.over() else {label.verb for label in match.state.labels()}


def after(match: Match, moves: int, *wanted: str) -> bool:
    """Return whether this many moves were made and all these verbs are legal."""
    return len(match.record.moves) >= moves and set(wanted) <= verbs(match)


def has_open_location(match: Match) -> bool:
    """Return whether a Location lies open."""
    return FACE_UP in cast(list[int], match.state.view(-1)["holder"])


@cache
def scenes() -> dict[str, StagedTable]:
    """Return every table by name; the name is also its URL."""
    base = sought("abyss", 4, {}, lambda m: after(m, 120, "recruit", "explore", "support"))
    boxes = sought(
        "abyss", 4, BOTH, lambda m: after(m, 130, "recruit", "explore", "support", "use") and has_open_location(m)
    )
    kraken = sought("abyss", 3, KRAKEN, lambda m: after(m, 110, "explore", "recruit"))
    offer = sought("abyss", 3, {}, lambda m: after(m, 60, "buy", "pass"))
    fight = sought("abyss", 3, LEVIATHAN, lambda m: after(m, 60, "strike"))
    places = sought("abyss", 3, {}, lambda m: after(m, 60, "control"))
    dig = sought("abyss", 2, {}, lambda m: after(m, 40, "take", "go-on"))
    done = played("abyss", 4, BOTH, 11)
    panic = sought("the_abyss", 3, {}, lambda m: after(m, 60, "draw", "take"))
    rounds = sought("the_abyss", 3, {}, lambda m: after(m, 130, "draw", "take"))
    talk = [(base.state.to_move(), "Good luck!"), ((base.state.to_move() + 1) % 4, "You will need it.")]
    out = [
        StagedTable("base", base, said=talk),
        StagedTable("boxes", boxes),
        StagedTable("kraken", kraken),
        StagedTable("offer", offer),
        StagedTable("fight", fight),
        StagedTable("places", places),
        StagedTable("dig", dig),
        StagedTable("over", done, bots=True),
        StagedTable("panic", panic),
        StagedTable("rounds", rounds),
        StagedTable("cards-over", played("the_abyss", 3, {}, 5), bots=True),
        StagedTable("counts", kraken, settings=TableSettings(memory="counts")),
    ]
    return {table.id: table for table in out}
