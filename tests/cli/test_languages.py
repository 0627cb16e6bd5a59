"""The terminal in another language than English."""

import io
import os
import re
import subprocess
import sys

import pytest
from rich.console import Console

from hadal.cli.play import PlayArgs
from hadal.cli.terminal import Terminal

from .conftest import Hadal
from .test_play import lines, script

ENGLISH = re.compile(r"\b(the|you|your|and|with|of|is|are|cards?)\b", re.IGNORECASE)


def test_a_whole_game_in_french(hadal: Hadal) -> None:
    typed = script(PlayArgs(seed="8", seats=3))
    out = hadal(
        "play", "--seats", "3", "--seed", "8", "--language", "fr", typed=lines("?", "i", "l", *typed, "o")
    ).stdout
    assert "Où prenez-vous votre carte\u202f?" in out
    assert "Enregistré dans the_abyss-" in out
    assert max(map(len, out.splitlines())) <= 80
    assert not ENGLISH.search(out.replace("The Abyss", ""))


@pytest.mark.parametrize("boxes", ["none", "both"])
def test_the_board_and_all_moves_in_french(hadal: Hadal, boxes: str) -> None:
    hadal("record", "abyss", "--seats", "3", "--seed", "3", "--option", f"expansions={boxes}", "-o", "game.jsonl")
    for args in ([], ["--at", "90", "--viewer", "A"], ["--moves"]):
        out = hadal("show", "game.jsonl", "--language", "fr", *args).stdout
        assert max(map(len, out.splitlines())) <= 100
        assert not ENGLISH.search(out)
    assert "valable" in hadal("verify", "game.jsonl", "--language", "fr").stdout


@pytest.mark.parametrize(
    ("change", "french"),
    [
        ({}, False),
        ({"LANG": "fr_FR.UTF-8"}, True),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, True),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}, False),  # there are no German texts
        ({"LANG": "fr_FR.UTF-8", "HADAL_LANGUAGE": "en"}, False),
        ({"HADAL_LANGUAGE": "fr"}, True),
        ({"HADAL_LANGUAGE": "xx"}, False),
    ],
)
def test_the_language_of_the_environment(
    hadal: Hadal, monkeypatch: pytest.MonkeyPatch, change: dict[str, str], french: bool
) -> None:
    for name, value in change.items():
        monkeypatch.setenv(name, value)
    assert ("joueurs" in hadal("games").stdout) == french
    assert "players" in hadal("games", "--language", "en").stdout


def test_an_unknown_language_is_refused(hadal: Hadal) -> None:
    assert hadal.refuses("games", "--language", "xx") == "there are no texts in 'xx'; the languages are: en, fr"
    assert "players" in hadal("games").stdout


@pytest.mark.parametrize("change", [{"LC_ALL": "C"}, {"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}])
def test_french_without_utf8_is_ascii(hadal: Hadal, change: dict[str, str]) -> None:
    command = [sys.executable, "-m", "hadal.cli", "play", "abyss", "--seats", "3", "--seed", "8", "--language", "fr"]
    command += ["--option", "expansions=both", "--memory"]
    typed = lines("?", "i", "l", "w recruit:trader", *["1"] * 30)
    done = subprocess.run(command, input=typed.encode(), capture_output=True, env=os.environ | change, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.isascii() and done.stderr.isascii()
    assert b"Jusqu'ici" in done.stdout


def test_no_line_begins_with_punctuation_that_follows_a_narrow_space() -> None:
    for width in range(20, 60):
        screen = io.StringIO()
        terminal = Terminal(Console(file=screen, width=width), ascii=False, columns=width)
        terminal.say(
            "Un Monstre\u202f! Le combattez-vous\u202f? Oui\u202f: «\u202fà l’attaque\u202f»\u00a0; c’est dit."
        )
        terminal.paragraph("Un Monstre\u202f!\nLe combattez-vous\u202f?")
        shown = screen.getvalue().splitlines()
        assert not [line for line in shown if re.match(r"\s*[!?:;»]", line)]
        assert " ".join(shown).count("\u202f") == 7
