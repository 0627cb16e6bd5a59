"""Talk at a table, and answers to those who ask why."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from hadal.server import rows, wire
from hadal.server.refusal import Refusal
from hadal.server.rows import Chat, seat_of
from hadal.server.viewer import Viewer
from hadal.words import Words

if TYPE_CHECKING:
    from hadal.server.room import Room

OLD = 100  # lines that somebody hears who comes: with the news they missed, less than may wait for a slow reader
SAID = 64  # lines of late that are known when they are said again


class Talk:
    """What is said at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.last = 0  # the id of the last line that was passed on
        self.lock = asyncio.Lock()  # lines are told in their order, and each of them once
        self.said: deque[tuple[str, str]] = deque(maxlen=SAID)

    async def say(self, viewer: Viewer, id: str, text: str) -> None:
        """Something for the others; it comes back to everybody through the store. Said twice, it is heard once."""
        if viewer.person and (viewer.person, id) in self.said:
            return
        channel: rows.Channel = "players" if viewer.seat >= 0 else "spectators"
        await self.room.hall.store.say(
            Chat(self.room.table.id, channel, viewer.person, viewer.name, text, self.room.hall.time())
        )
        self.said.append((viewer.person, id))

    async def tell_new(self) -> None:
        """What was said since the last time, for those who have heard what was said before."""
        async with self.lock:
            for said in await self.room.hall.store.chat(self.room.table.id, self.last):
                self.last = said.id
                for viewer in self.room.viewers:
                    if 0 <= viewer.heard < said.id:
                        self.pass_on(viewer, said)

    async def tell_old(self, viewer: Viewer) -> None:
        """What was said before somebody came."""
        async with self.lock:
            viewer.heard = 0
            for said in await self.room.hall.store.chat(self.room.table.id, limit=OLD):
                self.pass_on(viewer, said)

    def pass_on(self, viewer: Viewer, said: Chat) -> None:
        """A line of talk for whoever may hear it: players hear the spectators only after the end."""
        viewer.heard = said.id
        apart = said.channel == "spectators" and viewer.seat >= 0 and self.room.table.status == "playing"
        if viewer.ear is not None and not apart:
            seat = seat_of(self.room.table, said.person)
            viewer.tell(wire.ChatLine(said.id, said.channel, said.name, said.text, said.at, seat))

    # Questions about questions.

    def because(self, viewer: Viewer, said: wire.Why) -> wire.Because:
        """Why an action is not allowed now; no reason if it is."""
        self.room.deeds.check_seat(viewer)
        assert self.room.game is not None and viewer.ear is not None
        if said.action >= self.room.game.actions:
            raise Refusal("no-such-action", most=self.room.game.actions - 1)
        found = self.room.live.now.state.explain(said.action, viewer.seat)
        if found is None:
            return wire.Because(said.id, said.action)
        text = self.room.hall.words[viewer.ear.language].reason(self.room.game, found)
        return wire.Because(said.id, said.action, found.code, text)

    def ahead(self, viewer: Viewer, said: wire.Look) -> wire.Ahead:
        """What a player would be asked after some actions."""
        self.room.deeds.check_seat(viewer)
        self.room.deeds.check_seq(said.seq)
        assert viewer.ear is not None
        paid = self.room.teller.paid_by_itself(viewer.ear, said.actions)
        try:
            state = self.room.live.preview(viewer.seat, said.actions)
        except Refusal as refusal:
            if refusal.code == "shows-something" and paid is not None:
                return wire.Ahead(said.id, None, paid)
            raise
        mine = not state.over() and state.to_move() == viewer.seat
        question = self.room.teller.asked_in(state, viewer.ear) if mine else None
        return wire.Ahead(said.id, question, None if question is not None and question.ways else paid)

    def prices(self, viewer: Viewer, said: wire.Court) -> wire.Prices:
        """What the Lords of the Court would cost a player, whoever's turn it is."""
        self.room.deeds.check_seat(viewer)
        assert viewer.ear is not None
        live, words = self.room.live, self.room.hall.words[viewer.ear.language]
        remember = self.room.table.settings.memory == "full"
        return wire.Prices(said.id, live.manners.prices(live.now.state, viewer.seat, words, remember))

    def reason(self, viewer: Viewer, refusal: Refusal) -> tuple[str, dict[str, object]]:
        """Why something was not done: as a sentence, and for an illegal action as the rules put it."""
        words = self.room.hall.words[viewer.ear.language if viewer.ear else "en"]
        if refusal.action >= 0 and self.room.game is not None and refusal.action < self.room.game.actions:
            found = self.room.live.now.state.explain(refusal.action, viewer.seat)
            if found is not None:
                return words.reason(self.room.game, found), found.as_dict()
        if refusal.code == "lesson":
            return words.text("table-refused-lesson", what=self.taught(words, refusal)), {}
        return words.text(f"table-refused-{refusal.code}", **refusal.values), {}

    def taught(self, words: Words, refusal: Refusal) -> str:
        """What the lesson wants now, as the question puts it."""
        state = self.room.live.now.state
        labels = [label for label in state.labels() if label.action == refusal.values["wanted"]]
        return words.label(state, labels[0])
