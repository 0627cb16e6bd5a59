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
    first = hadal("train", "the_abyss", "--run", "r", "--tables", "2", "--budget", "2e6", "--seconds", "0.1", *SMALL)
    assert "update 1" in first.output
    assert "stopped at 0% after 64 decisions; the same command resumes the run in r" in first.output
    again = hadal("train", "the_abyss", "--run", "r", "--seconds", "0.1", "--device", "cpu")
    assert "resuming the run in r with its own settings" in again.output
    assert "after 128 decisions" in again.output
    assert {path.name for path in (hadal.folder / "r").iterdir()} == {
        "checkpoint.pt", "config.json", "curves.jsonl", "curves.svg", "league", "weights.npz",
    }  # fmt: skip
    assert "is for the_abyss" in hadal.refuses("train", "abyss", "--run", "r")


@needs_torch
def test_a_run_that_cannot_be_resumed_is_left_as_it_is(hadal: Hadal) -> None:
    run = ("train", "the_abyss", "--run", "r", "--device", "cpu")
    hadal(*run, "--tables", "2", "--updates", "1", *SMALL[2:])
    folder = hadal.folder / "r"
    whole = {name: (folder / name).read_bytes() for name in ("config.json", "curves.jsonl", "checkpoint.pt")}

    def refusal_with(name: str, content: bytes) -> str:
        (folder / name).write_bytes(content)
        found = hadal(*run, code=2).stderr
        assert (folder / name).read_bytes() == content
        (folder / name).write_bytes(whole[name])
        return found

    assert "r/checkpoint.pt is not a checkpoint, or it is damaged" in refusal_with("checkpoint.pt", b"nothing")
    assert "r/checkpoint.pt is not a checkpoint" in refusal_with("checkpoint.pt", whole["checkpoint.pt"][:-2000])
    assert "r/config.json is not JSON: " in refusal_with("config.json", b"nothing")
    assert "r/config.json has no settings of a run" in refusal_with("config.json", b"[]")
    wider = whole["config.json"].replace(b'"width": 16', b'"width": 32')
    assert "width is 32, but the checkpoint was made with 16" in refusal_with("config.json", wider)
    odd = whole["config.json"].replace(b'"width": 16', b'"width": "wide"')
    assert "width cannot be 'wide'" in refusal_with("config.json", odd)
    curves = whole["curves.jsonl"] + b"[]\n"
    assert "r/curves.jsonl: line 2 has no figures of a run" in refusal_with("curves.jsonl", curves)
    (folder / "config.json").unlink()
    assert "r/config.json cannot be read: no such file" in hadal(*run, code=2).stderr


@needs_torch
def test_the_game_is_named_as_in_the_other_commands(hadal: Hadal) -> None:
    run = ("train", "--run", "r", "--tables", "2", "--updates", "1", *SMALL)
    assert "the game is given twice" in hadal.refuses(*run, "abyss", "--game", "the_abyss")
    hadal(*run, "--game", "the_abyss")
    assert "resuming the run" in hadal("train", "--run", "r", "--device", "cpu").output


@needs_torch
def test_bad_settings_are_refused_with_what_is_allowed(hadal: Hadal) -> None:
    run = ("train", "the_abyss", "--run", "r", "--updates", "1")
    assert "there is no setting colour; the settings are: average, " in hadal.refuses(*run, "--set", "colour=1")
    assert "many is not a valid value for games" in hadal.refuses(*run, "--set", "games=many")
    assert "tables of the_abyss are: all, 2, 3, 4" in hadal.refuses(*run, "--tables", "9")
    assert "either in updates or in seconds" in hadal.refuses("train", "the_abyss", "--run", "r")
    assert "there is no file w.npz" in hadal.refuses(*run, "--start", "w.npz")
    assert "--set takes NAME=VALUE, not 'games'" in hadal.refuses(*run, "--set", "games")
    assert "--set games is given twice" in hadal.refuses(*run, "--set", "games=1", "--set", "games=2")
    assert "there is no setting game;" in hadal.refuses(*run, "--set", "game=abyss")
    assert "weights takes TABLE*SHARE" in hadal.refuses(*run, "--set", "weights=2")
    assert "weights takes TABLE*SHARE" in hadal.refuses(*run, "--set", "weights=2*many")
    assert "'9' is not a table of this run; they are: 2, 3, 4" in hadal.refuses(*run, "--set", "weights=9*1")
    assert "the device is cpu or cuda, not 'gpu'" in hadal.refuses(*run, "--device", "gpu")
    assert "PyTorch cannot use the device 'cuda:99'" in hadal.refuses(*run, "--device", "cuda:99")
    assert not (hadal.folder / "r").exists()
    (hadal.folder / "r").write_text("a file")
    assert "r cannot be the folder of a run: file exists" in hadal.refuses(*run, "--device", "cpu")
    assert (hadal.folder / "r").read_text() == "a file"


def test_without_pytorch_it_says_what_to_install(hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "torch" else name)
    text = hadal.refuses("train", "the_abyss", "--run", "r", "--updates", "1", code=1)
    assert text == "training needs torch: install it with pip install 'hadal-table[train]'"
