"""Section 5, step 1: the discard pile or two cards of the deck (G1, G2)."""

from tests.the_abyss.table import (
    Road,
    asked,
    deck,
    events_of,
    hand,
    legal,
    panics,
    pile,
    play,
    round_is_over,
    scored,
    table,
)


def test_the_top_of_the_discard_pile_joins_the_hand(road: Road) -> None:
    """C005"""
    s = table("A.hand=P3 pile=P6,P5 ask=draw:A")
    before = deck(s)
    s = play(s, "take", road=road)
    assert hand(s, 0) == ["P6", "P3"]
    assert pile(s) == ["P5"]
    assert deck(s) == before
    assert asked(s) == "combos:A"


def test_an_empty_discard_pile_leaves_only_the_deck(road: Road) -> None:
    """C006, ruling 6: the only possible action is taken without asking."""
    s = table("pile= deck=P3,P8,... ask=draw:A")
    assert asked(s) == "keep:A"
    s = table("A.hand=P4 pile=P5 ask=draw:A")
    assert legal(s) == ["take", "draw"]
    s = play(s, "take", "done", road=road)
    assert events_of(s, "drew")
    assert not events_of(s, "took")


def test_of_two_normal_cards_one_is_kept_and_the_other_discarded(road: Road) -> None:
    """C007"""
    s = play(table("pile=P5 deck=P3,P8,... ask=draw:A"), "draw", road=road)
    assert legal(s) == ["keep:P8", "keep:P3"]
    s = play(s, "keep:P8", "done", road=road)
    assert hand(s, 0) == ["P8"]
    assert pile(s) == ["P3", "P5"]
    assert asked(s) == "draw:B"
    s = play(s, "take", road=road)
    assert hand(s, 1) == ["P3"]


def test_equal_cards_are_asked_about_too(road: Road) -> None:
    """Skipping the question would reveal that the cards are equal."""
    s = play(table("pile=P5 deck=P3,P3,... ask=draw:A"), "draw", road=road)
    assert legal(s) == ["keep:P3"]
    s = play(s, "keep:P3", road=road)
    assert hand(s, 0) == ["P3"]
    assert pile(s) == ["P3", "P5"]


def test_beside_a_panic_nothing_is_kept(road: Road) -> None:
    """C008"""
    for order in ("X,P8", "P8,X"):
        s = play(table(f"A.hand=P4 pile=P5 deck={order},... ask=draw:A"), "draw", road=road)
        assert panics(s) == [1, 0]
        assert pile(s) == ["P8", "P5"]
        assert hand(s, 0) == ["P4"]
        assert asked(s) == "combos:A"


def test_two_panics_are_both_placed_and_nothing_is_discarded(road: Road) -> None:
    """C009"""
    s = play(table("pile=P5 deck=X,X,... ask=draw:A"), "draw", road=road)
    assert panics(s) == [2, 0]
    assert pile(s) == ["P5"]
    assert asked(s) == "combos:A"


def test_the_last_card_alone_is_kept_and_the_round_ends(road: Road) -> None:
    """C033, rulings 7 and 8: no combos and no Stop follow."""
    s = table(
        "A.hand=P8*3,H1 B.hand=P4 pile=P5 deck=P3 out=P3*6,P4*6,P5*4,P6*3,H1*2,H2*3,E1*3,E2*3,S1*3,S2*3,X*8 ask=draw:A"
    )
    s = play(s, "draw", road=road)
    assert scored(s) == {0: 28, 1: 4}
    assert s.round == 2


def test_the_last_card_a_panic_is_placed_and_checked_before_the_round_ends(road: Road) -> None:
    """C033"""
    rest = "out=P3*7,P4*6,P5*4,P6*3,H1*3,H2*3,E1*3,E2*3,S1*3,S2*3"
    s = table(f"A.hand=P8 B.hand=P4 C.hand=P8*2 pile=P5 A.panics=2 deck=X {rest},X*5 ask=draw:A", 3)
    s = play(s, "draw", road=road)
    assert [event.seat for event in events_of(s, "eliminated")] == [0]
    assert scored(s) == {1: 4, 2: 16}
    s = table(f"A.hand=P8 B.hand=P4 C.hand=P8*2 pile=P5 A.panics=1 deck=X {rest},X*6 ask=draw:A", 3)
    s = play(s, "draw", road=road)
    assert scored(s) == {0: 8, 1: 4, 2: 16}


def test_the_last_card_a_third_panic_may_be_averted_before_the_round_ends(road: Road) -> None:
    """C033: the draw is settled first, including the choice."""
    rest = "out=P3*7,P4*6,P5*4,P6*3,H1*3,H2*3,E1*3,E2*3,S1*3,S2*3"
    s = table(f"A.hand=P8*2 B.hand=P4,P8 pile=P5 A.panics=2 deck=X {rest},X*5 ask=draw:A")
    s = play(s, "draw", road=road)
    assert asked(s) == "threat:A"
    assert s.game.faults(s) == []
    s = play(s, "sacrifice", "give-up:P8", road=road)
    assert not round_is_over(s)
    s = play(s, "give-up:P8", road=road)
    assert scored(s) == {0: 0, 1: 12}


def test_the_last_two_cards_are_dealt_with_before_the_round_ends(road: Road) -> None:
    """Ruling 8"""
    rest = "out=P3*6,P4*6,P5*4,P6*3,H1*3,H2*3,E1*3,E2*3,S1*3,S2*3,X*8"
    s = play(table(f"A.hand=P8*2 B.hand=P4 pile=P5 deck=P3,P8 {rest} ask=draw:A"), "draw", road=road)
    assert asked(s) == "keep:A"
    assert s.game.faults(s) == []
    s = play(s, "keep:P8", road=road)
    assert scored(s) == {0: 24, 1: 4}


def test_a_draw_that_empties_the_deck_and_leaves_one_player_ends_the_round_once(road: Road) -> None:
    """Ruling 30: by last survivor, who scores the hand."""
    rest = "out=P3*6,P4*6,P5*4,P6*3,H1*3,H2*3,E1*3,E2*3,S1*3,S2*3,X*5"
    s = table(f"A.hand=P8 B.hand=P4,P8*2 pile=P5 A.panics=2 deck=P3,X {rest} ask=draw:A")
    s = play(s, "draw", road=road)
    assert scored(s) == {1: 20}
    assert len(events_of(s, "round")) == 1
