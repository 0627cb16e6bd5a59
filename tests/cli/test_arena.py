"""hadal arena and hadal ladder: their output, files and error messages."""

import json
from pathlib import Path

import pytest

from hadal.arena.entrants import display_name
from hadal.arena.run import Run
from hadal.bots import bot, names
from hadal.core.options import OptionError

from .conftest import Hadal

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples"
ODD = ROOT / "tests" / "arena" / "odd_bots.py"
QUICK = ("--games", "4", "--jobs", "1")


def test_the_result_of_a_contest_is_a_table(hadal: Hadal) -> None:
    out = hadal("arena", "greedy", "random", *QUICK, "--seed", "3").stdout
    assert "4 games: 2 deals, each played 2 times, from every seat" in out
    assert "greedy" in out and "Elo" in out and "95%" in out and "seat A" in out and "seed: 3" in out
    assert "% overhead" in out


@pytest.mark.parametrize("command", ["arena", "ladder"])
def test_its_help_names_every_bot_there_is(hadal: Hadal, command: str) -> None:
    told = " ".join(hadal(command, "--help").stdout.split())
    assert f"{', '.join(names('abyss'))}, module:Class" in told and names("abyss") == names("the_abyss")


def test_the_result_can_be_shown_in_french(hadal: Hadal) -> None:
    out = hadal("arena", "greedy", "random", *QUICK, "--language", "fr", "--sprt").stdout
    assert "2 donnes" in out and "victoires" in out and "On ne sait pas encore" in out


def test_the_folder_has_games_result_and_report(hadal: Hadal) -> None:
    printed = json.loads(hadal("arena", "greedy", "random", *QUICK, "--out", "o", "--json").stdout)
    written = json.loads((hadal.folder / "o" / "result.json").read_text())
    assert printed == written and written["games"] == 4
    assert (hadal.folder / "o" / "games.jsonl").read_text().count("\n") == 5
    assert (hadal.folder / "o" / "report.html").read_text().startswith("<!DOCTYPE html>")


def test_it_continues_with_the_seed_that_was_drawn(hadal: Hadal) -> None:
    first = json.loads(hadal("arena", "greedy", "random", *QUICK, "--out", "o", "--json").stdout)
    assert "--resume" in hadal.refuses("arena", "greedy", "random", *QUICK, "--out", "o")
    again = json.loads(
        hadal("arena", "greedy", "random", "--games", "8", "--jobs", "1", "--out", "o", "--resume", "--json").stdout
    )
    assert again["seed"] == first["seed"] and again["games"] == 8
    assert "different bots" in hadal.refuses("arena", "greedy", "greedy", *QUICK, "--out", "o", "--resume")
    (hadal.folder / "o" / "games.jsonl").write_text("garbage\n")
    assert "is not a results file" in hadal.refuses("arena", "greedy", "random", *QUICK, "--out", "o", "--resume")


def test_faults_are_reported_with_what_was_sent_and_written(hadal: Hadal) -> None:
    out = hadal("arena", f"bad={ODD}:RaisesBot", "random", *QUICK).stdout
    assert "bad lost a game: crashed" in out and "ValueError: no idea" in out and "sent" in out


def test_boxes_of_abyss(hadal: Hadal) -> None:
    found = json.loads(hadal("arena", "random", "novice", "--game", "abyss", "--box", "both", *QUICK, "--json").stdout)
    assert found["options"]["expansions"] == "both" and found["owned"]["lords"]


def test_a_test_that_is_decided_stops_the_contest(hadal: Hadal) -> None:
    found = json.loads(
        hadal("arena", "greedy", "random", "--games", "400", "--jobs", "1", "--sprt", "--elo1", "150", "--json").stdout
    )
    assert found["sprt"]["verdict"] == "stronger" and 16 <= found["games"] < 200


REFUSED = [
    ((), "name the bots"),
    (("greedi", "random"), "did you mean greedy?"),
    (("xyz", "random"), "there is no bot 'xyz' for the_abyss."),
    (("greedy", "--game", "abiss"), "did you mean abyss?"),
    (("greedy", "random", "--seats", "9"), "2 to 4 players, not 9"),
    (("greedy", "random", "--games", "0"), "--games must be at least 1, not 0"),
    (("greedy", "random", "--games", "-5"), "--games must be at least 1, not -5"),
    (("greedy", "random", "--option", "nonsense"), "name=value"),
    (("greedy", "random", "--option", "a=b"), "has no option 'a'"),
    (("greedy", "random", "--option", "hook_discard=maybe"), "hook_discard is"),
    (("greedy", "random", "--game", "abyss", "--seats", "5"), "need the Leviathan box"),
    (("greedy", "random", "--box", "kraken"), "games that have boxes"),
    (("greedy", "--game", "abyss", "--box", "squid"), "--box takes one of none, kraken"),
    (("greedy", "--game", "abyss", "--box", "both", "--option", "expansions=none"), "given twice"),
    (("greedy", "./nix"), "there is no file ./nix"),
    (("greedy", "program:nix-to-be-found --fast"), "program nix-to-be-found was not found"),
    (("greedy", "program:"), "program: takes a command"),
    (("greedy", "program:'"), "program: takes a command"),
    (("greedy", "nowhere.at_all:Bot"), "cannot be imported: ModuleNotFoundError"),
    (("greedy", "nowhere.py:Bot"), "there is no file nowhere.py"),
    (("greedy", f"{ODD}:Nobody"), "has no bot 'Nobody' (a class that extends hadal.Bot)"),
    (("greedy", f"{ODD}:Stranger"), "has no bot 'Stranger'"),
    (("greedy", f"{ODD}:BrokenBot"), "no weights here"),
    (("greedy", f"{ODD}:BrokenBot", "--trust"), "no weights here"),
    (("greedy", str(ODD)), "For a bot class"),
    (("greedy", str(ODD.parent)), "is a folder"),
    (("greedy", str(ROOT / "README.md")), "chmod +x"),
    (("greedy", "program:false"), "does not start: it ended with exit code 1"),
    (("greedy", "program:sh -c 'echo hello; sleep 9'"), "not a JSON object"),
    (("search:nodes=many", "greedy"), "nodes is a whole number"),
    (("greedy:nodes=5", "random"), "takes no settings"),
    (("greedy", "random", "--seed", "x"), "a seed must be a whole number"),
    (("greedy", "random", "--jobs", "-1"), "--jobs must be 0"),
    (("greedy", "random", "--seconds", "-1"), "--seconds must be 0 to 3600"),
    (("greedy", "random", "--nodes", "-1"), "--nodes must not be negative"),
    (("greedy", "random", "--engine", "abacus"), "--engine must be one of processes, ray"),
    (("greedy", "random", "--address", "here"), "--address works only with --engine ray"),
    (("greedy", "random", "--sprt", "--elo0", "5", "--elo1", "5"), "5 is not less than 5"),
    (("greedy", "random", "--sprt", "--alpha", "0"), "--alpha and --beta"),
    (("greedy", "random", "--resume"), "--resume needs --out"),
    (("greedy", "random", "--plots"), "--plots needs --out"),
    (("greedy", "random", "--resume", "--out", "nix"), "cannot be read: no such file"),
    (("greedy", "random", "--out", "/dev/null/x"), "cannot be written"),
    (["random"] * 65, "at most 64 bots"),
]


@pytest.mark.parametrize(("typed", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_impossible_requests_are_rejected_with_a_message(hadal: Hadal, typed: tuple[str, ...], sentence: str) -> None:
    assert sentence in hadal.refuses("arena", *typed)
    assert not [path for path in hadal.folder.iterdir() if path.suffix == ".jsonl"]


def test_without_loky_a_notice_says_that_one_process_plays(hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hadal.arena.executors.importlib.util.find_spec", lambda name: None)
    result = hadal("arena", "random", "random", "--games", "4", "--jobs", "3")
    assert "pip install 'hadal-table[arena]'" in result.stderr and "with 1 process" in result.stdout


def test_ray_that_is_not_installed_is_named(hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hadal.arena.executors.importlib.util.find_spec", lambda name: None)
    assert "pip install 'hadal-table[cluster]'" in hadal.refuses("arena", "greedy", "random", "--engine", "ray")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_an_unreachable_cluster_is_reported_at_once(
    hadal: Hadal, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr("hadal.arena.executors.importlib.util.find_spec", lambda name: True)
    message = hadal.refuses("arena", "greedy", "random", "--engine", "ray", "--address", address)
    assert message.startswith(f"there is no Ray cluster at {address}:")


def test_the_registry_used_by_servers_imports_no_custom_module() -> None:
    """Names of bots come to a server from outside: an import would run code"""
    for name in ("os:system", "antigravity:x", f"{ODD}:Sound"):
        with pytest.raises(OptionError, match="there is no bot"):
            bot(name, "the_abyss")


# Custom bots in other commands.


OWN_BOTS = {
    "program": (f"{EXAMPLES / 'first.sh'}", "first"),
    "class": (f"{EXAMPLES / 'plain.py'}:Plain", "Plain"),
    "named": (f"mine={EXAMPLES / 'plain.py'}:Plain", "mine"),
    "built-in": ("mine=greedy", "mine"),
}


@pytest.mark.parametrize(("own", "name"), OWN_BOTS.values(), ids=OWN_BOTS)
def test_custom_bots_play_at_any_table_under_their_short_names(hadal: Hadal, own: str, name: str) -> None:
    found = json.loads(
        hadal("simulate", "the_abyss", "--games", "2", "--seats", "2", "--bots", f"random,{own}", "--json").stdout
    )
    assert [seat["bot"] for seat in found["seats"]] == ["random", name]
    assert found["bots"][name]["seats"] == 1
    table = hadal("play", "the_abyss", "--seed", "4", "--bots", own, typed="q\ny\n").stdout
    assert f" B {name} " in table


@pytest.mark.parametrize("name", ["greedy", "search:nodes=5", "search:seconds=0.5:nodes=9", "level3"])
def test_built_in_bots_are_shown_as_they_are_named(name: str) -> None:
    assert display_name(name) == name


def test_the_command_that_continues_a_game_quotes_bots_with_spaces(hadal: Hadal) -> None:
    own = f"program:python3 {EXAMPLES / 'likes.py'}"
    out = hadal("play", "the_abyss", "--seed", "4", "--bots", own, "--save", "g.jsonl", typed="q\ny\n").stdout
    assert f"--bots '{own}'" in " ".join(out.split())


def test_a_custom_bot_that_fails_is_a_sentence(hadal: Hadal) -> None:
    program = ODD.parent / "odd_program.py"
    typed = f"program:python3 {program} exits"
    assert "cannot continue: it ended with exit code 3" in hadal.refuses("simulate", "--games", "2", "--bots", typed)


# The ladder.


def test_a_custom_bot_gets_onto_the_ladder(hadal: Hadal) -> None:
    pytest.importorskip("openskill")
    assert "the ladder is empty" in hadal("ladder").stdout
    out = hadal("ladder", f"mine={EXAMPLES / 'plain.py'}:Plain", *QUICK).stdout
    assert "mine" in out and "rating" in out
    rungs = ["mine", *[name for name in names("abyss") if name in out]]
    found = json.loads(hadal("ladder", "--json").stdout)
    assert sorted(rung["name"] for rung in found[0]["rungs"]) == sorted(rungs)
    assert "is already another bot" in hadal.refuses("ladder", "mine=random", *QUICK)
    second = json.loads(hadal("ladder", str(EXAMPLES / "first.sh"), *QUICK, "--json").stdout)
    assert {rung["name"] for rung in second[0]["rungs"]} == {*rungs, "first"}
    assert all(rung["deals"] >= 1 for rung in second[0]["rungs"])


@pytest.mark.parametrize("words", [["ladder", "--file"], ["arena", "--ladder"]])
def test_a_ladder_that_cannot_be_written_is_refused_before_a_game_is_played(
    hadal: Hadal, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("openskill")
    monkeypatch.setattr(Run, "play", lambda *_: pytest.fail("a game was played"))
    refusal = hadal.refuses(*words, "no/l.json", "greedy", "random", *QUICK)
    assert "no/l.json cannot be written: no such file or directory" in refusal


def test_a_contest_can_be_counted_for_a_ladder(hadal: Hadal) -> None:
    pytest.importorskip("openskill")
    hadal("arena", "greedy", "random", *QUICK, "--ladder", "l.json")
    assert [rung["name"] for rung in json.loads((hadal.folder / "l.json").read_text())["ladders"][0]["rungs"]]
    (hadal.folder / "l.json").write_text("{}")
    assert "is not a hadal ladder" in hadal.refuses("arena", "greedy", "random", *QUICK, "--ladder", "l.json")
    assert "is not a hadal ladder" in hadal.refuses("ladder", "--file", "l.json")
