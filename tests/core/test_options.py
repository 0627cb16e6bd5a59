"""Options: their legal values, and the error for anything else."""

import pytest

from hadal.core.options import Option, OptionError, Options, choose

COLOUR = Option("colour", ["red", "blue"])


def even(text: str) -> str:
    """A free text that must be an even number."""
    if not text.isdigit() or int(text) % 2:
        raise OptionError(f"an even number is needed, not {text!r}")
    return str(int(text))


SIZE = Option("size", ["4"], even)


def test_the_first_value_is_the_default() -> None:
    options = choose("box", [2, 3], [COLOUR, SIZE], 2, {})
    assert options.values == {"colour": "red", "size": "4"}
    assert options["colour"] == "red"


def test_a_free_text_is_normalised_by_its_check() -> None:
    assert choose("box", [2], [SIZE], 2, {"size": "008"})["size"] == "8"


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (4, {}, "box is for 2 to 3 players, not 4"),
        (2, {"weight": "1"}, "box has no option 'weight'; its options are: colour, size"),
        (2, {"colour": "green"}, "colour is red or blue, not 'green'"),
        (2, {"size": "7"}, "an even number is needed, not '7'"),
    ],
)
def test_illegal_values_are_rejected_with_the_legal_ones(seats: int, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        choose("box", [2, 3], [COLOUR, SIZE], seats, given)
    assert str(caught.value) == sentence


def test_equal_options_compare_equal() -> None:
    one, other = Options("box", 2, {"a": "1", "b": "2"}), Options("box", 2, {"b": "2", "a": "1"})
    assert one == other
    assert hash(one) == hash(other)
    assert one != Options("box", 3, {"a": "1", "b": "2"})
    assert repr(one) == "<box seats=2 a=1 b=2>"
