"""Action ids: named blocks, one after another."""

import pytest

from hadal.core.actions import Blocks

BLOCKS = Blocks([("pass", [""]), ("keep", ["P8", "P3"]), ("hook", ["A", "B", "C"])])


def test_ids_names_and_blocks_belong_together() -> None:
    assert BLOCKS.size == 6
    assert BLOCKS.names == ["pass", "keep:P8", "keep:P3", "hook:A", "hook:B", "hook:C"]
    assert [BLOCKS.id(BLOCKS.name(action)) for action in range(6)] == list(range(6))
    assert [BLOCKS.block_of(action).name for action in range(6)] == ["pass", "keep", "keep", "hook", "hook", "hook"]
    assert BLOCKS.first("hook") == 3
    assert BLOCKS.block("keep").size == 2


def test_a_mask_has_a_one_for_each_action() -> None:
    assert BLOCKS.mask([0, 4]) == bytearray([1, 0, 0, 0, 1, 0])
    assert BLOCKS.mask([]) == bytearray(6)


def test_unknown_names_are_rejected_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"there is no action 'keep:P9'; did you mean 'keep:P8'\?"):
        BLOCKS.id("keep:P9")
    with pytest.raises(ValueError, match="there is no action 'zzz'; actions look like 'pass' or 'hook:C'"):
        BLOCKS.id("zzz")
    for action in (-1, 6):
        with pytest.raises(ValueError, match=f"action {action} is not one of 0 to 5"):
            BLOCKS.name(action)
        with pytest.raises(ValueError, match=f"action {action} is not one of 0 to 5"):
            BLOCKS.block_of(action)
    with pytest.raises(KeyError):
        BLOCKS.block("sword")
