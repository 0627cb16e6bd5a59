"""The five levels in the package: well formed, measured with the weights that are shipped, and believable."""

import json

import pytest

from hadal.bots import bot
from hadal.bots.network import LevelBot, NetworkBot, batch_weight
from hadal.core.chance import derive
from hadal.core.registry import cached, plugin
from hadal.network.choice import pick
from hadal.network.files import levels_file
from hadal.network.levels import (
    ANY_BOX,
    LEVELS,
    STRENGTHS,
    box_of,
    careful_questions,
    level_tables,
    levels,
    style_of,
    weights_digest,
)
from hadal.network.shipped import shipped_model
from hadal.network.style import BEST
from hadal.network.tables import box_values

GAMES = ("abyss", "the_abyss")
FEWEST_GAMES = 400
LOWEST, HIGHEST = 65.0, 75.0  # per cent of the games that a level wins against the one below


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_levels_is_well_formed(game: str) -> None:
    found = level_tables(game)
    assert levels(game) == LEVELS
    boxes = box_values(game) or [ANY_BOX]
    assert set(found) <= set(boxes) and next(iter(found)) == boxes[0]
    for table in found.values():
        assert len(table.styles) == STRENGTHS and len(table.ladder) == STRENGTHS - 1
        *lower, top = table.styles
        assert top.nodes > 0 and top.temperature == 0
        heats = [style.temperature for style in lower]
        assert heats == sorted(heats, reverse=True) and heats[-1] > 0
        assert all(not style.nodes and not style.seconds for style in lower)
    assert set(careful_questions(game)) <= set(cached(game, 2, {}).questions) | set(
        cached(game, 2, plugin(game).largest).questions
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_ladder_was_measured_with_the_shipped_weights(game: str) -> None:
    for box, table in level_tables(game).items():
        assert table.weights == weights_digest(game), f"measure the levels again: {game} {box}"
        for step in table.ladder:
            assert step.games >= FEWEST_GAMES
            assert LOWEST <= step.wins <= HIGHEST
            assert 0 < step.error < 6


@pytest.mark.parametrize("game", GAMES)
def test_the_weakest_level_makes_no_mistakes_at_careful_questions(game: str) -> None:
    table = cached(game, 2, {})
    weakest, network = LevelBot("level1", 1), NetworkBot()
    careful = set(careful_questions(game))
    checked = other = 0
    for deal in range(20):
        state = table.deal(deal)
        moves = 0
        while not state.over():
            moves += 1
            legal = state.legal()
            seat, guess = state.to_move(), state.guess(state.to_move(), derive(moves))
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            action = weakest.choose(guess, seat, deal * 1000 + moves)
            if table.questions[state.question()] in careful:
                assert action == network.choose(guess, seat, 0)
                checked += 1
            else:
                other += action != network.choose(guess, seat, 0)
            state.apply(action)
        if checked >= 10 and other >= 10:
            return
    raise AssertionError("too few decisions")


def test_boxes_without_their_own_levels_have_those_of_the_largest_table() -> None:
    tables = level_tables("abyss")
    game = cached("abyss", 2, {"expansions": "kraken"})
    assert box_of(game) not in tables
    assert style_of(game, 1) == list(tables.values())[-1].styles[0]


def test_at_temperature_0_the_most_likely_action_is_played() -> None:
    game = cached("the_abyss", 2, {})
    state = game.deal(3)
    found = shipped_model(game).evaluate([state])
    assert pick(found.legal[0], found.logits[0], BEST, 1) == bot("network", "the_abyss").choose(
        state, state.to_move(), 5
    )


def test_a_bot_that_thinks_by_the_clock_decides_alone() -> None:
    weights = {name: batch_weight(name) for name in ("greedy", "search", "network", "level1", "level4")}
    assert weights == {"greedy": 0, "search": 0, "network": 1, "level1": 1, "level4": 1}
    assert batch_weight("level5") == batch_weight("network:nodes=40") > 1
    assert batch_weight("network:seconds=0.1") == batch_weight("network:nodes=40:seconds=1") == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_file_of_levels_says_nothing_twice(game: str) -> None:
    rows = json.loads(levels_file(game).read_text(encoding="utf-8"))
    assert set(rows) == {"careful", "boxes"}
    assert all(set(box) == {"weights", "styles", "ladder"} for box in rows["boxes"].values())
