"""Replaying games outside the event loop: long logs, histories, records. It takes milliseconds to seconds."""
