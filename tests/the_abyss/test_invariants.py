"""The quick check of a position and the one that describes faults agree, on valid and on broken positions."""

from collections.abc import Callable

import pytest

import hadal
from hadal.core import promises
from hadal.core.playout import random_steps
from hadal.games.the_abyss.questions import DRAW
from hadal.games.the_abyss.state import Position
from tests.strategies import scaled
from tests.the_abyss.table import play, table

Break = Callable[[Position], None]


def position() -> Position:
    """Three players in the middle of a round: a draw in progress, knowledge of every kind."""
    return table(
        "A.hand=P8*2,S1 B.hand=P6,P4,P4 C.hand=P5,P3 A.played=H1 A.panics=2 C.panics=1 pile=P5 deck=P4,X,... "
        "A.knows=B:P6 A.loose=BC:P5 B.knows=C:P3 C.knows=B:P6 B.loose=AC:P5 public.knows=B:P6 ask=draw:A",
        3,
    )


def put(field: str, at: int, change: int) -> Break:
    """Change one number of a vector."""

    def spoil(s: Position) -> None:
        vector = getattr(s, field)
        vector[at] += change

    return spoil


def put_panic_on_pile(s: Position) -> None:
    """Exchange the top of the pile with a Panic from the deck."""
    top = s.pile[s.pile_n - 1]
    place = [int(card) for card in s.deck].index(int(s.tables.panic))
    s.pile[s.pile_n - 1], s.deck[place] = s.tables.panic, top


def put_panic_in_hand(s: Position) -> None:
    """Move a Panic from in front of a seat to its hand."""
    s.panics[0] -= 1
    s.hands[s.tables.panic] += 1


def give_third_panic(s: Position) -> None:
    """Give a seat a third Panic without asking anybody."""
    place = [int(card) for card in s.deck].index(int(s.tables.panic))
    s.deck[place] = s.deck[s.deck_n - 1]
    s.deck_n -= 1
    s.panics[0] += 1


def set_field(field: str, value: int) -> Break:
    """Set a plain field."""

    def spoil(s: Position) -> None:
        setattr(s, field, value)

    return spoil


def kill(seat: int) -> Break:
    """Eliminate a seat from the round, with its cards."""
    return put("alive", seat, -1)


def owe_a_card(s: Position) -> None:
    """Give one place a card too few and another one too many."""
    s.out[3] -= 1
    s.hands[3] += 1


def change_a_card(s: Position) -> None:
    """A card of the deck becomes another one."""
    s.deck[0] = (s.deck[0] + 1) % 5


def forget_b(s: Position) -> None:
    """Make A forget what everybody knows about B's hand."""
    for i in range(KINDS, 2 * KINDS):
        s.known[i] = 0


KINDS = 12
BREAKS: dict[str, Break] = {
    "a card too many": put("hands", 0, 1),
    "a card too few": put("hands", 0, -1),
    "a negative count": put("out", 3, -1),
    "a negative count that another makes up for": owe_a_card,
    "a wrong card in the deck": change_a_card,
    "a Panic on the pile": put_panic_on_pile,
    "a Panic in a hand": put_panic_in_hand,
    "a third Panic and no question": give_third_panic,
    "out of the round with cards": kill(1),
    "asked, but out of the round": kill(0),
    "a Panic waits and nobody draws": set_field("waiting", 1),
    "nobody draws": set_field("drawer", -1),
    "sure of a card that is not there": put("known", 1 * KINDS + 5, 1),
    "sure of an own card": put("known", 0, 1),
    "not sure of what is public": forget_b,
    "a loose card that is not there": put("ambiguous_cards", 0, 2),
    "loose cards nowhere": put("ambiguous_hands", 0, -6),
    "loose cards in the own hand": put("ambiguous_hands", 0, 1),
    "hands without loose cards": put("ambiguous_hands", 2, 3),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_position_is_found_by_both_checks(name: str) -> None:
    s = position()
    if name == "nobody draws":
        play(s, "draw")
        assert s.drawer == 0
    assert s.game.faults(s) == [] and s.game.is_valid(s)
    BREAKS[name](s)
    assert s.game.faults(s) != []
    assert not s.game.is_valid(s)


def test_an_empty_deck_and_a_question_do_not_go_together() -> None:
    s = table("pile=P4,P5 deck=P3 out=P3*6,P4*6,P5*4,P6*3,P8*3,H1*3,H2*3,E1*3,E2*3,S1*3,S2*3,X*8 ask=draw:A")
    s.deck_n -= 1
    s.out[s.deck[0]] += 1
    assert s.question() == DRAW
    assert s.game.faults(s) == ["the deck is empty and the round goes on"]
    assert not s.game.is_valid(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_checks_find_real_positions_good(seats: int) -> None:
    game = hadal.game("the_abyss", seats)
    for seed in range(scaled(300, 30)):
        s = game.deal(seed)
        random_steps(s, seed, 5 * seed % 300)
        assert game.is_valid(s)
        assert game.faults(s) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_audit_of_random_games_finds_nothing(seats: int) -> None:
    progress: list[int] = []
    games = scaled(500, 15)
    found = promises.audit(hadal.game("the_abyss", seats), games, 1, progress.append)
    assert found.problems == []
    assert found.games == games == progress[-1]
    assert found.decisions > 100 * games
    assert 100 < found.longest < 5000
