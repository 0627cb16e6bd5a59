"""Rollouts: the network plays all slots for some steps, and everything needed for learning is kept on the device."""

from __future__ import annotations

import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import numpy as np
import torch
from torch import Tensor

from hadal.train.model import Network
from hadal.train.plan import OLDER, Plan
from hadal.train.shared import HALVES, MOVER, RESULTS, SharedArrays
from hadal.train.worker import QUIT, run_worker

STARTING_S = 600.0  # a worker that has not shown its games by then has failed


class TrainingWorkerDied(RuntimeError):
    """A worker process has ended unexpectedly."""


class Workers:
    """The worker processes, and the memory shared with them."""

    def __init__(self, plan: Plan, round_: int) -> None:
        self.shared = SharedArrays(plan)
        context = get_context("spawn")  # a forked process would inherit the threads and the device of this one
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for number in range(plan.config.workers):
            mine, theirs = context.Pipe()
            given = (plan.config, number, self.shared.memory.name, round_, theirs)
            process = context.Process(target=run_worker, args=given, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(mine)
            self.processes.append(process)

    def wait(self, half: int) -> None:
        """Wait until all workers have stepped this half."""
        for number, pipe in enumerate(self.pipes):
            try:
                if not pipe.poll(STARTING_S):
                    raise TrainingWorkerDied(f"worker {number} does not answer")
                found = pipe.recv_bytes()[0]
            except (EOFError, ConnectionResetError) as error:
                raise TrainingWorkerDied(f"worker {number} has ended; its message is above") from error
            assert found == half

    def send(self, half: int) -> None:
        """Let all workers step this half."""
        command = bytes([half])
        for number, pipe in enumerate(self.pipes):
            try:
                pipe.send_bytes(command)
            except BrokenPipeError as error:
                raise TrainingWorkerDied(f"worker {number} has ended; its message is above") from error

    def close(self) -> None:
        """End the workers."""
        for pipe in self.pipes:
            try:
                pipe.send_bytes(bytes([QUIT]))
                pipe.close()
            except OSError:
                pass  # it has ended already
        for process in self.processes:
            process.join(10)
            if process.is_alive():
                process.kill()
                process.join()
        self.shared.close(remove=True)


class Buffers:
    """What is kept of the steps, on the device: index [step, half, row]; the last step only for its values."""

    def __init__(self, plan: Plan, device: torch.device) -> None:
        config, seats = plan.config, plan.spec.max_seats
        rows = (config.steps + 1, HALVES, plan.count)

        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*rows, *shape, dtype=dtype, device=device)

        self.features = zeros(len(plan.layout), dtype=torch.int8)
        self.masks = zeros(len(plan.spec.actions), dtype=torch.bool)
        self.results = zeros(RESULTS + 2 * seats)
        self.actions = zeros(dtype=torch.long)
        self.chances = zeros()  # logarithm of the probability of the action
        self.wins = zeros(seats)  # values by absolute seat
        self.margins = zeros(seats)
        self.mine = zeros(dtype=torch.bool)  # was it a decision of the learner?


class Actor:
    """Chooses the actions of one half: fixed inputs and outputs, and one CUDA graph where that works."""

    def __init__(self, rollouts: Rollouts, half: int) -> None:
        plan, device = rollouts.plan, rollouts.device
        self.r, self.half = rollouts, half
        seats = plan.spec.max_seats
        self.features = torch.zeros(plan.count, len(plan.layout), dtype=torch.int8, device=device)
        self.masks = torch.zeros(plan.count, len(plan.spec.actions), dtype=torch.uint8, device=device)
        self.results = torch.zeros(plan.count, RESULTS + 2 * seats, device=device)
        self.at = torch.zeros(1, dtype=torch.long, device=device)  # the step
        self.chosen = torch.zeros(plan.count, dtype=torch.long, device=device)
        self.graph: torch.cuda.CUDAGraph | None = None

    def load(self) -> None:
        """Copy the games of this half to the device."""
        host = self.r.host
        self.features.copy_(host["features"][self.half], non_blocking=True)
        self.masks.copy_(host["masks"][self.half], non_blocking=True)
        self.results.copy_(host["results"][self.half], non_blocking=True)

    @torch.no_grad()
    def body(self) -> None:
        """Choose actions and keep everything."""
        r = self.r
        masks = self.masks.bool()
        h = r.actor.trunk(self.features, masks)
        logits = r.actor.logits(h, masks)
        wins, margins = r.actor.values(h, r.present)
        mover = self.results[:, MOVER].long()
        mine = (r.learners >> mover) & 1 == 1
        for rows, network in zip(r.older_rows, r.older, strict=True):
            if len(rows):
                theirs = masks.index_select(0, rows)
                other = network.logits(network.trunk(self.features.index_select(0, rows), theirs), theirs)
                own = logits.index_select(0, rows)
                logits.index_copy_(0, rows, torch.where(mine.index_select(0, rows)[:, None], own, other))
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-10, 1 - 1e-7)))
        action = (logits + noise).argmax(-1)
        chance = torch.log_softmax(logits, -1).gather(1, action[:, None])[:, 0]
        turn = r.turned(mover)
        keep = r.buffers
        for buffer, value in (
            (keep.features, self.features),
            (keep.masks, masks),
            (keep.results, self.results),
            (keep.actions, action),
            (keep.chances, chance),
            (keep.wins, torch.softmax(wins, -1).gather(1, turn)),
            (keep.margins, margins.gather(1, turn)),
            (keep.mine, mine),
        ):
            buffer[:, self.half].index_copy_(0, self.at, value[None])
        self.chosen.copy_(action)

    def run(self, at: int) -> None:
        """Do it for this step, by the graph if there is one."""
        self.at.fill_(at)
        if self.graph is not None:
            self.graph.replay()
        else:
            self.body()

    def capture(self) -> None:
        """Record the CUDA graph."""
        torch.cuda.synchronize()
        with torch.cuda.stream(self.r.stream):
            for _ in range(3):
                self.body()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=self.r.stream):
            self.body()
        self.graph = graph


class Rollouts:
    """Plays all slots with the current network."""

    def __init__(self, plan: Plan, device: torch.device, actor: Network, older: list[Network], round_: int) -> None:
        self.plan, self.device, self.actor, self.older = plan, device, actor, older
        self.workers = Workers(plan, round_)
        shared = self.workers.shared
        self.host: dict[str, Tensor] = {
            name: torch.from_numpy(getattr(shared, name)) for name in ("features", "masks", "results", "actions")
        }
        self.pinned = pin(list(self.host.values())) if device.type == "cuda" else 0
        self.seats = torch.from_numpy(plan.rows("seats")).to(device)[:, None]
        self.learners = torch.from_numpy(plan.rows("learners")).to(device)
        self.tables = torch.from_numpy(plan.rows("table")).to(device)
        self.traces = torch.from_numpy(plan.traces()).to(device, torch.float32)
        roles, sets = plan.rows("role"), plan.rows("older")
        self.older_rows = [
            torch.from_numpy(np.flatnonzero((roles == OLDER) & (sets == i))).to(device) for i in range(len(older))
        ]
        self.everywhere = torch.arange(plan.spec.max_seats, device=device)
        self.present = self.everywhere < self.seats
        self.buffers = Buffers(plan, device)
        self.actors = [Actor(self, half) for half in range(HALVES)]
        self.loaded = False
        self.stream = torch.cuda.Stream() if device.type == "cuda" else None  # type: ignore[no-untyped-call]
        self.spans = np.zeros(3)  # seconds: waiting for workers, copying, choosing
        self.note = ""

    def turned(self, mover: Tensor) -> Tensor:
        """Return, by absolute seat, how many places after the mover it is; absent seats are left where they are."""
        after = (self.everywhere - mover[:, None]) % self.seats
        return torch.where(self.present, after, self.everywhere.expand_as(after))

    def capture(self) -> None:
        """Record the CUDA graphs, once there is something to choose for."""
        try:
            for actor in self.actors:
                actor.capture()
            self.note = "graphs"
        except Exception as error:  # any failure only costs speed
            for actor in self.actors:
                actor.graph = None
            torch.cuda.synchronize()
            self.note = f"no graphs for choosing: {error}"

    def play(self) -> None:
        """Fill the buffers."""
        with torch.cuda.stream(self.stream):  # does nothing without one
            self.play_steps()
        if self.stream is not None:
            torch.cuda.synchronize()
        self.loaded = True

    def play_steps(self) -> None:
        """Play all steps, and evaluate the positions after the last one."""
        steps = self.plan.config.steps
        for step in range(steps + 1):
            for half in range(HALVES):
                began = time.perf_counter()
                fresh = step > 0 or not self.loaded  # otherwise the inputs are those of the last step before
                if fresh:
                    self.workers.wait(half)
                waited = time.perf_counter()
                if fresh:
                    self.actors[half].load()
                copied = time.perf_counter()
                self.actors[half].run(step)
                if step < steps:
                    self.host["actions"][half].copy_(self.actors[half].chosen)  # waits for the device
                    self.workers.send(half)
                self.spans += (waited - began, copied - waited, time.perf_counter() - copied)

    def close(self) -> None:
        """End the workers."""
        if self.device.type == "cuda":
            torch.cuda.synchronize()
            unpin(list(self.host.values()))
        self.host.clear()
        self.workers.close()


def pin(tensors: list[Tensor]) -> int:
    """Pin shared memory, so that copies run beside other work; return how many tensors could be pinned."""
    runtime = torch.cuda.cudart()  # type: ignore[no-untyped-call]
    sizes = [tensor.numel() * tensor.element_size() for tensor in tensors]
    found = [runtime.cudaHostRegister(t.data_ptr(), size, 0) for t, size in zip(tensors, sizes, strict=True)]
    return sum(int(status) == 0 for status in found)


def unpin(tensors: list[Tensor]) -> None:
    """Release pinned memory."""
    runtime = torch.cuda.cudart()  # type: ignore[no-untyped-call]
    for tensor in tensors:
        runtime.cudaHostUnregister(tensor.data_ptr())
