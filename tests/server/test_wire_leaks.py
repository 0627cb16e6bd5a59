"""The leak audit on the wire: what a viewer cannot tell apart gives it the same bytes, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hadal.core.events import EVERYONE, SPECTATOR, Event
from hadal.core.promises import seen
from hadal.core.registry import create
from hadal.core.state import State
from hadal.server.i18n import languages_available, words
from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.protocol.socket import QuestionInfo, WaitingFor
from hadal.server.support import support_for
from hadal.server.tables.connection import encoder
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.messages import Audience, MessageBuilder, RecentEvents
from hadal.server.tables.secret_answers import SecretAnswers
from tests.server.scenes import EVERY_BOX, accepted, begun, mover, now_of, room_of
from tests.server.table_kit import laid, run
from tests.tables import Table, title

WORDS = {language: words(language) for language in languages_available()}
TABLES: list[Table] = [("abyss", seats, box) for seats, box in zip((2, 3, 4, 5), EVERY_BOX, strict=True)]
TABLES += [("abyss", 3, {"expansions": "both"}), ("the_abyss", 2, {}), ("the_abyss", 4, {})]
SETTINGS = TableSettings(sealed=True, clock=TimeControl("live"))


class Defect(Exception):
    """Somebody could tell what they must not."""


class Wire:
    """A game played at random, and the messages about it."""

    def __init__(self, on: Table, seed: int, builder: type[MessageBuilder] = MessageBuilder) -> None:
        game, seats, options = on
        table = laid(game, "p" * seats, options, SETTINGS, seed)
        self.chance = Random(seed)
        self.game_log = GameLog(table, create(game, seats, options), support_for(game))
        self.secret_answers = SecretAnswers(self.game_log)
        self.messages_for = builder(self.game_log, self.secret_answers, WORDS)
        self.connections = range(SPECTATOR, seats)

    def said(self, viewer: int, state: State, events: list[Event]) -> list[bytes]:
        """All that a viewer would be sent if the game were in this position, with and without sentences."""
        kept = self.game_log.now
        self.game_log.now = replace(kept, state=state, events=events)
        out = []
        for audience in [Audience(viewer, language, texts) for language in WORDS for texts in (True, False)]:
            messages = [
                self.messages_for.whole(audience, [(self.game_log.now.number, events)]),
                self.messages_for.news(audience, 0),
            ]
            out += [encoder.encode(message) for message in messages]
        out += self.reasons(viewer, state)
        self.game_log.now = kept
        return out

    def reasons(self, viewer: int, state: State) -> list[bytes]:
        """Why this and that is not possible, for a seat that is asked and for one that is not."""
        if viewer < 0:
            return []
        found = [state.explain(action, viewer) for action in range(self.game_log.game.actions)]
        texts = [WORDS["en"].reason(self.game_log.game, reason) if reason else "" for reason in found]
        prices = self.game_log.support.prices(state, viewer, WORDS["en"])
        reasons = [reason.as_dict() if reason else None for reason in found]
        return [encoder.encode(reasons), encoder.encode(texts), encoder.encode(prices)]

    def check(self) -> None:
        """In this position nobody can tell a twin."""
        now = self.game_log.now
        for viewer in self.connections:
            real = self.said(viewer, now.state, [])
            twin = now.state.guess(viewer, self.chance.getrandbits(62))
            if real != self.said(viewer, twin, []):
                raise Defect(f"viewer {viewer} can tell {now.state} from {twin}")

    def step(self, always: bool) -> None:
        """A random move, looked at if that is wanted or something happens that not everybody may know."""
        now = self.game_log.now
        action = self.chance.choice(now.state.legal())
        after, _, events = self.game_log.played(now.state.clone(), now.number, [action])
        look = always or any(event.audience != EVERYONE for event in events)
        for viewer in self.connections if look else ():
            self.check_news(viewer, action, after, events)
        self.game_log.now = replace(now, state=after, number=now.number + 1, counters=self.counted(events))
        if look and not after.over():
            self.check()

    def counted(self, events: list[Event]) -> Any:
        """The tally goes on."""
        return self.game_log.support.counted(self.game_log.now.counters, events)

    def check_news(self, viewer: int, action: int, after: State, events: list[Event]) -> None:
        """The same move in a twin that looks alike afterwards, too, is told alike."""
        now = self.game_log.now
        twin = now.state.guess(viewer, self.chance.getrandbits(62))
        if not twin.allows(action):
            return
        other, _, told = self.game_log.played(twin, now.number, [action])
        kinds = [[(e.kind, e.seat, e.other, e.n) for e in heard] for heard in (events, told)]
        hidden = [[e.seen_by(viewer).card for e in heard] for heard in (events, told)]
        alike = kinds[0] == kinds[1] and hidden[0] == hidden[1] and seen(other, viewer) == seen(after, viewer)
        if alike and self.said(viewer, after, events) != self.said(viewer, other, told):
            raise Defect(f"viewer {viewer} can tell after {action} {after} from {other}")

    def audit(self, steps: int, every: int) -> None:
        """A game, looked at now and then."""
        for n in range(steps):
            if not self.game_log.now.state.over():
                self.step(n % every == 0)


@pytest.mark.parametrize("table", TABLES, ids=title)
def test_bytes_tell_nothing_that_a_view_does_not(table: Table) -> None:
    """Whole pages, news, questions, standings, sentences and reasons, for every seat and a spectator."""
    for seed in range(2):
        Wire(table, seed).audit(400, 29)


# Defects planted on purpose: the audit finds each of them.


class MoversView(MessageBuilder):
    """Sends everybody what the seat to move sees."""

    def whole(self, audience: Audience, story: RecentEvents, why: str = "") -> Any:
        mover = self.game_log.now.to_move
        out = super().whole(audience, story, why)
        out.view = self.game_log.now.state.view(mover)
        return out


class MoversQuestion(MessageBuilder):
    """Shows everybody the question of the seat to move."""

    def question(self, audience: Audience) -> QuestionInfo | None:
        return self.asked_in(
            self.game_log.now.state, Audience(self.game_log.now.to_move, audience.language, audience.texts)
        )


class OpenEvents(MessageBuilder):
    """Forgets who may read a card."""

    def news(self, audience: Audience, seat: int) -> Any:
        out = super().news(audience, seat)
        out.events = [event.numbers() for event in self.game_log.now.events]
        return out


class TellingText(MessageBuilder):
    """Says to everybody how many answers somebody has: that hangs on the hand."""

    def asked(self, audience: Audience) -> WaitingFor:
        out = super().asked(audience)
        out.text += str(len(self.game_log.now.state.legal()))
        return out


class EarlyScores(MessageBuilder):
    """Tells the scores before the end."""

    def standing(self, audience: Audience) -> Any:
        out = super().standing(audience)
        out.scores = self.game_log.now.state.scores()
        return out


class OpenTokens(MessageBuilder):
    """Counts everybody's Monster tokens for everybody."""

    def standing(self, audience: Audience) -> Any:
        out = super().standing(audience)
        out.sums = self.game_log.support.sums(self.game_log.now.state, range(3))
        return out


@pytest.mark.parametrize(
    ("game", "defect"),
    [
        ("abyss", MoversView),
        ("abyss", EarlyScores),
        ("abyss", OpenTokens),
        ("the_abyss", MoversView),
        ("the_abyss", MoversQuestion),
        ("the_abyss", TellingText),
        ("the_abyss", OpenEvents),
    ],
)
def test_the_audit_finds_a_planted_defect(game: str, defect: type[MessageBuilder]) -> None:
    """A teller that says too much is caught. (In Abyss few cards are hidden from those who remember.)"""
    with pytest.raises(Defect):
        for seed in range(6):
            Wire((game, 3, {}), seed, defect).audit(200, 7)


# What spectators get, over the whole talk.


@pytest.mark.parametrize(("game", "options"), [("abyss", box) for box in EVERY_BOX] + [("the_abyss", {})])
def test_every_card_a_spectator_hears_of_is_public(game: str, options: dict[str, str]) -> None:
    """Of each event a spectator gets the card only if everybody may read it, and never a question of its own."""

    async def scene() -> None:
        kit, clients = await begun("ppp", game, options, watched=True)
        live_table, chance = room_of(kit), Random(6)
        watcher, hidden = clients[-1], 0
        for _ in range(400):
            if now_of(kit).state.over():
                break
            accepted(await mover(kit, clients).move(chance.choice(now_of(kit).state.legal())))
            told = next(m for m in watcher.listen() if m["type"] == "news")
            assert "question" not in told["standing"]
            assert "undo" not in told["standing"]
            assert now_of(kit).state.over() or "secret" not in told["standing"]
            for event, numbers in zip(live_table.game_log.now.events, told["events"], strict=True):
                public = event.audience == EVERYONE
                assert numbers[3] == (event.card if public else -1)
                hidden += not public
        assert hidden
        assert kit.table.secret.hex().encode() not in b"".join(watcher.bytes) or now_of(kit).state.over()

    run(scene())


def test_the_secret_is_told_at_the_end_and_not_before() -> None:
    """To everybody, so that the deal can be proved."""

    async def scene() -> None:
        kit, clients = await begun("pp", "the_abyss", watched=True)
        chance, proof = Random(4), kit.table.secret.hex()
        while not now_of(kit).state.over():
            assert not any(proof.encode() in data for client in clients for data in client.bytes)
            accepted(await mover(kit, clients).move(chance.choice(now_of(kit).state.legal())))
            for client in clients:
                client.listen()
        assert all(client.last("standing")["standing"]["secret"] == proof for client in clients)

    run(scene())
