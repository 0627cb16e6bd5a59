"""Complete payments as choices in Abyss."""

from __future__ import annotations

from hadal.cli.drawing import Choice
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules.payment_options import Payments, payment_actions
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.state import Position
from hadal.games.abyss.texts.payments import best_ways, sentence
from hadal.words import Words

MOST_WAYS = 7  # maximum payments listed


def payment_choices(game: Abyss, s: Position, words: Words) -> list[Choice]:
    """Return the best ways to pay for the chosen Lord, each with its affiliated Ally, and paying card by card."""
    ways = best_ways(game, s, MOST_WAYS)
    listed = [Choice(sentence(game, s, way, ally, words), payment_actions(s, way, ally)) for way, ally in ways]
    more = count(game.payments(s, s.to_move(), frame_card(s))) - len(listed)
    return [*listed, Choice(words.text("abyss-pay-by-hand", more=more), [])]


def count(found: Payments) -> int:
    """Count all ways to pay, each with every Ally it could affiliate."""
    return sum(max(1, len(way.affiliates)) for way in found.ways)
