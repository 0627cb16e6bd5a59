"""Measure the speed of search: nodes per second, decisions in rollouts, and their share of random play.

.venv/bin/python tools/measure_search.py --seconds 2

Uses processor time and alternates with random play at the same table, so that other load on the machine affects both
equally.
"""

import argparse
from statistics import median
from time import process_time

from hadal.bots.search import MoveSearch
from hadal.core.bot import Budget
from hadal.core.game import Game
from hadal.core.playout import random_playout
from hadal.core.registry import create
from hadal.core.state import State
from hadal.search.policies import policy_for

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("abyss", 2, {}),
    ("abyss", 4, {}),
    ("abyss", 2, {"expansions": "both"}),
    ("the_abyss", 3, {}),
]
ROUNDS = 5
ALLOWED = Budget(nodes=2000)


def positions(game: Game, seed: int) -> list[State]:
    """Return questions with a choice from a game of the heuristic policy."""
    state, policy, out = game.seeded(seed), policy_for(game), list[State]()
    while not state.over():
        if len(state.legal()) > 1:
            out.append(state.clone())
        state.apply_unchecked(policy.pick(state))
    return out


def searched(asked: list[State], seconds: float) -> tuple[float, float, float]:
    """Return nodes per second, decisions per second, and nodes used for a question."""
    nodes = decisions = questions = 0
    began = process_time()
    while process_time() - began < seconds:
        state = asked[questions % len(asked)]
        search = MoveSearch().run(state, state.to_move(), ALLOWED, questions)
        nodes, decisions, questions = nodes + search.nodes, decisions + search.decisions, questions + 1
    took = process_time() - began
    return nodes / took, decisions / took, nodes / questions


def at_random(game: Game, seconds: float) -> float:
    """Return decisions per second of random play."""
    decisions = seed = 0
    dealt = game.seeded(1)
    began = process_time()
    while process_time() - began < seconds:
        seed += 1
        decisions += int(random_playout(dealt.clone(), seed))
    return decisions / (process_time() - began)


def main() -> None:
    """Read the arguments, measure, print the rows."""
    parser = argparse.ArgumentParser(description="nodes a second of search")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    asked = parser.parse_args()
    if asked.seconds <= 0:
        parser.error(f"--seconds is more than 0, not {asked.seconds:g}")
    print(
        "| table | nodes/s | decisions/s in rollouts | share of random play | nodes used of 2,000 |\n"
        + "| --- " * 5
        + "|"
    )
    for name, seats, options in TABLES:
        game = create(name, seats, options)
        questions = positions(game, 1) + positions(game, 2)
        rounds = [(searched(questions, asked.seconds), at_random(game, asked.seconds / 2)) for _ in range(ROUNDS)]
        nodes, decisions, used = (median(found[i] for found, _ in rounds) for i in range(3))
        share = median(found[1] / bare for found, bare in rounds)
        title = f"{name}, {seats} players {' '.join(options.values())}".strip()
        print(f"| {title} | {nodes:,.0f} | {decisions / 1e6:.2f} M | {100 * share:.0f} % | {used:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
