"""Abyss: the Politicians of the base box."""

from hadal.games.abyss.constants import GONE
from tests.abyss.scene import (
    affiliated,
    asked,
    court,
    court_count,
    hand,
    is_disabled,
    lords,
    options,
    payments,
    pearls,
    play,
    position,
    price,
    recruit,
    where_is,
)


def test_the_opportunist_replaces_a_lord_of_the_court() -> None:
    """S091"""
    s = position("A.lords=opportunist court=keeper,reaper,trader,miller lord_deck=peddler,jailer,seeker")
    play(s, "use:opportunist", "lord:reaper")
    assert (court(s), s.lord_deck_n, pearls(s)) == (["keeper", "peddler", "trader", "miller"], 2, [0, 0])
    assert where_is(s, "reaper") == GONE
    assert "use:opportunist" not in options(s)
    assert "use:opportunist" not in options(position("A.lords=opportunist court=keeper,reaper,trader lord_deck="))


def test_the_opportunist_never_brings_the_two_pearls() -> None:
    """12.4"""
    s = position("A.lords=opportunist court=keeper,reaper lord_deck=peddler,jailer council=crab:C1")
    play(s, "use:opportunist", "lord:keeper", "stack:crab")
    assert (pearls(s), court_count(s)) == ([0, 0], 2)


def test_the_opportunist_may_work_after_the_court_was_tidied() -> None:
    """T6"""
    s = position(
        "A.lords=opportunist court=shepherd,keeper,trader A.hand=H5,H3 lord_deck=peddler,jailer,seeker,hunter,miller"
    )
    recruit(s, "shepherd", "H5", "H3")
    assert (asked(s), pearls(s)) == ("late:A", [2, 0])
    play(s, "use:opportunist", "lord:keeper")
    assert court(s) == ["miller", "trader", "peddler", "jailer", "seeker", "hunter"]


BRIBE = "court=corruptor,trader,keeper,reaper,miller,jailer A.hand=Q5,Q4"


def test_the_corruptor_recruits_another_lord_for_five_pearls() -> None:
    """S092"""
    s = recruit(position(f"{BRIBE} A.pearls=6"), "corruptor", "Q5", "Q4")
    assert asked(s) == "bribe:A" and pearls(s) == [5, 0]
    assert options(s) == {"decline", "lord:trader", "lord:keeper", "lord:reaper", "lord:miller", "lord:jailer"}
    play(s, "lord:trader")
    assert (pearls(s), affiliated(s, "A"), court_count(s)) == ([3, 0], ["Q4"], 4)
    assert lords(s, "A") == {"corruptor", "trader"}


def test_the_corruptor_needs_five_pearls_after_he_is_paid() -> None:
    """12.4"""
    s = recruit(position(f"{BRIBE} A.pearls=5"), "corruptor", "Q5", "Q4")
    assert (asked(s), pearls(s)) == ("action:B", [4, 0])


def test_the_refill_comes_too_late_for_the_corruptor() -> None:
    """12.4: the 2 Pearls come in T4"""
    s = position("court=corruptor,trader,keeper A.hand=Q5,Q4 A.pearls=4")
    recruit(s, "corruptor", "Q5", "Q4")
    assert (asked(s), pearls(s)) == ("action:B", [5, 0])


def test_price_modifiers_do_not_change_the_bribe() -> None:
    """12.1 and 12.4"""
    s = position(f"{BRIBE} A.pearls=6 A.lords=treasurer B.lords=recruiter")
    recruit(s, "corruptor", "Q5", "Q4")
    assert pearls(play(s, "lord:keeper")) == [0, 0]


def test_the_traitor_replaces_a_free_lord_by_one_of_the_court() -> None:
    """S094"""
    s = position("A.lords=keeper/disabled,reaper court=traitor,trader,miller,jailer A.hand=Q5,C4,J3")
    recruit(s, "traitor", "Q5", "C4", "J3")
    assert (asked(s), options(s)) == ("dismiss:A", {"decline", "lord:keeper", "lord:reaper"})
    play(s, "lord:keeper")
    assert (asked(s), options(s)) == ("appoint:A", {"lord:trader", "lord:miller", "lord:jailer"})
    play(s, "lord:trader")
    assert lords(s, "A") == {"traitor", "reaper", "trader"}
    assert where_is(s, "keeper") == GONE
    assert (pearls(s), court_count(s)) == ([5, 0], 6)  # 3 from the Trader, 2 for the Court of two


def test_the_newcomer_is_not_disabled() -> None:
    """12.1, Assassin"""
    s = position("A.lords=keeper/disabled court=traitor,treasurer,miller,jailer,seeker A.hand=Q5,C4,J3")
    recruit(s, "traitor", "Q5", "C4", "J3")
    play(s, "lord:keeper", "lord:treasurer")
    assert not is_disabled(s, "treasurer") and price(s, "A", "peddler") == 6


def test_the_traitor_needs_another_free_lord_and_a_court() -> None:
    """12.4"""
    s = position("A.locations=the_jail:keeper court=traitor,trader,miller,jailer A.hand=Q5,C4,J3")
    assert asked(recruit(s, "traitor", "Q5", "C4", "J3")) == "action:B"
    s = position("A.lords=keeper court=traitor A.hand=Q5,C4,J3 lord_deck=")
    assert asked(recruit(s, "traitor", "Q5", "C4", "J3")) == "action:B"


def test_the_diplomat_waives_the_compulsory_race_only() -> None:
    """S096"""
    s = position("A.lords=diplomat court=landowner,... A.hand=C5,C4,H4 A.pearls=1")
    assert payments(s, "landowner") == {(("C5", "C4"), 1)}
    s = position("court=landowner,... A.hand=C5,C4,H4 A.pearls=1")
    assert payments(s, "landowner") == set()


def test_the_treasurer_takes_two_off_the_price() -> None:
    """S097"""
    s = position("A.lords=treasurer court=miller,... A.hand=H4,C2")
    assert payments(s, "miller") == {(("H4", "C2"), 0)}


def test_the_treasurer_does_not_help_himself() -> None:
    """S098"""
    s = position("court=treasurer,... A.hand=Q5,C5")
    assert price(s, "A", "treasurer") == 10
    assert payments(s, "treasurer") == {(("C5", "Q5"), 0)}


SCHEME = "A.lords=keeper court=schemer,trader,miller,jailer A.hand=Q5,C2,J1"


def test_the_schemer_replaces_a_free_lord_by_the_top_of_the_deck() -> None:
    """S099"""
    s = recruit(position(f"{SCHEME} lord_deck=peddler,..."), "schemer", "Q5", "C2", "J1")
    assert (asked(s), options(s)) == ("dismiss:A", {"decline", "lord:keeper"})
    play(s, "lord:keeper")
    assert (lords(s, "A"), pearls(s)) == ({"schemer", "peddler"}, [2, 0])
    assert court(s) == ["trader", "miller", "jailer"]
    s = recruit(position(f"{SCHEME} lord_deck="), "schemer", "Q5", "C2", "J1")
    assert asked(s) == "action:B"


def test_a_declined_scheme_changes_nothing() -> None:
    """12.4"""
    s = recruit(position(f"{SCHEME} lord_deck=peddler,..."), "schemer", "Q5", "C2", "J1")
    assert lords(play(s, "decline"), "A") == {"schemer", "keeper"}


def test_powers_that_bring_lords_chain() -> None:
    """7.3, step 6: Corruptor brings Traitor, who replaces the Corruptor by the Schemer, who draws the Invoker"""
    s = position(
        "court=corruptor,traitor,schemer,keeper,reaper,miller A.hand=Q5,Q4,C1 A.pearls=6 lord_deck=invoker,..."
    )
    recruit(s, "corruptor", "Q5", "Q4")
    play(s, "lord:traitor")
    assert (asked(s), options(s)) == ("dismiss:A", {"decline", "lord:corruptor"})
    play(s, "lord:corruptor", "lord:schemer")
    assert (asked(s), options(s)) == ("dismiss:A", {"decline", "lord:traitor"})
    play(s, "lord:traitor")
    assert lords(s, "A") == {"schemer", "invoker"}
    assert (asked(s), court_count(s), pearls(s), hand(s, "A")) == ("action:A", 3, [0, 0], ["C1"])


def test_the_schemer_may_draw_an_ambassador() -> None:
    """12: an arrival power brought in by the Schemer is carried out completely"""
    s = position(f"{SCHEME} lord_deck=hermit,... location_deck=the_jail,the_chasm")
    recruit(s, "schemer", "Q5", "C2", "J1")
    play(s, "lord:keeper")
    assert where_is(s, "hermit") == 0 and asked(s) == "action:B"
    assert "A.locations=the_jail:hermit" in s.notation()


def test_a_lord_dropped_in_a_chain_counts_for_the_court() -> None:
    """T4: two Lords are left, so the Court is refilled once"""
    s = position("A.lords=keeper court=corruptor,traitor,miller,jailer,seeker A.hand=Q5,Q4 A.pearls=6")
    recruit(s, "corruptor", "Q5", "Q4")
    play(s, "lord:traitor", "lord:keeper", "lord:miller")
    assert lords(s, "A") == {"corruptor", "traitor", "miller"}
    assert (court_count(s), pearls(s)) == (6, [2, 0])
