"""The consequences of recruiting a Lord, compared with what happens when the Lord is really recruited."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from hadal.core.events import Event
from hadal.core.registry import create
from hadal.core.state import ASKED
from hadal.games.abyss import actions as action_ids
from hadal.games.abyss import events as event_kinds
from hadal.games.abyss import questions
from hadal.games.abyss.constants import FREE, SEVEN
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules.queries import court_size, lord_count
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.previews import court_previews
from hadal.games.abyss.support.protocol import Consequence
from tests.server.scenes import EVERY_BOX
from tests.strategies import scaled

Told = dict[int, list[Consequence]]
CODES = {"third-key", "locks", "sixth", "seventh", "refill", "power"}  # a Court that cannot be filled is rare, and laid


def received(s: Position, seat: int) -> Told:
    """The preview of every Lord of the Court."""
    return {price.lord: price.then for price in court_previews(s, seat, None, remember=False)}


def actions(options: dict[str, str], seed: int) -> Iterator[Position]:
    """The main actions of a random game whose players recruit when they can."""
    game = create("abyss", 2 + seed % 3, options)
    assert isinstance(game, Abyss)
    s, chance = game.new(seed.to_bytes(32, "big")), Random(seed)
    while not s.over():
        legal = s.legal()
        if s.question() == questions.ACTION:
            yield s.clone()
            legal = [action for action in legal if is_recruit(s, action)] or legal
        s.apply(chance.choice(legal))


def is_recruit(s: Position, action: int) -> bool:
    """Whether this action recruits a Lord."""
    return s.game.blocks.block_of(action).name == "recruit"


def played_on(s: Position, lord: int, chance: Random) -> tuple[Position, list[Event]]:
    """Recruit the Lord and play on at random: the events until Lords may be used or the turn ends."""
    g = s.clone()
    g.log = []
    g.apply(action_ids.RECRUIT + lord)
    while not g.over() and g.question() != questions.LATE and g.turns == s.turns:
        g.apply(chance.choice(g.legal()))
    n = next((at for at, event in enumerate(g.log) if event.kind == event_kinds.TURN), len(g.log))
    return g, g.log[:n]


def happened(s: Position, lord: int, events: list[Event]) -> list[Consequence]:
    """The consequences, read from the public events."""
    seat, kinds = s.to_move(), {event.kind for event in events}
    out: list[Consequence] = []
    if s.tables.keys[lord] > 0 and event_kinds.LOCATION_TAKEN in kinds:
        asked = any(event.kind == ASKED and event.n == questions.SPEND_KEYS for event in events)
        covered = sorted(event.card for event in events if event.kind == event_kinds.LORD_COVERED)
        out.append(Consequence("third-key") if asked else Consequence("locks", covered))
    ended = [event for event in events if event.kind == event_kinds.END_TRIGGERED]
    arrived = [at for at, event in enumerate(events) if event.kind == event_kinds.LORD_ARRIVED]
    by_lord = bool(ended) and events.index(ended[0]) == arrived[0] + 1
    if by_lord:
        out.append(Consequence("seventh"))
    elif lord_count(s, seat) + 1 == SEVEN - 1 and s.end_triggered_by < 0:
        out.append(Consequence("sixth"))
    ends = bool(ended) and not by_lord
    for event, next_one in pairwise(events):
        if event.kind == event_kinds.PEARLS_GAINED and event.card == event_kinds.WHY_COURT:
            toll = next_one.n if next_one.kind == event_kinds.TOLL else 0  # the Highwayman's share
            out.append(Consequence("court-ends" if ends else "refill", [], int(court_size(s)) - 1, event.n - toll))
    return out


def checked(s: Position, chance: Random) -> set[str]:
    """Check that everything predicted in a position comes true; returns the kinds of predictions."""
    then = received(s, s.to_move())
    out: set[str] = set()
    for lord in [action - action_ids.RECRUIT for action in s.legal() if is_recruit(s, action)]:
        power = s.tables.arrives[lord] is not None
        assert (Consequence("power") in then[lord]) is power
        out |= {one.code for one in then[lord]}
        if not power or s.tables.keys[lord] > 0:  # the powers of Lords with a key touch neither keys nor Court
            _, events = played_on(s, lord, chance)
            assert [one for one in then[lord] if one.code != "power"] == happened(s, lord, events)
    return out


@pytest.mark.parametrize("options", EVERY_BOX)
def test_the_announced_consequences_of_recruiting_happen(options: dict[str, str]) -> None:
    """In many games, for every affordable Lord; what its power leads to is a choice and not predicted."""
    seen: set[str] = set()
    for seed in range(scaled(24, 6)):
        for s in actions(options, seed):
            seen |= checked(s, Random(seed))
            s.keys[s.to_move()] += 2  # more than three are rare otherwise
            seen |= checked(s, Random(seed))
    assert seen >= CODES


@pytest.mark.parametrize("options", EVERY_BOX)
def test_consequences_are_the_same_during_the_payment(options: dict[str, str]) -> None:
    compared = 0
    for seed in range(scaled(6, 3)):
        for s in actions(options, seed):
            seat, then = s.to_move(), received(s, s.to_move())
            for action in filter(lambda action: is_recruit(s, action), s.legal()):
                g = s.clone()
                g.apply(action)
                if g.question() == questions.PAY:
                    assert received(g, seat)[action - action_ids.RECRUIT] == then[action - action_ids.RECRUIT]
                    compared += 1
    assert compared > 20


@pytest.mark.parametrize("options", EVERY_BOX)
def test_consequences_out_of_turn_are_given_as_if_on_turn(options: dict[str, str]) -> None:
    """Asking changes neither the position nor what follows."""
    for s in actions(options, 5):
        before = s.notation()
        for seat in range(int(s.seats)):
            other = s.clone()
            other.turn = seat
            assert received(s, seat) == received(other, seat)
        assert s.notation() == before


def test_a_court_that_cannot_be_filled_ends_the_game() -> None:
    """Two Lords are left, the deck is empty, and the others have one more turn each."""
    for s in actions({}, 3):
        recruits = [action - action_ids.RECRUIT for action in s.legal() if is_recruit(s, action)]
        lords = [lord for lord in recruits if s.tables.arrives[lord] is None]
        if lords and s.end_triggered_by < 0 and court_size(s) == 3:
            s.lord_deck_n = 0
            assert Consequence("court-ends", [], 2, 2) in received(s, s.to_move())[lords[0]]
            g, events = played_on(s, lords[0], Random(1))
            assert event_kinds.END_TRIGGERED in {event.kind for event in events} and g.end_triggered_by == s.to_move()
            return
    pytest.fail("no such position")


def test_without_a_location_to_take_no_lord_is_covered() -> None:
    """A third key then has no effect."""
    for seed in range(20):
        for s in actions({}, seed):
            seat = s.to_move()
            locked = [lord for lord, then in received(s, seat).items() if any(one.code == "locks" for one in then)]
            if locked:
                s.location_deck_n = 0
                for place, holder in enumerate(s.location_owner):
                    s.location_owner[place] = (seat + 1) % s.seats if holder < 0 else holder
                assert not any(one.code in ("locks", "third-key") for one in received(s, seat)[locked[0]])
                assert s.covered_by[locked[0]] == FREE
                return
    pytest.fail("no such position")
