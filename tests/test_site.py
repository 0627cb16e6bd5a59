"""The documentation site builds without a warning, and has every page."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import build_site
import pytest

import hadal

ROOT = Path(__file__).resolve().parents[1]
NAVIGATION = (ROOT / "mkdocs.yml").read_text()
LEFT_OUT = {"tournament/README.md"}  # linked from a page


def need_zensical() -> None:
    """Skip where the packages of the site are not installed; ./test always has them."""
    if importlib.util.find_spec("zensical") is None and os.environ.get("HADAL_CLIENT") != "require":
        pytest.skip("zensical is not installed")


def zensical(folder: Path) -> subprocess.CompletedProcess[str]:
    """Build the site of a folder."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "-f", "mkdocs.yml"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=500)


def test_the_site_builds_without_a_warning() -> None:
    need_zensical()
    done = subprocess.run(
        [sys.executable, "tools/build_site.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    reference = (ROOT / "build/site/reference/index.html").read_text()
    described = {name.rpartition(".")[2] for name in re.findall(r'id="(hadal\.[\w.]+)"', reference)}
    assert set(hadal.__all__) - described == {"__version__"}
    assert "kraken_tie" in reference, "the options of a game"
    assert (ROOT / "build/site/record.schema.json").read_text() == (ROOT / "src/hadal/record.schema.json").read_text()
    assert (ROOT / "build/site/verify_deal.py").is_file() and (ROOT / "build/site/contributing/index.html").is_file()


def test_a_wrong_option_builds_nothing() -> None:
    for option, status, said in ("--help", 0, "--serve"), ("--port", 2, "unrecognized arguments: --port"):
        command = [sys.executable, "tools/build_site.py", option]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, said in done.stdout + done.stderr) == (status, True)


def test_a_broken_link_would_be_found(tmp_path: Path) -> None:
    need_zensical()
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("# Home\n\n[nowhere](missing.md)\n")
    (tmp_path / "mkdocs.yml").write_text("site_name: X\n")
    assert zensical(tmp_path).returncode != 0


def test_every_page_is_in_the_navigation(tmp_path: Path) -> None:
    build_site.gather(ROOT, tmp_path / "docs")
    pages = {path.relative_to(tmp_path / "docs").as_posix() for path in (tmp_path / "docs").rglob("*.md")}
    listed = set(re.findall(r"[\w/-]+\.md", NAVIGATION.partition("nav:")[2]))
    assert pages - LEFT_OUT == listed


def test_links_to_pages_outside_docs_are_adapted() -> None:
    assert build_site.from_docs("[a](../CONTRIBUTING.md#x)") == "[a](contributing.md#x)"
    assert build_site.from_docs("[a](../../CHANGELOG.md)") == "[a](../changelog.md)"
    assert build_site.from_root("[a](docs/bots.md) [b](CHANGELOG.md)") == "[a](bots.md) [b](changelog.md)"
