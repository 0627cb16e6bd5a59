"""The network that is trained, in PyTorch, and the one that plays, in NumPy, are the same function of the weights."""

import numpy as np
import pytest

from hadal.core.batch import Batch
from hadal.core.registry import cached
from hadal.network.encoder import TableEncoder
from hadal.network.files import table_weights_file
from hadal.network.shipped import shipped_model
from hadal.network.spec import network_spec
from hadal.network.tables import read_tables
from hadal.network.weights import load_weights
from hadal.train.plan import layout_of

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is NOT TESTED (pip install torch)")

from hadal.train import model as trained  # noqa: E402

GAMES = 16
TABLES = [("abyss", "2:both"), ("abyss", "4"), ("the_abyss", "3")]


@pytest.mark.parametrize(("name", "table"), TABLES)
@pytest.mark.parametrize(("precision", "error"), [("float32", 0.02), ("bfloat16", 0.4)])
def test_what_was_trained_is_what_plays(
    name: str, table: str, precision: str, error: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trained, "precision_on", lambda device: getattr(torch, precision))
    (choice,) = read_tables(name, table)
    game, spec = choice.game(), network_spec(name)
    layout = layout_of(spec, [choice])
    weights = load_weights(table_weights_file(name, game.seats), name)
    network = trained.Network(spec, layout, weights.width, weights.blocks)
    trained.load_into(network, weights)
    batch = Batch(game, GAMES, 3, False, True, game.network_input())
    for _ in range(40):
        batch.pick()
        batch.step(bytes(memoryview(batch.picks)))
    rows = np.frombuffer(memoryview(batch.observations), np.int16).reshape(GAMES, -1)
    masks = np.frombuffer(memoryview(batch.masks), np.uint8).reshape(GAMES, -1)
    movers = np.frombuffer(memoryview(batch.movers), np.int64)
    encoder = TableEncoder(spec, game, layout)
    features = np.zeros((GAMES, len(layout)), np.int8)
    legal = np.zeros((GAMES, len(spec.actions)), np.uint8)
    encoder.describe(features)
    encoder.write(rows, features)
    encoder.write_masks(masks, movers, legal)
    allowed = torch.from_numpy(legal).bool()
    with torch.no_grad():
        h = network.trunk(torch.from_numpy(features), allowed)
        logits = network.logits(h, allowed).numpy()
        wins, _ = network.values(h, torch.arange(spec.max_seats).expand(GAMES, -1) < game.seats)
        chances = torch.softmax(wins, -1).numpy()
    plays = shipped_model(cached(name, game.seats, game.options.values)).evaluate(batch.states)
    for row, mover in enumerate(movers.tolist()):
        actions = encoder.actions[mover][plays.legal[row]]
        assert np.allclose(logits[row, actions], plays.logits[row], atol=error)
        assert np.allclose(np.roll(chances[row, : game.seats], mover), plays.chances[row], atol=error / 4)
