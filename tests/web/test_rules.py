"""How to play: a page for each game, in every language, from the same source as `hadal rules`."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from server_process import ServerProcess

from hadal.core.registry import names, plugin
from hadal.server.i18n import words
from tests.web.conftest import People
from tests.web.steps import fits, no_violations, visit

# Whether the cards of a picture are in its middle.
CENTRED = """(figure) => {
  const outer = figure.getBoundingClientRect();
  const cards = [...figure.querySelectorAll(".row > *")].map((card) => card.getBoundingClientRect());
  const left = Math.min(...cards.map((card) => card.left)) - outer.left;
  const right = outer.right - Math.max(...cards.map((card) => card.right));
  return Math.abs(left - right) < 4;
}"""
# Where elements begin, from the top.
TOPS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"


@pytest.mark.parametrize(("width", "theme"), [(1280, "dark"), (390, "light")])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_has_a_page_with_its_sections_and_pictures(
    server: ServerProcess, people: People, language: str, width: int, theme: str
) -> None:
    page = people(width=width, theme=theme, language=language)
    for game in names():
        source = plugin(game).how_to_play(language)
        visit(page, f"{server.url}/rules/{game}")
        expect(page.locator("article h2")).to_have_text(re.findall(r"^## (.+)$", source, re.MULTILINE))
        captions = re.findall(r"!\[([^\]]+)\]\(picture:", source)
        expect(page.locator("figcaption")).to_have_text(captions)
        for figure in page.locator("figure").all():
            expect(figure.locator("svg").first).to_be_attached()
            assert figure.evaluate(CENTRED), figure.locator("figcaption").inner_text()
            assert len(set(figure.locator(".row > .card").evaluate_all(TOPS))) <= 1  # one row
        assert "**" not in page.locator("article").inner_text()
        no_violations(page)
        fits(page)


@pytest.mark.parametrize(("width", "language"), [(1280, "en"), (390, "fr")])
def test_the_first_page_of_the_rules_names_the_games(
    server: ServerProcess, people: People, width: int, language: str
) -> None:
    page = people(width=width, language=language)
    visit(page, f"{server.url}/rules")
    titles = [words(language).title(game) for game in names()]
    expect(page.locator(".pick b")).to_have_text(titles)
    for about in page.locator(".pick .words").all():
        assert len(about.inner_text().splitlines()) > 1  # a sentence below the title
    no_violations(page)
    fits(page)
    page.locator(".pick a").first.click()
    expect(page.locator("article h1")).to_be_visible()
