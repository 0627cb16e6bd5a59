"""The examples in the documentation work as described."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if document.name == "library.md":
        monkeypatch.chdir(tmp_path)  # it saves a game
    assert doctest.testfile(str(document), module_relative=False).failed == 0


def test_the_readme_has_an_example() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted >= 7


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_to_our_own_files_are_not_broken(document: Path) -> None:
    places = [part.split(")")[0] for part in document.read_text().split("](")[1:]]
    ours = [place.split("#")[0] for place in places if "://" not in place and not place.endswith(".svg")]
    assert [place for place in ours if not (document.parent / place).exists()] == []
