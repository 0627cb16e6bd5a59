"""`hadal arena`: contests between bots with statistically sound results."""

from __future__ import annotations

import json
import os
import secrets
from difflib import get_close_matches
from typing import Any

from hadal.arena.budget import DecisionBudget
from hadal.arena.contest import Contest, check
from hadal.arena.entrants import OURS, PYTHON, Entrant, read_entrants
from hadal.arena.errors import ArenaError, Misconduct
from hadal.arena.executors import EXECUTORS, Executor, cores, executor_for
from hadal.arena.ladder import Ladders, skill_model
from hadal.arena.png import check_plots, write_plots
from hadal.arena.report import page
from hadal.arena.result import result
from hadal.arena.results_file import ResultsFile
from hadal.arena.run import Run, prepared
from hadal.arena.sprt import Sprt
from hadal.arena.subprocess_player import SubprocessPlayer
from hadal.bots.custom import load_bot
from hadal.cli.arena_app import ContestArgs
from hadal.cli.arena_table import live, show
from hadal.cli.arguments import (
    FAILED,
    INTERRUPTED,
    OK,
    UsageError,
    at_least_one,
    catalogue,
    complain,
    message,
    read_options,
    read_seed,
    texts,
    with_box,
    write_text,
)
from hadal.core.registry import names

MOST_JOBS = 4096
GAMES, RESULT, REPORT = "games.jsonl", "result.json", "report.html"


def arena(
    args: ContestArgs,
    test: tuple[float, float, float, float] | None,
    out: str,
    resume: bool,
    plots: bool,
    ladder: str,
    as_json: bool,
) -> int:
    """Run a contest, print the result and write the requested files."""
    checked(args)
    if (resume or plots) and not out:
        raise UsageError(message("arena-needs-out", option="--resume" if resume else "--plots"))
    if plots:
        check_plots()
    ladders = Ladders(ladder) if ladder else None
    if ladders:
        skill_model()
        ladders.check_writable()
    entrants = read_entrants(args.bots or [], args.game)
    contest = contest_of(args, entrants, out if resume else "")
    run = run_contest(contest, args, read_test(test), out, resume)
    found = result(run) if run.complete_deals else None
    if found is None:
        complain(message("arena-nothing"))
        return INTERRUPTED if run.interrupted else FAILED
    write_outputs(found, out, plots)
    if ladders is not None:
        ladders.of(contest).count(run)
        ladders.save()
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        show(found, out)
    return INTERRUPTED if run.interrupted else OK


def checked(args: ContestArgs) -> None:
    """Raise if the arguments contradict each other."""
    at_least_one(args.games)
    if args.game not in names():
        meant = get_close_matches(args.game, names(), 1)
        raise ArenaError(
            "arena-no-game", game=repr(args.game), games=", ".join(names()), known=len(meant), meant="".join(meant)
        )
    if args.engine not in EXECUTORS:
        raise ArenaError("arena-no-engine", engine=repr(args.engine), engines=", ".join(EXECUTORS))
    if args.address and args.engine != "ray":
        raise ArenaError("arena-address-alone")
    if not 0 <= args.jobs <= MOST_JOBS:
        raise ArenaError("arena-bad-jobs", n=args.jobs, most=MOST_JOBS)
    if not 0 <= args.seconds <= 3600 or args.nodes < 0:
        raise ArenaError("arena-bad-budget")
    if not args.bots:
        raise ArenaError("arena-no-bots")
    for bot in args.bots:
        if bot in names():
            raise ArenaError("arena-game-as-bot", game=bot)


def read_test(given: tuple[float, float, float, float] | None) -> Sprt | None:
    """Return the requested sequential test, if any."""
    if given is None:
        return None
    elo0, elo1, alpha, beta = given
    if not elo0 < elo1:
        raise ArenaError("arena-bad-elos", elo0=f"{elo0:g}", elo1=f"{elo1:g}")
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise ArenaError("arena-bad-risk", alpha=f"{alpha:g}", beta=f"{beta:g}")
    return Sprt(elo0, elo1, alpha, beta)


def options_of(args: ContestArgs) -> dict[str, str]:
    """Return the options of the table; --box is one of them."""
    return read_options(with_box(args.game, args.box, args.options))


def contest_of(args: ContestArgs, entrants: list[Entrant], resumed: str = "") -> Contest:
    """Return the requested contest; a resumed one keeps its seed."""
    seed = read_seed(args.seed) if args.seed is not None else earlier_seed(resumed)
    budget = DecisionBudget(args.seconds, args.nodes)
    contest = Contest(args.game, args.seats, tuple(entrants), seed, options_of(args), budget, args.trust)
    check(contest)
    return contest


def earlier_seed(folder: str) -> int:
    """Return the seed of a resumed contest, or a new random one, so that no bot can be tuned to its deals."""
    from hadal.arena.results_file import cannot, read_head

    if not folder:
        return secrets.randbits(48)
    path = os.path.join(folder, GAMES)
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            seed = read_head(path, file.readline()).get("seed")
    except OSError as error:
        raise cannot("arena-cannot-read", path, error) from None
    if not isinstance(seed, int):
        raise ArenaError("arena-no-results", file=path)
    return seed


def run_contest(contest: Contest, args: ContestArgs, sprt: Sprt | None, out: str, resume: bool) -> Run:
    """Play the missing games."""
    for entrant in contest.entrants:
        check_starts(entrant, contest)
    if out:
        try:
            os.makedirs(out, exist_ok=True)
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise ArenaError("arena-cannot-write", file=out, why=why) from None
    log = ResultsFile(os.path.join(out, GAMES) if out else "", contest)
    run = prepared(contest, args.games, log, sprt, log.resume() if resume else [])
    try:
        if not run.over:
            width = min(args.jobs or cores(), run.deals * contest.games_in_deal)
            executor = executor_for(contest, args.engine, width, args.address)
            if width > 1 and executor.width == 1:
                complain(message("arena-one-process"))
            begin_log(log, executor, resume)
            with live(run) as look:
                run.play(executor, look)
    finally:
        log.close()
    return run


def begin_log(log: ResultsFile, executor: Executor, resume: bool) -> None:
    """Open the results file once everything else is ready."""
    try:
        if not resume:
            log.create()
    except ArenaError:
        executor.close()
        raise


def check_starts(entrant: Entrant, contest: Contest) -> None:
    """Raise if a bot does not start, before any game is played."""
    if entrant.kind == OURS:
        return
    if entrant.kind == PYTHON and contest.trust:
        load_bot(entrant.source, contest.game)
        return
    program = SubprocessPlayer(entrant.command(), contest.budget, guesses=entrant.kind == PYTHON)
    try:
        program.start()
        program.close()
    except Misconduct as why:
        said_last = why.stderr.strip().rpartition("\n")[2]
        raise ArenaError(
            "arena-does-not-start", bot=entrant.name, why=why.why, told=len(said_last), stderr=said_last
        ) from None


def write_outputs(found: dict[str, Any], out: str, plots: bool) -> None:
    """Write result, report and charts into the folder."""
    if not out:
        return
    language = catalogue().catalogue.language
    words = texts(language, False)  # the page can show characters the terminal may not
    write_text(os.path.join(out, RESULT), json.dumps(found, indent=1) + "\n")
    write_text(os.path.join(out, REPORT), page(found, words.text, language))
    if plots:
        write_plots(found, out, words.text)
