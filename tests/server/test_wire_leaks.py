"""Leak test of the messages: positions that look alike to a viewer give the same bytes, in every language."""

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
from hadal.server.protocol.frames import encoder
from hadal.server.protocol.sentences import parts
from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.protocol.socket import OpenHands, PositionQuery, QuestionInfo, Standing, WaitingFor
from hadal.server.support import support_for
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.messages import Audience, MessageBuilder, RecentEntry
from hadal.server.tables.queries import Queries
from hadal.server.tables.secret_answers import SecretAnswers
from hadal.server.tables.turn_hands import TurnHands
from tests.server.scenes import EVERY_BOX, accepted, begun, live_table_of, mover, snapshot_of
from tests.server.table_kit import new_table, run
from tests.tables import Table, title

WORDS = {language: words(language) for language in languages_available()}
TABLES: list[Table] = [("abyss", seats, box) for seats, box in zip((2, 3, 4, 5), EVERY_BOX, strict=True)]
TABLES += [("abyss", 3, {"expansions": "both"}), ("the_abyss", 2, {}), ("the_abyss", 4, {})]
SETTINGS = TableSettings(sealed=True, clock=TimeControl("live"), open_hands=2)


class Defect(Exception):
    """A viewer could learn something hidden."""


class Wire:
    """A random game and the messages about it."""

    def __init__(self, on: Table, seed: int, builder: type[MessageBuilder] = MessageBuilder) -> None:
        game, seats, options = on
        table = new_table(game, "p" * seats, options, SETTINGS, seed)
        table.agreements.open_hands = [seat.person for seat in table.seats]
        self.chance = Random(seed)
        self.game_log = GameLog(table, create(game, seats, options), support_for(game))
        self.secret_answers = SecretAnswers(self.game_log)
        self.messages = builder(self.game_log, self.secret_answers, WORDS)
        start = self.game_log.snapshot.state
        self.turn_hands = self.messages.turn_hands = TurnHands(self.game_log.game, self.game_log.support, start)
        self.connections = range(SPECTATOR, seats)

    def said(self, viewer: int, before: State, state: State, events: list[Event]) -> list[bytes]:
        """All that a viewer would be sent if the game had come from one position to another, in every language."""
        kept = self.game_log.snapshot
        self.game_log.snapshot = now = replace(kept, state=state, events=events)
        recent = RecentEntry(now.seq, 0, events, now.action_count, before, state)
        out = []
        for audience in [Audience(viewer, language, texts) for language in WORDS for texts in (True, False)]:
            messages = [
                self.messages.full_view(audience, [recent]),
                self.messages.entry_news(audience, recent, self.messages.standing(audience)),
            ]
            out += [encoder.encode(message) for message in messages]
        out += self.reasons(viewer, state)
        self.game_log.snapshot = kept
        return out

    def reasons(self, viewer: int, state: State) -> list[bytes]:
        """The guessed position, and the explanations of all actions, for every seat and a spectator."""
        guess = encoder.encode(
            Queries(self.game_log, self.messages).guessed_position(Audience(viewer, "en", False), PositionQuery("1"))
        )
        if viewer < 0:
            return [guess]
        found = [state.explain(action, viewer) for action in range(self.game_log.game.actions)]
        texts = [parts(WORDS["en"].reason(self.game_log.game, reason)) if reason else "" for reason in found]
        prices = self.game_log.support.previews(state, viewer, WORDS["en"])
        reasons = [reason.as_dict() if reason else None for reason in found]
        return [guess, encoder.encode(reasons), encoder.encode(texts), encoder.encode(prices)]

    def check(self) -> None:
        """No viewer can tell this position from a twin."""
        now = self.game_log.snapshot
        for viewer in self.connections:
            real = self.said(viewer, now.state, now.state, [])
            twin = now.state.guess(viewer, self.chance.getrandbits(62))
            if real != self.said(viewer, now.state, twin, []):
                raise Defect(f"viewer {viewer} can tell {now.state.notation()} from {twin.notation()}")

    def step(self, always: bool) -> None:
        """A random move, checked if wanted or if something hidden happens."""
        now = self.game_log.snapshot
        action = self.chance.choice(now.state.legal())
        after, _, events = self.game_log.play(now.state.clone(), now.action_count, [action])
        look = always or any(event.audience != EVERYONE for event in events)
        for viewer in self.connections if look else ():
            self.check_news(viewer, action, after, events)
        self.game_log.snapshot = replace(
            now, state=after, action_count=now.action_count + 1, counters=self.counted(events)
        )
        self.turn_hands.note(replace(self.game_log.snapshot, events=events))
        if look and not after.over():
            self.check()

    def counted(self, events: list[Event]) -> Any:
        """The counters after these events."""
        return self.game_log.support.counted(self.game_log.snapshot.counters, events)

    def check_news(self, viewer: int, action: int, after: State, events: list[Event]) -> None:
        """The same move in a twin that still looks alike afterwards gives the same messages."""
        now = self.game_log.snapshot
        twin = now.state.guess(viewer, self.chance.getrandbits(62))
        if not twin.allows(action):
            return
        other, _, received = self.game_log.play(twin.clone(), now.action_count, [action])
        kinds = [[(e.kind, e.seat, e.other, e.n) for e in heard] for heard in (events, received)]
        hidden = [[e.seen_by(viewer).card for e in heard] for heard in (events, received)]
        alike = kinds[0] == kinds[1] and hidden[0] == hidden[1] and seen(other, viewer) == seen(after, viewer)
        if alike and self.said(viewer, now.state, after, events) != self.said(viewer, twin, other, received):
            raise Defect(f"viewer {viewer} can tell after {action} {after} from {other}")

    def audit(self, steps: int, every: int) -> None:
        """A game that is checked from time to time."""
        for n in range(steps):
            if not self.game_log.snapshot.state.over():
                self.step(n % every == 0)


@pytest.mark.parametrize("table", TABLES, ids=title)
def test_messages_reveal_nothing_that_the_view_hides(table: Table) -> None:
    """Full views, entries, questions, standings, sentences and reasons, for every seat and a spectator."""
    for seed in range(2):
        Wire(table, seed).audit(400, 29)


# Defects planted on purpose: the audit finds each of them.


class MoversView(MessageBuilder):
    """Sends everybody the view of the seat to move."""

    def full_view(self, audience: Audience, recent: list[RecentEntry], why: str = "") -> Any:
        mover = self.game_log.snapshot.to_move
        out = super().full_view(audience, recent, why)
        out.view = self.game_log.snapshot.state.view(mover)
        return out


class MoversQuestion(MessageBuilder):
    """Sends everybody the question of the seat to move."""

    def question(self, audience: Audience) -> QuestionInfo | None:
        return self.question_in(
            self.game_log.snapshot.state, Audience(self.game_log.snapshot.to_move, audience.language, audience.texts)
        )


class OpenEvents(MessageBuilder):
    """Ignores who may see a card."""

    def entry_news(self, audience: Audience, entry: RecentEntry, standing: Standing) -> Any:
        out = super().entry_news(audience, entry, standing)
        out.events = [event.numbers() for event in entry.events]
        return out


class NeighboursPatch(MessageBuilder):
    """Sends everybody the changes that the next seat sees."""

    def entry_news(self, audience: Audience, entry: RecentEntry, standing: Standing) -> Any:
        out = super().entry_news(audience, entry, standing)
        assert entry.before is not None and entry.after is not None
        out.patch = self.patches.patch(entry.before, entry.after, (audience.viewer + 1) % 3)
        return out


class TellingText(MessageBuilder):
    """Tells everybody how many legal actions there are, which depends on the hand."""

    def waiting_for(self, audience: Audience) -> WaitingFor:
        out = super().waiting_for(audience)
        out.text = (*out.text, str(len(self.game_log.snapshot.state.legal())))
        return out


class EarlyScores(MessageBuilder):
    """Sends the scores before the end."""

    def standing(self, audience: Audience) -> Any:
        out = super().standing(audience)
        out.scores = self.game_log.snapshot.state.scores()
        return out


class OpenTokens(MessageBuilder):
    """Counts everybody's Monster tokens for everybody."""

    def standing(self, audience: Audience) -> Any:
        out = super().standing(audience)
        out.totals = self.game_log.support.totals(self.game_log.snapshot.state, range(3))
        return out


class HandsOfNow(MessageBuilder):
    """Shows spectators the hands at once."""

    def open_hands(self) -> OpenHands:
        state, support = self.game_log.snapshot.state, self.game_log.support
        return OpenHands(1, [support.open_hand(state, seat) for seat in range(state.seats)])


@pytest.mark.parametrize(
    ("game", "defect"),
    [
        ("abyss", MoversView),
        ("abyss", EarlyScores),
        ("abyss", OpenTokens),
        ("the_abyss", HandsOfNow),
        ("the_abyss", MoversView),
        ("the_abyss", MoversQuestion),
        ("the_abyss", TellingText),
        ("the_abyss", OpenEvents),
        ("the_abyss", NeighboursPatch),
    ],
)
def test_the_audit_finds_a_planted_defect(game: str, defect: type[MessageBuilder]) -> None:
    """A builder that says too much is caught. (In Abyss few cards are hidden from players who remember.)"""
    with pytest.raises(Defect):
        for seed in range(6):
            Wire((game, 3, {}), seed, defect).audit(200, 7)


# What spectators get, over the whole talk.


@pytest.mark.parametrize(("game", "options"), [("abyss", box) for box in EVERY_BOX] + [("the_abyss", {})])
def test_spectators_receive_only_public_cards(game: str, options: dict[str, str]) -> None:
    """Spectators get a card only if everybody may see it, and never a question."""

    async def scene() -> None:
        kit, clients = await begun("ppp", game, options, watched=True)
        live_table, chance = live_table_of(kit), Random(6)
        watcher, hidden = clients[-1], 0
        for _ in range(400):
            if snapshot_of(kit).state.over():
                break
            accepted(await mover(kit, clients).move(chance.choice(snapshot_of(kit).state.legal())))
            received = next(m for m in watcher.listen() if m["type"] == "news")
            assert "question" not in received["standing"]
            assert "undo" not in received["standing"]
            assert snapshot_of(kit).state.over() or "secret" not in received["standing"]
            for event, numbers in zip(live_table.game_log.snapshot.events, received["events"], strict=True):
                public = event.audience == EVERYONE
                assert numbers[3] == (event.card if public else -1)
                hidden += not public
        assert hidden
        assert kit.table.secret.hex().encode() not in b"".join(watcher.bytes) or snapshot_of(kit).state.over()

    run(scene())


def test_the_secret_is_sent_at_the_end_and_not_before() -> None:
    """To everybody, so that the deal can be proved."""

    async def scene() -> None:
        kit, clients = await begun("pp", "the_abyss", watched=True)
        chance, proof = Random(4), kit.table.secret.hex()
        while not snapshot_of(kit).state.over():
            assert not any(proof.encode() in data for client in clients for data in client.bytes)
            accepted(await mover(kit, clients).move(chance.choice(snapshot_of(kit).state.legal())))
            for client in clients:
                client.listen()
        assert all(client.last("standing")["standing"]["secret"] == proof for client in clients)

    run(scene())
