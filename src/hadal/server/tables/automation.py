"""What happens at a table without a command: answers given in advance, bots, clocks, absent players.

Nothing here writes: the live table appends what these functions return.
"""

from __future__ import annotations

from hadal.server.store import model
from hadal.server.store.model import EntryBody
from hadal.server.tables import lessons
from hadal.server.tables.game_log import EntryDraft, GameLog, Snapshot
from hadal.server.tables.presence import PresenceCounts
from hadal.server.tables.secret_answers import SecretAnswers


class Automation:
    """Decides what a table does by itself, and when."""

    def __init__(self, game_log: GameLog, secret_answers: SecretAnswers, presence: PresenceCounts) -> None:
        self.game_log = game_log
        self.secret_answers = secret_answers
        self.presence = presence

    # What to do.

    def prepared_move(self) -> EntryDraft | None:
        """A move that can be made now without asking anybody: an answer given in advance, or one of a lesson."""
        if self.game_log.is_full():
            return None
        answer = self.secret_answers.prepared_move()
        return answer or lessons.automatic_move(self.game_log.table, self.game_log.snapshot)

    def bot_move(self, snapshot: Snapshot, action: int) -> EntryDraft:
        """The move a bot chose."""
        return EntryDraft(model.MOVE, snapshot.to_move, f"bot:{snapshot.seq + 1}", EntryBody(actions=[action]))

    def replacement(self, time: int) -> EntryDraft | None:
        """A bot for the player to move, if their time ran out or they were away for too long."""
        snapshot = self.game_log.snapshot
        if snapshot.state.over() or snapshot.waits_for_bot() or self.game_log.is_full():
            return None
        seat = snapshot.to_move
        deadline, away = snapshot.times.deadline(seat), self.absent_until(snapshot)
        why = "flag" if deadline and time >= deadline else "absent" if away and time >= away else ""
        if not why:
            return None
        body = EntryBody(bot=self.game_log.table.settings.takeover, why=why)
        return EntryDraft(model.DRIVE, seat, f"{why}:{snapshot.seq + 1}", body)

    def replacement_of_leaver(self, seat: int, resigned: bool = False) -> EntryDraft | None:
        """A bot for a player who has resigned or is gone for good, unless a bot plays there already.

        Somebody who has resigned can come back, so the time of the bot is theirs, as after handing over.
        """
        snapshot = self.game_log.snapshot
        if snapshot.state.over() or snapshot.drivers[seat]:
            return None
        settings = self.game_log.table.settings
        body = EntryBody(bot=settings.takeover, why="gone", pays=resigned and settings.clock.kind == "live")
        return EntryDraft(model.DRIVE, seat, f"gone:{snapshot.seq + 1}", body)

    # When.

    def is_paused(self, snapshot: Snapshot) -> bool:
        """Whether the game waits for somebody to come: only bots play, and nobody is connected."""
        return all(snapshot.drivers) and not self.presence.anybody()

    def due(self, snapshot: Snapshot, time: int, think_ms: int) -> int:
        """When a bot, a clock or an absence needs attention; 0: never.

        This does not depend on anybody's orders: at a table that hides them, every offer is looked at again.
        """
        if snapshot.state.over() or self.game_log.is_full(snapshot) or self.is_paused(snapshot):
            return 0
        if snapshot.waits_for_bot():
            return snapshot.times.since + think_ms
        deadline = snapshot.times.deadline(snapshot.to_move)
        times = [deadline, self.covered_until(snapshot, time), self.absent_until(snapshot)]
        return min((time for time in times if time > 0), default=0)

    def covered_until(self, snapshot: Snapshot, time: int) -> int:
        """When standing orders may answer the current offer; 0: now."""
        cover = self.game_log.table.settings.cover_ms
        until = snapshot.times.since + cover
        return until if cover and self.game_log.support.is_offer(snapshot.state) and until > time else 0

    def absent_until(self, snapshot: Snapshot) -> int:
        """When the player to move has been away for too long; 0 if they are connected or may stay away."""
        absence, seat = self.game_log.table.settings.absence_s, snapshot.to_move
        if not absence or seat < 0 or snapshot.waits_for_bot() or self.presence.count(seat):
            return 0
        return max(snapshot.times.since, self.presence.away_since(seat)) + absence * 1000
