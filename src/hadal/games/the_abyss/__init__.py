"""The Abyss: the 51-card push-your-luck game."""
