"""Commands and their arguments. Each body imports what it needs, so that `hadal --help` is fast."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from hadal.cli.admin import admin
from hadal.cli.arena_app import Box, ContestCommand, Json, Language, Opt, arena, game_names, ladder
from hadal.cli.arena_app import Game as GameOption
from hadal.cli.arguments import budgeted, chosen_game, guarded, with_box
from hadal.cli.db import db
from hadal.core.registry import USUAL_SEATS

# No rich for the help: it would take three times as long to appear.
app = typer.Typer(
    name="hadal",
    rich_markup_mode=None,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="A digital table for board games and card games. Start with: hadal play",
)
app.add_typer(db, name="db")
app.add_typer(admin, name="admin")

Game = Annotated[
    str,
    typer.Argument(help="A game; `hadal games` lists them.", show_default=False, autocompletion=game_names),
]
Seats = Annotated[int, typer.Option(help="Number of players.")]
Bots = Annotated[str, typer.Option(help="Comma-separated bots, repeated over the seats: novice,greedy")]
Seconds = Annotated[str, typer.Option(help="Seconds per decision for `search` and `network`, such as 0.5.")]
Nodes = Annotated[str, typer.Option(help="Nodes per decision for `search` and `network`: repeatable on any machine.")]
Seed = Annotated[str, typer.Option(help="An integer: the same seed deals the same games.")]
Viewer = Annotated[str, typer.Option(help="A seat, such as A: show only what that player may see.")]
Svg = Annotated[str, typer.Option(help="Write a picture to this file (- for stdout), as spectators see it.")]
Open = Annotated[bool, typer.Option("--open", help="Draw the picture with every hand open.")]


def version(wanted: bool) -> None:
    """Print the version and exit."""
    if not wanted:
        return
    import platform

    import hadal
    from hadal import _form

    print(f"hadal {hadal.__version__}")
    print(f"rules: {_form.form()} ({_form.why()})")
    print(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}")
    raise typer.Exit()


@app.callback()
def everything(
    _: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """A digital table for board games and card games. Start with: hadal play"""


def default_game() -> str:
    """Return the default game."""
    from hadal.core.registry import default_name

    return default_name()


@app.command()
@guarded
def games(as_json: Json = False, language: Language = None) -> int:
    """List the games with their numbers of players and options."""
    from hadal.cli.games import games

    return games(as_json)


@app.command()
@guarded
def rules(game: Game = "", named: GameOption = "", language: Language = None) -> int:
    """Print how to play a game."""
    from hadal.cli.rules import rules

    return rules(chosen_game(game, named))


@app.command()
@guarded
def play(
    game: Game = "",
    named: GameOption = "",
    seats: Annotated[int | None, typer.Option(help=f"Number of players (default {USUAL_SEATS}).")] = None,
    box: Box = None,
    bots: Annotated[str, typer.Option(help="Your opponents: novice,search (repeated over the seats).")] = "",
    seconds: Seconds = "",
    nodes: Nodes = "",
    hotseat: Annotated[bool, typer.Option(help="People in all seats, at one screen.")] = False,
    seed: Annotated[str | None, typer.Option(help="Deal from this number instead of a random secret.")] = None,
    option: Opt = None,
    save: Annotated[str | None, typer.Option(help="Save the record to this file after every move.")] = None,
    resume: Annotated[str | None, typer.Option(help="Resume the game in this file.")] = None,
    seat: Annotated[str | None, typer.Option(help="Your seat (default A).")] = None,
    memory: Annotated[bool, typer.Option(help="Show what you have seen of other players' hands.")] = False,
    fast: Annotated[bool, typer.Option(help="Do not pause after bots' moves.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Print line by line instead of using the full screen.")
    ] = False,
    language: Language = None,
) -> int:
    """Play in the terminal, against bots or with friends at one screen."""
    from hadal.cli.play import PlayArgs
    from hadal.cli.play import play as begin

    who = budgeted(bots, seconds, nodes)
    chosen = chosen_game(game, named)
    options = with_box(chosen, box, option)
    return begin(PlayArgs(chosen or None, seats, who, hotseat, seed, options, save, resume, seat, memory, fast, plain))


@app.command()
@guarded
def join(
    link: Annotated[str, typer.Argument(help="The link to the table, as the browser shows it: http://…/t/…")],
    name: Annotated[str, typer.Option(help="Your name, if this server does not know you yet.")] = "",
    language: Language = None,
) -> int:
    """Play at a table of a server, in the terminal."""
    from hadal.cli.join import join as begin

    return begin(link, name)


@app.command()
@guarded
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for all interfaces.")] = None,
    port: Annotated[int | None, typer.Option(help="Port (default 8400; 0 for any free port).")] = None,
    db: Annotated[
        str | None, typer.Option(help="A file, or postgresql://… (default: hadal.db in the data folder).")
    ] = None,
    data: Annotated[str | None, typer.Option(help="Folder of the database and the key.")] = None,
    workers: Annotated[int | None, typer.Option(help="Number of bot processes (default 1).")] = None,
    base_url: Annotated[str | None, typer.Option(help="Public URL behind a proxy: https://…")] = None,
    node: Annotated[str | None, typer.Option(help="Name of this server if several share a database.")] = None,
    drain: Annotated[float | None, typer.Option(help="Seconds to finish open requests on shutdown.")] = None,
    limits: Annotated[bool | None, typer.Option(help="Limit the rate of requests (default).")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = True,
) -> int:
    """Serve the table to browsers, on this machine or publicly. More settings: HADAL_… in the environment."""
    from hadal.cli.serve import serve as begin

    given = {"host": host, "port": port, "db": db, "workers": workers, "base_url": base_url, "node": node}
    return begin(given | {"drain_s": drain, "limits": limits}, data, browser)


@app.command()
@guarded
def simulate(
    game: Game = "",
    named: GameOption = "",
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    seats: Seats = USUAL_SEATS,
    box: Box = None,
    bots: Bots = "",
    seconds: Seconds = "",
    nodes: Nodes = "",
    seed: Seed = "1",
    option: Opt = None,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Let bots play many games and print averages with 95 % intervals."""
    from hadal.cli.simulate import simulate

    chosen = chosen_game(game, named) or default_game()
    options = with_box(chosen, box, option)
    return simulate(chosen, games, seats, budgeted(bots, seconds, nodes), seed, options, as_json)


@app.command()
@guarded
def record(
    game: Game = "",
    named: GameOption = "",
    seats: Seats = USUAL_SEATS,
    box: Box = None,
    bots: Bots = "",
    seconds: Seconds = "",
    nodes: Nodes = "",
    seed: Seed = "1",
    option: Opt = None,
    output: Annotated[str, typer.Option("--output", "-o", help="The file to write; - for stdout.")] = "-",
    language: Language = None,
) -> int:
    """Let bots play one game and write its record."""
    from hadal.cli.records import record

    chosen = chosen_game(game, named) or default_game()
    options = with_box(chosen, box, option)
    return record(chosen, seats, budgeted(bots, seconds, nodes), seed, options, output)


@app.command()
@guarded
def show(
    file: Annotated[str, typer.Argument(help="A record; - for stdin.")],
    at: Annotated[int | None, typer.Option(help="Show the position after this many moves (default: the last).")] = None,
    viewer: Viewer = "",
    moves: Annotated[bool, typer.Option("--moves", help="List all moves.")] = False,
    svg: Svg = "",
    open_hands: Open = False,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Show a position of a recorded game, or list its moves."""
    from hadal.cli.records import show

    return show(file, at, viewer, moves, svg, open_hands, as_json)


@app.command()
@guarded
def verify(
    file: Annotated[str, typer.Argument(help="A record; - for stdin.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment you noted when the game began, or its first digits.")
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Check a record: secret, every move, scores and winner. Exit code 1 if anything is wrong."""
    from hadal.cli.verify import verify

    return verify(file, commitment, as_json)


@app.command()
@guarded
def position(
    text: Annotated[
        str, typer.Argument(help="A position as one line of text, a record, or a file with one; - reads stdin.")
    ],
    viewer: Viewer = "",
    as_json: Json = False,
    svg: Svg = "",
    open_hands: Open = False,
    language: Language = None,
) -> int:
    """Show a position given as text, or the last one of a record, with its legal moves."""
    from hadal.cli.records import position

    return position(text, viewer, as_json, svg, open_hands)


@app.command()
@guarded
def bench(
    as_json: Json = False,
    seconds: Annotated[float, typer.Option(help="Approximate measuring time for each game.")] = 10.0,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also measure catanatron, OpenSpiel and environments, if installed.")
    ] = False,
) -> int:
    """Measure the speed of the rules on this machine."""
    from hadal.cli.bench import bench

    return bench(as_json, seconds, peers)


@app.command()
@guarded
def audit(
    game: Game = "",
    named: GameOption = "",
    games: Annotated[int, typer.Option(help="Random games per table.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="Only this number of players (default: all).")] = None,
    box: Box = None,
    option: Opt = None,
    all_options: Annotated[
        bool,
        typer.Option("--all", help="Every combination of option values (a selection if there are very many)."),
    ] = False,
    seed: Seed = "1",
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Play random games and check every invariant and the contracts of the engine."""
    from hadal.cli.audit import audit

    chosen = chosen_game(game, named) or default_game()
    return audit(chosen, games, seats, with_box(chosen, box, option), all_options, seed, as_json)


@app.command()
@guarded
def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], typer.Argument(help="The shell.")],
) -> int:
    """Print the script that completes this command in a shell: hadal completion bash >> ~/.bashrc"""
    from typer.completion import get_completion_script  # type: ignore[attr-defined]  # typer exports no name for it

    print(get_completion_script(prog_name="hadal", complete_var="_HADAL_COMPLETE", shell=shell))
    return 0


@app.command()
@guarded
def train(
    *,
    game: Game = "",
    named: GameOption = "",
    run: Annotated[str, typer.Option(help="Folder of the run; one that has a checkpoint is resumed.")],
    tables: Annotated[str, typer.Option(help="Tables as PLAYERS or PLAYERS:BOX, comma-separated, or all.")] = "all",
    updates: Annotated[int, typer.Option(help="Length of the run in updates.")] = 0,
    budget: Annotated[float, typer.Option(help="Length of the run in seconds, over all its slices.")] = 0.0,
    seconds: Annotated[float, typer.Option(help="Stop this slice after so many seconds; resume later.")] = 0.0,
    workers: Annotated[int, typer.Option(help="Processes that step games (default: all cores but one).")] = 0,
    start: Annotated[str, typer.Option(help="Weights to start from instead of random ones.")] = "",
    exploit: Annotated[str, typer.Option(help="Train only against these frozen weights.")] = "",
    seed: Annotated[int, typer.Option(help="An integer: the same seed gives the same run on a CPU.")] = 1,
    device: Annotated[str, typer.Option(help="cpu or cuda (default: cuda if there is one).")] = "",
    set_: Annotated[list[str] | None, typer.Option("--set", help="Another setting, as NAME=VALUE.")] = None,
    eager: Annotated[bool, typer.Option("--eager", help="Do not use CUDA graphs.")] = False,
    language: Language = None,
) -> int:
    """Train a network by playing against itself, older selves and the heuristic policy (needs hadal-table[train])."""
    from hadal.cli.train import TrainArgs
    from hadal.cli.train import train as begin

    length = TrainArgs(updates, budget, seconds, workers, seed, device, eager)
    return begin(chosen_game(game, named) or default_game(), run, tables, length, start, exploit, set_ or [])


app.command(cls=ContestCommand)(arena)
app.command(cls=ContestCommand)(ladder)
