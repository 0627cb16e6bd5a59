"""The frame of the client uses games only through their plug-in objects."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web/src"
GAMES = sorted(folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir())
# Generated from the messages of the server, which still has a struct for each game.
GENERATED = {SOURCE / "api/protocol.ts"}
FRAME = [
    path
    for path in sorted(SOURCE.rglob("*"))
    if path.suffix in (".ts", ".svelte", ".css")
    and not path.name.endswith(".test.ts")
    and not any(SOURCE / "games" / game in path.parents for game in GAMES)
    and path not in GENERATED
]


def test_there_are_games() -> None:
    assert GAMES
    assert all((SOURCE / "games" / game / "index.ts").is_file() for game in GAMES)


@pytest.mark.parametrize("path", FRAME, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_frame_names_no_game(path: Path) -> None:
    """Not in code, strings or comments."""
    names = "|".join(re.escape(game).replace("_", "[ _-]?") for game in GAMES)
    assert not re.findall(names, path.read_text(encoding="utf-8"), re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    for path in (SOURCE / "games" / game).rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            others = [other for other in GAMES if other != game]
            assert not [other for other in others if re.search(rf"/{other}/", text) and f"../{other}/" in text], path
