"""games, simulate, bench, audit, and what applies to every command."""

import json
import os
import subprocess
import sys

import pytest

import hadal as package
from hadal.cli import bench, bench_envs
from hadal.core import promises

from .conftest import Hadal


def test_version_says_which_form_runs(hadal: Hadal) -> None:
    out = hadal("--version").stdout
    assert package.__version__ in out and ("compiled" in out or "plain" in out) and "Python 3" in out


def processor_time(*args: str) -> tuple[float, str]:
    """Processor time that this Python takes for a command (the minimum of three), and its output."""
    taken, out = [], ""
    for _ in range(3):
        before = os.times()
        out = subprocess.run([sys.executable, *args], capture_output=True, text=True, check=True).stdout
        after = os.times()
        taken.append(sum(after[2:4]) - sum(before[2:4]))
    return min(taken), out


def test_help_lists_the_commands_and_starts_quickly() -> None:
    """Not much more than the command line library alone; most of the rest is the check of the compiled files."""
    taken, out = processor_time("-m", "hadal.cli", "--help")
    bare, _ = processor_time("-c", "import typer")
    assert taken < 0.2 + 5 * bare
    for name in ("games", "play", "simulate", "record", "show", "verify", "position", "bench", "audit"):
        assert f"  {name} " in out


def test_help_imports_nothing_heavy() -> None:
    heavy = ("rich", "fluent", "hadal.games.the_abyss.game")
    code = f"import sys; import hadal.cli.app; print([name for name in {heavy} if name in sys.modules])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_games_are_listed_with_their_options(hadal: Hadal) -> None:
    out = hadal("games").stdout
    assert "2 to 4 players" in out and "third_panic_rescue=always (default) | gifts_only" in out
    listed = json.loads(hadal("games", "--json").stdout)
    by_name = {entry["game"]: entry for entry in listed}
    small = by_name["the_abyss"]
    assert small["seats"] == [2, 3, 4]
    assert by_name["abyss"]["seats"] == [2, 3, 4, 5]
    assert small["options"][0]["default"] == "always" and small["options"][2]["free_text"]
    assert [option["name"] for option in by_name["abyss"]["options"]][:2] == ["expansions", "hand_limit"]


def test_simulate_gives_averages_with_intervals(hadal: Hadal) -> None:
    out = hadal("simulate", "--games", "6", "--seats", "2", "--bots", "random").stdout
    assert "95%" in out and "±" in out and "decisions/s" in out and "Stop" in out
    found = json.loads(hadal("simulate", "--games", "6", "--seats", "2", "--bots", "random", "--json").stdout)
    wins = found["bots"]["random"]["wins"]
    assert wins["low"] <= wins["share"] <= wins["high"]
    assert found["games"] == 6 and found["rounds"]["mean"] > 0 and sum(found["round_endings"].values()) > 0
    shares = [seat["wins"]["share"] for seat in found["seats"]]
    assert abs(sum(shares) - 1) < 0.01


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["simulate", "chess"], "there is no game 'chess'; the games are: abyss, the_abyss"),
        (["simulate", "--games", "0"], "--games must be at least 1"),
        (["simulate", "--seats", "7"], "the_abyss is for 2 to 4 players, not 7"),
        (["simulate", "--bots", "random,alpha"], "there is no bot 'alpha' for the_abyss. The bots are:"),
        (["simulate", "--bots", "random,"], "--bots takes names separated by commas"),
        (["simulate", "--bots", "random,random,random,random"], "--bots names 4 bots for 2 seats"),
        (["simulate", "--option", "fast"], "--option takes name=value, not 'fast'"),
        (["simulate", "--option", "fast=1"], "the_abyss has no option 'fast'; its options are: third_panic_rescue"),
        (["simulate", "--option", "seats=3"], "the_abyss has no option 'seats'; its options are: third_panic_rescue"),
        (["play", "--option", "name=x"], "the_abyss has no option 'name'; its options are: third_panic_rescue"),
        (["simulate", "--option", "hook_discard=none"], "hook_discard is drawn or any_in_hand, not 'none'"),
        (["simulate", "--option", "hook_discard=drawn", "--option", "hook_discard=drawn"], "given twice"),
        (["simulate", "--option", "deck_list=P3*50"], "a deck has 51 cards, this list has 50"),
        (["play", "--hotseat", "--bots", "random"], "--hotseat has only human players"),
        (["play", "--seats", "0"], "the_abyss is for 2 to 4 players, not 0"),
        (["play", "--seats", "3", "--seat", ""], "a seat must be one of A, B, C, not ''"),
        (["play", "--seats", "3", "--seat", "Z"], "a seat must be one of A, B, C, not 'Z'"),
        (["play", "--resume", "x", "--seats", "2"], "--seats is already in the record"),
        (["play", "--resume", "x", "--seats", "0"], "--seats is already in the record"),
        (["bench", "--seconds", "0"], "--seconds is more than 0"),
        (["audit", "--games", "0"], "--games must be at least 1"),
        (["audit", "--seats", "1"], "the_abyss is for 2 to 4 players, not 1"),
    ],
)
def test_mistakes_get_a_message_that_says_what_is_allowed(hadal: Hadal, args: list[str], sentence: str) -> None:
    assert sentence in hadal.refuses(*args)


@pytest.mark.parametrize("args", [["fly"], ["show"], ["simulate", "--games", "many"], ["play", "--nonsense"]])
def test_wrong_usage_ends_with_code_2(hadal: Hadal, args: list[str]) -> None:
    assert "Usage: hadal" in hadal(*args, code=2).stderr


def test_bench_measures_every_game(hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    found = json.loads(hadal("bench", "--seconds", "0.05", "--json").stdout)
    figures = found["games"]["the_abyss"]["figures"]
    assert [figure["name"] for figure in figures] == [name for name, _, _ in bench.MEASURES]
    assert found["games"]["abyss, expansions=both"]["seats"] == found["games"]["abyss"]["seats"] == 4
    assert all(figure["median"] > 0 for figure in figures)
    assert found["machine"]["cores"] >= 1
    bench.report({"the_abyss": found["games"]["the_abyss"]})


def test_bench_measures_environments_beside_those_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    ours, others, missing = bench_envs.environments()
    assert len(ours) == 3  # the development lock has the libraries
    quick = {name: work for name, work in ours.items() if "PettingZoo" not in name}  # that one takes five seconds
    found = bench.side_by_side(quick, others, missing, 0.05)
    figures = found["per_second"]
    assert isinstance(figures, dict) and all(figure > 0 for figure in figures.values())
    bench.report_peers(found, "steps of environments")


def test_pettingzoo_measures_itself() -> None:
    assert bench_envs.zoo(0) > 0


class AuditStub:
    """Stands in for the result of an audit."""

    problems: tuple[str, ...] = ()
    broken = ""

    def audit(self, game: object, games: int, seed: int, progress: object) -> promises.Audit:
        found = promises.Audit()
        found.games, found.decisions, found.longest, found.problems = games, 10 * games, 12, list(self.problems)
        return found

    def everything(self, game: object, seeds: range, bots: list[object]) -> None:
        if self.broken:
            raise promises.BrokenPromise(self.broken)


def test_audit_reports_what_it_did_and_fails_on_problems(hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    findings = AuditStub()
    monkeypatch.setattr(promises, "audit", findings.audit)
    monkeypatch.setattr(promises, "everything", findings.everything)
    out = hadal("audit", "--games", "5").stdout
    assert out.count("5 games, 50 decisions") == 3 and out.count("no problems") == 3
    assert len(hadal("audit", "--games", "5", "--seats", "2", "--all").stdout.splitlines()) == 4
    listed = json.loads(hadal("audit", "abyss", "--games", "5", "--seats", "3", "--box", "kraken", "--json").stdout)
    assert [(one["game"], one["seats"], one["options"], one["decisions"], one["problems"]) for one in listed] == [
        ("abyss", 3, {"expansions": "kraken"}, 50, [])
    ]
    findings.problems = ("a card is missing",)
    assert json.loads(hadal("audit", "--seats", "2", "--json", code=1).stdout)[0]["problems"] == ["a card is missing"]
    failed = hadal("audit", "--games", "5", "--seats", "2", code=1)
    assert "a card is missing" in failed.stderr and "1 PROBLEM" in failed.stdout
    findings.problems, findings.broken = (), "the view leaks"
    assert "the view leaks" in hadal("audit", "--seats", "3", code=1).stderr


# One dialect.


@pytest.mark.parametrize("command", [["play", "--seed", "1"], ["simulate", "--games", "1"], ["record"], ["audit"]])
def test_every_command_knows_the_same_words(hadal: Hadal, command: list[str]) -> None:
    for words in (["--game", "chess"], ["chess"]):
        assert "there is no game 'chess'" in hadal.refuses(*command, *words)
    assert "the game is given twice" in hadal.refuses(*command, "abyss", "--game", "the_abyss")
    assert "has no option 'fast'" in hadal.refuses(*command, "--game", "abyss", "--option", "fast=1")
    refusal = hadal.refuses(*command, "--game", "abyss", "--box", "atlantis")
    assert "--box takes one of none, kraken, leviathan, both, not 'atlantis'" in refusal
    assert "as --box and as --option" in hadal.refuses(
        *command, "abyss", "--box", "none", "--option", "expansions=none"
    )
    assert "the_abyss has none" in hadal.refuses(*command, "the_abyss", "--box", "kraken")


def test_a_game_in_the_place_of_a_bot_is_answered_with_the_right_word(hadal: Hadal) -> None:
    assert "write --game abyss" in hadal.refuses("arena", "abyss", "greedy", "random")


def test_a_record_is_written_with_a_box(hadal: Hadal) -> None:
    hadal("record", "--game", "abyss", "--box", "kraken", "--bots", "random", "-o", "game.jsonl")
    head = json.loads((hadal.folder / "game.jsonl").read_text().splitlines()[0])
    assert head["options"]["expansions"] == "kraken" and head["seats"] == 2


def test_the_position_of_a_file_is_shown(hadal: Hadal) -> None:
    hadal("record", "--bots", "random", "-o", "game.jsonl")
    from_file = json.loads(hadal("position", "game.jsonl", "--json").stdout)
    assert from_file["over"] and from_file == json.loads(hadal("show", "game.jsonl", "--json").stdout)
    (hadal.folder / "position.txt").write_text(from_file["position"])
    assert json.loads(hadal("position", "position.txt", "--json").stdout)["scores"] == from_file["scores"]
    moves = json.loads(hadal("show", "game.jsonl", "--moves", "--json").stdout)
    assert [move["number"] for move in moves] == list(range(1, len(moves) + 1)) and moves[0]["text"]


def test_a_position_file_that_is_missing_is_named(hadal: Hadal) -> None:
    assert "game.jsnl cannot be read: no such file or directory" in hadal.refuses("position", "game.jsnl")
    assert "seats= is missing" in hadal.refuses("position", "abyss")
    assert "begins with the name of a game" in hadal.refuses("position", "chess seats=2")


def test_a_finding_is_printed_for_programs(hadal: Hadal) -> None:
    hadal("record", "--bots", "random", "-o", "game.jsonl")
    found = json.loads(hadal("verify", "game.jsonl", "--json").stdout)
    assert found["valid"] and not found["wrong"] and len(found["scores"]) == 2
    assert not json.loads(hadal("verify", "game.jsonl", "--commitment", "00", "--json", code=1).stdout)["valid"]
    (hadal.folder / "bad").write_text("nonsense")
    assert "this is not JSON" in json.loads(hadal("verify", "bad", "--json", code=1).stdout)["wrong"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_commands_and_games(hadal: Hadal, shell: str) -> None:
    assert "_HADAL_COMPLETE" in hadal("completion", shell).stdout
    code = "import sys; sys.argv[0] = 'hadal'; from hadal.cli import main; main()"
    for typed, expected in (("hadal sim", "simulate"), ("hadal simulate the", "the_abyss")):
        asked = {"_HADAL_COMPLETE": f"complete_{shell}", "COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
        asked |= {"_TYPER_COMPLETE_ARGS": typed, "_TYPER_COMPLETE_WORD_TO_COMPLETE": typed.split()[-1]}
        asked |= {"_TYPER_COMPLETE_FISH_ACTION": "get-args"}
        done = subprocess.run(
            [sys.executable, "-c", code], env=os.environ | asked, capture_output=True, text=True, check=False
        )
        assert expected in done.stdout, done.stderr
