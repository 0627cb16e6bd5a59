"""Abyss: the table options of the base box; most are tested with the rule they change."""

import pytest

import hadal
from hadal.core.options import OptionError
from tests.abyss.scene import asked, hand, options, pearls, play, played, position

FIFTEEN = "A.hand=J1*4,Q1*4,S1*4,H1*3"


@pytest.mark.parametrize("option", ["", "hand_limit=none "])
def test_the_base_game_has_no_hand_limit(option: str) -> None:
    """S169"""
    s = position(f"{option}{FIFTEEN} A.pearls=9 ask=late:A")
    assert (asked(s), len(hand(s, "A"))) == ("action:B", 15)


def test_a_hand_limit_of_twelve_is_paid_or_obeyed() -> None:
    """S169 and D15, hand_limit = 12"""
    s = position(f"hand_limit=12 {FIFTEEN} A.pearls=3 ask=late:A")
    assert (asked(s), options(s)) == ("hand-limit:A", {"pay-excess", "ally:J1", "ally:Q1", "ally:S1", "ally:H1"})
    paid = played(s, "pay-excess")
    assert (pearls(paid), len(hand(paid, "A")), asked(paid)) == ([0, 0], 15, "action:B")
    play(s, "ally:J1", "pay-excess")
    assert (pearls(s), len(hand(s, "A"))) == ([1, 0], 14)


def test_a_player_who_cannot_pay_discards_down_to_twelve() -> None:
    """D15"""
    s = position(f"hand_limit=12 {FIFTEEN} A.pearls=1 ask=late:A")
    assert "pay-excess" not in options(s)
    play(s, "ally:J1", "ally:J1")
    assert "pay-excess" in options(s)
    play(s, "ally:H1")
    assert (len(hand(s, "A")), asked(s)) == (12, "action:B")


def test_the_commander_comes_before_the_general_limit() -> None:
    """T7"""
    s = position(f"hand_limit=12 {FIFTEEN} A.pearls=9 B.lords=commander ask=late:A")
    assert asked(s) == "cut:A"


def test_an_unknown_option_is_refused() -> None:
    """Section 15"""
    with pytest.raises(OptionError, match="hand_limit is auto or 12 or none"):
        hadal.game("abyss", 2, hand_limit="13")
    with pytest.raises(OptionError, match=r"no option 'expansion'; did you mean 'expansions'\? its options are: exp"):
        hadal.game("abyss", 2, expansion="both")
    with pytest.raises(OptionError, match="has no option"):
        hadal.game("abyss", 2, sentinels="4")
