"""What a request is refused with: a status, a code for programs, and a sentence for people."""

from __future__ import annotations


class Denied(Exception):
    """A request that is refused; the sentence is the message `server-CODE`, in the language of whoever asked."""

    def __init__(self, status: int, code: str, **args: object) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.args_of_text = args
        self.retry_after = 0  # seconds, if waiting helps


def unknown_person() -> Denied:
    """Nobody knows who this is."""
    return Denied(401, "who-are-you")


def too_much(retry_after: int) -> Denied:
    """Too many requests."""
    denied = Denied(429, "too-many", seconds=retry_after)
    denied.retry_after = retry_after
    return denied
