"""The compiled and the plain form of the rules play identical games and lead to identical messages."""

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
from hadal.server.protocol.frames import encoder
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import MOVE, EntryBody, Seat, Table
from hadal.server.support import support_for
from hadal.server.tables.game_log import EntryDraft, GameLog, next_entry
from hadal.server.tables.messages import Audience, MessageBuilder, RecentEntry
from hadal.server.tables.secret_answers import SecretAnswers
from hadal.words import Words
from tests.tables import laid, tables

ROOT = Path(__file__).resolve().parents[1]
GAMES = 3  # at every table
THOUGHTS = 25  # decisions in each game
MOVES = 30  # whose messages are compared, in each game


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


def in_plain_form(name: str) -> str:
    """What a function of this module returns if the rules are plain Python."""
    command = [sys.executable, "-c", f"from tests.test_forms import {name}; print({name}())"]
    plain = subprocess.run(
        command, env=os.environ | {"HADAL_PURE": "1"}, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return plain.stdout.strip()


@pytest.mark.skipif(_form.form() != "compiled", reason="there is no compiled form to compare")
def test_compiled_and_plain_rules_play_identical_games() -> None:
    assert in_plain_form("digest") == digest()


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
    assert in_plain_form("decisions") == decisions()


def messages() -> str:
    """One hash over the messages that players and spectators get in the first moves of some games, in two languages."""
    out = hashlib.sha256()
    languages = {language: Words(language) for language in ("en", "fr")}
    for name, seats, options in (("abyss", 2, {}), ("abyss", 3, {"expansions": "both"}), ("the_abyss", 3, {})):
        people = [Seat(seat, "person", f"p{seat}", f"P{seat}") for seat in range(seats)]
        table = Table("t", name, options, TableSettings(), people, "p0", secret_of(3), 1, "playing", started=1)
        game_log = GameLog(table, create(name, seats, options), support_for(name))
        builder = MessageBuilder(game_log, SecretAnswers(game_log), languages)
        for n in range(MOVES):
            before = game_log.snapshot
            if before.state.over():
                break
            legal = before.state.legal()
            body = EntryBody(actions=[legal[(7919 * n + seats) % len(legal)]])
            entry = next_entry(before, table.id, EntryDraft(MOVE, before.to_move, f"m{n}", body), 1)
            after = game_log.snapshot_after(entry)
            out.update(encoder.encode(builder.public_points(after.state)))
            game_log.adopt(entry, after)
            recent = RecentEntry(after.seq, entry.seat, after.events, after.action_count, before.state, after.state)
            for audience in [Audience(viewer, language) for viewer in range(-1, seats) for language in languages]:
                out.update(encoder.encode(builder.entry_news(audience, recent, builder.standing(audience))))
        for viewer in range(-1, seats):
            out.update(encoder.encode(builder.full_view(Audience(viewer), [])))
    return out.hexdigest()


@pytest.mark.skipif(_form.form() != "compiled", reason="there is no compiled form to compare")
def test_compiled_and_plain_rules_send_the_same_messages() -> None:
    assert in_plain_form("messages") == messages()


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


@pytest.mark.skipif(_form.form() != "compiled", reason="in the plain form Python itself knows the signatures")
def test_the_parameters_of_constructors_have_names() -> None:
    for kind in (hadal.Budget, hadal.Event, hadal.Match):
        parameters = inspect.signature(kind).parameters.values()
        assert parameters and all(one.kind is one.POSITIONAL_OR_KEYWORD for one in parameters), kind


def test_the_public_classes_are_documented() -> None:
    found = json.loads(documentation())
    assert [name for name, text in found.items() if not text.rpartition("] ")[2].strip()] == []
