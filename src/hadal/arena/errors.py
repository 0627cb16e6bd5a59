"""Errors of a contest before it begins, and misconduct of bots while it runs."""

from __future__ import annotations

from dataclasses import asdict, dataclass

MOST_SENT = 4000  # maximum characters kept of what a bot was sent
MOST_ANSWER = 500
MOST_STDERR = 2000


class ArenaError(Exception):
    """A contest is not possible: the id of a catalogue text and its arguments."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, args)
        self.message = message
        self.details = args

    def __str__(self) -> str:
        return f"{self.message} {self.details}"


class Misconduct(Exception):
    """A bot forfeits its game by misconduct."""

    def __init__(self, kind: str, why: str, sent: str = "", answered: str = "", stderr: str = "") -> None:
        super().__init__(kind, why, sent, answered, stderr)
        self.kind = kind  # one of KINDS
        self.why = why
        self.sent = shortened(sent, MOST_SENT)
        self.answered = shortened(answered, MOST_ANSWER)
        self.stderr = stderr[-MOST_STDERR:]


CRASHED, HUNG, LATE, NONSENSE, ILLEGAL = "crashed", "hung", "late", "nonsense", "illegal"
KINDS = (CRASHED, HUNG, LATE, NONSENSE, ILLEGAL)


@dataclass
class Fault:
    """How a bot forfeited its game, with enough detail to reproduce it."""

    seat: int
    kind: str
    why: str
    decision: int  # number of the decision in its game, from 1; 0 before the first
    seconds: float
    sent: str
    answered: str
    stderr: str

    def as_dict(self) -> dict[str, object]:
        """Return the fault as a JSON-ready dictionary."""
        return asdict(self)


def shortened(text: str, most: int) -> str:
    """Return a text, or its beginning and the number of characters omitted."""
    return text if len(text) <= most else f"{text[:most]}… ({len(text) - most} characters more)"
