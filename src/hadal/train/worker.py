"""A worker process: steps games and shows them to the learning process through shared memory."""

from __future__ import annotations

import os
import signal
import time
from multiprocessing.connection import Connection

import numpy as np
from numpy.typing import NDArray

from hadal.core.batch import Batch
from hadal.core.chance import derive
from hadal.network.encoder import TableEncoder
from hadal.search.policies import policy_for
from hadal.train.config import TrainConfig
from hadal.train.plan import GREEDY, HEURISTIC, Part, Plan
from hadal.train.shared import (
    COPYING,
    ENDED,
    EXPECTED,
    GAMES,
    HALVES,
    LENGTHS,
    MOVER,
    POINTS,
    RESULTS,
    SHARES,
    STEPPING,
    SharedArrays,
)

QUIT = 255
MOST_FIRST_MOVES = 60  # random moves at the start, so that not all games begin at the same moment


class Games:
    """The games of one part in one half, as NumPy arrays."""

    def __init__(self, plan: Plan, part: Part, half: int, seed: int) -> None:
        table = plan.tables[part.table]
        game = table.game()
        count = len(part.slots)
        self.half = half
        self.seats = game.seats
        self.part = part
        self.rows = slice(part.start, part.start + count)
        self.encoder = TableEncoder(plan.spec, game, plan.layout)
        self.batch = Batch(game, count, seed, False, True, game.network_input())
        for i, slot in enumerate(part.slots):
            if slot.role in (HEURISTIC, GREEDY):
                others = ((1 << game.seats) - 1) & ~slot.learners
                self.batch.assign(i, others, policy_for(game, slot.role == GREEDY))
        self.batch.reset(seed)
        batch, shape = self.batch, (count, -1)
        self.observations: NDArray[np.int16] = np.frombuffer(memoryview(batch.observations), np.int16).reshape(shape)
        self.masks: NDArray[np.uint8] = np.frombuffer(memoryview(batch.masks), np.uint8).reshape(shape)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(shape)
        self.points: NDArray[np.float64] = np.frombuffer(memoryview(batch.points), np.float64).reshape(shape)
        self.movers: NDArray[np.int64] = np.frombuffer(memoryview(batch.movers), np.int64)
        self.ended: NDArray[np.uint8] = np.frombuffer(memoryview(batch.ended), np.uint8)
        self.lengths: NDArray[np.int64] = np.frombuffer(memoryview(batch.lengths), np.int64)
        self.picks: NDArray[np.int64] = np.frombuffer(memoryview(batch.picks), np.int64)
        learners = np.array([slot.learners for slot in part.slots])
        self.learner = (learners[:, None] >> np.arange(self.seats)) & 1  # by slot and seat
        self.roles = np.array([slot.role for slot in part.slots])

    def play_randomly(self, moves: int) -> None:
        """Make random moves."""
        for _ in range(moves):
            self.batch.pick()
            self.batch.step(self.picks.tobytes())

    def show(self, shared: SharedArrays, statistics: NDArray[np.float64]) -> None:
        """Copy what the learning process needs."""
        half, rows = self.half, self.rows
        self.encoder.write(self.observations, shared.features[half, rows])
        self.encoder.write_masks(self.masks, self.movers, shared.masks[half, rows])
        results = shared.results[half, rows]
        results[:, MOVER] = self.movers
        results[:, ENDED] = self.ended
        if self.ended.any():
            seats, most = self.seats, (results.shape[1] - RESULTS) // 2
            results[:, RESULTS : RESULTS + seats] = self.rewards
            results[:, RESULTS + most : RESULTS + most + seats] = self.points
            self.count_results(statistics[self.part.table])

    def count_results(self, statistics: NDArray[np.float64]) -> None:
        """Add the finished games to the statistics of the table, by role."""
        for i in np.flatnonzero(self.ended).tolist():
            row = statistics[self.roles[i]]
            learners = self.learner[i]
            row[GAMES] += 1
            row[SHARES] += float((self.rewards[i] * learners).sum())
            row[EXPECTED] += float(learners.mean())
            row[LENGTHS] += float(self.lengths[i])
            row[POINTS] += float((self.points[i] * learners).sum() / learners.sum())


def run_worker(config: TrainConfig, number: int, block: str, round_: int, pipe: Connection) -> None:
    """Step games on command until told to quit, or until the learning process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the learning process
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.environ["OMP_NUM_THREADS"] = "1"
    plan = Plan(config)
    shared = SharedArrays(plan, block)
    halves: list[list[Games]] = []
    for half in range(HALVES):
        seeds = [seed_of(config.seed, round_, number, half, i) for i in range(len(plan.parts[number]))]
        halves.append([Games(plan, part, half, seeds[i]) for i, part in enumerate(plan.parts[number])])
    chance = np.random.default_rng(seed_of(config.seed, round_, number, 7, 0))
    statistics, busy = shared.statistics[number], shared.busy[number]
    try:
        for half in range(HALVES):
            for games in halves[half]:
                games.encoder.describe(shared.features[half, games.rows])
                games.play_randomly(int(chance.integers(MOST_FIRST_MOVES)))
                games.show(shared, statistics)
            pipe.send_bytes(bytes([half]))
        statistics[:] = 0  # games that random moves have ended do not count
        while (command := pipe.recv_bytes()[0]) != QUIT:
            for games in halves[command]:
                began = time.perf_counter()
                chosen = shared.actions[command, games.rows]
                games.batch.step(games.encoder.table_actions(chosen, games.movers).tobytes())
                middle = time.perf_counter()
                games.show(shared, statistics)
                busy[STEPPING] += middle - began
                busy[COPYING] += time.perf_counter() - middle
            pipe.send_bytes(bytes([command]))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        pass  # the learning process is gone
    finally:
        del statistics, busy
        shared.close(remove=False)


def seed_of(*numbers: int) -> int:
    """Return one seed for several numbers."""
    seed = 0
    for number in numbers:
        seed = int(derive(seed ^ number))
    return seed
