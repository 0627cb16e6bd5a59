"""Write a whole game as text for every number of players: tests/golden/*.txt.

python tools/make_golden.py        writes them; review the diff before committing it
"""

from __future__ import annotations

from pathlib import Path

from hadal.core import registry
from hadal.core.chance import secret_of
from hadal.core.events import NOBODY, Event
from hadal.core.game import Game
from hadal.core.match import Match
from hadal.core.state import ASKED

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
SEED = 1
SEATS = "ABCDEF"
BOXES = {"kraken": 3, "leviathan": 4, "both": 5}  # number of players in the golden game of each expansion set
PLACES = {"put-back": ["on top", "to the bottom"]}  # events whose second number is not a seat


def event_words(game: Game, event: Event) -> str:
    """Describe an event: seat, kind, other seat, card, amount; who else may see the card."""
    kind = game.events[event.kind]
    parts = [SEATS[event.seat] if event.seat != NOBODY else "", kind]
    parts += [PLACES.get(kind, list(SEATS))[event.other]] if event.other != NOBODY else []
    parts += [game.event_card(event)] if event.card != NOBODY else []
    parts += [str(event.n)] if event.n else []
    readers = "".join(SEATS[seat] for seat in range(game.seats) if event.readable_by(seat))
    parts += [f"(only {readers})"] if event.card != NOBODY and not event.readable_by(-1) else []
    return " ".join(part for part in parts if part)


def told_lines(game: Game, told: list[Event]) -> list[str]:
    """Return the events of one entry, without the question that follows."""
    return [f"    {event_words(game, event)}" for event in told if event.kind != ASKED]


def move_line(match: Match, n: int, seat: int, action: int) -> str:
    """Return one move with its number."""
    return f"{n} {SEATS[seat]} {match.game.blocks.name(action)}"


def story(game: Game, seed: int) -> str:
    """Return a seeded game from the deal to the scores."""
    match = Match(game, secret_of(seed))
    lines = [f"{game.name} seats={game.seats} seed={seed}", "0 deal", *told_lines(game, match.events[0])]
    while not match.state.over():
        legal, n = match.state.legal(), len(match.record.moves)
        action = legal[(n * n + n // 3) % len(legal)]  # any fixed rule with some variation
        lines.append(move_line(match, n + 1, match.state.to_move(), action))
        match.play(action)
        lines += told_lines(game, match.events[-1])
    scores = " ".join(f"{SEATS[seat]}={points}" for seat, points in enumerate(match.state.scores()))
    winners = " ".join(SEATS[seat] for seat in match.state.winners())
    return "\n".join([*lines, f"scores {scores}", f"won by {winners}"]) + "\n"


def stories() -> dict[str, str]:
    """Return the golden games by file name."""
    out = {
        f"{name}-{seats}.txt": story(registry.game(name, seats), SEED)
        for name in registry.names()
        for seats in registry.counts_with(name, {})
    }
    for boxes, seats in BOXES.items():
        out[f"abyss-{boxes}-{seats}.txt"] = story(registry.game("abyss", seats, expansions=boxes), SEED)
    return out


def main() -> None:
    """Write all golden games."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in stories().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
