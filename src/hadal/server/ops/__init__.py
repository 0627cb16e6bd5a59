"""For operators: logs, metrics, and what must not be logged."""
