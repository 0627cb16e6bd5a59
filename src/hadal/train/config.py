"""TrainConfig: everything that determines a training run."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from math import isfinite
from pathlib import Path

from hadal.core.options import OptionError
from hadal.network.tables import TableChoice, box_values, read_tables

AT_LEAST_ONE = ("workers", "games", "steps", "width", "minibatch", "older_sets", "snapshots")
SHARES = ("heuristic", "heuristic_many", "thorough", "older", "mix", "mix_end", "trace", "average")
POSITIVE = ("epochs", "rate", "clip")
NOT_NEGATIVE = ("blocks", "updates", "budget", "rate_end", "entropy", "entropy_end")
TYPES: dict[str, type | tuple[type, ...]] = {"int": int, "float": (int, float), "str": str, "dict[str, float]": dict}


@dataclass
class TrainConfig:
    """The settings of a run. Those with a `_end` change during the run, from the first value to the last."""

    game: str
    tables: str = "all"  # a list such as 2,4:BOX, or all
    seed: int = 1
    updates: int = 0  # length of the run; 0 if `budget` gives it in seconds
    budget: float = 0.0
    # Games.
    workers: int = 2
    games: int = 384  # in each of the two halves of a worker, on average
    steps: int = 40  # decisions at each slot between two updates
    heuristic: float = 0.10  # share of slots with opponents that follow the heuristic policy: two players
    heuristic_many: float = 0.25  # the same with more players
    thorough: float = 0.5  # share of these slots where it is the thorough policy, and the learner sits alone
    older: float = 0.15  # share of slots with older selves as opponents
    older_sets: int = 2  # how many older selves play at the same time
    snapshots: int = 24  # how many older selves a whole run makes
    exploit: str = ""  # weights of a frozen network that is the only opponent
    start: str = ""  # weights to start from
    # The network.
    width: int = 512
    blocks: int = 3
    # Learning.
    epochs: float = 2.0
    minibatch: int = 32768
    rate: float = 4e-4
    rate_end: float = 2e-5
    entropy: float = 0.012
    entropy_end: float = 0.002
    mix: float = 0.5  # weight of the margin in the advantage, against the share of the win
    mix_end: float = 0.1
    trace: float = 0.96  # lambda of the returns
    clip: float = 0.2
    average: float = 0.99  # decay of the averaged weights
    weights: dict[str, float] = field(default_factory=dict)  # by table: its share of the decisions, relative

    def choices(self) -> list[TableChoice]:
        """Return the tables of the run."""
        return read_tables(self.game, self.tables)

    def share(self, table: TableChoice) -> float:
        """Return the relative share of a table: by default those of two players and those without boxes get more."""
        if table.text in self.weights:
            return self.weights[table.text]
        plain = not table.options or list(table.options.values()) == box_values(self.game)[:1]
        return (2.0 if plain else 1.0) * (2.0 if table.seats == 2 else 1.0)

    def check(self) -> None:
        """Raise OptionError if a setting makes no sense."""
        for entry in fields(self):
            value = getattr(self, entry.name)
            if not isinstance(value, TYPES[str(entry.type)]):
                raise OptionError(f"{entry.name} cannot be {value!r}")
        for name in AT_LEAST_ONE:
            if getattr(self, name) < 1:
                raise OptionError(f"{name} is at least 1, not {getattr(self, name)}")
        for name in SHARES:
            if not 0 <= getattr(self, name) <= 1:
                raise OptionError(f"{name} is a share from 0 to 1, not {getattr(self, name)}")
        for name in POSITIVE:
            if not (isfinite(getattr(self, name)) and getattr(self, name) > 0):
                raise OptionError(f"{name} is more than 0, not {getattr(self, name)}")
        for name in NOT_NEGATIVE:
            if not (isfinite(getattr(self, name)) and getattr(self, name) >= 0):
                raise OptionError(f"{name} is at least 0, not {getattr(self, name)}")
        known = [table.text for table in self.choices()]
        shares: dict[str, object] = dict(self.weights)  # the file of a run may hold anything
        for text, share in shares.items():
            if text not in known:
                raise OptionError(f"weights: {text!r} is not a table of this run; they are: {', '.join(known)}")
            if not (isinstance(share, int | float) and isfinite(share) and share > 0):
                raise OptionError(f"weights: the share of {text} is more than 0, not {share!r}")
        if (self.updates > 0) == (self.budget > 0):
            raise OptionError("the length of a run is given either in updates or in seconds (budget)")

    def save(self, path: Path) -> None:
        """Write the settings as JSON."""
        path.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")


def read_config(path: Path) -> TrainConfig:
    """Read the settings of a run; OptionError says what is wrong with the file."""
    try:
        given = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
    except ValueError as error:
        raise OptionError(f"{path} is not JSON: {error}") from error
    if not isinstance(given, dict) or "game" not in given:
        raise OptionError(f"{path} has no settings of a run")
    known = {entry.name for entry in fields(TrainConfig)}
    unknown = sorted(given.keys() - known)
    if unknown:
        raise OptionError(f"{path}: there is no setting {unknown[0]!r}")
    return TrainConfig(**given)


def between(first: float, last: float, progress: float) -> float:
    """Return a value on the way from the first to the last."""
    return first + (last - first) * min(1.0, max(0.0, progress))
