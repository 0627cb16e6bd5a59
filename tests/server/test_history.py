"""Records and histories made from a table's log."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from hadal.core.events import EVERYONE, Event
from hadal.core.match import replay
from hadal.core.patch import apply
from hadal.core.record import read_head, read_lines
from hadal.core.registry import create
from hadal.server.protocol.http import ALL_CARDS
from hadal.server.protocol.settings import TableSettings
from hadal.server.support import GameSupport
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.history import match_history, record_of, table_history
from tests.server.scenes import EVERY_BOX, RandomPlayers, begun, log_of, play_until, snapshot_of
from tests.server.table_kit import Kit, run

TABLES = [("abyss", box) for box in EVERY_BOX] + [("the_abyss", {})]


async def played(game: str, options: dict[str, str], commands: int, end: bool) -> Kit:
    """A table where moves were create, taken back, and made again."""
    kit, clients = await begun("ppp", game, options, TableSettings(bot_pace_ms=0, sealed=True), seed=3)
    await RandomPlayers(kit, clients, 3).act(commands)
    if end:
        for client in clients:
            message = {"type": "hand-over", "seq": snapshot_of(kit).seq, "id": "back", "bot": ""}
            await client.say(message)
        await play_until(kit, clients, lambda now: now.state.over(), Random(3))
    return kit


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_record_of_a_table_replays_to_its_end(game: str, options: dict[str, str]) -> None:
    """Moves that were taken back are left out; replaying proves scores and winners."""

    async def scene() -> None:
        kit = await played(game, options, 120, end=True)
        table, log = await kit.table_row(), await log_of(kit)
        assert sum(entry.kind == "move" for entry in log) > len(snapshot_of(kit).moves), "nothing was taken back"
        record = record_of(table, log)
        again = replay(record)
        assert str(again.state) == str(snapshot_of(kit).state)
        assert (again.record.scores, again.record.winners) == (table.scores, table.winners)
        text = record.write()
        lines = text.rstrip("\n").split("\n")
        assert read_lines(record.game, lines, read_head(lines[0])[3]).write() == text

    run(scene())


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_history_folds_into_the_view_of_the_position(game: str, options: dict[str, str]) -> None:
    """For every seat and a spectator: the view after the deal leads to the last one by events and by patches."""

    async def scene() -> None:
        kit = await played(game, options, 60, end=False)
        table, log, now = await kit.table_row(), await log_of(kit), snapshot_of(kit)
        rules = create(game, 3, options)
        for viewer in range(-1, 3):
            told = table_history(table, log, viewer, "en")
            assert [step.n for step in told.steps] == list(range(1, now.action_count + 1))
            patched = told.view
            for step in told.steps:
                patched = apply(patched, step.patch)
            told.view = deepcopy(told.view)
            for step in told.steps:
                for kind, seat, other, card, n in step.events:
                    rules.fold(told.view, Event(kind, seat, other, card, n, EVERYONE))
            assert told.view == patched == now.state.view(viewer)

    run(scene())


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_with_all_cards_open_every_seats_view_is_included(game: str, options: dict[str, str]) -> None:
    """After every step: a spectator's view, with that of every seat beside it."""

    async def scene() -> None:
        kit = await played(game, options, 20, end=True)
        match = replay(record_of(await kit.table_row(), await log_of(kit)))
        history = match_history(match, ALL_CARDS, "en")
        view: dict[str, Any] = history.view
        for step, state in zip(history.steps, [*match.history[1:], match.state], strict=True):
            view = apply(view, step.patch)
            assert view["eyes"] == [state.view(seat) for seat in range(3)]
            assert {key: view[key] for key in view if key != "eyes"} == state.view(-1)

    run(scene())


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_during_a_game_a_history_names_only_ones_own_actions(game: str, options: dict[str, str]) -> None:
    """The actions of others may say more than their events, so they are named only after the end."""

    async def scene() -> None:
        kit = await played(game, options, 60, end=False)
        table, log = await kit.table_row(), await log_of(kit)
        moves = record_of(table, log).moves
        for viewer in range(-1, 3):
            told = table_history(table, log, viewer, "en")
            assert not told.scores
            for step, (seat, action) in zip(told.steps, moves, strict=True):
                assert step.seat == seat
                assert step.action == (action if seat == viewer else -1)
                assert bool(step.name) == (seat == viewer)

    run(scene())


def test_after_the_end_everything_is_named() -> None:
    """For everybody."""

    async def scene() -> None:
        kit = await played("the_abyss", {}, 20, end=True)
        table, log = await kit.table_row(), await log_of(kit)
        told = table_history(table, log, -1, "en")
        assert [(step.seat, step.action) for step in told.steps] == record_of(table, log).moves
        assert all(step.name for step in told.steps)
        assert (told.scores, told.winners) == (table.scores, table.winners)

    run(scene())


def test_a_history_hides_what_was_hidden() -> None:
    """A spectator gets each event as it was visible at the time."""

    async def scene() -> None:
        kit = await played("the_abyss", {}, 40, end=False)
        table, log = await kit.table_row(), await log_of(kit)
        told = table_history(table, log, -1, "en")
        events: list[list[Event]] = []
        game_log = GameLog(table, create("the_abyss", 3, {}), GameSupport())
        state = game_log.snapshot.state
        for n, (_, action) in enumerate(record_of(table, log).moves):
            state, _, next_notifications = game_log.play(state, n, [action])
            events.append(next_notifications)
        assert [step.events for step in told.steps] == [
            [event.seen_by(-1).numbers() for event in next_notifications] for next_notifications in events
        ]
        assert any(event.audience != EVERYONE for next_notifications in events for event in next_notifications)

    run(scene())
