"""The compiled and the plain form of the rules play identical games."""

import hashlib
import inspect
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import hadal
from hadal import _form
from hadal.bots import bot
from hadal.core.bot import decide
from hadal.core.chance import secret_of
from hadal.core.match import Match
from hadal.core.registry import create
from tests.tables import laid, tables

ROOT = Path(__file__).resolve().parents[1]
GAMES = 3  # at every table
THOUGHTS = 25  # decisions in each game


def digest() -> str:
    """One hash over every action, event and score of seeded games at every table."""
    out = hashlib.sha256()
    for table in tables():
        for seed in range(GAMES):
            match = Match(laid(table), secret_of(seed))
            while not match.state.over():
                legal = match.state.legal()
                match.play(legal[(7919 * len(match.record.moves) + seed) % len(legal)])
            events = [[[*event.numbers(), event.audience] for event in told] for told in match.events]
            out.update(f"{match.record.write()}{events}{match.state.notation()}".encode())
    return out.hexdigest()


@pytest.mark.skipif(_form.form() != "compiled", reason="there is no compiled form to compare")
def test_compiled_and_plain_rules_play_identical_games() -> None:
    command = [sys.executable, "-c", "from tests.test_forms import digest; print(digest())"]
    plain = subprocess.run(
        command, env=os.environ | {"HADAL_PURE": "1"}, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip() == digest()


def decisions() -> str:
    """One hash over the decisions of search in the first moves of some games."""
    out = hashlib.sha256()
    for name, seats, given in (("abyss", 2, {}), ("abyss", 3, {"expansions": "both"}), ("the_abyss", 3, {})):
        state = create(name, seats, given).seeded(7)
        player = bot("search:nodes=16", name)
        for n in range(THOUGHTS):
            if not state.over():
                action = decide(player, state, n)
                out.update(f"{action} ".encode())
                state.apply(action)
    return out.hexdigest()


@pytest.mark.skipif(_form.form() != "compiled", reason="there is no compiled form to compare")
def test_compiled_and_plain_search_choose_alike() -> None:
    command = [sys.executable, "-c", "from tests.test_forms import decisions; print(decisions())"]
    plain = subprocess.run(
        command, env=os.environ | {"HADAL_PURE": "1"}, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip() == decisions()


PUBLIC = ("Bot", "Budget", "Event", "Game", "Match", "State")


def documentation() -> str:
    """The parameters and docstrings of the public classes, and of the positions and games of every plug-in."""
    games = [hadal.game(name) for name in hadal.names()]
    classes = [getattr(hadal, name) for name in PUBLIC]
    classes += [type(thing) for game in games for thing in (game, game.seeded(1))]
    found = {f"{kind.__module__}.{kind.__name__}": inspect.getdoc(kind) or "" for kind in classes}
    for kind in classes:
        for name, member in inspect.getmembers(kind):
            if not name.startswith("_") and callable(member):
                found[f"{kind.__module__}.{kind.__name__}.{name}"] = described(name, member)
    return json.dumps(found, sort_keys=True)


def described(name: str, member: Callable[..., object]) -> str:
    """The names and defaults of the parameters, and the docstring; compiled ones begin with a line of types."""
    parameters = inspect.signature(member).parameters.values()
    doc = inspect.getdoc(member) or ""
    first, _, rest = doc.partition("\n")
    if first.startswith(f"{name}("):
        assert "->" in first, first
        doc = rest.strip("\n")
    given = [(one.name, one.default if one.default is not one.empty else "") for one in parameters]
    return f"{given} {doc}"


@pytest.mark.skipif(_form.form() != "compiled", reason="there is no compiled form to compare")
def test_compiled_and_plain_rules_are_documented_alike() -> None:
    command = [sys.executable, "-c", "from tests.test_forms import documentation; print(documentation())"]
    plain = subprocess.run(
        command, env=os.environ | {"HADAL_PURE": "1"}, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) == json.loads(documentation())
    assert str(inspect.getdoc(hadal.State.guess)).startswith(
        "guess(viewer: int, seed: int) -> State\n\nReturn a random"
    )


def test_the_public_classes_are_documented() -> None:
    found = json.loads(documentation())
    assert [name for name, text in found.items() if not text.rpartition("] ")[2].strip()] == []
