"""A whole game as text for every number of players: a change in the rules shows up as a readable diff."""

import make_golden
import pytest

HINT = "the game is not told as before: run tools/make_golden.py and look at the difference"


@pytest.mark.parametrize("name", make_golden.stories())
def test_the_golden_game_is_unchanged(name: str) -> None:
    kept = (make_golden.FOLDER / name).read_text(encoding="utf-8")
    assert make_golden.stories()[name] == kept, HINT


def test_there_is_no_superfluous_golden_game() -> None:
    assert {path.name for path in make_golden.FOLDER.glob("*.txt")} == set(make_golden.stories())
