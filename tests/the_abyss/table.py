"""Helpers for scenarios: a position from its notation, moves by name, cards by name."""

from collections.abc import Callable
from typing import cast

import hadal
from hadal.core.events import Event
from hadal.core.vector import vector
from hadal.games.the_abyss.game import TheAbyss
from hadal.games.the_abyss.setup import gather
from hadal.games.the_abyss.show.fold import EVENT_NAMES
from hadal.games.the_abyss.state import Position as Position

Road = Callable[[Position], Position]  # how a scenario continues: with the position itself, or with a clone


def table(text: str, seats: int = 2) -> Position:
    """A position of The Abyss on A's turn, from the words that matter."""
    return cast(Position, hadal.position(f"the_abyss seats={seats} {text}"))


def same(s: Position) -> Position:
    """Continue with the position itself."""
    return s


def copied(s: Position) -> Position:
    """Continue with a clone, and spoil the original."""
    clone = s.clone()
    for zone in (s.hands, s.deck, s.pile, s.panics, s.frames, s.choices):
        for i in range(len(zone)):
            zone[i] = 0
    return clone


ROADS: list[Road] = [same, copied]


def play(s: Position, *names: str, road: Road = same) -> Position:
    """Play moves by name and record events; those of the last move are in the log."""
    for name in names:
        s = road(s)
        s.log = []
        s.apply(s.game.blocks.id(name))
    return s


def legal(s: Position) -> list[str]:
    """The names of the legal moves."""
    return [s.game.blocks.name(action) for action in s.legal()]


def hand(s: Position, seat: int) -> list[str]:
    """The cards of a hand, highest points first; `seats` for the cards drawn and not yet kept."""
    return cards(s, s.hands, seat)


def played(s: Position, seat: int) -> list[str]:
    """The combo cards in front of a seat."""
    return cards(s, s.played, seat)


def out(s: Position) -> list[str]:
    """The cards out of the round."""
    return cards(s, s.out, 0)


def cards(s: Position, zone: object, row: int) -> list[str]:
    """A row of counts by kind as names."""
    counts = list(cast("list[int]", zone))
    kinds = int(s.tables.kinds)
    return [s.game.card_name(kind) for kind in range(kinds) for _ in range(counts[row * kinds + kind])]


def deck(s: Position) -> list[str]:
    """The deck, top card first."""
    return [s.game.card_name(int(s.deck[i])) for i in reversed(range(int(s.deck_n)))]


def pile(s: Position) -> list[str]:
    """The discard pile, top card first."""
    return [s.game.card_name(int(s.pile[i])) for i in reversed(range(int(s.pile_n)))]


def panics(s: Position) -> list[int]:
    """Panics by seat."""
    return [int(n) for n in s.panics]


def alive(s: Position) -> list[int]:
    """1 for each seat in the round."""
    return [int(n) for n in s.alive]


def asked(s: Position) -> str:
    """Who must answer what: `keep:A`."""
    if s.over():
        return ""
    return f"{s.game.questions[s.question()]}:{'ABCD'[s.to_move()]}"


def events_of(s: Position, kind: str) -> list[Event]:
    """The events of one kind from the last move."""
    return [event for event in s.log or [] if EVENT_NAMES[event.kind] == kind]


def scored(s: Position) -> dict[int, int]:
    """What each seat scored in the round that the last move ended."""
    return {event.seat: event.n for event in events_of(s, "scored")}


def round_is_over(s: Position) -> bool:
    """Whether the last move ended a round."""
    return bool(events_of(s, "scored"))


def dealt(seats: int, *top: str, starter: int = 0, dice: int = 0, **options: str) -> Position:
    """The first position of a game whose shuffled deck begins with these cards."""
    game = hadal.game("the_abyss", seats, **options)
    assert isinstance(game, TheAbyss)
    s = game.empty()
    s.log = []
    s.starter = starter
    s.dice = dice
    gather(s)
    kinds = [game.deck.ids[name] for name in top]
    rest = game.deck.cards()
    for kind in kinds:
        rest.remove(kind)
    s.deck = vector(list(reversed(kinds + rest)))
    return game.begun(s)
