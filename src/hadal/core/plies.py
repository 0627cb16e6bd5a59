"""Ply: one move of a match with the position before it, its events and its sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hadal.core.events import Event
from hadal.core.named import NamedEvent, named_event
from hadal.core.state import State

if TYPE_CHECKING:
    from hadal.core.match import Match


@dataclass(frozen=True)
class Ply:
    """One move of a match. `state` is a copy of the position before it: changing it changes nothing else."""

    number: int  # from 1
    seat: int
    action: int
    text: str  # the action as in records
    state: State
    events: list[Event]  # as numbers, with every card open
    remark: str

    def named_events(self, viewer: int | None = None) -> list[NamedEvent]:
        """Return the events with names, as a viewer may see them; without a viewer nothing is hidden."""
        return [named_event(self.state.game, event, viewer) for event in self.events]

    def label(self, language: str = "en") -> str:
        """Describe the move in a sentence, as its player was offered it."""
        return self.state.label(self.action, language)


def plies(match: Match) -> Iterator[Ply]:
    """Return the moves of a match in order."""
    for n, (seat, action) in enumerate(match.record.moves, 1):
        state = match.history[n - 1].clone()
        yield Ply(n, seat, action, state.text(action), state, match.events[n], match.record.notes.get(n, ""))


def rows(match: Match, language: str = "en") -> list[dict[str, object]]:
    """Return one dictionary per move, for a data frame."""
    return [
        {
            "number": ply.number,
            "seat": ply.seat,
            "question": match.game.questions[ply.state.question()],
            "action": ply.text,
            "label": ply.label(language),
            "legal": len(ply.state.legal()),
            **{f"points_{seat}": points for seat, points in enumerate(ply.state.scores())},
        }
        for ply in match
    ]
