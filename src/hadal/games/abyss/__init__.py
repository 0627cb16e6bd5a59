"""Abyss: the board game."""
