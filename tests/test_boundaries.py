"""Who may import whom: the rules know nothing of screens, networks or each other."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"
HADAL = SOURCE / "hadal"
COMPILER = {"librt", "mypy_extensions"}
# Parts of the standard library that rules, games and bots have no business with.
WORLD = {
    "asyncio",
    "socket",
    "ssl",
    "http",
    "urllib",
    "subprocess",
    "threading",
    "tkinter",
    "curses",
    "sqlite3",
    "time",
}


def imports(path: Path) -> set[str]:
    """The modules that a source imports, in full."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module or "")
            if (SOURCE / (node.module or "").replace(".", "/")).is_dir():  # a package: what is taken from it counts
                found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def sources(folder: str) -> list[Path]:
    """All sources of a part of the package."""
    return sorted((HADAL / folder).rglob("*.py"))


def ours(path: Path) -> set[str]:
    """The parts of this package that a source imports, as dotted names without `hadal.`."""
    return {name.removeprefix("hadal.") for name in imports(path) if name.startswith("hadal.")}


def name_of(path: Path) -> str:
    """A short name for the list of tests."""
    return path.relative_to(HADAL).as_posix()


RULES = [*sources("core"), *sources("games"), *sources("bots")]


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_rules_and_bots_import_only_the_standard_library_and_the_compiler(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports(path)} - {"hadal"}
    assert outside <= sys.stdlib_module_names | COMPILER
    assert not outside & WORLD


@pytest.mark.parametrize("path", sources("core"), ids=name_of)
def test_core_knows_no_game(path: Path) -> None:
    assert {name.split(".")[0] for name in ours(path)} <= {"core"}


@pytest.mark.parametrize("path", sources("games"), ids=name_of)
def test_a_game_imports_core_and_itself(path: Path) -> None:
    me = ".".join(path.relative_to(HADAL).parts[:2])
    for name in ours(path):
        assert name.startswith("core") or (name + ".").startswith(me + "."), f"{path} imports {name}"


@pytest.mark.parametrize("path", sources("bots"), ids=name_of)
def test_bots_import_core_and_each_other(path: Path) -> None:
    assert {name.split(".")[0] for name in ours(path)} <= {"core", "bots"}


def test_only_the_registry_of_core_names_a_game() -> None:
    """And there only as text, imported when it is asked for."""
    games = [folder.name for folder in (HADAL / "games").iterdir() if folder.is_dir() and folder.name != "__pycache__"]
    for path in sources("core"):
        if path.name != "registry.py":
            assert not any(game in path.read_text(encoding="utf-8") for game in games), path


@pytest.mark.parametrize("path", sources("words"), ids=name_of)
def test_words_import_core_each_other_and_the_game_they_speak_of(path: Path) -> None:
    for name in ours(path):
        part, *rest = name.split(".")
        own = part == "games" and f"{path.stem}_".startswith(f"{rest[0]}_")
        assert part in ("core", "words") or own, f"{path} imports {name}"


TOOLS = SOURCE.parent / "tools"
EVERY = [path for folder in ("core", "games", "bots", "words", "cli") for path in sources(folder)]


@pytest.mark.parametrize(
    "path", [*EVERY, *TOOLS.glob("*.py"), *Path(__file__).parent.rglob("*.py")], ids=lambda path: path.name
)
def test_no_file_is_longer_than_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
