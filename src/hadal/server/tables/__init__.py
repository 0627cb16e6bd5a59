"""Games in progress: each live table holds its game log, its connections and its chat."""
