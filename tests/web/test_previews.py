"""What one sees before one decides: Lords that a stack of the Council would make payable, Locations out of sight."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from server_process import Server
from stage import Laid, sought

from hadal.core.match import Match
from hadal.games.abyss.names import LORD_NAMES
from hadal.server.manners import manners
from hadal.server.settings import Settings
from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit, staged, verbs
from tests.web.steps import no_violations


def helping(match: Match) -> dict[int, list[str]]:
    """Of the stacks that may be taken: the Lords out of reach that each would make payable."""
    state, out = match.state, {}
    if "support" not in verbs(state):
        return {}
    prices = manners("abyss").prices(state, state.to_move(), None, remember=True)
    for label in [label for label in state.labels() if label.verb == "support"]:
        out[label.card] = [LORD_NAMES[price.lord] for price in prices if label.card in price.stacks]
    return out


def telling(match: Match) -> bool:
    """Does one stack help and another not?"""
    return {bool(lords) for lords in helping(match).values()} == {True, False}


MATCH = sought("abyss", 3, {}, telling)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same table, with all the memory it may have and with less."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    tables = [Laid("full", MATCH), Laid("counts", MATCH, settings=Settings(memory="counts"))]
    with staged(tmp_path_factory.mktemp("previews"), *tables) as started:
        yield started


def called(lord: str) -> re.Pattern[str]:
    """The name of a Lord, somewhere in a sentence."""
    return re.compile(re.escape(lord.replace("_", " ")), re.IGNORECASE)


@pytest.mark.parametrize("how", ["hover", "focus"])
def test_a_stack_that_is_looked_at_marks_the_lords_it_makes_payable(server: Server, people: People, how: str) -> None:
    page = people()
    sit(page, server, "full")
    for number, lords in helping(MATCH).items():
        stack = page.locator(f"[data-at='stack:{number}']")
        stack.hover() if how == "hover" else stack.focus()
        expect(page.locator(".slot.would")).to_have_count(len(lords))
        expect(page.locator(".slot.would .badge")).to_have_text(["with this stack"] * len(lords))
        for lord in lords:
            expect(stack).to_have_attribute("aria-label", called(lord))
    no_violations(page)
    page.mouse.move(0, 0)
    page.locator("body").evaluate("() => document.activeElement?.blur()")
    expect(page.locator(".slot.would")).to_have_count(0)


def test_on_a_phone_a_stack_says_how_many_lords_it_makes_payable(server: Server, people: People) -> None:
    page = people(width=390, height=844, commit="always")
    sit(page, server, "full")
    for number, lords in helping(MATCH).items():
        stack = page.locator(f"[data-at='stack:{number}']")
        expect(stack.locator(".makes")).to_have_text([str(len(lords))] if lords else [])
        stack.click()
        for lord in lords:
            expect(page.locator(".prompt")).to_contain_text(called(lord))
        page.keyboard.press("Escape")


def test_where_the_table_does_not_remember_stacks_it_does_not_tell_what_they_bring(
    server: Server, people: People
) -> None:
    page = people()
    sit(page, server, "counts")
    for number in helping(MATCH):
        page.locator(f"[data-at='stack:{number}']").hover()
        expect(page.locator(".slot.would, .stack .makes")).to_have_count(0)
