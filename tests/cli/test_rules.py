"""hadal rules: how to play a game."""

import io
import re

import pytest
from rich.console import Console

from hadal.cli.rules import print_page, without_pictures
from hadal.cli.terminal import Terminal
from hadal.core.plugin import GamePlugin
from hadal.core.registry import names, plugin

from .conftest import Hadal


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", names())
def test_the_page_is_printed_as_markdown_without_pictures(hadal: Hadal, game: str, language: str) -> None:
    page, out = plugin(game).how_to_play(language), hadal("rules", game, "--language", language).stdout
    headings = re.findall(r"^#+ .*$", page, re.MULTILINE)
    assert len(headings) > 5 and re.findall(r"^#+ .*$", out, re.MULTILINE) == headings
    assert "](picture:" in page and "picture:" not in out and "![" not in out
    assert "\n\n\n" not in out, "a picture leaves no gap"


def test_links_name_the_files_they_lead_to(hadal: Hadal) -> None:
    assert "The list of rulings (docs/rulings.md) says" in hadal("rules", "abyss").stdout
    assert "La liste des points de règle (docs/rulings.md) dit" in hadal("rules", "abyss", "--language", "fr").stdout
    assert without_pictures("![A](picture:a)\n\nSee [b](b.md).") == "See b (docs/b.md)."


def test_the_game_may_be_left_out_but_not_unknown(hadal: Hadal) -> None:
    assert hadal("rules").stdout == hadal("rules", "the_abyss").stdout == hadal("rules", "--game", "the_abyss").stdout
    assert "chess" in hadal.refuses("rules", "chess")


def test_a_game_without_a_page_says_so(hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GamePlugin, "how_to_play", lambda self, language: "")
    assert hadal.refuses("rules", "abyss") == "abyss has no rules to print"


def test_a_terminal_shows_the_page_laid_out() -> None:
    out = io.StringIO()
    print_page("# Title\n\nOne **word** is bold.\n", Terminal(Console(file=out, force_terminal=True, width=60)))
    assert "Title" in out.getvalue() and "# Title" not in out.getvalue() and "**" not in out.getvalue()
