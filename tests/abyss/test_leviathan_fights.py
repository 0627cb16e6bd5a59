"""Abyss, Leviathan box: fights, rewards, L tokens and the Scourge (10.3 to 10.6)."""

import pytest

from hadal.core.events import Event
from hadal.games.abyss import events as event_kinds
from hadal.games.abyss.state import Position
from tests.abyss.scene import (
    asked,
    border,
    both,
    council,
    discard,
    figure,
    keys,
    l_pile,
    leviathan,
    nebulis,
    options,
    pearls,
    pile,
    play,
    played,
    position,
    recruit,
    rolling,
    scourge,
    slain,
    tokens,
)


def meeting(leviathans: str, more: str) -> str:
    """A meets a Monster on space 1."""
    return f"deck=M,S5,... border={leviathans} {more} ask=reveal:A"


def test_who_can_fight() -> None:
    """S178"""
    cards = "A.hand=J5,C4,H4,S3,Q3"
    s = play(leviathan(meeting("3:leviathan_07", cards)), "fight")
    assert (asked(s), options(s)) == ("strike:A", {"ally:C4", "ally:S3"})
    s = play(both(meeting("3:leviathan_07", f"{cards},K2")), "fight")
    assert options(s) == {"ally:C4", "ally:S3", "ally:K2"}
    s = play(leviathan(meeting("3:leviathan_07", f"{cards} A.lords=metamorph")), "fight")
    assert len(options(s)) == 5


def test_the_leviathan_is_chosen_among_those_that_can_be_fought() -> None:
    """10.3 step 1"""
    s = play(leviathan(meeting("1:leviathan_19,2:leviathan_07,9:leviathan_03", "A.hand=J5,S1")), "fight")
    assert (asked(s), options(s)) == ("choose-beast:A", {"zone:2", "zone:9"})


def test_a_failed_attack_brings_a_pearl_and_another_try() -> None:
    """S181"""
    s = leviathan(meeting("3:leviathan_03", "A.hand=C2,C1,J1"))
    play(rolling(play(s, "fight"), 6), "ally:C2")
    assert (pearls(s), border(s), asked(s)) == ([1, 0], "3:leviathan_03", "again:A")
    assert options(s) == {"fight", "stop"}
    assert asked(played(s, "fight")) == "strike:A"
    play(s, "stop")
    assert (asked(s), discard(s)) == ("action:B", ["M", "C2"])


def test_without_a_usable_ally_there_is_no_other_try() -> None:
    """10.3 step 9"""
    s = leviathan(meeting("3:leviathan_03", "A.hand=C2,Q5 A.lords=coward"))
    play(rolling(s, 1), "fight")
    assert (asked(s), pearls(s)) == ("action:B", [1, 0])


def test_a_double_die_uses_the_better_of_two() -> None:
    """S182"""
    s = leviathan(meeting("3:leviathan_03", "A.hand=C4d,C1"))
    play(rolling(play(s, "fight"), 2, 5), "ally:C4d")
    assert (slain(s, "A"), asked(s)) == (["leviathan_03"], "spoils:A")  # 4 + 5 = 9
    s = leviathan(meeting("3:leviathan_03", "A.hand=C4d,C1"))
    assert slain(play(rolling(play(s, "fight"), 4, 2), "ally:C4d"), "A") == []


@pytest.mark.parametrize(
    ("damage", "die", "boost", "left"),
    [("cumulative", 6, 1, "3:leviathan_01:1"), ("cumulative", 6, 2, "3:leviathan_01:2"), ("cumulative", 6, 7, ""),
     ("cumulative", 1, 0, "3:leviathan_01"), ("independent", 5, 0, ""), ("independent", 4, 0, "3:leviathan_01:1")],
)  # fmt: skip
def test_levels_are_beaten_one_after_another(damage: str, die: int, boost: int, left: str) -> None:
    """10.4, ruling 27: levels 3, 7, 5"""
    text = meeting("3:leviathan_01,9:leviathan_19", "A.hand=C2p,C1p A.pearls=9")
    s = leviathan(f"leviathan_damage={damage} {text}".replace("leviathan_damage=cumulative", ""))
    play(s, "fight", "zone:3")
    play(rolling(s, die), "ally:C2p" if die != 1 else "ally:C1p")
    play(s, *([f"boost:{boost}"] if asked(s) == "boost:A" else []))
    assert border(s) == (f"{left},9:leviathan_19" if left else "9:leviathan_19")


def test_the_boost_never_exceeds_what_clears_all_levels() -> None:
    """10.3 step 4"""
    text = meeting("3:leviathan_16,9:leviathan_01:1", "A.hand=C1p,C1 A.pearls=20")
    s = play(leviathan(text), "fight", "zone:3")
    play(rolling(s, 3), "ally:C1p")
    assert options(s) == {"boost:0", "boost:1"}  # 5 less 4
    s = play(leviathan(text), "fight", "zone:9")
    play(rolling(s, 3), "ally:C1p")
    assert options(s) == {f"boost:{n}" for n in range(9)}  # 7 + 5 less 4
    s = leviathan(meeting("3:leviathan_16", "A.hand=C2p,C1 A.pearls=2"))
    s = play(s, "fight")
    assert asked(play(rolling(s, 6), "ally:C2p")) == "spoils:A"  # 8 is enough: nothing is asked


def test_a_boost_is_paid_in_pearls_not_in_nebulis() -> None:
    """9.2"""
    s = play(both(meeting("3:leviathan_03", "A.hand=C1p,C1 A.pearls=1 A.nebulis=3")), "fight")
    assert options(play(rolling(s, 1), "ally:C1p")) == {"boost:0", "boost:1"}


def won(more: str, leviathans: str = "3:leviathan_07,9:leviathan_19") -> Position:
    """A slays leviathan_07 (8, three rewards) with C5 and a 3."""
    s = play(leviathan(meeting(leviathans, f"A.hand=C5,C1 {more}")), "fight")
    play(s, *(["zone:3"] if asked(s) == "choose-beast:A" else []))
    return play(rolling(s, 3), "ally:C5")


def test_rewards_are_split_between_the_piles() -> None:
    """S184"""
    s = won("")
    assert (asked(s), options(s)) == ("spoils:A", {"split:0", "split:1", "split:2", "split:3"})
    play(s, "split:2")
    assert (len(tokens(s, "A")), pile(s) - l_pile(s), l_pile(s)) == (3, 18, 19)
    assert options(won("B.tokens=T2*8,T3*9,T4*2")) == {"split:0", "split:1"}


def test_fewer_tokens_than_rewards() -> None:
    """Ruling 59"""
    s = won("B.tokens=T2*8,T3*9,T4*2 l_pile=LK")
    assert (len(tokens(s, "A")), pile(s)) == (2, 0)
    s = won("B.tokens=T2*9,T3*9,T4*2 l_pile= closer=A")
    assert (tokens(s, "A"), asked(s)) == ([], "action:B")


def test_after_a_reward_l_tokens_may_be_revealed_old_ones_too() -> None:
    """10.3 step 8"""
    s = play(won("A.tokens=LK,L3"), "split:3")
    assert (asked(s), options(s)) == ("reveal-token:A", {"stop", "l-token:key", "l-token:3-pearls"})
    play(s, "l-token:3-pearls", "l-token:key")
    assert (pearls(s), keys(s, "A"), asked(s)) == ([3, 0], 1, "action:B")


def test_the_scourge_follows_the_slayers() -> None:
    """S185, 10.5"""
    s = play(won(""), "split:3")
    assert (scourge(s), slain(s, "A"), asked(s)) == ("A", ["leviathan_07"], "action:B")
    assert scourge(won("B.slain=leviathan_01")) == "A"
    assert scourge(won("B.slain=leviathan_01,leviathan_02")) == "B"
    assert scourge(won("A.slain=leviathan_01 B.slain=leviathan_02 scourge=B")) == "A"
    assert play(won(""), "split:3").scores()[0] >= 5


def test_slaying_the_last_leviathan_brings_a_new_one() -> None:
    """10.3 step 7: no attack, the Border is empty"""
    s = won("leviathan_deck=leviathan_17,leviathan_18", "3:leviathan_07")
    assert (border(s).split(":")[1], s.wounds[0], s.end_triggered_by) == ("leviathan_17", 0, -1)
    assert won("leviathan_deck=leviathan_17", "3:leviathan_07").end_triggered_by == 0


def test_a_fight_ends_the_exploration() -> None:
    """S187"""
    s = leviathan("track=J1,C2 deck=M,... border=3:leviathan_03,9:leviathan_19 A.hand=C1,J2 ask=reveal:A")
    play(s, "fight", "zone:3")
    play(rolling(s, 1), "ally:C1")
    play(s, "stop")
    assert (council(s), discard(s), asked(s)) == ({"jellyfish": 1, "crab": 1}, ["M", "C1"], "action:B")


def test_the_ship_master_pays_after_a_fight() -> None:
    """Ruling 51"""
    s = leviathan("A.lords=ship_master track=J1,C2 deck=M,... border=3:leviathan_03 A.hand=C1,J2 ask=reveal:A")
    play(rolling(play(s, "fight"), 1), "ally:C1")
    assert pearls(play(s, "stop")) == [3, 0]


def test_the_intrepid_fights_a_second_leviathan() -> None:
    """S190"""
    leviathans = "1:leviathan_12,2:leviathan_16,3:leviathan_08"
    for lord in ("", "A.lords=intrepid"):
        s = play(leviathan(meeting(leviathans, f"A.hand=C5*1,C4*2,C3 {lord}")), "fight", "zone:1")
        play(rolling(s, 1), "ally:C5")
        play(s, "split:1")
        assert asked(s) == ("again:A" if lord else "action:B")
    play(s, "fight")
    assert (asked(s), options(s)) == ("choose-beast:A", {"zone:2", "zone:3"})
    play(s, "zone:2")
    play(rolling(s, 2), "ally:C4")
    play(s, "split:2")
    assert (asked(s), slain(s, "A")) == ("action:B", ["leviathan_12", "leviathan_16"])


def test_with_a_living_leviathan_the_intrepid_fights_on_as_usual() -> None:
    """12.9"""
    s = leviathan(meeting("1:leviathan_12,2:leviathan_19", "A.hand=C5,C4*2,C3 A.lords=intrepid"))
    play(s, "fight", "zone:1")
    play(rolling(s, 1), "ally:C5")
    play(s, "split:1", "fight")
    play(rolling(s, 1), "ally:C4")  # only the Crab is left: 5 is too little
    assert asked(s) == "again:A"
    play(s, "fight")
    play(rolling(s, 6), "ally:C4")
    assert slain(play(s, "split:0"), "A") == ["leviathan_12", "leviathan_19"]
    assert asked(s) == "reveal-token:A"
    assert asked(play(s, "stop")) == "action:B"


def test_the_metamorph_fights_with_anything() -> None:
    """S194"""
    s = leviathan(meeting("1:leviathan_19", "A.hand=J5,J4 A.lords=metamorph"))
    assert "fight" in options(s)
    assert options(play(s, "fight")) == {"ally:J5", "ally:J4"}


SORCERER = "court=sorcerer,... A.hand=J5,Q3,C3"


def test_the_sorcerer_may_fight_at_once() -> None:
    """S195"""
    s = recruit(leviathan(f"{SORCERER},C1 border=3:leviathan_12"), "sorcerer", "J5", "Q3")
    assert (asked(s), options(s)) == ("sorcery:A", {"decline", "fight"})
    assert asked(played(s, "decline")) == "action:B"
    play(s, "fight")
    play(rolling(s, 2), "ally:C3")
    play(s, "split:1")
    assert (slain(s, "A"), asked(s), pearls(s)) == (["leviathan_12"], "action:B", [0, 0])
    s = recruit(leviathan("court=sorcerer,... A.hand=J5,Q3,H3 border=3:leviathan_12"), "sorcerer", "J5", "Q3")
    assert asked(s) == "action:B"


def test_earlier_kills_do_not_matter_to_the_sorcerer() -> None:
    """S195, ruling 47"""
    s = leviathan(
        f"{SORCERER},C4,C1 A.lords=intrepid A.slain=leviathan_01,leviathan_02 border=3:leviathan_12,4:leviathan_16"
    )
    recruit(s, "sorcerer", "J5", "Q3")
    play(s, "fight", "zone:3")
    play(rolling(s, 2), "ally:C3")
    play(s, "split:1")
    assert asked(s) == "again:A"


def test_the_altruist_draws_one_more_for_each_level() -> None:
    """S196"""
    s = play(leviathan(meeting("3:leviathan_01,9:leviathan_19", "A.hand=C5,C1 A.lords=altruist")), "fight", "zone:3")
    play(rolling(s, 5), "ally:C5")  # 10 beats 3 and 7, rewards 1 and 2
    assert (asked(s), len(options(s))) == ("spoils:A", 6)
    assert len(tokens(play(s, "split:5"), "A")) == 5


def test_the_taxidermist_is_paid_for_each_level() -> None:
    """12.9: one gain event each"""
    text = meeting("3:leviathan_01,9:leviathan_19", "A.hand=C5,C1 A.lords=taxidermist")
    s = play(leviathan(text), "fight", "zone:3")
    assert pearls(play(rolling(s, 5), "ally:C5")) == [4, 0]
    s = play(both(f"{text} B.lords=highwayman"), "fight", "zone:3")
    assert pearls(play(rolling(s, 5), "ally:C5")) == [2, 2]


REBEL = "court=rebel,... A.hand=Q5,J3"


def test_the_rebel_takes_a_level_away() -> None:
    """S197"""
    s = recruit(leviathan(f"{REBEL} border=3:leviathan_15,4:leviathan_01"), "rebel", "Q5", "J3")
    assert (asked(s), options(s)) == ("rebel:A", {"zone:3", "zone:4"})
    hurt = played(s, "zone:4")
    assert border(hurt) == "3:leviathan_15,4:leviathan_01:1"
    play(s, "zone:3")
    assert (asked(s), len(options(s)), slain(s, "A"), scourge(s)) == ("spoils:A", 5, ["leviathan_15"], "A")
    play(s, "split:4")
    assert (len(tokens(s, "A")), asked(s)) == (4, "action:B")


def test_the_rebel_with_the_box_lords() -> None:
    """12.9: Altruist and Taxidermist apply"""
    s = leviathan(
        f"{REBEL} border=3:leviathan_15 A.lords=altruist,taxidermist leviathan_deck=leviathan_01,leviathan_02"
    )
    recruit(s, "rebel", "Q5", "J3")
    assert (asked(s), len(options(s)), pearls(s)) == ("spoils:A", 6, [2, 0])
    assert "leviathan_01" in border(s)  # the Border was empty


def test_the_rebel_on_an_empty_border_does_nothing() -> None:
    """12.9"""
    assert asked(recruit(leviathan(REBEL), "rebel", "Q5", "J3")) == "action:B"


def test_an_empty_token_pile_triggers_the_end() -> None:
    """S206"""
    beaten = won("B.tokens=T2*8,T3*9,T4", "3:leviathan_07,9:leviathan_19")
    play(beaten, "split:2")
    assert beaten.end_triggered_by == 0
    off = leviathan(
        f"leviathan_end_triggers=off {meeting('3:leviathan_07,9:leviathan_19', 'A.hand=C5,C1 B.tokens=T2*8,T3*9,T4')}"
    )
    play(off, "fight", "zone:3")
    play(play(rolling(off, 3), "ally:C5"), "split:2")
    assert off.end_triggered_by == -1
    s = play(position("B.tokens=T2*9,T3*9,T4 deck=M,..."), "explore", "fight", "reward:1-token")
    assert (pile(s), s.end_triggered_by) == (0, -1)
    assert play(won("l_pile=LK,LC"), "split:1").end_triggered_by == 0


def test_a_kraken_in_a_fight() -> None:
    """S207"""
    s = play(both(meeting("3:leviathan_11,9:leviathan_19", "A.hand=K3,C1")), "fight", "zone:3")
    play(rolling(s, 4), "ally:K3")
    assert (slain(s, "A"), nebulis(s), figure(s)) == (["leviathan_11"], [2, 0], "A")  # 7 is just enough


def test_the_figure_is_settled_before_the_die() -> None:
    """Ruling 63"""
    text = meeting("3:leviathan_11,9:leviathan_19", "A.hand=K3,C1 A.nebulis=1 B.nebulis=2 C.nebulis=3")
    s = play(both(f"seats=3 {text} kraken_figure=C"), "fight", "zone:3")
    events: list[Event] = []
    s.log = events
    play(s, "ally:K3")
    kinds = [event.kind for event in events]
    assert kinds.index(event_kinds.FIGURE) < kinds.index(event_kinds.DICE)
    assert (nebulis(s), figure(s)) == ([3, 2, 3], "A")


def test_wounds_and_the_scourge_are_counted_at_the_end() -> None:
    """11.2"""
    s = leviathan("A.wounds=3 B.wounds=2 B.slain=leviathan_01 closer=A ask=end-turn:B")
    assert (s.over(), s.scores(), s.winners()) == (True, [-3, 3], [1])


def test_the_seventh_lord_counts_even_if_a_leviathan_takes_one_away() -> None:
    """11.1: losing one later does not undo it"""
    seven = "keeper,reaper,shepherd,miller,slaver,treasurer,trader"
    leviathans = "border=5:leviathan_09 leviathan_deck=leviathan_20,..."
    s = leviathan(f"seats=3 closer=A A.lords={seven} deck=M,S1,... {leviathans}")
    play(rolling(s, 3, 4), "explore")
    play(s, *(["dig"] if asked(s) == "meet-monster:A" else []))
    assert asked(s) == "surrender:A"
    play(s, "lord:keeper")
    assert s.end_triggered_by == 0
