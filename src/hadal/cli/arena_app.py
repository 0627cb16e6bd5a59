"""Arguments of `hadal arena` and `hadal ladder`. The implementation is imported on call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from inspect import Signature, signature
from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperCommand

from hadal.cli.arguments import guarded
from hadal.core.registry import USUAL_SEATS

Bots = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOT…",
        help="{bots}, module:Class, file.py:Class, ./program or 'program:COMMAND'; NAME= before it sets its name.",
    ),
]


def game_names(incomplete: str) -> list[str]:
    """Return the games that complete a word."""
    from hadal.core.registry import names

    return [name for name in names() if name.startswith(incomplete)]


Game = Annotated[
    str,
    typer.Option("--game", help="A game; `hadal games` lists them.", show_default=False, autocompletion=game_names),
]
Seats = Annotated[int, typer.Option(help="Number of players at the table.")]
Box = Annotated[str | None, typer.Option(help="The boxes to play with, if the game has boxes.")]
Opt = Annotated[list[str] | None, typer.Option("--option", help="An option of the game as name=value; repeatable.")]
Games = Annotated[int, typer.Option(help="Maximum number of games; rounded up to whole deals.")]
Seed = Annotated[str | None, typer.Option(help="An integer: the same seed deals the same games (default: random).")]
Seconds = Annotated[float, typer.Option(help="Seconds per decision; a bot that takes longer loses the game.")]
Nodes = Annotated[int, typer.Option(help="Nodes per decision for search bots: repeatable on any machine.")]
Jobs = Annotated[int, typer.Option(help="Number of processes (default 0: one per core).")]
Trust = Annotated[
    bool, typer.Option(help="Run custom classes in the arena's processes: faster, but they cannot be stopped.")
]
Out = Annotated[str, typer.Option(help="A folder for games.jsonl, result.json and report.html.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
# The value is read by `guarded` before the command begins.
Language = Annotated[str | None, typer.Option(help="The language of the texts, such as fr (default: from the locale).")]


@dataclass
class ContestArgs:
    """Arguments of a contest. All but the last two are options of every command that runs a contest."""

    bots: Bots = None
    game: Game = ""
    seats: Seats = USUAL_SEATS
    box: Box = None
    options: Opt = None
    games: Games = 200
    seed: Seed = None
    seconds: Seconds = 0.0
    nodes: Nodes = 0
    jobs: Jobs = 0
    trust: Trust = False
    engine: str = "processes"
    address: str = ""


def with_contest_args(command: Callable[..., int]) -> Callable[..., int]:
    """Wrap a command so that it gets the arguments of a contest as `args`, besides its own options."""
    typed = list(signature(ContestArgs, eval_str=True).parameters.values())[:-2]
    own = list(signature(command, eval_str=True).parameters.values())[1:]

    @wraps(command)
    def run(**given: Any) -> int:
        from hadal.core.registry import default_name

        args = ContestArgs(**{one.name: given.pop(one.name) for one in typed})
        args.game = args.game or default_name()
        return command(args, **given)

    run.__signature__ = Signature([*typed, *own])  # type: ignore[attr-defined]  # what typer reads
    return run


class ContestCommand(TyperCommand):
    """A command whose help lists the available bots; they are looked up only when the help is shown."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the help with the bots of every game."""
        from hadal import bots
        from hadal.core import registry

        there = ", ".join(dict.fromkeys(name for game in registry.names() for name in bots.names(game)))
        for param in self.params:
            if isinstance(param, TyperArgument) and param.help:
                param.help = param.help.format(bots=there)
        super().format_options(ctx, formatter)


@guarded
@with_contest_args
def arena(
    args: ContestArgs,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop when it is clear whether the first bot is stronger.")
    ] = False,
    elo0: Annotated[float, typer.Option(help="With --sprt: not stronger than this.")] = 0.0,
    elo1: Annotated[float, typer.Option(help="With --sprt: at least this much stronger.")] = 20.0,
    alpha: Annotated[float, typer.Option(help="With --sprt: risk of a false positive.")] = 0.05,
    beta: Annotated[float, typer.Option(help="With --sprt: risk of a false negative.")] = 0.05,
    out: Out = "",
    resume: Annotated[bool, typer.Option("--resume", help="Resume the contest in the folder of --out.")] = False,
    plots: Annotated[bool, typer.Option("--plots", help="Also write PNG and SVG charts to the folder.")] = False,
    ladder: Annotated[str, typer.Option(help="Add the result to the ladder in this file.")] = "",
    engine: Annotated[
        str, typer.Option(help="Where games are played: processes (on this machine) or ray.")
    ] = "processes",
    address: Annotated[str, typer.Option(help="Address of the Ray cluster (default: start a local one).")] = "",
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Let bots play each other: every deal from every seat, ratings with 95 % intervals, a report."""
    from hadal.cli.arena import arena as begin

    test = (elo0, elo1, alpha, beta) if sprt else None
    args = replace(args, engine=engine, address=address)
    return begin(args, test, out, resume, plots, ladder, as_json)


@guarded
@with_contest_args
def ladder(
    args: ContestArgs,
    file: Annotated[str, typer.Option(help="The file of the ladder.")] = "ladder.json",
    out: Out = "",
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Show the ladder; with bots, let them play everyone on it and rate them."""
    from hadal.cli.ladder import ladder as climb

    return climb(args, file, out, as_json)
