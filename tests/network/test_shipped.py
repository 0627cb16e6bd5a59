"""A game with weights: its bots by name, its analysis, and its win chances."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from hadal.bots import bot, names
from hadal.bots.network import LevelBot, NetworkBot
from hadal.bots.search import analyse
from hadal.bots.win_chances import chances
from hadal.core.bot import Budget, decide
from hadal.core.chance import secret_of
from hadal.core.match import Match
from hadal.core.options import OptionError
from hadal.core.registry import create
from hadal.network import files, levels, shipped
from hadal.network.style import PlayStyle
from hadal.network.weights import save_weights
from tests.network.networks import random_weights

GAME = "the_abyss"
CAREFUL = ("sacrifice",)
STYLES = [
    *(PlayStyle(temperature=2.0 / n, careful=CAREFUL) for n in range(1, 5)),
    PlayStyle(nodes=8, careful=CAREFUL),
]


@pytest.fixture
def with_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give the game a small network and five levels."""
    weights, styles = tmp_path / "network.npz", tmp_path / "levels.json"
    save_weights(weights, random_weights(GAME))
    rows = [{key: value for key, value in asdict(style).items() if key != "careful"} for style in STYLES]
    box = {"weights": "", "styles": rows, "ladder": []}
    styles.write_text(json.dumps({"careful": CAREFUL, "boxes": {"any": box}}))
    missing = tmp_path / "missing"
    monkeypatch.setattr(files, "weights_file", lambda game: weights if game == GAME else missing)
    monkeypatch.setattr(levels, "levels_file", lambda game: styles if game == GAME else missing)
    caches = (shipped.layers_at, shipped.model_at, levels.level_tables)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


@pytest.fixture
def without_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the network away from every game."""
    monkeypatch.setattr(files, "weights_file", lambda game: tmp_path / "missing")


@pytest.mark.usefixtures("with_weights")
def test_a_game_with_weights_has_network_bots_by_name() -> None:
    found = names(GAME)
    assert found[-6:] == ["level1", "level2", "level3", "level4", "level5", "network"]
    assert isinstance(bot("network", GAME), NetworkBot)
    searching = bot("network:nodes=30", GAME)
    assert isinstance(searching, NetworkBot)
    assert (searching.budget.nodes, searching.budget.seconds) == (30, 0.0)
    with pytest.raises(OptionError, match="network takes seconds, nodes"):
        bot("network:workers=2", GAME)
    with pytest.raises(OptionError, match="takes no settings"):
        bot("level2:nodes=5", GAME)
    game = create(GAME, 2, {})
    for n in range(1, 6):
        level = bot(f"level{n}", GAME)
        assert isinstance(level, LevelBot)
        assert level.style(game) == STYLES[n - 1]
        state = game.seeded(n)
        assert decide(level, state, n) in state.legal()


@pytest.mark.usefixtures("without_weights")
def test_a_game_without_weights_has_none() -> None:
    assert names(GAME) == ["random", "novice", "greedy", "search"]
    with pytest.raises(OptionError, match="no bot 'network'"):
        bot("network", GAME)


@pytest.mark.usefixtures("with_weights")
def test_hints_come_from_the_network_and_spend_the_whole_budget() -> None:
    state = create(GAME, 2, {}).seeded(3)
    seat = state.to_move()
    lines = analyse(state.guess(seat, 1), seat, Budget(nodes=60), seed=2)
    assert len(lines) == min(3, len(state.legal()))
    assert {line.action for line in lines} <= set(state.legal())
    assert sum(line.share for line in lines) == pytest.approx(1)
    assert all(0 <= line.chance <= 1 for line in lines)
    again = analyse(state.guess(seat, 9), seat, Budget(nodes=60), seed=2)
    assert [line.as_dict() for line in again] == [line.as_dict() for line in lines]


@pytest.mark.usefixtures("with_weights")
def test_a_hint_gives_the_chance_of_a_forced_move_too() -> None:
    state = create(GAME, 2, {}).seeded(1)
    while len(state.legal()) > 1:
        state.apply(state.legal()[-1])
    seat = state.to_move()
    (line,) = analyse(state.guess(seat, 1), seat, Budget(nodes=6))
    assert (line.action, line.share) == (state.legal()[0], 1.0)
    assert 0 < line.chance < 1


@pytest.mark.usefixtures("with_weights")
def test_win_chances_come_from_the_network_and_end_with_the_result() -> None:
    match = Match(create(GAME, 2, {}), secret_of(5))
    while not match.state.over():
        match.play(match.state.legal()[-1])
    rows = chances(match.record, worlds=2)
    assert all(sum(row) == pytest.approx(1) for row in rows)
    assert rows[-1] == [float(seat in match.record.winners) / len(match.record.winners) for seat in range(2)]
    assert all(0 < chance < 1 for chance in rows[0])
