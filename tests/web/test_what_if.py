"""Looking back and playing on differently: replays by link, what-ifs for all seats, and looking back in between."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from measure_page import worked
from playwright.sync_api import Locator, Page, expect
from server_process import ServerProcess
from waiting import until

from tests.web.conftest import People
from tests.web.steps import fits, no_violations, rested, visit

BOT = {"kind": "bot", "bot": "greedy"}
GAMES = ["abyss", "the_abyss"]


def finished(page: Page, url: str, game: str, seats: int = 3) -> str:
    """A game that bots have played to its end."""
    visit(page, url)
    page.request.post(f"{url}/api/me", data={"name": "Ann"})
    wish = {"game": game, "seats": [BOT] * seats, "settings": {"bot_pace_ms": 0}, "start": True}
    id = page.request.post(f"{url}/api/tables", data=wish).json()["id"]
    visit(page, f"{url}/t/{id}")  # bots pause while nobody watches
    until(lambda: told(page, url, id)["status"] == "over", "the bots to finish their game")
    return str(id)


def told(page: Page, url: str, id: str) -> Any:
    """A table as the server describes it."""
    return page.request.get(f"{url}/api/tables/{id}").json()


def what_if_button(page: Page) -> Locator:
    """The button that plays on from here; on a narrow screen it is in the menu of the replay."""
    button = page.locator("#what-if")
    if not button.is_visible():
        page.locator("details:has(#what-if) > summary").click()
    return button


def branch(page: Page, url: str, id: str, n: int, hands: str = "all") -> str:
    """Start a what-if from a replay with its button and sheet; return its id."""
    visit(page, f"{url}/r/{id}?n={n}")
    what_if_button(page).click()
    rested(page)
    if hands == "all":
        page.locator("dialog .btn:not(.go):not(.quiet)").click()
    page.locator("dialog .btn.go").click()
    page.wait_for_url("**/t/*")
    rested(page)
    return page.url.rsplit("/", 1)[1]


def answer(page: Page, url: str, id: str, times: int) -> list[int]:
    """Press the first choice for whichever seat is asked; return those seats."""
    seats = []
    for _ in range(times):
        before = told(page, url, id)
        seats.append(before["to_move"])
        page.locator(".choices .btn").first.click()
        until(lambda: told(page, url, id).get("seq", 0) != before.get("seq", 0), "an answer")  # noqa: B023
        rested(page)
    return seats


def processor_time(page: Page, address: str) -> float:
    """Processor seconds that a page needs until it is idle, independent of other load."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(line)["TaskDuration"]
    visit(page, address)
    after = worked(line)["TaskDuration"]
    line.detach()
    return after - before


def moment(page: Page, url: str, id: str, name: str, after: int = 0) -> int:
    """The first position of a game, from a move on, in which this action comes next."""
    steps = page.request.get(f"{url}/api/tables/{id}/history?viewer=-2").json()["steps"]
    return next(int(step["n"]) - 1 for step in steps if step["n"] > after and step["name"] == name)


@pytest.mark.parametrize("game", GAMES)
def test_a_link_opens_a_replay_at_its_move_with_little_work_and_keys_step_through_it(
    server: ServerProcess, people: People, game: str
) -> None:
    page = people()
    id = finished(page, server.url, game)
    visit(page, f"{server.url}/r/{id}?n=2")  # once, so that the pictures are loaded
    assert 0 < min(processor_time(page, f"{server.url}/r/{id}?n=20") for _ in range(3)) < 1
    expect(page.get_by_role("slider")).to_have_value("20")
    room = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert room[0] <= room[1], f"the table sticks out below: {room}"
    for key, n in (("ArrowLeft", 19), ("ArrowRight", 20), ("Home", 0)):
        page.keyboard.press(key)
        expect(page).to_have_url(re.compile(rf"n={n}\b"))
    page.keyboard.press("]")
    expect(page).not_to_have_url(re.compile(r"n=0\b"))
    page.keyboard.press("[")
    expect(page).to_have_url(re.compile(r"n=0\b"))
    page.keyboard.press("End")
    expect(page.locator("#what-if")).to_have_attribute("aria-disabled", "true")


def test_one_person_plays_all_seats_of_a_what_if_undoes_and_returns_to_the_game(
    server: ServerProcess, people: People
) -> None:
    page = people(theme="text")
    id = finished(page, server.url, "the_abyss")
    new = branch(page, server.url, id, 12)
    strip = page.locator(".strip")
    expect(strip).to_contain_text("What if, from move 12 of")
    assert len(set(answer(page, server.url, new, 8))) > 1, "only one seat was asked"
    assert told(page, server.url, new).get("seq", 0) == 8
    before = page.locator("body").inner_text()
    page.get_by_role("button", name=re.compile("^Undo|^Ask")).first.click()
    rested(page)
    expect(page.locator(".choices .btn").first).to_be_visible()
    assert page.locator("body").inner_text() != before
    no_violations(page)
    page.get_by_role("link", name="Back to the game").click()
    rested(page)
    expect(page).to_have_url(re.compile(rf"/r/{id}\?n=12"))
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_text("1 other what-if")).to_be_visible()
    visit(page, server.url)
    expect(page.get_by_text("What-if games")).to_be_visible()


def test_a_line_of_the_log_shows_the_table_as_it_was(server: ServerProcess, people: People) -> None:
    page = people()
    id = finished(page, server.url, "abyss")
    n = moment(page, server.url, id, "explore", 30)
    new = branch(page, server.url, id, n)
    now = page.locator(".table .board").inner_text()
    page.locator(".log .then").nth(3).click(position={"x": 5, "y": 5})  # there may be a card in its middle
    rested(page)
    strip = page.locator(".strip.past")
    expect(strip).to_contain_text(re.compile(rf"Viewing move \d+ of {n}"))
    expect(strip.get_by_role("alert")).to_contain_text("It is your turn")
    assert page.locator(".table .board").inner_text() != now
    no_violations(page)
    page.keyboard.press("End")
    expect(strip).to_contain_text(f"move {n} of {n}")
    page.keyboard.press("ArrowLeft")
    expect(strip).to_contain_text(f"move {n - 1} of {n}")
    page.keyboard.press("Home")
    expect(strip).to_contain_text(f"move 0 of {n}")
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    assert page.locator(".table .board").inner_text() == now
    assert told(page, server.url, new).get("seq", 0) == 0, "looking back has changed the game"


def test_looking_back_at_the_text_table(server: ServerProcess, people: People) -> None:
    page = people(theme="text")
    id = finished(page, server.url, "the_abyss")
    new = branch(page, server.url, id, 9)
    answer(page, server.url, new, 3)
    page.locator(".log .then").first.click(position={"x": 5, "y": 5})
    rested(page)
    expect(page.locator(".strip.past")).to_contain_text("of 12")
    expect(page.locator(".choices .btn")).to_have_count(0)
    no_violations(page)
    page.get_by_role("button", name="Return").click()
    expect(page.locator(".choices .btn").first).to_be_visible()


@pytest.mark.parametrize(("language", "theme"), [("fr", "dark"), ("fr", "light"), ("en", "text")])
def test_on_a_phone(server: ServerProcess, people: People, language: str, theme: str) -> None:
    page = people(width=390, height=844, language=language, theme=theme)
    id = finished(page, server.url, "abyss")
    n = moment(page, server.url, id, "explore", 30)
    visit(page, f"{server.url}/r/{id}?n={n}")
    fits(page)
    no_violations(page)
    what_if_button(page).click()
    rested(page)
    expect(page.get_by_role("dialog")).to_contain_text(
        f"Et si, à partir du coup {n}" if language == "fr" else f"What if, from move {n}"
    )
    no_violations(page, "dialog")
    fits(page)
    page.keyboard.press("Escape")
    branch(page, server.url, id, n)
    fits(page)
    no_violations(page)
    boxes = [cell.bounding_box() for cell in page.locator(".purse .cell").all()]
    edges = sorted((box["x"], box["x"] + box["width"]) for box in boxes if box)
    assert all(left[1] <= right[0] for left, right in pairwise(edges)), f"what I own overlaps: {edges}"
    page.keyboard.press("[")
    rested(page)
    expect(page.locator(".strip.past")).to_contain_text("Vous regardez le coup" if language == "fr" else "Viewing move")
    fits(page)
    no_violations(page)


def others_moved_last(page: Page, url: str, id: str) -> bool:
    """Whether another player has moved since this one did."""
    steps = page.request.get(f"{url}/api/tables/{id}/history").json()["steps"]
    mine = max((step["n"] for step in steps if step["seat"] == 0), default=0)
    return any(line.get("seat", -1) > 0 for step in steps[mine:] for line in step.get("lines", []))


def test_a_returning_player_is_shown_what_happened_since_their_last_move(server: ServerProcess, people: People) -> None:
    page = people(theme="text")
    visit(page, server.url)
    page.request.post(f"{server.url}/api/me", data={"name": "Ann"})
    wish = {"game": "the_abyss", "seats": [{"kind": "me"}, BOT, BOT], "settings": {"bot_pace_ms": 0}, "start": True}
    id = page.request.post(f"{server.url}/api/tables", data=wish).json()["id"]
    visit(page, f"{server.url}/t/{id}")
    reel = page.locator(".strip.reel")
    expect(page.locator(".choices .btn").first).to_be_visible()
    expect(reel).to_have_count(0)
    for _ in range(40):
        if told(page, server.url, id).get("seq", 0) > 6 and others_moved_last(page, server.url, id):
            break
        page.locator(".choices .btn").first.click()
        rested(page)
        expect(page.locator(".choices .btn").first).to_be_visible()
    long_ago = f"localStorage.setItem('hadal-seen-{id}', '0')"
    page.evaluate(long_ago)
    visit(page, page.url)
    expect(reel.locator("li").first).to_contain_text(re.compile("^Shark [BC] "))
    assert 1 <= reel.locator("li").count() <= 2
    no_violations(page)
    page.evaluate(long_ago)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(page.url)
    expect(page.locator(".strip.past")).to_be_visible()
    reel.get_by_role("button", name="Skip").click()
    rested(page)
    expect(page.locator(".strip.past")).to_have_count(0)
    reel.get_by_role("button", name="Got it").click()
    expect(reel).to_have_count(0)
    visit(page, page.url)
    expect(page.locator(".choices .btn").first).to_be_visible()
    expect(reel).to_have_count(0)
