"""`hadal play abyss`, and Abyss in the other commands."""

import io
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

import hadal as package
from hadal.cli.drawing import Choice, TerminalTable, table_for
from hadal.cli.full_screen.table import ScreenArea
from hadal.cli.play import PlayArgs, begun, seated
from hadal.cli.seats import bot_move
from hadal.cli.terminal import Terminal
from hadal.core.match import Match, replay
from hadal.core.state import State
from hadal.games.abyss import questions
from hadal.games.abyss.plugin import PLUGIN
from hadal.words import Words

from .conftest import Hadal

# A can pay for several Lords; B has a Lord under a Location and a disabled one.
BEFORE = (
    "abyss seats=2 partial=1 turn=A turns=9 threat=3 court=slaver,master_of_magic,traitor,elder "
    "locations=the_jail,the_chasm "
    "A.hand=J3,C2,S5,S1,S1 A.pearls=2 A.lords=keeper,oracle A.affiliated=H1 A.tokens=T3 "
    "B.hand=Q3,C1 B.pearls=4 B.lords=recruiter/disabled,trader B.locations=the_barracks:reaper B.affiliated=C3,H2 "
    "B.tokens=T2,T4 council=crab:C3+C1,squid:Q2 deck=M,J1,C1,H3 lord_deck=miller,sage,jailer,shaman "
    "location_deck=the_depths,parliament ask=action:A"
)


def plain_drawing(width: int = PLUGIN.columns, ascii: bool = False) -> TerminalTable:
    """A drawing on a console that nobody sees."""
    console = Console(width=width, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    terminal = Terminal(console, ascii=ascii, columns=PLUGIN.columns)
    return table_for("abyss", terminal, Words("en"))


def table(state: State, viewer: int | None, width: int = PLUGIN.columns, memory: bool = False) -> str:
    """The table as text."""
    lines = plain_drawing(width).table(state, viewer, ["You", "greedy", "greedy", "greedy"], memory)
    return "\n".join(line.plain for line in lines)


def lines(*typed: str) -> str:
    """Typed lines."""
    return "".join(f"{line}\n" for line in typed)


def middle(choices: list[Choice]) -> int:
    """The middle one of the choices that play something."""
    real = [i for i, choice in enumerate(choices) if choice.actions]
    return real[len(real) // 2]


def script(args: PlayArgs) -> list[str]:
    """The input of a player who always takes the middle choice, found by playing the same game in parallel."""
    match, typed = begun(args), []
    bots = seated(args, match)
    draw = plain_drawing()
    while not match.state.over():
        if bots[match.state.to_move()] is not None:
            match.play(bot_move(bots, match.state, match.record.secret, len(match.record.moves)))
            continue
        choices = draw.choices(match.state, False)
        at = middle(choices)
        typed.append(str(at + 1))
        for action in choices[at].actions:
            match.play(action)
    return typed


@pytest.mark.parametrize(("seats", "bots"), [(2, "greedy"), (3, "greedy,random"), (4, "random")])
def test_a_whole_game_ends_with_a_table_that_adds_up(hadal: Hadal, seats: int, bots: str) -> None:
    typed = script(PlayArgs("abyss", seed="8", seats=seats, bots=bots))
    args = ["play", "abyss", "--seed", "8", "--seats", str(seats), "--bots", bots]
    out = hadal(*args, "--save", "g.jsonl", typed=lines(*typed)).stdout
    assert "The game is over." in out and ("wins." in out or "You win!" in out)
    assert max(map(len, out.splitlines())) <= PLUGIN.columns
    end = replay(package.read_record(Path("g.jsonl").read_text())).state
    assert totals(out, seats) == end.scores()
    assert ": valid" in hadal("verify", "g.jsonl").stdout
    assert totals(hadal("show", "g.jsonl").stdout, seats) == end.scores()


def totals(out: str, seats: int) -> list[int]:
    """The totals of the final table, after checking that its categories add up to them."""
    block = out[out.rindex(" Locations    ") :].splitlines()
    numbers = [[int(word) for word in line.split()[-seats:]] for line in block[:5]]
    assert [sum(column) for column in zip(*numbers[:4], strict=True)] == numbers[4]
    assert block[4].startswith(" Total")
    return numbers[4]


def test_a_misclick_is_undone_and_a_typo_is_answered(hadal: Hadal) -> None:
    typed = lines("99", "w recruit:trader", "w recruit:sage", "?", "i", "l", "u", "q", "n")
    out = hadal("play", "abyss", "--seed", "4", "--seats", "2", "--seat", "B", "--bots", "random", typed=typed).stdout
    assert "is not a choice" in out and "Cards on the table" in out
    assert "The game was closed." in out


def test_hotseat_passes_the_screen(hadal: Hadal) -> None:
    out = hadal("play", "abyss", "--seed", "4", "--seats", "2", "--hotseat", typed=lines("", "1", "")).stdout
    assert "Pass the screen to" in out


# Payments.


def at_the_bill() -> State:
    """A has chosen the Slaver and is asked how to pay."""
    state = package.position(BEFORE)
    state.apply(state.game.blocks.id("recruit:slaver"))
    assert state.question() == questions.PAY
    return state


def test_payments_are_whole_choices_with_what_they_affiliate_and_leave() -> None:
    state = at_the_bill()
    ways = plain_drawing().choices(state, False)
    texts = [way.text for way in ways]
    assert texts[0] == "S5 S1 S1 + 1 Pearl: affiliates S1 for 1 point (you keep 2 Allies worth 5, 1 Pearl)"
    assert texts[-1].startswith("Choose the cards yourself") and not ways[-1].actions
    for way in ways[:-1]:
        after = state.clone()
        for action in way.actions:
            after.apply(action)
        assert "slaver" in after.notation().split("A.lords=")[1].split()[0]


def test_every_listed_payment_of_random_games_can_be_played() -> None:
    draw = plain_drawing()
    seen = 0
    for seed in range(6):
        match = begun(PlayArgs("abyss", seed=str(seed), seats=3))
        bots = seated(PlayArgs("abyss", bots="random", seats=3), match)
        while not match.state.over():
            if match.state.question() == questions.PAY:
                seen += 1
                for way in draw.choices(match.state, False)[:-1]:
                    after = match.state.clone()
                    for action in way.actions:
                        after.apply(action)
                    assert after.question() != questions.PAY and len(way.text) <= PLUGIN.columns - 5
            if bots[match.state.to_move()] is None:
                match.play(match.state.legal()[0])
            else:
                match.play(bot_move(bots, match.state, match.record.secret, len(match.record.moves)))
    assert seen > 5


def bill_of(args: PlayArgs) -> tuple[list[str], Match]:
    """The input up to the first payment of several moves that reveals nothing."""
    match, draw = begun(args), plain_drawing()
    typed: list[str] = []
    bots = seated(args, match)
    while True:
        seat = match.state.to_move()
        if bots[seat] is not None:
            match.play(bot_move(bots, match.state, match.record.secret, len(match.record.moves)))
            continue
        choices = draw.choices(match.state, False)
        if match.state.question() == questions.PAY and len(choices[0].actions) > 1:
            return typed, match
        recruits = [i for i, action in enumerate(match.state.legal()) if "recruit" in match.game.blocks.name(action)]
        at = recruits[-1] if recruits else middle(choices)
        typed.append(str(at + 1))
        for action in choices[at].actions:
            match.play(action)


def test_undo_takes_a_whole_payment_back_in_one_step(hadal: Hadal) -> None:
    args = PlayArgs("abyss", seed="3", seats=2, hotseat=True)
    typed, match = bill_of(args)
    before = len(match.record.moves)
    choices = plain_drawing().choices(match.state, False)
    at = next(i for i, choice in enumerate(choices) if len(choice.actions) > 1)
    for action in choices[at].actions:
        match.play(action)
    assert len(match.record.moves) > before + 1
    script = [*passing(args, typed), str(at + 1), "u", "u"]
    out = hadal("play", "abyss", "--seed", "3", "--seats", "2", "--hotseat", "--save", "g.jsonl", typed=lines(*script))
    assert out.stdout.count("Undone.") == 2
    assert len(package.read_record(Path("g.jsonl").read_text()).moves) == before - 1


def passing(args: PlayArgs, typed: list[str]) -> list[str]:
    """The input with an Enter whenever the screen changes hands."""
    match, draw, looking = begun(args), plain_drawing(), -1
    out = []
    for choice in typed:
        if match.state.to_move() != looking:
            looking = match.state.to_move()
            out.append("")
        out.append(choice)
        for action in draw.choices(match.state, False)[int(choice) - 1].actions:
            match.play(action)
    return out + ([""] if match.state.to_move() != looking else [])


def test_cards_can_be_picked_one_by_one_and_the_list_comes_back(hadal: Hadal) -> None:
    args = PlayArgs("abyss", seed="3", seats=2, hotseat=True)
    typed, match = bill_of(args)
    last = len(plain_drawing().choices(match.state, False))
    singles = plain_drawing().choices(match.state, True)
    assert [choice.actions for choice in singles[:-1]] == [[action] for action in match.state.legal()]
    script = [*passing(args, typed), str(last), str(len(singles)), str(last), "1"]
    out = hadal("play", "abyss", "--seed", "3", "--seats", "2", "--hotseat", typed=lines(*script)).stdout
    assert out.count("Back to the payment list") >= 2 and "to the payment (" in out


# The table.


def test_the_table_shows_everything_once() -> None:
    text = table(package.position(BEFORE), 0)
    for part in (
        "Recruiter 4 disabled", "Trader 9", "The Barracks 9 (Reaper)", "affiliated: C3 H2", "and tokens",
        "C×2", "Q×1", "[3]", "Monster reward: 1 Key", "✓ Slaver", "✓ Master of Magic", "Q○○",
        "13 The Jail 15 − 1 per Lord", "5 The Chasm 5 + 3 per Crab", "J 3   C 2   S 5 1 1", "Keeper 6k",
        "Monster tokens 3 = 3", "(21 if over now)", "each turn: discard an Ally for 2 Pearls",
    ):  # fmt: skip
        assert part in text, f"{part}\n{text}"
    assert "Q3" not in text, "the hand of an opponent is hidden"
    assert "known: C1 Q3" in table(package.position(BEFORE), 0, memory=True)
    assert "C×2 (3 1)" in table(package.position(BEFORE), 0, memory=True)


def test_a_spectator_sees_no_hand_and_no_prices_are_compared() -> None:
    text = table(package.position(BEFORE), -1)
    assert "✓" not in text and "you lack" not in text and "hand:" not in text
    assert "hand: " in table(package.position(BEFORE), None)


@pytest.mark.parametrize("width", [100, 80, 60, 40])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    args = PlayArgs("abyss", seed="2", seats=4)
    match = begun(args)
    bots = seated(PlayArgs("abyss", bots="random", seats=4), match)
    draw = plain_drawing(width)
    while not match.state.over():
        if len(match.record.moves) % 20 == 0:
            for viewer in (None, -1, 0, 3):
                shown = draw.table(match.state, viewer, ["You", *["greedy"] * 3], True)
                assert max(line.cell_len for line in shown) <= width
        bot = bots[match.state.to_move()]
        n = len(match.record.moves)
        match.play(match.state.legal()[0] if bot is None else bot_move(bots, match.state, match.record.secret, n))
    assert max(line.cell_len for line in draw.results(match.state, [], ["You", *["greedy"] * 3])) <= max(width, 80)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "box"), [(4, "none"), (5, "both")])
def test_nothing_is_cut_off_on_a_narrow_screen(seats: int, box: str, language: str) -> None:
    """A table in 79 columns has the same words as a wide one; a Location's formula is among the cards' texts."""
    state = package.game("abyss", seats, expansions=box).seeded(4)
    names, chance = ["You", *["greedy"] * (seats - 1)], Random(1)
    while not state.over():
        if chance.random() < 0.04:
            narrow = drawing(79, language).table(state, 0, names, True)
            assert max(line.cell_len for line in narrow) <= 79
            assert "…" not in "".join(line.plain for line in narrow)
            found = words_of(narrow)
            formulas = words_of([Text(text) for _, text in drawing(79, language).info(state, 0)])
            assert set(words_of(drawing(240, language).table(state, 0, names, True)) - found) <= set(formulas)
        state.apply(chance.choice(state.legal()))
    points = drawing(66, language).results(state, [], names)
    assert max(line.cell_len for line in points) <= 66


def drawing(width: int, language: str) -> TerminalTable:
    """A table for a part of the full screen."""
    return table_for("abyss", ScreenArea.of(width, 24), Words(language))


def words_of(lines: list[Text]) -> Counter[str]:
    """The words of some lines, without the punctuation that separates entries."""
    return Counter(re.sub("[·.,;]", " ", " ".join(line.plain for line in lines)).split())


@pytest.mark.parametrize("change", [{"LC_ALL": "C"}, {"TERM": "dumb"}, {"LC_ALL": "C", "NO_COLOR": "1"}])
def test_without_utf8_everything_is_ascii(hadal: Hadal, change: dict[str, str]) -> None:
    command = [sys.executable, "-m", "hadal.cli", "position", BEFORE]
    for more in ([], ["--viewer", "A"]):
        done = subprocess.run([*command, *more], capture_output=True, env=os.environ | change, check=True)
        assert done.stdout.isascii() and b"\x1b" not in done.stdout
        assert b"* Slaver" in done.stdout and b"Qoo" in done.stdout and b"15 - 1 per Lord" in done.stdout


def test_a_tie_is_named_with_the_rule_that_settled_it() -> None:
    even = "abyss seats=2 partial=1 turn=A turns=9 threat=1 court= locations= {} deck= lord_deck= location_deck= ask="
    for words, rule in (
        ("A.pearls=2 A.lords=trader B.pearls=1 B.lords=peddler", "the most Pearls wins"),
        ("A.lords=landowner B.lords=keeper,shepherd", "the best Lord decides"),
        ("A.lords=trader B.lords=peddler", "so they share the win"),
    ):
        state = package.position(even.format(words))
        assert state.over()
        text = "\n".join(line.plain for line in plain_drawing().results(state, [], ["", ""]))
        assert rule in text, text


# The other commands.


def test_position_and_show_fit_into_the_columns(hadal: Hadal) -> None:
    out = hadal("position", BEFORE, "--viewer", "A").stdout
    assert max(map(len, out.splitlines())) <= PLUGIN.columns
    assert "recruit:slaver" in out and "Recruit the Slaver (8, you have 9 with 2 Pearls): 5 points, a Key" in out
    described = json.loads(hadal("position", BEFORE, "--json").stdout)
    assert described["question"] == "action" and any("Slaver" in entry["text"] for entry in described["legal"])
    hadal("record", "abyss", "--seats", "3", "--seed", "5", "--bots", "random", "-o", "g.jsonl")
    moves = hadal("show", "g.jsonl", "--moves").stdout
    assert re.search(r"explores · reveals", moves) and max(map(len, moves.splitlines())) <= PLUGIN.columns
    hidden = hadal("show", "g.jsonl", "--moves", "--viewer", "A").stdout
    assert "Monster token" in moves and hidden.count("worth") < moves.count("worth")


def test_simulate_works_without_rounds(hadal: Hadal) -> None:
    out = hadal("simulate", "abyss", "--games", "2", "--seats", "2", "--bots", "random").stdout
    assert "decisions per game" in out and "rounds" not in out
