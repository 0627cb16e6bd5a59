"""Facts of Abyss for clients: turns left in the last round, races of a payment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hadal.games.abyss import questions
from hadal.games.abyss.constants import KRAKEN, RACES
from hadal.games.abyss.rules.payment_options import spent_cards
from hadal.games.abyss.state import Position


def position_facts(s: Position) -> dict[str, Any]:
    """In the last round, the seats that still have a turn after the one to move."""
    if s.end_triggered_by < 0 or s.over():
        return {}
    out: list[int] = []
    seat = (int(s.turn) + 1) % int(s.seats)
    while seat != s.end_triggered_by and len(out) < s.seats:
        out.append(seat)
        seat = (seat + 1) % int(s.seats)
    return {"last_turns": out}


def payment_facts(s: Position) -> dict[str, Any]:
    """The number of races in the payment so far."""
    return {"races": races_of(s, spent_cards(s))} if s.question() == questions.PAY else {}


def races_of(s: Position, cards: Iterable[int]) -> int:
    """How many races some Allies can stand for; a Kraken stands for any race."""
    races = [int(s.tables.race[card]) for card in cards]
    return int(min(RACES, len(set(races) - {KRAKEN}) + races.count(KRAKEN)))
