"""Small screens and fingers: what is asked can be read whole, and what can be chosen is in view and large enough."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest
from browser import FOLLOW_LINK, sign_in
from layout_check import SIZES, check
from playwright.sync_api import Page, expect
from question_scenes import question_tables
from scenes import BOTH, after, scenes
from server_process import ServerProcess
from stage import LINK, StagedTable, sought

from hadal.core.match import Match
from hadal.games.abyss.constants import FACE_UP, THE_CHAMBER_OF_ALLIES
from hadal.server.protocol.settings import TableSettings, TimeControl
from tests.web.conftest import CLIENT, People
from tests.web.drawn import staged
from tests.web.steps import go_to_table, visit

KINDS = ("take-or-dig", "action", "pay", "second-stack", "hand-limit", "strike")
FINGER_PX = 30
# Links that answer to a finger on less than this height or width.
TOO_SMALL = """([what, px]) => [...document.querySelectorAll(what)].filter((el) => {
  const {left, top, width, height} = el.getBoundingClientRect();
  const steps = Array.from({length: 2 * px + 1}, (_, n) => n - px);
  const met = (x, y) => el.contains(document.elementFromPoint(x, y));
  const [x, y] = [left + width / 2, top + height / 2];
  return el.checkVisibility() && width
    && (steps.filter((d) => met(x + d, y)).length < px || steps.filter((d) => met(x, y + d)).length < px);
}).map((el) => el.innerText)"""
# A question of two lines, and three lines that say what follows.
TALK = """() => {
  document.querySelector(".prompt h2").textContent = "Somebody Longname reveals the Shellfish 4. Do you buy it?";
  document.querySelector(".prompt .then").textContent = "Somebody Longname gets the 1 Pearl; you can buy no other "
    + "card in this exploration. You can then afford the Opportunist and the Master of Magic.";
}"""


def chamber_is_open(match: Match) -> bool:
    """Whether the Location with the most marks lies open, and the player to move has a hand that must overlap."""
    view = match.state.view(max(0, match.state.to_move()))
    held = sum(cast(list[int], view["hand"]))
    wide = cast(list[int], view["holder"])[THE_CHAMBER_OF_ALLIES] == FACE_UP
    return wide and 8 <= held <= 12 and after(match, 40, "explore")


@cache
def places() -> StagedTable:
    """A table whose player to move has three days, with other people."""
    slow = TableSettings(bot_pace_ms=0, clock=TimeControl(kind="days", days=3))
    return StagedTable("places", sought("abyss", 3, {}, chamber_is_open), settings=slow)


@cache
def dive() -> StagedTable:
    """A table with both boxes whose player to move explores."""
    return StagedTable("dive", sought("abyss", 3, BOTH, lambda m: after(m, 30, "take", "go-on")))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a table for each of these questions."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    with staged(
        tmp_path_factory.mktemp("fingers"),
        *(question_tables("abyss")[kind] for kind in KINDS),
        scenes()["base"],
        scenes()["fight"],
        scenes()["panic"],
        places(),
        dive(),
    ) as started:
        yield started


def at_question(
    people: People, server: ServerProcess, kind: str, width: int, height: int, language: str = "en"
) -> Page:
    """A player who is asked this."""
    page = people(width=width, height=height, language=language, motion="less")
    sign_in(page, server.url, LINK)
    go_to_table(page, question_tables("abyss")[kind].id)
    return page


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 664), (390, 844), (740, 360)])
def test_the_cards_of_the_track_are_large_enough(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = at_question(people, server, "take-or-dig", width, height)
    for card in page.locator(".track .thing").all():
        box = card.bounding_box()
        assert box is not None and box["width"] >= 40 and box["height"] >= 56, box


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768)])
def test_links_on_the_board_can_be_met(server: ServerProcess, people: People, width: int, height: int) -> None:
    page = at_question(people, server, "action", width, height)
    assert page.evaluate(TOO_SMALL, [".board .linkish, .top .brand", FINGER_PX]) == []


def test_links_of_the_home_page_can_be_met(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844)
    visit(page, server.url)
    expect(page.locator(".live .ticker a")).to_be_visible()
    page.locator(".live .ticker a").scroll_into_view_if_needed()
    assert page.evaluate(TOO_SMALL, [".live .ticker a", FINGER_PX]) == []


def test_a_long_question_and_what_follows_are_whole_on_a_phone(server: ServerProcess, people: People) -> None:
    page = at_question(people, server, "action", 390, 844)
    page.evaluate(TALK)
    assert [fault for fault in check(page).faults if "words" in fault] == []


@pytest.mark.parametrize(("width", "height"), [(512, 384), (568, 320)])
def test_a_window_too_small_for_the_table_scrolls(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    """A tablet at 200 %, or a very small phone on its side."""
    page = at_question(people, server, "action", width, height)
    board = page.locator(".board").bounding_box()
    assert board is not None and board["height"] >= 100
    for button in page.locator(".prompt .acts .btn").all():
        button.click(trial=True)  # it can be scrolled to, and nothing covers it
        expect(button).to_be_in_viewport(ratio=1)


def test_the_council_is_whole_on_a_small_phone_on_its_side(server: ServerProcess, people: People) -> None:
    page = at_question(people, server, "second-stack", 740, 360)
    assert check(page).faults == []


def test_a_payment_is_in_view_on_a_phone_on_its_side(server: ServerProcess, people: People) -> None:
    page = at_question(people, server, "pay", 844, 390)
    way, foot = page.locator(".paysheet .way").first.bounding_box(), page.locator(".paysheet .foot").bounding_box()
    assert way is not None and foot is not None
    assert way["y"] + way["height"] <= foot["y"]


def test_a_seat_shows_its_choices_on_a_phone(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844)
    visit(page, f"{server.url}/new")
    page.locator("#seat-1").click()
    for choice in page.locator(".who label").all()[:3]:
        expect(choice).to_be_in_viewport(ratio=1)


def test_a_page_that_is_older_than_the_server_says_so(server: ServerProcess, people: People) -> None:
    """After an update the parts that the page would load are gone: only reloading it helps."""
    page = people(width=390, height=844)
    visit(page, server.url)
    page.route("**/assets/**", lambda route: route.fulfill(status=404))
    page.route(f"{server.url}/", lambda route: route.fulfill(body='<script src="/assets/index-new.js"></script>'))
    page.evaluate(FOLLOW_LINK, "/settings")
    expect(page.get_by_role("alert").filter(has_text="older than the server")).to_be_visible()
    expect(page.get_by_text("Cannot reach the server")).to_have_count(0)
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_the_number_of_unread_messages_is_whole_on_a_phone(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = people(width=width, height=height, motion="less")
    sign_in(page, server.url, LINK)
    go_to_table(page, "base")
    number = page.locator(".prompt .unread")
    expect(number).to_have_text("1")  # my own message is not new
    assert [fault for fault in check(page).faults if "unread" in fault] == []
    page.locator(".prompt .tool").first.click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".unread")).to_have_count(0)
    visit(page, f"{server.url}/t/base")
    expect(page.locator(".unread")).to_have_count(0)  # what was read stays read


# Marks in the formula of a Location that leave its tile, or that lie over the mark before them.
SPILLED = """() => [...document.querySelectorAll(".places .formula")].flatMap((formula) => {
  const box = (el) => el.getBoundingClientRect();
  const tile = box(formula.closest(".place"));
  const marks = [...formula.querySelectorAll("b, .i")].filter((el) => !el.matches(".sub, .sub *"));
  return marks.filter((el, n) => box(el).bottom > tile.bottom - 2 || box(el).top < tile.top
    || (n && box(el).left < box(marks[n - 1]).right - 1)).map((el) => el.outerHTML);
})"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900)])
def test_the_marks_of_a_location_lie_side_by_side_on_its_tile(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = people(width=width, height=height, motion="less")
    sign_in(page, server.url, LINK)
    go_to_table(page, "places")
    if width <= 600 or height <= 480:
        page.locator(".zone-tabs button", has_text="Locations").click()
    expect(page.locator(".places .formula .five").first).to_be_visible()
    assert page.evaluate(SPILLED) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_hand_of_up_to_twelve_cards_is_whole_on_a_phone(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = people(width=width, height=height, motion="less")
    sign_in(page, server.url, LINK)
    go_to_table(page, "places")
    hand = page.locator(".mine-hand .hand")
    expect(hand.locator(".card").first).to_be_visible()
    assert hand.evaluate("(hand) => hand.scrollWidth - hand.clientWidth") <= 0


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_hand_is_whole_on_a_phone_when_it_is_too_large_to_keep(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = at_question(people, server, "hand-limit", width, height)
    hand = page.locator(".mine-hand .hand")
    assert hand.locator(".can").count() > 12
    assert hand.evaluate("(hand) => hand.scrollWidth - hand.clientWidth") <= 0


@pytest.mark.parametrize(("language", "left"), [("en", "3d 0h"), ("fr", "3j 0h")])
def test_a_clock_of_days_is_whole_and_in_the_language_of_the_reader(
    server: ServerProcess, people: People, language: str, left: str
) -> None:
    page = people(width=1366, height=768, language=language, motion="less")
    sign_in(page, server.url, LINK)
    go_to_table(page, "places")
    expect(page.locator(".rival .clock").first).to_have_text(left)
    states = page.locator(".rival header small").all()
    assert [one.inner_text() for one in states if one.evaluate("(el) => el.scrollWidth > el.clientWidth")] == []


# Texts that take more than one line.
WRAPPED = """(label) => {
  const texts = document.createNodeIterator(label, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const out = [];
  for (let text; (text = texts.nextNode()); ) {
    range.selectNodeContents(text);
    if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1) out.push(text.data.trim());
  }
  return out;
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (768, 1024), (820, 1180), (1024, 768)])
def test_the_heading_of_the_depths_is_one_line_beside_the_border(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = people(width=width, height=height, language="fr", motion="less")
    sign_in(page, server.url, LINK)
    go_to_table(page, "dive")
    assert page.locator(".depths > .label").evaluate(WRAPPED) == []


# Tiles of opponents whose frame is cut by a box around them, or lies behind the line above the table.
CUT_FRAMES = """([tiles, px]) => [...document.querySelectorAll(tiles)].filter((tile) => {
  const { top, bottom } = tile.getBoundingClientRect();
  let [from, to] = [document.querySelector(".ticker").getBoundingClientRect().bottom, innerHeight];
  for (let at = tile.parentElement; at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === "visible") continue;
    const box = at.getBoundingClientRect();
    [from, to] = [Math.max(from, box.top), Math.min(to, box.bottom)];
  }
  return top - px < from || bottom + px > to;
}).length"""


@pytest.mark.parametrize(("table", "tiles"), [("base", ".rivals > *"), ("panic", ".foes > *")])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390)])
def test_the_frame_of_an_opponent_is_whole_on_a_phone(
    server: ServerProcess, people: People, table: str, tiles: str, width: int, height: int
) -> None:
    page = people(width=width, height=height, motion="less")
    sign_in(page, server.url, LINK)
    go_to_table(page, table)
    expect(page.locator(tiles).first).to_be_visible()
    assert page.evaluate(CUT_FRAMES, [tiles, 2]) == 0


# What of a fight lies outside its panel, sideways.
OUTSIDE = """() => {
  const fight = document.querySelector(".fight");
  const [left, right] = [fight.getBoundingClientRect().left, fight.getBoundingClientRect().right];
  return [...fight.querySelectorAll("*")].filter((el) => {
    const box = el.getBoundingClientRect();
    return box.width && (box.left < left || box.right > right);
  }).map((el) => el.className.toString() || el.tagName);
}"""


@pytest.mark.parametrize("table", ["strike", "fight"])
@pytest.mark.parametrize(("width", "height"), list(SIZES.values()))
def test_a_fight_and_its_odds_are_within_their_panel(
    server: ServerProcess, people: People, table: str, width: int, height: int
) -> None:
    page = people(width=width, height=height, language="fr", motion="less")
    sign_in(page, server.url, LINK)
    go_to_table(page, table if table == "fight" else question_tables("abyss")[table].id)
    expect(page.locator(".fight .odds")).to_be_visible()
    assert page.evaluate(OUTSIDE) == []
