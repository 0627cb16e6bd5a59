"""Recent events of a match, and the default file of its record."""

from __future__ import annotations

import os
from itertools import chain, count

from hadal.core.events import Event
from hadal.core.match import Match
from hadal.core.state import ASKED


def since(match: Match, seat: int) -> list[Event]:
    """Return the events since a seat's last turn, or last question in a game that announces no turns; all if none."""
    events = [event for entry in match.events for event in entry]
    names = match.game.events
    kind = names.index("turn") if "turn" in names else ASKED
    turns = [i for i, event in enumerate(events) if event.kind == kind]
    while turns and events[turns[-1]].seat == seat:  # skip the current turn
        turns.pop()
    mine = [i for i in turns if events[i].seat == seat]
    return events[next(i for i in turns if i > mine[-1]) :] if mine else events


def usual_file(match: Match) -> str:
    """Return the default file of a record: one that does not exist yet."""
    stem = f"{match.game.name}-{match.record.commitment[:8]}"
    names = chain([f"{stem}.jsonl"], (f"{stem}-{n}.jsonl" for n in count(2)))
    return next(name for name in names if not os.path.exists(name))
