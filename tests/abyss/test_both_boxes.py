"""Abyss with both boxes: interactions between them."""

import pytest

from tests.abyss.scene import asked, border, both, discard, hand, l_pile, loot, pile, play, recruit, threat, tokens

TAKING = "A.keys=3 locations=the_battlefield location_deck= ask=control:A"


def test_loot_five_takes_a_base_token() -> None:
    """S209"""
    s = both(f"{TAKING} loot_deck=5")
    assert (len(tokens(s, "A")), l_pile(s), pile(s), tokens(s, "A")[0][0]) == (1, 20, 39, "T")


def test_loot_six_only_discards_monsters() -> None:
    """S209"""
    s = both(f"{TAKING} loot_deck=6 deck=M,M,Q2,J1 border=3:leviathan_01")
    assert (discard(s), hand(s, "A"), border(s), threat(s)) == (["M", "M"], ["Q2"], "3:leviathan_01", 1)


def test_loot_five_may_empty_the_pile_and_trigger_the_end() -> None:
    """11.1"""
    s = both(f"{TAKING} loot_deck=5 B.tokens=T2*9,T3*9,T4")
    assert (s.end_triggered_by, loot(s)) == (0, "the_battlefield:5")


def test_a_council_token_on_your_own_guarded_stack_returns_the_sentinel() -> None:
    """9.6"""
    s = both("A.tokens=LC council=crab:C1 sentinels=vigil:A:crab turns=5 ask=reveal-token:A")
    play(s, "l-token:council")
    assert "sentinels=vigil:A:waiting:5" in s.notation() and "guard:vigil" not in s.notation()


def test_special_allies_are_ordinary_allies_everywhere_else() -> None:
    """10: they pay, are affiliated and fill the Council like others"""
    s = recruit(both("court=keeper,... A.hand=H4d,C1p,J1"), "keeper", "H4d", "C1p", "J1")
    assert (asked(s), sorted(a for a in s.notation().split() if a.startswith("laid"))) == (
        "affiliate:A",
        ["laid=J1,H4d,C1p"],
    )


def test_plain_and_special_tied_for_the_lowest() -> None:
    """Ruling 66: D10 asks, the final affiliation takes the plain one"""
    s = recruit(both("court=shepherd,... A.hand=H4,H2,H2p"), "shepherd", "H4", "H2", "H2p")
    assert asked(s) == "affiliate:A"
    s = both("A.hand=H2,H2p,C1p,C3d closer=A ask=end-turn:B")
    assert (s.over(), [w for w in s.notation().split() if w.startswith("A.affiliated")]) == (
        True,
        ["A.affiliated=H2,C1p"],
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_boxes_with_any_number_of_players(seats: int) -> None:
    """S002, S005"""
    s = both(f"seats={seats}")
    assert asked(s) == "action:A"
