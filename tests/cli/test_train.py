"""`hadal train`: a tiny run from the command line, resumed, and what is refused."""

import importlib.util

import pytest

from tests.cli.conftest import Hadal

needs_torch = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="PyTorch is not installed: hadal train is NOT TESTED"
)
SMALL = ["--device", "cpu", "--workers", "1"]
SMALL += [f"--set={text}" for text in ("games=8", "steps=4", "width=16", "blocks=1", "minibatch=32")]


@needs_torch
def test_a_run_is_made_in_slices(hadal: Hadal) -> None:
    first = hadal("train", "the_abyss", "--run", "r", "--tables", "2", "--budget", "2000", "--seconds", "0.1", *SMALL)
    assert "update 1" in first.output
    assert "stopped at 0 % after 64 decisions; the same command resumes the run in r" in first.output
    again = hadal("train", "the_abyss", "--run", "r", "--seconds", "0.1", "--device", "cpu")
    assert "resuming the run in r with its own settings" in again.output
    assert "after 128 decisions" in again.output
    assert {path.name for path in (hadal.folder / "r").iterdir()} == {
        "checkpoint.pt", "config.json", "curves.jsonl", "curves.svg", "league", "weights.npz",
    }  # fmt: skip
    assert "is for the_abyss" in hadal.refuses("train", "abyss", "--run", "r")


@needs_torch
def test_bad_settings_are_refused_with_what_is_allowed(hadal: Hadal) -> None:
    run = ("train", "the_abyss", "--run", "r", "--updates", "1")
    assert "there is no setting colour; the settings are: average, " in hadal.refuses(*run, "--set", "colour=1")
    assert "many is not a valid value for games" in hadal.refuses(*run, "--set", "games=many")
    assert "tables of the_abyss are: all, 2, 3, 4" in hadal.refuses(*run, "--tables", "9")
    assert "either in updates or in seconds" in hadal.refuses("train", "the_abyss", "--run", "r")
    assert "there is no file w.npz" in hadal.refuses(*run, "--start", "w.npz")


def test_without_pytorch_it_says_what_to_install(hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "torch" else name)
    text = hadal.refuses("train", "the_abyss", "--run", "r", "--updates", "1", code=1)
    assert text == "training needs torch: install it with pip install 'hadal-table[train]'"
