"""Abyss: the Soldiers of the base box."""

import pytest

from hadal.games.abyss.state import Position
from tests.abyss.scene import (
    affiliated,
    asked,
    discard,
    free,
    hand,
    is_disabled,
    keys,
    lords,
    options,
    payments,
    pearls,
    play,
    played,
    position,
    price,
    recruit,
    threat,
    tokens,
    under,
)


def test_the_recruiter_makes_the_opponents_pay_two_more() -> None:
    """S061"""
    cards = "B.lords=recruiter court=peddler,... A.hand=S5,S3"
    assert price(position(cards), "A", "peddler") == 10
    assert payments(position(cards), "peddler") == set()
    assert payments(position(f"{cards} A.pearls=2"), "peddler") == {(("S5", "S3"), 2)}
    assert price(position(cards), "B", "peddler") == 8


def test_recruiter_and_treasurer_cancel() -> None:
    """S062"""
    assert price(position("B.lords=recruiter A.lords=treasurer"), "A", "peddler") == 8


def test_the_jailer_makes_each_opponent_discard_an_ally_of_their_choice() -> None:
    """S064"""
    s = position("seats=3 B.hand=C1,C5 court=jailer,... A.hand=C3,S2,J1")
    recruit(s, "jailer", "C3", "S2", "J1")
    assert (asked(s), options(s)) == ("discard:B", {"ally:C1", "ally:C5"})
    play(s, "ally:C1")
    assert (hand(s, "B"), asked(s)) == (["C5"], "action:B")
    assert "C1" in discard(s)


def test_the_jailer_asks_clockwise_from_the_left() -> None:
    """12, general rules"""
    s = position("seats=4 turn=C court=jailer,... C.hand=C3,S2,J1 D.hand=C5,S5 A.hand=H5,H4 B.hand=Q5,Q4")
    recruit(s, "jailer", "C3", "S2", "J1")
    order = []
    for _ in range(3):
        order.append(asked(s))
        play(s, sorted(options(s))[0])
    assert order == ["discard:D", "discard:A", "discard:B"]


def test_the_seeker_takes_two_pearls_or_what_is_there() -> None:
    """S065"""
    s = recruit(position("seats=3 B.pearls=1 C.pearls=5 court=seeker,... A.hand=C5,J2"), "seeker", "C5", "J2")
    assert pearls(s) == [0, 0, 3]


ASSASSIN = "court=assassin,... A.hand=C5,C4 A.pearls=1"


def test_the_assassin_disables_a_free_lord_of_each_opponent() -> None:
    """S066"""
    s = position(f"seats=3 {ASSASSIN} B.lords=keeper,treasurer C.locations=the_jail:reaper+shepherd")
    before = s.scores()
    assert (price(s, "B", "peddler"), keys(s, "B")) == (6, 2)
    recruit(s, "assassin", "C5", "C4")
    assert (asked(s), options(s)) == ("assassinate:A", {"lord:keeper", "lord:treasurer"})
    play(s, "lord:treasurer")
    assert (price(s, "B", "peddler"), keys(s, "B")) == (8, 1)
    assert is_disabled(s, "treasurer") and free(s, "B") == {"keeper", "treasurer"}
    assert s.scores()[1:] == before[1:]
    assert under(s, "the_jail") == {"reaper", "shepherd"}
    assert asked(s) == "action:B"


def test_the_assassin_strikes_the_opponents_clockwise() -> None:
    """12.1: a decision for each opponent"""
    s = position(f"seats=3 {ASSASSIN} B.lords=keeper,treasurer C.lords=reaper,shepherd")
    recruit(s, "assassin", "C5", "C4")
    assert options(s) == {"lord:keeper", "lord:treasurer"}
    play(s, "lord:keeper")
    assert (asked(s), options(s)) == ("assassinate:A", {"lord:reaper", "lord:shepherd"})
    play(s, "lord:shepherd")
    assert is_disabled(s, "keeper") and is_disabled(s, "shepherd") and asked(s) == "action:B"


def test_a_disabled_lord_gives_no_key_and_is_never_covered() -> None:
    """S067"""
    free_lords = "A.lords=keeper,reaper/disabled,shepherd locations=parliament location_deck= ask=control:A"
    s = position(free_lords)
    assert (keys(s, "A"), asked(s)) == (2, "action:B")
    s = position(f"{free_lords} A.keys=1")  # a third key, taken without asking
    assert (under(s, "parliament"), s.keys[0]) == ({"keeper", "shepherd"}, 0)
    assert free(s, "A") == {"reaper"}
    s = position(f"{free_lords} A.keys=3")
    assert "lord:reaper" not in options(s)


def test_the_assassin_without_targets_does_nothing() -> None:
    """S068"""
    s = recruit(position(f"{ASSASSIN} B.locations=the_jail:keeper"), "assassin", "C5", "C4")
    assert asked(s) == "action:B"
    s = recruit(position(f"{ASSASSIN} B.lords=keeper/disabled"), "assassin", "C5", "C4")
    assert asked(s) == "action:B"


def test_the_commander_arrives_and_big_hands_are_cut_to_six() -> None:
    """S069"""
    s = position("seats=3 court=commander,... A.hand=C5,C3 B.hand=J1*4,Q1*4 C.hand=S1*4,H1*2")
    recruit(s, "commander", "C5", "C3")
    assert asked(s) == "cut:B"
    play(s, "ally:J1", "ally:Q1")
    assert (len(hand(s, "B")), len(hand(s, "C")), asked(s)) == (6, 6, "action:B")


def test_under_a_commander_the_hand_is_cut_at_the_end_of_the_turn() -> None:
    """S070"""
    s = position("B.lords=commander A.hand=J1*4,J2 council=crab:C1*4")
    play(s, "stack:crab")
    assert (asked(s), len(hand(s, "A"))) == ("cut:A", 9)
    play(s, "ally:J1", "ally:C1", "ally:J2")
    assert (len(hand(s, "A")), asked(s)) == (6, "action:B")


BUYER = "A.lords=commander B.hand=J1*4,Q1*2 B.pearls=1 deck=C5,C4,..."


def test_a_purchase_above_six_is_cut_at_once() -> None:
    """S071"""
    s = play(position(BUYER), "explore", "buy")
    assert (asked(s), len(hand(s, "B"))) == ("cut:B", 7)
    play(s, "ally:J1")
    assert (len(hand(s, "B")), asked(s)) == (6, "take-or-dig:A")
    assert hand(play(s, "take"), "A") == ["C4"]


def test_by_table_option_the_buyer_is_cut_at_the_end_of_their_own_turn() -> None:
    """S071, commander_purchase_check = own_turn_end"""
    s = play(position(f"commander_purchase_check=own_turn_end {BUYER}"), "explore", "buy")
    assert (asked(s), len(hand(s, "B"))) == ("take-or-dig:A", 7)
    play(s, "take", "explore", "pass", "take")
    assert (asked(s), len(hand(s, "B"))) == ("cut:B", 8)
    assert asked(play(s, "ally:Q1", "ally:J1")) == "action:A"


def test_a_commander_of_a_third_player_cuts_the_buyer_too() -> None:
    """E3: if a Commander limits the buyer"""
    s = position("seats=3 C.lords=commander B.hand=J1*4,Q1*2 B.pearls=1 deck=C5,C4,...")
    play(s, "explore", "buy")
    assert asked(s) == "cut:B"


def test_a_commander_does_not_limit_its_owner() -> None:
    """12.1"""
    s = play(position("A.lords=commander A.hand=J1*4,J2*3 council=crab:C1*4"), "stack:crab")
    assert (asked(s), len(hand(s, "A"))) == ("action:B", 11)


def test_the_tamer_moves_the_reward_back_by_one_space() -> None:
    """S072"""
    s = play(position("B.lords=tamer threat=3 deck=M,..."), "explore", "fight")
    assert options(s) == {"reward:2-pearls", "reward:1-pearl-1-token", "reward:2-tokens"}
    assert threat(play(s, "reward:2-pearls")) == 1
    s = play(position("B.lords=tamer deck=M,..."), "explore", "fight")
    assert options(s) == {"reward:1-pearl", "reward:1-token"}


def test_a_tamer_does_not_affect_its_owner() -> None:
    """12.1"""
    s = play(position("A.lords=tamer threat=3 deck=M,..."), "explore", "fight")
    assert s.keys[0] == 1


HUNTER = "court=hunter,... A.hand=C5,J3"


def test_the_hunter_takes_a_random_token_from_one_who_has_any() -> None:
    """S073"""
    taken = []
    for dice in range(400):
        s = recruit_quietly(f"seats=3 {HUNTER} C.tokens=T2,T4 dice={dice * 7919}")
        assert sorted(tokens(s, "A") + tokens(s, "C")) == ["T2", "T4"] and asked(s) == "action:B"
        taken += tokens(s, "A")
    assert len(taken) == 400 and 160 < taken.count("T2") < 240


def recruit_quietly(text: str) -> Position:
    """Recruit the Hunter without checking every step, for many dice."""
    s = position(text)
    s.apply(s.game.blocks.id("recruit:hunter"))
    return s


def test_the_hunter_chooses_among_several_victims() -> None:
    """12.1"""
    s = recruit(position(f"seats=3 {HUNTER} B.tokens=T3 C.tokens=T2"), "hunter", "C5", "J3")
    assert (asked(s), options(s)) == ("hunt:A", {"seat:B", "seat:C"})
    play(s, "seat:B")
    assert (tokens(s, "A"), tokens(s, "B"), tokens(s, "C")) == (["T3"], [], ["T2"])
    assert "stolen=A:B:T3" in s.notation(0) and "stolen=A:B:T3" in s.notation(1)
    assert "stolen=A:B:?" in s.notation(2) and "stolen=A:B:?" in s.notation(-1)


def test_the_hunter_without_a_target_does_nothing() -> None:
    """S074"""
    assert asked(recruit(position(HUNTER), "hunter", "C5", "J3")) == "action:B"


SHAMAN = "turn=B A.lords=shaman,keeper A.pearls=4 A.hand=J1*4,Q1*4 A.tokens=T4"


@pytest.mark.parametrize(
    ("lord", "cards"),
    [
        ("seeker", ["C5", "J2"]),
        ("jailer", ["C5", "S2", "J2"]),
        ("assassin", ["C5", "C4", "C2"]),
        ("commander", ["C5", "C4"]),
        ("hunter", ["C5", "J3"]),
    ],
)
def test_the_shaman_shields_from_every_soldier(lord: str, cards: list[str]) -> None:
    """S080"""
    s = position(f"{SHAMAN} court={lord},... B.hand={','.join(cards)}")
    recruit(s, lord, *cards)
    if asked(s) == "affiliate:B":
        play(s, f"ally:{affiliatable(s)}")
    assert asked(s) == "action:A"
    assert (pearls(s)[0], len(hand(s, "A")), tokens(s, "A")) == (4, 8, ["T4"])
    assert not is_disabled(s, "keeper") and not is_disabled(s, "shaman")
    assert affiliated(s, "B") != [] and lord in lords(s, "B")


def affiliatable(s: Position) -> str:
    """Any Ally that may be affiliated."""
    return sorted(options(s))[0].removeprefix("ally:")


def test_recruiter_tamer_and_commander_do_not_affect_a_protected_player() -> None:
    """S080"""
    s = position("A.lords=shaman B.lords=recruiter,tamer A.hand=J1*4,Q1*4 threat=3 deck=M,...")
    assert price(s, "A", "peddler") == 8
    assert played(s, "explore", "fight").keys[0] == 1
    s = play(position("A.lords=shaman B.lords=commander A.hand=J1*4,Q1*4 council=crab:C1"), "stack:crab")
    assert (asked(s), len(hand(s, "A"))) == ("action:B", 9)


def test_a_covered_shaman_protects_no_longer() -> None:
    """S081"""
    s = position("A.lords=shaman,keeper,reaper B.lords=recruiter locations=parliament,the_jail ask=control:A")
    assert price(s, "A", "peddler") == 8
    assert price(play(s, "location:the_jail"), "A", "peddler") == 10
