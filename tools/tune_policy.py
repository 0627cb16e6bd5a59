"""Compare weights of the heuristic policy for The Abyss with the current ones, without search.

.venv/bin/python tools/tune_policy.py future=6000 loot_share=10
.venv/bin/python tools/tune_policy.py danger=1,4,12 --seats 2 --deals 20000
"""

import argparse
from math import sqrt

from hadal.core.game import Game
from hadal.core.registry import create
from hadal.core.state import State
from hadal.core.vector import vector
from hadal.games.the_abyss.ai.policy import TheAbyssPolicy

OWN = ("future", "ready", "behind", "aim", "cover", "danger", "promise")
READ = ("hook_use", "eye_use", "loot_share")


def varied(changes: list[str]) -> TheAbyssPolicy:
    """Return the policy with some weights changed."""
    policy = TheAbyssPolicy()
    for change in changes:
        name, _, text = change.partition("=")
        if name not in OWN + READ:
            raise SystemExit(f"a weight is one of {', '.join(OWN + READ)}, not {name!r}")
        numbers = [int(part) for part in text.split(",")]
        value = vector(numbers) if name in ("danger", "promise") else numbers[0]
        setattr(policy if name in OWN else policy.r, name, value)
    return policy


def won(start: State, mine: int, one: TheAbyssPolicy, other: TheAbyssPolicy) -> float:
    """Return the first policy's share of the win, from one seat of a deal."""
    state = start.clone()
    while not state.over():
        state.apply_unchecked((one if state.to_move() == mine else other).pick(state))
    winners = state.winners()
    return (mine in winners) / len(winners)


def shares(game: Game, one: TheAbyssPolicy, other: TheAbyssPolicy, deals: range) -> list[float]:
    """Return the first policy's share by deal, from every seat in turn."""
    seats = range(int(game.seats))
    return [sum(won(game.seeded(deal), mine, one, other) for mine in seats) / len(seats) for deal in deals]


def main() -> None:
    """Read the arguments, play, print one line."""
    parser = argparse.ArgumentParser(description="weights of the heuristic policy against those in use")
    parser.add_argument("changes", nargs="+", help="weight=value")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.deals < 2:
        parser.error(f"--deals is at least 2, not {asked.deals}")
    deals = range(asked.seed, asked.seed + asked.deals)
    found = shares(create("the_abyss", asked.seats, {}), varied(asked.changes), TheAbyssPolicy(), deals)
    mean = sum(found) / len(found)
    error = 1.96 * sqrt(sum((share - mean) ** 2 for share in found)) / len(found)
    games = len(found) * asked.seats
    print(f"{' '.join(asked.changes)}: {100 * mean:.1f} % ± {100 * error:.1f} of {games} games", end=" ")
    print(f"({100 / asked.seats:.1f} % by chance)")


if __name__ == "__main__":
    main()
