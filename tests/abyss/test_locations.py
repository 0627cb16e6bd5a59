"""Abyss: the scores of the Locations of the base box, and the effects of two of them."""

import pytest

from hadal.games.abyss.boxes.registered import LOCATION_NAMES
from tests.abyss.scene import asked, available, locations, options, play, played, position, under, worth

GUILDS = "A.lords=keeper,miller,invoker,traitor,corruptor,schemer,jailer"
RACES = "A.affiliated=J1,J2,J5,H1,Q4*2,C3"


@pytest.mark.parametrize(
    ("location", "points"),
    [
        ("sargasso_silos", 9),
        ("hydrozoa_reserves", 8),
        ("parliament", 12),
        ("the_barracks", 9),
        ("the_dockworks", 5),
    ],
)
def test_guild_locations_count_lords_of_their_guild(location: str, points: int) -> None:
    """S106"""
    assert worth(position(GUILDS), "A", location) == points


@pytest.mark.parametrize(
    ("location", "points"),
    [
        ("the_sanctuary", 13),
        ("the_sargasso_fields", 6),
        ("oceanic_senate_assembly", 10),
        ("the_chasm", 8),
        ("nest_of_giant_clams", 3),
    ],
)
def test_race_locations_count_affiliated_allies_of_their_race(location: str, points: int) -> None:
    """S107"""
    assert worth(position(RACES), "A", location) == points


def test_the_abyss_counts_different_guilds() -> None:
    """S108"""
    assert worth(position("A.lords=keeper,miller,jailer,sage"), "A", "the_abyss") == 6


def test_the_city_of_mirrors_without_anything_to_copy_scores_nothing() -> None:
    """S110"""
    s = position("A.locations=city_of_mirrors,the_jail A.lords=trader")
    assert worth(s, "A", "city_of_mirrors") == 0
    assert worth(position("A.locations=city_of_mirrors B.locations=black_smokers"), "A", "city_of_mirrors") == 0


def test_the_city_of_mirrors_copies_the_best_with_the_owners_cards() -> None:
    """8.2"""
    s = position(
        "seats=3 A.locations=city_of_mirrors A.affiliated=C1,C1,C1 A.lords=trader,keeper"
        " B.locations=the_chasm,the_jail:jailer C.locations=the_barracks:seeker+recruiter B.affiliated=J5"
    )
    # The Chasm 5 + 9, The Jail 15 - 2, The Barracks 7: with A's own cards
    assert worth(s, "A", "city_of_mirrors") == 14
    assert s.scores()[0] == 9 + 6 + 1 + 14


SMOKERS = "A.lords=keeper,reaper,shepherd locations=black_smokers ask=control:A"


def test_black_smokers_is_swapped_for_any_location_of_the_deck() -> None:
    """S111"""
    s = play(position(f"{SMOKERS} location_deck=the_jail,the_throne_room,the_chasm"), "location:black_smokers")
    assert (asked(s), under(s, "black_smokers")) == ("smokers:A", {"keeper", "reaper", "shepherd"})
    kept = played(s, "keep-tile")
    assert (locations(kept, "A"), worth(kept, "A", "black_smokers"), kept.location_deck_n) == ({"black_smokers"}, 0, 3)
    play(s, "location:the_throne_room")
    assert locations(s, "A") == {"the_throne_room"}
    assert under(s, "the_throne_room") == {"keeper", "reaper", "shepherd"}
    assert (s.location_deck_n, available(s)) == (2, set())
    assert "black_smokers" not in s.notation()


def test_black_smokers_with_an_empty_deck_asks_nothing() -> None:
    """S111"""
    s = position(f"{SMOKERS} location_deck=")
    assert (asked(s), locations(s, "A")) == ("action:B", {"black_smokers"})


def test_declining_black_smokers_does_not_shuffle_the_deck() -> None:
    """Ruling 56"""
    s = play(position(f"{SMOKERS} location_deck=the_jail,the_throne_room,the_chasm"), "location:black_smokers")
    assert "location_deck=the_jail,the_throne_room,the_chasm " in play(s, "keep-tile").notation()


def test_by_table_option_black_smokers_goes_into_the_deck() -> None:
    """black_smokers_tile = into_deck"""
    text = f"black_smokers_tile=into_deck {SMOKERS} location_deck=the_jail,the_throne_room,the_chasm"
    s = play(position(text), "location:black_smokers", "location:the_throne_room")
    assert (s.location_deck_n, s.location_owner[LOCATION_NAMES.index("black_smokers")]) == (3, -1)
    assert locations(s, "A") == {"the_throne_room"}


def test_black_smokers_drawn_with_others_is_settled_after_they_are_left() -> None:
    """8.1 and 8.2: the other drawn tiles are face up and cannot be swapped for"""
    s = position("A.keys=3 location_deck=black_smokers,the_jail,the_chasm,the_depths ask=control:A")
    play(s, "draw:2", "location:black_smokers")
    assert (asked(s), available(s)) == ("smokers:A", {"the_jail"})
    assert options(s) == {"keep-tile", "location:the_chasm", "location:the_depths"}


def test_the_depths_and_the_throne_room_look_at_single_lords() -> None:
    """S112"""
    s = position("A.lords=elder,keeper,landowner")  # 3, 6 and 12 points
    assert (worth(s, "A", "the_depths"), worth(s, "A", "the_throne_room")) == (6, 12)
    assert (worth(s, "B", "the_depths"), worth(s, "B", "the_throne_room")) == (0, 0)


def test_the_jail_loses_a_point_for_every_lord() -> None:
    """S113"""
    assert worth(position(GUILDS), "A", "the_jail") == 8


def test_the_chamber_of_allies_counts_the_lowest_of_each_race() -> None:
    """S115"""
    assert worth(position("A.affiliated=J2,J5,C1,S3"), "A", "the_chamber_of_allies") == 9


def test_the_coral_barrier_loses_a_point_for_every_affiliated_ally() -> None:
    """S116"""
    s = position("closer=B A.locations=the_coral_barrier A.affiliated=J2,J5,C2,S3,Q1,H1 A.hand=C1,J1 ask=late:A")
    assert s.over() and worth(s, "A", "the_coral_barrier") == 12


def test_the_towers_count_lords_with_and_without_a_key() -> None:
    """8.2: disabled and covered Lords count; Ambassadors have no key"""
    text = "A.locations=parliament:keeper+reaper,the_jail:sage A.lords=slaver/disabled,trader"
    s = position(text)
    assert (worth(s, "A", "the_closed_tower"), worth(s, "A", "the_lost_tower")) == (9, 6)
    s = position(f"ambassador_keys=3 {text}")
    assert (worth(s, "A", "the_closed_tower"), worth(s, "A", "the_lost_tower")) == (12, 3)
