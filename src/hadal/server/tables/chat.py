"""Talk at a table, and answers to those who ask why."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from hadal.server.errors import Refusal
from hadal.server.protocol import socket as protocol
from hadal.server.store import model
from hadal.server.store.model import ChatMessage, seat_of
from hadal.server.tables.connection import Connection
from hadal.words import Words

if TYPE_CHECKING:
    from hadal.server.tables.live_table import LiveTable

OLD = 100  # lines that somebody hears who comes: with the news they missed, less than may wait for a slow reader
SAID = 64  # lines of late that are known when they are said again


class TableChat:
    """What is said at one table."""

    def __init__(self, live_table: LiveTable) -> None:
        self.live_table = live_table
        self.last = 0  # the id of the last line that was passed on
        self.lock = asyncio.Lock()  # lines are told in their order, and each of them once
        self.said: deque[tuple[str, str]] = deque(maxlen=SAID)

    async def say(self, viewer: Connection, id: str, text: str) -> None:
        """Something for the others; it comes back to everybody through the store. Said twice, it is heard once."""
        if viewer.person and (viewer.person, id) in self.said:
            return
        channel: model.Channel = "players" if viewer.seat >= 0 else "spectators"
        await self.live_table.tables.store.say(
            ChatMessage(
                self.live_table.table.id, channel, viewer.person, viewer.name, text, self.live_table.tables.time()
            )
        )
        self.said.append((viewer.person, id))

    async def tell_new(self) -> None:
        """What was said since the last time, for those who have heard what was said before."""
        async with self.lock:
            for said in await self.live_table.tables.store.chat(self.live_table.table.id, self.last):
                self.last = said.id
                for viewer in self.live_table.connections:
                    if 0 <= viewer.heard < said.id:
                        self.pass_on(viewer, said)

    async def tell_old(self, viewer: Connection) -> None:
        """What was said before somebody came."""
        async with self.lock:
            viewer.heard = 0
            for said in await self.live_table.tables.store.chat(self.live_table.table.id, limit=OLD):
                self.pass_on(viewer, said)

    def pass_on(self, viewer: Connection, said: ChatMessage) -> None:
        """A line of talk for whoever may hear it: players hear the spectators only after the end."""
        viewer.heard = said.id
        apart = said.channel == "spectators" and viewer.seat >= 0 and self.live_table.table.status == "playing"
        if viewer.audience is not None and not apart:
            seat = seat_of(self.live_table.table, said.person)
            viewer.tell(protocol.ChatLine(said.id, said.channel, said.name, said.text, said.at, seat))

    # Questions about questions.

    def because(self, viewer: Connection, said: protocol.ExplainQuery) -> protocol.Explanation:
        """Why an action is not allowed now; no reason if it is."""
        self.live_table.commands.check_seat(viewer)
        assert self.live_table.game is not None and viewer.audience is not None
        if said.action >= self.live_table.game.actions:
            raise Refusal("no-such-action", most=self.live_table.game.actions - 1)
        found = self.live_table.game_log.now.state.explain(said.action, viewer.seat)
        if found is None:
            return protocol.Explanation(said.id, said.action)
        text = self.live_table.tables.words[viewer.audience.language].reason(self.live_table.game, found)
        return protocol.Explanation(said.id, said.action, found.code, text)

    def ahead(self, viewer: Connection, said: protocol.LookAheadQuery) -> protocol.LookAheadAnswer:
        """What a player would be asked after some actions."""
        self.live_table.commands.check_seat(viewer)
        self.live_table.commands.check_seq(said.seq)
        assert viewer.audience is not None
        paid = self.live_table.messages_for.paid_by_itself(viewer.audience, said.actions)
        try:
            state = self.live_table.game_log.preview(viewer.seat, said.actions)
        except Refusal as refusal:
            if refusal.code == "shows-something" and paid is not None:
                return protocol.LookAheadAnswer(said.id, None, paid)
            raise
        mine = not state.over() and state.to_move() == viewer.seat
        question = self.live_table.messages_for.asked_in(state, viewer.audience) if mine else None
        return protocol.LookAheadAnswer(said.id, question, None if question is not None and question.ways else paid)

    def prices(self, viewer: Connection, said: protocol.PreviewsQuery) -> protocol.Previews:
        """What the Lords of the Court would cost a player, whoever's turn it is."""
        self.live_table.commands.check_seat(viewer)
        assert viewer.audience is not None
        game_log, words = self.live_table.game_log, self.live_table.tables.words[viewer.audience.language]
        remember = self.live_table.table.settings.memory == "full"
        return protocol.Previews(said.id, game_log.support.prices(game_log.now.state, viewer.seat, words, remember))

    def reason(self, viewer: Connection, refusal: Refusal) -> tuple[str, dict[str, object]]:
        """Why something was not done: as a sentence, and for an illegal action as the rules put it."""
        words = self.live_table.tables.words[viewer.audience.language if viewer.audience else "en"]
        if refusal.action >= 0 and self.live_table.game is not None and refusal.action < self.live_table.game.actions:
            found = self.live_table.game_log.now.state.explain(refusal.action, viewer.seat)
            if found is not None:
                return words.reason(self.live_table.game, found), found.as_dict()
        if refusal.code == "lesson":
            return words.text("table-refused-lesson", what=self.taught(words, refusal)), {}
        return words.text(f"table-refused-{refusal.code}", **refusal.values), {}

    def taught(self, words: Words, refusal: Refusal) -> str:
        """What the lesson wants now, as the question puts it."""
        state = self.live_table.game_log.now.state
        labels = [label for label in state.labels() if label.action == refusal.values["wanted"]]
        return words.label(state, labels[0])
