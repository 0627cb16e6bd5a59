"""How often games of Abyss have met each thing there is; exit code 1 if any was never met.

Every other game is played at random. In the others the players save up for the Corruptor's bribe, and who has the
Counterfeiter waits for it: only together do they ask in which coin it is paid. All games begin with the usual deal.

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
    """What there is to be met about the Lords of a game."""
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
    """Everything that a game can meet, by heading and name."""
    out = set(powers(game))
    out |= {("Location taken", LOCATION_NAMES[location]) for location in game.locations}
    out |= {("question", name) for name in QUESTION_NAMES if name not in STEPS}
    out |= {("event", name) for name in EVENT_NAMES}
    out |= {("attack", attack_name(beast)) for beast in range(len(LEVIATHAN_ROWS))}
    return out


def attack_name(beast: int) -> str:
    """A Leviathan with what its attack costs."""
    row = LEVIATHAN_ROWS[beast]
    return f"Leviathan {beast + 1}: {row.count} {PENALTIES[row.penalty]}"


def count_events(s: Position, counts: Counts) -> None:
    """What was told since the last time."""
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
    """Any legal action."""
    legal = s.legal()
    return legal[below(dice, len(legal))]


def saving_up(s: Position, dice: int) -> int:
    """What somebody does who wants to bribe.

    Random players throw their Pearls away and hardly ever have the 5 that the Corruptor asks, still less when they
    have the Counterfeiter as well.
    """
    offered = {s.game.blocks.name(action): action for action in s.legal()}
    names = wished(s, list(offered)) or list(offered)
    return offered[names[below(dice, len(names))]]


def wished(s: Position, offered: list[str]) -> list[str]:
    """The actions that serve a bribe, by name; none if all are alike."""
    me, smuggling = s.to_move(), len(s.loot) > 0
    forger = smuggling and s.owner[COUNTERFEITER] == me and s.covered_by[COUNTERFEITER] == FREE
    if s.question() == questions.PAY:  # Krakens bring Nebulis, and Pearls are kept
        return begin(offered, "ally:K") or (begin(offered, "ally:") if forger else [])
    if s.question() == questions.OFFER:  # the others shall have the Pearls
        return begin(offered, "pass") if forger else begin(offered, "buy")
    ready = (forger and s.nebulis[me] > 0) if smuggling else s.pearls[me] >= CORRUPTION
    aims = begin(offered, "recruit:counterfeiter") or (begin(offered, "recruit:corruptor") if ready else [])
    if forger:  # waits for the Corruptor, who asks for Squids, and wants no more keys
        aims = aims or begin(offered, "stack:squid")
        return aims or [name for name in offered if not name.startswith(("recruit", "plot", "decline"))]
    lords = [name for name in begin(offered, "recruit") if name != "recruit:corruptor"]
    return aims or lords or [name for name in offered if not name.startswith(("recruit", "plot", "decline"))]


def begin(names: list[str], start: str) -> list[str]:
    """The names with this beginning."""
    return [name for name in names if name.startswith(start)]


def play(game: Abyss, seed: int, counts: Counts) -> None:
    """One game, every other one among players who save up for a bribe."""
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
    """Every set of boxes and number of players, the other options taking turns."""
    laid = [registry.create("abyss", seats, options) for seats, options in registry.tables("abyss")]
    return [game for game in laid if isinstance(game, Abyss)]


def survey(games: int, seed: int = 0) -> tuple[Counts, set[tuple[str, str]]]:
    """So many random games at each table: what was met, and what never was."""
    counts: Counts = Counter()
    there: set[tuple[str, str]] = set()
    for n, game in enumerate(tables()):
        there |= wanted(game)
        for i in range(games):
            play(game, seed + 1000 * n + i, counts)
    return counts, {thing for thing in there if counts[thing] == 0}


def report(counts: Counts, missing: set[tuple[str, str]]) -> None:
    """Print all counts by heading, the rarest first."""
    names = sorted({*counts, *missing}, key=lambda thing: (thing[0], counts[thing], thing[1]))
    for heading in dict.fromkeys(thing[0] for thing in names):
        print(f"{heading}:")
        for thing in names:
            if thing[0] == heading:
                print(f"  {counts[thing]:>10,}  {thing[1]}")


def main() -> int:
    """Play, print, and say what was never met."""
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
