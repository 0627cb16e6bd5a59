"""The store in PostgreSQL, for several servers."""
