"""Bots in worker processes, and win chances of finished games."""
