"""The tools that measure networks: mistakes are refused before anything is played, and results are not lost."""

import json
import sys
from pathlib import Path

import measure_levels
import pytest
from arguments import name_and_value
from network_games import tuned_bot

from hadal.core.options import OptionError
from hadal.network import levels
from hadal.network.levels import STRENGTHS, LadderStep, LevelTable
from hadal.network.style import PlayStyle

FOUND = LevelTable("digest", (PlayStyle(),) * STRENGTHS, (LadderStep(70.0, 4.0, 400),) * (STRENGTHS - 1))


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *args: str) -> None:
    """Run the tool with a file of levels in this folder."""
    for module in (measure_levels, levels):
        monkeypatch.setattr(module, "levels_file", lambda game: folder / f"{game}.json")
    monkeypatch.setattr(measure_levels, "calibrate", lambda *given: FOUND)
    monkeypatch.setattr(sys, "argv", ["measure_levels.py", "--results", "", *args])
    levels.level_tables.cache_clear()
    try:
        measure_levels.main()
    finally:
        levels.level_tables.cache_clear()


def test_the_first_calibration_of_a_game_is_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run(monkeypatch, tmp_path, "--calibrate", "--only", "abyss-both,the_abyss")
    run(monkeypatch, tmp_path, "--calibrate", "--only", "abyss")
    assert list(json.loads((tmp_path / "abyss.json").read_text())["boxes"]) == ["none", "both"]
    assert list(json.loads((tmp_path / "the_abyss.json").read_text())["boxes"]) == ["any"]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--only", "chess"], "there is no table 'chess'; tables are: abyss, abyss-both, the_abyss"),
        (["--only", "abyss"], "the levels of abyss were never calibrated: add --calibrate"),
        (["--weights", "w.npz"], "NAME=VALUE is wanted, not 'w.npz'"),
    ],
)
def test_mistakes_are_refused_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, args: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, tmp_path, *args)
    assert sentence in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "part",
    ["node=10", "hands=reel", "opponents=", "nodes=many", "scale=big", "batch=1.5", "colour=red", "colour=", "hands"],
)
def test_a_search_with_unknown_settings_is_refused(part: str) -> None:
    with pytest.raises(OptionError, match=f"tree takes hands=real, opponents=heuristic, nodes=N, .*, not '{part}'"):
        tuned_bot(f"tree:{part}:nodes=10")
    with pytest.raises(OptionError, match="tree needs a number of nodes"):
        tuned_bot("tree:scale=1.5")


def test_a_search_gets_the_settings_it_names() -> None:
    bot = tuned_bot("tree:nodes=10:scale=1.5:batch=8:opponents=heuristic")
    assert (bot.budget.nodes, bot.settings.scale, bot.settings.batch) == (10, 1.5, 8)
    assert (bot.heuristic_opponents, bot.sees_hands) == (True, False)
    assert tuned_bot("tree:nodes=10:hands=real").sees_hands


def test_a_value_may_contain_an_equals_sign() -> None:
    assert name_and_value("deck_list=P3*2=x") == ("deck_list", "P3*2=x")
