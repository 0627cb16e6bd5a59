"""TableEncoder: rows and masks of one table in the layout of a network, and its actions back again."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from hadal.core.game import Game
from hadal.network.spec import HIGHEST, LOWEST, NetworkSpec, describe, table_features, turned_actions

Rows = NDArray[np.int16]  # positions x features of the table
Codes = NDArray[np.int8]  # positions x features of the network, one byte each
Masks = NDArray[np.uint8]
Seats = NDArray[np.int64]
Runs = list[tuple[slice, slice]]
LONG_RUN = 16  # columns: shorter runs are copied faster by index


def runs_of(source: NDArray[np.int64], target: NDArray[np.int64]) -> Runs:
    """Return the stretches in which source and target columns both ascend by one; empty if they are short."""
    if len(source) == 0:
        return []
    ends = np.flatnonzero((np.diff(source) != 1) | (np.diff(target) != 1)) + 1
    starts = [0, *ends.tolist(), len(source)]
    out = []
    for first, last in pairwise(starts):
        a, b, size = int(source[first]), int(target[first]), last - first
        out.append((slice(a, a + size), slice(b, b + size)))
    return out if len(source) >= LONG_RUN * len(out) else []


class TableEncoder:
    """Translates between a table and a network.

    A feature takes one byte: numbers are clipped, categories keep their lowest eight bits. With `layout`, the network's
    features are only those at these places of the specification; others are left out.
    """

    def __init__(self, spec: NetworkSpec, game: Game, layout: NDArray[np.int64] | None = None) -> None:
        self.spec = spec
        self.seats = game.seats
        places = np.arange(len(spec.features)) if layout is None else layout
        column = {spec.features[place]: at for at, place in enumerate(places.tolist())}
        names = table_features(game)
        self.known = np.array([i for i, name in enumerate(names) if name in column], dtype=np.int64)
        self.columns = np.array([column[names[i]] for i in self.known.tolist()], dtype=np.int64)
        self.runs = runs_of(self.known, self.columns)
        codes = [i for i in self.known.tolist() if spec.categories[spec.feature_at[names[i]]]]
        self.code_from = np.array(codes, dtype=np.int64)
        self.code_to = np.array([column[names[i]] for i in codes], dtype=np.int64)
        words = [spec.features[place] for place in describe(spec, game)]
        self.constant = np.array([column[word] for word in words if word in column], dtype=np.int64)
        # By mover: the network's action for each action id of the table, and the other way round.
        self.actions = np.array([turned_actions(spec, game.blocks, seat, self.seats) for seat in range(self.seats)])
        self.action_ids = np.full((self.seats, len(spec.actions)), -1, dtype=np.int64)
        for seat in range(self.seats):
            self.action_ids[seat, self.actions[seat]] = np.arange(game.actions)
        differ = (self.actions != self.actions[0]).any(axis=0)
        self.fixed = np.flatnonzero(~differ)  # actions that are the same for every mover
        self.turned = np.flatnonzero(differ)
        self.mask_runs = runs_of(self.fixed, self.actions[0][self.fixed])

    def describe(self, out: Codes) -> None:
        """Write the features that are the same in every position of this table; the others are set to 0."""
        out[:] = 0
        out[:, self.constant] = 1

    def write(self, rows: Rows, out: Codes) -> None:
        """Write the features of positions, except the constant ones."""
        clipped = np.clip(rows, LOWEST, HIGHEST)
        for source, target in self.runs:
            out[:, target] = clipped[:, source]
        if not self.runs:
            out[:, self.columns] = clipped[:, self.known]
        if len(self.code_from):
            out[:, self.code_to] = rows[:, self.code_from].astype(np.int8)  # the lowest eight bits

    def write_masks(self, masks: Masks, movers: Seats, out: Masks) -> None:
        """Write the legal actions, seats counted from the mover. Actions that the table lacks are left as they are."""
        for source, target in self.mask_runs:
            out[:, target] = masks[:, source]
        if not self.mask_runs:
            out[:, self.actions[0][self.fixed]] = masks[:, self.fixed]
        if len(self.turned):
            rows = np.arange(len(masks))[:, None]
            out[rows, self.actions[movers][:, self.turned]] = masks[:, self.turned]

    def table_actions(self, chosen: Seats, movers: Seats) -> Seats:
        """Return the action ids of the table for actions of the network."""
        found: Seats = self.action_ids[movers, chosen]
        return found
