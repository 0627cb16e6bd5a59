"""Answers to queries about a game: why an action is not allowed, what would follow, what things would cost."""

from __future__ import annotations

from hadal.server.errors import TableRefusal
from hadal.server.protocol.sentences import SentenceParts, parts, plain
from hadal.server.protocol.socket import (
    ExplainQuery,
    Explanation,
    GuessedPosition,
    LookAheadAnswer,
    LookAheadQuery,
    PositionQuery,
    Previews,
    PreviewsQuery,
)
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.messages import Audience, MessageBuilder
from hadal.words import Words
from hadal.words.sentence import Sentence

GUESS_SEED = 0  # a guess follows from the view and the seed, so a known seed reveals nothing


class Queries:
    """Answers the queries of one table. Nothing is changed."""

    def __init__(self, game_log: GameLog, messages: MessageBuilder) -> None:
        self.game_log = game_log
        self.messages = messages

    def explain(self, audience: Audience, query: ExplainQuery) -> Explanation:
        """Why an action is not allowed now; empty if it is."""
        game = self.game_log.game
        if query.action >= game.actions:
            raise TableRefusal("no-such-action", most=game.actions - 1)
        reason = self.game_log.snapshot.state.explain(query.action, audience.viewer)
        if reason is None:
            return Explanation(query.id, query.action)
        text = self.messages.words[audience.language].reason(game, reason)
        return Explanation(query.id, query.action, reason.code, parts(text))

    def look_ahead(self, audience: Audience, query: LookAheadQuery) -> LookAheadAnswer:
        """What a player would be asked after some actions."""
        paid = self.messages.automatic_payment(audience, query.actions)
        try:
            state = self.game_log.after_actions(audience.viewer, query.actions)
        except TableRefusal as refusal:
            if refusal.code == "shows-something" and paid is not None:
                return LookAheadAnswer(query.id, None, paid)
            raise
        mine = not state.over() and state.to_move() == audience.viewer
        question = self.messages.question_in(state, audience) if mine else None
        return LookAheadAnswer(query.id, question, None if question is not None and question.ways else paid)

    def previews(self, audience: Audience, query: PreviewsQuery) -> Previews:
        """What a player's options would cost and lead to, whoever is to move."""
        words = self.messages.words[audience.language]
        remember = self.game_log.table.settings.memory == "full"
        state = self.game_log.snapshot.state
        return Previews(query.id, self.game_log.support.previews(state, audience.viewer, words, remember))

    def guessed_position(self, audience: Audience, query: PositionQuery) -> GuessedPosition:
        """The position as this viewer knows it; the same for all positions that look alike to the viewer."""
        now = self.game_log.snapshot
        return GuessedPosition(query.id, now.seq, now.state.guess(audience.viewer, GUESS_SEED).notation())

    def refusal_reason(self, words: Words, seat: int, refusal: TableRefusal) -> tuple[SentenceParts, dict[str, object]]:
        """A refusal as a sentence, and for an illegal action the reason the rules give."""
        if 0 <= refusal.action < self.game_log.game.actions:
            reason = self.game_log.snapshot.state.explain(refusal.action, seat)
            if reason is not None:
                return parts(words.reason(self.game_log.game, reason)), reason.as_dict()
        if refusal.code == "lesson":
            return parts(words.sentence_of("table-refused-lesson", what=self.lesson_wants(words, refusal))), {}
        return refusal_text(words, refusal), {}

    def lesson_wants(self, words: Words, refusal: TableRefusal) -> Sentence:
        """The next move of the lesson, as the question words it."""
        state = self.game_log.snapshot.state
        label = next(label for label in state.labels() if label.action == refusal.values["wanted"])
        return words.label(state, label)


def refusal_text(words: Words, refusal: TableRefusal) -> SentenceParts:
    """A refusal as a sentence."""
    return plain(words.text(f"table-refused-{refusal.code}", **refusal.values))
