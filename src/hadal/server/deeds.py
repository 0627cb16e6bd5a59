"""What players do at a table: moves, taking back, handing over, orders. Each is done whole or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hadal.bots.registry import names as bot_names
from hadal.server import rows, wire
from hadal.server.refusal import Refusal
from hadal.server.rows import Body, Wish
from hadal.server.telling import Ear
from hadal.server.viewer import Viewer

if TYPE_CHECKING:
    from hadal.server.room import Room

Deed = wire.Move | wire.Undo | wire.AskBack | wire.Agree | wire.HandOver


class Deeds:
    """Carries out what the players of one table say."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def check_seat(self, viewer: Viewer) -> None:
        """Only players act, and only in a game that has begun."""
        self.room.check_open()
        if viewer.seat < 0:
            raise Refusal("not-seated")

    def repeated(self, viewer: Viewer, id: str) -> int | None:
        """The entry that this id of this person has made already."""
        ids = (self.room.live.ids.get(f"{seat}:{id}") for seat in viewer.seats)
        return next((seq for seq in ids if seq is not None), None)

    def check_seq(self, seq: int) -> None:
        """Somebody who has not seen the last entry cannot answer it."""
        if seq != self.room.live.now.seq:
            raise Refusal("stale", seq=self.room.live.now.seq)

    async def say_entry(self, viewer: Viewer, said: Deed) -> int:
        """A player adds to the log; the entry it became. Saying it twice does it once."""
        self.check_seat(viewer)
        async with self.room.lock:
            done = self.repeated(viewer, said.id)
            return await self.carry_out(viewer, said) if done is None else done

    async def carry_out(self, viewer: Viewer, said: Deed) -> int:
        """One thing a player says, under the lock."""
        seat, id = viewer.seat, f"{viewer.seat}:{said.id}"
        if isinstance(said, wire.Move):
            return await self.move(seat, said)
        self.check_seq(said.seq)
        if isinstance(said, wire.Undo):
            return await self.room.append(rows.UNDO, seat, id, Body(to=self.room.live.back_to(seat, said.all)))
        if isinstance(said, wire.AskBack):
            self.room.live.check_request(seat, said.to)
            return await self.room.append(rows.ASK_BACK, seat, id, Body(to=said.to))
        if isinstance(said, wire.Agree):
            self.check_vote(seat)
            return await self.room.append(rows.AGREE, seat, id, Body(yes=said.yes))
        self.check_driver(seat, said.bot)
        return await self.room.append(rows.DRIVE, seat, id, Body(bot=said.bot, why="hand-over" if said.bot else "back"))

    async def move(self, seat: int, said: wire.Move) -> int:
        """A player answers the question, or in sealed offers leaves an answer for later."""
        now = self.room.live.now
        if not now.state.over() and now.drivers[seat]:
            raise Refusal("bot-drives")
        together = self.room.table.settings.sealed and self.room.wishes.offered_since(said.seq)
        if together and now.to_move != seat:
            return await self.seal(seat, said)
        if not together:
            self.check_seq(said.seq)
        self.room.live.ahead(seat, said.actions)
        return await self.room.append(rows.MOVE, seat, f"{seat}:{said.id}", Body(actions=said.actions))

    async def seal(self, seat: int, said: wire.Move) -> int:
        """Keep an answer for when its turn comes."""
        answer = self.room.wishes.seal(seat, said.id, said.actions)
        body = msgspec.json.encode(answer).decode()
        await self.room.hall.store.keep_wish(Wish(self.room.table.id, seat, "sealed", body, answer.offer))
        self.room.wishes.sealed[seat] = answer
        self.tell_own(seat)
        return self.room.live.now.seq

    def check_vote(self, seat: int) -> None:
        """Is this seat asked whether to go back?"""
        now = self.room.live.now
        if now.request is None:
            raise Refusal("nobody-asked")
        if seat not in self.room.live.voters(now):
            raise Refusal("not-asked")

    def check_driver(self, seat: int, bot: str) -> None:
        """May this bot take the seat, or its person take it back?"""
        known = bot_names(self.room.table.game)
        if bot and bot not in known:
            raise Refusal("no-such-bot", bot=bot, bots=", ".join(known))
        if self.room.live.now.state.over():
            raise Refusal("over")
        if self.room.live.now.drivers[seat] == bot:
            raise Refusal("already-driven")

    async def set_orders(self, viewer: Viewer, orders: wire.Orders | None) -> None:
        """A player's standing orders, kept in confidence."""
        self.check_seat(viewer)
        async with self.room.lock:
            if orders is None:
                await self.room.hall.store.drop_wishes(self.room.table.id, "orders", viewer.seat)
                self.room.wishes.orders.pop(viewer.seat, None)
            else:
                kept = self.room.wishes.stamped(viewer.seat, orders)
                body = msgspec.json.encode(kept).decode()
                await self.room.hall.store.keep_wish(Wish(self.room.table.id, viewer.seat, "orders", body))
                self.room.wishes.orders[viewer.seat] = kept
            self.tell_orders(viewer.seat)
            self.tell_own(viewer.seat)

    def own(self, seat: int) -> list[tuple[Viewer, Ear]]:
        """A seat's own devices."""
        return [(viewer, viewer.ear) for viewer in self.room.viewers if viewer.seat == seat and viewer.ear is not None]

    def tell_orders(self, seat: int) -> None:
        """A seat's own devices hear what its orders are."""
        for viewer, _ in self.own(seat):
            viewer.tell(wire.MyOrders(self.room.wishes.running(seat)))

    def tell_own(self, seat: int) -> None:
        """A seat's own devices hear whether it is still asked."""
        for viewer, ear in self.own(seat):
            viewer.tell(wire.Here(self.room.live.now.seq, self.room.teller.standing(ear)))
