"""A rematch in two browsers: one proposes, the other accepts, and both are at the new table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO

import numpy as np
import pytest
from browser import sign_in
from PIL import Image
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from stage import LINK, OTHER_LINK, StagedTable, played
from waiting import until

from tests.web.conftest import CLIENT, People
from tests.web.drawn import staged
from tests.web.steps import no_violations, visit


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Finished games of two people."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    match = played("the_abyss", 2, {}, 5)
    tables = [StagedTable(name, match) for name in ("first", "second", "third")]
    tables.append(StagedTable("dusk", played("abyss", 2, {}, 5)))
    with staged(tmp_path_factory.mktemp("rematch"), *tables) as started:
        yield started


def both(server: ServerProcess, people: People, table: str) -> tuple[Page, Page]:
    """The two people at the end of a game."""
    pages = people(width=1280), people(width=390, height=844)
    for page, link in zip(pages, (LINK, OTHER_LINK), strict=True):
        sign_in(page, server.url, link)
        visit(page, f"{server.url}/t/{table}")
        expect(page.locator("section.end")).to_be_visible()
    return pages


def test_everybody_who_accepts_is_taken_to_the_new_table(server: ServerProcess, people: People) -> None:
    ann, bob = both(server, people, "first")
    ann.get_by_role("button", name="Rematch").click()
    expect(ann.get_by_text("Rematch: waiting for")).to_be_visible()
    expect(bob.get_by_text("would like a rematch")).to_be_visible()
    no_violations(bob)
    bob.get_by_role("button", name="Accept").click()
    for page in (ann, bob):
        expect(page).to_have_url(re.compile(r"/t/(?!first)"))
    assert ann.url == bob.url


def test_who_declines_stays_and_the_other_is_told(server: ServerProcess, people: People) -> None:
    ann, bob = both(server, people, "second")
    ann.get_by_role("button", name="Rematch").click()
    bob.get_by_role("button", name="Decline").click()
    expect(ann.get_by_text("declined.")).to_be_visible()
    expect(bob.get_by_text("You declined the rematch.")).to_be_visible()
    assert ann.url.endswith("/t/second") and bob.url.endswith("/t/second")
    bob.get_by_role("button", name="Play after all").click()
    for page in (ann, bob):
        expect(page).to_have_url(re.compile(r"/t/(?!second)"))


def test_the_question_is_light_in_the_light_theme_after_a_darkened_last_round(
    server: ServerProcess, people: People
) -> None:
    page, other = people(width=390, height=844, theme="light"), people()
    for one, link in ((page, LINK), (other, OTHER_LINK)):
        sign_in(one, server.url, link)
        visit(one, f"{server.url}/t/dusk")
        expect(one.locator("section.end")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_text("Rematch: waiting for")).to_be_visible()
    picture = np.asarray(Image.open(BytesIO(page.screenshot())).convert("L"))
    assert picture[4, -3] > 230


def test_an_error_is_told_above_the_end_screen(server: ServerProcess, people: People) -> None:
    page = people(width=1280, height=720)
    sign_in(page, server.url, LINK)
    visit(page, f"{server.url}/t/third")
    expect(page.locator("section.end")).to_be_visible()
    page.route("**/rematch?*", lambda route: route.abort())
    page.get_by_role("button", name="Rematch").click()
    told = page.locator(".fault", has_text="Cannot reach the server")
    expect(told).to_be_visible()
    over = """(line) => {
      const { x, y, width, height, bottom } = line.getBoundingClientRect();
      return line.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        && bottom <= document.querySelector("section.end").getBoundingClientRect().top;
    }"""
    until(lambda: told.evaluate(over), "the end screen below the error")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
