"""Bots at the table: chosen by their style, shown by name, and fast enough to play with."""

import re

import pytest
from playwright.sync_api import expect
from server_process import ServerProcess

from tests.web.conftest import People
from tests.web.drawn import play_drawn
from tests.web.steps import choose_player, fits, lay_table, no_violations, rested, visit

NAMES = {
    "en": {"random": "Drifter", "novice": "Beginner", "greedy": "Shark", "search": "Strategist"},
    "fr": {"random": "Vagabond", "novice": "Débutant", "greedy": "Requin", "search": "Stratège"},
}


# How far a meter is filled, in percent.
FILLED = """(meter) => [...meter.children]
  .reduce((sum, step) => sum + parseFloat(step.style.getPropertyValue("--part")) / meter.children.length, 0)"""
# What was measured, as the chooser says it (docs/performance.md).
MEASURED = {"novice": ["96", "200"], "greedy": ["99", "200"], "search": ["96", "200"]}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [1280, 360])
def test_every_level_can_be_chosen_and_says_how_it_plays(
    server: ServerProcess, people: People, language: str, width: int
) -> None:
    page = people(width=width, language=language)
    visit(page, f"{server.url}/new")
    for game in ("abyss", "the_abyss"):
        page.locator(f"input[value={game}]").check()
        styles, last = set(), -1.0
        for bot, name in NAMES[language].items():
            choose_player(page, 1, f"bot:{bot}")
            expect(page.locator("#seat-1 .name")).to_have_text(name)
            card = page.locator(f'.who label:has(input[value="bot:{bot}"])')
            expect(card).to_contain_text(name)
            styles.add(card.locator("small").first.inner_text())
            if game == "abyss" and bot in MEASURED:
                assert re.findall(r"\d+", card.locator(".measured").inner_text()) == MEASURED[bot]
            filled = card.locator(".meter").evaluate(FILLED)
            assert filled > last
            last = filled
        assert len(styles) == 4 and all(styles)
    choose_player(page, 1, "open")
    expect(page.locator("#seat-1 .avatar")).to_have_class(re.compile("free"))
    no_violations(page)
    fits(page)


def test_bots_have_names_and_equal_names_get_letters(server: ServerProcess, people: People) -> None:
    page = people(language="fr")
    visit(page, server.url)
    page.request.post(f"{server.url}/api/me", data={"name": "Ann"})
    bots = [{"kind": "bot", "bot": bot} for bot in ("greedy", "novice", "greedy")]
    wish = {"game": "abyss", "seats": [{"kind": "me"}, *bots], "start": True}
    id = page.request.post(f"{server.url}/api/tables", data=wish).json()["id"]
    visit(page, f"{server.url}/t/{id}")
    expect(page.locator(".rival .who-is b")).to_have_text(["Requin B", "Débutant", "Requin D"])
    page.keyboard.press("l")
    expect(page.locator(".drawn")).not_to_contain_text("greedy")


def test_a_game_against_the_search_bot(server: ServerProcess, people: People) -> None:
    page = people()
    lay_table(page, server.url, "Abyss", ["me", "bot:search"])
    expect(page.locator(".rival")).to_contain_text("Strategist")
    [played] = play_drawn([page])
    assert played["over"], played
    expect(rested(page).locator(".end")).to_contain_text("Strategist")
