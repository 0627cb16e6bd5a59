"""Section 4 of the rules: the deck, the deal, the first discard, who starts."""

from collections import Counter

import hadal
from hadal.games.the_abyss.deck import STANDARD, Deck
from tests.the_abyss.table import Road, alive, asked, dealt, deck, events_of, hand, panics, pile, play, scored, table


def test_the_deck_has_51_cards_143_points_8_panics_and_18_combo_cards() -> None:
    """C001"""
    standard = Deck(STANDARD)
    cards = [standard.names[kind] for kind in standard.cards()]
    assert len(cards) == 51
    assert sum(int(standard.points[kind]) for kind in standard.cards()) == 143
    assert cards.count("X") == 8
    assert sum(card[0] in "SHE" for card in cards) == 18


def test_a_panic_in_the_opening_hand_is_placed_and_not_replaced() -> None:
    """C002, ruling 4"""
    s = dealt(2, "P3", "P5", "X", "P5", "P4", "P5", "P6")
    assert hand(s, 0) == ["P4", "P3"]
    assert panics(s) == [1, 0]
    assert hand(s, 1) == ["P5", "P5", "P5"]


def test_cards_are_dealt_one_at_a_time_in_turn_order_from_the_starter() -> None:
    s = dealt(3, "P8", "P6", "P5", "P4", "P4", "P3", "P8", "P6", "P5", "P3", starter=2)
    assert hand(s, 2) == ["P8", "P8", "P4"]
    assert hand(s, 0) == ["P6", "P6", "P4"]
    assert hand(s, 1) == ["P5", "P5", "P3"]
    assert asked(s) == "draw:C"


def test_a_panic_turned_up_first_is_shuffled_back_until_a_normal_card_comes() -> None:
    """C004, ruling 5"""
    seen = set()
    for dice in range(20):
        s = dealt(2, "P3", "P3", "P4", "P4", "P5", "P5", "X", "P5", dice=dice)
        assert events_of(s, "shuffled-back")
        assert len(pile(s)) == 1
        assert pile(s) != ["X"]
        assert Counter(deck(s))["X"] == 8
        seen.add(pile(s)[0])
    assert len(seen) > 3


def test_three_panics_in_the_opening_deal_eliminate_and_the_others_play_on() -> None:
    """Rulings 4 and 29: no cards, no sacrifice possible; A would have started."""
    s = dealt(3, "X", "P3", "P4", "X", "P3", "P4", "X", "P3", "P4", "P5")
    assert alive(s) == [0, 1, 1]
    assert asked(s) == "draw:B"
    assert hand(s, 0) == []
    assert panics(s) == [0, 0, 0]
    assert s.game.faults(s) == []


def test_with_two_players_the_third_panic_dealt_ends_the_round_at_once() -> None:
    """Ruling 29: the other player scores the cards dealt so far (here two, before the third)."""
    s = dealt(2, "X", "P8", "X", "P6", "X", "P5")
    assert scored(s) == {1: 14}
    assert s.scores() == [0, 14]
    assert s.round == 2
    assert s.starter == 1


def test_rounds_that_end_in_the_deal_follow_each_other_until_somebody_has_seventy() -> None:
    """Ruling 29 with a deck of Panics: the rounds go on, each dealt from all 51 cards."""
    game = hadal.game("the_abyss", 2, deck_list="X*38,P9*13")
    for seed in range(30):
        s = game.seeded(seed)
        assert s.over() or s.legal()
        assert game.faults(s) == []


def test_the_starter_moves_to_the_left_each_round(road: Road) -> None:
    """C040, ruling 3"""
    s = table("starter=A A.hand=P8*3,P6 B.hand=P3 C.hand=P4 ask=combos:A", 3)
    s = play(s, "stop", road=road)
    starters = [int(s.starter)]
    for _ in range(2):
        s = table(f"round={s.round} starter={'ABC'[s.starter]} A.hand=P8*3,P6 pile=P3 ask=combos:A", 3)
        s = play(s, "stop", road=road)
        starters.append(int(s.starter))
    assert starters == [1, 2, 0]


def test_the_first_starter_is_random() -> None:
    """Ruling 3"""
    game = hadal.game("the_abyss", 3)
    assert {game.seeded(seed).to_move() for seed in range(30)} == {0, 1, 2}


def test_all_cards_come_back_in_the_next_round(road: Road) -> None:
    """C036, rulings 12, 13 and 23: sacrificed, destroyed and eliminated cards are dealt again."""
    s = table("A.hand=P8*3,P6 out=X*2,P6 B.alive=0 A.panics=1 C.hand=P3 pile=P4 ask=combos:A", 3)
    s = play(s, "stop", road=road)
    assert s.round == 2
    assert alive(s) == [1, 1, 1]
    assert s.game.faults(s) == []
    names = deck(s) + pile(s) + hand(s, 0) + hand(s, 1) + hand(s, 2) + ["X"] * sum(panics(s))
    assert Counter(names) == Counter(s.game.card_name(kind) for kind in Deck(STANDARD).cards())
