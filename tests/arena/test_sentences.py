"""Every arena error has its sentence, with all its arguments."""

import ast
from pathlib import Path

import hadal
from tests.words.files import messages, patterns, variables

SOURCE = Path(hadal.__file__).parent


def troubles() -> list[tuple[str, set[str]]]:
    """The ids and arguments of all errors in the sources, if the id is a literal."""
    found = []
    for path in [*(SOURCE / "arena").glob("*.py"), *(SOURCE / "cli").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ArenaError":
                first = node.args[0]
                chosen = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                given = {word.arg or "" for word in node.keywords}
                found += [(one.value, given) for one in chosen if isinstance(one, ast.Constant)]
    return [(name, given) for name, given in found if isinstance(name, str)]


def test_every_error_has_its_sentence() -> None:
    assert len(troubles()) > 25
    for name, given in troubles():
        assert name in messages("en"), name
        assert variables(patterns("en")[name]) <= given, name
        assert not given & {"name", "attribute"}, f"{name}: these are arguments of the catalogue itself"
