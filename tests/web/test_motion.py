"""What moves on a drawn table: pieces are in one place at a time, and everything can be skipped."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import cast

import pytest
from measure_page import HOLD
from playwright.sync_api import Page, expect
from scenes import after
from server_process import ServerProcess
from stage import OTHER_LINK, StagedTable, sought
from waiting import until

from hadal.games.abyss.constants import FACE_UP
from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit, staged
from tests.web.steps import rested

# What the page shows at the moment when pieces set out: MutationObservers are called before anything is painted.
WATCH_DEPARTURES = """() => {
  window.departures = [];
  const shown = (what) => [...document.querySelectorAll(what)].filter(
    (el) => el.getClientRects().length && getComputedStyle(el).opacity !== "0");
  window.hand = () => shown(".mine-hand .hand > .thing:not(.laid)").length;
  window.track = () => shown(".track .space .thing").length;
  new MutationObserver((all) => {
    const flyers = all.flatMap((one) => [...one.addedNodes]).filter((node) => node.className === "flyer").length;
    if (flyers) window.departures.push({flyers, hand: window.hand(), track: window.track()});
  }).observe(document.body, {childList: true});
}"""
# Where a card lies while it rises over the board: looked at before the first frame, and in every frame.
WATCH_CARD = """(card) => {
  window.seen = [];
  window.lies = () => [...document.querySelectorAll(`[data-at] [data-card="${card}"]`)].filter(
    (el) => el.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .map((el) => el.closest("[data-at]").dataset.at);
  const look = () => document.querySelector(".flyer.featured") && window.seen.push(...window.lies(), "air");
  new MutationObserver(look).observe(document.body, {childList: true});
  (function frame() { look(); requestAnimationFrame(frame); })();
}"""
# Many pieces set out at once, as if an opponent had taken the Council's stacks.
DEPART = """(many) => {
  const {seq, standing} = window.last, STACK_TAKEN = 12;
  const events = Array.from({length: many}, (_, i) => [STACK_TAKEN, standing.asked.seat, -1, i % 5, 1]);
  const news = {type: "news", seq: seq + 1, seat: -1, events, lines: [], standing, moves: seq + 1};
  window.last = news;
  window.lines.at(-1).onmessage({data: JSON.stringify(news)});
  return document.querySelectorAll(".flyer").length;
}"""
SKIP = """(event) => {
  if (event === "key") dispatchEvent(new KeyboardEvent("keydown", {key: "x"}));
  else if (event === "click") dispatchEvent(new PointerEvent("pointerdown"));
  else document.dispatchEvent(new Event("visibilitychange"));
  return [document.querySelectorAll(".flyer").length, document.body.dataset.rest];
}"""
# The others do these things, one entry each; nothing has to be drawn.
HAPPENS = """(deeds) => {
  for (const [seat, ...told] of deeds) {
    const {seq, standing} = window.last;
    const lines = told.map((one) => ({who: `Seat ${seat}`, sentences: [[one]], seat}));
    const news = {type: "news", seq: seq + 1, seat, events: [], lines, standing, moves: seq + 1};
    window.last = news;
    window.lines.at(-1).onmessage({data: JSON.stringify(news)});
  }
}"""
# How far below the top of a list an element is.
DOWN = "(list, what) => list.querySelector(what).getBoundingClientRect().top - list.getBoundingClientRect().top"
MANY = 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a card to take or a Lord to recruit, once for each test."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    dig = sought("abyss", 2, {}, lambda match: after(match, 40, "take", "go-on"))
    recruit = sought("abyss", 3, {}, lambda match: after(match, 60, "recruit", "explore"))
    laid = [StagedTable(name, dig) for name in ("dig", "tab", "marked", "focus", "told-390", "told-820")]
    laid.append(StagedTable("told-luck", sought("the_abyss", 3, {}, lambda match: after(match, 40, "draw", "take"))))
    laid += [StagedTable(name, recruit) for name in ("recruit-1440", "recruit-390")]
    with staged(tmp_path_factory.mktemp("server"), *laid) as found:
        yield found


def animated(page: Page) -> None:
    """Wait until entries are animated: that part of the page is loaded last."""
    expect(page.locator(".drawn[data-animated=true]")).to_be_visible()


def test_a_piece_in_the_air_is_neither_where_it_was_nor_where_it_goes(server: ServerProcess, people: People) -> None:
    page = people(width=1440, still=False)
    page.add_init_script(HOLD)
    animated(sit(page, server, "dig"))
    page.evaluate(WATCH_DEPARTURES)
    hand, track = page.evaluate("[window.hand(), window.track()]")
    page.keyboard.press("t")
    rested(page)
    taken, *_ = page.evaluate("window.departures")
    assert taken["flyers"] >= 1
    assert taken["hand"] == hand
    assert taken["track"] == 0
    assert page.evaluate("[window.hand(), window.track()]") == [hand + 1, 0]
    assert track > 0
    # A key, a click and a hidden page end every animation at once.
    for event in ("key", "click", "hidden"):
        assert page.evaluate(DEPART, MANY) == MANY
        flying, _ = page.evaluate(SKIP, event)
        assert flying == 0, event
    rested(page)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_recruited_lord_is_in_one_place_for_everybody(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    name = f"recruit-{width}"
    watching = people(width=width, height=height, still=False)
    page = people(width=1440, still=False)
    animated(sit(watching, server, name, OTHER_LINK))
    animated(sit(page, server, name))
    lord = page.locator(".lords .slot > .can [data-card]").first
    card = lord.get_attribute("data-card")
    for one in (watching, page):
        one.evaluate(WATCH_CARD, card)
    lord.click()
    page.locator(".paysheet .foot .btn.go").click()
    for one in (watching, page):
        until(partial(one.evaluate, "window.seen.length"), "the Lord to rise")
        assert set(one.evaluate("window.seen")) == {"air"}
        one.evaluate(SKIP, "key")  # a page behind another one may get no frames
        rested(one)
    assert len(page.evaluate("window.lies()")) == 1


# Somebody does one thing; what then flies over the page.
FLIES = """(event) => {
  const {seq, standing} = window.last;
  const news = {type: "news", seq: seq + 1, seat: -1, events: [event], lines: [], standing, moves: seq + 1};
  window.last = news;
  window.lines.at(-1).onmessage({data: JSON.stringify(news)});
  const flyers = [...document.querySelectorAll(".flyer")];
  return [flyers.length, document.querySelectorAll(".flyer [role=tab]").length,
    flyers.filter((one) => one.querySelector("[data-card], .back")).length];
}"""


@pytest.mark.parametrize("event", ["location-taken", "stack-taken", "stack-banished"])
def test_what_lies_behind_a_tab_of_a_phone_flies_as_a_card_and_not_as_the_tab(
    server: ServerProcess, people: People, event: str
) -> None:
    dig = sought("abyss", 2, {}, lambda match: after(match, 40, "take", "go-on"))
    view = dig.state.view(dig.state.to_move())
    page = people(width=390, height=844, still=False)
    page.add_init_script(HOLD)
    animated(sit(page, server, "tab"))
    page.locator(".zone-tabs button", has_text="Court").click()
    place = cast(list[int], view["holder"]).index(FACE_UP)
    who = 1 - dig.state.to_move()
    happens = [dig.game.events.index(event), who, -1, place if event == "location-taken" else 0, 1]
    assert page.evaluate(FLIES, happens) == [1, 0, 1]
    page.evaluate(SKIP, "key")
    rested(page)


def test_a_moment_is_seen_above_the_sheet_that_asks_what_follows_from_it(server: ServerProcess, people: People) -> None:
    """For example a Leviathan that loses heads, above the sheet that asks for the rewards."""
    page = sit(people(), server, "focus")
    page.keyboard.press("h")
    expect(page.locator(".veil")).to_be_visible()
    assert page.evaluate(
        """() => ["moment", "flyer featured"].every((cls) => {
          const over = Object.assign(document.createElement("div"), {className: cls});
          document.body.append(over);
          const {zIndex, pointerEvents} = getComputedStyle(over);
          return Number(zIndex) > Number(getComputedStyle(document.querySelector(".veil")).zIndex)
            && pointerEvents === "none";
        })"""
    )


def test_without_motion_a_place_is_marked_where_something_arrives(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844)
    page.add_init_script(HOLD)
    animated(sit(page, server, "marked"))
    page.evaluate("""() => { window.marked = 0; new MutationObserver((all) => {
      window.marked += all.filter((one) => one.target.classList.contains("landed")).length;
    }).observe(document.body, {subtree: true, attributeFilter: ["class"]}); }""")
    assert page.evaluate(DEPART, 1) == 0
    page.wait_for_function("window.marked > 0")


@pytest.mark.parametrize(
    ("name", "width", "height"), [("told-390", 390, 844), ("told-820", 820, 1180), ("told-luck", 390, 844)]
)
def test_where_the_log_is_hidden_one_line_tells_what_has_happened_since_my_move(
    server: ServerProcess, people: People, name: str, width: int, height: int
) -> None:
    page = people(width=width, height=height)
    page.add_init_script(HOLD)
    animated(sit(page, server, name, drawn=".drawn"))
    ticker, question = page.locator(".ticker"), page.locator(".prompt .say")
    log, divider = page.locator(".rail .log"), page.locator(".rail .log .since")
    count = ticker.get_by_role("button")
    places = [ticker.bounding_box(), question.bounding_box()]
    page.evaluate(HAPPENS, [[0, "moves"], [1, *(f"does {n}" for n in range(40))], [0, "moves"]])
    expect(ticker.get_by_role("status")).to_contain_text("moves")
    expect(count).to_have_text("")
    page.evaluate(
        HAPPENS, [[1, *(f"reveals {n}" for n in range(70))], [1, "takes " + "a very long list of cards " * 9]]
    )
    expect(ticker.get_by_role("status")).to_contain_text("takes a very long")
    expect(count).to_have_text("+70")
    assert [ticker.bounding_box(), question.bounding_box()] == places
    assert places[0] and places[0]["height"] == 26
    # A tap anywhere on it opens the log at the first thing since my move.
    ticker.click(position={"x": 20, "y": 13})
    expect(log).to_be_focused()
    expect(divider).to_be_in_viewport(ratio=1)
    assert log.evaluate(DOWN, ".since") < 40
    expect(ticker.get_by_role("status")).to_have_count(0)  # the log tells it meanwhile
    # Opened by its own button, the log shows the newest line.
    if width < 600:
        page.locator(".rail .shut").click()
        expect(log).to_be_hidden()
        page.locator(".prompt .tools").get_by_role("button", name="Log").click()
        expect(log.locator("li.now")).to_be_in_viewport(ratio=0.9)


def test_what_disappears_while_it_has_the_focus_leaves_the_console_empty(server: ServerProcess, people: People) -> None:
    """A person's click gives the focus to a card, which is then taken away."""
    page = people(width=1440)
    lines: list[str] = []
    page.on("console", lambda message: lines.append(f"{message.type}: {message.text}"))
    animated(sit(page, server, "focus"))
    page.evaluate("""() => {
      const card = document.querySelector(".track .space .thing.can");
      card.focus();
      card.click();
    }""")
    expect(page.locator(".track .space .thing")).to_have_count(0)
    rested(page)
    assert lines == []
