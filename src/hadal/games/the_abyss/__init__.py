"""The Abyss: the 51-card game of pushing your luck."""
