"""Plan: which table, role and worker each slot of a run has.

A slot is one running game. All slots advance by one decision at a time, in two halves: while the workers step one
half, the network chooses the actions of the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from hadal.network.spec import NetworkSpec, describe, network_spec, table_features
from hadal.network.tables import TableChoice
from hadal.train.config import TrainConfig

# Roles: who sits at the seats that are not the learner's. The heuristic policy in its thorough form is `greedy`.
SELF, HEURISTIC, GREEDY, OLDER = range(4)
ROLES = ("self", "heuristic", "greedy", "older")
GOLDEN = 0.6180339887498949  # multiples of it are spread evenly over 0 to 1
# Measured costs in microseconds. A decision: rules, observation, copying; the last two grow with the features.
DECISION_COST, FEATURE_COST = 3.0, 0.006
# A decision of an opponent inside the batch: a cost for each feature, as a measure of the game, up to a limit.
QUICK_COST, THOROUGH_COST = (0.005, 7.0), (0.013, 18.0)


@dataclass(frozen=True)
class Slot:
    """One slot in one half of a worker."""

    table: int
    role: int
    learners: int  # bits of the seats that the learner plays
    older: int  # which older self plays the others, if the role is OLDER


@dataclass(frozen=True)
class Part:
    """Neighbouring slots of a worker with the same table."""

    table: int
    start: int  # row in the half
    slots: tuple[Slot, ...]


class Plan:
    """The slots of a run. It follows from the settings alone, so all processes make the same one."""

    def __init__(self, config: TrainConfig) -> None:
        self.config = config
        self.tables: list[TableChoice] = config.choices()
        self.spec: NetworkSpec = network_spec(config.game)
        self.layout = layout_of(self.spec, self.tables)
        self.widths = [len(table_features(table.game())) for table in self.tables]
        slots = self.lay_out()
        self.count = len(slots)  # rows in a half
        self.parts = self.cut(slots)  # by worker
        self.slots = [slot for parts in self.parts for part in parts for slot in part.slots]

    def lay_out(self) -> list[Slot]:
        """Return the slots of a half, table by table."""
        shares = np.array([self.config.share(table) for table in self.tables])
        total = self.config.workers * self.config.games
        counts = np.maximum(1, np.round(total * shares / shares.sum())).astype(int)
        return [self.slot(k, j) for k in range(len(self.tables)) for j in range(int(counts[k]))]

    def slot(self, table: int, number: int) -> Slot:
        """Return the slot with this number at a table."""
        config, seats = self.config, self.tables[table].seats
        everybody = (1 << seats) - 1
        heuristic = config.heuristic if seats == 2 else config.heuristic_many
        at = number * GOLDEN % 1.0
        role = HEURISTIC if at < heuristic else OLDER if at < heuristic + config.older else SELF
        if at < heuristic * config.thorough:
            role = GREEDY
        if config.exploit:
            role = OLDER
        learners = everybody
        if role != SELF:
            learners = 1 << number % seats
            if seats > 2 and number // seats % 4 == 3 and role != GREEDY and not config.exploit:
                learners |= 1 << (number + 1 + number // seats // 4 % (seats - 1)) % seats  # two of them
        return Slot(table, role, learners, number % config.older_sets)

    def traces(self) -> NDArray[np.float64]:
        """Return lambda for every slot, so that a return looks equally many rounds ahead everywhere.

        The setting holds for slots with two seats that decide, and for those where the learner decides alone.
        """
        deciding = [
            slot.learners.bit_count() if slot.role in (HEURISTIC, GREEDY) else self.tables[slot.table].seats
            for slot in self.slots
        ]
        return np.array([self.config.trace ** (2 / max(2, count)) for count in deciding])

    def cost(self, slot: Slot) -> float:
        """Return the estimated microseconds of a decision at a slot."""
        own = DECISION_COST + FEATURE_COST * self.widths[slot.table]
        if slot.role not in (HEURISTIC, GREEDY):
            return own
        seats = self.tables[slot.table].seats
        others = (seats - slot.learners.bit_count()) / slot.learners.bit_count()
        each, most = THOROUGH_COST if slot.role == GREEDY else QUICK_COST
        return own + others * min(most, each * self.widths[slot.table])

    def cut(self, slots: list[Slot]) -> list[list[Part]]:
        """Distribute the slots over the workers so that all have about the same to do.

        The slots of each table are dealt out in the order of their costs, so every worker has the same mixture.
        """
        ordered = sorted(range(len(slots)), key=lambda i: (slots[i].table, -self.cost(slots[i]), i))
        worker = [0] * len(slots)
        for at, i in enumerate(ordered):
            turn, who = divmod(at, self.config.workers)
            worker[i] = who if turn % 2 == 0 else self.config.workers - 1 - who  # there and back
        out: list[list[Part]] = []
        row = 0
        for w in range(self.config.workers):
            mine = [slot for slot, who in zip(slots, worker, strict=True) if who == w]
            parts = []
            for table, group in groupby(mine, key=lambda slot: slot.table):
                members = tuple(group)
                parts.append(Part(table, row, members))
                row += len(members)
            out.append(parts)
        return out

    def rows(self, what: str) -> NDArray[np.int64]:
        """Return one number of every slot: seats, table, learners, role or older."""
        if what == "seats":
            return np.array([self.tables[slot.table].seats for slot in self.slots], dtype=np.int64)
        return np.array([getattr(slot, what) for slot in self.slots], dtype=np.int64)


def layout_of(spec: NetworkSpec, tables: list[TableChoice]) -> NDArray[np.int64]:
    """Return the indices of the features that these tables have, in the order of the specification."""
    used: set[int] = set()
    for table in tables:
        game = table.game()
        used |= {spec.feature_at[name] for name in table_features(game)} | set(describe(spec, game))
    return np.array(sorted(used), dtype=np.int64)
