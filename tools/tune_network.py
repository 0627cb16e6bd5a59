"""A match between any two bots of tools/network_games.py, to compare settings of the search with a network.

.venv/bin/python tools/tune_network.py the_abyss --seats 3 tree:nodes=100:scale=1.5:opponents=heuristic greedy
.venv/bin/python tools/tune_network.py the_abyss --games 400 tree:nodes=100:hands=real tree:nodes=100

The first bot plays against copies of the second, every deal from every seat; 95 % intervals over deals.
"""

import argparse
import os
from time import process_time

from arguments import name_and_value
from network_games import MatchOfBots, MatchShare, OutcomeFile, measured_bot, play_match

from hadal.core.options import OptionError
from hadal.core.registry import cached, names


def main() -> None:
    """Read the arguments and play; print a line after every few deals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", type=name_and_value, action="append", default=[], help="name=value")
    parser.add_argument("--games", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", default="", help="file that keeps the games, to continue later")
    asked = parser.parse_args()
    try:
        for text in (asked.first, asked.second):
            measured_bot(text, asked.game)
        cached(asked.game, asked.seats, dict(asked.option))
    except OptionError as error:
        parser.error(str(error))
    match = MatchOfBots(asked.first, asked.second, asked.game, asked.seats, dict(asked.option), asked.seed)

    def look(share: MatchShare) -> None:
        spent, load = process_time(), os.getloadavg()[0]
        print(f"{share.games} games: {share.text}, {share.ahead:+.1f} points", end=" ")
        print(f"({spent:.0f} s of the processor, load {load:.0f})", flush=True)

    play_match(match, asked.games, OutcomeFile(asked.results), look=look)


if __name__ == "__main__":
    main()
