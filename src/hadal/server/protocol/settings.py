"""The settings of a table beyond the rules: clock, bot pace, spectators."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """The time people have to think: unlimited, a Fischer clock, or days per answer."""

    kind: Literal["none", "live", "days"] = "none"
    base_s: Seconds = 600  # live: time at the start
    increment_s: Seconds = 15  # live: time added by each answer
    days: Annotated[int, Meta(ge=1, le=30)] = 3  # days: time for each answer


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the start; everybody can see it."""

    clock: TimeControl = TimeControl()
    sealed: bool = False  # everybody who may answer an offer answers at the same time
    spectators: bool = True  # may others watch?
    open_hands: Annotated[int, Meta(ge=0, le=20)] = 0  # spectators see the hands of so many turns ago; 0: never
    listed: bool = True  # is the table in the public lists?
    takebacks: bool = True  # may players ask to take back moves that revealed something?
    memory: Literal["off", "counts", "full"] = "full"  # how much the table helps players remember
    odds: bool = True  # may the table show odds?
    bot_pace_ms: Milliseconds = 900  # roughly how long a bot appears to think
    takeover: BotName = "greedy"  # the bot that replaces a player whose time is up
    absence_s: Seconds = 0  # seconds the player to move may be away before a bot takes over; 0: forever
    cover_ms: Milliseconds = 0  # delay of an answer by standing order, so that its speed reveals nothing


class BranchOrigin(Struct, frozen=True):
    """Where a what-if table comes from: a finished game, or an uploaded record (no table)."""

    table: str = ""
    move: int = 0  # the number of answers taken over from that game
    of: int = 0  # out of this many
