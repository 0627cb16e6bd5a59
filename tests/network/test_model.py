"""Inference in NumPy: what the formula says, the same alone and in batches, in any order of summation."""

import numpy as np
import pytest

from hadal.bots import bot
from hadal.bots.network import NetworkBot
from hadal.core.chance import derive
from hadal.core.game import Game
from hadal.core.playout import random_steps
from hadal.core.promises import network_row
from hadal.core.registry import create
from hadal.core.state import State
from hadal.network import exact
from hadal.network.encoder import TableEncoder
from hadal.network.exact import PARTS, ExactLayer, FastLayer, exact_exp, shares, whole
from hadal.network.model import NetworkLayers, NetworkModel
from hadal.network.weights import NORM_EPSILON, NetworkWeights
from tests.network.networks import random_model, random_weights

TABLES = [
    ("the_abyss", 2, {}),
    ("the_abyss", 4, {}),
    ("abyss", 2, {}),
    ("abyss", 5, {"expansions": "both"}),
]


def positions(game: Game, count: int = 6) -> list[State]:
    """Positions in the middle of random games."""
    out: list[State] = []
    for seed in range(100):
        state = game.deal(int(derive(seed)))
        random_steps(state, seed, 5 + 7 * seed)
        if not state.over():
            out.append(state)
        if len(out) == count:
            break
    return out


def by_the_formula(weights: NetworkWeights, game: Game, state: State) -> tuple[list[float], list[float], list[float]]:
    """Logits, chances and margins as `weights.py` defines them, from the codes that training uses."""
    spec, arrays = weights.spec, {name: array.astype(np.float64) for name, array in weights.arrays.items()}
    encoder, seat = TableEncoder(spec, game), state.to_move()
    row = np.array([network_row(state, seat)], np.int16)
    codes = np.zeros((1, len(spec.features)), np.int8)
    encoder.describe(codes)
    encoder.write(row, codes)
    mask = np.zeros((1, game.actions), np.uint8)
    mask[0, state.legal()] = 1
    turned = np.zeros((1, len(spec.actions)), np.uint8)
    encoder.write_masks(mask, np.array([seat]), turned)
    hidden = arrays["bias"].copy()
    for place, code in enumerate(codes[0].tolist()):
        if spec.categories[place]:
            known = min(code & 255, spec.categories[place] - 1)
            if spec.features[place] in game.features() + game.network_input().names():
                hidden += arrays["category_embedding"][spec.category_start[place] + known]
        else:
            number = float(code > 0) if spec.binary[place] else code * spec.scales[place]
            hidden += number * arrays["embedding"][place]
    hidden += turned[0] @ arrays["mask_embedding"]

    def norm(x: exact.Floats, name: str) -> exact.Floats:
        spread = np.sqrt(x.var() + NORM_EPSILON)
        normed: exact.Floats = (x - x.mean()) / spread * arrays[f"{name}.weight"] + arrays[f"{name}.bias"]
        return normed

    for n in range(weights.blocks):
        block = f"blocks.{n}"
        inner = norm(hidden, f"{block}.norm") @ arrays[f"{block}.first.weight"].T + arrays[f"{block}.first.bias"]
        hidden = hidden + np.maximum(inner, 0) @ arrays[f"{block}.second.weight"].T + arrays[f"{block}.second.bias"]
    last = np.maximum(norm(hidden, "norm"), 0)
    policy = last @ arrays["policy.weight"].T + arrays["policy.bias"]
    value = last @ arrays["value.weight"].T + arrays["value.bias"]
    seats = game.seats
    odds = np.exp(value[:seats] - value[:seats].max())
    chances = np.roll(odds / odds.sum(), seat)
    margins = np.roll(value[spec.max_seats : spec.max_seats + seats], seat)
    return policy[encoder.actions[seat][state.legal()]].tolist(), chances.tolist(), margins.tolist()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_model_follows_the_formula_of_the_weights(name: str, seats: int, options: dict[str, str]) -> None:
    game = create(name, seats, options)
    weights = random_weights(name)
    model = NetworkModel(NetworkLayers(weights), game)
    for state in positions(game, 3):
        found = model.evaluate([state])
        logits, chances, margins = by_the_formula(weights, game, state)
        assert found.legal == [state.legal()]
        assert np.allclose(found.logits[0], logits, atol=2e-3)
        assert np.allclose(found.chances[0], chances, atol=1e-3)
        assert np.allclose(found.margins[0], margins, atol=2e-3)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_position_gets_the_same_numbers_alone_and_in_any_batch(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game = create(name, seats, options)
    model = random_model(game)
    states = positions(game) * 12  # more than fit into one product
    together = model.evaluate(states)
    for at in (0, 3, 70):
        alone = model.evaluate([states[at]])
        assert np.array_equal(alone.logits[0], together.logits[at])
        assert np.array_equal(alone.chances[0], together.chances[at])
        assert np.array_equal(alone.margins[0], together.margins[at])


def test_sums_do_not_depend_on_their_order() -> None:
    """The reason why every machine gives the same answer: no sum is ever rounded."""
    chance = np.random.default_rng(5)
    weight, bias = chance.normal(size=(700, 40)) * 3, chance.normal(size=40)
    layer = ExactLayer(weight, bias, bits=14, limit=32.0)
    x = whole(chance.normal(size=(3, 700)) * 9, 14, 32.0)
    straight = layer(x)
    for _ in range(5):
        order = chance.permutation(700)
        one_by_one = np.zeros((3, 40))
        for place in order.tolist():
            one_by_one += x[:, [place]] * layer.weight[place]
        assert np.array_equal(one_by_one * layer.scale + layer.bias, straight)
    assert np.allclose(straight, (x / 2**14) @ weight + bias, atol=1e-3)


def test_no_sum_of_a_layer_can_leave_the_exact_numbers() -> None:
    weight = np.full((1024, 2), 60000.0)  # the largest that half precision has
    layer = ExactLayer(weight, np.zeros(2), bits=14, limit=32.0)
    assert np.abs(layer.weight).sum(axis=0).max() * 32.0 * 2**14 <= exact.EXACT
    assert layer.bits < exact.MOST_BITS


def test_the_exponential_is_accurate_and_shares_add_up() -> None:
    x = -np.linspace(0, 40, 1001)
    assert np.allclose(exact_exp(x), np.exp(x), rtol=1e-7)
    parts = shares(np.array([[1.0, 2.0, -3.0], [0.0, 0.0, 0.0]]))
    assert abs(parts.sum(axis=1) - PARTS).max() <= 2
    assert parts[1].tolist() == [round(PARTS / 3)] * 3


def test_what_the_network_sees_of_a_guess_is_what_it_sees_of_the_position() -> None:
    """Twins: a seat cannot tell them apart, so neither can the network."""
    for name, seats, options in TABLES:
        game = create(name, seats, options)
        model = random_model(game)
        for state in positions(game, 3):
            found = model.evaluate([state])
            for seed in range(4):
                twin = state.guess(state.to_move(), seed)
                again = model.evaluate([twin])
                assert again.legal == found.legal
                assert np.array_equal(again.logits[0], found.logits[0])
                assert np.array_equal(again.chances, found.chances)


def test_a_search_by_the_clock_computes_in_single_precision_with_nearly_the_same_results() -> None:
    weights, game = random_weights("abyss"), create("abyss", 2, {})
    states = positions(game, 8)
    exactly = NetworkModel(NetworkLayers(weights), game).evaluate(states)
    quickly = NetworkModel(NetworkLayers(weights, FastLayer), game).evaluate(states)
    assert np.abs(exactly.chances - quickly.chances).max() < 1e-3
    for one, other in zip(exactly.logits, quickly.logits, strict=True):
        assert np.abs(one - other).max() < 1e-2


def test_only_a_budget_in_seconds_alone_is_by_the_clock() -> None:
    game = create("abyss", 2, {})
    kinds = {text: bot(text, "abyss") for text in ("network", "network:nodes=9", "network:seconds=0.1", "level5")}
    fast = {
        text
        for text, one in kinds.items()
        if isinstance(one, NetworkBot) and one.model(game).layers.layer_type is FastLayer
    }
    assert fast == {"network:seconds=0.1"}
