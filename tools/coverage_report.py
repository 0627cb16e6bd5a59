"""Count how often games of Abyss reach each card, power, event and question; exit code 1 if any is never reached.

Half of the games are played at random. In the other half the players save up for the Corruptor's bribe, and a player
with the Counterfeiter waits for it: only together do they lead to the question of how the bribe is paid. All games
begin with a normal deal.

.venv/bin/python tools/coverage_report.py --games 200
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable

from hadal.core import registry
from hadal.core.chance import below, next_state
from hadal.games.abyss import events, questions
from hadal.games.abyss.boxes.leviathan.leviathans import LEVIATHAN_ROWS
from hadal.games.abyss.boxes.registered import EVENT_NAMES, LOCATION_NAMES, LORD_NAMES, QUESTION_NAMES, STEPS
from hadal.games.abyss.constants import CORRUPTION, FREE
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.state import Position

PENALTIES = ["allies", "pearls", "lord", "wounds"]
TAKINGS = (events.LOCATION_TAKEN, events.LOCATION_EXCHANGED, events.SMOKERS_SWAPPED)
COUNTERFEITER = LORD_NAMES.index("counterfeiter")

Counts = Counter[tuple[str, str]]


def powers(game: Abyss) -> Iterable[tuple[str, str]]:
    """Return everything that can occur about the Lords of a game."""
    t = game.tables
    for lord in game.lords:
        name = LORD_NAMES[lord]
        yield "recruited", name
        if t.arrives[lord] is not None:
            yield "power on arrival", name
        if t.each_turn[lord] >= 0:
            yield "power used", name
        elif t.lasting[lord] == 1:
            yield "turns with the power", name


def wanted(game: Abyss) -> set[tuple[str, str]]:
    """Return everything that can occur in a game, by heading and name."""
    out = set(powers(game))
    out |= {("Location taken", LOCATION_NAMES[location]) for location in game.locations}
    out |= {("question", name) for name in QUESTION_NAMES if name not in STEPS}
    out |= {("event", name) for name in EVENT_NAMES}
    out |= {("attack", attack_name(beast)) for beast in range(len(LEVIATHAN_ROWS))}
    return out


def attack_name(beast: int) -> str:
    """Return a Leviathan with the penalty of its attack."""
    row = LEVIATHAN_ROWS[beast]
    return f"Leviathan {beast + 1}: {row.count} {PENALTIES[row.penalty]}"


def count_events(s: Position, counts: Counts) -> None:
    """Count the events since the last call."""
    for event in s.log or []:
        counts["event", EVENT_NAMES[event.kind]] += 1
        if event.kind == events.LORD_ARRIVED:
            counts["recruited", LORD_NAMES[event.card]] += 1
            counts["power on arrival", LORD_NAMES[event.card]] += 1
        elif event.kind == events.LORD_USED:
            counts["power used", LORD_NAMES[event.card]] += 1
        elif event.kind in TAKINGS:
            counts["Location taken", LOCATION_NAMES[event.card]] += 1
        elif event.kind == events.LEVIATHAN_ATTACKED:
            counts["attack", attack_name(event.card)] += 1
        elif event.kind == events.TURN:
            for lord in range(int(s.tables.lords)):
                if s.owner[lord] >= 0 and s.covered_by[lord] == FREE:
                    counts["turns with the power", LORD_NAMES[lord]] += 1
    s.log = []


def at_random(s: Position, dice: int) -> int:
    """Return a random legal action."""
    legal = s.legal()
    return legal[below(dice, len(legal))]


def saving_up(s: Position, dice: int) -> int:
    """Return the action of a player who wants to bribe.

    Random players waste their Pearls and rarely have the 5 that the Corruptor requires, especially together with the
    Counterfeiter.
    """
    offered = {s.game.blocks.name(action): action for action in s.legal()}
    names = wished(s, list(offered)) or list(offered)
    return offered[names[below(dice, len(names))]]


def wished(s: Position, offered: list[str]) -> list[str]:
    """Return the actions that serve a bribe, by name; none if there is no preference."""
    me, smuggling = s.to_move(), len(s.loot) > 0
    forger = smuggling and s.owner[COUNTERFEITER] == me and s.covered_by[COUNTERFEITER] == FREE
    if s.question() == questions.PAY:  # Krakens bring Nebulis and save Pearls
        return begin(offered, "ally:K") or (begin(offered, "ally:") if forger else [])
    if s.question() == questions.OFFER:  # the opponents should get the Pearls
        return begin(offered, "pass") if forger else begin(offered, "buy")
    ready = (forger and s.nebulis[me] > 0) if smuggling else s.pearls[me] >= CORRUPTION
    aims = begin(offered, "recruit:counterfeiter") or (begin(offered, "recruit:corruptor") if ready else [])
    if forger:  # waits for the Corruptor, who requires Squids, and wants no more keys
        aims = aims or begin(offered, "stack:squid")
        return aims or [name for name in offered if not name.startswith(("recruit", "plot", "decline"))]
    lords = [name for name in begin(offered, "recruit") if name != "recruit:corruptor"]
    return aims or lords or [name for name in offered if not name.startswith(("recruit", "plot", "decline"))]


def begin(names: list[str], start: str) -> list[str]:
    """Return the names with this prefix."""
    return [name for name in names if name.startswith(start)]


def play(game: Abyss, seed: int, counts: Counts) -> None:
    """Play one game; in every other one the players save up for a bribe."""
    s = game.position(game.seeded(seed))
    choose = saving_up if seed % 2 else at_random
    dice = next_state(seed + 1)
    while not s.over():
        count_events(s, counts)
        counts["question", QUESTION_NAMES[s.question()]] += 1
        dice = next_state(dice)
        s.apply(choose(s, dice))
    count_events(s, counts)


def tables() -> list[Abyss]:
    """Return every set of boxes and number of players, alternating the other options."""
    laid = [registry.create("abyss", seats, options) for seats, options in registry.tables("abyss")]
    return [game for game in laid if isinstance(game, Abyss)]


def survey(games: int, seed: int = 0) -> tuple[Counts, set[tuple[str, str]]]:
    """Play this many games at each table; return the counts and what was never reached."""
    counts: Counts = Counter()
    there: set[tuple[str, str]] = set()
    for n, game in enumerate(tables()):
        there |= wanted(game)
        for i in range(games):
            play(game, seed + 1000 * n + i, counts)
    return counts, {thing for thing in there if counts[thing] == 0}


def report(counts: Counts, missing: set[tuple[str, str]]) -> None:
    """Print all counts by heading, rarest first."""
    names = sorted({*counts, *missing}, key=lambda thing: (thing[0], counts[thing], thing[1]))
    for heading in dict.fromkeys(thing[0] for thing in names):
        print(f"{heading}:")
        for thing in names:
            if thing[0] == heading:
                print(f"  {counts[thing]:>10,}  {thing[1]}")


def main() -> int:
    """Play, print, and list what was never reached."""
    parser = argparse.ArgumentParser(description="what random games of Abyss have met")
    parser.add_argument("--games", type=int, default=200, help="for each table")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    counts, missing = survey(asked.games, asked.seed)
    report(counts, missing)
    for heading, name in sorted(missing):
        print(f"never met: {heading}: {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
