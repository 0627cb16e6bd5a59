"""What happens at a table by itself: answers given in advance, bots, clocks, people who stay away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hadal.server import lessons, rows
from hadal.server.live import Now
from hadal.server.refusal import Refusal
from hadal.server.rows import Body
from hadal.server.store import StoreError

if TYPE_CHECKING:
    from hadal.server.room import Room

RETRY_MS = 1000
HOUR_MS = 3_600_000  # how often a table is tried whose log cannot be read


class Alone:
    """Goes on without anybody saying anything."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def go_on(self) -> None:
        """After an entry: what was said in advance is done now. Trouble with that is nobody's refusal."""
        try:
            async with self.room.lock:
                await self.advance()
        except (Refusal, StoreError):
            self.room.hall.wake_at(self.room.table.id, self.room.hall.time() + RETRY_MS)

    async def advance(self) -> None:
        """Answers that were given in advance are made, one after another. Call under the lock."""
        while self.room.playing and (found := self.prepared()) is not None:
            now, due = self.room.live.now, self.room.covered_until(self.room.live.now)
            if due:
                self.room.hall.wake_at(self.room.table.id, due)
                return
            id, actions = found
            await self.room.append(rows.MOVE, now.to_move, id, Body(actions=actions))
            if self.room.live.now.seq == now.seq:
                raise Refusal("stale", seq=now.seq)  # rather than for ever the same

    def prepared(self) -> tuple[str, list[int]] | None:
        """What is to be done next without asking anybody: by a wish, or by the lesson that is taught here."""
        return self.room.wishes.prepared() or lessons.by_itself(self.room.table, self.room.live.now)

    async def wake(self) -> None:
        """Something is due: a bot's move, a clock that has run out, somebody who stays away."""
        if not self.room.playing:
            self.room.hall.wake_at(self.room.table.id, self.room.hall.time() + HOUR_MS if self.room.unreadable else 0)
            return
        try:
            now = await self.look()
            if now.waits_for_bot() and self.room.hall.time() >= self.room.due(now):
                await self.bot_move(now)
        except Refusal:
            pass  # another node was quicker, whose entry says when to come back; or the table was closed
        if self.room.playing:
            self.room.schedule()

    async def look(self) -> Now:
        """Take in what others did, then do what was said in advance and replace who is away."""
        async with self.room.lock:
            await self.room.catch_up()
            await self.advance()
            await self.replace_absent(self.room.live.now, self.room.hall.time())
            return self.room.live.now

    async def replace_absent(self, now: Now, time: int) -> None:
        """Who has used up the time, or stays away for too long, is replaced by a bot."""
        if now.state.over() or now.waits_for_bot():
            return
        seat, deadline, away = now.to_move, now.times.deadline(now.to_move), self.room.absent_until(now)
        why = "flag" if deadline and time >= deadline else "absent" if away and time >= away else ""
        if why:
            body = Body(bot=self.room.table.settings.takeover, why=why)
            await self.room.append(rows.DRIVE, seat, f"{why}:{now.seq + 1}", body)

    async def bot_move(self, now: Now) -> None:
        """The bot thinks without holding anybody up; if the table has moved on meanwhile, its move is dropped."""
        action = await self.room.hall.bot_answer(self.room.table, now)
        async with self.room.lock:
            if self.room.live.now.seq != now.seq:
                return
            await self.room.append(rows.MOVE, now.to_move, f"bot:{now.seq + 1}", Body(actions=[action]))
            await self.advance()
