"""Checks a record: does everything in it follow from its secret and its moves?"""

from typing import Final

from hadal.core.match import replay
from hadal.core.record import Record, RecordError, secret_fault

SECRET_FAULTS: Final = {
    "secret": "the secret does not match the commitment of the first line",
    "numbers": "a player's number does not match its hash in the first line",
    "counter": "the counter must be 0, or in a rematch the first with which the right seat begins",
}


def check_secret(record: Record) -> None:
    """Check the secret and the players' numbers alone; RecordError names what is wrong."""
    if fault := secret_fault(record):
        raise RecordError(fault, SECRET_FAULTS[fault])


def check(record: Record) -> None:
    """Check a record completely; RecordError names the first thing that is wrong.

    An illegal move raises IllegalAction with its number.
    """
    check_secret(record)
    state = replay(record).state
    if not state.over():
        if record.scores or record.winners:
            n = len(record.moves)
            raise RecordError("result", f"the game is not over after {n} {'move' if n == 1 else 'moves'}", n=n)
        return
    if not record.scores:
        found = state.scores()
        sentence = f"the record has no scores, but the game is over with the scores {found}"
        raise RecordError("no-scores", sentence, found=str(found))
    if record.scores != state.scores():
        raise wrong("scores", record.scores, state.scores())
    if record.winners != state.winners():
        raise wrong("winners", record.winners, state.winners())


def wrong(what: str, claimed: list[int], found: list[int]) -> RecordError:
    """Return the error for a result that is not what the moves lead to."""
    return RecordError(
        what, f"the record claims the {what} {claimed}, but they are {found}", claimed=str(claimed), found=str(found)
    )
