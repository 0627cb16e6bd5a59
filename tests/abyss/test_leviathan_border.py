"""Abyss, Leviathan box: setup, Monsters met, arrivals and attacks on players (10.1, 10.2)."""

import pytest

import hadal
from hadal.games.abyss.state import Position
from tests.abyss.scene import (
    asked,
    border,
    both,
    council,
    court_count,
    discard,
    figure,
    hand,
    l_pile,
    leviathan,
    lords,
    nebulis,
    options,
    pearls,
    pile,
    play,
    played,
    price,
    recruit,
    rolling,
    scourge,
    wounds,
)


def dealt(boxes: str, seats: int) -> Position:
    """A table right after the setup."""
    state = hadal.game("abyss", seats, expansions=boxes).seeded(3)
    assert isinstance(state, Position)
    return state


def test_kraken_setup() -> None:
    """S003"""
    s = dealt("kraken", 2)
    deck = [s.game.card_name(int(kind)) for kind in s.deck]
    assert (s.deck_n, [deck.count(name) for name in ("K4", "K3", "K2")]) == (78, [2, 3, 2])
    assert (s.lord_deck_n, court_count(s), s.location_deck_n, s.loot_deck_n) == (47, 6, 25, 25)
    assert (figure(s), nebulis(s), list(s.guards[::3])) == ("", [0, 0], [-1, -1, -1])


def test_leviathan_setup() -> None:
    """S004"""
    s = dealt("leviathan", 3)
    assert [hand(s, who) for who in "ABC"] == [["C1"]] * 3
    assert (s.deck_n, s.lord_deck_n, court_count(s), s.leviathan_deck_n) == (92, 38, 6, 19)
    assert (len(border(s).split(",")), border(s).count(":")) == (1, 1)  # at its first level
    assert (l_pile(s), pile(s), scourge(s)) == (20, 40, "")
    assert "tamer" not in s.notation()


def test_both_boxes_and_five_players() -> None:
    """S005"""
    s = dealt("both", 5)
    deck = [s.game.card_name(int(s.deck[i])) for i in range(int(s.deck_n))]
    assert (len(deck), s.lord_deck_n, court_count(s)) == (97, 56, 6)
    assert (deck.count("C1"), deck.count("C1p")) == (0, 1)


def test_a_reshuffled_deck_has_room_for_the_first_crabs() -> None:
    """E1: the discard pile may hold every card of the game"""
    s = dealt("leviathan", 5)
    for kind in range(int(s.tables.kinds)):
        s.cards[s.discards() * s.tables.kinds + kind] = s.tables.copies[kind]
    for place in range(int(s.seats * s.tables.kinds)):
        s.cards[place] = 0
    s.deck_n = 0
    play(s, "explore")
    assert s.deck_n + len(discard(s)) >= 90 and s.game.faults(s) == []


@pytest.mark.parametrize("boxes", ["leviathan", "both"])
def test_there_is_no_tamer(boxes: str) -> None:
    """S210"""
    assert "tamer" not in dealt(boxes, 4).notation()
    with pytest.raises(ValueError, match="no Lord 'tamer'"):
        hadal.position(f"abyss seats=2 expansions={boxes} A.lords=tamer")


def test_a_monster_passed_by_brings_a_leviathan() -> None:
    """S172"""
    s = leviathan("deck=M,C1,... leviathan_deck=leviathan_04,... A.hand=J5")
    play(rolling(s, 3, 4), "explore")
    assert (asked(s), border(s), discard(s)) == ("take-or-dig:A", "5:leviathan_04", ["M"])
    assert "track=C1" in s.notation()  # going on was the only option; C1 is on space 1


@pytest.mark.parametrize(
    ("dice", "zone"),
    [((1, 1), 1), ((1, 2), 1), ((2, 2), 2), ((1, 4), 3), ((3, 3), 4), ((1, 6), 5), ((4, 4), 6), ((3, 6), 7),
     ((5, 5), 8), ((5, 6), 9), ((6, 6), 9)],
)  # fmt: skip
def test_the_zones_of_the_dice(dice: tuple[int, int], zone: int) -> None:
    """S173"""
    s = play(rolling(leviathan("deck=M,C1,... leviathan_deck=leviathan_04,..."), *dice), "explore")
    assert border(s) == f"{zone}:leviathan_04"


def passing(beast: str, more: str) -> Position:
    """A goes on past a Monster and rolls 7, with a Leviathan on zone 5."""
    s = leviathan(f"border=5:{beast} leviathan_deck=leviathan_20,leviathan_19 deck=M,C1,... {more}")
    play(rolling(s, 3, 4), "explore")
    return play(s, "dig") if asked(s) == "meet-monster:A" else s


def test_an_attack_with_wounds() -> None:
    """S174"""
    s = passing("leviathan_17:2", "")
    assert (wounds(s), border(s)) == ([4, 0], "5:leviathan_20")
    assert "leviathan_17" not in s.notation()  # out of the game
    assert s.scores() == [-4, 0]


def test_an_attack_on_pearls() -> None:
    """S175"""
    assert pearls(passing("leviathan_05", "A.pearls=2")) == [0, 0]
    assert pearls(passing("leviathan_05", "A.pearls=5")) == [2, 0]


def test_an_attack_on_allies() -> None:
    """S176"""
    s = passing("leviathan_01", "A.hand=C1,J2,S3,Q4")
    assert (asked(s), options(s)) == ("feed:A", {"ally:C1", "ally:J2", "ally:S3", "ally:Q4"})
    play(s, "ally:J2", "ally:S3", "ally:Q4")
    assert (hand(s, "A"), asked(s)) == (["C1"], "take-or-dig:A")
    s = passing("leviathan_01", "A.hand=H1,H2")
    assert (hand(s, "A"), discard(s), asked(s)) == ([], ["M", "H2", "H1"], "take-or-dig:A")


def test_a_kraken_lost_to_an_attack_brings_nebulis() -> None:
    """S176"""
    s = both("border=5:leviathan_02 leviathan_deck=leviathan_20,leviathan_19 deck=M,C1,... A.hand=K4,H1,H2,Q1,Q2")
    play(rolling(s, 3, 4), "explore", "dig", "ally:K4", "ally:H1", "ally:H2")
    assert (nebulis(s), figure(s), hand(s, "A")) == ([3, 0], "A", ["Q2", "Q1"])


def test_an_attack_on_a_lord() -> None:
    """S177"""
    s = passing("leviathan_09", "A.lords=keeper,trader/disabled A.locations=the_jail:miller")
    assert (asked(s), options(s)) == ("surrender:A", {"lord:keeper", "lord:trader"})
    play(s, "lord:trader")
    assert lords(s, "A") == {"keeper", "miller"}
    assert asked(passing("leviathan_09", "A.locations=the_jail:miller")) == "take-or-dig:A"


def test_a_shaman_does_not_help_against_leviathans() -> None:
    """12"""
    assert wounds(passing("leviathan_17", "A.lords=shaman")) == [4, 0]


def test_a_lost_treasurer_gives_no_discount_any_more() -> None:
    """10.1: it no longer counts for anything"""
    s = passing("leviathan_09", "A.lords=treasurer")
    assert (lords(s, "A"), price(s, "A", "keeper")) == (set(), 6)


def test_nothing_comes_from_an_empty_leviathan_deck() -> None:
    """10.1 step 1"""
    s = play(leviathan("border=5:leviathan_17 leviathan_deck= closer=A deck=M,C1,..."), "explore")
    assert (border(s), wounds(s), asked(s)) == ("5:leviathan_17", [0, 0], "take-or-dig:A")


def test_the_last_leviathan_of_the_deck_triggers_the_end() -> None:
    """10.1 step 5, 11.1, ruling 32"""
    s = leviathan("leviathan_deck=leviathan_04 deck=M,C1,...")
    assert play(s.clone(), "explore").end_triggered_by == 0
    s = leviathan("leviathan_end_triggers=off leviathan_deck=leviathan_04 deck=M,C1,...")
    assert play(s, "explore").end_triggered_by == -1


def test_no_usable_card_means_going_on() -> None:
    """S179: a single option is not asked"""
    text = "border=1:leviathan_19 leviathan_deck=leviathan_04,... A.hand=J5 ask=reveal:A track=J1 deck=M,C1,..."
    s = leviathan(text)
    assert (asked(s), discard(s)) == ("take-or-dig:A", ["M"])
    s = leviathan(f"{text} A.lords=slaver")
    assert (asked(s), options(s)) == ("meet-monster:A", {"dig", "use:slaver"})


FIFTH = "track=J1,J2,H1,H2 ask=reveal:A deck=M,S1,... border=1:leviathan_19 leviathan_deck=leviathan_04,..."


def test_a_monster_on_the_last_space_must_be_fought_if_possible() -> None:
    """S188, ruling 55"""
    s = leviathan(f"{FIFTH} A.hand=C1,C2")
    assert (asked(s), options(s), pearls(s)) == ("strike:A", {"ally:C1", "ally:C2"}, [1, 0])
    s = leviathan(f"{FIFTH} A.hand=C1,C2 A.lords=coward")
    assert (asked(s), options(s), pearls(s)) == ("meet-monster:A", {"fight", "ignore"}, [0, 0])


def test_on_the_last_space_without_a_fight_the_exploration_goes_on() -> None:
    """10.2, ruling 31"""
    s = leviathan(f"{FIFTH} A.hand=J5")
    assert "leviathan_04" in border(s) and pearls(s) == [1, 0]  # the Pearl is for S1
    assert (asked(s), hand(s, "A")) == ("action:B", ["J5", "S1"])  # S1 came to space 5 and was taken


def test_the_last_space_pearl_may_pay_for_a_boost() -> None:
    """Ruling 55"""
    s = leviathan(f"{FIFTH} A.hand=C1p,C2p")
    play(rolling(s, 1), "ally:C1p")
    assert (asked(s), options(s)) == ("boost:A", {"boost:0", "boost:1"})


def test_the_coward_ignores_monsters() -> None:
    """S198"""
    s = play(leviathan("A.lords=coward deck=M,M,C1,... border=1:leviathan_19"), "explore", "ignore", "ignore")
    assert (asked(s), discard(s), border(s)) == ("take-or-dig:A", ["M", "M"], "1:leviathan_19")
    assert "track=C1" in s.notation()
    s = play(leviathan(f"{FIFTH} A.lords=coward A.hand=C1"), "ignore")
    assert (asked(s), hand(s, "A"), border(s)) == ("action:B", ["C1", "S1"], "1:leviathan_19")


def test_with_only_monsters_left_the_exploration_ends() -> None:
    """Ruling 54"""
    s = leviathan("A.lords=coward track=J1 ask=reveal:A deck=M,M discard=M border=1:leviathan_19")
    play(s, "ignore")
    assert (asked(s), council(s), hand(s, "A")) == ("action:B", {"jellyfish": 1}, [])
    s = leviathan("ask=reveal:A deck=M,M leviathan_deck=leviathan_04,leviathan_20")
    assert (asked(s), border(s).count("leviathan")) == ("action:B", 1)


def test_allies_lost_to_a_leviathan_can_be_revealed_again() -> None:
    """10.2, ruling 54: the Leviathan comes first, so its prey lies in the pile"""
    leviathans = "border=5:leviathan_01 leviathan_deck=leviathan_04,leviathan_20"
    s = leviathan(f"ask=meet-monster:A:1 track=M deck= {leviathans} A.hand=H1,H2,H3,H4 A.lords=coward")
    play(rolling(s, 3, 4), "dig", "ally:H1", "ally:H2", "ally:H3")
    assert asked(s) != "action:B"  # the pile is the new deck


def test_the_border_guard_brings_a_leviathan_upon_an_opponent() -> None:
    """S191"""
    hall = "court=border_guard,... A.hand=C5,J3"
    text = f"seats=3 {hall} B.lords=shaman border=5:leviathan_09 leviathan_deck=leviathan_04,leviathan_20"
    s = leviathan(f"{text} C.lords=keeper,reaper")
    s = recruit(rolling(s, 3, 4), "border_guard", "C5", "J3")
    assert (asked(s), options(s)) == ("surrender:C", {"lord:keeper", "lord:reaper"})
    play(s, "lord:keeper")
    assert (lords(s, "C"), border(s), asked(s)) == ({"reaper"}, "5:leviathan_04", "action:B")
    s = recruit(leviathan(text.replace("B.lords=shaman", "")), "border_guard", "C5", "J3")
    assert (asked(s), options(s)) == ("border-guard:A", {"seat:B", "seat:C"})


def test_a_kraken_lost_by_another_player_moves_the_figure() -> None:
    """S191, 9.3"""
    leviathans = "border=5:leviathan_01 leviathan_deck=leviathan_04,leviathan_20"
    s = both(f"court=border_guard,... A.hand=C5,J3 {leviathans} B.hand=K2,C1")
    recruit(rolling(s, 3, 4), "border_guard", "C5", "J3")
    assert (nebulis(s), figure(s), hand(s, "B")) == ([0, 1], "B", [])


def test_the_border_guard_with_nobody_to_send_it_to() -> None:
    """12.9"""
    s = leviathan("court=border_guard,... A.hand=C5,J3 B.lords=shaman")
    assert asked(recruit(s, "border_guard", "C5", "J3")) == "action:B"
    s = leviathan("court=border_guard,... A.hand=C5,J3 leviathan_deck= closer=A border=1:leviathan_01")
    assert asked(recruit(s, "border_guard", "C5", "J3")) == "action:B"


def test_the_arms_dealer() -> None:
    """S193"""
    hall = "court=arms_dealer,... A.hand=S5,J3 border=1:leviathan_01,4:leviathan_02,9:leviathan_03"
    assert pearls(recruit(leviathan(hall), "arms_dealer", "S5", "J3")) == [3, 0]
    assert pearls(recruit(both(f"{hall} B.lords=highwayman"), "arms_dealer", "S5", "J3")) == [2, 1]


def test_the_breeder_chooses_an_empty_zone() -> None:
    """S199"""
    full = ",".join(f"{zone}:leviathan_0{zone}" for zone in range(2, 9))
    hall = "court=breeder,... A.hand=H5,J5"
    s = recruit(leviathan(f"{hall} border={full} leviathan_deck=leviathan_20,..."), "breeder", "H5", "J5")
    play(s, "ally:J5")
    assert (asked(s), options(s)) == ("breed:A", {"zone:1", "zone:9"})
    play(s, "zone:9")
    assert border(s).endswith("9:leviathan_20") and asked(s) == "action:B"
    s = recruit(leviathan(f"{hall} border={full},1:leviathan_10,9:leviathan_11"), "breeder", "H5", "J5")
    play(s, "ally:J5")
    assert (asked(s), s.leviathan_deck_n) == ("action:B", 11)


def test_the_breeder_takes_the_last_leviathan() -> None:
    """12.9: counts for the deck-empty trigger"""
    s = leviathan("court=breeder,... A.hand=H5,J5 leviathan_deck=leviathan_20 border=1:leviathan_01")
    recruit(s, "breeder", "H5", "J5")
    play(s, "ally:J5", "zone:4")
    assert (s.end_triggered_by, border(s), wounds(s)) == (0, "1:leviathan_01,4:leviathan_20", [0, 0])


def test_a_purchase_above_twelve_is_checked_in_the_buyers_own_turn() -> None:
    """S171"""
    s = leviathan("B.hand=J1*4,Q1*4,S1*4 B.pearls=1 deck=H1,H2,H3,...")
    play(s, "explore", "buy")
    assert (asked(s), len(hand(s, "B"))) == ("take-or-dig:A", 13)
    play(s, "take", "explore", "pass", "take")
    assert (asked(s), len(hand(s, "B"))) == ("hand-limit:B", 14)


def test_five_players_are_asked_clockwise_at_rising_prices() -> None:
    """S005, E3: the price can go past 3"""
    s = leviathan("seats=5 turn=D E.pearls=1 A.pearls=2 B.pearls=3 C.pearls=4 deck=J1,J2,J3,J4,J5,...")
    play(s, "explore")
    for who in "EABC":
        assert asked(s) == f"offer:{who}"
        play(s, "buy")
    assert (pearls(s), asked(s), hand(s, "C")) == ([0, 0, 0, 10, 0], "take-or-dig:D", ["J4"])
    assert asked(played(s, "take")) == "action:E"
