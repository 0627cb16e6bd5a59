"""Abyss, Kraken box: Sentinels (9.6)."""

import pytest

from tests.abyss.scene import (
    asked,
    council,
    figure,
    hand,
    kraken,
    locations,
    lords,
    nebulis,
    options,
    play,
    played,
    recruit,
    sentinel,
)

WATCHER = "court=watcher,trader,keeper,miller,reaper,shepherd A.hand=C4,J1"


def watched() -> str:
    """A has a Sentinel on the Trader; B is to move with a rich hand."""
    return "turn=B sentinels=watcher:A:trader court=trader,keeper,miller,reaper,shepherd,corruptor"


def test_a_sentinel_reserves_a_lord() -> None:
    """S134"""
    s = recruit(kraken(WATCHER), "watcher", "C4", "J1")
    assert (nebulis(s), figure(s), asked(s)) == ([1, 0], "A", "guard:A")
    play(s, "lord:trader")
    assert (sentinel(s, "watcher"), asked(s)) == ("A:trader", "action:B")
    rich = "B.hand=S5,J4,C3"
    assert "recruit:trader" in options(kraken("turn=B court=trader,keeper,miller " + rich))
    assert "recruit:trader" not in options(kraken(f"{watched()} {rich}"))
    assert "recruit:trader" in options(kraken(f"{watched()} A.hand=S5,J4,C3".replace("turn=B", "turn=A")))


def test_a_reserved_lord_cannot_be_bribed_appointed_or_replaced_by_others() -> None:
    """S134"""
    s = recruit(kraken(f"{watched()} B.hand=Q5,Q4,Q1 B.pearls=5"), "corruptor", "Q5", "Q4", "Q1")
    assert (asked(s), "lord:trader" in options(s), "lord:keeper" in options(s)) == ("bribe:B", False, True)
    hall = "turn=B sentinels=watcher:A:trader court=trader,keeper,miller,traitor B.lords=reaper B.hand=Q5,J4,C3"
    s = play(recruit(kraken(hall), "traitor", "Q5", "J4", "C3"), "lord:reaper")
    assert options(s) == {"lord:keeper", "lord:miller"}
    s = play(kraken(f"{watched()} B.lords=opportunist"), "use:opportunist")
    assert "lord:trader" not in options(s) and len(options(s)) == 5


def test_the_opportunist_is_not_offered_when_everything_is_reserved() -> None:
    """9.6"""
    assert "use:opportunist" not in options(
        kraken("turn=B sentinels=watcher:A:trader court=trader B.lords=opportunist")
    )
    assert "use:opportunist" in options(kraken("sentinels=watcher:A:trader court=trader A.lords=opportunist"))


def test_no_traitor_question_when_the_only_lord_is_reserved() -> None:
    """12.4"""
    s = kraken("turn=B sentinels=watcher:A:trader court=trader,traitor lord_deck= B.lords=reaper B.hand=Q5,J4,C3")
    assert asked(recruit(s, "traitor", "Q5", "J4", "C3")) == "action:A"


def test_the_owner_recruits_the_lord_and_the_token_returns_for_the_next_turn() -> None:
    """7.3 step 3, 9.6, ruling 24"""
    hall = "sentinels=watcher:A:keeper court=keeper,miller,trader,reaper,shepherd,sage A.hand=H4,J1,C1"
    s = recruit(kraken(f"{hall} turns=7"), "keeper", "H4", "J1", "C1")
    play(s, "ally:J1")
    assert sentinel(s, "watcher") == "A:waiting:7"
    assert "guard:watcher" not in options(s)  # B is to move
    play(s, "explore", "take")
    assert (asked(s), "guard:watcher" in options(s)) == ("action:A", True)
    play(s, "guard:watcher", "stack:crab")
    assert (asked(s), sentinel(s, "watcher"), "guard:watcher" in options(s)) == ("action:A", "A:crab", False)


def test_a_token_that_returned_this_turn_is_not_offered_again_this_turn() -> None:
    """D2: it must have been there when the turn began"""
    s = kraken("turns=7 A.lords=oracle sentinels=vigil:A:crab council=crab:C1")
    play(s, "use:oracle")
    assert (sentinel(s, "vigil"), "guard:vigil" in options(s), asked(s)) == ("A:waiting:7", False, "action:A")
    assert "guard:vigil" in options(kraken("turns=7 sentinels=vigil:A:waiting:6"))
    assert "guard:vigil" not in options(kraken("turns=7 sentinels=vigil:A:waiting:7"))
    assert "guard:vigil" not in options(kraken("turns=7 sentinels=vigil:B:waiting:2"))


def test_an_extra_turn_is_a_turn_in_which_the_token_may_be_placed_again() -> None:
    """9.6: from their next turn on"""
    s = kraken("turns=7 sentinels=watcher:A:invoker court=invoker,keeper,miller,trader,reaper,shepherd A.hand=J5,J3")
    recruit(s, "invoker", "J5", "J3")
    assert (asked(s), "guard:watcher" in options(s)) == ("action:A", True)


def test_a_token_waits_if_all_zones_have_a_sentinel() -> None:
    """S137"""
    hall = "court=lookout,trader,keeper,miller,reaper,shepherd A.hand=C4,J1"
    s = kraken(f"{hall} sentinels=watcher:A:trader,vigil:B:crab location_deck=parliament,the_jail")
    recruit(s, "lookout", "C4", "J1")
    assert (asked(s), sentinel(s, "lookout"), nebulis(s)) == ("action:B", "A:waiting:1", [1, 0])
    s = played(s, "explore", "pass", "take")
    assert "guard:lookout" not in options(s)
    s = kraken(
        "turns=3 sentinels=watcher:A:trader,vigil:B:crab,lookout:A:waiting:1 locations=parliament court=trader,..."
    )
    play(s, "guard:lookout")
    assert (sentinel(s, "lookout"), asked(s)) == ("A:parliament", "action:A")


def test_one_sentinel_in_each_zone_whoever_owns_it() -> None:
    """9.6"""
    s = recruit(kraken(f"{WATCHER} sentinels=vigil:B:crab locations=parliament"), "watcher", "C4", "J1")
    assert {name.split(":")[0] for name in options(s)} == {"lord", "location"}
    s = recruit(kraken(f"{WATCHER} sentinels=vigil:B:keeper"), "watcher", "C4", "J1")
    assert {name.split(":")[0] for name in options(s)} == {"stack"} and len(options(s)) == 5


@pytest.mark.parametrize("more", ["", "B.lords=oracle", "B.lords=alchemist"])
def test_a_sentinel_on_an_empty_stack_keeps_it_for_its_owner(more: str) -> None:
    """S138"""
    guarded = "sentinels=vigil:A:crab"
    s = play(kraken(f"{guarded} deck=C1,C2,J1,..."), "explore", "dig", "dig", "take")
    assert (council(s), sentinel(s, "vigil")) == ({"crab": 2}, "A:crab")
    s = kraken(f"turn=B {guarded} council=crab:C1+C2 {more}")
    assert "stack:crab" not in options(s) and "use:oracle" not in options(s)
    s = play(kraken(f"{guarded} council=crab:C1+C2"), "stack:crab")
    assert (hand(s, "A"), sentinel(s, "vigil")) == (["C2", "C1"], "A:waiting:1")


def test_the_alchemist_takes_no_reserved_second_stack() -> None:
    """Ruling 41"""
    text = "turn=B sentinels=vigil:A:crab B.lords=alchemist council=crab:C1,squid:Q1"
    s = play(kraken(text), "stack:squid")
    assert (hand(s, "B"), asked(s)) == (["Q1"], "action:A")
    s = play(kraken(f"{text},shellfish:S1"), "stack:squid")
    assert hand(s, "B") == ["S1", "Q1"]


def test_the_oracle_banishes_only_what_is_free() -> None:
    """S138"""
    s = kraken("turn=B sentinels=vigil:A:crab council=crab:C1,squid:Q1 B.lords=oracle")
    play(s, "use:oracle")
    assert council(s) == {"crab": 1}


def test_the_apprentice_with_only_reserved_stacks_does_nothing() -> None:
    """S139"""
    s = kraken("sentinels=vigil:B:crab council=crab:C1 court=apprentice,... A.hand=J4,C2,S1")
    recruit(s, "apprentice", "J4", "C2", "S1")
    assert (asked(s), hand(s, "A"), council(s)) == ("action:B", [], {"crab": 1})


def test_the_apprentice_may_take_the_owners_reserved_stack_and_the_token_returns() -> None:
    """12.3"""
    s = kraken("sentinels=vigil:A:crab council=crab:C1 court=apprentice,... A.hand=J4,C2,S1")
    recruit(s, "apprentice", "J4", "C2", "S1")
    assert (hand(s, "A"), sentinel(s, "vigil")) == (["C1"], "A:waiting:1")


CONTROL = "A.keys=3 sentinels=lookout:B:parliament locations=parliament,the_jail ask=control:A"


def test_a_reserved_location_is_not_for_others() -> None:
    """8.1"""
    s = kraken(f"{CONTROL} location_deck=the_chasm")
    assert options(s) == {"location:the_jail", "draw:1"}
    s = kraken("A.keys=3 sentinels=lookout:B:parliament locations=parliament location_deck= ask=control:A")
    assert (asked(s), s.keys[0]) == ("action:B", 3)
    s = kraken("A.keys=3 sentinels=lookout:A:parliament locations=parliament location_deck= ask=control:A")
    assert (locations(s, "A"), sentinel(s, "lookout")) == ({"parliament"}, "A:waiting:1")


def test_a_reserved_location_is_not_for_an_opponents_illusionist() -> None:
    """9.6"""
    hall = "court=illusionist,... A.hand=J5,J4,J1 A.locations=the_jail"
    s = recruit(kraken(f"{hall} sentinels=lookout:B:parliament locations=parliament"), "illusionist", "J5", "J4", "J1")
    assert asked(s) == "action:B"
    s = recruit(kraken(f"{hall} sentinels=lookout:A:parliament locations=parliament"), "illusionist", "J5", "J4", "J1")
    play(s, "location:the_jail")
    assert (locations(s, "A"), sentinel(s, "lookout")) == ({"parliament"}, "A:waiting:1")


def test_the_owners_opportunist_removes_the_guarded_lord_and_the_token_returns() -> None:
    """9.6, 12.4"""
    s = kraken("sentinels=watcher:A:trader court=trader,keeper,miller,reaper,shepherd,sage A.lords=opportunist turns=4")
    play(s, "use:opportunist", "lord:trader")
    assert sentinel(s, "watcher") == "A:waiting:4"


def test_the_token_belongs_to_the_player_whatever_happens_to_the_lord() -> None:
    """9.6: disabled, covered or discarded"""
    for lord in ("A.lords=watcher/disabled", "A.locations=the_jail:watcher", ""):
        s = kraken(f"turn=B {lord} sentinels=watcher:A:trader court=trader,keeper,miller B.hand=S5,J4,C3")
        assert "recruit:trader" not in options(s)
    s = kraken("A.lords=watcher sentinels=watcher:A:trader court=trader,traitor,keeper,miller A.hand=Q5,J4,C3")
    recruit(s, "traitor", "Q5", "J4", "C3")
    play(s, "lord:watcher", "lord:keeper")
    assert (sentinel(s, "watcher"), lords(s, "A")) == ("A:trader", {"traitor", "keeper"})


def test_a_sentinel_is_placed_before_the_main_action_and_does_not_replace_it() -> None:
    """D2: only in T2"""
    s = kraken("turns=7 sentinels=vigil:A:waiting:3 A.lords=slaver A.hand=C1,C2 council=crab:C3")
    assert "guard:vigil" in options(s)
    play(s, "stack:crab")
    assert (asked(s), options(s)) == ("late:A", {"end", "use:slaver"})


def test_a_reserved_lord_still_slides() -> None:
    """9.6"""
    s = kraken("sentinels=watcher:B:trader court=keeper,trader,miller,reaper,shepherd,sage A.hand=H4,J1,C1")
    recruit(s, "keeper", "H4", "J1", "C1")
    play(s, "ally:C1")
    assert s.notation().split("court=")[1].startswith("trader,miller") and sentinel(s, "watcher") == "B:trader"
