"""`hadal verify`: checks a record completely."""

from __future__ import annotations

import json
from string import hexdigits

from hadal.cli.arguments import FAILED, OK, InvalidRecord, UsageError, complain, load_record, message
from hadal.core.record import Record, RecordError
from hadal.core.state import IllegalAction
from hadal.words import SEAT_LETTERS

WHOLE = 64  # digits of a commitment
WRONG = {
    "secret": "cli-wrong-secret",
    "numbers": "cli-wrong-numbers",
    "counter": "cli-wrong-counter",
    "result": "cli-wrong-result",
    "scores": "cli-wrong-scores",
    "winners": "cli-wrong-winners",
    "no-scores": "cli-missing-scores",
}  # by the code of a RecordError


def verify(file: str, given: str | None, as_json: bool = False) -> int:
    """Check a record; print the first error and return exit code 1 if there is one."""
    noted = digits_of(given)
    if as_json:
        return verify_as_json(file, noted)
    try:
        record = load_record(file)
    except InvalidRecord as refusal:
        complain(str(refusal))
        return FAILED
    wrong = wrong_commitment(record, noted) or first_wrong(record)
    if wrong:
        complain(message("cli-verify-wrong", file=file, wrong=wrong))
        return FAILED
    for line in checked(record, noted):
        print(line)
    return OK


def verify_as_json(file: str, noted: str) -> int:
    """Check a record and print the finding for programs."""
    try:
        record = load_record(file)
    except InvalidRecord as refusal:
        print(json.dumps({"valid": False, "wrong": str(refusal)}, indent=2))
        return FAILED
    wrong = wrong_commitment(record, noted) or first_wrong(record)
    options = record.game.options
    found: dict[str, object] = {"valid": not wrong, "wrong": wrong, "game": options.game, "seats": options.seats}
    found |= {"options": options.values, "commitment": record.commitment, "compared_digits": len(noted)}
    found |= {"numbers": [seat for seat, _ in record.numbers], "moves": len(record.moves)}
    print(json.dumps(found | {"scores": record.scores, "winners": record.winners}, indent=2))
    return FAILED if wrong else OK


def wrong_commitment(record: Record, noted: str) -> str:
    """Return what is wrong with the commitment noted at the start; empty if nothing."""
    if not record.commitment.startswith(noted):
        return message("cli-wrong-commitment", found=record.commitment, noted=noted)
    return ""


def digits_of(given: str | None) -> str:
    """Return the digits of the commitment that the caller noted; empty if there is none."""
    if given is None:
        return ""
    digits = given.strip().removesuffix("…").lower()  # a copied beginning may end in dots
    if not 0 < len(digits) <= WHOLE or not set(digits) <= set(hexdigits):
        raise UsageError(message("cli-bad-commitment", text=repr(given)))
    return digits


def first_wrong(record: Record) -> str:
    """Return the first error of a record; empty if there is none."""
    try:
        record.verify()
    except IllegalAction as error:
        return str(error)
    except RecordError as error:
        return message(WRONG[error.code], **error.details)
    return ""


def noted_as(noted: str) -> str:
    """Return how much of the commitment the caller knew: all of it, its first digits, or nothing."""
    return "no" if not noted else "yes" if len(noted) == WHOLE else "prefix"


def numbers_line(record: Record) -> str:
    """Return which players contributed to the shuffle."""
    if not record.numbers:
        return message("cli-numbers-none")
    given = [seat for seat, _ in record.numbers]
    missing = [SEAT_LETTERS[seat] for seat, _ in record.hashes if seat not in given]
    names = ", ".join(SEAT_LETTERS[seat] for seat in given)
    return message("cli-numbers", names=names, missing=", ".join(missing), left=len(missing))


def checked(record: Record, noted: str) -> list[str]:
    """List what was checked."""
    options = record.game.options
    facts = [
        (
            "secret",
            message("cli-secret-agrees", start=record.commitment[:16], noted=noted_as(noted), n=len(noted)),
        ),
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
