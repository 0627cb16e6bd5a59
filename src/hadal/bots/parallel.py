"""Search one decision in several processes: each samples its own worlds, and the results are added up."""

import atexit
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from hadal.bots.search import Move, MoveSearch
from hadal.core.bot import Budget
from hadal.core.registry import cached_position
from hadal.core.state import State
from hadal.search.parameters import SearchParameters

SEED_STEP = 1_000_000_007  # between the seeds of two workers
MoveSums = list[tuple[int, int, int]]  # action, count and total of each move, as a worker returns them
ParameterValues = tuple[int, float, int]  # search parameters, as they are sent to a worker


@cache
def pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of worker processes, kept until this process ends."""
    executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    atexit.register(executor.shutdown, cancel_futures=True)
    return executor


def search_in_worker(
    text: str, seat: int, seconds: float, nodes: int, seed: int, shown: int, parameters: ParameterValues | None
) -> MoveSums:
    """Search in this process, which is one of the workers."""
    guess = cached_position(text)
    search = MoveSearch(SearchParameters(*parameters) if parameters else None)
    moves = search.moves(guess, seat, Budget(seconds, nodes), seed, shown)
    return [(move.action, move.count, move.total) for move in moves]


def moves_of_workers(
    guess: State,
    seat: int,
    budget: Budget,
    seed: int,
    workers: int,
    shown: int,
    parameters: SearchParameters | None = None,
) -> list[Move]:
    """Combine the results of all workers; each gets its share of the nodes and all of the seconds."""
    nodes = -(-budget.nodes // workers)
    values = (parameters.horizon, parameters.spread, parameters.max_answers) if parameters else None
    jobs = [
        pool(workers).submit(
            search_in_worker, guess.notation(), seat, budget.seconds, nodes, seed + i * SEED_STEP, shown, values
        )
        for i in range(workers)
    ]
    return added_up([job.result() for job in jobs])


def added_up(parts: list[MoveSums]) -> list[Move]:
    """Add up counts and totals of each answer over all workers."""
    moves: dict[int, Move] = {}
    for found in parts:
        for action, count, total in found:
            move = moves.setdefault(action, Move(action, 0, 0))
            move.count += count
            move.total += total
    return list(moves.values())
