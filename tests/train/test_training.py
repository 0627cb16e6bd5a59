"""Training: a tiny run on the CPU learns, can be stopped and resumed, and is the same for the same seed."""

import json
import signal
from pathlib import Path

import numpy as np
import pytest

from hadal.core.batch import Batch
from hadal.core.registry import create
from hadal.network.encoder import TableEncoder
from hadal.network.spec import network_spec
from hadal.network.weights import load_weights
from hadal.train.config import TrainConfig

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is NOT TESTED (pip install torch)")

from hadal.train.learner import margins_of  # noqa: E402
from hadal.train.model import Network, load_into  # noqa: E402
from hadal.train.run import open_run  # noqa: E402


def tiny(**settings: object) -> TrainConfig:
    """A run of a few seconds."""
    given: dict[str, object] = {
        "tables": "2", "updates": 3, "workers": 1, "games": 12, "steps": 8, "width": 16, "blocks": 1, "minibatch": 64,
        "rate": 2e-3, "snapshots": 2,
    }  # fmt: skip
    return TrainConfig("the_abyss", **(given | settings))  # type: ignore[arg-type]


def network_of(path: Path) -> Network:
    """The network of a file of weights, on the CPU."""
    weights = load_weights(path, "the_abyss")
    layout = np.arange(len(weights.spec.features))
    network = Network(weights.spec, layout, weights.width, weights.blocks)
    load_into(network, weights)
    return network


def share_against_random(network: Network, games: int) -> float:
    """The share of games that a network wins against random moves, in both seats, with two players."""
    spec = network_spec("the_abyss")
    game = create("the_abyss", 2, {})
    encoder = TableEncoder(spec, game)
    batch = Batch(game, games, 7, False, True, game.network_input())
    rows = np.frombuffer(memoryview(batch.observations), np.int16).reshape(games, -1)
    masks = np.frombuffer(memoryview(batch.masks), np.uint8).reshape(games, -1)
    movers = np.frombuffer(memoryview(batch.movers), np.int64)
    ended = np.frombuffer(memoryview(batch.ended), np.uint8)
    rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(games, -1)
    picks = np.frombuffer(memoryview(batch.picks), np.int64)
    features = np.zeros((games, len(spec.features)), np.int8)
    legal = np.zeros((games, len(spec.actions)), np.uint8)
    encoder.describe(features)
    mine = np.arange(games) % 2
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        encoder.write(rows, features)
        encoder.write_masks(masks, movers, legal)
        with torch.no_grad():
            allowed = torch.from_numpy(legal).bool()
            logits = network.logits(network.trunk(torch.from_numpy(features), allowed), allowed)
        chosen = encoder.table_actions(logits.argmax(-1).numpy(), movers)
        batch.pick()
        batch.step(np.where(movers == mine, chosen, picks).astype(np.int64).tobytes())
        new = (ended == 1) & np.isnan(shares)
        shares[new] = rewards[np.arange(games), mine][new]
    return float(shares.mean())


def test_a_tiny_run_beats_random_play_clearly(tmp_path: Path) -> None:
    config = tiny(updates=40, workers=2, games=64, steps=16, width=32, minibatch=512, entropy=0.02, older=0.1)
    lines: list[dict[str, object]] = []
    assert open_run(tmp_path, config, "cpu").train(0, lines.append, 0)
    assert share_against_random(network_of(tmp_path / "weights.npz"), 200) > 0.75
    assert [line["updates"] for line in lines] == list(range(1, 41))
    assert lines[-1]["decisions"] == 40 * 2 * 2 * 64 * 16
    drawn = (tmp_path / "curves.svg").read_text()
    assert "share of wins against greedy" in drawn
    facts = load_weights(tmp_path / "weights.npz").training
    assert (facts["updates"], facts["tables"]) == (40, ["2"])


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    for name in ("one", "other"):
        open_run(tmp_path / name, tiny(tables="2,3"), "cpu").train()
    one, other = (load_weights(tmp_path / name / "weights.npz").arrays for name in ("one", "other"))
    assert all(np.array_equal(one[name], other[name]) for name in one)
    open_run(tmp_path / "third", tiny(tables="2,3", seed=2), "cpu").train()
    third = load_weights(tmp_path / "third" / "weights.npz").arrays
    assert not np.array_equal(one["embedding"], third["embedding"])


def test_a_run_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    def stop(line: dict[str, object]) -> None:
        if line["updates"] == 2:
            signal.raise_signal(signal.SIGTERM)

    first = open_run(tmp_path, tiny(updates=4), "cpu")
    assert not first.train(0, stop, 0)
    assert first.updates in (2, 3)
    again = open_run(tmp_path, None, "cpu")
    assert (again.updates, again.decisions, again.spent) == (first.updates, first.decisions, first.spent)
    for name, value in first.network.state_dict().items():
        assert torch.equal(value, again.network.state_dict()[name])
    assert again.league.members.keys() == first.league.members.keys()
    moments = first.optimiser_state, again.optimiser_state
    assert moments[0] is not None and moments[1] is not None
    for mine, theirs in zip(moments[0]["state"].values(), moments[1]["state"].values(), strict=True):
        assert torch.allclose(mine["exp_avg"], theirs["exp_avg"], rtol=0.01, atol=1e-6)
    assert again.train(0, None, 0)
    assert again.updates == 4
    curves = [json.loads(line) for line in (tmp_path / "curves.jsonl").read_text().splitlines()]
    assert [line["updates"] for line in curves] == sorted({line["updates"] for line in curves})
    assert curves[-1]["updates"] == 4


def test_a_slice_ends_after_its_seconds(tmp_path: Path) -> None:
    run = open_run(tmp_path, tiny(updates=100_000), "cpu")
    assert not run.train(0.01, None, 0)
    assert 0 <= run.updates < 100_000
    assert (tmp_path / "checkpoint.pt").exists()


def test_an_exploiter_plays_against_the_frozen_weights_only(tmp_path: Path) -> None:
    open_run(tmp_path / "frozen", tiny(updates=1), "cpu").train()
    config = tiny(updates=1, exploit=str(tmp_path / "frozen/weights.npz"), heuristic=0.5)
    run = open_run(tmp_path / "exploiter", config, "cpu")
    lines: list[dict[str, object]] = []
    run.train(0, lines.append, 0)
    assert "heuristic" not in lines[-1]
    frozen = load_weights(tmp_path / "frozen/weights.npz")
    for network in run.older:
        assert torch.equal(network.embedding, torch.from_numpy(frozen.arrays["embedding"]))
    assert not (tmp_path / "exploiter/league").exists()


def test_margins_are_the_lead_over_the_best_opponent() -> None:
    points = torch.tensor([[30.0, 10.0, 20.0, 99.0], [10.0, 10.0, 5.0, 0.0]])
    present = torch.tensor([[True, True, True, False], [True, True, False, False]])
    expected = torch.tanh(torch.tensor([[10.0, -20.0, -10.0, 0.0], [0.0, 0.0, 0.0, 0.0]]) / 20)
    assert torch.allclose(margins_of(points, present), expected * present)
