"""The log is the truth: whatever happens at a table, reading it again gives the same game."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hadal.core.events import EVERYONE, Event
from hadal.core.promises import text_of
from hadal.server.protocol.settings import TableSettings, TimeControl
from tests.server.scenes import EVERY_BOX, People, begun, listen, log_of, now_of, picture, read_again, room_of
from tests.server.table_kit import Client, Kit, run
from tests.strategies import few

TABLES = [("abyss", box) for box in EVERY_BOX] + [("the_abyss", {})]
KINDS = {"move", "undo", "ask-back", "agree", "drive"}


async def any_game(seed: int, deeds: int = 60) -> tuple[Kit, list[Client], People]:
    """A table of some kind where people do anything at all."""
    chance = Random(seed)
    game, options = chance.choice(TABLES)
    clock = chance.choice([TimeControl(), TimeControl("live", 60, 5), TimeControl("days", days=1)])
    settings = TableSettings(bot_pace_ms=0, sealed=chance.random() < 0.5, clock=clock)
    seats = chance.choice(["pp", "ppp", "ppb", "pppp"])
    kit, clients = await begun(seats, game, options, settings, seed, watched=True)
    people = People(kit, clients[:-1], seed)
    await people.game_log(deeds)
    listen(clients)
    return kit, clients, people


@few(20)
@given(st.integers(0, 10_000))
def test_the_log_read_again_at_any_entry_is_the_game_as_it_was_then(seed: int) -> None:
    """Position, steps, clocks, drivers, counts and requests: all of it follows from the log."""

    async def scene() -> None:
        kit, _, people = await any_game(seed, 0)
        seen = {now_of(kit).seq: picture(now_of(kit))}
        for _ in range(40):
            await people.game_log(1)
            seen[now_of(kit).seq] = picture(now_of(kit))
        log, table = await log_of(kit), await kit.table_row()
        for seq, then in seen.items():
            assert picture(read_again(table, log[:seq]).now) == then
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))

    run(scene())


def test_all_kinds_of_entries_come_up_in_such_games() -> None:
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
def test_a_hall_opened_anew_goes_on_where_the_old_one_was(seed: int) -> None:
    """Everybody who comes back gets the same whole page as before, wishes included."""

    async def scene() -> None:
        kit, clients, _ = await any_game(seed)
        before, asked = picture(now_of(kit)), {}
        for client in clients:
            fresh = Client(kit, client.seat, texts=True)
            await fresh.open()
            asked[client.seat] = fresh.bytes[1]
        wishes = room_of(kit).secret_answers
        kept = wishes.orders, {seat: wishes.answer_of(seat) for seat in range(len(kit.table.seats))}
        kit.open_hall()
        for client in clients:
            fresh = Client(kit, client.seat, texts=True)
            await fresh.open()
            again = fresh.bytes[1]
            assert fresh.told[1]["type"] == "whole"
            assert without_story(again) == without_story(asked[client.seat])
        after, wishes = picture(now_of(kit)), room_of(kit).secret_answers
        assert (wishes.orders, {seat: wishes.answer_of(seat) for seat in range(len(kit.table.seats))}) == kept
        assert after == before

    run(scene())


def without_story(data: bytes) -> object:
    """A whole page without what happened lately, which may be told at greater length by an older hall."""
    page = msgspec.json.decode(data)
    page.pop("lines", None)
    page.pop("why", None)
    return page


class Page:
    """What a client makes of what it is told: a view, and the entry it belongs to."""

    def __init__(self, kit: Kit, client: Client) -> None:
        self.kit = kit
        self.client = client
        self.at = 0
        self.view: dict[str, object] = {}
        self.seq = -1

    def left(self) -> Page:
        """The same page, from now on without a connection."""
        out = Page(self.kit, Client(self.kit, self.client.seat))
        out.view, out.seq = deepcopy(self.view), self.seq
        return out

    async def come_back(self) -> None:
        """The connection is made again, and what was missed is read."""
        await self.client.open(seen=self.seq)
        self.read()
        self.client.close()

    def read(self) -> None:
        """Fold the news."""
        self.client.listen()
        for message in self.client.told[self.at :]:
            if message["type"] == "whole":
                self.view, self.seq = deepcopy(message["view"]), message["seq"]
            elif message["type"] == "news":
                assert message["seq"] == self.seq + 1
                self.seq = message["seq"]
                for kind, seat, other, card, n in message["events"]:
                    room_of(self.kit).game_log.game.fold(self.view, Event(kind, seat, other, card, n, EVERYONE))
        self.at = len(self.client.told)

    def check(self) -> None:
        """It is the view of the position."""
        now = now_of(self.kit)
        assert self.seq == now.seq
        assert text_of(self.view) == text_of(now.state.view(self.client.seat))


@few(12)
@given(st.integers(0, 10_000))
def test_who_comes_back_at_any_moment_knows_what_those_know_who_stayed(seed: int) -> None:
    """Views folded from the news, from what was missed, and from whole pages are one view, that of the position."""

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
            await people.game_log(1)
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
        people = People(kit, clients, 1)
        while not now_of(kit).state.over():
            await people.game_log(5)
            row, now = await kit.table_row(), now_of(kit)
            assert (row.seq, row.to_move, row.since) == (now.seq, now.to_move, now.times.since)
            mine = room_of(kit).table
            assert (mine.seq, mine.to_move, mine.since, mine.status) == (row.seq, row.to_move, row.since, row.status)
        assert row.status == "over"
        assert (row.scores, row.winners) == (now.state.scores(), now.state.winners())
        assert (mine.scores, mine.winners, mine.ended) == (row.scores, row.winners, row.ended)

    run(scene())
