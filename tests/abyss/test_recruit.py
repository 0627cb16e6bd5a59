"""Abyss: recruiting a Lord."""

import pytest

from tests.abyss.scene import (
    affiliated,
    asked,
    court,
    court_count,
    discard,
    hand,
    lords,
    options,
    payments,
    pearls,
    play,
    played,
    position,
    price,
    recruit,
)

EXAMPLE = "court=master_of_magic,slaver,traitor A.hand=J3,C2,S5,S1 A.pearls=2"


def test_the_rulebooks_master_of_magic() -> None:
    """S031"""
    s = recruit(position(EXAMPLE), "master_of_magic", "J3", "C2", "S5")
    assert (affiliated(s, "A"), hand(s, "A")) == (["C2"], ["S1"])
    assert discard(s) == ["S5", "J3"]
    assert (pearls(s), court_count(s)) == ([4, 0], 6)
    assert lords(s, "A") == {"master_of_magic"}


def test_the_rulebooks_slaver() -> None:
    """S032"""
    s = recruit(position(EXAMPLE), "slaver", "S5", "S1")
    assert (affiliated(s, "A"), hand(s, "A"), pearls(s)) == (["S1"], ["J3", "C2"], [2, 0])


def test_the_rulebooks_traitor_cannot_be_paid() -> None:
    """S033"""
    assert "recruit:traitor" not in options(position(EXAMPLE))
    assert "recruit:traitor" not in options(position(f"{EXAMPLE[:-1]}99"))


def test_more_races_than_asked_are_never_allowed() -> None:
    """S034"""
    cards = "court=peddler,... A.hand=S5,S2,C1"
    assert payments(position(cards), "peddler") == set()
    assert payments(position(f"{cards} A.pearls=1"), "peddler") == {(("S5", "S2"), 1)}


def test_pearls_never_replace_a_race() -> None:
    """S035"""
    assert payments(position("court=jailer,... A.hand=C5,S4 A.pearls=9"), "jailer") == set()


def test_no_superfluous_card_may_be_paid() -> None:
    """S036"""
    cards = "court=reaper,... A.hand=H5,H1,C3"
    assert payments(position(cards), "reaper") == {(("H5", "C3"), 0)}
    s = position(f"allow_useless_allies=true {cards}")
    assert payments(s, "reaper") == {(("H5", "C3"), 0), (("H5", "C3", "H1"), 0)}
    assert affiliated(recruit(s, "reaper", "H5", "C3", "H1"), "A") == ["H1"]


def test_pearls_pay_for_missing_points_only() -> None:
    """S037"""
    found = payments(position("court=shepherd,... A.hand=H5,H3 A.pearls=4"), "shepherd")
    assert found == {(("H5", "H3"), 0), (("H5",), 3)}


def test_allies_in_hand_need_not_be_used_instead_of_pearls() -> None:
    """7.2, rule 4"""
    found = payments(position("court=shepherd,... A.hand=H5,H3 A.pearls=9"), "shepherd")
    assert found == {(("H5", "H3"), 0), (("H5",), 3), (("H3",), 5)}


def test_on_a_tie_for_the_lowest_the_player_chooses() -> None:
    """S038"""
    s = recruit(position("court=keeper,... A.hand=H2,C2,J2"), "keeper", "H2", "C2", "J2")
    assert (asked(s), options(s)) == ("affiliate:A", {"ally:C2", "ally:H2", "ally:J2"})
    play(s, "ally:H2")
    assert (affiliated(s, "A"), discard(s)) == (["H2"], ["J2", "C2"])


def test_affiliated_allies_cannot_be_used_to_pay() -> None:
    """S039"""
    s = position("court=shepherd,... A.affiliated=H5 A.hand=H3 A.pearls=9")
    assert payments(s, "shepherd") == {(("H3",), 5)}


def test_with_three_lords_left_the_court_is_not_filled() -> None:
    """S040"""
    s = recruit(position("court=shepherd,keeper,trader,miller A.hand=H5,H3"), "shepherd", "H5", "H3")
    assert (court(s), pearls(s)) == (["keeper", "trader", "miller"], [0, 0])


def test_gaps_close_toward_the_far_end() -> None:
    """T4"""
    s = recruit(position("court=keeper,shepherd,trader,miller,jailer A.hand=H5,H3"), "shepherd", "H5", "H3")
    assert [int(lord) for lord in s.court][4:] == [-1, -1]
    assert court(s) == ["keeper", "trader", "miller", "jailer"]


def test_a_small_court_brings_nothing_in_a_turn_in_which_no_lord_left() -> None:
    """Ruling 11"""
    s = play(position("court=keeper,reaper council=crab:C1"), "stack:crab")
    assert (pearls(s), court(s), s.end_triggered_by) == ([0, 0], ["keeper", "reaper"], -1)


def test_the_treasurer_makes_a_hand_pay_exactly() -> None:
    """S041"""
    s = position("A.lords=treasurer court=sage,... A.hand=J1,C2,H2,S2,Q1")
    assert price(s, "A", "sage") == 8
    assert payments(s, "sage") == {(("C2", "H2", "S2", "J1", "Q1"), 0)}


@pytest.mark.parametrize(
    ("cards", "legal"),
    [("C5,C3", True), ("C5,C4", True), ("C5,C4,C1", False), ("C5,S3", False)],
)
def test_the_examples_of_the_payment_rules(cards: str, legal: bool) -> None:
    """7.2: price 8, one race, Crab"""
    s = position(f"court=commander,... A.hand={cards}")
    paid = {tuple(sorted(way)) for way, _ in payments(s, "commander")}
    assert (tuple(sorted(cards.split(","))) in paid) is legal


def test_a_payment_may_be_made_with_one_card_and_pearls() -> None:
    """7.2: {C5} + 3 Pearls"""
    s = recruit(position("court=commander,... A.hand=C5,C3 A.pearls=3"), "commander", "C5")
    assert (pearls(s), hand(s, "A"), affiliated(s, "A")) == ([0, 0], ["C3"], ["C5"])


def test_the_lord_arrives_then_an_ally_is_affiliated_then_the_power_works() -> None:
    """7.3: pay, the Lord comes, affiliate, then its arrival power"""
    s = recruit(position("court=jailer,... A.hand=C2,S2,J2 B.hand=C1,H1"), "jailer", "C2", "S2", "J2")
    assert asked(s) == "affiliate:A" and "jailer" in lords(s, "A")
    assert asked(play(s, "ally:J2")) == "discard:B"


def test_higher_allies_are_not_offered_after_lower_ones() -> None:
    """Highest first, so that no payment is reached in two orders."""
    s = position("court=reaper,... A.hand=H5,H2,C4,J3 A.pearls=9")
    assert "ally:H5" in options(play(s, "recruit:reaper"))
    assert asked(played(s, "ally:C4")) == "action:B"  # with C4 first, only H2 can follow
