"""Ratings over many contests, in one JSON file: one ladder for each table (game, seats, options).

Each deal is one rating event: its bots are ranked by wins, then by points, after each has played every seat.
openskill (Plackett-Luce) turns these rankings into ratings with uncertainties.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from hadal.arena.contest import Contest
from hadal.arena.entrants import Entrant
from hadal.arena.errors import ArenaError
from hadal.arena.game_result import GameResult
from hadal.arena.ratings import Z
from hadal.arena.run import Run, deal_result

FORMAT = 1
MU, SIGMA = 25.0, 25.0 / 3


@dataclass
class Rung:
    """A bot on a ladder."""

    name: str
    kind: str
    source: str
    mu: float = MU
    sigma: float = SIGMA
    deals: int = 0
    games: int = 0
    wins: float = 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the rating."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma

    @property
    def sure(self) -> float:
        """Return a conservative rating used for sorting; new bots start at the bottom."""
        return self.mu - 3 * self.sigma


@dataclass
class Ladder:
    """The ladder of one table."""

    game: str
    seats: int
    options: dict[str, str]
    rungs: dict[str, Rung] = field(default_factory=dict)
    counted: list[str] = field(default_factory=list)  # fingerprints of the contests included

    def ranking(self) -> list[Rung]:
        """Return the bots, best first."""
        return sorted(self.rungs.values(), key=lambda rung: (-rung.sure, rung.name))

    def entrants(self) -> list[Entrant]:
        """Return the bots as entrants for another contest."""
        return [Entrant(rung.name, rung.kind, rung.source) for rung in self.ranking()]

    def admit(self, entrant: Entrant) -> Rung:
        """Return the rung of a bot; add it if it is new. Two different bots cannot share a name."""
        rung = self.rungs.setdefault(entrant.name, Rung(entrant.name, entrant.kind, entrant.source))
        if (rung.kind, rung.source) != (entrant.kind, entrant.source):
            raise ArenaError("arena-ladder-name", bot=entrant.name, source=rung.source)
        return rung

    def count(self, run: Run) -> None:
        """Add a contest; a contest counts only once."""
        mark = fingerprint(run.contest, len(run.complete_deals))
        if mark in self.counted:
            raise ArenaError("arena-ladder-twice")
        if len(run.contest.entrants) < 2:
            raise ArenaError("arena-ladder-alone")
        rungs = [self.admit(entrant) for entrant in run.contest.entrants]
        model = skill_model()
        for deal in run.complete_deals:
            rank(model, rungs, deal)
        self.counted.append(mark)


def skill_model() -> Any:
    """Return the rating model."""
    if importlib.util.find_spec("openskill") is None:
        raise ArenaError("arena-needs", package="openskill", extra="arena")
    return importlib.import_module("openskill.models").PlackettLuce()


def rank(model: Any, rungs: list[Rung], deal: list[GameResult]) -> None:
    """Update the ratings of all bots in a deal."""
    wins = deal_result(deal, len(rungs)).wins
    points = [0.0] * len(rungs)
    for game in deal:
        for bot, score in zip(game.seats, game.scores, strict=False):
            points[bot] += score
        for bot in set(game.seats):
            rungs[bot].games += 1
    keys = [(-won, -made) for won, made in zip(wins, points, strict=True)]
    order = sorted(set(keys))
    teams = [[model.rating(mu=rung.mu, sigma=rung.sigma)] for rung in rungs]
    for rung, won, [after] in zip(
        rungs, wins, model.rate(teams, ranks=[order.index(key) for key in keys]), strict=True
    ):
        rung.mu, rung.sigma = float(after.mu), float(after.sigma)
        rung.deals += 1
        rung.wins += won


def fingerprint(contest: Contest, deals: int) -> str:
    """Return a hash that identifies a contest."""
    text = json.dumps([contest.head(), deals], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Ladders:
    """All ladders of a file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.ladders = read_ladders(path) if os.path.exists(path) else []

    def of(self, contest: Contest) -> Ladder:
        """Return the ladder of a contest's table; create it if it does not exist."""
        return self.at(contest.game, contest.seats, contest.create_game().options.values)

    def at(self, game: str, seats: int, options: dict[str, str]) -> Ladder:
        """Return the ladder of a table; create it if it does not exist."""
        for ladder in self.ladders:
            if (ladder.game, ladder.seats, ladder.options) == (game, seats, options):
                return ladder
        self.ladders.append(Ladder(game, seats, dict(options)))
        return self.ladders[-1]

    def save(self) -> None:
        """Write the file atomically."""
        ladders = [asdict(ladder) | {"rungs": [asdict(rung) for rung in ladder.ranking()]} for ladder in self.ladders]
        with self.draft() as draft:
            with open(draft, "w", encoding="utf-8") as file:
                json.dump({"hadal_ladder": FORMAT, "ladders": ladders}, file, indent=1)
            os.replace(draft, self.path)

    def check_writable(self) -> None:
        """Raise if the file could not be written, before a contest is played for it."""
        with self.draft() as draft:
            with open(draft, "w", encoding="utf-8"):
                pass
            os.remove(draft)

    @contextmanager
    def draft(self) -> Iterator[str]:
        """Give the name of a draft; an error about it names the file itself."""
        try:
            yield f"{self.path}.part"
        except OSError as error:
            raise ArenaError("arena-cannot-write", file=self.path, why=(error.strerror or str(error)).lower()) from None


def read_ladders(path: str) -> list[Ladder]:
    """Read the ladders of a file; ArenaError says what is wrong with it."""
    try:
        with open(path, encoding="utf-8") as file:
            found = json.load(file)
        if not isinstance(found, dict) or found.get("hadal_ladder") != FORMAT:
            raise ValueError
        return [read_ladder(one) for one in found["ladders"]]
    except OSError as error:
        raise ArenaError("arena-cannot-read", file=path, why=(error.strerror or str(error)).lower()) from None
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ArenaError("arena-no-ladder", file=path) from None


def read_ladder(found: Any) -> Ladder:
    """Read one ladder."""
    rungs = [Rung(**one) for one in found["rungs"]]
    for rung in rungs:
        rung.name, rung.source, rung.mu, rung.sigma = (
            str(rung.name),
            str(rung.source),
            float(rung.mu),
            float(rung.sigma),
        )
        if not 0 < rung.sigma <= SIGMA:
            raise ValueError
    by_name = {rung.name: rung for rung in rungs}
    counted = [str(one) for one in found["counted"]]
    return Ladder(str(found["game"]), int(found["seats"]), dict(found["options"]), by_name, counted)
