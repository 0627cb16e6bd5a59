"""Guesses: uniform among the deals that agree with a viewer's memory, compared with all deals counted one by one."""

import math
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from hadal.games.the_abyss.deck import STANDARD, Deck
from tests.strategies import scaled
from tests.the_abyss.table import Position, deck, hand, table

Deal = tuple[tuple[str, ...], ...]  # the hidden hands, sorted, then the deck in order


def late(words: str, used: str, seats: int = 2) -> Position:
    """A late position: the used cards are where the words say, all others are out of the round."""
    standard = Deck(STANDARD)
    rest = Counter(standard.names[kind] for kind in standard.cards())
    rest.subtract(used.split(","))
    assert min(rest.values()) >= 0
    out = ",".join(f"{name}*{count}" for name, count in rest.items() if count)
    return table(f"{words} out={out}", seats)


def guessed(s: Position, viewer: int, seed: int) -> Position:
    """A guess of this viewer."""
    g = s.guess(viewer, seed)
    assert isinstance(g, Position)
    return g


def critical(degrees: int) -> float:
    """The value that chi-squared exceeds once in a million times (Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return degrees * float(1 - spread + 4.75 * math.sqrt(spread)) ** 3


def expected(
    pool: list[str], sizes: list[int], fits: Callable[[list[list[str]], list[int]], bool]
) -> dict[Deal, float]:
    """Every way to deal the physical cards of the pool to the hands and then the deck, Panics only to the deck."""
    ways: Counter[Deal] = Counter()
    held = sum(sizes[:-1])
    for order in permutations(range(len(pool))):
        if "X" in [pool[i] for i in order[:held]]:
            continue
        rows, at = [], 0
        for size in sizes:
            rows.append([pool[i] for i in order[at : at + size]])
            at += size
        if fits(rows, list(order)):
            ways[(*(tuple(sorted(row)) for row in rows[:-1]), tuple(rows[-1]))] += 1
    total = sum(ways.values())
    return {deal: count / total for deal, count in ways.items()}


def anything(rows: list[list[str]], order: list[int]) -> bool:
    """Every deal fits."""
    return True


def check_uniform(s: Position, viewer: int, hidden: list[int], places: list[int], odds: dict[Deal, float]) -> None:
    """Compare many guesses with the odds: hidden hands, and the places of the deck that the viewer does not know."""
    n = scaled(12_000, 2_500)
    found: Counter[Deal] = Counter()
    for seed in range(n):
        g = guessed(s, viewer, seed * 0x9E3779B97F4A7C15)
        cards = deck(g)
        hands = [tuple(sorted(hand(g, seat))) for seat in hidden]
        found[(*hands, tuple(cards[place] for place in places))] += 1
    assert found.keys() <= odds.keys()
    chi = sum((found[deal] - n * p) ** 2 / (n * p) for deal, p in odds.items())
    assert chi < critical(len(odds) - 1)


def test_guesses_are_uniform_when_nothing_is_known() -> None:
    s = late("A.hand=P8 B.hand=P6,P3 pile=P4 deck=X,P5,P3 ask=draw:A", "P8,P6,P3,P4,X,P5,P3")
    check_uniform(s, 0, [1], [0, 1, 2], expected(["P6", "P3", "X", "P5", "P3"], [2, 3], anything))


def test_guesses_are_uniform_beside_a_card_that_is_known() -> None:
    """B is known to hold one P3; a second one may be anywhere."""
    words = "A.hand=P8 B.hand=P3,P6 pile=P4 deck=X,P5,P3 A.knows=B:P3 public.knows=B:P3 ask=draw:A"
    s = late(words, "P8,P6,P3,P4,X,P5,P3")
    odds = expected(["P6", "X", "P5", "P3"], [1, 3], anything)
    known: dict[Deal, float] = {(tuple(sorted((*deal[0], "P3"))), deal[1]): p for deal, p in odds.items()}
    check_uniform(s, 0, [1], [0, 1, 2], known)


def test_guesses_are_uniform_around_the_cards_an_eye_has_shown() -> None:
    """A knows the second and third card of the deck."""
    words = "A.hand=P8 B.hand=P3,P6 pile=P4 deck=P5,X,S1,X,H2 seen=0,1,1,2,0 ask=draw:A"
    s = late(words, "P8,P3,P6,P4,P5,X,S1,X,H2")
    for seed in range(50):
        assert deck(guessed(s, 0, seed))[1:3] == ["X", "S1"]
    check_uniform(s, 0, [1], [0, 3, 4], expected(["P3", "P6", "P5", "X", "H2"], [2, 3], anything))


def test_guesses_are_uniform_over_the_places_of_an_ambiguous_card() -> None:
    """One P5 is known to be with B or C; the other one may be anywhere, the deck included."""
    words = "A.hand=P8 B.hand=P5,P3 C.hand=P6 pile=P4 deck=P5,X A.loose=BC:P5 ask=draw:A"
    s = late(words, "P8,P5,P3,P6,P4,P5,X", 3)

    def fits(rows: list[list[str]], order: list[int]) -> bool:
        return order.index(0) < 3

    check_uniform(s, 0, [1, 2], [0, 1], expected(["P5", "P3", "P6", "P5", "X"], [2, 1, 2], fits))


def test_guesses_of_a_threatened_hand_are_uniform_among_those_worth_fifteen() -> None:
    """A player who is asked (G9) holds 15 points, and everybody knows it."""
    words = "A.hand=P3 B.hand=P8,P4,P4 B.panics=3 C.hand=P3 pile=P4 deck=P8,X,P6 ask=next-turn:A,combos:A,threat:B"
    s = late(words, "P3,P8,P4,P4,X,X,X,P3,P4,P8,X,P6", 3)

    def fits(rows: list[list[str]], order: list[int]) -> bool:
        return sum(int(card[1]) for card in rows[0]) >= 15

    odds = expected(["P8", "P4", "P4", "P3", "P8", "X", "P6"], [3, 1, 3], fits)
    check_uniform(s, 0, [1, 2], [0, 1, 2], odds)


def test_a_spectator_guesses_all_hands() -> None:
    s = late("A.hand=P8 B.hand=P3,P6 pile=P4 deck=P5,X ask=draw:A", "P8,P3,P6,P4,P5,X")
    check_uniform(s, -1, [0, 1], [0, 1], expected(["P8", "P3", "P6", "P5", "X"], [1, 2, 2], anything))


def test_the_test_itself_finds_guesses_that_are_not_uniform() -> None:
    """The same sample compared with slightly wrong odds."""
    s = late("A.hand=P8 B.hand=P3,P6 pile=P4 deck=P5,X ask=draw:A", "P8,P3,P6,P4,P5,X")
    odds = expected(["P3", "P6", "P5", "X"], [2, 2], anything)
    first = next(iter(odds))
    wrong = {
        deal: p * (0.5 if deal == first else 1 + odds[first] * 0.5 / (1 - odds[first])) for deal, p in odds.items()
    }
    with pytest.raises(AssertionError):
        check_uniform(s, 0, [1], [0, 1], wrong)


def test_in_a_guess_the_others_know_what_is_public_and_no_more() -> None:
    words = "A.hand=P8 B.hand=P3,P6 pile=P4 deck=P5,X,... seen=6,2 B.knows=C:P5 C.hand=P5 C.knows=B:P3 A.knows=B:P3 "
    s = table(words + "public.knows=B:P3 ask=draw:A", 3)
    g = guessed(s, 0, 1)
    kinds = int(s.tables.kinds)
    for viewer in (1, 2):
        own = [int(n) for n in g.known][viewer * 4 * kinds : (viewer + 1) * 4 * kinds]
        public = [int(n) for n in g.known][3 * 4 * kinds :]
        public[viewer * kinds : (viewer + 1) * kinds] = [0] * kinds
        assert own == public
    assert s.game.faults(g) == []
