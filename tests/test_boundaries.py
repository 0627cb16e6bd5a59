"""Which parts may import which: the rules depend on no screens or networks, and games not on each other."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import compile_rules
import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"
HADAL = SOURCE / "hadal"
COMPILER = {"librt", "mypy_extensions"}
# Standard library modules that rules, games and bots must not use.
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


def guards_types(node: ast.AST) -> bool:
    """Whether this is `if TYPE_CHECKING:`, whose imports exist for type checkers only."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that is executed."""
    for child in ast.iter_child_nodes(tree):
        if not guards_types(child):
            yield child
            yield from statements(child)


def imports(path: Path) -> set[str]:
    """The full names of the modules that a source imports."""
    found: set[str] = set()
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module or "")
            if (SOURCE / (node.module or "").replace(".", "/")).is_dir():  # a package: count the names imported from it
                found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def sources(folder: str) -> list[Path]:
    """All sources of a part of the package."""
    return sorted((HADAL / folder).rglob("*.py"))


def ours(path: Path) -> set[str]:
    """The modules of this package that a source imports, without `hadal.`."""
    return {name.removeprefix("hadal.") for name in imports(path) if name.startswith("hadal.")}


def parts(path: Path) -> set[str]:
    """The top-level parts of this package that a source imports."""
    return {name.split(".")[0] for name in ours(path)}


def name_of(path: Path) -> str:
    """A short name for the list of tests."""
    return path.relative_to(HADAL).as_posix()


GAMES = sorted(path.parent.name for path in (HADAL / "games").glob("*/plugin.py"))
# What each part of a game may import besides its own game. Any other part is rules and imports only core.
GAME_PARTS = {
    "ai": {"core", "search", "bots"},
    "texts": {"core", "words"},
    "terminal": {"core", "words", "cli"},
    "picture": {"core", "words", "picture"},
    "support": {"core", "words", "server"},
}
# Rules come first, then what shows them; everything else builds on both.
RULE_PARTS = {"rules", "boxes"}
SHARED_PARTS = {
    "core": {"core", "games"},  # the folder of the games is listed, but nothing in it is imported
    "search": {"core", "search"},
    "bots": {"core", "search", "network", "bots"},
    "words": {"core", "words"},
    "picture": {"core", "words", "picture"},
    "envs": {"core", "bots", "envs", "picture"},
    "network": {"core", "search", "network"},
    "train": {"core", "search", "network", "train"},
    "arena": {"core", "bots", "arena"},
    "server": {"core", "bots", "lessons", "words", "server"},
    "cli": {
        "_form",
        "core",
        "bots",
        "words",
        "arena",
        "cli",
        "picture",
        "server",
        "envs",
        "search",
        "network",
        "train",
    },
}


def part_of(path: Path) -> str:
    """The part of a game that a source belongs to; empty for the modules at the top of its folder."""
    inside = path.relative_to(HADAL / "games").parts[1:]
    return inside[0] if len(inside) > 1 else ""


GAME_SOURCES = [path for path in sources("games") if path.parent != HADAL / "games"]
RULES = [path for path in GAME_SOURCES if part_of(path) not in GAME_PARTS and path.name != "plugin.py"]
PURE = [*sources("core"), *RULES, *sources("bots"), *sources("search")]
CLOCKED = {"sequential_halving.py"}  # search observes a time limit in seconds


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_rules_and_bots_import_only_the_standard_library_and_the_compiler(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports(path)} - {"hadal"}
    assert outside <= sys.stdlib_module_names | COMPILER
    assert not outside & WORLD - ({"time"} if path.name in CLOCKED else set())


@pytest.mark.parametrize("part", SHARED_PARTS)
def test_shared_parts_import_in_one_direction_and_never_a_game(part: str) -> None:
    for path in sources(part):
        assert parts(path) <= SHARED_PARTS[part], path
        assert not any(name.startswith("games.") for name in ours(path)), path


@pytest.mark.parametrize("path", GAME_SOURCES, ids=name_of)
def test_each_part_of_a_game_imports_what_it_may_and_no_other_game(path: Path) -> None:
    me = ".".join(path.relative_to(HADAL).parts[:2])
    allowed = GAME_PARTS.get(part_of(path), {"core"})
    for name in ours(path):
        assert name.split(".")[0] in allowed or (name + ".").startswith(me + "."), f"{path} imports {name}"


@pytest.mark.parametrize("path", [path for path in RULES if part_of(path) in RULE_PARTS], ids=name_of)
def test_rules_do_not_import_what_shows_them(path: Path) -> None:
    game = path.relative_to(HADAL).parts[1]
    later = {f"games.{game}.{part}." for part in [*GAME_PARTS, "show"]}
    for name in ours(path):
        assert path in SHOWING or not any((name + ".").startswith(part) for part in later), f"{path} imports {name}"


TEXT_FILES = {".py", ".ftl", ".json", ".css", ".html", ".js"}
WITHOUT_GAMES = [
    path
    for part in [*SHARED_PARTS, "lessons.py", "texts.py"]
    for path in ([HADAL / part] if part.endswith(".py") else sorted((HADAL / part).rglob("*")))
    if path.suffix in TEXT_FILES and "client" not in path.parts
]


@pytest.mark.parametrize("path", WITHOUT_GAMES, ids=name_of)
def test_nothing_outside_its_folder_names_a_game(path: Path) -> None:
    """Including strings, comments and lazy imports."""
    text = path.read_text(encoding="utf-8").lower()
    assert not [game for game in GAMES if game in text]


# Words of the games' own cards and boards, in English and French. A player's nickname may be made of some of them.
CARD_WORDS = re.compile(
    r"\b(krakens?|leviathans?|léviathans?|nebulis|nébulis|pearls?|perles?|lords?|seigneurs?|allies|alliés?|sentinels?"
    r"|council|monsters?|monstres?|panics?|paniques?|ambassadors?|jellyfish)\b",
    re.IGNORECASE,
)
# A field of the protocol has such a name, which stays for older clients; and a comment cites a word of a game.
EXEMPT = re.compile(r'name="lords"|a word of the game such as `lord`')


@pytest.mark.parametrize("path", WITHOUT_GAMES, ids=name_of)
def test_nothing_shared_names_a_card_of_a_game(path: Path) -> None:
    assert not CARD_WORDS.findall(EXEMPT.sub("", path.read_text(encoding="utf-8")))


CLIENT = SOURCE.parent / "web" / "src"
CLIENT_FILES = {".ts", ".svelte", ".css"}
# The frame of the client: everything but the folders of games, and the page that shows all cards of all games.
FRAME = [
    path
    for path in sorted(CLIENT.rglob("*"))
    if path.suffix in CLIENT_FILES
    and not path.name.endswith(".test.ts")
    and path.relative_to(CLIENT).parts[0] != "gallery"
    and not (path.relative_to(CLIENT).parts[0] == "games" and path.relative_to(CLIENT).parts[1] in GAMES)
]
# The races of a game's cards, and classes of its drawings.
DRAWN_WORDS = re.compile(r"\b(crabs?|seahorses?|shellfish|squids?|beasts?|mages?|smugglers?)\b", re.IGNORECASE)
# A field of the protocol has such a name, which stays for older clients.
CLIENT_EXEMPT = re.compile(r"\blords\?: unknown\[\]|answer\.lords")


def client_name(path: Path) -> str:
    """A short name for the list of tests."""
    return path.relative_to(CLIENT).as_posix()


def test_the_frame_of_the_client_is_found() -> None:
    assert {"board", "app", "styles", "ui", "pages"} <= {path.relative_to(CLIENT).parts[0] for path in FRAME}
    assert CLIENT / "games" / "plugin.ts" in FRAME
    assert not [path for path in FRAME if set(path.relative_to(CLIENT).parts) & set(GAMES)]


@pytest.mark.parametrize("path", FRAME, ids=client_name)
def test_the_frame_of_the_client_names_no_game_and_no_card(path: Path) -> None:
    """Neither in code nor in class names, selectors, custom properties and comments."""
    text = CLIENT_EXEMPT.sub("", path.read_text(encoding="utf-8"))
    assert not [game for game in GAMES if game in text.lower()]
    assert not CARD_WORDS.findall(text)
    assert not DRAWN_WORDS.findall(text)


SHOWING = {*sources("games/abyss/boxes")}


ABYSS = HADAL / "games" / "abyss"
ASSEMBLY = {"game.py", "setup.py", "plugin.py"}  # the setup: the only modules that know which boxes are open
# Write and read positions, including their options.
HEADLINES = {"notation.py", "notation_reader.py", "word_reader.py"}
# How a box is shown, written, explained and checked, open or not; no rule depends on it.
TELLING = {
    "labels.py",
    "reasons.py",
    "notation.py",
    "invariants.py",
    "show.py",
}
AT_PLAY = [*sources("games/abyss/rules"), *sources("games/abyss/show")]
AT_PLAY += [path for path in (HADAL / "games/abyss").glob("*.py") if path.name not in ASSEMBLY]


def words_of(tree: ast.AST) -> set[str]:
    """All text constants except docstrings and lists of names."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Compare | ast.Subscript | ast.Call)]
    inner = [leaf for node in nodes for leaf in ast.iter_child_nodes(node) if isinstance(leaf, ast.Constant)]
    return {leaf.value for leaf in inner if isinstance(leaf.value, str)}


@pytest.mark.parametrize("path", AT_PLAY, ids=name_of)
def test_rules_never_check_which_boxes_are_open(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    read = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not read & {"boxes", "expansions"}
    assert "options" not in read or path.name in HEADLINES
    assert not words_of(tree) & {"expansions", "none", "kraken", "leviathan", "both", "base"}
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"kraken_box", "leviathan_box", "open_boxes"}


# Data and initial values that only one box has: checking for them means checking for the box.
BOARDS = {"wounds", "guards", "loot", "loot_deck", "border", "level", "leviathans", "leviathan_deck"}
COUNTS = {"kinds", "lords", "locations", "tokens"}
FIRSTS = {"WILD", "SPECIAL", "ALL_KINDS", "TOKENS", "FERRYMAN", "INTREPID", "THE_GAMBLING_DEN"}
RULING = [*AT_PLAY, *[path for path in sources("games/abyss/boxes") if path.name not in TELLING]]


@pytest.mark.parametrize("name", sorted(BOARDS | COUNTS | FIRSTS))
def test_the_names_that_stand_for_a_box_are_still_in_use(name: str) -> None:
    """Otherwise the check below would look for names that nobody writes any more."""
    assert any(re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")) for path in sources("games/abyss"))


def last_word(node: ast.AST) -> str:
    """The name of a variable, or the last part of a dotted name."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def measured(node: ast.AST) -> str:
    """The name of what `len` is taken of, or nothing."""
    return last_word(node.args[0]) if isinstance(node, ast.Call) and last_word(node.func) == "len" else ""


def disguises(source: str) -> list[str]:
    """Comparisons that stand for checking whether a box is open."""
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
def test_rules_do_not_check_for_boxes_indirectly(path: Path) -> None:
    assert disguises(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source", ["len(s.border) == 0", "0 < len(s.guards)", "t.kinds > WILD", "kinds <= WILD", "s.tables.tokens > TOKENS"]
)
def test_indirect_checks_are_found(source: str) -> None:
    assert disguises(source) == [source]


@pytest.mark.parametrize("source", ["3 * i < len(s.guards)", "kind < s.tables.kinds", "kind >= SPECIAL", "len(v) > 0"])
def test_bounds_are_not_mistaken_for_indirect_checks(source: str) -> None:
    assert disguises(source) == []


@pytest.mark.parametrize("path", AT_PLAY, ids=name_of)
def test_the_rules_of_the_base_box_import_no_other(path: Path) -> None:
    boxes = {name for name in ours(path) if name.startswith("games.abyss.boxes")}
    assert not boxes


@pytest.mark.parametrize("box", ["base", "kraken", "leviathan"])
def test_a_box_imports_no_other_box(box: str) -> None:
    for path in sources(f"games/abyss/boxes/{box}"):
        others = {name for name in ours(path) if name.startswith("games.abyss.boxes.")}
        assert all(name.split(".")[3] in (box, "box") for name in others), path


def test_boxes_do_not_read_options() -> None:
    """Options are applied when a box is opened, or are in the tables."""
    for path in sources("games/abyss/boxes"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert "options" not in {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}, path


def test_compiled_loops_name_their_variable() -> None:
    """For mypyc `_` is an object, so that `for _ in range(n)` makes an int object in every round."""
    sources = [path for path in compile_rules.sources(SOURCE.parent) if compile_rules.is_compiled(path)]
    assert len(sources) > 50
    assert not [path for path in sources if re.search(r"^ *for _ in range", (HADAL / path).read_text(), re.MULTILINE)]
