"""A table for every kind of question, and one for every number of players with every set of boxes.

Games between bots with many random moves are played once, and games of random moves until every kind of question has
occurred. Of each kind the one with the most answers is kept, and the one with the most answers beside its own; a table
with its game up to there shows it.
"""

from __future__ import annotations

from collections.abc import Iterator
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
from hadal.words import Words

ROUNDS: Final = 4  # games for each number of players and set of boxes
WILD: Final = 0.3  # share of random moves; the others are a greedy bot's
RARE_GAMES: Final = 2000  # games of random moves, at most, for questions that bots do not come to
# One answer unless the player has two certain Lords, Corruptor and Counterfeiter.
ONE_ANSWER: Final = {"bribe-split"}
LATE: Final = 0.8  # this part of the game is over at the tables that show many things


@dataclass
class Occurrence:
    """A question of a game."""

    match: Match
    moves: int
    kind: str
    answers: int
    beside: int = 0  # how many of them are not the question's own


def settings(game: str) -> list[tuple[int, dict[str, str]]]:
    """Return every number of players with every set of boxes that the rules allow."""
    name = plugin(game).box_option
    boxes = next((option.values for option in switches(game) if option.name == name), [""])
    every = [(seats, {name: box} if box else {}) for seats, box in product(counts(game), boxes)]
    return [(seats, options) for seats, options in every if fits(game, seats, options)]


def random_setting(game: str, chance: Random) -> tuple[int, dict[str, str]]:
    """Return a number of players with any options that the rules allow."""
    while True:
        seats, options = chance.choice(counts(game)), {one.name: chance.choice(one.values) for one in switches(game)}
        if fits(game, seats, options):
            return seats, options


def occurrences(game: str, seats: int, options: dict[str, str], n: int, wild: float) -> Iterator[Occurrence]:
    """Play game number n; return its questions, each before it is answered."""
    table, greedy, extra = create(game, seats, options), bot("greedy", game), plugin(game).facts().extra_verbs
    match, chance = Match(table, secret_of(n)), Random(n)
    while not match.state.over():
        kind, legal = table.questions[match.state.question()], match.state.legal()
        here = Occurrence(match, len(match.record.moves), kind, len(legal))
        here.beside = sum(label.verb in extra for label in match.state.labels()) if extra else 0
        yield here
        is_random = chance.random() < wild
        match.play(chance.choice(legal) if is_random else decide(greedy, match.state, chance.randrange(1 << 30)))


def asked_kinds(game: str) -> set[str]:
    """Return the kinds of question that leave somebody a choice at some table of a game."""
    tables = [create(game, seats, options) for seats, options in settings(game)]
    asked = {kind for table in tables for kind in table.questions} - set(Words("en").texts(game).automatic)
    return asked - ONE_ANSWER


def rare(game: str, kinds: set[str]) -> Iterator[Occurrence]:
    """Play games of random moves, until each of these kinds has occurred; return the first question of each."""
    missing, chance = set(kinds), Random(0)
    for n in range(RARE_GAMES):
        if not missing:
            return
        seats, options = random_setting(game, chance)
        table = create(game, seats, options)
        match = Match(table, secret_of(n))
        while not match.state.over():
            kind, legal = table.questions[match.state.question()], match.state.legal()
            if kind in missing and len(legal) > 1:
                missing.discard(kind)
                yield Occurrence(match, len(match.record.moves), kind, len(legal))
            match.play(chance.choice(legal))
    raise LookupError(f"no game of {game} comes to {', '.join(sorted(missing))}")


@cache
def played(game: str) -> tuple[dict[str, Occurrence], dict[str, Occurrence]]:
    """Play the games; return the questions by kind, and the last main question of a game for each setting.

    `KIND-beside` is the question of that kind with the most answers beside its own.
    """
    questions: dict[str, Occurrence] = {}
    games: dict[str, Occurrence] = {}

    def keep(here: Occurrence) -> None:
        best, most = questions.get(here.kind), questions.get(f"{here.kind}-beside")
        if here.answers > 1 and (best is None or here.answers > best.answers):
            questions[here.kind] = here
        if here.beside and (most is None or (here.beside, here.answers) > (most.beside, most.answers)):
            questions[f"{here.kind}-beside"] = here

    for n, (seats, options) in enumerate(settings(game) * ROUNDS):
        every = list(occurrences(game, seats, options, n, WILD))
        for here in every:
            keep(here)
        main = [here for here in every if here.kind == here.match.game.questions[0]]
        games.setdefault("-".join([str(seats), *options.values()]), main[int(LATE * len(main))])
    for here in rare(game, asked_kinds(game) - set(questions)):
        keep(here)
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
