"""Measure how far the win chances of a network can be believed: predicted chances against results.

    .venv/bin/python tools/measure_calibration.py --game abyss --seats 2 --games 400
    .venv/bin/python tools/measure_calibration.py --game the_abyss --seats 3 --picture docs/pictures/calibration.svg

The network plays all seats, at temperature 1 so that games differ; at a higher one, as the weaker levels play. At every
decision it predicts each seat's chance to win, as the seat to move sees it. Predictions are sorted into ten bins; in
each, the mean prediction should equal the share of games that were won. Intervals are over games, because the
predictions of one game are not independent.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from arguments import name_and_value

from hadal.core.chance import MASK, derive
from hadal.core.game import Game
from hadal.core.registry import create
from hadal.network.choice import pick
from hadal.network.files import table_weights_file
from hadal.network.model import NetworkLayers, NetworkModel
from hadal.network.search import win_shares
from hadal.network.style import PlayStyle
from hadal.network.weights import load_weights

BINS = 10
TOGETHER = 64
Z = 1.96


@dataclass
class ReliabilityBin:
    """Predictions of about the same chance."""

    predicted: float = 0.0
    won: float = 0.0
    count: int = 0
    by_game: dict[int, tuple[float, int]] = field(default_factory=dict)  # sum of result minus prediction, and number

    def add(self, game: int, chance: float, result: float) -> None:
        """Add a prediction."""
        self.predicted += chance
        self.won += result
        self.count += 1
        total, n = self.by_game.get(game, (0.0, 0))
        self.by_game[game] = (total + result - chance, n + 1)

    @property
    def error(self) -> float:
        """Return half the 95 % interval of the share won."""
        mean = (self.won - self.predicted) / self.count
        squares = sum((total - mean * n) ** 2 for total, n in self.by_game.values())
        return Z * sqrt(squares) / self.count


@dataclass
class Calibration:
    """Predictions and results."""

    bins: list[ReliabilityBin] = field(default_factory=lambda: [ReliabilityBin() for _ in range(BINS)])
    squares: float = 0.0

    def add(self, game: int, chance: float, result: float) -> None:
        """Add a prediction."""
        self.bins[min(BINS - 1, int(chance * BINS))].add(game, chance, result)
        self.squares += (result - chance) ** 2

    @property
    def count(self) -> int:
        """Return the number of predictions."""
        return sum(one.count for one in self.bins)

    @property
    def expected_error(self) -> float:
        """Return the mean distance between prediction and result of the bins, weighted by their predictions."""
        return sum(abs(one.won - one.predicted) for one in self.bins) / max(1, self.count)


def calibration(model: NetworkModel, game: Game, games: int, seed: int, style: PlayStyle) -> Calibration:
    """Play games of the network against itself and compare predictions with results."""
    found = Calibration()
    for start in range(0, games, TOGETHER):
        numbers = list(range(start, min(games, start + TOGETHER)))
        states = [game.deal(int(derive(seed * 7_777_777 + n & MASK))) for n in numbers]
        predictions: list[list[list[float]]] = [[] for _ in states]
        running, move = list(range(len(states))), 0
        while running:
            move += 1
            evaluated = model.evaluate([states[place] for place in running])
            for row, place in enumerate(running):
                predictions[place].append(evaluated.chances[row].tolist())
                dice = int(derive((seed + numbers[place]) * 100_003 + move & MASK))
                states[place].apply(pick(evaluated.legal[row], evaluated.logits[row], style, dice))
                while not states[place].over() and len(states[place].legal()) == 1:
                    states[place].apply(states[place].legal()[0])
            running = [place for place in running if not states[place].over()]
        for number, state, rows in zip(numbers, states, predictions, strict=True):
            shares = win_shares(state)
            for chances in rows:
                for seat, chance in enumerate(chances):
                    found.add(number, chance, shares[seat])
    return found


def report(found: Calibration) -> str:
    """Return the reliability table in Markdown."""
    lines = ["| predicted | won | predictions |", "| --- | --- | --- |"]
    for one in found.bins:
        if one.count:
            predicted, won = 100 * one.predicted / one.count, 100 * one.won / one.count
            lines.append(f"| {predicted:.1f} % | {won:.1f} % ± {100 * one.error:.1f} | {one.count:,} |")
    lines += ["", f"Mean distance {100 * found.expected_error:.1f} %, Brier score {found.squares / found.count:.4f}."]
    return "\n".join(lines)


def draw(found: Calibration, path: str) -> None:
    """Draw predictions against results."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axis = plt.subplots(figsize=(4.5, 4.5), layout="constrained")
    bins = [one for one in found.bins if one.count]
    axis.plot([0, 100], [0, 100], color="#888888", linestyle=":")
    axis.errorbar(
        [100 * one.predicted / one.count for one in bins],
        [100 * one.won / one.count for one in bins],
        yerr=[100 * one.error for one in bins],
        fmt="o-",
        color="#2b6f8f",
        capsize=3,
    )
    axis.set_xlabel("predicted chance in percent")
    axis.set_ylabel("games won in percent")
    axis.set_aspect("equal")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path)


def main() -> None:
    """Read the arguments, play, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="abyss")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", type=name_and_value, action="append", default=[], help="name=value")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--temperature", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", default="", help="a file of weights instead of that of the package")
    parser.add_argument("--picture", default="")
    asked = parser.parse_args()
    game = create(asked.game, asked.seats, dict(asked.option))
    if asked.weights == "reference":
        from reference_network import reference_model

        model = reference_model(game)
    else:
        layers = NetworkLayers(
            load_weights(Path(asked.weights or table_weights_file(asked.game, asked.seats)), asked.game)
        )
        model = NetworkModel(layers, game)
    found = calibration(model, game, asked.games, asked.seed, PlayStyle(temperature=asked.temperature))
    print(report(found))
    if asked.picture:
        draw(found, asked.picture)


if __name__ == "__main__":
    main()
