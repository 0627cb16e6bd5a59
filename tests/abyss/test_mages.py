"""Abyss: the Mages of the base box."""

from tests.abyss.scene import (
    affiliated,
    asked,
    available,
    council,
    discard,
    hand,
    locations,
    options,
    pearls,
    play,
    played,
    position,
    recruit,
    under,
)


def test_the_invoker_gives_another_complete_turn() -> None:
    """S082"""
    s = position("A.lords=landlord,slaver court=invoker,... A.hand=J5,J3,C1,C1 deck=S1,S1,...")
    play(s, "use:slaver", "ally:C1")
    recruit(s, "invoker", "J5", "J3")
    assert (asked(s), pearls(s)) == ("action:A", [3, 0])  # 2 from the Slaver, 1 from the Landlord
    assert "use:slaver" in options(s)
    play(s, "explore", "take", "end")
    assert asked(s) == "action:B"


def test_the_apprentice_takes_one_stack_even_with_an_alchemist() -> None:
    """S084"""
    s = position("A.lords=alchemist court=apprentice,... A.hand=J3,C2,S1 council=squid:Q1+Q2,crab:C3")
    recruit(s, "apprentice", "J3", "C2", "S1")
    assert (asked(s), options(s)) == ("take-stack:A", {"stack:squid", "stack:crab"})
    play(s, "stack:squid")
    assert (hand(s, "A"), council(s), asked(s)) == (["Q2", "Q1"], {"crab": 1}, "action:B")


def test_the_apprentice_with_an_empty_council_does_nothing() -> None:
    """S085"""
    s = recruit(position("court=apprentice,... A.hand=J3,C2,S1"), "apprentice", "J3", "C2", "S1")
    assert (asked(s), hand(s, "A")) == ("action:B", [])


def test_the_oracle_discards_a_stack_once_in_a_turn() -> None:
    """S086"""
    s = position("A.lords=oracle council=crab:C1+C5,squid:Q1")
    play(s, "use:oracle", "stack:crab")
    assert (council(s), discard(s)) == ({"squid": 1}, ["C5", "C1"])
    assert "use:oracle" not in options(s)


def test_the_alchemist_takes_a_second_stack() -> None:
    """S087"""
    s = play(position("A.lords=alchemist council=crab:C1*2,squid:Q1*3"), "stack:crab")
    assert (len(hand(s, "A")), council(s), asked(s)) == (5, {}, "action:B")
    s = play(position("A.lords=alchemist council=crab:C1*2"), "stack:crab")
    assert (len(hand(s, "A")), asked(s)) == (2, "action:B")


def test_the_alchemists_second_stack_is_a_different_one() -> None:
    """Section 6"""
    s = play(position("A.lords=alchemist council=crab:C1*2,squid:Q1,jellyfish:J1"), "stack:crab")
    assert (asked(s), options(s)) == ("second-stack:A", {"stack:squid", "stack:jellyfish"})


def test_the_oracle_may_work_before_the_alchemists_second_stack() -> None:
    """D8"""
    s = position("A.lords=alchemist,oracle council=crab:C1,squid:Q1,jellyfish:J1")
    play(s, "stack:crab")
    assert options(s) == {"stack:squid", "stack:jellyfish", "use:oracle"}
    play(s, "use:oracle", "stack:squid")
    assert (hand(s, "A"), discard(s), asked(s)) == (["J1", "C1"], ["Q1"], "action:B")


TRICK = "court=illusionist,... A.hand=J5,J4 A.pearls=1 A.locations=the_jail:keeper+reaper+shepherd"


def test_the_illusionist_swaps_a_location_with_the_lords_under_it() -> None:
    """S088"""
    s = recruit(position(f"{TRICK} locations=the_chasm"), "illusionist", "J5", "J4")
    assert (asked(s), options(s)) == ("trade-away:A", {"decline", "location:the_jail"})
    kept = played(s, "decline")
    assert (locations(kept, "A"), available(kept), asked(kept)) == ({"the_jail"}, {"the_chasm"}, "action:B")
    play(s, "location:the_jail")
    assert (locations(s, "A"), available(s)) == ({"the_chasm"}, {"the_jail"})
    assert under(s, "the_chasm") == {"keeper", "reaper", "shepherd"}
    assert under(s, "the_jail") == set()


def test_the_illusionist_chooses_among_several_available_locations() -> None:
    """12.3"""
    s = recruit(position(f"{TRICK} locations=the_chasm,parliament"), "illusionist", "J5", "J4")
    play(s, "location:the_jail")
    assert (asked(s), options(s)) == ("trade-for:A", {"location:the_chasm", "location:parliament"})


def test_the_illusionist_may_take_black_smokers_and_use_it() -> None:
    """12.3: its immediate effect happens"""
    s = recruit(
        position(f"{TRICK} locations=black_smokers location_deck=the_depths,the_abyss"), "illusionist", "J5", "J4"
    )
    play(s, "location:the_jail")
    assert (asked(s), options(s)) == ("smokers:A", {"keep-tile", "location:the_depths", "location:the_abyss"})
    play(s, "location:the_abyss")
    assert locations(s, "A") == {"the_abyss"}
    assert under(s, "the_abyss") == {"keeper", "reaper", "shepherd"}
    assert (available(s), s.location_deck_n) == ({"the_jail"}, 1)


def test_the_illusionist_without_a_location_asks_nothing() -> None:
    """S089"""
    s = position("court=illusionist,... A.hand=J5,J4 A.pearls=1 locations=the_chasm")
    assert asked(recruit(s, "illusionist", "J5", "J4")) == "action:B"
    assert asked(recruit(position(TRICK), "illusionist", "J5", "J4")) == "action:B"


def test_the_master_of_magic_affiliates_any_ally_used() -> None:
    """S090"""
    s = position("A.lords=master_of_magic court=keeper,... A.hand=H4,C1,J1")
    recruit(s, "keeper", "H4", "C1", "J1")
    assert (asked(s), options(s)) == ("affiliate:A", {"ally:H4", "ally:C1", "ally:J1"})
    assert affiliated(play(s, "ally:H4"), "A") == ["H4"]


def test_the_master_of_magic_does_not_help_himself() -> None:
    """S090"""
    s = position("court=master_of_magic,... A.hand=J5,C3,S2")
    recruit(s, "master_of_magic", "J5", "C3", "S2")
    assert (asked(s), affiliated(s, "A")) == ("action:B", ["S2"])


def test_the_master_of_magic_is_not_used_at_the_end_of_the_game() -> None:
    """12.3"""
    s = position("closer=B A.lords=master_of_magic A.hand=C5,C1 ask=late:A")
    assert s.over() and affiliated(s, "A") == ["C1"]
