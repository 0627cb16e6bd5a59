"""Print the section of a version from CHANGELOG.md, for the notes of a release.

    python tools/changelog_section.py 0.1.0

Fails if there is no such section, or if the version is not the one in pyproject.toml and in the package.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class NotReleasable(Exception):
    """This version cannot be released; the text says why."""


def section(changelog: str, version: str) -> str:
    """Return the text below the heading of a version."""
    found = re.search(rf"^## {re.escape(version)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if not found or not found[1].strip():
        raise NotReleasable(f"CHANGELOG.md has no section for {version}")
    return found[1].strip() + "\n"


def check_version(root: Path, version: str) -> None:
    """Raise unless the package has this version."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    package = re.search(r'^__version__ = "(.*)"', (root / "src/hadal/__init__.py").read_text(), re.MULTILINE)
    for place, found in (("pyproject.toml", project), ("hadal.__version__", package and package[1])):
        if found != version:
            raise NotReleasable(f"{place} says {found}, not {version}")


def main() -> int:
    """Run the command line."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    version = sys.argv[1].removeprefix("v")
    try:
        check_version(ROOT, version)
        print(section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version), end="")
    except NotReleasable as reason:
        print(f"changelog_section: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
