"""Learning from rollouts: proximal policy optimisation with lambda returns of two rewards, win share and margin."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional
from torch.nn.utils import clip_grad_norm_

from hadal.network.weights import MARGIN
from hadal.train.config import TrainConfig, between
from hadal.train.model import Network
from hadal.train.rollout import Rollouts
from hadal.train.shared import ENDED, HALVES, MOVER, RESULTS

WARM_STEPS = 3  # before the CUDA graph is recorded
RAMP = 10  # updates until the rate of learning is reached
MOST_ADVANTAGE = 6.0
VALUE_WEIGHT, MARGIN_WEIGHT = 0.5, 0.5
MARGIN_SCALE = 0.5  # of margins in the advantage: they are about twice as large as shares
FADE = 1.5  # the margin has faded out after this fraction of a run, inverted
LEAST_LOG = -20.0
FIGURES = ("policy_loss", "value_loss", "margin_loss", "entropy", "kl", "clipped")


@dataclass
class Sample:
    """Everything that is learned from, flat over steps, halves and rows."""

    targets: Tensor  # shares of the win by seat from the mover
    margins: Tensor
    advantages: Tensor


class Learner:
    """Trains a network on the buffers of rollouts."""

    def __init__(self, config: TrainConfig, network: Network, rollouts: Rollouts, graphs: bool) -> None:
        self.config, self.network, self.rollouts = config, network, rollouts
        device = rollouts.device
        self.parameters = list(network.parameters())
        rate: float | Tensor = torch.tensor(config.rate, device=device) if graphs else config.rate
        fused = device.type == "cuda"
        self.optimiser = torch.optim.AdamW(
            self.parameters, lr=rate, eps=1e-5, weight_decay=1e-4, fused=fused, capturable=graphs
        )
        keep = rollouts.buffers
        flat = keep.actions.numel()
        seats = keep.wins.shape[-1]
        self.sample = Sample(
            torch.zeros(flat, seats, device=device),
            torch.zeros(flat, seats, device=device),
            torch.zeros(flat, device=device),
        )
        self.present = rollouts.present.repeat(flat // len(rollouts.present), 1)
        self.rows = torch.zeros(config.minibatch, dtype=torch.long, device=device)
        self.entropy = torch.zeros((), device=device)
        self.figures = torch.zeros(len(FIGURES), device=device)
        self.queue: list[Tensor] = []
        self.everything = self.rows
        self.steps_done = 0
        self.explained = 0.0
        self.graphs = graphs
        self.graph: torch.cuda.CUDAGraph | None = None
        self.stream = torch.cuda.Stream() if device.type == "cuda" else None  # type: ignore[no-untyped-call]
        self.note = ""

    def schedule(self, progress: float, updates: int) -> tuple[float, float]:
        """Set the rate and the entropy bonus for this part of the run; return the rate and the weight of margins."""
        config = self.config
        wave = 0.5 * (1 + float(torch.cos(torch.tensor(torch.pi * min(1.0, progress)))))
        rate = (config.rate_end + (config.rate - config.rate_end) * wave) * min(1.0, (updates + 1) / RAMP)
        for group in self.optimiser.param_groups:
            if torch.is_tensor(group["lr"]):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self.entropy.fill_(between(config.entropy, config.entropy_end, progress))
        return rate, between(config.mix, config.mix_end, progress * FADE)

    @torch.no_grad()
    def prepare(self, mix: float) -> None:
        """Compute returns and advantages, and queue the minibatches."""
        config, r, keep = self.config, self.rollouts, self.rollouts.buffers
        steps, seats = config.steps, self.sample.targets.shape[-1]
        results = keep.results[1:]
        ended = results[..., ENDED].bool()[..., None]
        win_reward = results[..., RESULTS : RESULTS + seats]
        margin_reward = margins_of(results[..., RESULTS + seats :], r.present)
        wins, margins = keep.wins, keep.margins
        win_return, margin_return = torch.zeros_like(wins[:steps]), torch.zeros_like(margins[:steps])
        next_win, next_margin = wins[steps], margins[steps]
        traces = r.traces[:, None]
        for step in range(steps - 1, -1, -1):
            next_win = wins[step + 1] + traces * (next_win - wins[step + 1])
            next_margin = margins[step + 1] + traces * (next_margin - margins[step + 1])
            next_win = torch.where(ended[step], win_reward[step], next_win)
            next_margin = torch.where(ended[step], margin_reward[step], next_margin)
            win_return[step], margin_return[step] = next_win, next_margin
        mover = keep.results[:steps][..., MOVER].long()[..., None]
        seat = (r.everywhere + mover) % r.seats
        seat = torch.where(r.present, seat, r.everywhere.expand_as(seat))
        targets, margin_targets = win_return.gather(-1, seat), margin_return.gather(-1, seat)
        surprise = targets[..., 0] - wins[:steps].gather(-1, mover)[..., 0]
        gain = margin_targets[..., 0] - margins[:steps].gather(-1, mover)[..., 0]
        mine = keep.mine[:steps]
        advantages = self.normalised((1 - mix) * surprise + mix * MARGIN_SCALE * gain, mine)
        block = steps * HALVES * r.plan.count
        self.sample.targets[:block] = targets.reshape(block, seats)
        self.sample.margins[:block] = margin_targets.reshape(block, seats)
        self.sample.advantages[:block] = advantages.reshape(block)
        variance = targets[..., 0][mine].var()
        self.explained = float(1 - surprise[mine].var() / (variance + 1e-9))
        self.queue_minibatches(mine.reshape(block).nonzero()[:, 0])
        self.figures.zero_()
        self.steps_done = 0
        if self.stream is not None:
            torch.cuda.synchronize()  # learning runs on a stream of its own

    def normalised(self, advantages: Tensor, mine: Tensor) -> Tensor:
        """Return advantages with mean 0 and deviation 1 at each table, over the learner's decisions."""
        count = len(self.rollouts.plan.tables)
        table = self.rollouts.tables.expand_as(advantages)
        flat = torch.where(mine, table, torch.full_like(table, count)).reshape(-1)
        value = advantages.reshape(-1)
        zeros = torch.zeros(count + 1, device=value.device)
        number = zeros.index_add(0, flat, torch.ones_like(value)).clamp_min(1)
        mean = zeros.index_add(0, flat, value) / number
        square = zeros.index_add(0, flat, (value - mean[flat]) ** 2) / number
        out = (value - mean[flat]) / (square[flat].sqrt() + 1e-6)
        return out.clamp(-MOST_ADVANTAGE, MOST_ADVANTAGE).reshape(advantages.shape)

    def queue_minibatches(self, rows: Tensor) -> None:
        """Shuffle the rows for each epoch and cut them into minibatches."""
        size = self.config.minibatch
        epochs = self.config.epochs
        orders = [rows[torch.randperm(len(rows), device=rows.device)] for _ in range(-(-int(epochs * 100) // 100))]
        everything = torch.cat(orders)[: int(len(rows) * epochs)]
        if len(everything) < size:  # a tiny run: repeat until one minibatch is full
            everything = everything.repeat(-(-size // max(1, len(everything))))
        self.everything = everything  # kept until the next update: the queue points into it
        self.queue = list(everything[: len(everything) // size * size].view(-1, size).unbind(0))

    def step(self) -> None:
        """Learn from the next minibatch."""
        rows = self.queue.pop()
        if self.stream is None:
            self.rows.copy_(rows)
            self.plain_step()
        else:
            with torch.cuda.stream(self.stream):
                self.rows.copy_(rows)
                if self.graph is not None:
                    self.graph.replay()
                elif self.graphs and self.steps_done >= WARM_STEPS:
                    self.capture()
                else:
                    self.plain_step()
        self.steps_done += 1

    def plain_step(self) -> None:
        """Learn without a graph."""
        self.optimiser.zero_grad(set_to_none=True)
        self.body()

    def capture(self) -> None:
        """Record the CUDA graph and run it once; without one, learn as before."""
        torch.cuda.synchronize()
        self.optimiser.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.graph(graph, stream=self.stream):
                self.body()
            self.graph = graph
            graph.replay()
            self.note = "graph"
        except Exception as error:  # any failure only costs speed
            self.graphs = False
            torch.cuda.synchronize()
            self.note = f"no graph for learning: {error}"
            self.plain_step()

    def body(self) -> None:
        """One step of the optimiser on the rows of `self.rows`."""
        keep, rows, clip = self.rollouts.buffers, self.rows, self.config.clip
        masks = keep.masks.flatten(0, 2).index_select(0, rows)
        present = self.present.index_select(0, rows)
        h = self.network.trunk(keep.features.flatten(0, 2).index_select(0, rows), masks)
        logs = torch.log_softmax(self.network.logits(h, masks), -1)
        wins, margins = self.network.values(h, present)
        action = keep.actions.flatten().index_select(0, rows)
        chance = logs.gather(1, action[:, None])[:, 0]
        entropy = -(logs.exp() * logs.masked_fill(~masks, 0)).sum(-1).mean()
        log_wins = torch.log_softmax(wins, -1).clamp_min(LEAST_LOG)
        value_loss = -(self.sample.targets.index_select(0, rows) * log_wins).sum(-1).mean()
        aim = self.sample.margins.index_select(0, rows)
        margin_loss = (functional.smooth_l1_loss(margins, aim, reduction="none") * present).mean()
        advantage = self.sample.advantages.index_select(0, rows)
        change = chance - keep.chances.flatten().index_select(0, rows)
        ratio = change.exp()
        policy_loss = -torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage).mean()
        loss = policy_loss + VALUE_WEIGHT * value_loss + MARGIN_WEIGHT * margin_loss - self.entropy * entropy
        loss.backward()  # type: ignore[no-untyped-call]
        clip_grad_norm_(self.parameters, 1.0, foreach=True)
        self.optimiser.step()
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > clip).float().mean()
            found = [policy_loss, value_loss, margin_loss, entropy, (ratio - 1 - change).mean(), clipped]
            self.figures.add_(torch.stack([figure.detach() for figure in found]))

    def means(self) -> dict[str, float]:
        """Return the average figures of the steps since `prepare`."""
        values = (self.figures / max(1, self.steps_done)).tolist()
        return dict(zip(FIGURES, values, strict=True)) | {"explained": self.explained}


def margins_of(points: Tensor, present: Tensor) -> Tensor:
    """Return how far each seat is ahead of its best opponent, from -1 to 1."""
    shown = points.masked_fill(~present, -1e6)
    top = shown.topk(2, -1).values
    best = torch.where(shown == top[..., :1], top[..., 1:2], top[..., :1])
    return torch.tanh((points - best) / MARGIN) * present
