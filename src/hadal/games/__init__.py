"""The games, one folder each. A game imports `core` and never another game."""
