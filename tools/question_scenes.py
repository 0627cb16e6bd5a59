"""A table for every kind of question, and one for every number of players with every set of boxes.

Games between bots with many random moves are played once. Of each kind of question the one with the most answers is
kept, and the one with the most answers beside its own; a table with its game up to there shows it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Final

from stage import StagedTable, begun

from hadal.bots.registry import bot
from hadal.core.bot import decide
from hadal.core.chance import secret_of
from hadal.core.match import Match
from hadal.core.registry import counts, create, fits, plugin, switches

ROUNDS: Final = 4  # games for each number of players and set of boxes
WILD: Final = 0.3  # share of random moves; the others are a greedy bot's
LATE: Final = 0.8  # this part of the game is over at the tables that show many things


@dataclass
class Occurrence:
    """A question of a game."""

    match: Match
    moves: int
    answers: int
    beside: int = 0  # how many of them are not the question's own


def settings(game: str) -> list[tuple[int, dict[str, str]]]:
    """Return every number of players with every set of boxes that the rules allow."""
    name = plugin(game).box_option
    boxes = next((option.values for option in switches(game) if option.name == name), [""])
    every = [(seats, {name: box} if box else {}) for seats, box in product(counts(game), boxes)]
    return [(seats, options) for seats, options in every if fits(game, seats, options)]


@cache
def played(game: str) -> tuple[dict[str, Occurrence], dict[str, Occurrence]]:
    """Play the games; return the questions by kind, and the last main question of a game for each setting.

    `KIND-beside` is the question of that kind with the most answers beside its own.
    """
    questions: dict[str, Occurrence] = {}
    games: dict[str, Occurrence] = {}
    greedy, extra = bot("greedy", game), plugin(game).facts().extra_verbs
    for n, (seats, options) in enumerate(settings(game) * ROUNDS):
        table = create(game, seats, options)
        match, chance = Match(table, secret_of(n)), Random(n)
        main: list[Occurrence] = []
        while not match.state.over():
            kind, legal = table.questions[match.state.question()], match.state.legal()
            here = Occurrence(match, len(match.record.moves), len(legal))
            best = questions.get(kind)
            if len(legal) > 1 and (best is None or len(legal) > best.answers):
                questions[kind] = here
            here.beside = sum(label.verb in extra for label in match.state.labels())
            most = questions.get(f"{kind}-beside")
            if here.beside and (most is None or (here.beside, len(legal)) > (most.beside, most.answers)):
                questions[f"{kind}-beside"] = here
            if kind == table.questions[0]:
                main.append(here)
            wild = chance.random() < WILD
            match.play(chance.choice(legal) if wild else decide(greedy, match.state, chance.randrange(1 << 30)))
        games.setdefault("-".join([str(seats), *options.values()]), main[int(LATE * len(main))])
    return questions, games


def question_tables(game: str) -> dict[str, StagedTable]:
    """Return a table for every kind of question, by kind; the player who is asked looks at it."""
    return {
        kind: StagedTable(f"{game}-{kind}", begun(found.match, found.moves)) for kind, found in played(game)[0].items()
    }


def full_tables(game: str) -> dict[str, StagedTable]:
    """Return a table late in the game for every number of players and set of boxes, by setting."""
    return {
        name: StagedTable(f"{game}-{name}", begun(found.match, found.moves)) for name, found in played(game)[1].items()
    }
