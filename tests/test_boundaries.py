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


GAMES = [
    path for path in sources("games") if "support" not in path.parts
]  # the rest of a game, without the server's part
SUPPORT = [path for path in sources("games") if "support" in path.parts]
RULES = [*sources("core"), *GAMES, *sources("bots"), *sources("search")]
CLOCKED = {"bandit.py"}  # search keeps to a budget of seconds


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_rules_and_bots_import_only_the_standard_library_and_the_compiler(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports(path)} - {"hadal"}
    assert outside <= sys.stdlib_module_names | COMPILER
    assert not outside & WORLD - ({"time"} if path.name in CLOCKED else set())


@pytest.mark.parametrize("path", sources("core"), ids=name_of)
def test_core_knows_no_game(path: Path) -> None:
    assert {name.split(".")[0] for name in ours(path)} <= {"core"}


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_a_game_imports_core_and_itself(path: Path) -> None:
    me = ".".join(path.relative_to(HADAL).parts[:2])
    for name in ours(path):
        assert name.startswith("core") or (name + ".").startswith(me + "."), f"{path} imports {name}"


@pytest.mark.parametrize("path", SUPPORT, ids=name_of)
def test_server_support_imports_core_texts_the_server_and_its_own_game(path: Path) -> None:
    me = ".".join(path.relative_to(HADAL).parts[:2])
    for name in ours(path):
        own = (name + ".").startswith(me + ".")
        assert own or name.split(".")[0] in ("core", "words", "server"), f"{path} imports {name}"


@pytest.mark.parametrize("path", sources("bots"), ids=name_of)
def test_bots_import_core_search_and_each_other(path: Path) -> None:
    assert {name.split(".")[0] for name in ours(path)} <= {"core", "search", "bots"}


@pytest.mark.parametrize("path", sources("search"), ids=name_of)
def test_search_imports_core_itself_and_the_game_it_is_about(path: Path) -> None:
    for name in ours(path):
        part, *rest = name.split(".")
        own = part == "games" and f"{path.stem}_".startswith(f"{rest[0]}_")
        assert part in ("core", "search") or own, f"{path} imports {name}"


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


@pytest.mark.parametrize("path", sources("lessons"), ids=name_of)
def test_lessons_are_records_and_know_no_game(path: Path) -> None:
    assert {name.split(".")[0] for name in ours(path)} <= {"core"}


@pytest.mark.parametrize("path", sources("server"), ids=name_of)
def test_the_server_knows_no_terminal_and_no_rules_of_a_game(path: Path) -> None:
    assert {name.split(".")[0] for name in ours(path)} <= {"core", "bots", "lessons", "words", "server"}


@pytest.mark.parametrize("path", sources("envs"), ids=name_of)
def test_environments_know_games_by_name_only(path: Path) -> None:
    assert {name.split(".")[0] for name in ours(path)} <= {"core", "bots", "envs", "picture"}


@pytest.mark.parametrize("path", sources("picture"), ids=name_of)
def test_a_picture_imports_core_words_and_the_game_it_draws(path: Path) -> None:
    for name in ours(path):
        part, *rest = name.split(".")
        own = part == "games" and f"{path.stem}_".startswith(f"{rest[0]}_")
        assert part in ("core", "words", "picture") or own, f"{path} imports {name}"


@pytest.mark.parametrize("path", sources("arena"), ids=name_of)
def test_the_arena_knows_no_terminal_and_no_rules_of_a_game(path: Path) -> None:
    # Only the names of things that can be owned are a game's.
    games = {"games"} if path.name == "things.py" else set()
    assert {name.split(".")[0] for name in ours(path)} <= {"core", "bots", "arena"} | games


ABYSS = HADAL / "games" / "abyss"
ASSEMBLY = {"game.py", "deal.py"}  # lay the table: they alone know which boxes are open
READERS = {
    "label.py",
    "explain.py",
    "answers.py",
    "box_reading.py",
    "box_faults.py",
}  # tell, read or check what boxes bring, open or not
HEADLINES = {"notation.py", "reading.py", "word_reader.py"}  # write and read the options, whatever they mean
AT_PLAY = [path for path in sources("games/abyss") if path.parent == ABYSS and path.name not in ASSEMBLY]


def words_of(tree: ast.AST) -> set[str]:
    """All text constants that are not a docstring or part of a list of names."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Compare | ast.Subscript | ast.Call)]
    inner = [leaf for node in nodes for leaf in ast.iter_child_nodes(node) if isinstance(leaf, ast.Constant)]
    return {leaf.value for leaf in inner if isinstance(leaf.value, str)}


@pytest.mark.parametrize("path", AT_PLAY, ids=name_of)
def test_nobody_asks_during_play_which_boxes_are_open(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    read = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not read & {"boxes", "expansions"}
    assert "options" not in read or path.name in HEADLINES
    assert not words_of(tree) & {"expansions", "none", "kraken", "leviathan", "both", "base"}
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"kraken_box", "leviathan_box", "open_boxes"}


# What only a box lays out, and numbers that a box begins with: asking for them is asking for the box.
BOARDS = {"wounds", "guards", "loot", "loot_deck", "border", "level", "beasts", "beast_deck"}
COUNTS = {"kinds", "lords", "locations", "tokens"}
FIRSTS = {"WILD", "SPECIAL", "ALL_KINDS", "TOKENS", "FERRYMAN", "INTREPID", "THE_GAMBLING_DEN"}
TELLERS = READERS | {"box_words.py", "labels.py", "reasons.py"}  # no rule hangs on what they say
RULING = [path for path in sources("games/abyss") if path.name not in ASSEMBLY | TELLERS]


def last_word(node: ast.AST) -> str:
    """The name of a variable, or the last part of one with dots."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def measured(node: ast.AST) -> str:
    """The name of what `len` is taken of, or nothing."""
    return last_word(node.args[0]) if isinstance(node, ast.Call) and last_word(node.func) == "len" else ""


def disguises(source: str) -> list[str]:
    """Comparisons that stand for the question whether a box is open."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Compare):
            continue
        sides = [node.left, *node.comparators]
        number = any(isinstance(side, ast.Constant) for side in sides)
        board = number and any(measured(side) in BOARDS for side in sides)
        words = {last_word(side) for side in sides}
        if board or (words & COUNTS and words & FIRSTS):
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("path", RULING, ids=name_of)
def test_nobody_asks_in_disguise_either(path: Path) -> None:
    assert disguises(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source", ["len(s.border) == 0", "0 < len(s.guards)", "t.kinds > WILD", "kinds <= WILD", "s.tables.tokens > TOKENS"]
)
def test_disguises_are_seen_through(source: str) -> None:
    assert disguises(source) == [source]


@pytest.mark.parametrize("source", ["3 * i < len(s.guards)", "kind < s.tables.kinds", "kind >= SPECIAL", "len(v) > 0"])
def test_bounds_are_not_taken_for_disguises(source: str) -> None:
    assert disguises(source) == []


@pytest.mark.parametrize("path", AT_PLAY, ids=name_of)
def test_the_rules_of_the_base_box_import_no_other(path: Path) -> None:
    boxes = {name for name in ours(path) if name.startswith("games.abyss.boxes")}
    assert not boxes or path.name in READERS


@pytest.mark.parametrize("box", ["base", "kraken", "leviathan"])
def test_a_box_imports_no_other_box(box: str) -> None:
    for path in sources(f"games/abyss/boxes/{box}"):
        others = {name for name in ours(path) if name.startswith("games.abyss.boxes.")}
        assert all(name.split(".")[3] in (box, "box") for name in others), path


def test_boxes_do_not_read_options() -> None:
    """What an option settles is handed to a box when it is opened, or stands in the tables."""
    for path in sources("games/abyss/boxes"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert "options" not in {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}, path
