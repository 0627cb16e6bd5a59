"""The boxes: base, Kraken and Leviathan."""
