"""Delete the data of locales that Hadal does not speak from the installed Babel: 30 MB that playing does not need."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def languages(root: Path) -> set[str]:
    """Return the languages of the texts."""
    return {path.name for path in (root / "src/hadal/words").iterdir() if path.is_dir() and path.name.isalpha()}


def trim(folder: Path, kept: set[str]) -> None:
    """Delete the locales of all other languages; `root` is the base of every locale."""
    for file in folder.glob("*.dat"):
        if file.stem.partition("_")[0] not in {"root", *kept}:
            file.unlink()


def main() -> None:
    """Trim the Babel of this Python."""
    spec = importlib.util.find_spec("babel")
    if spec and spec.origin:
        trim(Path(spec.origin).parent / "locale-data", languages(ROOT))


if __name__ == "__main__":
    main()
