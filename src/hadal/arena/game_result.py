"""The result of one game, stored as a line of a results file."""

from __future__ import annotations

from dataclasses import dataclass, field

from hadal.arena.errors import KINDS, Fault, shortened
from hadal.arena.schedule import Job

Line = dict[str, object]


@dataclass
class GameResult:
    """Result of a game; lists are by seat."""

    deal: int
    number: int
    seats: list[int]  # index of the bot in each seat
    scores: list[int] = field(default_factory=list)  # empty if the game was aborted
    winners: list[int] = field(default_factory=list)
    decisions: int = 0
    length: int = 0  # turns or rounds: see game_facts.py
    moves: list[int] = field(default_factory=list)  # decisions by seat
    late: list[int] = field(default_factory=list)
    fault: Fault | None = None
    owned: dict[str, list[list[int]]] = field(default_factory=dict)
    think_s: list[float] = field(default_factory=list)
    slowest_s: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def key(self) -> tuple[int, int]:
        """Return the deal and the number of the game within it."""
        return self.deal, self.number

    def credit(self) -> list[float]:
        """Return each seat's share of the win.

        Winners share it; if a bot forfeited, all seats of the other bots share it.
        """
        if self.fault is not None:
            guilty = self.seats[self.fault.seat]
            others = [seat for seat, bot in enumerate(self.seats) if bot != guilty]
            return [1 / len(others) if seat in others else 0.0 for seat in range(len(self.seats))]
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.seats))]

    def as_line(self) -> Line:
        """Return a JSON-ready line; fields that depend on the clock come last."""
        out: Line = {
            "deal": self.deal,
            "number": self.number,
            "seats": self.seats,
            "scores": self.scores,
            "winners": self.winners,
            "decisions": self.decisions,
            "stretch": self.length,
            "moves": self.moves,
            "owned": self.owned,
        }
        if self.fault is not None:
            out["fault"] = self.fault.as_dict()
        times = {"late": self.late, "think": rounded(self.think_s), "slowest": rounded(self.slowest_s)}
        return out | {"time": times | {"seconds": round(self.seconds, 6)}}


def rounded(seconds: list[float]) -> list[float]:
    """Round seconds to microseconds."""
    return [round(one, 6) for one in seconds]


class BadLine(ValueError):
    """The line is not a game of this contest; says why."""


def read_line(line: object, jobs: list[Job]) -> GameResult:
    """Read a game from a line; it must be one of the given jobs."""
    if not isinstance(line, dict):
        raise BadLine("not an object")
    found = {job.number: job for job in jobs}
    number, seats = whole(line, "number"), whole_list(line, "seats")
    if number not in found or list(found[number].seats) != seats:
        raise BadLine(f"game {number} with these seats is not in the schedule")
    n, fault = len(seats), line.get("fault")
    times = line.get("time")
    if not isinstance(times, dict):
        raise BadLine("no times")
    scores, winners = whole_list(line, "scores"), whole_list(line, "winners")
    if fault is None and (len(scores) != n or not winners or not set(winners) <= set(range(n))):
        raise BadLine("no scores or no winners")
    played = GameResult(
        whole(line, "deal"), number, seats, scores, winners, whole(line, "decisions"), whole(line, "stretch")
    )
    played.moves, played.late = whole_list(line, "moves", n), whole_list(times, "late", n)
    played.think_s, played.slowest_s = floats(times, "think", n), floats(times, "slowest", n)
    played.seconds = floats({"": [times.get("seconds")]}, "", 1)[0]
    played.owned = read_owned(line.get("owned"), n)
    played.fault = None if fault is None else read_fault(fault, n)
    return played


def whole(line: Line, name: str) -> int:
    """Read an integer of a line."""
    value = line.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadLine(f"{name} is not a whole number")
    return value


def whole_list(line: Line, name: str, length: int | None = None) -> list[int]:
    """Read a list of integers of a line."""
    value = line.get(name)
    if not isinstance(value, list) or not all(isinstance(one, int) for one in value):
        raise BadLine(f"{name} are not whole numbers")
    if length is not None and len(value) != length:
        raise BadLine(f"{name} are not {length}")
    return value


def floats(line: Line, name: str, length: int) -> list[float]:
    """Read a list of seconds of a line."""
    value = line.get(name)
    if not isinstance(value, list) or len(value) != length or not all(isinstance(one, int | float) for one in value):
        raise BadLine(f"{name} are not {length} numbers")
    return [float(one) for one in value]


def read_owned(value: object, seats: int) -> dict[str, list[list[int]]]:
    """Read what the seats owned."""
    if not isinstance(value, dict) or not all(isinstance(rows, list) and len(rows) == seats for rows in value.values()):
        raise BadLine("owned is not a list for every seat")
    return {str(kind): [whole_list({"": row}, "") for row in rows] for kind, rows in value.items()}


def read_fault(value: object, seats: int) -> Fault:
    """Read a fault."""
    if not isinstance(value, dict) or value.get("kind") not in KINDS:
        raise BadLine("a fault of no known kind")
    seat = whole(value, "seat")
    if not 0 <= seat < seats:
        raise BadLine(f"a fault of seat {seat}")
    texts = {name: shortened(str(value.get(name, "")), 10_000) for name in ("why", "sent", "answered", "stderr")}
    seconds = floats({"": [value.get("seconds")]}, "", 1)[0]
    return Fault(seat=seat, kind=str(value["kind"]), decision=whole(value, "decision"), seconds=seconds, **texts)
