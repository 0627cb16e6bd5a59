"""The boxes: base, and later Kraken and Leviathan. Rows, removals, questions and score terms."""
