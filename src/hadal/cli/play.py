"""`hadal play`: sets up a table with people and bots from the arguments."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from hadal.cli.arguments import (
    OK,
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
from hadal.cli.seated_match import SeatedMatch
from hadal.cli.session import TerminalGame
from hadal.cli.terminal import Terminal
from hadal.cli.verify import first_wrong
from hadal.core.bot import Bot
from hadal.core.chance import new_secret, secret_of
from hadal.core.match import Match, replay
from hadal.core.registry import USUAL_SEATS, default_name

LEAST_COLUMNS, LEAST_ROWS = 60, 16  # of the full screen
PAUSE = 0.7  # seconds after the move of a bot, so that it can be followed


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
    plain: bool = False


def play(args: PlayArgs) -> int:
    """Set up the table, play, and print where the record is."""
    check_args(args)
    match = resumed(args) if args.resume else begun(args)
    if args.save is not None and args.save != args.resume:
        new_file(args.save)
    bots = seated(args, match)
    terminal, words = terminal_for(match.game.name), catalogue()
    if full_screen_wanted(args, terminal) and not match.state.over():
        play_on_full_screen(args, SeatedMatch(match, bots, words))
        return OK
    draw = table_for(match.game.name, terminal, words)
    game = TerminalGame(match, bots, terminal, words, draw)
    set_up(game, args)
    game.pause = 0.0 if args.fast or not terminal.interactive else PAUSE
    game.resumed_from = args.resume or ""
    game.run()
    return OK


def set_up(seated: SeatedMatch, args: PlayArgs) -> None:
    """Set the file of the record, and what is shown."""
    seated.file = args.save or args.resume or ""
    seated.memory = args.memory


def full_screen_wanted(args: PlayArgs, terminal: Terminal) -> bool:
    """Return whether the terminal can show the full-screen table, and `--plain` was not given."""
    return not args.plain and full_screen_possible(terminal)


def full_screen_possible(terminal: Terminal) -> bool:
    """Return whether the terminal can show the full-screen table."""
    console = terminal.console
    drawn = sys.__stderr__ is not None and sys.__stderr__.isatty()  # Textual draws on the standard error
    able = terminal.interactive and drawn and not console.is_dumb_terminal and not terminal.ascii
    return able and console.size.width >= LEAST_COLUMNS and console.size.height >= LEAST_ROWS


def play_on_full_screen(args: PlayArgs, seated: SeatedMatch) -> None:
    """Play on the full screen, then say where the record is."""
    from hadal.cli.full_screen.app import TableApp
    from hadal.cli.full_screen.local import LocalTable

    set_up(seated, args)
    table = LocalTable(seated, 0.0 if args.fast else PAUSE)
    TableApp(table).run()
    for line in table.closing_lines():
        print(line)


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
