"""Abyss: keys and Locations."""

from tests.abyss.scene import (
    asked,
    available,
    free,
    keys,
    locations,
    options,
    play,
    played,
    position,
    price,
    recruit,
    under,
)

FIVE = "location_deck=the_jail,the_chasm,the_depths,the_abyss,the_barracks"
THIRD_KEY = f"A.lords=keeper,reaper court=shepherd,... A.hand=H5,H3 locations=parliament {FIVE}"


def test_the_third_key_must_be_used() -> None:
    """S043"""
    s = recruit(position(THIRD_KEY), "shepherd", "H5", "H3")
    assert (asked(s), keys(s, "A")) == ("control:A", 3)
    assert options(s) == {"location:parliament", "draw:1", "draw:2", "draw:3", "draw:4"}


def test_one_of_the_drawn_locations_is_taken_and_the_others_stay_face_up() -> None:
    """S044"""
    s = recruit(position(THIRD_KEY), "shepherd", "H5", "H3")
    play(s, "draw:3", "location:the_chasm")
    assert locations(s, "A") == {"the_chasm"}
    assert available(s) == {"parliament", "the_jail", "the_depths"}
    assert s.location_deck_n == 2
    assert under(s, "the_chasm") == {"keeper", "reaper", "shepherd"}
    assert (keys(s, "A"), asked(s)) == (0, "action:B")


def test_after_drawing_only_drawn_locations_can_be_chosen() -> None:
    """S045"""
    s = recruit(position(THIRD_KEY), "shepherd", "H5", "H3")
    assert options(play(s, "draw:2")) == {"location:the_jail", "location:the_chasm"}


def test_no_more_locations_are_drawn_than_there_are() -> None:
    """S046"""
    s = position("A.keys=3 location_deck=the_jail,the_chasm ask=control:A")
    assert options(s) == {"draw:1", "draw:2"}


def test_six_keys_take_two_locations() -> None:
    """S048"""
    s = position("A.lords=keeper,reaper,shepherd,treasurer A.keys=2 locations=parliament,the_jail ask=control:A")
    assert keys(s, "A") == 6
    play(s, "location:parliament")
    assert (asked(s), keys(s, "A")) == ("spend-keys:A", 6)
    play(s, "lord:keeper", "lord:reaper", "lord:shepherd")
    assert (asked(s), keys(s, "A")) == ("control:A", 3)
    assert "location:the_jail" in options(s) and "location:parliament" not in options(s)
    play(s, "location:the_jail")
    assert under(s, "parliament") == {"keeper", "reaper", "shepherd"}
    assert under(s, "the_jail") == {"treasurer"}
    assert (s.keys[0], asked(s)) == (0, "action:B")


def test_any_mix_of_tokens_and_lords_pays_for_a_location() -> None:
    """D13: every way to spend three of five keys is there, and only once"""
    s = position("A.lords=keeper,reaper,shepherd A.keys=2 locations=parliament location_deck= ask=control:A")
    assert asked(s) == "spend-keys:A"
    ways: list[tuple[int, frozenset[str]]] = []
    waiting = [s]
    while waiting:
        at = waiting.pop()
        for name in options(at):
            after = played(at, name)
            if asked(after).startswith("spend-keys"):
                waiting.append(after)
            else:
                ways.append((2 - int(after.keys[0]), frozenset(under(after, "parliament"))))
    assert len(ways) == len(set(ways)) == 1 + 3 + 3
    assert all(tokens + len(spent) == 3 for tokens, spent in ways)


def test_without_anything_to_take_the_keys_stay() -> None:
    """S049"""
    s = position("A.keys=3 location_deck= ask=control:A")
    assert (asked(s), s.keys[0]) == ("action:B", 3)


def test_a_covered_treasurer_gives_no_discount() -> None:
    """S050"""
    s = position("A.lords=treasurer,keeper,reaper locations=parliament,the_jail location_deck= ask=control:A")
    assert price(s, "A", "peddler") == 6
    play(s, "location:parliament", "explore", "take")
    assert (asked(s), price(s, "A", "peddler")) == ("action:A", 8)


def test_spent_tokens_go_back_and_cover_nobody() -> None:
    """S051"""
    s = play(position("A.keys=3 A.lords=trader locations=parliament,the_jail ask=control:A"), "location:the_jail")
    assert (s.keys[0], under(s, "the_jail"), free(s, "A")) == (0, set(), {"trader"})
    assert available(s) == {"parliament"}


def test_two_keys_are_not_enough() -> None:
    """8.1"""
    s = position("A.keys=2 locations=parliament ask=control:A")
    assert (asked(s), locations(s, "A")) == ("action:B", set())


def test_the_court_is_tidied_before_keys_are_used() -> None:
    """T4 comes before T5: a Lord drawn by the refill is there when the Location is chosen."""
    s = position("A.lords=keeper,reaper court=shepherd,trader,miller A.hand=H5,H3 locations=parliament")
    recruit(s, "shepherd", "H5", "H3")
    assert asked(s) == "control:A" and int(s.pearls[0]) == 2
    assert all(int(lord) >= 0 for lord in s.court)


def test_lords_covered_this_turn_are_not_offered_late() -> None:
    """12: an each-turn power may be used on arrival, unless its key was spent on a Location first"""
    s = position("A.lords=keeper,reaper court=slaver,... A.hand=S5,S3,C1 locations=parliament location_deck=")
    recruit(s, "slaver", "S5", "S3")
    assert under(s, "parliament") == {"keeper", "reaper", "slaver"}
    assert asked(s) == "action:B"
