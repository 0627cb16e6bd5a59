"""Compare search settings with each other or with another bot: every deal from every seat.

.venv/bin/python tools/tune_search.py abyss --nodes 200 --deals 100 horizon=3 --against horizon=4
.venv/bin/python tools/tune_search.py the_abyss --seats 3 --seconds 0.1 --deals 50 --against greedy
"""

import argparse
import time
from typing import Any

from arguments import name_and_value

from hadal.arena.in_process import contest_between
from hadal.arena.result import result
from hadal.bots import bot
from hadal.bots.search import SearchBot
from hadal.core.bot import Bot, Budget
from hadal.core.game import Game
from hadal.core.registry import create, names
from hadal.search.parameters import SearchParameters, parameters_for


def varied(game: Game, budget: Budget, changes: list[str]) -> SearchParameters:
    """Return the default settings of a game with some changes, such as horizon=4."""
    values = dict(vars_of(parameters_for(game, budget)))
    for change in changes:
        key, _, value = change.partition("=")
        if key not in values:
            raise SystemExit(f"a setting is one of {', '.join(values)}, not {key!r}")
        values[key] = type(values[key])(value)
    return SearchParameters(**values)  # type: ignore[arg-type]


def vars_of(settings: SearchParameters) -> dict[str, int | float]:
    """Return the settings by name."""
    return {key: getattr(settings, key) for key in ("horizon", "spread", "max_answers")}


def main() -> None:
    """Read the arguments, play, print one line."""
    parser = argparse.ArgumentParser(description="settings of search against each other")
    parser.add_argument("game", choices=names())
    parser.add_argument("changes", nargs="*", help="setting=value")
    parser.add_argument("--against", nargs="*", default=[], help="a bot, or setting=value; the usual search if empty")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", type=name_and_value, action="append", default=[], help="name=value")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--nodes", type=int, default=0)
    parser.add_argument("--their-seconds", type=float, default=0.0, help="of the other side, if it has another budget")
    parser.add_argument("--their-nodes", type=int, default=0)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = create(asked.game, asked.seats, dict(asked.option))

    def searching(changes: list[str], seconds: float, nodes: int) -> Bot:
        budget = Budget(seconds, nodes)
        return SearchBot(budget, parameters=varied(game, budget, changes))

    one = searching(asked.changes, asked.seconds, asked.nodes)
    if asked.against and "=" not in asked.against[0]:
        other = bot(asked.against[0], asked.game)
    else:
        budget = (asked.their_seconds or asked.seconds, asked.their_nodes or asked.nodes)
        other = searching(asked.against, *budget)
    began = time.perf_counter()
    run = contest_between(game, [one] + [other] * (asked.seats - 1), asked.deals * asked.seats, asked.seed)
    found: Any = result(run)
    share, ahead = found["entrants"][0]["share"], found["entrants"][0]["ahead"]
    what = f"{asked.game} {asked.seats} players {' '.join(map('='.join, asked.option))}"
    print(f"{what}: {' '.join(asked.changes) or 'search'} v {' '.join(asked.against) or 'search'}:", end=" ")
    print(f"{share['value']:.1%} ({share['low']:.1%} to {share['high']:.1%}) of {found['games']} games,", end=" ")
    print(f"{ahead['value']:+.1f} points ({time.perf_counter() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
