"""Abyss: the Merchants of the base box."""

import pytest

from tests.abyss.scene import asked, discard, hand, options, pearls, play, position, recruit


def test_the_ship_master_pays_for_each_race_sent_to_the_council() -> None:
    """S075"""
    s = play(position("A.lords=ship_master deck=J1,J2,C1,M,Q4,..."), "explore", "dig", "dig", "dig", "dig")
    assert (pearls(s), hand(s, "A"), asked(s)) == ([3, 0], ["Q4"], "action:B")


def test_the_ship_master_pays_after_a_fight_too() -> None:
    """12.2"""
    s = play(position("A.lords=ship_master deck=J1,C1,M,..."), "explore", "dig", "dig", "fight", "reward:1-pearl")
    assert pearls(s) == [3, 0]


def test_the_ship_master_does_not_count_sold_cards_nor_other_explorations() -> None:
    """12.2"""
    s = position("A.lords=ship_master B.pearls=1 deck=J1,C1,Q1,S1,H1,...")
    play(s, "explore", "buy", "dig", "take")
    assert pearls(s) == [2, 0]  # 1 for the sale, 1 for the Crab
    play(s, "explore", "pass", "dig", "pass", "take")
    assert pearls(s) == [2, 0]


@pytest.mark.parametrize(
    ("lord", "cards", "gain"),
    [("trader", ["S5", "C3", "J2"], 3), ("peddler", ["S5", "S3"], 2), ("shopkeeper", ["S3", "C2", "J1"], 1)],
)
def test_traders_bring_pearls(lord: str, cards: list[str], gain: int) -> None:
    """S076"""
    s = recruit(position(f"court={lord},... A.hand={','.join(cards)}"), lord, *cards)
    assert pearls(s) == [gain, 0]


def test_the_landlord_pays_on_arrival_and_at_the_start_of_each_of_the_owners_turns() -> None:
    """S077"""
    s = recruit(position("court=landlord,... A.hand=S5,C5 deck=J1,J1,J1,..."), "landlord", "S5", "C5")
    play(s, "ally:C5")
    assert (asked(s), pearls(s)) == ("action:B", [1, 0])
    play(s, "explore", "pass", "take")
    assert (asked(s), pearls(s)) == ("action:A", [2, 0])


def test_the_slaver_sells_an_ally_once_in_a_turn() -> None:
    """S078"""
    s = position("A.lords=slaver A.hand=C1,J4 deck=S1,S2,S3,...")
    play(s, "use:slaver", "ally:C1")
    assert (pearls(s), hand(s, "A"), discard(s)) == ([2, 0], ["J4"], ["C1"])
    assert "use:slaver" not in options(s)
    play(s, "explore", "take")
    assert asked(s) == "action:B"  # not offered late either
    play(s, "explore", "pass", "take")
    assert asked(s) == "action:A" and "use:slaver" in options(s)


def test_the_slaver_needs_an_ally() -> None:
    """12.2"""
    assert "use:slaver" not in options(position("A.lords=slaver"))


def test_the_slaver_helps_to_get_below_a_limit() -> None:
    """12.2: in T6, before the hand checks"""
    s = play(position("A.lords=slaver B.lords=commander A.hand=J1*4,J2 council=crab:C1*2"), "stack:crab")
    assert (asked(s), options(s)) == ("late:A", {"end", "use:slaver"})
    play(s, "use:slaver", "ally:J1")
    assert (asked(s), len(hand(s, "A")), pearls(s)) == ("action:B", 6, [2, 0])


def test_the_slaver_may_be_used_in_the_turn_he_arrives() -> None:
    """12, general rules"""
    s = recruit(position("court=slaver,... A.hand=S5,S3,C1"), "slaver", "S5", "S3")
    assert (asked(s), options(s)) == ("late:A", {"end", "use:slaver"})
    assert pearls(play(s, "use:slaver")) == [2, 0]
