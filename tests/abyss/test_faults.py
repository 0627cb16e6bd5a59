"""Abyss: the invariants of section 16 hold in play, and every broken one is noticed."""

import random
from collections.abc import Callable

import pytest

import hadal
from hadal.games.abyss import ask
from hadal.games.abyss.faults import faults, sound
from hadal.games.abyss.names import LORD_NAMES
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
            state.step(chance.choice(state.legal()))
            decisions += 1
            assert game.sound(state), game.faults(state)
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
    s.closer = 4


def spoil_used(s: Position) -> None:
    s.used = 1 << 12


def spoil_theft(s: Position) -> None:
    s.thief = 0


def spoil_owner(s: Position) -> None:
    s.owner[KEEPER] = 1 if s.owner[KEEPER] != 1 else 0


def spoil_court(s: Position) -> None:
    s.court[5] = s.court[4]


def spoil_lord_deck(s: Position) -> None:
    s.lord_deck[0] = s.lord_deck[1]


def spoil_powers(s: Position) -> None:
    s.standing[0] ^= 1


def spoil_cover(s: Position) -> None:
    s.under[SLAVER] = 3


def spoil_tile(s: Position) -> None:
    s.holder[0] = 0 if s.holder[0] != 0 else 1


def lose_a_tile(s: Position) -> None:
    s.holder[s.location_deck[s.location_deck_n - 1]] = -3
    s.location_deck_n -= 1


def spoil_tokens(s: Position) -> None:
    s.tokens[0] += 1


def spoil_seat(s: Position) -> None:
    s.frames[s.top - 3] = 1 - s.turn


def spoil_question(s: Position) -> None:
    s.frames[s.top - 4] = 99


def spoil_bottom(s: Position) -> None:
    s.frames[0] = ask.LATE


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
    (spoil_powers, "powers in force"),
    (spoil_cover, "lies where it cannot"),
    (spoil_tile, "Location deck"),
    (lose_a_tile, "is nowhere"),
    (spoil_tokens, "do not add up"),
    (spoil_seat, "waiting question"),
    (spoil_question, "waiting question"),
    (spoil_bottom, "waiting question"),
    (spoil_keys, "three keys"),
]


@pytest.mark.parametrize(("spoil", "words"), SPOILS, ids=[spoil.__name__ for spoil, _ in SPOILS])
def test_a_broken_position_is_noticed(spoil: Callable[[Position], None], words: str) -> None:
    s = hadal.position("abyss seats=2 A.lords=slaver A.hand=C1 locations=parliament")
    assert isinstance(s, Position)
    assert faults(s) == [] and sound(s)
    spoil(s)
    assert any(words in text for text in faults(s)), faults(s)
    assert not sound(s)


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
