"""Search: rules of thumb quick enough to play on with, and what is built upon them. Compiled with the rules."""
