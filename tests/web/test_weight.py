"""The size of the page, and that it does not grow with use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import sign_in
from measure_page import (
    CARDS,
    CLICKS,
    REMEMBER_TEMPLATES,
    answers,
    dom_counts,
    fetched,
    flight,
    heap_kb,
    replayed,
    script_kb,
    whole_game,
)
from playwright.sync_api import Browser, expect
from scenes import after
from server_process import ServerProcess
from stage import LINK, StagedTable, played, sought
from waiting import until

from tests.web.conftest import CLIENT, People
from tests.web.drawn import play_drawn, sit, staged
from tests.web.steps import rested, visit

FIRST_LOAD_KB = 150
WEB = Path(__file__).parents[2] / "web/src"
DETACHED = 300  # nodes: 128 to 131 were counted; a leak grows with every move
CHEAP = {"transform", "opacity"}
DRAWN = {"/t/base": ".table.abyss", "/t/cards": ".luck-table"}
# Whether the last part that is loaded in the background, the dialog of keys, has arrived.
EVERYTHING_LOADED = (
    """() => performance.getEntriesByType("resource").some((one) => one.name.includes("/KeysDialog-"))"""
)
# When the page reported that it is idle, and whether it showed its content then.
TOLD = """window.told = [];
new MutationObserver(() => {
  const now = document.body?.dataset.rest;
  if (now && window.told.at(-1)?.[0] !== now) window.told.push([now, !!document.querySelector("%s")]);
}).observe(document, {attributes: true, subtree: true, attributeFilter: ["data-rest"]})"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a short game, to be watched and played."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    game = sought("abyss", 2, {}, lambda match: after(match, 50, "support", "explore"))
    cards = sought("the_abyss", 3, {}, lambda match: after(match, 60, "draw", "take"))
    beginning = played("abyss", 2, {}, 4, most=0)
    laid = [StagedTable("gone", game), StagedTable("base", game), StagedTable("cards", cards)]
    laid += [StagedTable(name, beginning, bots=True) for name in ("whole", "long")]
    with staged(tmp_path_factory.mktemp("server"), *laid) as started:
        yield started


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", ["/", "/new", "/about", "/t/base", "/t/cards"])
def test_the_first_load_is_light(server: ServerProcess, people: People, path: str, language: str) -> None:
    """Also for a visitor who follows a link to a drawn table."""
    page = people(language=language)
    first, _ = script_kb(page, server.url + path)
    assert 20 < first <= FIRST_LOAD_KB
    if path in DRAWN:
        expect(page.locator(DRAWN[path])).to_be_visible()


# How wide and how high the same text is in our typefaces and in the fonts that stand in for them.
WIDTHS = """() => ["sans", "serif"].map((kind) => {
  const line = document.createElement("span");
  line.textContent = "Votre tour : manigancer, utiliser un Seigneur, or take a card from the Council for 12 Pearls?";
  line.style.cssText = "position:absolute;white-space:nowrap;font-size:100px;line-height:normal;font-weight:700";
  document.body.append(line);
  const all = getComputedStyle(document.documentElement).getPropertyValue(`--${kind}`);
  const sizes = [all, all.replace(/^[^,]*,/, "")].map((family) => {
    line.style.fontFamily = family;
    return [line.offsetWidth, line.offsetHeight];
  });
  line.remove();
  return sizes;
})"""


def test_the_typefaces_are_loaded_and_text_keeps_its_size_when_they_arrive(
    server: ServerProcess, people: People
) -> None:
    page = people()
    visit(page, server.url)
    loaded = page.evaluate("[...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family)")
    assert {"Hadal Sans", "Hadal Serif"} <= {family.strip('"') for family in loaded}
    for (width, height), (meanwhile, high) in page.evaluate(WIDTHS):
        assert width != meanwhile  # otherwise it is the same font
        assert abs(width / meanwhile - 1) < 0.03
        assert abs(height - high) <= 2


@pytest.mark.parametrize("path", ["/", "/t/base", "/t/cards"])
def test_the_page_becomes_idle_once_and_not_before_it_shows_something(
    server: ServerProcess, people: People, path: str
) -> None:
    page = people()
    page.add_init_script(TOLD % DRAWN.get(path, ".home"))
    visit(page, server.url + path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.told") == [["false", False], ["true", True]]


@pytest.mark.parametrize("path", DRAWN)
def test_deferred_parts_are_loaded_before_they_are_needed(server: ServerProcess, people: People, path: str) -> None:
    """Sheets open at once, even without a network."""
    page = people()
    visit(page, server.url + path)
    fetched(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="Menu").first.click()
    expect(page.locator(".tsheet.menusheet")).to_be_visible()


def test_a_sheet_that_failed_to_load_is_requested_again(server: ServerProcess, people: People) -> None:
    """Meanwhile the page is not idle, and says what is wrong."""
    page = people()
    page.route("**/Sheets-*.js", lambda route: route.abort())
    visit(page, f"{server.url}/t/base")
    page.get_by_role("button", name="Menu").first.click()
    expect(page.get_by_text("Cannot reach the server.")).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-rest", "false")
    page.unroute("**/Sheets-*.js")
    expect(page.locator(".tsheet.menusheet")).to_be_visible()
    expect(page.get_by_text("Cannot reach the server.")).to_have_count(0)
    rested(page)


def test_the_first_page_does_not_load_the_drawn_table(server: ServerProcess, people: People) -> None:
    page = people()
    loaded: list[str] = []
    page.on("response", lambda r: loaded.append(r.url))
    visit(page, server.url)
    assert any(url.endswith(".js") for url in loaded)
    assert not [url for url in loaded if "/Table-" in url]


def test_replays_leave_nothing_behind(server: ServerProcess, people: People) -> None:
    """Nodes and listeners are counted exactly; the heap also contains the browser's own data."""
    page = people(width=1440)
    sign_in(page, server.url, LINK)
    visit(page, f"{server.url}/r/gone?n=0")
    expect(page.locator(".table.abyss")).to_be_visible()
    until(lambda: page.evaluate(EVERYTHING_LOADED), "every part that is loaded in the background")
    for _ in range(2):
        replayed(page, steps=30)
    heap, counts = heap_kb(page), dom_counts(page)
    for _ in range(2):
        replayed(page, steps=30)
    now = dom_counts(page)
    assert now["nodes"] <= counts["nodes"] * 1.02, (counts, now)
    assert now["jsEventListeners"] <= counts["jsEventListeners"] * 1.02, (counts, now)
    assert heap_kb(page) - heap < 1500


def test_a_page_that_was_open_for_a_whole_game_holds_no_more_than_one_opened_at_its_end(
    server: ServerProcess, people: People
) -> None:
    """Everything that the game added is visible, or is code that the browser has compiled meanwhile."""
    page = people(width=1440)
    page.add_init_script(REMEMBER_TEMPLATES)
    told = whole_game(sit(page, server, "whole"))
    played, opened = told["end"], told["opened at the end"]
    assert played["in_document"] <= opened["in_document"] * 1.05, told
    # Svelte keeps a template of each component it has shown, and payments and choices are shown only during a game.
    assert played["in_templates"] > opened["in_templates"] > 0, told
    assert played["detached"] - opened["detached"] < DETACHED, told
    assert played["jsEventListeners"] <= opened["jsEventListeners"] * 1.05, told
    assert played["held_kb"]["objects"] <= opened["held_kb"]["objects"] * 1.05, told
    assert played["held_kb"]["strings"] - opened["held_kb"]["strings"] < 300, told
    assert played["heap_kb"] - opened["heap_kb"] < 2500, told


def test_the_log_of_a_long_game_is_shown_from_its_end(server: ServerProcess, people: People) -> None:
    """Older lines are loaded on request."""
    page = sit(people(width=1440), server, "long")
    lines, earlier = page.locator(".log li:not(.head, .since, .earlier)"), page.locator(".log .earlier button")
    for seed in range(9):
        if earlier.count():
            break
        play_drawn((page,), most=5, seed=seed)
        rested(page)
    shown, before = lines.count(), int(re.findall(r"\d+|One", earlier.inner_text())[0].replace("One", "1"))
    assert 60 <= shown < 80  # whole turns
    earlier.click()
    until(lambda: lines.count() >= shown + before, "all lines")  # bots may have moved meanwhile
    expect(earlier).to_have_count(0)
    assert page.locator("ol.log").evaluate("(log) => log.scrollHeight - log.scrollTop - log.clientHeight") > 100


def test_moving_cards_cause_a_layout_only_when_they_land(server: ServerProcess, browser: Browser) -> None:
    """Counted, not timed: this also holds on a busy machine. A few more are for setting out, all together."""
    told = flight(browser, server.url)
    assert told["most"] == CARDS
    assert 0 < told["layouts"] <= CARDS + 5


def test_a_click_highlights_the_choice_before_the_next_frame(server: ServerProcess, browser: Browser) -> None:
    """The page is changed in the event handler itself; otherwise the script throws."""
    assert len(answers(browser, server.url)["handled"]) == CLICKS


def test_animations_use_only_transform_and_opacity() -> None:
    """Anything else would cause a layout in every frame."""
    seen = 0
    for sheet in [*WEB.rglob("*.css"), *WEB.rglob("*.svelte")]:
        for name, body in keyframes(sheet.read_text()):
            seen += 1
            properties = set(re.findall(r"([\w-]+)\s*:", body))
            assert properties <= CHEAP, f"{sheet.name}: @keyframes {name}: {properties}"
    assert seen
    scripts = [WEB / "board/motion.ts", *WEB.glob("games/*/moments.ts")]
    for script in scripts:
        moved = re.findall(
            r"\b(left|top|width|height|margin|filter|box-?[sS]hadow|clip-?[pP]ath)\b: *[`\"'\[]", script.read_text()
        )
        assert not moved, f"{script.name}: {moved}"


def keyframes(css: str) -> Iterator[tuple[str, str]]:
    """Every @keyframes rule of a style sheet, with its contents."""
    for found in re.finditer(r"@keyframes\s+([\w-]+)\s*\{", css):
        depth, at = 1, found.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(css[at], 0)
            at += 1
        yield found[1], css[found.end() : at - 1]
