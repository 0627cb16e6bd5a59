"""Abyss: the board game."""

from hadal.games.abyss.show.named_view import AbyssView as AbyssView
