"""NetworkModel: a network for one table in NumPy, with the same answers on every machine (decision 20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hadal.core.game import Game
from hadal.core.network_input import NetworkInput
from hadal.core.state import State
from hadal.core.vector import i16, vec
from hadal.network.exact import PARTS, ExactLayer, ExactNorm, Floats, shares, whole
from hadal.network.spec import HIGHEST, LOWEST, describe, turned_actions
from hadal.network.weights import NORM_EPSILON, NetworkWeights

ROWS: Final = 64  # positions of one matrix product; more are evaluated in parts
HIDDEN_BITS, HIDDEN_LIMIT = 14, 128.0  # of the residual stream: exact squares for widths up to 1024
UNIT_BITS, UNIT_LIMIT = 14, 32.0  # of the inputs of matrix products
HIDDEN_TOP: Final = HIDDEN_LIMIT * 2.0**HIDDEN_BITS
FEWEST_ROWS: Final = 4  # with fewer, rows of the first layer are added up one position at a time
CODE: Final = 255  # a category is the lowest eight bits of its number


class Evaluation(NamedTuple):
    """What the network says of several positions."""

    legal: list[list[int]]  # by position: the legal actions, ascending
    logits: list[NDArray[np.float64]]  # by position: one for each legal action
    chances: NDArray[np.float64]  # positions x seats: chance to win
    margins: NDArray[np.float64]  # positions x seats: expected points ahead of the best opponent, as tanh


class PositionReader:
    """Writes what the network sees of positions into rows, for the seat to move."""

    def __init__(self, game: Game, inputs: NetworkInput) -> None:
        self.inputs = inputs
        self.plain = len(game.features())
        self.width = self.plain + len(inputs.names())
        self.buffer = vec[i16]([0] * (ROWS * self.width))
        self.rows: NDArray[np.int16] = np.frombuffer(memoryview(self.buffer), np.int16).reshape(ROWS, self.width)

    def read(self, states: Sequence[State]) -> NDArray[np.int16]:
        """Return one row for each position, at most ROWS; the next call overwrites them."""
        buffer, inputs, plain, width = self.buffer, self.inputs, self.plain, self.width
        at = 0
        for state in states:
            seat = state.to_move()
            state.observe(seat, buffer, at)
            inputs.write(state, seat, buffer, at + plain)
            at += width
        return self.rows[: len(states)]


class NetworkLayers:
    """The layers of a network behind the first one: the same for all tables."""

    def __init__(self, weights: NetworkWeights, layer_type: type[ExactLayer] = ExactLayer) -> None:
        self.weights = weights
        self.layer_type = layer_type
        self.blocks = [
            (self.norm(f"blocks.{n}.norm"), self.layer(f"blocks.{n}.first"), self.layer(f"blocks.{n}.second"))
            for n in range(weights.blocks)
        ]
        self.last = self.norm("norm")
        self.policy = self.layer("policy")
        self.value = self.layer("value")

    def array(self, name: str) -> Floats:
        """Return an array of the weights."""
        return self.weights.arrays[name].astype(np.float64)

    def norm(self, name: str) -> ExactNorm:
        """Return a layer norm."""
        return ExactNorm(self.array(f"{name}.weight"), self.array(f"{name}.bias"), NORM_EPSILON, HIDDEN_BITS)

    def layer(self, name: str) -> ExactLayer:
        """Return a linear layer behind a layer norm or a ReLU."""
        return self.layer_type(self.array(f"{name}.weight").T, self.array(f"{name}.bias"), UNIT_BITS, UNIT_LIMIT)

    def trunk(self, hidden: Floats) -> Floats:
        """Return the last hidden layer in whole numbers, given the first one."""
        whole(hidden, HIDDEN_BITS, HIDDEN_LIMIT)
        for norm, first, second in self.blocks:
            inner = first(whole(norm(hidden), UNIT_BITS, UNIT_LIMIT))
            np.maximum(inner, 0.0, out=inner)
            hidden += whole(second(whole(inner, UNIT_BITS, UNIT_LIMIT)), HIDDEN_BITS, HIDDEN_LIMIT)
            np.clip(hidden, -HIDDEN_TOP, HIDDEN_TOP, out=hidden)
        last = self.last(hidden)
        np.maximum(last, 0.0, out=last)
        return whole(last, UNIT_BITS, UNIT_LIMIT)


class NetworkModel:
    """The network of a game, prepared for one table. It has scratch space, so it serves one thread."""

    def __init__(self, layers: NetworkLayers, game: Game, inputs: NetworkInput | None = None) -> None:
        """`inputs` replaces the derived numbers of the game, for weights that were trained with other ones."""
        spec = layers.weights.spec
        self.layers = layers
        self.game = game
        self.seats = game.seats
        self.max_seats = spec.max_seats
        self.reader = PositionReader(game, inputs or game.network_input())
        self.actions = np.array([turned_actions(spec, game.blocks, seat, self.seats) for seat in range(self.seats)])
        names = game.features() + self.reader.inputs.names()
        places = [spec.feature_at.get(name, -1) for name in names]
        is_number = [place >= 0 and not spec.categories[place] for place in places]
        self.columns = np.flatnonzero(is_number)  # of numbers and binary features, among the features of the table
        known = [places[column] for column in self.columns.tolist()]
        self.binary = np.flatnonzero([spec.binary[place] for place in known])
        scales = [1.0 if spec.binary[place] else spec.scales[place] for place in known]
        self.mask_start = len(known)
        # Numbers and legal actions enter by one product; the table itself is a constant.
        embedding = layers.array("embedding")
        constant = layers.array("bias")
        for place in describe(spec, game):
            constant = constant + embedding[place]
        rows = np.concatenate([embedding[known] * np.array(scales)[:, None], layers.array("mask_embedding")])
        self.first = layers.layer_type(rows, constant, 0, float(-LOWEST))
        # A category selects a row by its code.
        self.codes: list[tuple[int, int, Floats]] = []
        codes = layers.array("category_embedding")
        for column, place in enumerate(places):
            if place >= 0 and spec.categories[place]:
                start, size = spec.category_start[place], spec.categories[place]
                self.codes.append((column, size - 1, codes[start : start + size]))

    def evaluate(self, states: Sequence[State]) -> Evaluation:
        """Evaluate positions for their seats to move; none of them may be the end of a game."""
        parts = [self.evaluate_part(states[at : at + ROWS]) for at in range(0, len(states), ROWS)]
        if len(parts) == 1:
            return parts[0]
        return Evaluation(
            [legal for part in parts for legal in part.legal],
            [logits for part in parts for logits in part.logits],
            np.concatenate([part.chances for part in parts]),
            np.concatenate([part.margins for part in parts]),
        )

    def evaluate_part(self, states: Sequence[State]) -> Evaluation:
        """Evaluate at most ROWS positions."""
        movers = [state.to_move() for state in states]
        legal = [state.legal() for state in states]
        asked = [self.actions[mover][actions] for mover, actions in zip(movers, legal, strict=True)]
        hidden = self.layers.trunk(self.first_layer(self.reader.read(states), asked))
        policy = self.layers.policy(hidden)
        logits = [policy[row, actions] for row, actions in enumerate(asked)]
        values = self.layers.value(hidden)
        chances = shares(values[:, : self.seats]) / PARTS
        margins = values[:, self.max_seats : self.max_seats + self.seats].copy()
        for row, mover in enumerate(movers):  # seats are counted from the mover
            if mover:
                chances[row] = np.roll(chances[row], mover)
                margins[row] = np.roll(margins[row], mover)
        return Evaluation(legal, logits, chances, margins)

    def first_layer(self, rows: NDArray[np.int16], asked: list[NDArray[np.int64]]) -> Floats:
        """Return the sum of the rows of weights for what is seen: one product, or for few positions row by row."""
        numbers = np.clip(rows[:, self.columns], LOWEST, HIGHEST)
        numbers[:, self.binary] = numbers[:, self.binary] > 0
        if len(rows) < FEWEST_ROWS:
            layer = self.first
            out = np.empty((len(rows), layer.weight.shape[1]))
            for row, actions in enumerate(asked):
                there = np.flatnonzero(numbers[row])
                total = numbers[row, there].astype(np.float64) @ layer.weight[there]
                total += layer.weight[self.mask_start + actions].sum(axis=0)
                out[row] = total * layer.scale + layer.bias
        else:
            x = np.zeros((len(rows), len(self.first.weight)))
            x[:, : self.mask_start] = numbers
            for row, actions in enumerate(asked):
                x[row, self.mask_start + actions] = 1.0
            out = self.first(x)
        for column, last, table in self.codes:
            out += table[np.minimum(rows[:, column] & CODE, last)]
        return out
