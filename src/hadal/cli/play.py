"""`hadal play`: from what was typed to a table with people and bots at it."""

from __future__ import annotations

from dataclasses import dataclass, field

from hadal.cli.arguments import (
    OK,
    Refusal,
    catalogue,
    lay,
    load_record,
    new_file,
    read_bots,
    read_seat,
    read_seed,
    said,
)
from hadal.cli.drawing import table_for, terminal_for
from hadal.cli.session import Evening
from hadal.cli.verify import first_wrong
from hadal.core.bot import Bot
from hadal.core.chance import new_secret, secret_of
from hadal.core.match import Match, replay
from hadal.core.registry import default_name

USUAL_SEATS = 3


@dataclass
class Wishes:
    """What was typed after `hadal play`; None where nothing was."""

    game: str | None = None
    seats: int | None = None
    bots: str = ""
    hotseat: bool = False
    seed: str | None = None
    option: list[str] = field(default_factory=list)
    save: str | None = None
    resume: str | None = None
    seat: str | None = None
    memory: bool = False
    fast: bool = False


def play(wishes: Wishes) -> int:
    """Lay the table, play, tell where the record is."""
    check_wishes(wishes)
    match = resumed(wishes) if wishes.resume else begun(wishes)
    if wishes.save is not None and wishes.save != wishes.resume:
        new_file(wishes.save)
    bots = seated(wishes, match)
    terminal, words = terminal_for(match.game.name), catalogue()
    draw = table_for(match.game.name, terminal, words)
    evening = Evening(match, bots, terminal, words, draw)
    evening.file = wishes.save or wishes.resume or ""
    evening.memory = wishes.memory
    evening.pause = 0.0 if wishes.fast or not terminal.interactive else 0.7
    evening.resumed_from = wishes.resume or ""
    evening.run()
    return OK


def check_wishes(wishes: Wishes) -> None:
    """Refuse what cannot be wished, or not together."""
    for name, file in (("--save", wishes.save), ("--resume", wishes.resume)):
        if file == "":
            raise Refusal(said("cli-needs-file", option=name))
    if wishes.hotseat and (wishes.bots or wishes.seat is not None):
        raise Refusal(said("cli-only-people"))
    if wishes.resume:
        given = [("GAME", wishes.game), ("--seats", wishes.seats), ("--seed", wishes.seed), ("--option", wishes.option)]
        for name, value in given:
            if value not in (None, []):
                raise Refusal(said("cli-in-record", option=name))


def begun(wishes: Wishes) -> Match:
    """A new table."""
    name = default_name() if wishes.game is None else wishes.game
    game = lay(name, USUAL_SEATS if wishes.seats is None else wishes.seats, wishes.option)
    secret = new_secret() if wishes.seed is None else secret_of(read_seed(wishes.seed))
    return Match(game, secret)


def resumed(wishes: Wishes) -> Match:
    """The table of a record, after its last move."""
    assert wishes.resume is not None
    record = load_record(wishes.resume)
    wrong = first_wrong(record)
    if wrong:
        raise Refusal(said("cli-not-sound", file=wishes.resume, wrong=wrong))
    return replay(record)


def seated(wishes: Wishes, match: Match) -> list[Bot | None]:
    """A bot for each seat, None where a person sits."""
    seats = match.game.seats
    if wishes.hotseat:
        return [None] * seats
    me = read_seat("A" if wishes.seat is None else wishes.seat, seats)
    others = read_bots(wishes.bots, match.game.name, seats - 1)
    return [None if seat == me else others[(seat - me - 1) % seats] for seat in range(seats)]
