"""What the people at a table agree on beside the rules: clock, pace, who may watch."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: not at all limited, a Fischer clock, or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    base_s: Seconds = 600  # live: what everybody has at the start
    increment_s: Seconds = 15  # live: what each answer gives back
    days: Annotated[int, Meta(ge=1, le=30)] = 3  # days: for each answer


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the start, and shown to everybody."""

    clock: TimeControl = TimeControl()
    sealed: bool = False  # all who may buy a card answer at once
    spectators: bool = True  # may others watch?
    listed: bool = True  # is the table shown to everybody?
    takebacks: bool = True  # may somebody ask to take a move back that has shown something?
    memory: Literal["off", "counts", "full"] = "full"  # what the table helps to remember
    odds: bool = True  # may the table tell odds, in a game that has any?
    bot_pace_ms: Milliseconds = 900  # how long a bot seems to think, about
    takeover: BotName = "greedy"  # who plays on for somebody whose time is up
    absence_s: Seconds = 0  # so long may the player to move be away before a bot plays on; 0: for ever
    cover_ms: Milliseconds = 0  # an answer by a standing order waits so long, so that its speed tells nothing


class BranchOrigin(Struct, frozen=True):
    """Where a what-if comes from: a finished game, or a record that somebody brought along (no table)."""

    table: str = ""
    move: int = 0  # so many answers of that game were taken over
    of: int = 0  # out of so many
