"""The client loads its texts in parts: every component has loaded the texts it uses."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
ENGLISH = Path(__file__).parents[2] / "src" / "hadal" / "words" / "en"
GAMES = Path(__file__).parents[2] / "src" / "hadal" / "games"
IMPORT = re.compile(r"""^\s*(?:import|export)\b(?!\s+type\b)[^;]*?from\s+["'](\.[^"']+)["']""", re.MULTILINE)
LATER = re.compile(r"""new LazyComponent(?:<[^(]*>)?\(\(\) => import\("([^"]+)"\)((?:,\s*"\w+")*)\)""")
ID = re.compile(r"^(ui-[\w-]+) =", re.MULTILINE)
LATE_PARTS = ("ui_rooms", "ui_lessons", "ui_end")
LATE_PARTS_OF_GAMES = sorted(
    (path.parts[-4], path.stem) for path in GAMES.glob("*/texts/en/*.ftl") if path.stem in ("sheets", "end")
)


def found(at: Path, name: str) -> Path | None:
    """The file that an import refers to."""
    path = (at.parent / name).resolve()
    tries = [path, path.with_name(path.name + ".ts"), path.with_name(path.name + ".svelte.ts")]
    return next((one for one in tries if one.is_file()), None)


def reached(start: Path) -> set[Path]:
    """Everything that is loaded with a file: its imports, but not its lazy imports."""
    seen, waiting = set[Path](), [start]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += [one for name in IMPORT.findall(path.read_text()) if (one := found(path, name))]
    return seen


def fetched() -> list[tuple[Path, tuple[str, ...]]]:
    """Every component that is loaded lazily, and the text parts it requests; the page itself requests none."""
    out: list[tuple[Path, tuple[str, ...]]] = [(WEB / "app/main.ts", ())]
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        for name, words in LATER.findall(path.read_text()):
            target = found(path, name)
            assert target is not None, f"{path}: {name}"
            out.append((target, tuple(re.findall(r"\w+", words))))
    return out


@pytest.mark.parametrize("part", LATE_PARTS)
def test_every_component_has_loaded_its_texts(part: str) -> None:
    ids = ID.findall((ENGLISH / f"{part}.ftl").read_text())
    assert ids
    for start, parts in fetched():
        if part in parts:
            continue
        for path in reached(start):
            said = [one for one in ids if re.search(rf"""["'`]{one}["'`]""", path.read_text())]
            assert not said, f"{path.name} comes with {start.name}, which does not fetch {part}: {said}"


@pytest.mark.parametrize(("game", "part"), LATE_PARTS_OF_GAMES)
def test_every_component_of_a_game_has_loaded_its_texts(game: str, part: str) -> None:
    """There a text is named without the prefix of its game."""
    ids = ID.findall((GAMES / game / "texts" / "en" / f"{part}.ftl").read_text())
    names = "|".join(id.removeprefix(f"ui-{game}-") for id in ids)
    for start, parts in fetched():
        if f"{part}_{game}" in parts:
            continue
        for path in reached(start):
            if path.is_relative_to(WEB / "games" / game):
                said = re.findall(rf"""\bt\(\s*["'`]({names})["'`]""", path.read_text())
                assert not said, f"{path.name} comes with {start.name}, which does not fetch {part}_{game}: {said}"


def test_whatever_shows_options_has_fetched_their_texts() -> None:
    users = [(start, parts) for start, parts in fetched() if WEB / "i18n" / "options.ts" in reached(start)]
    assert users
    for start, parts in users:
        assert "options" in parts, f"{start.name} shows options, but does not fetch their texts"


def test_components_are_found() -> None:
    """A test that parses sources must notice when their form changes."""
    starts = {start.name: parts for start, parts in fetched()}
    assert starts["Home.svelte"] == ("ui_rooms", "options")
    assert len(starts) > 10
    assert len(reached(WEB / "pages" / "TablePage.svelte")) > 10
