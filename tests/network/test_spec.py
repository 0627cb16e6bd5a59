"""The inputs and outputs of a network: one specification for all tables of a game, matched by name."""

import json

import numpy as np
import pytest

from hadal.core.batch import Batch
from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.registry import create, names
from hadal.network.encoder import TableEncoder
from hadal.network.spec import network_spec, spec_from_dict, table_features
from hadal.network.tables import all_tables, read_tables

GAMES = [name for name in names() if name in ("abyss", "the_abyss")]


@pytest.mark.parametrize("name", GAMES)
def test_a_specification_has_every_feature_and_action_of_every_table_once(name: str) -> None:
    spec = network_spec(name)
    assert len(set(spec.features)) == len(spec.features)
    assert len(set(spec.actions)) == len(spec.actions)
    assert len(spec.features) == len(spec.binary) == len(spec.scales) == len(spec.categories)
    for table in all_tables(name):
        game = table.game()
        assert set(table_features(game)) <= set(spec.features)
        assert set(game.blocks.names) <= set(spec.actions)
        assert game.seats <= spec.max_seats


@pytest.mark.parametrize("name", GAMES)
def test_a_specification_survives_json(name: str) -> None:
    spec = network_spec(name)
    assert spec_from_dict(json.loads(json.dumps(spec.as_dict()))) == spec


def test_a_specification_without_a_part_is_refused_by_name() -> None:
    given = network_spec("the_abyss").as_dict()
    del given["actions"]
    with pytest.raises(ValueError, match="the specification has no actions"):
        spec_from_dict(given)


def batch_of(game: Game, count: int, steps: int) -> Batch:
    """Some games under way."""
    batch = Batch(game, count, 3, False, True, game.network_input())
    for _ in range(steps):
        batch.pick()
        batch.step(np.frombuffer(memoryview(batch.picks), np.int64).tobytes())
    return batch


@pytest.mark.parametrize(("name", "seats"), [("abyss", 3), ("the_abyss", 4)])
def test_an_encoder_puts_every_number_where_its_name_is(name: str, seats: int) -> None:
    spec = network_spec(name)
    game = create(name, seats, {})
    encoder = TableEncoder(spec, game)
    batch = batch_of(game, 6, 25)
    rows = np.frombuffer(memoryview(batch.observations), np.int16).reshape(6, -1)
    out = np.full((6, len(spec.features)), 9, np.int8)
    encoder.describe(out)
    encoder.write(rows, out)
    mine = table_features(game)
    for i, feature in enumerate(spec.features):
        expected = rows[:, mine.index(feature)] if feature in mine else np.zeros(6)
        if feature in (f"table.seats:{seats}", "table.expansions:none"):
            expected = np.ones(6)
        if spec.categories[i]:
            assert np.array_equal(out[:, i].astype(np.int64) & 255, expected.astype(np.int64) & 255)
        else:
            assert np.array_equal(out[:, i], np.clip(expected, -128, 127)), feature


@pytest.mark.parametrize(("name", "seats"), [("abyss", 3), ("the_abyss", 4)])
def test_actions_come_back_as_the_same_ids_and_seats_are_counted_from_the_mover(name: str, seats: int) -> None:
    spec = network_spec(name)
    game = create(name, seats, {})
    encoder = TableEncoder(spec, game)
    for mover in range(seats):
        movers = np.full(game.actions, mover)
        everything = np.arange(game.actions)
        there = encoder.actions[mover]
        assert np.array_equal(encoder.table_actions(there, movers), everything)
        masks = np.eye(game.actions, dtype=np.uint8)
        out = np.zeros((game.actions, len(spec.actions)), np.uint8)
        encoder.write_masks(masks, movers, out)
        assert np.array_equal(out.argmax(1), there)
        assert np.array_equal(out.sum(1), np.ones(game.actions))
        for word in spec.seat_blocks:
            action = game.blocks.first(word) + (mover + 1) % seats
            assert spec.actions[there[action]] == f"{word}:B"  # the next player


def test_with_a_layout_only_those_features_are_written() -> None:
    spec = network_spec("the_abyss")
    game = create("the_abyss", 2, {})
    layout = np.array([spec.feature_at["deck_size"], spec.feature_at["turns"], spec.feature_at["table.seats:2"]])
    encoder = TableEncoder(spec, game, layout)
    batch = batch_of(game, 2, 5)
    rows = np.frombuffer(memoryview(batch.observations), np.int16).reshape(2, -1)
    out = np.zeros((2, 3), np.int8)
    encoder.describe(out)
    encoder.write(rows, out)
    mine = table_features(game)
    for place in range(2):
        expected = [rows[place, mine.index("deck_size")], rows[place, mine.index("turns")], 1]
        assert out[place].tolist() == [int(number) for number in expected]


def test_a_table_with_unknown_actions_is_refused() -> None:
    deck = "X*11,S1*4,S3*2,H2*5,E1*5,P2*6,P5*10,P7*5,P9*3"
    game = create("the_abyss", 2, {"deck_list": deck})
    with pytest.raises(OptionError, match="does not know the action 'keep:P9'"):
        TableEncoder(network_spec("the_abyss"), game)


def test_tables_are_read_from_a_list() -> None:
    assert len(read_tables("abyss", "all")) == 14
    assert [table.text for table in read_tables("abyss", "2, 5:both")] == ["2:none", "5:both"]
    assert [table.text for table in read_tables("the_abyss", "3")] == ["3"]
    with pytest.raises(OptionError, match="there is no table '5'; tables of abyss are: all, 2:none, "):
        read_tables("abyss", "5")
