"""A training run: a folder with its settings, curves, checkpoint, older selves and weights."""

from __future__ import annotations

import os
import platform
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import torch
from torch import Tensor

from hadal.core.options import OptionError
from hadal.network.weights import NetworkWeights, load_weights, save_weights
from hadal.train.config import TrainConfig, read_config
from hadal.train.curves import Curve, append_curve, draw_curves, read_curves
from hadal.train.league import League
from hadal.train.learner import Learner
from hadal.train.model import Network, load_into, to_arrays
from hadal.train.plan import HEURISTIC, ROLES, Plan
from hadal.train.rollout import Rollouts
from hadal.train.shared import COPYING, EXPECTED, GAMES, HALVES, LENGTHS, POINTS, SHARES, STEPPING

CONFIG, CURVES, PICTURE, CHECKPOINT, WEIGHTS = (
    "config.json",
    "curves.jsonl",
    "curves.svg",
    "checkpoint.pt",
    "weights.npz",
)
CHECKPOINT_VERSION = 1
Report = Callable[[Curve], None]


class TrainingRun:
    """A training run, new or resumed."""

    def __init__(self, folder: Path, config: TrainConfig, device: str = "", graphs: bool = True) -> None:
        config.check()
        self.folder, self.config = folder, config
        self.device = device_named(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self.plan = Plan(config)
        self.updates = 0
        self.decisions = 0
        self.games = 0.0
        self.spent = 0.0  # seconds in all slices
        self.rounds = 0  # slices
        self.snapshots = 0
        torch.manual_seed(config.seed)
        torch.set_num_threads(1)  # the other cores are for the workers, and sums do not depend on their number
        torch.set_float32_matmul_precision("high")
        layout = self.plan.layout
        self.network = Network(self.plan.spec, layout, config.width, config.blocks)
        if config.start:
            load_into(self.network, load_weights(Path(config.start), config.game))
        self.network.to(self.device)
        self.actor = self.copy_of(self.network)
        self.older = [self.copy_of(self.network) for _ in range(config.older_sets)]
        if config.exploit:
            for network in self.older:
                load_into(network, load_weights(Path(config.exploit), config.game))
        self.average = {name: value.detach().clone() for name, value in self.network.state_dict().items()}
        self.league = League(folder / "league", config.seed)
        self.curves: list[Curve] = []
        self.graphs = graphs and self.device.type == "cuda"
        self.optimiser_state: dict[str, Any] | None = None
        self.notes: list[str] = []

    def copy_of(self, network: Network) -> Network:
        """Return a frozen copy of a network."""
        copy = Network(self.plan.spec, self.plan.layout, self.config.width, self.config.blocks).to(self.device)
        copy.load_state_dict(network.state_dict())
        return copy.requires_grad_(False)

    @property
    def progress(self) -> float:
        """Return how much of the run is done, from 0 to 1."""
        if self.config.updates:
            return self.updates / self.config.updates
        return self.spent / self.config.budget

    def is_done(self) -> bool:
        """Return whether the run has reached its length."""
        return self.progress >= 1

    # Files.

    def save(self) -> None:
        """Write checkpoint, weights and curves; each file is replaced at once."""
        state = {
            "version": CHECKPOINT_VERSION,
            "config": asdict(self.config),
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.games,
            "spent": self.spent,
            "rounds": self.rounds,
            "snapshots": self.snapshots,
            "network": to_cpu(self.network.state_dict(), None),
            # Half the size at no measurable cost: the averages move slowly, and moments need no precision.
            "average": to_cpu(self.average, torch.float16),
            "optimiser": packed(self.optimiser_state),
            "random": torch.get_rng_state(),
            "random_cuda": torch.cuda.get_rng_state() if self.device.type == "cuda" else None,
            "league": self.league.chance.getstate(),
        }
        part = self.folder / f"{CHECKPOINT}.part"
        torch.save(state, part)
        part.replace(self.folder / CHECKPOINT)
        self.league.save(self.network)
        save_weights(self.folder / WEIGHTS, self.weights())
        (self.folder / PICTURE).write_text(draw_curves(self.curves, self.title()), encoding="utf-8")

    def title(self) -> str:
        """Return a heading for the curves."""
        return f"{self.config.game}, tables {self.config.tables}: {self.decisions / 1e6:.1f} million decisions"

    def weights(self) -> NetworkWeights:
        """Return the averaged weights with facts about the training."""
        device = torch.cuda.get_device_name() if self.device.type == "cuda" else platform.processor() or "CPU"
        training: dict[str, object] = {
            "updates": self.updates,
            "decisions": self.decisions,
            "games": round(self.games),
            "seconds": round(self.spent, 1),
            "tables": [table.text for table in self.plan.tables],
            "device": device,
            "cores": os.cpu_count(),
            "torch": torch.__version__,
            "settings": asdict(self.config),
        }
        network = self.network
        return NetworkWeights(network.spec, network.width, network.block_count, to_arrays(self.average), training)

    def load(self) -> None:
        """Continue from the checkpoint of the folder."""
        state = read_checkpoint(self.folder / CHECKPOINT)
        for name in ("game", "width", "blocks"):
            before, now = state["config"][name], getattr(self.config, name)
            if before != now:
                raise OptionError(f"{self.folder / CONFIG}: {name} is {now}, but the checkpoint was made with {before}")
        self.updates, self.decisions, self.games = state["updates"], state["decisions"], state["games"]
        self.spent, self.rounds, self.snapshots = state["spent"], state["rounds"], state["snapshots"]
        self.network.load_state_dict(state["network"])
        self.actor.load_state_dict(state["network"])
        for name, value in state["average"].items():
            self.average[name].copy_(value)
        self.optimiser_state = unpacked(state["optimiser"])
        torch.set_rng_state(state["random"])
        if state["random_cuda"] is not None and self.device.type == "cuda":
            torch.cuda.set_rng_state(state["random_cuda"])
        self.league.chance.setstate(state["league"])
        self.league.load(self.actor, self.updates)
        if not self.config.exploit:
            self.league.assign(self.older)
        self.curves = read_curves(self.folder / CURVES, self.updates)

    # Training.

    def train(self, seconds: float = 0.0, report: Report | None = None, every: float = 5.0) -> bool:
        """Train until the run is done, the time of this slice is over, or a signal asks to stop.

        Returns whether the run is done. `report` gets a line of figures about every `every` seconds.
        """
        began = time.monotonic()
        self.config.save(self.folder / CONFIG)
        rollouts = Rollouts(self.plan, self.device, self.actor, self.older, self.rounds)
        self.rounds += 1
        try:
            with stopping() as stopped:
                self.loop(rollouts, began, seconds, report, every, stopped)
        finally:
            rollouts.close()
        self.save()
        return self.is_done()

    def loop(
        self,
        rollouts: Rollouts,
        began: float,
        seconds: float,
        report: Report | None,
        every: float,
        stopped: list[bool],
    ) -> None:
        """Play and learn in turns.

        Learning from one set of buffers while another is filled would keep the workers busy, but then the network
        learns from games of an older policy: measured, three times as many changes are clipped.
        """
        learner = Learner(self.config, self.network, rollouts, self.graphs)
        if self.optimiser_state is not None:
            own = learner.optimiser.state_dict()
            learner.optimiser.load_state_dict(own | {"state": self.optimiser_state["state"]})
        interval = IntervalStatistics(self.plan, rollouts, self.decisions)
        before, spent_before = time.monotonic(), self.spent
        reported = 0.0
        if self.graphs:
            for half in range(HALVES):
                rollouts.workers.wait(half)
                rollouts.actors[half].load()
            rollouts.loaded = True
            rollouts.capture()
            self.notes.append(rollouts.note)
        while not self.is_done() and not stopped[0]:
            rate, mix = learner.schedule(self.progress, self.updates)
            rollouts.play()
            started = time.perf_counter()
            learner.prepare(mix)
            while learner.queue:
                learner.step()
            if self.device.type == "cuda":
                torch.cuda.synchronize()
            interval.learning += time.perf_counter() - started
            self.actor.load_state_dict(self.network.state_dict())
            self.decisions += HALVES * self.config.steps * self.plan.count
            self.updates += 1
            self.move_average()
            self.take_snapshot()
            now = time.monotonic()
            self.spent = spent_before + now - before
            over = any((self.is_done(), *stopped, 0 < seconds <= now - began))
            if now - reported >= every or over:
                line = self.line(learner, interval, rate, mix)
                self.curves.append(line)
                append_curve(self.folder / CURVES, line)
                reported = now
                if report:
                    report(line)
            if over:
                break
        self.optimiser_state = learner.optimiser.state_dict()
        self.notes.append(learner.note)

    def move_average(self) -> None:
        """Move the averaged weights towards the current ones; faster at the start of a run."""
        decay = min(self.config.average, (self.updates + 1) / (self.updates + 10))
        with torch.no_grad():
            for name, value in self.network.state_dict().items():
                self.average[name].lerp_(value, 1 - decay)

    def take_snapshot(self) -> None:
        """Add an older self to the league when it is time, and choose new opponents."""
        if self.config.exploit:
            return
        step = 1 / self.config.snapshots
        if self.updates == 1 or int(self.progress / step) > self.snapshots:
            self.snapshots = int(self.progress / step)
            self.league.add(self.updates, self.average)
            self.league.assign(self.older)

    def line(self, learner: Learner, interval: IntervalStatistics, rate: float, mix: float) -> Curve:
        """Return the figures since the last line."""
        figures: Curve = {
            "updates": self.updates,
            "decisions": self.decisions,
            "seconds": round(self.spent, 2),
            "progress": round(self.progress, 4),
            "rate": round(rate, 7),
            "mix": round(mix, 3),
        }
        figures |= {name: round(value, 5) for name, value in learner.means().items()}
        found, games = interval.take(self.decisions)
        self.games += games
        return figures | found | {"games": round(self.games)}


class IntervalStatistics:
    """Where the time goes, and how the games end, since the last line of the curves."""

    def __init__(self, plan: Plan, rollouts: Rollouts, decisions: int) -> None:
        self.plan, self.rollouts, self.shared = plan, rollouts, rollouts.workers.shared
        self.busy = self.shared.busy.copy()
        self.statistics = self.shared.statistics.sum(0)
        self.since = time.perf_counter()
        self.decisions = decisions
        self.learning = 0.0  # seconds

    def take(self, decisions: int) -> tuple[Curve, float]:
        """Return the figures since the last call, and the number of games."""
        wall = time.perf_counter() - self.since
        made = decisions - self.decisions
        busy = self.shared.busy - self.busy
        spans, self.rollouts.spans = self.rollouts.spans, np.zeros(3)
        time_shares = {
            "workers_step": float(busy[:, STEPPING].mean()) / wall,
            "workers_copy": float(busy[:, COPYING].mean()) / wall,
            "slowest_worker": float(busy.sum(1).max()) / wall,
            "fastest_worker": float(busy.sum(1).min()) / wall,
            "wait": float(spans[0]) / wall,
            "copy": float(spans[1]) / wall,
            "choose": float(spans[2]) / wall,
            "learn": self.learning / wall,
            "other": max(0.0, 1 - (float(spans.sum()) + self.learning) / wall),
        }
        statistics = self.shared.statistics.sum(0)
        new = statistics - self.statistics
        self.since, self.decisions, self.learning = time.perf_counter(), decisions, 0.0
        self.busy, self.statistics = self.shared.busy.copy(), statistics
        out: Curve = {"speed": round(made / wall), "time": {key: round(share, 3) for key, share in time_shares.items()}}
        for role, name in enumerate(ROLES[1:], 1):
            shares = {
                table.text: round(float(new[k, role, SHARES] / new[k, role, GAMES]), 4)
                for k, table in enumerate(self.plan.tables)
                if new[k, role, GAMES] >= 1
            }
            if shares:
                out[name] = shares
        even = new[:, HEURISTIC, EXPECTED].sum() / max(1.0, new[:, HEURISTIC, GAMES].sum())
        own = new[:, 0] if new[:, 0, GAMES].sum() else new.sum(1)
        games = max(1.0, float(own[:, GAMES].sum()))
        out |= {
            "even": round(float(even), 4),
            "length": round(float(own[:, LENGTHS].sum()) / games, 1),
            "points": round(float(own[:, POINTS].sum()) / games, 2),
        }
        return out, float(new[:, :, GAMES].sum())


@contextmanager
def stopping() -> Iterator[list[bool]]:
    """Note SIGTERM and Ctrl-C instead of dying, so that a checkpoint can be written; a second one ends at once."""
    stopped = [False]

    def stop(number: int, frame: FrameType | None) -> None:
        if stopped[0]:
            raise KeyboardInterrupt
        stopped[0] = True

    before = {}
    try:
        for number in (signal.SIGTERM, signal.SIGINT):
            before[number] = signal.signal(number, stop)
    except ValueError:
        pass  # not the main thread: whoever runs it there stops it in other ways
    try:
        yield stopped
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def device_named(name: str) -> torch.device:
    """Return the device with this name, if PyTorch can use it."""
    if name.partition(":")[0] not in ("cpu", "cuda"):
        raise OptionError(f"the device is cpu or cuda, not {name!r}")
    try:
        device = torch.device(name)
        torch.empty(0, device=device)
    except (RuntimeError, AssertionError) as error:
        raise OptionError(f"PyTorch cannot use the device {name!r}: {str(error).splitlines()[0]}") from error
    return device


def read_checkpoint(path: Path) -> dict[str, Any]:
    """Read a checkpoint; OptionError says why it cannot be used. Nothing in the file is run."""
    try:
        state = torch.load(path, map_location="cpu", weights_only=True)
        version = state["version"]
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
    except Exception as error:  # a damaged file fails anywhere in the reader
        raise OptionError(f"{path} is not a checkpoint, or it is damaged") from error
    if version != CHECKPOINT_VERSION:
        raise OptionError(f"{path} has version {version} of the format; this program reads {CHECKPOINT_VERSION}")
    return dict(state)


def to_cpu(state: dict[str, Tensor], dtype: torch.dtype | None) -> dict[str, Tensor]:
    """Return tensors on the CPU, in another precision if one is given."""
    return {name: value.detach().to("cpu", dtype or value.dtype, copy=True) for name, value in state.items()}


def packed(state: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return the state of an optimiser with its moments in bfloat16, on the CPU."""
    if state is None:
        return None
    moments = {
        key: {
            name: value.detach().to("cpu", torch.bfloat16) if name.startswith("exp_avg") else value.detach().cpu()
            for name, value in entry.items()
        }
        for key, entry in state["state"].items()
    }
    groups = [
        {name: float(value) if torch.is_tensor(value) else value for name, value in group.items()}
        for group in state["param_groups"]
    ]
    return {"state": moments, "param_groups": groups}


def unpacked(state: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return the state of an optimiser as it was packed, in full precision."""
    if state is None:
        return None
    moments = {
        key: {name: value.float() if torch.is_tensor(value) else value for name, value in entry.items()}
        for key, entry in state["state"].items()
    }
    return {"state": moments, "param_groups": state["param_groups"]}


def open_run(folder: Path, config: TrainConfig | None, device: str = "", graphs: bool = True) -> TrainingRun:
    """Open a run: resume it if the folder has a checkpoint, else start it with these settings."""
    if (folder / CHECKPOINT).exists():
        run = TrainingRun(folder, read_config(folder / CONFIG), device, graphs)
        run.load()
        return run
    if config is None:
        raise OptionError(f"there is no run in {folder}")
    run = TrainingRun(folder, config, device, graphs)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise OptionError(f"{folder} cannot be the folder of a run: {why}") from error
    return run
