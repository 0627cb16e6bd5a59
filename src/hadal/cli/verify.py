"""`hadal verify`: a record checked from its secret to its last point."""

from __future__ import annotations

from hadal.cli.border import FAILED, OK, NotSound, complain, load_record
from hadal.core.dice import commitment
from hadal.core.game import IllegalAction
from hadal.core.match import replay
from hadal.core.record import Record
from hadal.words import SEAT_LETTERS


def verify(file: str, promised: str) -> int:
    """Check a record; the first thing wrong is told, and the exit code is 1."""
    try:
        record = load_record(file)
    except NotSound as refusal:
        complain(str(refusal))
        return FAILED
    wrong = broken_promise(record, promised) or first_wrong(record)
    if wrong:
        complain(f"{file} is NOT sound: {wrong}")
        return FAILED
    for line in checked(record, promised):
        print(line)
    return OK


def broken_promise(record: Record, promised: str) -> str:
    """What is wrong with the commitment that somebody noted at the start."""
    if promised and promised.strip().lower() != record.commitment:
        return f"its commitment is {record.commitment}, not {promised.strip()}"
    return ""


def first_wrong(record: Record) -> str:
    """The first thing wrong with a record, or nothing."""
    if commitment(record.secret) != record.commitment:
        return "the secret at its end does not belong to the commitment at its start"
    try:
        match = replay(record)
    except IllegalAction as error:
        return str(error)
    claimed = bool(record.scores or record.winners)
    if not match.state.over():
        return f"it claims a result, but the game is not over after move {len(record.moves)}" if claimed else ""
    if record.scores != match.state.scores():
        return f"its scores are {record.scores}, but the moves give {match.state.scores()}"
    if record.winners != match.state.winners():
        return f"its winners are {record.winners}, but the moves give {match.state.winners()}"
    return ""


def checked(record: Record, promised: str) -> list[str]:
    """What was checked and found right."""
    options = record.game.options
    noted = " and with the one you gave" if promised else ""
    lines = [
        f"{options.game}, {options.seats} players: sound",
        f"  secret      agrees with the commitment {record.commitment[:16]}…{noted}",
        f"  moves       {len(record.moves)} replayed, each by the seat to move and legal",
    ]
    if record.scores:
        names = ", ".join(f"{SEAT_LETTERS[seat]} {points}" for seat, points in enumerate(record.scores))
        winners = " and ".join(SEAT_LETTERS[seat] for seat in record.winners)
        return [*lines, f"  scores      {names}", f"  winner      {winners}"]
    return [*lines, "  scores      none yet: the game is not over"]
