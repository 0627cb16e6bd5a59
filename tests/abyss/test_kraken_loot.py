"""Abyss, Kraken box: the Loot deck and its sites (9.4, 9.5)."""

import pytest

from tests.abyss.scene import (
    asked,
    discard,
    hand,
    keys,
    kraken,
    locations,
    loot,
    options,
    pearls,
    play,
    recruit,
    threat,
    tokens,
    under,
    worth,
)


def taking(location: str, more: str) -> str:
    """A is about to take a loot site with three Key tokens."""
    return f"A.keys=3 locations={location} location_deck= ask=control:A {more}"


def test_a_search_that_is_stopped() -> None:
    """S157"""
    s = kraken(taking("the_megalodon", "loot_deck=7,4,3"))
    assert (asked(s), options(s), loot(s)) == ("search:A", {"search", "stop"}, "the_megalodon:7")
    play(s, "search")
    assert pearls(s) == [2, 0]
    play(s, "stop")
    assert (asked(s), worth(s, "A", "the_megalodon"), loot(s)) == ("action:B", 11, "the_megalodon:4+7")


def test_a_double_ends_the_search_and_removes_both_cards() -> None:
    """9.5 step 4, ruling 39: the second card's reward is kept"""
    s = play(kraken(taking("the_megalodon", "loot_deck=4,7,4,3")), "search", "search")
    assert (asked(s), loot(s), pearls(s)) == ("action:B", "the_megalodon:7", [4, 0])
    assert s.loot_deck_n == 1


@pytest.mark.parametrize(("card", "key"), [("3", 1), ("7", 0)])
def test_the_rewards_of_three_and_seven(card: str, key: int) -> None:
    """9.4"""
    s = kraken(taking("the_battlefield", f"loot_deck={card}"))
    assert (keys(s, "A"), loot(s), asked(s)) == (key, f"the_battlefield:{card}", "action:B")


def test_the_reward_of_five_is_a_base_token() -> None:
    """9.4"""
    s = kraken(taking("the_battlefield", "loot_deck=5"))
    assert len(tokens(s, "A")) == 1


def test_a_key_found_counts_at_once() -> None:
    """9.5"""
    s = kraken(
        "A.keys=3 A.lords=keeper,reaper locations=the_battlefield,parliament location_deck= loot_deck=3 ask=control:A"
    )
    play(s, "location:the_battlefield", "key-token")
    assert (locations(s, "A"), asked(s)) == ({"the_battlefield", "parliament"}, "action:B")


def test_loot_six_meets_monsters() -> None:
    """S160"""
    s = kraken(taking("the_cetacean_graveyard", "loot_deck=6 deck=M,M,Q2,J1"))
    assert (threat(s), discard(s), hand(s, "A")) == (3, ["M", "M"], ["Q2"])
    assert loot(s) == "the_cetacean_graveyard:6"


def test_loot_six_shuffles_the_discard_pile_in_when_the_deck_is_empty() -> None:
    """9.5, ruling 43"""
    s = kraken(taking("the_cetacean_graveyard", "loot_deck=6 deck=M discard=Q2"))
    assert (threat(s), discard(s), hand(s, "A"), s.deck_n) == (2, ["M"], ["Q2"], 0)


def test_loot_six_without_an_ally_anywhere() -> None:
    """Ruling 53"""
    s = kraken(taking("the_cetacean_graveyard", "loot_deck=6,7 deck=M,M"))
    assert (hand(s, "A"), discard(s), asked(s)) == ([], ["M", "M"], "search:A")
    s = kraken(taking("the_cetacean_graveyard", "loot_deck=6,7 deck="))
    assert (hand(s, "A"), asked(s)) == ([], "search:A")


def test_the_threat_stays_on_its_last_space() -> None:
    """9.5"""
    assert threat(kraken(taking("the_cetacean_graveyard", "loot_deck=6 deck=M,M,Q2 threat=5"))) == 6


def test_loot_five_with_an_empty_pile() -> None:
    """S161"""
    s = kraken(taking("the_abandoned_convoy", "loot_deck=5 B.tokens=T2*9,T3*9,T4*2"))
    assert (tokens(s, "A"), worth(s, "A", "the_abandoned_convoy")) == ([], 5)


def test_the_illusionist_starts_a_search() -> None:
    """S163"""
    hall = "court=illusionist,... A.hand=J5,J4,J1 A.locations=the_jail:keeper"
    s = recruit(kraken(f"{hall} locations=the_battlefield loot_deck=7,6,5"), "illusionist", "J5", "J4", "J1")
    play(s, "location:the_jail")
    assert (asked(s), loot(s), under(s, "the_battlefield")) == ("search:A", "the_battlefield:7", {"keeper"})


def test_the_new_owner_of_a_site_with_loot_may_search_it() -> None:
    """9.5: step 1 only if it is empty"""
    s = kraken(taking("the_battlefield", "loot=the_battlefield:6+3 loot_deck=7,5"))
    assert (asked(s), options(s)) == ("search:A", {"search", "stop"})
    assert worth(play(s, "stop"), "A", "the_battlefield") == 9


def test_no_search_when_the_loot_deck_is_empty() -> None:
    """9.5 step 2"""
    s = kraken(taking("the_battlefield", "loot_deck="))
    assert (asked(s), locations(s, "A")) == ("action:B", {"the_battlefield"})


def test_the_highwayman_takes_a_pearl_of_loot() -> None:
    """12.8"""
    assert pearls(kraken(taking("the_battlefield", "loot_deck=4 B.lords=highwayman"))) == [1, 1]


def test_black_smokers_swapped_for_a_loot_site_starts_a_search() -> None:
    """8.2"""
    s = kraken("A.keys=3 locations=black_smokers location_deck=the_megalodon loot_deck=7,6 ask=control:A")
    play(s, "location:black_smokers", "location:the_megalodon")
    assert (asked(s), loot(s)) == ("search:A", "the_megalodon:7")


def test_an_ambassador_searches_too() -> None:
    """12.6"""
    s = kraken("court=hermit,... A.hand=J4,C2,H2,S1,Q1 location_deck=the_megalodon,... loot_deck=7,6")
    recruit(s, "hermit", "J4", "C2", "H2", "S1", "Q1")
    play(s, "ally:S1")
    assert (asked(s), under(s, "the_megalodon")) == ("search:A", {"hermit"})


def test_city_of_mirrors_copies_loot() -> None:
    """S164"""
    s = kraken("A.locations=city_of_mirrors B.locations=the_megalodon loot=the_megalodon:7+6")
    assert worth(s, "A", "city_of_mirrors") == 13


def test_city_of_mirrors_copies_the_lair_with_the_owners_nebulis() -> None:
    """8.2"""
    s = kraken("A.locations=city_of_mirrors B.locations=the_krakens_lair A.nebulis=3 B.nebulis=5")
    assert worth(s, "A", "city_of_mirrors") == 6
    s = kraken("A.locations=city_of_mirrors B.locations=the_krakens_lair A.nebulis=6")
    assert worth(s, "A", "city_of_mirrors") == 0
