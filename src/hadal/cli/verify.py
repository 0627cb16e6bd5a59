"""`hadal verify`: checks a record completely."""

from __future__ import annotations

import json

from hadal.cli.arguments import FAILED, OK, InvalidRecord, complain, load_record, message
from hadal.core.record import Record, RecordError
from hadal.core.state import IllegalAction
from hadal.words import SEAT_LETTERS

WHOLE = 64  # digits of a commitment


def verify(file: str, promised: str, as_json: bool = False) -> int:
    """Check a record; print the first error and return exit code 1 if there is one."""
    if as_json:
        return verify_as_json(file, promised)
    try:
        record = load_record(file)
    except InvalidRecord as refusal:
        complain(str(refusal))
        return FAILED
    wrong = broken_promise(record, promised) or first_wrong(record)
    if wrong:
        complain(message("cli-verify-wrong", file=file, wrong=wrong))
        return FAILED
    for line in checked(record, promised):
        print(line)
    return OK


def verify_as_json(file: str, promised: str) -> int:
    """Check a record and print the finding for programs."""
    try:
        record = load_record(file)
    except InvalidRecord as refusal:
        print(json.dumps({"valid": False, "wrong": str(refusal)}, indent=2))
        return FAILED
    wrong = broken_promise(record, promised) or first_wrong(record)
    options = record.game.options
    found: dict[str, object] = {"valid": not wrong, "wrong": wrong, "game": options.game, "seats": options.seats}
    found |= {"options": options.values, "commitment": record.commitment, "moves": len(record.moves)}
    print(json.dumps(found | {"scores": record.scores, "winners": record.winners}, indent=2))
    return FAILED if wrong else OK


def broken_promise(record: Record, promised: str) -> str:
    """Return what is wrong with the commitment noted at the start; empty if nothing."""
    if not record.commitment.startswith(promised.strip().lower()):
        return message("cli-wrong-promise", found=record.commitment, promised=promised.strip())
    return ""


def first_wrong(record: Record) -> str:
    """Return the first error of a record; empty if there is none."""
    try:
        record.verify()
    except IllegalAction as error:
        return str(error)
    except RecordError as error:
        return message(f"cli-wrong-{error.code}", **error.details)
    return ""


def noted_as(promised: str) -> str:
    """Return how much of the commitment the caller knew: all of it, its first digits, or nothing."""
    digits = promised.strip()
    return "no" if not digits else "yes" if len(digits) == WHOLE else "prefix"


def numbers_line(record: Record) -> str:
    """Return which players contributed to the shuffle."""
    if not record.numbers:
        return message("cli-numbers-none")
    given = [seat for seat, _ in record.numbers]
    missing = [SEAT_LETTERS[seat] for seat, _ in record.hashes if seat not in given]
    names = ", ".join(SEAT_LETTERS[seat] for seat in given)
    return message("cli-numbers", names=names, missing=", ".join(missing), left=len(missing))


def checked(record: Record, promised: str) -> list[str]:
    """List what was checked."""
    options = record.game.options
    facts = [
        ("secret", message("cli-secret-agrees", start=record.commitment[:16], noted=noted_as(promised))),
        ("numbers", numbers_line(record)),
        ("moves", message("cli-moves-legal", n=len(record.moves))),
    ]
    if record.scores:
        names = ", ".join(f"{SEAT_LETTERS[seat]} {points}" for seat, points in enumerate(record.scores))
        winners = [SEAT_LETTERS[seat] for seat in record.winners]
        first, last = ", ".join(winners[:-1]), winners[-1]
        facts += [("scores", names), ("winner", message("cli-and", first=first, last=last) if first else last)]
    else:
        facts.append(("scores", message("cli-no-scores")))
    lines = [f"  {message(f'cli-fact-{name}'):<11} {text}" for name, text in facts]
    return [message("cli-sound", game=options.game, seats=options.seats), *lines]
