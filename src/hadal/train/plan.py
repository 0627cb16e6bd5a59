"""Plan: which table, role and worker each place of a run has.

A place is one running game. All places advance by one decision at a time, in two halves: while the workers step one
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

SELF, HEURISTIC, OLDER = range(3)  # roles: who sits at the seats that are not the learner's
ROLES = ("self", "heuristic", "older")
GOLDEN = 0.6180339887498949  # multiples of it are spread evenly over 0 to 1
# Measured costs in microseconds. A decision: rules, observation, copying; the last two grow with the features.
DECISION_COST, FEATURE_COST = 3.0, 0.006
# A decision of an opponent inside the batch: a cost for each feature, as a measure of the game, up to a limit.
QUICK_COST, THOROUGH_COST = (0.005, 7.0), (0.013, 18.0)


@dataclass(frozen=True)
class Place:
    """One place in one half of a worker."""

    table: int
    role: int
    learners: int  # bits of the seats that the learner plays
    older: int  # which older self plays the others, if the role is OLDER
    thorough: bool  # do heuristic opponents use the thorough policy?


@dataclass(frozen=True)
class Part:
    """Neighbouring places of a worker with the same table."""

    table: int
    start: int  # row in the half
    places: tuple[Place, ...]


class Plan:
    """The places of a run. It follows from the settings alone, so all processes make the same one."""

    def __init__(self, config: TrainConfig) -> None:
        self.config = config
        self.tables: list[TableChoice] = config.choices()
        self.spec: NetworkSpec = network_spec(config.game)
        self.layout = layout_of(self.spec, self.tables)
        self.widths = [len(table_features(table.game())) for table in self.tables]
        places = self.lay_out()
        self.count = len(places)  # rows in a half
        self.parts = self.cut(places)  # by worker
        self.places = [place for parts in self.parts for part in parts for place in part.places]

    def lay_out(self) -> list[Place]:
        """Return the places of a half, table by table."""
        shares = np.array([self.config.share(table) for table in self.tables])
        total = self.config.workers * self.config.games
        counts = np.maximum(1, np.round(total * shares / shares.sum())).astype(int)
        return [self.place(k, j) for k in range(len(self.tables)) for j in range(int(counts[k]))]

    def place(self, table: int, number: int) -> Place:
        """Return the place with this number at a table."""
        config, seats = self.config, self.tables[table].seats
        everybody = (1 << seats) - 1
        heuristic = config.heuristic if seats == 2 else config.heuristic_many
        at = number * GOLDEN % 1.0
        role = HEURISTIC if at < heuristic else OLDER if at < heuristic + config.older else SELF
        if config.exploit:
            role = OLDER
        learners = everybody
        if role != SELF:
            learners = 1 << number % seats
            if seats > 2 and number // seats % 4 == 3 and not config.exploit:
                learners |= 1 << (number + 1 + number // seats // 4 % (seats - 1)) % seats  # two of them
        thorough = role == HEURISTIC and at < heuristic * config.thorough
        return Place(table, role, learners, number % config.older_sets, thorough)

    def cost(self, place: Place) -> float:
        """Return the estimated microseconds of a decision at a place."""
        own = DECISION_COST + FEATURE_COST * self.widths[place.table]
        if place.role != HEURISTIC:
            return own
        seats = self.tables[place.table].seats
        others = (seats - place.learners.bit_count()) / place.learners.bit_count()
        each, most = THOROUGH_COST if place.thorough else QUICK_COST
        return own + others * min(most, each * self.widths[place.table])

    def cut(self, places: list[Place]) -> list[list[Part]]:
        """Distribute the places over the workers so that all have about the same to do.

        Each worker gets an even share of the costly places, and neighbouring tables.
        """
        costs = np.array([self.cost(place) for place in places])
        ends = np.cumsum(costs) - costs / 2
        worker = np.minimum((ends / costs.sum() * self.config.workers).astype(int), self.config.workers - 1)
        out: list[list[Part]] = []
        row = 0
        for w in range(self.config.workers):
            mine = [place for place, who in zip(places, worker, strict=True) if who == w]
            parts = []
            for table, group in groupby(mine, key=lambda place: place.table):
                members = tuple(group)
                parts.append(Part(table, row, members))
                row += len(members)
            out.append(parts)
        return out

    def rows(self, what: str) -> NDArray[np.int64]:
        """Return one number of every place: seats, table, learners, role or older."""
        if what == "seats":
            return np.array([self.tables[place.table].seats for place in self.places], dtype=np.int64)
        return np.array([getattr(place, what) for place in self.places], dtype=np.int64)


def layout_of(spec: NetworkSpec, tables: list[TableChoice]) -> NDArray[np.int64]:
    """Return the places of the features that these tables have, in the order of the specification."""
    used: set[int] = set()
    for table in tables:
        game = table.game()
        used |= {spec.feature_at[name] for name in table_features(game)} | set(describe(spec, game))
    return np.array(sorted(used), dtype=np.int64)
