"""Abyss: whole payments as choices."""

from __future__ import annotations

from hadal.cli.drawing import Choice
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules.afford import Payments
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.state import Position
from hadal.games.abyss.texts.payments import best_ways, plan, sentence
from hadal.words import Words

MOST_WAYS = 7  # payments that are listed


def payment_choices(game: Abyss, s: Position, words: Words) -> list[Choice]:
    """The best ways to pay for the Lord that was chosen, each with the Ally it affiliates; and card by card."""
    ways = best_ways(game, s, MOST_WAYS)
    listed = [Choice(sentence(game, s, way, ally, words), plan(s, way, ally)) for way, ally in ways]
    more = count(game.payments(s, s.to_move(), frame_card(s))) - len(listed)
    return [*listed, Choice(words.text("abyss-pay-by-hand", more=more), [])]


def count(found: Payments) -> int:
    """All ways to pay, each with each Ally it could affiliate."""
    return sum(max(1, len(way.affiliates)) for way in found.ways)
