"""What happens at a table by itself: answers given in advance, bots, clocks, people who stay away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hadal.server.errors import Refusal
from hadal.server.store import StoreError, model
from hadal.server.store.model import EntryBody
from hadal.server.tables import lessons
from hadal.server.tables.game_log import Snapshot

if TYPE_CHECKING:
    from hadal.server.tables.live_table import LiveTable

RETRY_MS = 1000
HOUR_MS = 3_600_000  # how often a table is tried whose log cannot be read


class Automation:
    """Goes on without anybody saying anything."""

    def __init__(self, live_table: LiveTable) -> None:
        self.live_table = live_table

    async def go_on(self) -> None:
        """After an entry: what was said in advance is done now. Trouble with that is nobody's refusal."""
        try:
            async with self.live_table.lock:
                await self.advance()
        except (Refusal, StoreError):
            self.live_table.tables.wake_at(self.live_table.table.id, self.live_table.tables.time() + RETRY_MS)

    async def advance(self) -> None:
        """Answers that were given in advance are made, one after another. Call under the lock."""
        while self.live_table.playing and (found := self.prepared()) is not None:
            now, due = self.live_table.game_log.now, self.live_table.covered_until(self.live_table.game_log.now)
            if due:
                self.live_table.tables.wake_at(self.live_table.table.id, due)
                return
            id, actions = found
            await self.live_table.append(model.MOVE, now.to_move, id, EntryBody(actions=actions))
            if self.live_table.game_log.now.seq == now.seq:
                raise Refusal("stale", seq=now.seq)  # rather than for ever the same

    def prepared(self) -> tuple[str, list[int]] | None:
        """What is to be done next without asking anybody: by a wish, or by the lesson that is taught here."""
        return self.live_table.secret_answers.prepared() or lessons.automatic_move(
            self.live_table.table, self.live_table.game_log.now
        )

    async def wake(self) -> None:
        """Something is due: a bot's move, a clock that has run out, somebody who stays away."""
        if not self.live_table.playing:
            self.live_table.tables.wake_at(
                self.live_table.table.id, self.live_table.tables.time() + HOUR_MS if self.live_table.unreadable else 0
            )
            return
        try:
            now = await self.look()
            if now.waits_for_bot() and self.live_table.tables.time() >= self.live_table.due(now):
                await self.bot_move(now)
        except Refusal:
            pass  # another node was quicker, whose entry says when to come back; or the table was closed
        if self.live_table.playing:
            self.live_table.schedule()

    async def look(self) -> Snapshot:
        """Take in what others did, then do what was said in advance and replace who is away."""
        async with self.live_table.lock:
            await self.live_table.catch_up()
            await self.advance()
            await self.replace_absent(self.live_table.game_log.now, self.live_table.tables.time())
            return self.live_table.game_log.now

    async def replace_absent(self, now: Snapshot, time: int) -> None:
        """Who has used up the time, or stays away for too long, is replaced by a bot."""
        if now.state.over() or now.waits_for_bot():
            return
        seat, deadline, away = now.to_move, now.times.deadline(now.to_move), self.live_table.absent_until(now)
        why = "flag" if deadline and time >= deadline else "absent" if away and time >= away else ""
        if why:
            body = EntryBody(bot=self.live_table.table.settings.takeover, why=why)
            await self.live_table.append(model.DRIVE, seat, f"{why}:{now.seq + 1}", body)

    async def bot_move(self, now: Snapshot) -> None:
        """The bot thinks without holding anybody up; if the table has moved on meanwhile, its move is dropped."""
        action = await self.live_table.tables.bot_answer(self.live_table.table, now)
        async with self.live_table.lock:
            if self.live_table.game_log.now.seq != now.seq:
                return
            await self.live_table.append(model.MOVE, now.to_move, f"bot:{now.seq + 1}", EntryBody(actions=[action]))
            await self.advance()
