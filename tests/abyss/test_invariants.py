"""Abyss: the invariants of section 16 hold in play, and every violation is detected."""

import random
from collections.abc import Callable

import pytest

import hadal
from hadal.games.abyss import questions
from hadal.games.abyss.boxes.registered import LORD_NAMES
from hadal.games.abyss.show.invariants.position import faults, is_valid
from hadal.games.abyss.state import Position
from tests.abyss.scene import position

KEEPER, SLAVER = LORD_NAMES.index("keeper"), LORD_NAMES.index("slaver")
TABLES: list[dict[str, str]] = [
    {},
    {"hand_limit": "12", "court_end": "deck_empty", "allow_useless_allies": "true"},
    {
        "ambassador_keys": "3",
        "commander_purchase_check": "own_turn_end",
        "black_smokers_tile": "into_deck",
        "kraken_tie": "stays",
        "leviathan_damage": "independent",
        "leviathan_end_triggers": "off",
        "l_tokens": "19",
    },
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("boxes", ["none", "kraken", "leviathan", "both"])
@pytest.mark.parametrize("options", TABLES, ids=["usual", "strict", "loose"])
def test_nothing_is_wrong_after_any_decision_of_random_games(seats: int, boxes: str, options: dict[str, str]) -> None:
    """Section 16"""
    if seats == 5 and boxes in ("none", "kraken"):
        return
    game = hadal.game("abyss", seats, expansions=boxes, **options)
    chance = random.Random(seats)
    for seed in range(5):
        state = game.deal(seed)
        decisions = 0
        while not state.over():
            state.apply_unchecked(chance.choice(state.legal()))
            decisions += 1
            assert game.is_valid(state), game.faults(state)
            assert decisions < 3000
        assert game.faults(state) == []
        assert state.winners()


def spoil_card(s: Position) -> None:
    s.cards[20] += 1


def spoil_negative(s: Position) -> None:
    s.cards[20] -= 1


def lose_a_card(s: Position) -> None:
    s.deck_n -= 1


def spoil_deck(s: Position) -> None:
    s.deck[0] = 77


def spoil_track(s: Position) -> None:
    s.deck_n -= 1
    s.track[0] = s.deck[s.deck_n]


def spoil_pearls(s: Position) -> None:
    s.pearls[1] = -1


def spoil_sales(s: Position) -> None:
    s.sold += 1


def spoil_threat(s: Position) -> None:
    s.threat = 6


def spoil_closer(s: Position) -> None:
    s.end_triggered_by = 4


def spoil_used(s: Position) -> None:
    s.used[0] = 2


def spoil_theft(s: Position) -> None:
    s.thief = 0


def spoil_owner(s: Position) -> None:
    s.owner[KEEPER] = 1 if s.owner[KEEPER] != 1 else 0


def spoil_court(s: Position) -> None:
    s.court[5] = s.court[4]


def spoil_lord_deck(s: Position) -> None:
    s.lord_deck[0] = s.lord_deck[1]


def spoil_cover(s: Position) -> None:
    s.covered_by[SLAVER] = 3


def spoil_location(s: Position) -> None:
    s.location_owner[0] = 0 if s.location_owner[0] != 0 else 1


def lose_a_location(s: Position) -> None:
    s.location_owner[s.location_deck[s.location_deck_n - 1]] = -3
    s.location_deck_n -= 1


def spoil_tokens(s: Position) -> None:
    s.tokens[0] += 1


def spoil_seat(s: Position) -> None:
    s.frames[s.top - 3] = 1 - s.turn


def spoil_question(s: Position) -> None:
    s.frames[s.top - 4] = 99


def spoil_bottom(s: Position) -> None:
    s.frames[0] = questions.LATE


def spoil_keys(s: Position) -> None:
    s.keys[1 - s.turn] = 3


SPOILS: list[tuple[Callable[[Position], None], str]] = [
    (spoil_card, "too many"),
    (spoil_negative, "negative"),
    (lose_a_card, "missing"),
    (spoil_deck, "Exploration deck is broken"),
    (spoil_track, "track"),
    (spoil_pearls, "negative number of Pearls"),
    (spoil_sales, "do not agree"),
    (spoil_threat, "out of range"),
    (spoil_closer, "out of range"),
    (spoil_used, "out of range"),
    (spoil_theft, "theft"),
    (spoil_owner, "Lord deck"),
    (spoil_court, "Court"),
    (spoil_lord_deck, "Lord deck"),
    (spoil_cover, "lies where it cannot"),
    (spoil_location, "Location deck"),
    (lose_a_location, "is nowhere"),
    (spoil_tokens, "do not add up"),
    (spoil_seat, "waiting question"),
    (spoil_question, "waiting question"),
    (spoil_bottom, "waiting question"),
    (spoil_keys, "three keys"),
]


@pytest.mark.parametrize(("spoil", "words"), SPOILS, ids=[spoil.__name__ for spoil, _ in SPOILS])
def test_a_broken_position_is_detected(spoil: Callable[[Position], None], words: str) -> None:
    s = hadal.position("abyss seats=2 A.lords=slaver A.hand=C1 locations=parliament")
    assert isinstance(s, Position)
    assert faults(s) == [] and is_valid(s)
    spoil(s)
    assert any(words in text for text in faults(s)), faults(s)
    assert not is_valid(s)


def test_more_than_three_lords_do_not_fit_under_a_location() -> None:
    """8.1: exactly three keys are spent"""
    with pytest.raises(ValueError, match="more than three Lords under the_jail"):
        position("A.locations=the_jail:keeper+reaper+shepherd+slaver")


def test_a_lord_lies_under_a_location_of_its_owner() -> None:
    s = position("A.locations=the_jail:keeper")
    s.owner[KEEPER] = 1
    assert faults(s, whole=False) == ["keeper lies where it cannot"]


def test_after_the_refill_the_court_is_full_or_the_deck_is_empty() -> None:
    """Section 16"""
    with pytest.raises(ValueError, match="fewer than three Lords at Court"):
        hadal.position("abyss seats=2 court=keeper,reaper")
    assert not hadal.position("abyss seats=2 court=keeper,reaper lord_deck=").over()


KRAKEN_FIGURE = "the Kraken figure"


def spoil_nebulis(s: Position) -> None:
    s.nebulis[1] = -1


def lose_the_figure(s: Position) -> None:
    s.kraken_holder = -1


def misplace_the_figure(s: Position) -> None:
    s.kraken_holder = 1


def guard_nothing(s: Position) -> None:
    s.guards[1] = LORD_NAMES.index("sage")


def guard_nobodys(s: Position) -> None:
    s.guards[0] = -1


def guard_twice(s: Position) -> None:
    s.guards[4] = 101
    s.guards[3] = 1
    s.guards[7] = 102
    s.guards[6] = 1
    s.guarded = 3


def spoil_guarded(s: Position) -> None:
    s.guarded = 2


def spoil_loot(s: Position) -> None:
    s.loot[0] = 2


def loot_in_the_deck(s: Position) -> None:
    s.loot[14] = 1


def lose_a_loot_card(s: Position) -> None:
    s.loot_deck_n -= 1


def spoil_loot_deck(s: Position) -> None:
    s.loot_deck[0] = 9


def too_much_loot(s: Position) -> None:
    s.loot_deck[0] = 0 if s.loot_deck[0] != 0 else 1


def spoil_wounds(s: Position) -> None:
    s.wounds[0] = -1


def spoil_level(s: Position) -> None:
    s.level[4] = 1


def hurt_nobody(s: Position) -> None:
    s.level[5] = 1


def spoil_border(s: Position) -> None:
    s.border[5] = s.border[4]


def spoil_leviathan(s: Position) -> None:
    s.leviathans[0] = 4


def spoil_leviathan_deck(s: Position) -> None:
    s.leviathan_deck[0] = s.leviathan_deck[1]


def lose_a_leviathan(s: Position) -> None:
    s.leviathan_deck_n -= 1


def draw_a_leviathan(s: Position) -> None:
    s.leviathan_deck_n -= 1
    s.leviathans[s.leviathan_deck[s.leviathan_deck_n]] = -4


def lose_the_scourge(s: Position) -> None:
    s.scourge_holder = -1


def misplace_the_scourge(s: Position) -> None:
    s.scourge_holder = 0


def too_many_l_tokens(s: Position) -> None:
    s.tokens[5] += 1


def raise_the_threat(s: Position) -> None:
    s.threat = 1


def empty_the_l_pile(s: Position) -> None:
    for kind in range(3, 7):
        s.tokens[2 * 7 + kind] = 0


BOX_SPOILS: list[tuple[Callable[[Position], None], str]] = [
    (spoil_nebulis, "Nebulis that cannot be"),
    (lose_the_figure, KRAKEN_FIGURE),
    (misplace_the_figure, KRAKEN_FIGURE),
    (guard_nothing, "watcher guards what it cannot"),
    (guard_nobodys, "watcher guards what it cannot"),
    (guard_twice, "two Sentinels"),
    (spoil_guarded, "number of Sentinels"),
    (spoil_loot, "Loot on the_cetacean_graveyard"),
    (loot_in_the_deck, "Loot on the_megalodon"),
    (lose_a_loot_card, "leave in pairs"),
    (spoil_loot_deck, "Loot deck is broken"),
    (too_much_loot, "Loot"),
    (spoil_wounds, "wounds"),
    (spoil_level, "zone 5"),
    (hurt_nobody, "zone 6"),
    (spoil_border, "zone 6"),
    (spoil_leviathan, "leviathan_01"),
    (spoil_leviathan_deck, "Leviathan deck"),
    (lose_a_leviathan, "Leviathan deck"),
    (draw_a_leviathan, "lies where it cannot"),
    (lose_the_scourge, "Scourge"),
    (misplace_the_scourge, "Scourge"),
    (too_many_l_tokens, "LK do not add up"),
    (raise_the_threat, "out of range"),
    (empty_the_l_pile, "nobody closes the game"),
]


@pytest.mark.parametrize(("spoil", "words"), BOX_SPOILS, ids=[spoil.__name__ for spoil, _ in BOX_SPOILS])
def test_a_broken_position_of_the_boxes_is_detected(spoil: Callable[[Position], None], words: str) -> None:
    """Section 16, Kraken and Leviathan"""
    s = hadal.position(
        "abyss seats=2 expansions=both A.nebulis=2 B.nebulis=1 B.slain=leviathan_05 border=5:leviathan_07"
        " court=trader,... sentinels=watcher:A:trader A.locations=the_cetacean_graveyard loot=the_cetacean_graveyard:7"
    )
    assert isinstance(s, Position)
    assert faults(s) == [] and is_valid(s)
    spoil(s)
    assert any(words in text for text in faults(s)), faults(s)
    assert not is_valid(s)


def test_questions_of_a_closed_box_cannot_wait() -> None:
    for question in ("search:A:the_jail", "feed:A:leviathan_01:2", "figure:A:A+B", "reveal-token:A"):
        with pytest.raises(ValueError, match=r"cannot be asked here|there is no"):
            position(f"ask={question}")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sentinels=watcher:A:sage", "watcher guards what it cannot"),
        ("sentinels=watcher:A:crab,vigil:B:squid", "two Sentinels"),
        ("sentinels=watcher:A", "a Sentinel like"),
        ("sentinels=watcher:A:nowhere", "there is no Lord, stack or Location"),
        ("sentinels=watcher:A:waiting:9", "guards what it cannot"),
        ("sentinels=watcher:A:waiting,watcher:B:waiting", "named twice"),
        ("loot=parliament:7", "no Loot lies on parliament"),
        ("loot=the_megalodon:7", "Loot on the_megalodon"),
        ("A.locations=the_megalodon loot=the_megalodon:7+7", "Loot on the_megalodon"),
        ("loot_deck=3,3,3,3", "only 3 Loot cards"),
        ("loot_deck=8", "Loot is one of"),
        ("border=10:leviathan_01", "a zone like"),
        ("border=1:leviathan_01,1:leviathan_02", "named twice"),
        ("border=1:leviathan_01,2:leviathan_01", "named twice"),
        ("border=1:leviathan_03:1", "zone 1"),
        ("border=1:leviathan_21", "there is no Leviathan"),
        ("A.slain=leviathan_01 border=1:leviathan_01", "named twice"),
        ("A.slain=leviathan_01 scourge=B", "Scourge"),
        ("scourge=B", "Scourge"),
        ("A.nebulis=1 kraken_figure=B", KRAKEN_FIGURE),
        ("kraken_figure=B", KRAKEN_FIGURE),
        ("A.tokens=LK*5", "only 4 tokens LK"),
        ("A.tokens=LK l_pile=LK*4", "LK do not add up"),
        ("threat=2", "out of range"),
        ("ask=strike:A:3", "cannot be asked here"),
        ("ask=place-kraken:A:1", "cannot be asked here"),
        ("ask=guard:A:watcher", "cannot be asked here"),
    ],
)
def test_an_invalid_position_of_the_boxes_is_rejected(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        position(f"expansions=both {text}")
