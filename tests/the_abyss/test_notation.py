"""Positions as text: what is written, the defaults, and how invalid text is rejected."""

import contextlib
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hadal
from hadal.core.notation import NotationError
from hadal.core.playout import random_playout, random_steps
from tests.strategies import damaged, few
from tests.the_abyss.table import asked, deck, hand, pile, table

START = "the_abyss seats=2 turn=A A.hand=P8,P6 deck=X,P5,... pile=P4 ask=draw:A"


def test_what_is_not_said_is_filled_in() -> None:
    s = hadal.position(START)
    assert s.notation().startswith(
        "the_abyss seats=2 round=1 starter=A turn=A turns=1 pile=P4 out= A.hand=P8,P6 A.total=0"
    )
    assert asked(table("A.hand=P8,P6 deck=X,P5,... pile=P4 ask=draw:A")) == "draw:A"


def test_dots_stand_for_all_cards_that_are_nowhere_else() -> None:
    s = table("A.hand=P8,P6 deck=X,P5,... pile=P4 ask=draw:A")
    assert deck(s)[:2] == ["X", "P5"]
    assert len(deck(s)) + len(pile(s)) + len(hand(s, 0)) == 51


def test_the_turn_follows_from_the_question() -> None:
    s = table("starter=A pile=P3 ask=draw:B", 3)
    assert s.turn == 1
    assert asked(s) == "draw:B"


def test_a_viewer_gets_a_shorter_form() -> None:
    s = hadal.position(START)
    assert "A.hand=P8,P6" in s.notation(0)
    assert "A.hand=?2" in s.notation(1)
    assert "A.hand=?2" in s.notation(-1)
    assert "deck=?48" in s.notation(0)
    assert "dice" not in s.notation(0)


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("chess seats=2", 1, "begins with the name of a game"),
        ("the_abyss ask=draw:A", 0, "seats= is missing"),
        ("the_abyss seats=5 ask=draw:A", 17, "5 is not from 2 to 4"),
        ("the_abyss seats=two ask=draw:A", 17, "a whole number from 2 to 4 is needed, not 'two'"),
        ("the_abyss seats=2", 0, "ask= is missing"),
        ("the_abyss seats=2 ask=draw:C", 23, "a seat is one of A, B, not 'C'"),
        ("the_abyss seats=2 ask=dream:A", 23, "a question like draw:A"),
        ("the_abyss seats=2 A.hand=P8,P7 ask=draw:A", 29, "there is no card 'P7'"),
        ("the_abyss seats=2 A.hand=P8*0 ask=draw:A", 26, "a count from 1 to 51 is needed"),
        ("the_abyss seats=2 A.hand=P8*4 ask=draw:A", 0, "4 cards P8 instead of 3"),
        ("the_abyss seats=2 A.hand=P8 A.hand=P6 ask=draw:A", 29, "A.hand is given twice"),
        ("the_abyss seats=2 A.hand=X ask=draw:A", 0, "a Panic in a hand"),
        ("the_abyss seats=2 pile=X ask=draw:A", 0, "a Panic on the discard pile"),
        ("the_abyss seats=2 A.panics=3 ask=draw:A", 0, "3 Panics and goes on"),
        ("the_abyss seats=2 A.alive=0 ask=draw:B", 0, "fewer than two players"),
        ("the_abyss seats=2 colour=red ask=draw:A", 19, "there is no word 'colour'"),
        ("the_abyss seats=2 A.hnd=P8 ask=draw:A", 19, "did you mean 'A.hand'?"),
        ("the_abyss seats=2 ask=drw:A", 23, "questions are draw, "),
        ("the_abyss seats=2 nonsense ask=draw:A", 19, "a word like key=value is needed"),
        ("the_abyss seats=2 hook_discard=none ask=draw:A", 0, "hook_discard is drawn or any_in_hand"),
        ("the_abyss seats=2 seen=9 ask=draw:A", 24, "one number of seat bits"),
        ("the_abyss seats=2 seen=0000000000000000000000000000000001 ask=draw:A", 24, "one number of seat bits"),
        ("the_abyss seats=2 A.knows=B ask=draw:A", 27, "a place and cards like"),
        ("the_abyss seats=2 A.knows=B:P8 ask=draw:A", 0, "is sure of a card that is not in zone 1"),
        ("the_abyss seats=2 B.hand=P8 public.knows=B:P8 ask=draw:A", 0, "does not know what everybody knows"),
        ("the_abyss seats=2 A.hand=P8 A.knows=A:P8 ask=draw:A", 0, "notes its own cards"),
        ("the_abyss seats=2 A.hand=P8 A.loose=AB:P8 ask=draw:A", 0, "its own hand for one"),
        ("the_abyss seats=2 deck= ask=draw:A", 0, "instead of"),
        ("the_abyss seats=2 dice=99999999999999999999 ask=draw:A", 24, "is not from 0 to"),
        ("the_abyss seats=2 ask=place:A", 0, "do not wait in this order"),
        ("the_abyss seats=2 ask=next-turn:A,combos:A,finish-draw:A,place:A", 0, "drawer= is not the seat"),
        ("the_abyss seats=2 ask=next-turn:A,combos:A,destroy:A,sacrifice:A", 0, "no Panic to destroy"),
        ("the_abyss seats=2 A.panics=1 ask=next-turn:A,combos:A,destroy:A,sacrifice:A", 0, "cannot be reached"),
        ("the_abyss seats=2 ask=next-turn:A,combos:A,eye:A:0:5", 0, "so many cards cannot have been seen"),
        ("the_abyss seats=2 ask=next-turn:A,combos:A,keep:A", 0, "do not wait in this order"),
    ],
)
def test_bad_text_is_refused_with_the_place_and_the_reason(text: str, column: int, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        hadal.position(text)
    assert reason in str(caught.value)
    assert caught.value.column == column


@cache
def examples() -> list[str]:
    """Positions from games of every kind, with long notations, memories and waiting questions."""
    out = []
    for seats in (2, 3, 4):
        game = hadal.game("the_abyss", seats, hook_discard="any_in_hand" if seats == 3 else "drawn")
        for seed in range(6):
            s = game.seeded(seed)
            random_steps(s, seed, 40 + 13 * seed)
            out.append(s.notation())
    return [*out, START]


@few(300)
@given(st.data())
def test_a_damaged_position_is_read_or_refused_and_nothing_else_happens(data: st.DataObject) -> None:
    """What is read can be written, read again and played to the end without breaking an invariant."""
    text = data.draw(st.sampled_from(examples()).flatmap(damaged))
    try:
        s = hadal.position(text)
    except NotationError:
        return
    assert s.game.faults(s) == []
    assert hadal.position(s.notation()).notation() == s.notation()
    random_playout(s, 1)
    assert s.over()
    assert s.game.faults(s) == []


WORDS = [
    "seats=2",
    "ask=",
    "A.hand=",
    "deck=",
    "turn=A",
    "draw:A",
    "P8",
    ",",
    "...",
    "X*8",
    "knows=",
    "dice=",
    " ",
    "=",
    "B",
]


@few(200)
@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join)))
def test_any_text_is_read_or_refused(text: str) -> None:
    for line in (text, f"the_abyss {text}", f"the_abyss seats=2 {text} ask=draw:A"):
        with contextlib.suppress(NotationError):
            hadal.position(line)
