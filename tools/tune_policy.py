"""Compare weights of a heuristic policy with the current ones, without search.

.venv/bin/python tools/tune_policy.py future=6000 loot_share=10
.venv/bin/python tools/tune_policy.py danger=1,4,12 --seats 2 --deals 20000
.venv/bin/python tools/tune_policy.py left=0,0,300,75,150,0 --game abyss --seats 4 --deals 1000

The weight `left` of Abyss is a list by number of players.
"""

import argparse
from math import sqrt
from operator import attrgetter

from hadal.core.game import Game
from hadal.core.registry import create, plugin
from hadal.core.state import State
from hadal.core.vector import vector
from hadal.search.policy import Policy

# By game: the weights that can be changed, and the attribute path from the policy to the object that holds them.
WEIGHTS = {
    "abyss": dict.fromkeys(("ask", "left"), "hand.w"),
    "the_abyss": {
        **dict.fromkeys(("future", "ready", "behind", "aim", "cover", "danger", "promise"), ""),
        **dict.fromkeys(("hook_use", "eye_use", "loot_share"), "r"),
    },
}
LISTS = ("danger", "promise", "left")


def varied(game: str, changes: list[str]) -> Policy:
    """Return the thorough policy of a game with some weights changed."""
    policy = plugin(game).policy(thorough=True)
    assert policy is not None
    weights = WEIGHTS[game]
    for change in changes:
        name, _, text = change.partition("=")
        if name not in weights:
            raise SystemExit(f"a weight of {game} is one of {', '.join(weights)}, not {name!r}")
        numbers = [int(part) for part in text.split(",")]
        holder = attrgetter(weights[name])(policy) if weights[name] else policy
        setattr(holder, name, vector(numbers) if name in LISTS else numbers[0])
    return policy


def won(start: State, mine: int, one: Policy, other: Policy) -> float:
    """Return the first policy's share of the win, from one seat of a deal."""
    state = start.clone()
    while not state.over():
        state.apply_unchecked((one if state.to_move() == mine else other).pick(state))
    winners = state.winners()
    return (mine in winners) / len(winners)


def shares(game: Game, one: Policy, other: Policy, deals: range) -> list[float]:
    """Return the first policy's share by deal, from every seat in turn."""
    seats = range(int(game.seats))
    return [sum(won(game.seeded(deal), mine, one, other) for mine in seats) / len(seats) for deal in deals]


def main() -> None:
    """Read the arguments, play, print one line."""
    parser = argparse.ArgumentParser(description="weights of the heuristic policy against those in use")
    parser.add_argument("changes", nargs="+", help="weight=value")
    parser.add_argument("--game", choices=sorted(WEIGHTS), default="the_abyss")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.deals < 2:
        parser.error(f"--deals is at least 2, not {asked.deals}")
    deals = range(asked.seed, asked.seed + asked.deals)
    found = shares(
        create(asked.game, asked.seats, {}), varied(asked.game, asked.changes), varied(asked.game, []), deals
    )
    mean = sum(found) / len(found)
    error = 1.96 * sqrt(sum((share - mean) ** 2 for share in found)) / len(found)
    games = len(found) * asked.seats
    print(f"{' '.join(asked.changes)}: {100 * mean:.1f} % ± {100 * error:.1f} of {games} games", end=" ")
    print(f"({100 / asked.seats:.1f} % by chance)")


if __name__ == "__main__":
    main()
