"""The arguments of `hadal arena` and `hadal ladder`. What they do is imported when they are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from inspect import Signature, signature
from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperCommand

from hadal.cli.arguments import guarded

Bots = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOT…",
        help="{bots}, module:Class, file.py:Class, ./program or 'program:COMMAND'; NAME= before it names it.",
    ),
]
Game = Annotated[str, typer.Option(help="A game; `hadal games` lists them.", show_default=False)]
Seats = Annotated[int, typer.Option(help="How many players at the table.")]
Box = Annotated[str | None, typer.Option(help="The boxes to play with, if the game has boxes.")]
Opt = Annotated[list[str] | None, typer.Option("--option", help="An option of the game as name=value; repeatable.")]
Games = Annotated[int, typer.Option(help="How many games at most; rounded up to whole deals.")]
Seed = Annotated[str | None, typer.Option(help="A whole number: the same seed deals the same games (default: drawn).")]
Seconds = Annotated[float, typer.Option(help="Seconds for each decision; who takes longer loses the game.")]
Nodes = Annotated[int, typer.Option(help="Nodes for each decision of bots that search: repeatable on any machine.")]
Jobs = Annotated[int, typer.Option(help="Processes (default 0: one for each core).")]
Trust = Annotated[bool, typer.Option(help="Own classes in the arena's processes: quicker, but nobody stops them.")]
Out = Annotated[str, typer.Option(help="A folder for games.jsonl, result.json and report.html.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
# What is typed for it is read by `guarded`, before the command begins.
Language = Annotated[str | None, typer.Option(help="The language of the texts, such as fr (default: as the locale).")]


@dataclass
class ContestArgs:
    """What was typed for a contest. All but the last two are options of every command that holds one."""

    bots: Bots = None
    game: Game = ""
    seats: Seats = 2
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
    """A command that gets as args what is typed for a contest, beside options of its own."""
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
    """A command of bots: its help names those there are, looked up when somebody asks for it."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """The help, with the bots of every game in it."""
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
    elo1: Annotated[float, typer.Option(help="With --sprt: at least so much stronger.")] = 20.0,
    alpha: Annotated[float, typer.Option(help="With --sprt: risk of calling it stronger when it is not.")] = 0.05,
    beta: Annotated[float, typer.Option(help="With --sprt: risk of missing that it is stronger.")] = 0.05,
    out: Out = "",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the games in the folder of --out.")] = False,
    plots: Annotated[bool, typer.Option("--plots", help="Also draw PNG and SVG pictures into the folder.")] = False,
    ladder: Annotated[str, typer.Option(help="Count the result for the ladder in this file.")] = "",
    engine: Annotated[
        str, typer.Option(help="Where games are played: processes (of this machine), or ray.")
    ] = "processes",
    address: Annotated[str, typer.Option(help="The Ray cluster (default: one that is started here).")] = "",
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Bots against each other: every deal from every seat, ratings with 95 % intervals, a report."""
    from hadal.cli.arena import arena as begin

    test = (elo0, elo1, alpha, beta) if sprt else None
    args = replace(args, engine=engine, address=address)
    return begin(args, test, out, resume, plots, ladder, as_json)


@guarded
@with_contest_args
def ladder(
    args: ContestArgs,
    file: Annotated[str, typer.Option(help="The file that keeps the ladder.")] = "ladder.json",
    out: Out = "",
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Show the ladder; with bots: let them play against everybody on it, and rate them."""
    from hadal.cli.ladder import ladder as climb

    return climb(args, file, out, as_json)
