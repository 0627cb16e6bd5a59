"""The reference weights of the feasibility study as weights of this program, for matches against them.

    export HADAL_REFERENCE=path/to/the/study             # with weights/ and scales.json
    .venv/bin/python tools/reference_network.py --game abyss --seats 2 --against greedy --games 200

The study used the same names of features and actions as the engine has today, except for its derived numbers. Those are
computed here by the study's own formulas.
"""

from __future__ import annotations

import argparse
import json
import os
from functools import cache
from pathlib import Path
from typing import Any, final

import numpy as np
from arguments import name_and_value

from hadal.arena.in_process import win_share
from hadal.bots import bot
from hadal.bots.network import NetworkBot
from hadal.core.bot import Budget
from hadal.core.game import Game
from hadal.core.network_input import NetworkInput
from hadal.core.registry import cached, create
from hadal.core.state import State
from hadal.core.vector import i16, i64, vec
from hadal.games.abyss import constants
from hadal.games.abyss.ai.evaluation import boxes
from hadal.games.abyss.ai.network_input import AbyssNetworkInput
from hadal.games.abyss.rules.nebulis import most_nebulis
from hadal.games.abyss.rules.queries import has, price_change
from hadal.games.abyss.state import Position
from hadal.network.model import NetworkLayers, NetworkModel
from hadal.network.spec import NetworkSpec, description
from hadal.network.style import BEST, PlayStyle
from hadal.network.tables import all_tables, largest_table
from hadal.network.weights import Arrays, NetworkWeights

EACH = 8
FAR = 16
SEAT_NUMBERS = ["score", "value", "race0", "race1", "race2", "race3", "race4", "wild"]
SEAT_BLOCKS = {"abyss": ("seat",), "the_abyss": ("hook", "steal", "give")}
FILES = {"abyss": "abyss_universal.npz", "the_abyss": "the_abyss.npz"}
TWO_PLAYERS = "abyss_2p_base.npz"


@final
class StudyInput(NetworkInput):
    """The derived numbers of the study for Abyss."""

    def __init__(self, game: Game) -> None:
        self.now = game.network_input()
        assert isinstance(self.now, AbyssNetworkInput)
        self.seats = game.seats
        self.lords = sum(name.endswith(".court_space") for name in game.features())
        self.scratch = vec[i16]([0] * EACH)

    def names(self) -> list[str]:
        """Name the derived numbers as the study did."""
        out = [f"x.seat{i}.{what}" for i in range(self.seats) for what in SEAT_NUMBERS]
        return out + [f"x.near.{lord}.seat{i}" for lord in range(self.lords) for i in range(self.seats)]

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write them."""
        assert isinstance(state, Position)
        now, seats = self.now, self.seats
        assert isinstance(now, AbyssNetworkInput)
        first = at + EACH * seats
        for place in range(first, first + self.lords * seats):
            out[place] = 0
        now.tally(state)
        for i in range(seats):
            seat = (viewer + i) % seats
            score = now.points[seat] + now.affiliated(state, seat)
            if len(state.wounds) > 0 or state.nebulis[seat] > 0:
                score += boxes(state, seat) // 1000
            if i == 0:
                score += now.tokens(state, seat)
            here = at + EACH * i
            out[here] = i16(score)
            now.write_hand(state, seat, self.scratch, 0)
            for place in range(EACH - 1):
                out[here + 1 + place] = self.scratch[place]
            self.write_near(state, seat, out, first + i)

    def write_near(self, s: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """Write how near the hand read last is to each Lord at Court, guarded or not."""
        assert isinstance(self.now, AbyssNetworkInput)
        hand = self.now.hand
        hand.pearls = s.pearls[seat]
        hand.extra = most_nebulis(s, seat)
        hand.change = price_change(s, seat)
        hand.any_race = has(s, seat, constants.DIPLOMAT)
        hand.sort()
        for space in range(constants.COURT):
            lord = s.court[space]
            if lord >= 0:
                out[at + lord * self.seats] = i16(max(1, FAR - hand.missing(s, lord)))


def study_input(game: Game) -> NetworkInput:
    """Return the derived numbers of the study for a table; The Abyss had none."""
    return StudyInput(game) if game.name == "abyss" else NetworkInput()


def study_features(name: str) -> list[str]:
    """Return the features in the order of the study's arrays: the largest table first."""
    games = [table.game() for table in [largest_table(name), *all_tables(name)]]
    return list(dict.fromkeys(feature for game in games for feature in game.features() + study_input(game).names()))


def categories(feature: str) -> int:
    """Return the number of values of a category of the study, 0 for other features."""
    if feature in ("asked.card", "asked.n") or (feature.startswith("zone") and feature.endswith(".leviathan")):
        return 64
    return 256 if feature.startswith("sentinel.") and feature.endswith(".place") else 0


def study_folder() -> Path:
    """Return the folder of the study."""
    return Path(os.environ["HADAL_REFERENCE"])


@cache
def reference_weights(name: str, file: str) -> NetworkWeights:
    """Read a file of the study."""
    folder = study_folder()
    scales = json.loads((folder / "scales.json").read_text())[name]
    with np.load(folder / "weights" / file) as found:
        old: dict[str, Any] = {key: found[key].astype(np.float32) for key in found.files}
    features = study_features(name)
    if len(features) != len(old["emb"]):
        raise ValueError(f"{file} has {len(old['emb'])} features, not {len(features)}")
    words = description(name)
    sizes = [categories(feature) for feature in features]
    binary = [feature.endswith((".court_space", ".under")) for feature in features]
    spec = NetworkSpec(
        game=name,
        features=(*features, *words),
        binary=(*binary, *[False] * len(words)),
        # The study multiplied the number of a category too.
        scales=(*[scales[feature] for feature in features], *[1.0] * len(words)),
        categories=(*sizes, *[0] * len(words)),
        actions=tuple(largest_table(name).game().blocks.names),
        seat_blocks=SEAT_BLOCKS[name],
        max_seats=largest_table(name).seats,
    )
    arrays: Arrays = {
        "embedding": np.concatenate([old["emb"], [table_row(old["desc"], word) for word in words]]),
        "category_embedding": old["cemb"],
        "mask_embedding": old["memb"],
        "bias": old["bias"],
        "norm.weight": old["ln.weight"],
        "norm.bias": old["ln.bias"],
    }
    blocks = sum(key.endswith(".a.weight") for key in old)
    for n in range(blocks):
        for theirs, ours in (("ln", "norm"), ("a", "first"), ("b", "second")):
            for part in ("weight", "bias"):
                arrays[f"blocks.{n}.{ours}.{part}"] = old[f"blocks.{n}.{theirs}.{part}"]
    for theirs, ours in (("pol", "policy"), ("val", "value")):
        for part in ("weight", "bias"):
            arrays[f"{ours}.{part}"] = old[f"{theirs}.{part}"]
    weights = NetworkWeights(spec, old["emb"].shape[1], blocks, arrays, {"study": file})
    weights.check()
    return weights


@cache
def reference_layers(name: str, file: str) -> NetworkLayers:
    """Return the layers of a file of the study."""
    return NetworkLayers(reference_weights(name, file))


def table_row(rows: Any, word: str) -> Any:
    """Return the row of weights for a feature that says which table it is: players from two on, then the two boxes."""
    kind, value = word.split(":")
    if kind == "table.seats":
        return rows[int(value) - 2]
    return (value in ("kraken", "both")) * rows[4] + (value in ("leviathan", "both")) * rows[5]


def reference_model(game: Game) -> NetworkModel:
    """Return the strongest network of the study for a table."""
    base = game.name == "abyss" and game.seats == 2 and game.options["expansions"] == "none"
    file = TWO_PLAYERS if base else FILES[game.name]
    return NetworkModel(reference_layers(game.name, file), game, study_input(game))


class ReferenceBot(NetworkBot):
    """Plays with the study's network."""

    def __init__(self, style: PlayStyle = BEST) -> None:
        super().__init__(Budget(style.seconds, style.nodes))
        self.name = "reference"
        self.plays = style

    def style(self, game: Game) -> PlayStyle:
        """Return its style."""
        return self.plays

    def model(self, game: Game) -> NetworkModel:
        """Return the study's network for a table."""
        return cached_model(game.name, game.seats, tuple(sorted(game.options.values.items())))


@cache
def cached_model(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> NetworkModel:
    """Return the study's network, prepared once for each table."""
    return reference_model(cached(name, seats, dict(options)))


def main() -> None:
    """Measure the reference weights against a bot."""
    parser = argparse.ArgumentParser(description="strength of the reference weights")
    parser.add_argument("--game", default="abyss", choices=FILES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--option", type=name_and_value, action="append", default=[], help="name=value")
    asked = parser.parse_args()
    game = create(asked.game, asked.seats, dict(asked.option))
    bots = [ReferenceBot(), *[bot(asked.against, asked.game)] * (asked.seats - 1)]
    share = win_share(game, bots, asked.games)
    print(f"reference v {asked.against}: {share.value:.1%} ({share.low:.1%} to {share.high:.1%}, {asked.games} games)")


if __name__ == "__main__":
    main()
