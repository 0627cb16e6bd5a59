"""Whole games in the browser: two people and two bots, a server that is killed, and the replay afterwards."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from waiting import until

from tests.web.conftest import People
from tests.web.steps import PLAY, fits, lay_table, no_violations, rested, visit

BOTS = ["bot:greedy", "bot:greedy"]


def begin(server: ServerProcess, people: People, game: str, **options: str) -> tuple[Page, Page]:
    """Two people and two bots at a table; the second person joins by an invite link."""
    host, guest = people(theme="text"), people(theme="text", width=360, height=740)
    lay_table(host, server.url, game, ["me", "invite", *BOTS], **options)
    link = host.get_by_label("Invite link for seat B").input_value()
    visit(guest, link)
    guest.get_by_role("button", name="Take your seat").click()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.locator(".texttable")).to_be_visible()
    return host, guest


def play(pages: tuple[Page, ...], seconds: int = 400, most: int = 5000) -> list[dict[str, Any]]:
    """Let all pages press buttons at the same time until the game is over."""
    given = [{"seed": 7 + n, "seconds": seconds, "most": most} for n in range(len(pages))]
    for page, how in zip(pages, given, strict=True):
        page.evaluate(f"(how) => {{ window.playing = ({PLAY})(how) }}", how)
    return [page.evaluate("() => window.playing") for page in pages]


@pytest.mark.parametrize(("game", "options"), [("The Abyss", {}), ("Abyss", {"Expansions": "both"})])
def test_two_people_and_two_bots_finish_a_game(
    server: ServerProcess, people: People, game: str, options: dict[str, str]
) -> None:
    host, guest = begin(server, people, game, **options)
    no_violations(host)
    fits(guest)
    done = play((host, guest))
    assert all(one["over"] and one["pressed"] for one in done), done
    for page in (host, guest):
        expect(page.locator(".end table tbody tr")).to_have_count(4)
    no_violations(guest)
    fits(guest)
    replayed(host, server)
    host.go_back()
    rested(host).get_by_role("button", name="Rematch").click()
    expect(host.locator(".texttable, .lobby")).to_be_visible()


def replayed(page: Page, server: ServerProcess) -> None:
    """Replay the game on the page: by buttons, by keys, by its link, and as another viewer."""
    record = page.request.get(server.url + str(page.get_by_role("link", name="Download").get_attribute("href")))
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url("**/r/*")
    rested(page).get_by_role("button", name="Last").click()
    expect(page).to_have_url(re.compile(r"n=\d{2,}"))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("]")
    expect(page).to_have_url(re.compile(r"n=[1-9]"))
    page.get_by_label("View as").select_option("1")
    expect(rested(page)).to_have_url(re.compile("as=1"))
    no_violations(page)
    other = page.context.new_page()
    visit(other, f"{server.url}/replay").locator("#record-text").fill(record.text())
    other.get_by_role("button", name="Open").click()
    expect(rested(other).get_by_role("slider")).to_be_visible()
    other.close()


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[ServerProcess]:
    """A separate server, to be killed."""
    with ServerProcess(str(tmp_path / "hadal.db"), tmp_path) as started:
        yield started


def test_the_page_comes_back_after_the_server_was_killed(frail: ServerProcess, people: People) -> None:
    page = people(theme="text")
    lay_table(page, frail.url, "Abyss", ["me", "bot:greedy"])
    play((page,), most=6)
    expect(rested(page).locator(".choices .btn").first).to_be_visible()
    before = page.locator(".figures").inner_text()
    frail.kill()
    page.locator(".choices .btn").first.click()  # must be done once, when the server is back
    expect(page.get_by_text("Connection lost")).to_be_visible()
    frail.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    rested(page)
    expect(page.locator(".fault:not(:empty)")).to_have_count(0)
    play((page,), most=4)
    expect(page.locator(".figures")).not_to_have_text(before)


def test_a_game_is_finished_with_the_keyboard_alone(server: ServerProcess, people: People) -> None:
    page = people(theme="text")
    lay_table(page, server.url, "The Abyss", ["me", "bot:greedy"])
    chance = Random(3)

    def over() -> bool:
        there = page.evaluate(
            "() => document.querySelector('.end') ? -1 : document.body.dataset.rest === 'true' ?"
            " document.querySelectorAll('.choices .btn').length : 0"
        )
        if there > 0:
            page.keyboard.press(str(chance.randint(1, min(there, 9))))
        return bool(there < 0)

    until(over, "the end of the game", 480)
    expect(page.locator(".end")).to_be_visible()


def test_moves_that_cannot_be_undone_are_confirmed_first(server: ServerProcess, people: People) -> None:
    page = people(theme="text", commit="careful")
    lay_table(page, server.url, "Abyss", ["me", "bot:greedy"])
    explore = page.locator("[data-action=explore]")
    asked = """() => document.querySelector("[data-action=explore]") ? "explore" :
      document.body.dataset.rest === "true" && document.querySelector(".choices .btn") ? "else" : "" """

    def my_turn() -> bool:
        what = page.evaluate(asked)
        if what == "else":  # the bot may start and offer a card
            page.keyboard.press("Space")
        return bool(what == "explore")

    until(my_turn, "my turn")
    page.keyboard.press("e")
    expect(explore).to_contain_text("cannot be undone")
    page.keyboard.press("Escape")
    expect(explore).not_to_contain_text("cannot be undone")
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(explore).to_have_count(0)


def test_chat_reaches_the_other_players(server: ServerProcess, people: People) -> None:
    host, guest = begin(server, people, "The Abyss")
    host.keyboard.press("m")
    host.keyboard.type("Mind the <b>Panic</b>!")
    host.keyboard.press("Enter")
    expect(guest.locator(".chat")).to_contain_text("Mind the <b>Panic</b>!")
