"""Facts of Abyss for clients: turns left in the last round, races of a payment, odds of a fight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hadal.core.labels import Label
from hadal.games.abyss import questions
from hadal.games.abyss.boxes.leviathan.border import levels_beaten, levels_left
from hadal.games.abyss.boxes.leviathan.fight import BOOSTERS, SLAIN
from hadal.games.abyss.constants import KRAKEN, RACES, SPECIAL
from hadal.games.abyss.rules.afford import spent_cards
from hadal.games.abyss.show.labels import frame_card, frame_n
from hadal.games.abyss.state import Position

DIE = 6


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


def fight_facts(s: Position, label: Label) -> dict[str, Any]:
    """For an Ally: the chance to beat at least 1, 2 … levels. For Pearls: the attack, and the levels it beats."""
    if label.verb == "boost":
        attack = frame_n(s) % SLAIN + label.amount
        return {"attack": attack, "beaten": int(levels_beaten(s, frame_card(s), attack))}
    if label.verb != "strike":
        return {}
    zone, kind = frame_card(s), label.card
    extra = int(s.pearls[s.to_move()]) if kind >= BOOSTERS else 0
    least = int(s.tables.value[kind]) + extra
    beaten = [int(levels_beaten(s, zone, least + die)) for die in range(1, DIE + 1)]
    chances = die_chances(two=SPECIAL <= kind < BOOSTERS)
    levels = range(1, int(levels_left(s, zone)) + 1)
    return {"odds": [sum(chance for n, chance in zip(beaten, chances, strict=True) if n >= at) for at in levels]}


def die_chances(two: bool) -> list[float]:
    """The probability of each result from 1 to 6; with two dice the higher one counts."""
    return [(2 * i + 1) / DIE**2 if two else 1 / DIE for i in range(DIE)]
