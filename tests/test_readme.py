"""The examples in the documentation work as described."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest
import typer

from hadal.cli.app import app

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if document.name == "tutorial.md":
        monkeypatch.chdir(tmp_path)  # it saves a game
    text = document.read_text().replace("range(10_000)", "range(100)")
    examples = doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, document.name, str(document), 0)
    assert doctest.DocTestRunner().run(examples).failed == 0


def test_the_tutorial_has_five_short_programs() -> None:
    blocks = (ROOT / "docs/tutorial.md").read_text().split("```python\n")[1:]
    programs = [block.split("```")[0] for block in blocks]
    lines = [len(re.findall(r"^(?:>>>|\.\.\.) ", program, re.MULTILINE)) for program in programs]
    assert len(programs) == 5 and max(lines) <= 10 and min(lines) >= 5
    for program in programs:  # each is whole: copied alone, it runs
        assert "import hadal" in program or "import random, hadal" in program


def test_the_readme_has_an_example() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted >= 7


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_to_our_own_files_are_not_broken(document: Path) -> None:
    places = [part.split(")")[0] for part in document.read_text().split("](")[1:]]
    ours = [place.split("#")[0] for place in places if "://" not in place and not place.endswith(".svg")]
    assert [place for place in ours if not (document.parent / place).exists()] == []


COMMAND = re.compile(r"(?:\bhadal|\./play|tools/\w+\.py)(?: [^`#\n]*(?:\\\n[^`#\n]*)*)?")
OPTION = re.compile(r"(?<= )--[a-z][\w-]*")
HADAL: Any = typer.main.get_command(app)


def known_options(command: str) -> set[str]:
    """Return the options of a command of Hadal or of a tool."""
    words = command.split()
    if words[0].startswith("tools/"):
        _, _, code = (ROOT / words[0]).read_text().split('"""', 2)  # what the docstring says may be out of date
        return {"--help"}.union(re.findall(r'"(--[a-z-]+)"', code))
    names = [word for word in words[1:3] if re.fullmatch(r"[a-z]+", word)]
    group = HADAL
    if words[0] == "./play":
        names = ["play" if "--terminal" in words else "serve"]
    for name in names:
        group = getattr(group, "commands", {}).get(name, group)
    own = {"--help", "--terminal"} if words[0] == "./play" else {"--help"}
    return own.union(*(option.opts + option.secondary_opts for option in group.params))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_option_in_a_command_exists(document: Path) -> None:
    for command in COMMAND.findall(document.read_text()):
        unknown = set(OPTION.findall(command)) - known_options(command)
        assert not unknown, f"{command}: {unknown}"


def test_an_option_that_does_not_exist_is_found() -> None:
    assert "--games" in known_options("hadal arena greedy --games 3")
    assert "--boxes" not in known_options("hadal arena greedy --boxes both")
    assert "--kills" in known_options("tools/storm.py --kills 2") and "--kill" not in known_options("tools/storm.py")
