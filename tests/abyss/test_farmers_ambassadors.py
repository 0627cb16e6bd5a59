"""Abyss: the Farmers and the Ambassadors of the base box."""

import pytest

from tests.abyss.scene import (
    asked,
    available,
    free,
    keys,
    locations,
    options,
    pearls,
    play,
    played,
    position,
    recruit,
    under,
)

FARMERS = [
    ("keeper", ["H3", "C2", "J1"], 1),
    ("reaper", ["H5", "C2"], 1),
    ("shepherd", ["H5", "H3"], 1),
    ("miller", ["H5", "C3"], 0),
    ("aquaculturalist", ["H5", "C3", "J1"], 0),
    ("landowner", ["H5", "H4", "H3"], 0),
]
ALL_RACES = ["J5", "C2", "H1", "S1", "Q1"]


@pytest.mark.parametrize(("lord", "cards", "printed"), FARMERS)
def test_farmers_have_no_power(lord: str, cards: list[str], printed: int) -> None:
    """S100"""
    s = recruit(position(f"court={lord},... A.hand={','.join(cards)}"), lord, *cards)
    assert (asked(s), keys(s, "A"), pearls(s)) == ("action:B", printed, [0, 0])


def embassy(lord: str, rest: str) -> str:
    """A position in which A can pay an Ambassador exactly."""
    return f"court={lord},... A.hand={','.join(ALL_RACES)} {rest}"


def test_the_sage_draws_two_and_goes_under_one() -> None:
    """S101"""
    s = position(embassy("sage", "location_deck=the_jail,the_chasm,... locations=parliament"))
    recruit(s, "sage", *ALL_RACES)
    play(s, "ally:Q1")
    assert (asked(s), options(s)) == ("pick-drawn:A", {"location:the_jail", "location:the_chasm"})
    play(s, "location:the_chasm")
    assert under(s, "the_chasm") == {"sage"}
    assert available(s) == {"parliament", "the_jail"}
    assert keys(s, "A") == 0


def test_the_hermit_may_swap_black_smokers_for_any_location() -> None:
    """S102"""
    s = position(embassy("hermit", "location_deck=black_smokers,the_jail,the_chasm,the_depths"))
    recruit(s, "hermit", *ALL_RACES)
    play(s, "ally:Q1")
    tiles = {"location:the_jail", "location:the_chasm", "location:the_depths"}
    assert (asked(s), options(s)) == ("smokers:A", {"keep-tile"} | tiles)
    kept = played(s, "keep-tile")
    assert under(kept, "black_smokers") == {"hermit"}
    play(s, "location:the_depths")
    assert (locations(s, "A"), under(s, "the_depths"), s.location_deck_n) == ({"the_depths"}, {"hermit"}, 2)


def test_the_elder_draws_what_is_left() -> None:
    """S103"""
    s = position(embassy("elder", "location_deck=the_jail,the_chasm"))
    recruit(s, "elder", *ALL_RACES)
    play(s, "ally:Q1", "location:the_jail")
    assert (locations(s, "A"), available(s), s.location_deck_n) == ({"the_jail"}, {"the_chasm"}, 0)


def test_an_ambassador_with_an_empty_deck_stays_free() -> None:
    """S104"""
    s = position(embassy("hermit", "location_deck= locations=parliament"))
    recruit(s, "hermit", *ALL_RACES)
    play(s, "ally:Q1")
    assert (locations(s, "A"), free(s, "A"), keys(s, "A")) == (set(), {"hermit"}, 0)
    assert asked(s) == "action:B"


def test_three_keys_besides_an_ambassador_take_a_location_of_their_own() -> None:
    """12.6: T5 follows normally"""
    s = position(embassy("hermit", "A.keys=3 location_deck=the_jail,the_chasm"))
    recruit(s, "hermit", *ALL_RACES)
    play(s, "ally:Q1")
    assert locations(s, "A") == {"the_jail", "the_chasm"}
    assert (under(s, "the_jail"), under(s, "the_chasm"), s.keys[0]) == ({"hermit"}, set(), 0)


def test_the_diplomat_makes_no_difference_to_ambassadors() -> None:
    """12.6"""
    cards = "court=sage,... A.hand=J5,C4,H1,S1 A.pearls=9"
    assert "recruit:sage" not in options(position(f"{cards} A.lords=diplomat"))
