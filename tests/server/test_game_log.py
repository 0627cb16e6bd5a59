"""The log determines everything: reading it again gives the same game."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hadal.core.events import EVERYONE, Event
from hadal.core.patch import apply
from hadal.core.promises import text_of
from hadal.server.protocol.settings import TableSettings, TimeControl
from tests.server.scenes import (
    EVERY_BOX,
    RandomPlayers,
    begun,
    comparable,
    listen,
    live_table_of,
    log_of,
    read_again,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, run
from tests.strategies import few

TABLES = [("abyss", box) for box in EVERY_BOX] + [("the_abyss", {})]
KINDS = {"move", "undo", "ask-back", "agree", "drive"}


async def any_game(seed: int, commands: int = 60) -> tuple[Kit, list[Client], RandomPlayers]:
    """A table whose players do anything a client can do."""
    chance = Random(seed)
    game, options = chance.choice(TABLES)
    clock = chance.choice([TimeControl(), TimeControl("live", 60, 5), TimeControl("days", days=1)])
    settings = TableSettings(bot_pace_ms=0, sealed=chance.random() < 0.5, clock=clock)
    seats = chance.choice(["pp", "ppp", "ppb", "pppp"])
    kit, clients = await begun(seats, game, options, settings, seed, watched=True)
    people = RandomPlayers(kit, clients[:-1], seed)
    await people.act(commands)
    listen(clients)
    return kit, clients, people


@few(20)
@given(st.integers(0, 10_000))
def test_the_log_read_again_at_any_entry_is_the_game_as_it_was_then(seed: int) -> None:
    """Position, moves, clocks, drivers, counters and takebacks all follow from the log."""

    async def scene() -> None:
        kit, _, people = await any_game(seed, 0)
        seen = {snapshot_of(kit).seq: comparable(snapshot_of(kit))}
        for _ in range(40):
            await people.act(1)
            seen[snapshot_of(kit).seq] = comparable(snapshot_of(kit))
        log, table = await log_of(kit), await kit.table_row()
        for seq, then in seen.items():
            assert comparable(read_again(table, log[:seq]).snapshot) == then
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))

    run(scene())


def test_random_games_contain_all_kinds_of_entries() -> None:
    """Otherwise the test above would prove little."""

    async def scene() -> set[str]:
        kinds: set[str] = set()
        for seed in range(12):
            kit, _, _ = await any_game(seed)
            kinds |= {entry.kind for entry in await log_of(kit)}
        return kinds

    assert run(scene()) == KINDS


@few(15)
@given(st.integers(0, 10_000))
def test_a_restarted_server_continues_where_the_old_one_stopped(seed: int) -> None:
    """Everybody who reconnects gets the same full view as before, including secret answers."""

    async def scene() -> None:
        kit, clients, _ = await any_game(seed)
        before, asked = comparable(snapshot_of(kit)), {}
        for client in clients:
            fresh = Client(kit, client.seat, texts=True)
            await fresh.open()
            asked[client.seat] = fresh.bytes[1]
        secrets = live_table_of(kit).secret_answers
        kept = secrets.orders, {seat: secrets.sealed_answer(seat) for seat in range(len(kit.table.seats))}
        kit.open_tables()
        for client in clients:
            fresh = Client(kit, client.seat, texts=True)
            await fresh.open()
            again = fresh.bytes[1]
            assert fresh.received[1]["type"] == "whole"
            assert without_recent(again) == without_recent(asked[client.seat])
        after, secrets = comparable(snapshot_of(kit)), live_table_of(kit).secret_answers
        assert (secrets.orders, {seat: secrets.sealed_answer(seat) for seat in range(len(kit.table.seats))}) == kept
        assert after == before

    run(scene())


def without_recent(data: bytes) -> object:
    """A full view without its recent events, of which a table loaded earlier may have more."""
    page = msgspec.json.decode(data)
    page.pop("lines", None)
    page.pop("turns", None)
    page.pop("why", None)
    return page


class Page:
    """What a client makes of its messages: a view, and the entry it belongs to."""

    def __init__(self, kit: Kit, client: Client) -> None:
        self.kit = kit
        self.client = client
        self.at = 0
        self.view: dict[str, object] = {}  # by patches
        self.folded: dict[str, object] = {}  # by events
        self.seq = -1

    def left(self) -> Page:
        """The same page without a connection from now on."""
        out = Page(self.kit, Client(self.kit, self.client.seat))
        out.view, out.folded, out.seq = self.view, deepcopy(self.folded), self.seq
        return out

    async def come_back(self) -> None:
        """Reconnect and read what was missed."""
        await self.client.open(seen=self.seq)
        self.read()
        self.client.close()

    def read(self) -> None:
        """Apply the patches of the news, and fold the events."""
        self.client.listen()
        for message in self.client.received[self.at :]:
            if message["type"] == "whole":
                self.view, self.folded, self.seq = message["view"], deepcopy(message["view"]), message["seq"]
            elif message["type"] == "news":
                assert message["seq"] == self.seq + 1
                self.seq = message["seq"]
                self.view = apply(self.view, message.get("patch", {}))
                for kind, seat, other, card, n in message["events"]:
                    live_table_of(self.kit).game_log.game.fold(self.folded, Event(kind, seat, other, card, n, EVERYONE))
        self.at = len(self.client.received)

    def check(self) -> None:
        """Compare with the view of the position."""
        now = snapshot_of(self.kit)
        assert self.seq == now.seq
        assert text_of(self.view) == text_of(now.state.view(self.client.seat))
        assert text_of(self.folded) == text_of(self.view)


@few(12)
@given(st.integers(0, 10_000))
def test_a_reconnected_client_has_the_same_view_as_one_that_stayed(seed: int) -> None:
    """Views made from the news, from what was missed, and from whole pages are one view, that of the position."""

    async def scene() -> None:
        kit, clients, people = await any_game(seed, 0)
        pages = {client.seat: Page(kit, client) for client in clients}
        away: dict[int, Page] = {}
        for page in pages.values():
            page.read()
        for _ in range(30):
            if people.chance.random() < 0.3 and len(away) < len(clients):
                seat = people.chance.choice(clients).seat
                away.setdefault(seat, pages[seat].left())
            await people.act(1)
            for page in pages.values():
                page.read()
                page.check()
            if away and people.chance.random() < 0.4:
                _, gone = away.popitem()
                await gone.come_back()
                gone.check()

    run(scene())


@pytest.mark.parametrize("game", ["abyss", "the_abyss"])
def test_the_row_of_a_table_says_what_the_log_says(game: str) -> None:
    """Lists are made from the row: whose turn it is, since when, and the result."""

    async def scene() -> None:
        kit, clients = await begun("ppb", game)
        people = RandomPlayers(kit, clients, 1)
        while not snapshot_of(kit).state.over():
            await people.act(5)
            row, now = await kit.table_row(), snapshot_of(kit)
            assert (row.seq, row.to_move, row.since) == (now.seq, now.to_move, now.times.since)
            mine = live_table_of(kit).table
            assert (mine.seq, mine.to_move, mine.since, mine.status) == (row.seq, row.to_move, row.since, row.status)
        assert row.status == "over"
        assert (row.scores, row.winners) == (now.state.scores(), now.state.winners())
        assert (mine.scores, mine.winners, mine.ended) == (row.scores, row.winners, row.ended)

    run(scene())


@few(8)
@given(st.integers(0, 10_000))
def test_a_page_that_is_loaded_again_shows_the_lines_of_the_log_under_the_same_turns(seed: int) -> None:
    """The news of a move belongs to the turn of the position before it; a full view says the same of each line."""

    async def scene() -> None:
        kit, _, people = await any_game(seed, 0)
        viewer = Client(kit, -1, texts=True)
        await viewer.open()
        await people.act(40)
        viewer.listen()
        told: list[tuple[int, int, int, str]] = []
        for message in viewer.received:
            if message["type"] == "whole":  # the first one, and when moves were taken back
                view, told = message["view"], []
            elif message["type"] == "news":
                turn = (view["turn"], view["turns"], view.get("round", -1))
                told += [(*turn, line["who"]) for line in message.get("lines", [])]
                view = apply(view, message.get("patch", {}))
        fresh = Client(kit, -1, texts=True)
        await fresh.open()
        whole = fresh.received[1]
        begin, lines = whole.get("turns", []), whole["lines"]
        ends = [*[turn["line"] for turn in begin[1:]], len(lines)]
        grouped = [
            (turn["seat"], turn["turn"], turn.get("round", -1), line["who"])
            for turn, end in zip(begin, ends, strict=True)
            for line in lines[turn["line"] : end]
        ]
        assert grouped
        both = min(len(grouped), len(told))
        assert grouped[len(grouped) - both :] == told[len(told) - both :]

    run(scene())
