"""Measure what a move costs the server without network and disk: playing it, and the messages for two players.

    python tools/measure_messages.py --games 20

Random games with sentences in one language, one table after another, so that caches are as full as after a while of
play. The garbage collector is set as in the server. Every step is measured as processor time of this thread; the first
games warm up and do not count.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import pstats
from collections.abc import Callable
from functools import partial
from random import Random
from time import thread_time
from typing import TypeVar

from hadal.core.chance import secret_of
from hadal.core.registry import cached
from hadal.server.protocol.frames import compressed, encoder
from hadal.server.protocol.settings import TableSettings
from hadal.server.run import tune_garbage_collector
from hadal.server.store import model
from hadal.server.store.model import EntryBody, Seat, Table
from hadal.server.support import support_for
from hadal.server.tables.game_log import EntryDraft, GameLog, next_entry
from hadal.server.tables.messages import Audience, MessageBuilder, RecentEntry
from hadal.server.tables.secret_answers import SecretAnswers
from hadal.words import Words

T = TypeVar("T")


class Steps:
    """The processor time of each step so far."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.moves = 0
        self.bytes = 0

    def timed(self, name: str, work: Callable[[], T]) -> T:
        """Do something and add its time to a step."""
        start = thread_time()
        result = work()
        self.seconds[name] = self.seconds.get(name, 0.0) + thread_time() - start
        return result


def played(game: str, options: dict[str, str], number: int, seats: int, words: dict[str, Words], steps: Steps) -> None:
    """Play a random game and build the messages that its players get."""
    people = [Seat(i, "person", f"person{i}", f"Player {i}") for i in range(seats)]
    settings = TableSettings()
    table = Table(f"t{number}", game, options, settings, people, "person0", secret_of(number), 1, "playing", started=1)
    game_log = GameLog(table, cached(game, seats, options), support_for(game))
    builder = MessageBuilder(game_log, SecretAnswers(game_log), words)
    chance = Random(number)
    audiences = [Audience(seat, "en", True) for seat in range(seats)]
    while not game_log.snapshot.state.over():
        before = game_log.snapshot
        body = EntryBody(actions=[chance.choice(before.state.legal())])
        entry = next_entry(before, table.id, EntryDraft(model.MOVE, before.to_move, f"m{before.seq}", body), 1)
        after = steps.timed("play", partial(game_log.snapshot_after, entry))
        game_log.adopt(entry, after)
        recent = RecentEntry(after.seq, entry.seat, after.events, after.action_count, before.state, after.state)
        for audience in audiences:
            whose = "asked" if audience.viewer == after.to_move else "other"
            standing = steps.timed(f"standing, {whose}", partial(builder.standing, audience))
            news = steps.timed("news", partial(builder.entry_news, audience, recent, standing))
            data = steps.timed("encode", partial(encoder.encode, news))
            steps.bytes += len(steps.timed("compress", partial(compressed, data)))
        steps.moves += 1


def arguments() -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="abyss")
    parser.add_argument("--box", default="none", help="expansions: none, kraken, leviathan, both")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--warm-up", type=int, default=10, help="games before the measurement")
    parser.add_argument("--profile", action="store_true", help="also print where the time goes (slower)")
    return parser.parse_args()


def main(given: argparse.Namespace) -> None:
    """Play and print microseconds for a move as JSON."""
    tune_garbage_collector()
    words = {"en": Words("en")}
    options = {"expansions": given.box} if given.game == "abyss" else {}
    for number in range(given.warm_up):
        played(given.game, options, number, given.seats, words, Steps())
    steps = Steps()
    profile = cProfile.Profile()
    if given.profile:
        profile.enable()
    for number in range(given.warm_up, given.warm_up + given.games):
        played(given.game, options, number, given.seats, words, steps)
    profile.disable()
    found = {name: round(1e6 * seconds / steps.moves, 1) for name, seconds in steps.seconds.items()}
    total = round(sum(found.values()), 1)
    more = {"bytes_per_move": round(steps.bytes / steps.moves), "machine_load": round(os.getloadavg()[0], 1)}
    print(json.dumps({"game": given.game, "moves": steps.moves, "us_per_move": found, "total_us": total} | more))
    if given.profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main(arguments())
