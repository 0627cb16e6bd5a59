"""Checks a record: does everything in it follow from its secret and its moves?"""

from hadal.core.match import replay
from hadal.core.record import Record, RecordError, secret_fault


def check(record: Record) -> None:
    """Check a record completely; RecordError names the first thing that is wrong.

    An illegal move raises IllegalAction with its number.
    """
    if fault := secret_fault(record):
        raise RecordError(fault, f"the {fault} at the end of the record does not match its first line")
    state = replay(record).state
    if not state.over():
        if record.scores or record.winners:
            raise RecordError("result", f"the game is not over after {len(record.moves)} moves", n=len(record.moves))
        return
    if record.scores != state.scores():
        raise wrong("scores", record.scores, state.scores())
    if record.winners != state.winners():
        raise wrong("winners", record.winners, state.winners())


def wrong(what: str, claimed: list[int], found: list[int]) -> RecordError:
    """Return the error for a result that is not what the moves lead to."""
    return RecordError(
        what, f"the record claims the {what} {claimed}, but they are {found}", claimed=str(claimed), found=str(found)
    )
