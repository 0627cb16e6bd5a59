"""`hadal ladder`: ratings over many contests; a new bot is rated by playing everyone on the ladder."""

from __future__ import annotations

import json
from dataclasses import asdict

from hadal.arena.contest import Contest
from hadal.arena.entrants import OURS, Entrant, read_entrants
from hadal.arena.errors import ArenaError
from hadal.arena.ladder import Ladder, Ladders, skill_model
from hadal.arena.result import result
from hadal.bots.registry import kinds
from hadal.cli.arena import checked, contest_of, run_contest, write_outputs
from hadal.cli.arena_app import ContestArgs
from hadal.cli.arena_table import framed, show
from hadal.cli.arguments import FAILED, INTERRUPTED, OK, complain, message
from hadal.cli.terminal import Terminal

BUDGETED = {"search": "search:nodes=200"}  # an empty ladder starts with bots that play the same on every machine


def ladder(args: ContestArgs, file: str, out: str, as_json: bool) -> int:
    """Show the ladders, or rate new bots."""
    ladders = Ladders(file)
    code = climb(args, ladders, out, as_json) if args.bots else OK
    if code == FAILED:
        return code
    if as_json:
        rows = [asdict(one) | {"rungs": [asdict(rung) for rung in one.ranking()]} for one in ladders.ladders]
        print(json.dumps(rows, indent=2))
    else:
        terminal = Terminal()
        if not ladders.ladders:
            terminal.say(message("arena-ladder-empty", file=file))
        for one in ladders.ladders:
            show_ladder(one, terminal)
    return code


def climb(args: ContestArgs, ladders: Ladders, out: str, quiet: bool) -> int:
    """Let the bots play everyone on the ladder of their table."""
    checked(args)
    skill_model()
    ladders.check_writable()
    newcomers = read_entrants(args.bots or [], args.game)
    alone = contest_of(args, newcomers)
    here = ladders.of(alone)
    contest = contest_of(args, invited(newcomers, here, alone))
    if len(contest.entrants) < 2:
        raise ArenaError("arena-ladder-alone")
    for entrant in contest.entrants:  # before any game is played
        Ladder(here.game, here.seats, here.options, dict(here.rungs)).admit(entrant)
    run = run_contest(contest, args, None, out, False)
    if not run.complete_deals:
        complain(message("arena-nothing"))
        return FAILED
    found = result(run)
    write_outputs(found, out, False)
    here.count(run)
    ladders.save()
    if not quiet:
        show(found, out)
    return INTERRUPTED if run.interrupted else OK


def invited(newcomers: list[Entrant], here: Ladder, contest: Contest) -> list[Entrant]:
    """Return the newcomers, then the bots on the ladder; an empty ladder starts with the built-in bots."""
    there = here.entrants() or [Entrant(name, OURS, BUDGETED.get(name, name)) for name in kinds(contest.game)]
    taken = {entrant.name for entrant in newcomers}
    return [*newcomers, *(entrant for entrant in there if entrant.name not in taken)]


def show_ladder(one: Ladder, terminal: Terminal) -> None:
    """Print one ladder."""
    special = "".join(f" {name}={value}" for name, value in one.options.items())
    terminal.say(message("cli-table-name", game=one.game, seats=one.seats), "bold")
    terminal.say(special.strip(), "dim")
    table = framed(("rank", "bot", "rating", "interval", "wins", "games"), terminal.ascii)
    for place, rung in enumerate(one.ranking(), 1):
        low, high = rung.interval
        wins = f"{100 * rung.wins / rung.games:.1f} %" if rung.games else ""
        cells = [str(place), rung.name, f"{rung.mu:.1f}", f"{low:.1f} – {high:.1f}", wins, str(rung.games)]
        table.add_row(*(terminal.plain(cell) for cell in cells))
    terminal.show(table)
