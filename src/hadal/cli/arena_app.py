"""The arguments of `hadal arena` and `hadal ladder`. What they do is imported when they are called."""

from __future__ import annotations

from typing import Annotated

import typer

from hadal.cli.border import guarded

Bots = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOT…",
        help="random, greedy, module:Class, file.py:Class, ./program or 'program:COMMAND'; NAME= before it names it.",
    ),
]
Game = Annotated[str, typer.Option(help="A game; `hadal games` lists them.")]
Seats = Annotated[int, typer.Option(help="How many players at the table.")]
Box = Annotated[str | None, typer.Option(help="Boxes of abyss: kraken, leviathan or both (as --option expansions=…).")]
Opt = Annotated[list[str] | None, typer.Option("--option", help="An option of the game as name=value; repeatable.")]
Games = Annotated[int, typer.Option(help="How many games at most; rounded up to whole deals.")]
Seed = Annotated[str | None, typer.Option(help="A whole number: the same seed deals the same games (default: drawn).")]
Seconds = Annotated[float, typer.Option(help="Seconds for each decision; who takes longer loses the game.")]
Nodes = Annotated[int, typer.Option(help="Nodes for each decision of bots that search: repeatable on any machine.")]
Jobs = Annotated[int, typer.Option(help="Processes (default 0: one for each core).")]
Trust = Annotated[bool, typer.Option(help="Own classes in the arena's processes: quicker, but nobody stops them.")]
Engine = Annotated[str, typer.Option(help="Where games are played: processes (of this machine), or ray.")]
Address = Annotated[str, typer.Option(help="The Ray cluster (default: one that is started here).")]
Out = Annotated[str, typer.Option(help="A folder for games.jsonl, result.json and report.html.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[str | None, typer.Option(help="The language of the texts, such as fr (default: as the locale).")]
File = Annotated[str, typer.Option(help="The file that keeps the ladder.")]


@guarded
def arena(
    bots: Bots = None,
    game: Game = "the_abyss",
    seats: Seats = 2,
    box: Box = None,
    option: Opt = None,
    games: Games = 200,
    seed: Seed = None,
    seconds: Seconds = 0.0,
    nodes: Nodes = 0,
    jobs: Jobs = 0,
    trust: Trust = False,
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
    engine: Engine = "processes",
    address: Address = "",
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Bots against each other: every deal from every seat, ratings with 95 % intervals, a report."""
    from hadal.cli.arena import Wishes
    from hadal.cli.arena import arena as begin

    test = (elo0, elo1, alpha, beta) if sprt else None
    wishes = Wishes(
        bots or [], game, seats, box, option or [], games, seed, seconds, nodes, jobs, trust, engine, address
    )
    return begin(wishes, test, out, resume, plots, ladder, as_json)


@guarded
def ladder(
    bots: Bots = None,
    game: Game = "the_abyss",
    seats: Seats = 2,
    box: Box = None,
    option: Opt = None,
    games: Games = 200,
    seed: Seed = None,
    seconds: Seconds = 0.0,
    nodes: Nodes = 0,
    jobs: Jobs = 0,
    trust: Trust = False,
    file: File = "ladder.json",
    out: Out = "",
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Show the ladder; with bots: let them play against everybody on it, and rate them."""
    from hadal.cli.arena import Wishes
    from hadal.cli.ladder import ladder as climb

    wishes = Wishes(
        bots or [], game, seats, box, option or [], games, seed, seconds, nodes, jobs, trust, "processes", ""
    )
    return climb(wishes, file, out, as_json)
