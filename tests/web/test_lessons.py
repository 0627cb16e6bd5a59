"""Lessons in the browser: from the home page to the end, by doing what the panel says."""

import re

import pytest
from layout_check import check
from playwright.sync_api import Locator, Page, expect
from server_process import ServerProcess
from waiting import until

from hadal.lessons import Lesson, lesson, names
from tests.web.conftest import People
from tests.web.steps import fits, no_violations, rested, visit

taught = pytest.mark.parametrize("name", names())
# Whether something else covers the centre of the highlighted element.
COVERED = """() => {
  const ring = document.querySelector(".lesson-ring"), panel = document.querySelector(".lesson");
  if (!ring) return false;
  const [a, b] = [ring.getBoundingClientRect(), panel.getBoundingClientRect()];
  const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
  return x > b.left && x < b.right && y > b.top && y < b.bottom;
}"""

RINGED = """(at) => {
  const [ring, thing] = [".lesson-ring", `[data-at="${at}"]`].map((what) => document.querySelector(what));
  if (!ring || !thing) return false;
  const [a, b] = [ring.getBoundingClientRect(), thing.getBoundingClientRect()];
  return Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < 3 && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < 3;
}"""

# What reaches above or below the board in the middle of the table.
SPILLED = """() => {
  const board = document.querySelector(".sea").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".spots > *, .spots .badge, .spots .risk")];
  return parts.filter((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && (top < board.top - 1 || bottom > board.bottom + 1);
  }).map((part) => part.textContent);
}"""


def begin(page: Page, server: ServerProcess, name: str) -> Lesson:
    """Start a lesson with one click on the home page."""
    visit(page, server.url).locator(f"#learn-{name}").click()
    page.wait_for_url("**/t/*")
    rested(page)
    return lesson(name)


def panel_at(page: Page, text: str) -> Locator:
    """Wait until the panel shows this step."""
    panel = page.locator(f".lesson[data-step={text}]:not(.waits)")
    expect(panel).to_be_visible()
    rested(page)
    return panel


@taught
def test_a_lesson_is_learnt_by_doing_what_the_panel_says(server: ServerProcess, people: People, name: str) -> None:
    page = people(width=1440, height=900)
    found = begin(page, server, name)
    no_violations(page)
    for step in found.steps:
        panel = panel_at(page, step.text)
        assert not page.evaluate(COVERED), step.text
        if step.text == "bye":
            no_violations(page)
            break
        if step.point and step.text != "place":
            expect(page.locator(".lesson-ring")).to_be_visible()
        if step.jump or not step.do:
            panel.locator("footer .go").click()
            continue
        expect(panel.locator(".todo")).to_be_visible()
        do_on_the_table(page, found, step.do[0])
    expect(page.locator(".lesson footer .go")).to_have_text("Play on")
    page.locator(".lesson footer .go").click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.reload()
    expect(rested(page).locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)
    visit(page, server.url)
    expect(page.locator(f"#learn-{name}")).to_contain_text("✓")


def do_on_the_table(page: Page, found: Lesson, action: int) -> None:
    """Do a step at the drawn table: by its button, its place, or the sheet that opens."""
    name = found.record.game.blocks.name(action)
    verb, _, what = name.partition(":")
    if verb in ("recruit", "play", "take"):
        ring = page.locator(".lesson-ring").bounding_box()
        assert ring is not None
        page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
    if verb in ("play", "take"):
        return
    if verb == "recruit":
        pay = page.locator(".paysheet .foot .go:not([aria-disabled=true])")
        expect(pay).to_be_visible()
        rested(page)
        pay.click()
    elif verb == "stack":
        page.locator(f".stackbox[data-race={what}] .can").click()
    else:
        page.locator(f"[data-action='{name}']:visible").first.click()


@taught
@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (740, 360)])
def test_a_lesson_by_keyboard_on_a_phone_in_french(
    server: ServerProcess, people: People, name: str, width: int, height: int
) -> None:
    page = people(width=width, height=height, language="fr")
    visit(page, server.url).locator(f"#learn-{name}").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for step in lesson(name).steps:
        panel = panel_at(page, step.text)
        fits(page)
        assert not page.evaluate(COVERED), step.text
        assert [fault for fault in check(page).faults if "lesson-ring" not in fault] == [], step.text
        expect(panel).to_contain_text("Leçon, étape")
        if step.text == "bye":
            break
        button = panel.locator("footer .btn:not(.quiet)")
        expect(button).to_be_enabled()
        button.focus()
        page.keyboard.press("Enter")
    no_violations(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_small_phone_deck_and_pile_stay_on_their_board(
    server: ServerProcess, people: People, language: str
) -> None:
    page = people(width=360, height=740, language=language)
    for step in begin(page, server, "the_abyss").steps:
        panel = panel_at(page, step.text)
        assert page.evaluate(SPILLED) == [], step.text
        if step.text != "bye":
            panel.locator("footer .btn:not(.quiet)").click()


def test_another_move_is_answered_and_the_panel_stays(server: ServerProcess, people: People) -> None:
    page = people(width=1440, height=900)
    begin(page, server, "abyss")
    for text in ("goal", "mine"):
        panel_at(page, text).locator("footer .go").click()
    page.keyboard.press("e")
    panel_at(page, "sold").locator("footer .go").click()
    panel = panel_at(page, "dig")
    page.locator("[data-action=take]:visible").click()
    expect(page.get_by_text(re.compile("In this lesson: Reveal the next card"))).to_be_visible()
    expect(panel.locator(".todo.nudge")).to_be_visible()
    expect(panel).to_have_attribute("data-step", "dig")


def test_the_learner_may_look_back_and_returns_after_a_reload(server: ServerProcess, people: People) -> None:
    page = people()
    begin(page, server, "the_abyss")
    panel_at(page, "goal").locator("footer .go").click()
    panel_at(page, "draw").get_by_role("button", name="Back").click()
    panel_at(page, "goal").locator("footer .go").click()
    panel_at(page, "draw").locator("footer .btn:not(.quiet)").click()
    panel_at(page, "keep")
    page.reload()
    panel_at(page, "keep").get_by_role("button", name="Back").click()
    panel_at(page, "draw")
    page.locator(".lesson").get_by_role("link", name="Leave lesson").click()
    expect(page.locator("#learn-the_abyss")).to_be_visible()


def test_on_a_phone_the_ring_leads_to_the_tab_and_then_to_the_lord(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844)
    for step in begin(page, server, "abyss").steps:
        panel = panel_at(page, step.text)
        if step.text == "price":
            break
        panel.locator("footer .btn:not(.quiet)").click()
    assert ringed(page, "tab:court")
    page.locator("[data-at='tab:court']").click()
    # The ring scrolls to it. Playwright's wait_for_function would need eval, which the page forbids.
    until(lambda: page.evaluate(RINGED, "lord:26"), "the ring around the Lord")


def ringed(page: Page, at: str) -> bool:
    """Whether the ring is around this place."""
    expect(page.locator(".lesson-ring")).to_be_visible()
    return bool(page.evaluate(RINGED, at))


def test_a_lesson_at_the_text_table(server: ServerProcess, people: People) -> None:
    page = people(theme="text", width=360, height=740)
    found = begin(page, server, "the_abyss")
    for step in found.steps:
        panel = panel_at(page, step.text)
        fits(page)
        if step.text == "bye":
            break
        if not step.do:
            panel.locator("footer .go").click()
            continue
        expect(page.locator(".lesson-ring")).to_be_visible()
        page.locator(f"[data-action='{found.record.game.blocks.name(step.do[0])}']").click()
    no_violations(page)


def test_on_a_phone_the_resources_are_in_one_row(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844)
    begin(page, server, "abyss")
    panel_at(page, "goal")
    boxes = [cell.bounding_box() for cell in page.locator(".purse .cell:visible").all()]
    assert len(boxes) == 4 and all(boxes)
    lefts = [round(box["x"]) for box in boxes if box]
    rights = [round(box["x"] + box["width"]) for box in boxes if box]
    assert all(right <= left for right, left in zip(rights, lefts[1:], strict=False)), (lefts, rights)
