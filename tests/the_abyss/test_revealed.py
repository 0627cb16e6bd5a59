"""Which moves reveal or roll something, and so cannot be taken back."""

import pytest

from tests.the_abyss.table import asked, play, table

KEEPS_SECRETS = [
    ("pile=P4 ask=draw:A", "take"),
    ("A.hand=P8*2 A.panics=1 ask=combos:A", "sacrifice"),
    ("A.hand=E1 ask=next-turn:A,combos:A,eye:A:0:4", "bottom"),
    ("A.hand=H1 ask=combos:A", "play:H1"),
    ("pile=P4 ask=combos:A", "done"),
]
REVEALS = [
    ("pile=P5 deck=P3,P4,... ask=draw:A", "draw"),
    ("A.hand=E1 ask=combos:A", "play:E1"),
    ("A.hand=H1 ask=next-turn:A,combos:A,hook:A", "hook:B"),
    ("A.panics=1 B.hand=P8 ask=next-turn:A,combos:A,sword:A", "steal:B"),
    ("A.hand=P8*3,P6 ask=combos:A", "stop"),
    ("pile= ask=combos:A", "done"),  # B must draw from the deck, and does so at once
]


@pytest.mark.parametrize(("text", "move"), KEEPS_SECRETS)
def test_a_move_that_shows_its_player_nothing_new_can_be_taken_back(text: str, move: str) -> None:
    assert not play(table(text), move).revealed


@pytest.mark.parametrize(("text", "move"), REVEALS)
def test_a_move_that_reveals_or_rolls_cannot_be_taken_back(text: str, move: str) -> None:
    assert play(table(text), move).revealed


@pytest.mark.parametrize(("hand", "question"), [("P8,P8", "threat:B"), ("P8,P6", "combos:A")])
def test_the_gift_of_a_third_panic_tells_whether_the_hand_is_worth_fifteen(hand: str, question: str) -> None:
    s = table(f"A.panics=1 A.hand=S1 B.panics=2 B.hand={hand} C.hand=P3 ask=next-turn:A,combos:A,sword:A", 3)
    play(s, "give:B")
    assert asked(s) == question
    assert s.revealed
