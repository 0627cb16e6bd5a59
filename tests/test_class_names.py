"""A class name means one thing in the whole code base; two games may use one for the same role."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src/hadal/games"


def home_of(path: Path) -> str:
    """The game that a source belongs to, or nothing."""
    return path.relative_to(GAMES).parts[0] if path.is_relative_to(GAMES) else ""


def test_a_class_name_means_one_thing() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py")]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(home_of(path))
    assert len(homes) > 500
    assert not [
        name for name, found in homes.items() if len(set(found)) < len(found) or ("" in found and len(found) > 1)
    ]
