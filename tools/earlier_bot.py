"""Bots of an earlier commit, for matches against those of this one.

    git worktree add ../earlier 8daf984                # the commit before greedy and the heuristic policy became one
    .venv/bin/python ../earlier/tools/compile_rules.py
    export HADAL_EARLIER=../earlier
    hadal arena greedy old=tools/earlier_bot.py:Greedy --trust --game abyss --games 1000

A bot of the other checkout runs in a process of its own and receives each guess in the notation of positions, which is
the same in every version.
"""

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from hadal.core.bot import Bot
from hadal.core.game import Game
from hadal.core.state import State

NODES = int(os.environ.get("HADAL_NODES", "200"))  # of Search, for a decision
PROGRAM = """
import json, sys
import hadal
from hadal.bots import bot
name, seats, options, player = json.loads(sys.stdin.readline())
game, player = hadal.game(name, seats, **options), bot(player, name)
for line in sys.stdin:
    text, seat, seed = json.loads(line)
    print(int(player.choose(game.read(text), seat, seed)), flush=True)
"""


@cache
def process(game: str, seats: int, options: str, bot: str) -> subprocess.Popen[str]:
    """Return the process that plays for a bot of the other checkout at such a table."""
    checkout = Path(os.environ["HADAL_EARLIER"]).resolve()
    started = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(checkout / "src")},
    )
    atexit.register(started.kill)
    assert started.stdin is not None
    print(json.dumps([game, seats, json.loads(options), bot]), file=started.stdin, flush=True)
    return started


def process_for(game: Game, bot: str) -> subprocess.Popen[str]:
    """Return the process for the table of a game."""
    return process(game.name, int(game.seats), json.dumps(game.options.values, sort_keys=True), bot)


class EarlierBot(Bot):
    """A bot of the other checkout, by name."""

    name = ""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the answer of the other process; a forced answer needs none."""
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        other = process_for(guess.game, self.name)
        assert other.stdin is not None and other.stdout is not None
        try:
            print(json.dumps([guess.game.write(guess), seat, seed]), file=other.stdin, flush=True)
            return int(other.stdout.readline())
        except BaseException:  # interrupted: the answer still to come must not be taken for that of the next question
            other.kill()
            process.cache_clear()
            raise


class Greedy(EarlierBot):
    """The earlier greedy."""

    name = "greedy"


class Novice(EarlierBot):
    """The earlier novice."""

    name = "novice"


class SearchWithNodes(EarlierBot):
    """The earlier search, with a number of nodes."""

    name = f"search:nodes={NODES}"
