"""What can be wrong with a contest before it begins, and with a bot while it plays."""

from __future__ import annotations

from dataclasses import asdict, dataclass

MOST_TOLD = 4000  # characters of what a bot was sent that a report keeps
MOST_ANSWER = 500
MOST_STDERR = 2000


class ArenaError(Exception):
    """A contest that cannot be held: the id of a sentence in the catalogues, and what belongs into it."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, args)
        self.message = message
        self.details = args

    def __str__(self) -> str:
        return f"{self.message} {self.details}"


class Misconduct(Exception):
    """A bot has lost its game by how it behaves."""

    def __init__(self, kind: str, why: str, sent: str = "", answered: str = "", stderr: str = "") -> None:
        super().__init__(kind, why, sent, answered, stderr)
        self.kind = kind  # one of KINDS
        self.why = why
        self.sent = shortened(sent, MOST_TOLD)
        self.answered = shortened(answered, MOST_ANSWER)
        self.stderr = stderr[-MOST_STDERR:]


CRASHED, HUNG, LATE, NONSENSE, ILLEGAL = "crashed", "hung", "late", "nonsense", "illegal"
KINDS = (CRASHED, HUNG, LATE, NONSENSE, ILLEGAL)


@dataclass
class Fault:
    """How a bot lost its game otherwise than by the rules: enough to see it again."""

    seat: int
    kind: str
    why: str
    decision: int  # the number of the decision in its game, from 1; 0 before the first
    seconds: float
    sent: str
    answered: str
    stderr: str

    def as_dict(self) -> dict[str, object]:
        """JSON-ready."""
        return asdict(self)


def shortened(text: str, most: int) -> str:
    """A text, or its beginning and how much is left out."""
    return text if len(text) <= most else f"{text[:most]}… ({len(text) - most} characters more)"
