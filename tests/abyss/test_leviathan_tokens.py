"""Abyss, Leviathan box: L tokens and the Hunter (10.6)."""

from hadal.games.abyss.state import Position
from tests.abyss.scene import asked, both, hand, keys, l_pile, leviathan, options, pearls, play, played, recruit, tokens


def test_l_tokens_are_revealed_before_the_action() -> None:
    """S200"""
    s = leviathan("A.tokens=L2,LK,LC council=crab:C1 ask=reveal-token:A")
    assert options(s) == {"stop", "l-token:2-pearls", "l-token:key", "l-token:council"}
    play(s, "l-token:2-pearls", "l-token:key", "l-token:council")
    assert (pearls(s), keys(s, "A"), hand(s, "A"), tokens(s, "A"), l_pile(s)) == ([2, 0], 1, ["C1"], [], 17)
    assert asked(s) == "action:A"


def test_keys_of_l_tokens_wait_for_the_control() -> None:
    """4: not at once (ruling 21)"""
    s = leviathan("A.tokens=LK A.keys=2 locations=parliament ask=reveal-token:A council=crab:C1")
    play(s, "l-token:key")
    assert asked(s) == "action:A"
    assert asked(play(s, "stack:crab")) == "control:A"


def test_the_council_token_needs_a_stack_that_can_be_taken() -> None:
    """S201, 9.6"""
    assert "l-token:council" not in options(leviathan("A.tokens=LC,L2 ask=reveal-token:A"))
    text = "A.tokens=LC,L2 council=crab:C1 ask=reveal-token:A"
    assert "l-token:council" in options(leviathan(text))
    assert "l-token:council" not in options(both(f"{text} sentinels=vigil:B:crab"))


def test_the_highwayman_takes_a_pearl_of_an_l_token() -> None:
    """12.8"""
    s = both("A.tokens=L3 B.lords=highwayman ask=reveal-token:A")
    assert pearls(play(s, "l-token:3-pearls")) == [2, 1]


def test_l_tokens_score_nothing() -> None:
    """S203"""
    s = leviathan("A.tokens=L2,LK,LC,T3 closer=A ask=end-turn:B")
    assert (s.over(), s.scores()) == (True, [3, 0])


def test_the_hunter_names_the_back() -> None:
    """S204"""
    text = "court=hunter,... A.hand=C5,J3 B.tokens=T4,L2,LK"
    s = recruit(leviathan(text), "hunter", "C5", "J3")
    assert (asked(s), options(s)) == ("hunt-back:A", {"back:base", "back:l"})
    assert tokens(played(s, "back:base"), "A") == ["T4"]
    taken = []
    for dice in range(200):
        after = s.clone()
        assert isinstance(after, Position)
        after.dice = dice * 7919
        after.apply(after.game.blocks.id("back:l"))
        taken += tokens(after, "A")
    assert set(taken) == {"L2", "LK"} and 70 < taken.count("L2") < 130


def test_a_stolen_l_token_is_known_to_the_two_until_one_like_it_is_used() -> None:
    """12.1, 10.6"""
    s = recruit(leviathan("court=hunter,... A.hand=C5,J3 B.tokens=LK A.tokens=L2"), "hunter", "C5", "J3")
    assert "stolen=A:B:LK" in s.notation(1) and "A.tokens=L?2" in s.notation(1)
    play(s, "explore", "take")
    assert asked(s) == "reveal-token:A"
    play(s, "l-token:key")
    assert "stolen=A:B:-" in s.notation()


def test_without_usable_tokens_nothing_is_asked_before_the_action() -> None:
    """Section 13"""
    assert asked(leviathan("ask=reveal-token:A A.tokens=T4")) == "action:A"
