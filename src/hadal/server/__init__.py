"""The table server: HTTP API, live tables, bots in worker processes, and a store."""
