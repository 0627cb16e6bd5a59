"""Tables before the start of a game, rematches and what-ifs."""
