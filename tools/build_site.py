"""Build the documentation site into build/site.

    python tools/build_site.py           build; any warning is an error
    python tools/build_site.py --serve   show it on http://localhost:8000 and rebuild after changes of the copy

The site also has the pages CONTRIBUTING.md and CHANGELOG.md, which lie outside docs/: the sources are copied to
build/docs, with the links to these two pages adapted.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LEFT_OUT = ("all", "__pycache__")


def from_root(text: str) -> str:
    """A page of the root folder as one of docs/."""
    text = re.sub(r"\]\(docs/", "](", text)
    for name, page in OUTSIDE.items():
        text = text.replace(f"]({name}", f"]({page}")
    return text


def from_docs(text: str) -> str:
    """A page of docs/, with links to the pages that are copied into it."""
    for name, page in OUTSIDE.items():
        text = re.sub(rf"\]\((?:\.\./)(?P<up>(?:\.\./)*){re.escape(name)}", rf"](\g<up>{page}", text)
    return text


def gather(root: Path, target: Path) -> None:
    """Copy all pages and pictures."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(root / "docs", target, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for path in target.rglob("*.md"):
        path.write_text(from_docs(path.read_text(encoding="utf-8")), encoding="utf-8")
    for name, page in OUTSIDE.items():
        (target / page).write_text(from_root((root / name).read_text(encoding="utf-8")), encoding="utf-8")


def main() -> int:
    """Run the command line."""
    gather(ROOT, ROOT / "build/docs")
    task = ["serve"] if "--serve" in sys.argv else ["build", "--strict", "--clean"]
    return subprocess.run(
        [sys.executable, "-m", "zensical", *task, "-f", "mkdocs.yml"], cwd=ROOT, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
