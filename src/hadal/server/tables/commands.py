"""What players do at a table: moves, taking back, handing over, orders. Each is done whole or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hadal.bots.registry import names as bot_names
from hadal.server.errors import Refusal
from hadal.server.protocol import socket as protocol
from hadal.server.store import model
from hadal.server.store.model import EntryBody, StoredAnswer
from hadal.server.tables import lessons
from hadal.server.tables.connection import Connection
from hadal.server.tables.messages import Audience

if TYPE_CHECKING:
    from hadal.server.tables.live_table import LiveTable

LogCommand = (
    protocol.MoveCommand
    | protocol.UndoCommand
    | protocol.TakebackCommand
    | protocol.VoteCommand
    | protocol.HandOverCommand
)


class Commands:
    """Carries out what the players of one table say."""

    def __init__(self, live_table: LiveTable) -> None:
        self.live_table = live_table

    def check_seat(self, viewer: Connection) -> None:
        """Only players act, and only in a game that has begun."""
        self.live_table.check_open()
        if viewer.seat < 0:
            raise Refusal("not-seated")

    def repeated(self, viewer: Connection, id: str) -> int | None:
        """The entry that this id of this person has made already."""
        ids = (self.live_table.game_log.ids.get(f"{seat}:{id}") for seat in viewer.seats)
        return next((seq for seq in ids if seq is not None), None)

    def check_seq(self, seq: int) -> None:
        """Somebody who has not seen the last entry cannot answer it."""
        if seq != self.live_table.game_log.now.seq:
            raise Refusal("stale", seq=self.live_table.game_log.now.seq)

    async def say_entry(self, viewer: Connection, said: LogCommand) -> int:
        """A player adds to the log; the entry it became. Saying it twice does it once."""
        self.check_seat(viewer)
        async with self.live_table.lock:
            done = self.repeated(viewer, said.id)
            return await self.carry_out(viewer, said) if done is None else done

    async def carry_out(self, viewer: Connection, said: LogCommand) -> int:
        """One thing a player says, under the lock."""
        seat, id = viewer.seat, f"{viewer.seat}:{said.id}"
        if isinstance(said, protocol.MoveCommand):
            return await self.move(seat, said)
        self.check_seq(said.seq)
        if isinstance(said, protocol.UndoCommand):
            return await self.live_table.append(
                model.UNDO, seat, id, EntryBody(to=self.live_table.game_log.back_to(seat, said.all))
            )
        self.check_lesson(seat)
        if isinstance(said, protocol.TakebackCommand):
            self.live_table.game_log.check_request(seat, said.to)
            return await self.live_table.append(model.ASK_BACK, seat, id, EntryBody(to=said.to))
        if isinstance(said, protocol.VoteCommand):
            self.check_vote(seat)
            return await self.live_table.append(model.AGREE, seat, id, EntryBody(yes=said.yes))
        self.check_driver(seat, said.bot)
        return await self.live_table.append(
            model.DRIVE, seat, id, EntryBody(bot=said.bot, why="hand-over" if said.bot else "back")
        )

    async def move(self, seat: int, said: protocol.MoveCommand) -> int:
        """A player answers the question, or in sealed offers leaves an answer for later."""
        now = self.live_table.game_log.now
        if not now.state.over() and now.drivers[seat]:
            raise Refusal("bot-drives")
        together = self.live_table.table.settings.sealed and self.live_table.secret_answers.offered_since(said.seq)
        if together and now.to_move != seat:
            return await self.seal(seat, said)
        if not together:
            self.check_seq(said.seq)
        self.live_table.game_log.ahead(seat, said.actions)
        lessons.check_move(self.live_table.table, now, seat, said.actions)
        return await self.live_table.append(model.MOVE, seat, f"{seat}:{said.id}", EntryBody(actions=said.actions))

    async def seal(self, seat: int, said: protocol.MoveCommand) -> int:
        """Keep an answer for when its turn comes."""
        answer = self.live_table.secret_answers.seal(seat, said.id, said.actions)
        body = msgspec.json.encode(answer).decode()
        await self.live_table.tables.store.save_secret_answer(
            StoredAnswer(self.live_table.table.id, seat, "sealed", body, answer.offer)
        )
        self.live_table.secret_answers.sealed[seat] = answer
        self.tell_own(seat)
        return self.live_table.game_log.now.seq

    def check_lesson(self, seat: int) -> None:
        """While a lesson lasts, its learner plays, and move by move."""
        lessons.check_move(self.live_table.table, self.live_table.game_log.now, seat, [lessons.NO_ACTION])

    def check_vote(self, seat: int) -> None:
        """Is this seat asked whether to go back?"""
        now = self.live_table.game_log.now
        if now.request is None:
            raise Refusal("nobody-asked")
        if seat not in self.live_table.game_log.voters(now):
            raise Refusal("not-asked")

    def check_driver(self, seat: int, bot: str) -> None:
        """May this bot take the seat, or its person take it back?"""
        known = bot_names(self.live_table.table.game)
        if bot and bot not in known:
            raise Refusal("no-such-bot", bot=bot, bots=", ".join(known))
        if self.live_table.game_log.now.state.over():
            raise Refusal("over")
        if self.live_table.game_log.now.drivers[seat] == bot:
            raise Refusal("already-driven")

    async def set_orders(self, viewer: Connection, orders: protocol.Orders | None) -> None:
        """A player's standing orders, kept in confidence."""
        self.check_seat(viewer)
        async with self.live_table.lock:
            self.check_lesson(viewer.seat)
            if orders is None:
                await self.live_table.tables.store.delete_secret_answers(
                    self.live_table.table.id, "orders", viewer.seat
                )
                self.live_table.secret_answers.orders.pop(viewer.seat, None)
            else:
                kept = self.live_table.secret_answers.stamped(viewer.seat, orders)
                body = msgspec.json.encode(kept).decode()
                await self.live_table.tables.store.save_secret_answer(
                    StoredAnswer(self.live_table.table.id, viewer.seat, "orders", body)
                )
                self.live_table.secret_answers.orders[viewer.seat] = kept
            self.tell_orders(viewer.seat)
            self.tell_own(viewer.seat)

    def own(self, seat: int) -> list[tuple[Connection, Audience]]:
        """A seat's own devices."""
        return [
            (viewer, viewer.audience)
            for viewer in self.live_table.connections
            if viewer.seat == seat and viewer.audience is not None
        ]

    def tell_orders(self, seat: int) -> None:
        """A seat's own devices hear what its orders are."""
        for viewer, _ in self.own(seat):
            viewer.tell(protocol.MyOrders(self.live_table.secret_answers.running(seat)))

    def tell_own(self, seat: int) -> None:
        """A seat's own devices hear whether it is still asked."""
        for viewer, audience in self.own(seat):
            viewer.tell(
                protocol.UpToDate(self.live_table.game_log.now.seq, self.live_table.messages_for.standing(audience))
            )
