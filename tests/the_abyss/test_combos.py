"""Section 5, step 2: Eye, Hook and Sword (G3 to G6)."""

from collections import Counter

import pytest

from tests.the_abyss.table import (
    Road,
    alive,
    asked,
    deck,
    events_of,
    hand,
    legal,
    panics,
    pile,
    play,
    played,
    round_is_over,
    scored,
    table,
)

HOOK = "ask=next-turn:A,combos:A,hook:A"
SWORD = "ask=next-turn:A,combos:A,sword:A"


def test_an_eye_shows_four_cards_that_go_to_the_bottom_in_order(road: Road) -> None:
    """C017"""
    s = table("A.hand=E1,P3 deck=P3,X,P5,H1,P8,... ask=combos:A")
    below = deck(s)[4:]
    s = play(s, "play:E1", road=road)
    assert [s.game.card_name(event.card) for event in events_of(s, "peeked")] == ["P3", "X", "P5", "H1"]
    assert legal(s) == ["top", "bottom"]
    assert played(s, 0) == ["E1"]
    assert hand(s, 0) == ["P3"]
    s = play(s, "bottom", road=road)
    assert deck(s) == [*below, "P3", "X", "P5", "H1"]
    assert deck(s)[0] == "P8"


def test_an_eye_may_leave_the_cards_on_top(road: Road) -> None:
    """C017"""
    s = table("A.hand=E1 deck=P3,X,P5,H1,P8,... ask=combos:A")
    before = deck(s)
    assert deck(play(s, "play:E1", "top", road=road)) == before


def test_only_its_player_sees_what_an_eye_shows(road: Road) -> None:
    s = play(table("A.hand=E1 deck=P3,X,P5,H1,P8,... ask=combos:A", 3), "play:E1", road=road)
    for event in events_of(s, "peeked"):
        assert event.readable_by(0)
        assert not any(event.readable_by(viewer) for viewer in (-1, 1, 2))


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_an_eye_on_a_small_deck_shows_all_and_asks_all_the_same(size: int, road: Road) -> None:
    """Rulings 19 and 35: on top or to the bottom, nothing changes."""
    rest = ["P3", "P4", "P5", "P6"][size:]
    out = ",".join(["X*8,S1*3,S2*3,H1*3,H2*3,E1*2,E2*3,P3*6,P4*5,P5*4,P6*2,P8*3", *rest])
    cards = ["P3", "P4", "P5", "P6"][:size]
    s = table(f"A.hand=E1 pile=P4 deck={','.join(cards)} out={out} ask=combos:A")
    s = play(s, "play:E1", road=road)
    assert legal(s) == ["top", "bottom"]
    assert [label.amount for label in s.labels()] == [size, size]
    assert deck(play(s, "bottom", road=road)) == cards


def test_a_hook_on_oneself_draws_two_cards(road: Road) -> None:
    """C019"""
    s = table("A.hand=H1 pile=P5 deck=P4,P6,... ask=combos:A")
    s = play(s, "play:H1", "hook:A", "keep:P6", road=road)
    assert pile(s) == ["P4", "P5"]
    assert hand(s, 0) == ["P6"]
    assert asked(s) == "combos:A"


def test_a_hook_can_eliminate_and_end_the_round(road: Road) -> None:
    """C020, rulings 15 and 24"""
    s = table("A.hand=P8,H1 B.panics=2 B.hand=P6,P4 deck=X,P5,... ask=combos:A")
    s = play(s, "play:H1", "hook:B", road=road)
    assert scored(s) == {0: 8}


def test_an_elimination_in_a_hooked_draw_lets_the_turn_go_on(road: Road) -> None:
    """Section 5.2: the other drawn card is discarded, the active player goes on."""
    s = table(f"A.hand=P8 B.panics=2 B.hand=P6,P4 pile=P3 deck=X,P5,... {HOOK}", 3)
    s = play(s, "hook:B", road=road)
    assert alive(s) == [1, 0, 1]
    assert pile(s) == ["P5", "P3"]
    assert asked(s) == "combos:A"
    assert asked(play(s, "done", road=road)) == "draw:C"


def test_a_player_eliminated_by_their_own_hook_has_ended_the_turn(road: Road) -> None:
    s = table(f"A.panics=2 A.hand=P4 pile=P3 deck=X,X,... {HOOK}", 3)
    s = play(s, "hook:A", road=road)
    assert alive(s) == [0, 1, 1]
    assert asked(s) == "draw:B"
    assert s.game.faults(s) == []


def test_the_hooked_player_chooses_and_the_others_see_only_the_discarded_card(road: Road) -> None:
    """C021"""
    s = play(table(f"A.hand=P3 pile=P5 deck=P3,P8,... {HOOK}", 3), "hook:B", road=road)
    assert asked(s) == "keep:B"
    assert s.view(0)["drawn"] == [] == s.view(2)["drawn"]
    s = play(s, "keep:P8", road=road)
    assert [event.seen_by(0).card for event in events_of(s, "kept")] == [-1]
    assert [s.game.card_name(event.seen_by(0).card) for event in events_of(s, "discarded")] == ["P3"]
    assert asked(s) == "combos:A"


def test_the_hooked_player_may_discard_any_card_of_the_hand(road: Road) -> None:
    """C022, ruling 14"""
    s = table(f"hook_discard=any_in_hand B.hand=P3 pile=P5 deck=P8,P6,... {HOOK}")
    s = play(s, "hook:B", road=road)
    assert hand(s, 1) == ["P8", "P6", "P3"]
    assert legal(s) == ["discard:P8", "discard:P6", "discard:P3"]
    s = play(s, "discard:P3", road=road)
    assert hand(s, 1) == ["P8", "P6"]
    assert pile(s) == ["P3", "P5"]


def test_any_in_hand_changes_only_a_hooked_draw_of_two_normal_cards(road: Road) -> None:
    """Ruling 34"""
    s = table("hook_discard=any_in_hand A.hand=P3 pile=P5 deck=P8,P6,... ask=draw:A")
    assert asked(play(s, "draw", road=road)) == "keep:A"
    s = play(table(f"hook_discard=any_in_hand B.hand=P3 pile=P5 deck=X,P6,... {HOOK}"), "hook:B", road=road)
    assert pile(s) == ["P6", "P5"]
    assert asked(s) == "combos:A"
    rest = "out=X*8,S1*3,S2*3,H1*3,H2*3,E1*3,E2*3,P3*6,P4*7,P5*4,P6*2,P8*3"
    s = play(table(f"hook_discard=any_in_hand B.hand=P3 pile=P5 deck=P6 {rest} {HOOK}"), "hook:B", road=road)
    assert scored(s) == {0: 0, 1: 9}


def test_a_hook_that_empties_the_deck_ends_the_round_after_the_choice(road: Road) -> None:
    """C034"""
    rest = "out=X*8,S1*3,S2*3,H1*3,H2*3,E1*3,E2*3,P3*6,P4*6,P5*4,P6*3,P8*3"
    s = play(table(f"pile=P5 deck=P3,P4 {rest} {HOOK}"), "hook:B", road=road)
    assert asked(s) == "keep:B"
    assert not round_is_over(s)
    assert scored(play(s, "keep:P4", road=road)) == {0: 0, 1: 4}


def test_a_sword_takes_each_card_of_the_hand_with_equal_chance(road: Road) -> None:
    """C023, ruling 16: 400 throws, half and half within five standard deviations."""
    found: Counter[str] = Counter()
    for dice in range(400):
        s = play(table(f"A.panics=1 B.hand=P8,P3 dice={dice * 7919} {SWORD}"), "steal:B", road=road)
        found[hand(s, 0)[0]] += 1
        assert len(hand(s, 1)) == 1
    assert set(found) == {"P8", "P3"}
    assert abs(found["P8"] - 200) < 50


def test_a_sword_takes_a_card_held_twice_twice_as_often() -> None:
    """Ruling 16: uniform over the cards of the hand, not over their kinds."""
    found = Counter(
        hand(play(table(f"A.panics=1 B.hand=P8*2,P3 dice={dice * 7919} {SWORD}"), "steal:B"), 0)[0]
        for dice in range(600)
    )
    assert abs(found["P8"] - 400) < 58


def test_only_thief_and_victim_see_the_stolen_card(road: Road) -> None:
    s = play(table(f"A.panics=1 B.hand=P8,P3 {SWORD}", 3), "steal:B", road=road)
    (event,) = events_of(s, "stole")
    assert [event.readable_by(viewer) for viewer in (-1, 0, 1, 2)] == [False, True, True, False]


def test_a_sword_gives_a_panic_to_an_opponent(road: Road) -> None:
    """C024"""
    s = table("A.hand=S2 A.panics=1 B.hand=P3 ask=combos:A")
    s = play(s, "play:S2", "give:B", road=road)
    assert panics(s) == [0, 1]
    assert played(s, 0) == ["S2"]


def test_the_gift_of_a_third_panic_lets_a_rich_hand_choose(road: Road) -> None:
    """C025"""
    words = f"A.panics=1 A.hand=P4 B.panics=2 B.hand=P8,P8 {SWORD}"
    s = play(table(words), "give:B", road=road)
    assert asked(s) == "threat:B"
    s = play(s, "sacrifice", "give-up:P8", "give-up:P8", road=road)
    assert panics(s) == [0, 2]
    assert hand(s, 1) == []
    assert asked(s) == "combos:A"
    s = play(table(words), "give:B", "submit", road=road)
    assert scored(s) == {0: 4}


def test_the_gift_of_a_third_panic_eliminates_a_poor_hand(road: Road) -> None:
    """C025"""
    s = play(table(f"A.panics=1 B.panics=2 B.hand=P8,P6 {SWORD}", 3), "give:B", road=road)
    assert alive(s) == [1, 0, 1]
    assert asked(s) == "combos:A"


def test_a_sword_that_can_do_nothing_cannot_be_played() -> None:
    """C026, ruling 17"""
    s = table("A.hand=S1 ask=combos:A")
    assert legal(s) == ["done"]
    reason = s.explain(s.game.blocks.id("play:S1"))
    assert reason is not None and reason.code == "sword-useless"


def test_a_sword_is_never_used_on_oneself() -> None:
    """C027"""
    s = table(f"A.panics=1 A.hand=P8 B.hand=P3 C.hand=P4 {SWORD}", 3)
    assert legal(s) == ["steal:B", "steal:C", "give:B", "give:C"]
    for name in ("steal:A", "give:A"):
        reason = s.explain(s.game.blocks.id(name))
        assert reason is not None and reason.code == "yourself"


def test_an_eliminated_player_cannot_be_chosen() -> None:
    """Section 5.2, ruling 18"""
    s = table(f"A.panics=1 A.hand=P8 B.alive=0 C.hand=P4 D.panics=2 {SWORD}", 4)
    assert legal(s) == ["steal:C", "give:C", "give:D"]
    s = table(f"B.alive=0 {HOOK}", 4)
    assert legal(s) == ["hook:A", "hook:C", "hook:D"]


def test_a_stolen_combo_may_be_played_in_the_same_step(road: Road) -> None:
    """C028"""
    s = play(table("A.hand=S1 A.panics=1 B.hand=H1 ask=combos:A"), "play:S1", "steal:B", road=road)
    assert "play:H1" in legal(s)


def test_a_sword_with_one_use_is_used_without_asking(road: Road) -> None:
    """Everybody can see that there is no other use."""
    s = play(table("A.hand=S1 B.hand=H1 ask=combos:A"), "play:S1", road=road)
    assert events_of(s, "stole")
    assert asked(s) == "combos:A"


def test_combos_are_played_in_your_own_turn_only_and_after_drawing() -> None:
    """Ruling 20"""
    s = table("A.hand=H1 B.hand=H2 pile=P3 ask=draw:A")
    assert legal(s) == ["take", "draw"]
    reason = s.explain(s.game.blocks.id("play:H1"))
    assert reason is not None and reason.code == "other-question"
    assert legal(play(s, "take")) == ["play:H1", "done"]


def test_after_the_turn_has_ended_nothing_more_is_played(road: Road) -> None:
    """Ruling 22"""
    s = play(table("A.hand=P8*3,H1 pile=P3 ask=combos:A"), "done", road=road)
    assert asked(s) == "draw:B"


def test_a_played_combo_is_not_discarded_and_its_point_is_gone(road: Road) -> None:
    s = play(table("A.hand=P8*3,H1 pile=P3 deck=P4,P5,... ask=combos:A"), "play:H1", road=road)
    assert pile(s) == ["P3"]
    s = play(s, "hook:B", "keep:P4", road=road)
    assert "stop" not in legal(s)
