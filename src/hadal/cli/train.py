"""`hadal train`: train a network, in one go or in slices."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING

from hadal.cli.arguments import FAILED, OK, UsageError, message, read_pairs
from hadal.cli.progress import growing
from hadal.core.options import OptionError

if TYPE_CHECKING:
    from hadal.train.config import TrainConfig
    from hadal.train.curves import Curve

PARTS = 10_000  # of the progress bar


@dataclass(frozen=True)
class TrainArgs:
    """How long to train, on what, and from which seed."""

    updates: int
    budget: float
    seconds: float
    workers: int
    seed: int
    device: str
    eager: bool


def train(name: str, run: str, tables: str, args: TrainArgs, start: str, exploit: str, settings: list[str]) -> int:
    """Start a run or resume it."""
    for module in ("numpy", "torch"):
        if importlib.util.find_spec(module) is None:
            raise UsageError(message("cli-train-needs", module=module), FAILED)
    from hadal.train.config import TrainConfig, read_config
    from hadal.train.run import CHECKPOINT, CONFIG, open_run

    folder = Path(run)
    resumed = (folder / CHECKPOINT).exists()
    given = {"game": name, "tables": tables, "updates": args.updates, "budget": args.budget, "seed": args.seed}
    config = TrainConfig(**given, start=start, exploit=exploit, workers=args.workers or default_workers())  # type: ignore[arg-type]
    apply_settings(config, read_pairs(settings, "--set", "cli-train-not-a-setting"))
    if resumed:
        game = read_config(folder / CONFIG).game
        if game != name:
            raise UsageError(message("cli-train-other-game", run=run, game=game))
        print(message("cli-train-resumes", run=run))
    try:
        opened = open_run(folder, None if resumed else config, args.device, not args.eager)
    except ValueError as error:
        raise OptionError(str(error)) from error
    with growing(message("cli-train-title", game=name), PARTS) as bar:
        done = opened.train(args.seconds, reporting(bar))
    for note in filter(None, opened.notes):
        print(note, file=sys.stderr)
    ending = "cli-train-done" if done else "cli-train-paused"
    print(message(ending, run=run, percent=round(100 * opened.progress), decisions=opened.decisions))
    return OK


def default_workers() -> int:
    """Return how many workers suit this machine: one core is for the learning process."""
    return max(1, (os.cpu_count() or 2) - 1)


def apply_settings(config: TrainConfig, given: dict[str, str]) -> None:
    """Change settings given as NAME=VALUE; the game is not one of them."""
    known = {entry.name: entry.type for entry in fields(config) if entry.name != "game"}
    for name, text in given.items():
        if name == "weights":
            config.weights = read_weights(text)
            continue
        if name not in known:
            raise UsageError(message("cli-train-no-setting", setting=name, names=", ".join(sorted(known))))
        try:
            value: object = {"int": int, "float": float, "str": str}[str(known[name])](text)
        except (ValueError, KeyError) as error:
            raise UsageError(message("cli-train-bad-setting", setting=name, text=text)) from error
        setattr(config, name, value)


def read_weights(text: str) -> dict[str, float]:
    """Read the relative shares of tables, such as 2:BOX*3,4*1."""
    try:
        return {table.strip(): float(share) for table, share in (part.split("*") for part in text.split(","))}
    except ValueError:
        raise UsageError(message("cli-train-bad-weights", text=text)) from None


def reporting(bar: Callable[[int, int], None]) -> Callable[[Curve], None]:
    """Return a function that shows figures: the bar on a terminal, and one line each."""

    def report(line: Curve) -> None:
        bar(round(PARTS * float(str(line["progress"]))), PARTS)
        print(text_of(line), flush=True)

    return report


def text_of(line: Curve) -> str:
    """Return the figures of a line of the curves as text."""
    words = [
        f"{float(str(line['seconds'])):7.1f} s",
        f"update {line['updates']}",
        f"{float(str(line['decisions'])) / 1e6:.1f} M",
        f"{int(str(line['speed'])):,}/s",
        f"entropy {line['entropy']}",
        f"explained {line['explained']}",
        f"kl {line['kl']}",
        f"length {line['length']}",
    ]
    for name in ("greedy", "heuristic", "older"):
        shares = line.get(name)
        if isinstance(shares, dict):
            words.append(f"v {name} " + " ".join(f"{table} {100 * share:.0f}" for table, share in shares.items()))
    times = line["time"]
    assert isinstance(times, dict)
    return "  ".join(words) + "  | " + " ".join(f"{key} {100 * share:.0f}" for key, share in times.items())
