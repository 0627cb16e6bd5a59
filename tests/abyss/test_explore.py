"""Abyss: exploring the depths."""

from hadal.core.events import Event
from hadal.games.abyss import events as event_kinds
from hadal.games.abyss.state import Position
from tests.abyss.scene import (
    asked,
    council,
    discard,
    hand,
    options,
    pearls,
    pile,
    play,
    position,
    threat,
    tokens,
)


def listen(state: Position) -> list[Event]:
    """Record events from here on."""
    state.log = []
    return state.log


def reveals(events: list[Event], state: Position) -> list[tuple[str, int]]:
    """Which cards were revealed, and on which space (from 1)."""
    return [(state.game.card_name(e.card), e.n + 1) for e in events if e.kind == event_kinds.REVEALED]


def test_the_seven_reveals_of_the_rulebook() -> None:
    """S011"""
    s = position("seats=4 A.pearls=1 B.pearls=3 D.pearls=1 deck=H1,C2,M,S3,Q1,J1,H2,...")
    events = listen(s)
    play(s, "explore")
    assert asked(s) == "offer:B"
    play(s, "pass")
    assert asked(s) == "offer:D"  # C cannot pay
    play(s, "pass", "dig", "pass", "buy")
    assert asked(s) == "meet-monster:A"
    play(s, "dig")
    assert asked(s) == "offer:B"  # D has no Pearl left
    play(s, "buy")
    assert asked(s) == "take-or-dig:A"
    play(s, "dig", "dig")
    assert reveals(events, s) == [("H1", 1), ("C2", 2), ("M", 2), ("S3", 3), ("Q1", 3), ("J1", 4), ("H2", 5)]
    assert pearls(s) == [5, 1, 0, 0]
    assert (hand(s, "A"), hand(s, "B"), hand(s, "D")) == (["H2"], ["S3"], ["C2"])
    assert threat(s) == 2
    assert council(s) == {"seahorse": 1, "squid": 1, "jellyfish": 1}
    assert discard(s) == ["M"]
    assert asked(s) == "action:B"


def test_the_first_card_may_be_taken() -> None:
    """S012"""
    s = play(position("seats=3 deck=S2,..."), "explore", "take")
    assert (hand(s, "A"), council(s), pearls(s)) == (["S2"], {}, [0, 0, 0])
    assert asked(s) == "action:B"


def test_the_first_opponent_to_take_the_card_has_it() -> None:
    """S013"""
    s = position("seats=4 B.pearls=1 C.pearls=1 D.pearls=1 deck=J4,...")
    play(s, "explore", "pass", "buy")
    assert (hand(s, "C"), pearls(s)) == (["J4"], [1, 1, 0, 1])
    assert asked(s) == "take-or-dig:A"  # for the next card, at 2 Pearls, which nobody has


def test_each_opponent_buys_once_in_a_turn() -> None:
    """S014"""
    s = play(position("B.pearls=5 deck=C3,C4,..."), "explore", "buy")
    assert (asked(s), options(s)) == ("take-or-dig:A", {"take", "dig"})
    assert s.track[0] == s.game.blocks.id("ally:C4") - s.game.blocks.first("ally")


def test_after_a_sale_another_card_is_revealed_at_once() -> None:
    """S015"""
    s = position("B.pearls=1 deck=C3,H1,...")
    events = listen(s)
    play(s, "explore", "buy")
    assert reveals(events, s) == [("C3", 1), ("H1", 1)]
    assert asked(s) == "take-or-dig:A"


def test_the_price_rises_with_every_sale() -> None:
    """S016"""
    s = position("seats=4 B.pearls=1 C.pearls=2 D.pearls=3 deck=C1,C2,C3,J1,...")
    events = listen(s)
    play(s, "explore", "buy", "buy", "buy")
    assert [(e.seat, e.n) for e in events if e.kind == event_kinds.PEARLS_PAID] == [(1, 1), (2, 2), (3, 3)]
    assert pearls(s) == [6, 0, 0, 0]


def test_the_price_starts_at_one_again_in_the_next_turn() -> None:
    """T0"""
    s = play(position("B.pearls=1 A.pearls=1 deck=C1,C2,C3,C4,..."), "explore", "buy", "take", "explore")
    assert (asked(s), options(s)) == ("offer:A", {"buy", "pass"})
    assert pearls(play(s, "buy")) == [1, 1]


def test_only_the_newest_card_can_be_taken() -> None:
    """S017"""
    s = play(position("deck=H5,C1,..."), "explore", "dig")
    assert options(s) == {"take", "dig"}
    assert hand(play(s, "take"), "A") == ["C1"]
    assert council(s) == {"seahorse": 1}


def test_monsters_are_not_for_sale() -> None:
    """S018"""
    s = play(position("B.pearls=3 deck=M,..."), "explore")
    assert (asked(s), options(s)) == ("meet-monster:A", {"fight", "dig"})


def test_a_fight_on_the_first_threat_space() -> None:
    """S019"""
    s = play(position("deck=M,..."), "explore", "fight")
    assert options(s) == {"reward:1-pearl", "reward:1-token"}
    play(s, "reward:1-token")
    assert (pile(s), len(tokens(s, "A")), threat(s)) == (19, 1, 1)
    mine, theirs = s.view(0), s.view(1)
    assert mine["token_sizes"] == theirs["token_sizes"] == [1, 0]
    assert mine["tokens"] != [0, 0, 0] and theirs["tokens"] == [0, 0, 0]
    assert "A.tokens=?1" in s.notation(1) and f"A.tokens={tokens(s, 'A')[0]}" in s.notation(0)


def test_every_monster_passed_by_raises_the_threat() -> None:
    """S020"""
    s = play(position("deck=M,M,M,..."), "explore", "dig", "dig")
    assert threat(s) == 3
    play(s, "fight")
    assert (s.keys[0], pearls(s), tokens(s, "A")) == (1, [0, 0], [])
    assert (threat(s), discard(s)) == (1, ["M", "M", "M"])


def test_the_threat_stays_on_the_sixth_space() -> None:
    """S021"""
    s = play(position("threat=6 deck=M,M,..."), "explore", "dig")
    assert threat(s) == 6
    play(s, "fight")
    assert (s.keys[0], threat(s)) == (2, 1)


def test_a_monster_on_the_last_space_must_be_fought_and_brings_a_pearl() -> None:
    """S022"""
    s = play(position("threat=2 deck=J1,J1,H1,H1,M,..."), "explore", "dig", "dig", "dig", "dig")
    assert (asked(s), pearls(s)) == ("reward:A", [1, 0])
    assert options(s) == {"reward:2-pearls", "reward:1-pearl-1-token", "reward:2-tokens"}
    play(s, "reward:1-pearl-1-token")
    assert (pearls(s), len(tokens(s, "A")), threat(s)) == ([2, 0], 1, 1)
    assert council(s) == {"jellyfish": 2, "seahorse": 2}


def test_a_reward_the_pile_cannot_give_is_not_offered() -> None:
    """E6"""
    s = position("threat=2 B.tokens=T2*9,T3*9,T4 deck=M,...")
    assert options(play(s, "explore", "fight")) == {"reward:2-pearls", "reward:1-pearl-1-token"}
    s = position("threat=2 B.tokens=T2*9,T3*9,T4*2 deck=M,...")
    play(s, "explore", "fight")
    assert (pearls(s), asked(s)) == ([2, 0], "action:B")


def test_leftovers_go_to_the_council() -> None:
    """S024"""
    s = play(position("deck=J1,J2,C1,Q3,..."), "explore", "dig", "dig", "dig", "take")
    assert (council(s), hand(s, "A")) == ({"jellyfish": 2, "crab": 1}, ["Q3"])


def test_an_empty_deck_is_refilled_from_the_discard_pile_when_a_card_is_needed() -> None:
    """S025"""
    seen = set()
    for dice in range(12):
        s = play(position(f"deck=C1 discard=M,J2,S1 dice={dice * 977}"), "explore")
        assert (s.deck_n, discard(s)) == (0, ["M", "J2", "S1"])
        play(s, "dig")
        new = s.game.card_name(int(s.track[1]))
        left = sorted(s.game.card_name(int(s.deck[i])) for i in range(int(s.deck_n)))
        assert sorted([new, *left]) == ["J2", "M", "S1"]
        assert discard(s) == []
        seen.add(new)
    assert seen == {"M", "J2", "S1"}


def test_exploring_is_impossible_without_cards() -> None:
    """S026"""
    assert options(position("deck= council=crab:C1")) == {"stack:crab"}
    assert "explore" in options(position("deck= discard=C1"))


def test_an_exploration_ends_when_the_cards_run_out() -> None:
    """E7: a reveal is required but there is no card."""
    s = play(position("deck=C1,J2"), "explore", "dig", "dig")
    assert (asked(s), hand(s, "A"), council(s)) == ("action:B", [], {"crab": 1, "jellyfish": 1})


def test_a_sale_of_the_last_card_ends_the_exploration() -> None:
    """E3 and E7"""
    s = play(position("B.pearls=1 deck=C1"), "explore", "buy")
    assert (asked(s), hand(s, "A"), hand(s, "B"), pearls(s)) == ("action:B", [], ["C1"], [1, 0])


def test_a_player_who_passes_may_buy_a_later_card() -> None:
    """S028"""
    s = play(position("B.pearls=1 deck=C1,C5,..."), "explore", "pass", "dig")
    assert (asked(s), options(s)) == ("offer:B", {"buy", "pass"})
    assert pearls(play(s, "buy")) == [1, 0]
    assert hand(s, "B") == ["C5"]


def test_a_card_sold_on_the_last_space_makes_room_for_the_next() -> None:
    """E1: a bought card leaves its space empty."""
    s = position("B.pearls=1 deck=J1,J1,H1,H1,C1,C2,...")
    play(s, "explore", "pass", "dig", "pass", "dig", "pass", "dig", "pass", "dig", "buy")
    assert (hand(s, "A"), hand(s, "B"), pearls(s)) == (["C2"], ["C1"], [2, 0])
    assert council(s) == {"jellyfish": 2, "seahorse": 2}


def test_lords_may_be_used_between_two_reveals() -> None:
    """D4, D5 and D6: an each-turn Lord may be used whenever the active player is asked."""
    s = position("A.lords=slaver,oracle,opportunist A.hand=C1 council=crab:C2 deck=J1,M,...")
    play(s, "explore")
    assert options(s) == {"take", "dig", "use:slaver", "use:oracle", "use:opportunist"}
    play(s, "use:slaver")
    assert (asked(s), pearls(s)) == ("take-or-dig:A", [2, 0])  # the only card was sold without asking
    play(s, "dig", "use:oracle", "fight", "use:opportunist", "lord:recruiter")
    assert options(s) == {"reward:1-pearl", "reward:1-token"}


def test_a_forced_take_is_asked_while_a_lord_could_still_be_used() -> None:
    """Section 13: a Lord that may be used counts as an option."""
    s = position("A.lords=slaver A.hand=C1,C2 deck=J1,J1,H1,H1,C3,...")
    play(s, "explore", "dig", "dig", "dig", "dig")
    assert (asked(s), options(s)) == ("take-or-dig:A", {"take", "use:slaver"})
