"""Twins made by hand: two hidden cards are exchanged during a game, and only those who may notice do."""

from random import Random

import pytest

import hadal
from hadal.core import promises
from hadal.core.playout import random_steps
from hadal.games.the_abyss.state import Position
from tests.strategies import scaled


def swap_in_deck(s: Position, chance: Random) -> bool:
    """Exchange two different cards of the deck that nobody has looked at."""
    places = [place for place in range(int(s.deck_n)) if s.seen[place] == 0]
    if len(places) < 2:
        return False
    one, other = chance.sample(places, 2)
    s.deck[one], s.deck[other] = s.deck[other], s.deck[one]
    return bool(s.deck[one] != s.deck[other])


def swap_with_hand(s: Position, viewer: int, chance: Random) -> bool:
    """Exchange a card of an opponent's hand about which nobody knows anything for one of the deck."""
    kinds, zones = int(s.tables.kinds), int(s.seats) + 1
    seat = chance.choice([seat for seat in range(int(s.seats)) if seat != viewer])
    free = [
        kind
        for kind in range(kinds - 1)
        if s.hands[seat * kinds + kind] > max(int(s.known[(v * zones + seat) * kinds + kind]) for v in range(zones))
        and not any(s.ambiguous_cards[v * kinds + kind] for v in range(zones))
    ]
    places = [p for p in range(int(s.deck_n)) if s.seen[p] == 0 and s.deck[p] != s.tables.panic]
    if not free or not places:
        return False
    kind, place = chance.choice(free), chance.choice(places)
    s.hands[seat * kinds + kind] -= 1
    s.hands[seat * kinds + s.deck[place]] += 1
    found, s.deck[place] = int(s.deck[place]), kind
    return found != kind


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("where", ["deck", "hand"])
def test_a_viewer_cannot_tell_that_two_hidden_cards_were_exchanged(seats: int, where: str) -> None:
    game = hadal.game("the_abyss", seats)
    chance = Random(seats)
    swapped = 0
    for n in range(scaled(250, 60)):
        s = game.deal(n)
        random_steps(s, n, chance.randrange(5, 120))
        assert isinstance(s, Position)
        viewer = chance.randrange(-1, seats)
        twin = s.clone()
        done = swap_in_deck(twin, chance) if where == "deck" else swap_with_hand(twin, viewer, chance)
        if not done or s.over() or game.questions[s.question()] not in ("draw", "combos"):
            continue
        twin.dice = chance.getrandbits(62)
        if s.to_move() != viewer:
            twin.settle()  # the player to move may have other legal actions
        swapped += 1
        assert game.faults(twin) == []
        assert promises.seen(twin, viewer) == promises.seen(s, viewer)
        promises.twins_are_alike(s, twin, viewer, n, [])
    assert swapped > scaled(80, 15)
