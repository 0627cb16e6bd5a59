"""What the rules say about a position, for clients that show it: numbers, the last round, payments, odds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hadal.core.chance import secret_of
from hadal.core.registry import create, plugin
from hadal.core.state import State
from hadal.games.abyss.boxes.leviathan.border import levels_beaten
from hadal.games.abyss.boxes.leviathan.fight_odds import die_chances
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.support import AbyssSupport
from hadal.games.abyss.support.facts import races_of
from hadal.games.abyss.support.positions import abyss_position
from hadal.games.abyss.support.protocol import FightOdds

SUPPORT = AbyssSupport()


def positions(seats: int, seed: int, **options: str) -> list[State]:
    """The positions of a game played at random, by somebody who likes to recruit and to fight."""
    game, chance = create("abyss", seats, options), Random(seed)
    state, out = game.new(secret_of(seed)), []
    while not state.over():
        out.append(state.clone())
        liked = [a for a in state.legal() if game.blocks.name(a).startswith(("recruit", "fight", "zone", "ally"))]
        state.apply(chance.choice(liked or state.legal()))
    return out


def test_the_numbers_of_the_rules() -> None:
    assert plugin("abyss").numbers() == {"lords": 7, "spaces": 5}
    assert plugin("the_abyss").numbers() == {
        "fatal_panics": 3, "sacrifice": 15, "stop": 25, "goal": 70, "draw": 2, "eye": 4,
    }  # fmt: skip


def test_in_the_last_round_everybody_who_has_a_turn_left_is_named() -> None:
    """After the seat that plays, up to the one that triggered the end; nothing before."""
    closed = 0
    for seed in range(3):
        for state in positions(3, seed):
            facts, s = SUPPORT.facts(state), abyss_position(state)
            if s.end_triggered_by < 0:
                assert facts == {}
                continue
            closed += 1
            left = facts["last_turns"]
            assert s.turn not in left and s.end_triggered_by not in left
            assert left == [(s.turn + i) % 3 for i in range(1, (s.end_triggered_by - s.turn - 1) % 3 + 1)]
    assert closed


def test_a_kraken_represents_any_race() -> None:
    """J5 J4 are one race; with a Kraken two; six of anything are five."""
    s = abyss_position(create("abyss", 2, {"expansions": "kraken"}).new(secret_of(1)))
    jellyfish, crab, kraken = 1, 2, 26
    assert races_of(s, []) == 0
    assert races_of(s, [jellyfish, jellyfish + 5]) == 1
    assert races_of(s, [jellyfish, kraken]) == 2
    assert races_of(s, [jellyfish, crab, kraken, kraken + 1, kraken + 2, kraken]) == 5


@pytest.mark.parametrize("damage", ["cumulative", "independent"])
def test_the_odds_of_a_fight(damage: str) -> None:
    """Every Ally has a chance for each level that is left; Pearls are told with the attack and what it beats."""
    found: dict[str, list[dict[str, Any]]] = {
        verb: [] for verb in ("strike", "boost", "fight-leviathan", "choose-leviathan", "fight-again", "pass-by")
    }
    for seed in range(12):
        for state in positions(2, seed, expansions="leviathan", leviathan_damage=damage):
            for label in state.labels() if state.question() >= 0 else []:
                facts = SUPPORT.choice_facts(state, label)
                assert bool(facts) == (label.verb in found or label.verb == "send-leviathan")
                if label.verb in found:
                    found[label.verb].append(facts)
                if label.verb == "boost":
                    beaten = levels_beaten(abyss_position(state), frame_card(abyss_position(state)), facts["attack"])
                    assert facts["beaten"] == beaten
    assert all(found.values())
    for facts in found["strike"]:
        check_odds(facts["odds"])
    for verb in ("fight-leviathan", "choose-leviathan", "fight-again"):
        for facts in found[verb]:
            assert facts["ways"]
            for way in facts["ways"]:
                check_odds(way)
    for facts in found["pass-by"]:
        assert 0 <= sum(danger.chance for danger in facts["dangers"]) <= 1 + 1e-9


def check_odds(odds: FightOdds) -> None:
    """The chances fall from level to level, and add up to the number of levels beaten on average."""
    assert odds.chances == sorted(odds.chances, reverse=True)
    assert odds.chances[-1] >= 0 and odds.chances[0] <= 1 + 1e-9
    assert odds.levels == pytest.approx(sum(odds.chances))
    assert (odds.rewards > 0) == (odds.levels > 0)


def test_the_higher_of_two_dice_counts() -> None:
    assert sum(die_chances(two=True)) == pytest.approx(1) == pytest.approx(sum(die_chances(two=False)))
    assert die_chances(two=True)[5] == pytest.approx(11 / 36)
