"""Search: fast heuristic policies and the search built on them. Compiled with the rules."""
