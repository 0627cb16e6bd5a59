"""Abyss: asking the Council for support."""

from tests.abyss.scene import asked, council, hand, options, play, position


def test_a_whole_stack_goes_into_the_hand_unseen_by_the_others() -> None:
    """S029"""
    s = play(position("council=crab:C1+C3"), "stack:crab")
    assert (hand(s, "A"), council(s)) == (["C3", "C1"], {})
    theirs = s.view(1)
    assert theirs["sizes"] == [2, 0] and not any(theirs["hand"])  # type: ignore[arg-type]
    assert "A.hand=?2" in s.notation(1)
    assert asked(s) == "action:B"


def test_empty_stacks_are_not_offered() -> None:
    """S030"""
    stacks = {name for name in options(position("council=squid:Q1")) if name.startswith("stack")}
    assert stacks == {"stack:squid"}
