"""Other projects' games in the same benchmark: random decisions per second, driven from Python."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

SPIEL_GAMES = ("gin_rummy", "hearts", "backgammon")
MOST_TURNS = 1000  # turns of a random game of Catan, as in its own loop

Measure = Callable[[float], float]


def peers() -> tuple[dict[str, Measure], list[str]]:
    """Return a measure for every installed game of another project, and the projects not installed."""
    found: dict[str, Measure] = {}
    missing = []
    if find_spec("catanatron") is not None:
        found["catanatron: Catan, 4 players"] = catanatron
    else:
        missing.append("catanatron")
    if find_spec("pyspiel") is not None:
        found |= {f"OpenSpiel: {name}": spiel(name) for name in SPIEL_GAMES}
    else:
        missing.append("open_spiel")
    return found, missing


def catanatron(seconds: float) -> float:
    """Return random decisions per second in catanatron's own loop."""
    play: Any = importlib.import_module("catanatron.game")
    people: Any = importlib.import_module("catanatron.models.player")
    began = time.perf_counter()
    decisions = 0
    while time.perf_counter() - began < seconds:
        game = play.Game([people.RandomPlayer(color) for color in people.Color])
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            decisions += 1
    return decisions / (time.perf_counter() - began)


def spiel(name: str) -> Measure:
    """Return the measure of an OpenSpiel game; chance nodes do not count as decisions."""

    def measure(seconds: float) -> float:
        pyspiel: Any = importlib.import_module("pyspiel")
        game = pyspiel.load_game(name)
        chance = Random(1)
        began = time.perf_counter()
        decisions = 0
        while time.perf_counter() - began < seconds:
            decisions += spiel_game(game.new_initial_state(), chance)
        return decisions / (time.perf_counter() - began)

    return measure


def spiel_game(state: Any, chance: Random) -> int:
    """Play a random OpenSpiel game; return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = rolled(state.chance_outcomes(), chance.random())
        else:
            legal = state.legal_actions()
            action = legal[int(chance.random() * len(legal))]
            decisions += 1
        state.apply_action(action)
    return decisions


def rolled(outcomes: list[tuple[int, float]], roll: float) -> int:
    """Return the outcome for a random number from 0 to 1."""
    for action, share in outcomes:
        roll -= share
        if roll < 0:
            return action
    return outcomes[-1][0]
