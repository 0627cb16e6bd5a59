"""The Abyss: the 51-card push-your-luck game."""

from hadal.games.the_abyss.show.named_view import TheAbyssView as TheAbyssView
