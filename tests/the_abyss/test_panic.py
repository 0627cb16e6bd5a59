"""Sections 5.1 and 5.2: placing Panics, sacrifices and eliminations (G7, G9, G10)."""

import pytest

from hadal.words import Words
from tests.the_abyss.table import Road, alive, asked, events_of, hand, legal, out, panics, pile, play, scored, table


def test_a_third_panic_eliminates_a_poor_hand_at_once(road: Road) -> None:
    """C010"""
    s = table("A.panics=2 A.hand=P8,P6 B.hand=P3 C.hand=P3 pile=P4 deck=X,P5,... ask=draw:A", 3)
    s = play(s, "draw", road=road)
    assert alive(s) == [0, 1, 1]
    assert pile(s) == ["P5", "P4"]
    assert asked(s) == "draw:B"
    assert out(s) == ["P8", "P6", "X", "X", "X"]
    assert panics(s) == [0, 0, 0]


def test_a_third_panic_may_be_averted_by_a_sacrifice(road: Road) -> None:
    """C011, ruling 9"""
    s = table("A.panics=2 A.hand=P8,P6,P3,S1 pile=P4 deck=X,P5,... ask=draw:A")
    s = play(s, "draw", road=road)
    assert asked(s) == "threat:A"
    assert legal(s) == ["sacrifice", "submit"]
    s = play(s, "sacrifice", "give-up:P8", "give-up:P6", "give-up:S1", road=road)
    assert panics(s) == [2, 0]
    assert hand(s, 0) == ["P3"]
    assert out(s) == ["P8", "P6", "S1", "X"]
    assert pile(s) == ["P5", "P4"]
    assert asked(s) == "combos:A"


def test_a_threatened_player_may_choose_to_be_eliminated(road: Road) -> None:
    """G9"""
    s = table("A.panics=2 A.hand=P8,P6,P3,S1 pile=P4 deck=X,P5,... ask=draw:A", 3)
    s = play(s, "draw", "submit", road=road)
    assert alive(s) == [0, 1, 1]
    assert pile(s) == ["P5", "P4"]
    assert asked(s) == "draw:B"


def test_gifts_only_eliminates_without_a_choice(road: Road) -> None:
    """C012, ruling 9"""
    s = table("third_panic_rescue=gifts_only A.panics=2 A.hand=P8,P6,P3,S1 B.hand=P8 pile=P4 deck=X,P5,... ask=draw:A")
    s = play(s, "draw", road=road)
    assert [event.seat for event in events_of(s, "eliminated")] == [0]
    assert scored(s) == {1: 8}


def test_gifts_only_gives_no_rescue_from_a_hooked_draw(road: Road) -> None:
    """Ruling 33"""
    words = "third_panic_rescue=gifts_only B.panics=2 B.hand=P8*2 deck=X,P5,... ask=next-turn:A,combos:A,hook:A"
    s = play(table(words, 3), "hook:B", road=road)
    assert alive(s) == [1, 0, 1]
    assert asked(s) == "combos:A"


def test_gifts_only_leaves_the_sacrifice_between_two_panics(road: Road) -> None:
    """Ruling 33: G10 remains, so the second Panic is only the second one."""
    words = "third_panic_rescue=gifts_only B.panics=1 B.hand=P8*2 deck=X,X,... ask=next-turn:A,combos:A,hook:A"
    s = play(table(words, 3), "hook:B", road=road)
    assert asked(s) == "between:B"
    s = play(s, "sacrifice", "give-up:P8", "give-up:P8", road=road)
    assert alive(s) == [1, 1, 1]
    assert panics(s) == [0, 2, 0]


def test_gifts_only_still_lets_a_gift_be_averted(road: Road) -> None:
    """Ruling 9"""
    words = "third_panic_rescue=gifts_only A.panics=1 B.panics=2 B.hand=P8*2 ask=next-turn:A,combos:A,sword:A"
    assert asked(play(table(words, 3), "give:B", road=road)) == "threat:B"


def test_a_sacrifice_in_your_own_turn_destroys_a_panic(road: Road) -> None:
    """C015"""
    s = table("A.panics=1 A.hand=P8,P8,P5 pile=P4 ask=combos:A")
    s = play(s, "sacrifice", "give-up:P8", "give-up:P8", road=road)
    assert panics(s) == [0, 0]
    assert hand(s, 0) == ["P5"]
    assert pile(s) == ["P4"]
    assert out(s) == ["P8", "P8", "X"]
    assert asked(s) == "combos:A"


def test_without_a_panic_there_is_no_sacrifice() -> None:
    """C016"""
    s = table("A.hand=P8*3,P6 ask=combos:A")
    assert legal(s) == ["stop", "done"]
    reason = s.explain(s.game.blocks.id("sacrifice"))
    assert reason is not None and reason.code == "no-panic"


def test_a_sacrifice_needs_fifteen_points() -> None:
    s = table("A.panics=2 A.hand=P8,P6 ask=combos:A")
    assert legal(s) == ["done"]
    reason = s.explain(s.game.blocks.id("sacrifice"))
    assert reason is not None
    assert reason.as_dict() == {"code": "too-few-points", "have": 14, "need": 15}


def sets(text: str) -> set[tuple[str, ...]]:
    """All sets of cards that a hand can sacrifice."""
    found: set[tuple[str, ...]] = set()
    waiting = [play(table(f"A.panics=1 A.hand={text} ask=combos:A"), "sacrifice")]
    while waiting:
        s = waiting.pop()
        if asked(s) == "combos:A":
            found.add(tuple(out(s)[:-1]))
        else:
            waiting += [play(s.clone(), name) for name in legal(s)]
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("P8*2,P5", {("P8", "P8")}),
        ("P8,P6,P3,S1", {("P8", "P6", "P3"), ("P8", "P6", "S1")}),
        ("P5*4", {("P5", "P5", "P5")}),
        ("P8,P4*2,P3*2", {("P8", "P4", "P4"), ("P8", "P4", "P3")}),
    ],
)  # fmt: skip
def test_only_sets_from_which_no_card_can_be_left_out_are_sacrificed(text: str, expected: set[tuple[str, ...]]) -> None:
    """Ruling 11"""
    found = sets(text)
    assert expected <= found
    for cards in found:
        worth = [int(card[1]) for card in cards]
        assert sum(worth) >= 15
        assert sum(worth) - min(worth) < 15


def test_between_two_panics_a_player_may_sacrifice(road: Road) -> None:
    """G10, ruling 10"""
    s = table("A.panics=1 A.hand=P8*2,P3 pile=P4 deck=X,X,... ask=draw:A", 3)
    s = play(s, "draw", road=road)
    assert asked(s) == "between:A"
    assert panics(s) == [2, 0, 0]
    s = play(s, "sacrifice", "give-up:P8", "give-up:P8", road=road)
    assert panics(s) == [2, 0, 0]
    assert alive(s) == [1, 1, 1]


def test_a_player_who_declines_between_two_panics_gets_the_third(road: Road) -> None:
    s = table("A.panics=1 A.hand=P8*2,P3 pile=P4 deck=X,X,... ask=draw:A", 3)
    s = play(s, "draw", "decline", road=road)
    assert asked(s) == "threat:A"
    s = play(s, "submit", road=road)
    assert alive(s) == [0, 1, 1]


def test_before_a_second_panic_the_prompt_speaks_of_what_comes_and_not_of_what_lies_there(road: Road) -> None:
    s = play(table("A.hand=P8*2 pile=P4 deck=X,X,... ask=draw:A"), "draw", road=road)
    assert panics(s) == [1, 0]
    refusal = next(label for label in s.labels() if label.verb == "decline")
    assert Words("en").follows(s, refusal) == "You then have 2 Panics of three."
    assert Words("fr").follows(s, refusal) == "Vous aurez alors 2 Paniques sur trois."


def test_between_two_panics_as_often_as_there_are_panics_and_points(road: Road) -> None:
    """Ruling 32"""
    s = table("A.panics=1 A.hand=P8*3,P6*3,P5 pile=P4 deck=X,X,... ask=draw:A")
    s = play(s, "draw", "sacrifice", "give-up:P8", "give-up:P8", road=road)
    assert asked(s) == "between:A"
    assert panics(s) == [1, 0]
    s = play(s, "sacrifice", "give-up:P8", "give-up:P6", "give-up:P6", road=road)
    assert panics(s) == [1, 0]  # none was left, and the second one of the draw has been placed
    assert asked(s) == "combos:A"
    assert hand(s, 0) == ["P6", "P5"]


def test_between_is_asked_even_of_a_hand_that_cannot_sacrifice(road: Road) -> None:
    """Skipping the question would reveal that the hand has less than 15 points."""
    s = play(table("A.hand=P3*2 pile=P4 deck=X,X,... ask=draw:A"), "draw", road=road)
    assert asked(s) == "between:A"
    assert legal(s) == ["decline"]


def test_between_is_not_asked_when_everybody_sees_that_the_hand_is_too_small() -> None:
    """One card is never worth 15."""
    s = play(table("A.hand=P8 pile=P4 deck=X,X,... ask=draw:A"), "draw")
    assert asked(s) == "combos:A"


def test_a_first_panic_that_eliminates_takes_the_waiting_one_out_of_the_round(road: Road) -> None:
    """Section 5.2"""
    s = table("A.panics=2 A.hand=P3 pile=P4 deck=X,X,... ask=draw:A", 3)
    s = play(s, "draw", road=road)
    assert alive(s) == [0, 1, 1]
    assert out(s) == ["P3", "X", "X", "X", "X"]
    assert asked(s) == "draw:B"
    assert s.game.faults(s) == []


def test_two_panics_after_two_can_both_be_averted(road: Road) -> None:
    s = table("A.panics=2 A.hand=P8*3,P6*3 pile=P4 deck=X,X,... ask=draw:A")
    s = play(s, "draw", "sacrifice", "give-up:P8", "give-up:P8", road=road)
    assert asked(s) == "between:A"
    s = play(s, "decline", road=road)
    assert asked(s) == "threat:A"
    s = play(s, "sacrifice", "give-up:P8", "give-up:P6", "give-up:P6", road=road)
    assert panics(s) == [2, 0]
    assert asked(s) == "combos:A"


def test_the_other_drawn_card_is_not_yet_discarded_while_the_third_panic_is_settled(road: Road) -> None:
    """Ruling 31"""
    s = table("A.panics=2 A.hand=P8*2 pile=P4 deck=P5,X,... ask=draw:A", 3)
    s = play(s, "draw", road=road)
    assert asked(s) == "threat:A"
    assert pile(s) == ["P4"]
    assert hand(s, 3) == ["P5"]
    assert s.view(0)["drawn_size"] == s.view(1)["drawn_size"] == 1
    assert s.view(1)["drawn"] == []
    s = play(s, "submit", road=road)
    assert pile(s) == ["P5", "P4"]


def test_the_hand_of_an_eliminated_player_goes_out_face_up(road: Road) -> None:
    """Ruling 23"""
    s = table("A.panics=2 A.hand=P8,P6 A.played=H1 pile=P4 deck=X,P5,... ask=draw:A", 3)
    s = play(s, "draw", road=road)
    assert [s.game.card_name(event.seen_by(-1).card) for event in events_of(s, "lost")] == ["P8", "P6"]
    assert out(s) == ["P8", "P6", "H1", "X", "X", "X"]
