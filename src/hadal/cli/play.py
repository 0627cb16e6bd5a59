"""`hadal play`: sets up a table with people and bots from the arguments."""

from __future__ import annotations

from dataclasses import dataclass, field

from hadal.cli.arguments import (
    OK,
    USUAL_SEATS,
    UsageError,
    catalogue,
    create_game,
    load_record,
    message,
    new_file,
    read_bots,
    read_seat,
    read_seed,
)
from hadal.cli.drawing import table_for, terminal_for
from hadal.cli.session import TerminalGame
from hadal.cli.verify import first_wrong
from hadal.core.bot import Bot
from hadal.core.chance import new_secret, secret_of
from hadal.core.match import Match, replay
from hadal.core.registry import default_name


@dataclass
class PlayArgs:
    """Arguments of `hadal play`; None where not given."""

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


def play(args: PlayArgs) -> int:
    """Set up the table, play, and print where the record is."""
    check_args(args)
    match = resumed(args) if args.resume else begun(args)
    if args.save is not None and args.save != args.resume:
        new_file(args.save)
    bots = seated(args, match)
    terminal, words = terminal_for(match.game.name), catalogue()
    draw = table_for(match.game.name, terminal, words)
    game = TerminalGame(match, bots, terminal, words, draw)
    game.file = args.save or args.resume or ""
    game.memory = args.memory
    game.pause = 0.0 if args.fast or not terminal.interactive else 0.7
    game.resumed_from = args.resume or ""
    game.run()
    return OK


def check_args(args: PlayArgs) -> None:
    """Raise if arguments are invalid or contradict each other."""
    for name, file in (("--save", args.save), ("--resume", args.resume)):
        if file == "":
            raise UsageError(message("cli-needs-file", option=name))
    if args.hotseat and (args.bots or args.seat is not None):
        raise UsageError(message("cli-only-people"))
    if args.resume:
        given = [("GAME", args.game), ("--seats", args.seats), ("--seed", args.seed), ("--option", args.option)]
        for name, value in given:
            if value not in (None, []):
                raise UsageError(message("cli-in-record", option=name))


def begun(args: PlayArgs) -> Match:
    """Return a new match."""
    name = default_name() if args.game is None else args.game
    game = create_game(name, USUAL_SEATS if args.seats is None else args.seats, args.option)
    secret = new_secret() if args.seed is None else secret_of(read_seed(args.seed))
    return Match(game, secret)


def resumed(args: PlayArgs) -> Match:
    """Return the match of a record, after its last move."""
    assert args.resume is not None
    record = load_record(args.resume)
    wrong = first_wrong(record)
    if wrong:
        raise UsageError(message("cli-not-sound", file=args.resume, wrong=wrong))
    return replay(record)


def seated(args: PlayArgs, match: Match) -> list[Bot | None]:
    """Return a bot for each seat, None for a person."""
    seats = match.game.seats
    if args.hotseat:
        return [None] * seats
    me = read_seat("A" if args.seat is None else args.seat, seats)
    others = read_bots(args.bots, match.game.name, seats - 1)
    return [None if seat == me else others[(seat - me - 1) % seats] for seat in range(seats)]
