"""Build the documentation site into build/site.

    python tools/build_site.py           build; any warning is an error
    python tools/build_site.py --serve   show it on http://localhost:8000 and rebuild after changes of the copy

The site also has files that lie outside docs/: CONTRIBUTING.md, CHANGELOG.md, the JSON Schema of records, and the rules
of every game in every language, which are in the game's folder. The sources are copied to build/docs, with the links to
these files adapted.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIXED_PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "src/hadal/record.schema.json": "record.schema.json",
}
PICTURE = re.compile(r"!\[[^\]]*\]\(picture:[^)]*\)\n+")  # drawn by the browser client only
LEFT_OUT = ("all", "__pycache__")


def rule_pages(root: Path) -> dict[str, str]:
    """The rules of every game, by their path, and their pages on the site."""
    found: dict[str, str] = {}
    for path in sorted(root.glob("src/hadal/games/*/texts/*/how_to_play.md")):
        game, language = path.parts[-4].replace("_", "-"), path.parts[-2]
        mark = "" if language == "en" else f"-{language}"
        found[path.relative_to(root).as_posix()] = f"how-to-play-{game}{mark}.md"
    return found


def outside(root: Path) -> dict[str, str]:
    """All pages outside docs/, by their path from the root, and their pages on the site."""
    return FIXED_PAGES | rule_pages(root)


def from_root(text: str) -> str:
    """A page of the root folder as one of docs/."""
    text = re.sub(r"\]\(docs/", "](", text)
    for name, page in outside(ROOT).items():
        text = text.replace(f"]({name}", f"]({page}")
    return text


def from_docs(text: str) -> str:
    """A page of docs/, with links to the pages that are copied into it."""
    for name, page in outside(ROOT).items():
        text = re.sub(rf"\]\((?:\.\./)(?P<up>(?:\.\./)*){re.escape(name)}", rf"](\g<up>{page}", text)
    return text


def gather(root: Path, target: Path) -> None:
    """Copy all pages and pictures."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(root / "docs", target, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for path in target.rglob("*.md"):
        path.write_text(from_docs(path.read_text(encoding="utf-8")), encoding="utf-8")
    for name, page in outside(root).items():
        text = PICTURE.sub("", (root / name).read_text(encoding="utf-8"))
        (target / page).write_text(from_root(text), encoding="utf-8")


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--serve", action="store_true", help="show the site and rebuild it after changes")
    given = parser.parse_args()
    gather(ROOT, ROOT / "build/docs")
    task = ["serve"] if given.serve else ["build", "--strict", "--clean"]
    return subprocess.run(
        [sys.executable, "-m", "zensical", *task, "-f", "mkdocs.yml"], cwd=ROOT, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
