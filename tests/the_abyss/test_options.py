"""The options of a table: legal values, and the errors for others."""

import pytest

import hadal
from hadal.core.options import OptionError
from hadal.core.playout import random_playout


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seats": 5}, "the_abyss is for 2 to 4 players, not 5"),
        ({"seats": 1}, "the_abyss is for 2 to 4 players, not 1"),
        (
            {"colour": "red"},
            "the_abyss has no option 'colour'; its options are: third_panic_rescue, hook_discard, deck_list",
        ),
        ({"third_panic_rescue": "never"}, "third_panic_rescue is always or gifts_only, not 'never'"),
        ({"hook_discard": ""}, "hook_discard is drawn or any_in_hand, not ''"),
        ({"deck_list": "P3*50"}, "a deck has 51 cards, this list has 50"),
        ({"deck_list": "X*39,P3*12"}, "a deck needs at least 13 cards that are not Panics"),
        ({"deck_list": "P3*50,Q1"}, "a deck list has parts like P8*3"),
        ({"deck_list": "P0*51"}, "points 1 to 9"),
        ({"deck_list": "P3*51,"}, "a deck list has parts like P8*3"),
        ({"deck_list": "X1*51"}, "a deck list has parts like P8*3"),
        ({"deck_list": "P3*-1"}, "a deck list has parts like P8*3"),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_allowed(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        hadal.game("the_abyss", **given)  # type: ignore[arg-type]
    assert sentence in str(caught.value)


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(OptionError, match="there is no game 'chess'; the games are: abyss, the_abyss"):
        hadal.game("chess")


LISTS = [
    "X*38,P9*13",  # ruling 36: the maximum number of Panics
    "P3*51",  # no Panics, no combos
    "S1*25,P5*13,X*13",
    "E1*38,P1*13",
    ",".join(f"{suit}{points}" for suit in "PSHE" for points in range(1, 10)) + ",X*15",  # every kind of card
]


@pytest.mark.parametrize("cards", LISTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_any_list_of_51_cards_can_be_played(cards: str, seats: int) -> None:
    """Rulings 1 and 36"""
    game = hadal.game("the_abyss", seats, deck_list=cards)
    for seed in range(3):
        s = game.seeded(seed)
        random_playout(s, seed)
        assert s.over()
        assert game.faults(s) == []


def test_the_order_of_a_deck_list_means_nothing() -> None:
    one = hadal.game("the_abyss", deck_list="P3*20,X*8,P5*23")
    other = hadal.game("the_abyss", deck_list="X*8,P5*20,P5*3,P3*20")
    assert one.options == other.options
    assert str(one.seeded(1)) == str(other.seeded(1))
