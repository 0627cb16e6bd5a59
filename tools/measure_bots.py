"""Measure how often the first bot wins against copies of the second, for each number of players.

.venv/bin/python tools/measure_bots.py greedy random --games 1000
.venv/bin/python tools/measure_bots.py greedy random --game abyss --option expansions=both --seats 2
"""

import argparse

from arguments import name_and_value

from hadal.arena.in_process import win_share
from hadal.bots import bot
from hadal.core.options import OptionError
from hadal.core.registry import counts_with, create, names


def main() -> None:
    """Read the arguments, play, print one line for each number of players."""
    parser = argparse.ArgumentParser(description="win share of one bot against copies of another")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", default="the_abyss", choices=names())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--option", type=name_and_value, action="append", default=[], help="name=value")
    parser.add_argument("--seats", type=int, help="only this many players")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error(f"--games is at least 1, not {asked.games}")
    given = dict(asked.option)
    try:
        first, second = bot(asked.first, asked.game), bot(asked.second, asked.game)
        counts = [asked.seats] if asked.seats else counts_with(asked.game, given)
        games = [create(asked.game, seats, given) for seats in counts]
    except OptionError as error:
        parser.error(str(error))
    for game in games:
        seats = game.seats
        share = win_share(game, [first] + [second] * (seats - 1), asked.games, asked.seed)
        played = -(-asked.games // seats) * seats  # whole deals, each from every seat
        interval = f"{share.low:.1%} to {share.high:.1%}, {played} games"
        print(f"{seats} players: {asked.first} wins {share.value:.1%} ({interval})", flush=True)


if __name__ == "__main__":
    main()
