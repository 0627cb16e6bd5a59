"""Reading a card: it is shown large under the pointer, and nothing is chosen by that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import pytest
from browser import sign_in
from playwright.sync_api import Browser, Locator, Page, expect
from scenes import KRAKEN, scenes
from server_process import ServerProcess
from stage import LINK, StagedTable, sought

from hadal.core.match import Match
from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.constants import LEVIATHAN_NAMES, THE_CETACEAN_GRAVEYARD
from hadal.games.abyss.rules.score import loot_value
from hadal.games.abyss.support.cards import abyss_cards
from hadal.games.abyss.support.positions import abyss_position
from hadal.games.the_abyss.support.cards import the_abyss_cards
from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit, staged
from tests.web.steps import visit

# A finger on an element: `pointerdown`, later `pointerup` and the click that browsers add.
TOUCH = """(element, kind) => {
  const {x, y, width, height} = element.getBoundingClientRect();
  const at = {bubbles: true, cancelable: true, pointerType: "touch", clientX: x + width / 2, clientY: y + height / 2};
  element.dispatchEvent(new PointerEvent(kind, at));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a table of each game."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    tables = [*(scenes()[name] for name in ("boxes", "panic")), StagedTable("pieces", sought("abyss", 3, KRAKEN, rich))]
    with staged(tmp_path_factory.mktemp("reading"), *tables) as started:
        yield started


def rich(match: Match) -> bool:
    """Whether the seat to move has Loot, and a Sentinel and the Kraken figure are in play."""
    state = match.state
    if state.over() or state.to_move() < 0:
        return False
    s = abyss_position(state)
    searched = [place for place in range(THE_CETACEAN_GRAVEYARD, s.tables.locations) if loot_value(s, place)]
    mine = any(s.location_owner[place] == state.to_move() for place in searched)
    return mine and s.kraken_holder >= 0 and any(guard >= 0 for guard in cast(list[int], s.view(-1)["guards"])[1::3])


def ready(page: Page) -> None:
    """Wait until cards can be read: that is loaded before the animations."""
    expect(page.locator(".drawn[data-animated=true]")).to_be_visible()


def nothing_sent(page: Page) -> None:
    """Check that the question is still open."""
    expect(page.locator(".drawn")).to_have_attribute("data-kind", page.evaluate("window.kindBefore"))


def remember(page: Page) -> None:
    """Remember the question on the table."""
    page.evaluate("() => { window.kindBefore = document.querySelector('.drawn').dataset.kind; }")


def read(page: Page, picture: Locator) -> Locator:
    """Move the pointer to a card and return what is shown of it."""
    card = picture.get_attribute("data-card")
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    picture.hover(force=True)
    shown = page.locator(f"[data-reading='{card}']")
    expect(shown).to_be_visible()
    return shown


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (2560, 1440)])
def test_a_lord_under_the_pointer_is_shown_with_power_price_and_what_i_lack(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = people(width=width, height=height)
    sit(page, server, "boxes")
    remember(page)
    lords = page.locator(".lords .slot > .thing:has([data-card])")
    reader = page.get_by_role("tooltip")
    for number in range(lords.count()):
        lords.nth(number).hover()
        card = lords.nth(number).locator("[data-card]").first.get_attribute("data-card")
        expect(page.locator(f"[data-reading='{card}']")).to_be_visible()
        expect(reader.get_by_role("heading", level=1)).not_to_be_empty()
        expect(reader.locator("p.power")).not_to_be_empty()
        affordable = "can" in (lords.nth(number).get_attribute("class") or "").split()
        expect(reader.locator(".lack.fine" if affordable else ".lack:not(.fine)")).not_to_be_empty()
        box = reader.bounding_box()
        assert box
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
        assert 0 <= box["y"] <= box["y"] + box["height"] <= height
    page.mouse.move(2, height - 2)
    expect(reader).to_have_count(0)
    nothing_sent(page)


# A pointer event on the nth visible card of a kind, at a point of the screen. A card that comes under a resting pointer
# gets such an event, too.
POINT = """([kind, n, type, x, y]) => {
  const cards = [...document.querySelectorAll(`[data-card^="${kind}:"]`)].filter((el) => el.checkVisibility());
  cards[n].dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: "mouse", clientX: x, clientY: y}));
}"""
# Reads one card after another, as if the pointer went from one to the next. Returns what is cut, or outside the screen.
READ_ALL = """async (cards) => {
  const picture = [...document.querySelectorAll('[data-card^="ally:"]')].find((el) => el.checkVisibility());
  const own = picture.dataset.card, faults = [];
  const later = () => new Promise((go) => setTimeout(go, 5));
  for (const [x, card] of cards.entries()) {
    picture.dataset.card = card;
    picture.dispatchEvent(new PointerEvent("pointerover", {bubbles: true, clientX: x, clientY: 5}));
    let reader;
    while (!(reader = document.querySelector(`[data-reading="${card}"] .cardfacts`))) await later();
    for (const el of [reader, ...reader.querySelectorAll("h1, p, dt, dd, b")]) {
      const {overflow, webkitLineClamp: lines, textOverflow} = getComputedStyle(el);
      const cut = el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1;
      if ((cut && overflow !== "visible") || lines !== "none" || textOverflow === "ellipsis")
        faults.push(`${card}: ${el.textContent}`);
    }
    const {left, top, right, bottom} = reader.closest(".reader").getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`${card}: outside the screen`);
    if (!reader.querySelector("h1").textContent.trim()) faults.push(`${card}: no name`);
  }
  picture.dataset.card = own;
  return faults;
}"""
# Longer than it takes to show a card that is pointed at: timers of a page end in their order.
LATER = "() => new Promise((go) => setTimeout(go, 1000))"


def test_a_card_that_comes_under_a_resting_pointer_is_not_shown(server: ServerProcess, people: People) -> None:
    page = people()
    sit(page, server, "boxes")
    ready(page)
    reader = page.get_by_role("tooltip")
    page.evaluate(POINT, ["lord", 0, "pointermove", 300, 300])
    page.evaluate(POINT, ["lord", 1, "pointerover", 300, 300])
    page.evaluate(LATER)
    expect(reader).to_have_count(0)
    page.evaluate(POINT, ["lord", 1, "pointermove", 301, 300])
    expect(reader).to_be_visible()


def test_any_card_is_read_by_hovering_or_by_focus_and_escape_hides_it(server: ServerProcess, people: People) -> None:
    page = people()
    sit(page, server, "boxes")
    remember(page)
    reader = page.get_by_role("tooltip")
    for kind in ("lord", "ally", "place", "beast", "piece"):
        picture = page.locator(f"[data-card^='{kind}:']").locator("visible=true").first
        expect(read(page, picture).locator(".rulings li").first).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(reader).to_have_count(0)
        page.mouse.move(2, 2)
    for kind in ("lord", "ally", "place", "beast"):
        thing = page.locator(f".thing:has([data-card^='{kind}:'])").locator("visible=true").first
        page.keyboard.press("Tab")  # the focus of somebody who uses the keyboard
        thing.focus()
        card = thing.locator(f"[data-card^='{kind}:']").first.get_attribute("data-card")
        expect(page.locator(f"[data-reading='{card}']")).to_be_visible()
        page.keyboard.press("Escape")
        expect(reader).to_have_count(0)
        expect(thing).to_be_focused()
    nothing_sent(page)


def test_a_card_is_read_alike_before_and_after_sheets_are_loaded(server: ServerProcess, people: People) -> None:
    """Sheets show the same facts of a card, and are loaded later."""
    page = people()
    page.route(re.compile(r"/assets/\w*Sheets?-"), lambda _: None)  # they do not come
    sit(page, server, "boxes")
    facts = read(page, page.locator(".thing [data-card^='lord:']").locator("visible=true").first).locator(".cardfacts")
    expect(facts).to_have_css("display", "grid")
    expect(facts.locator(".power").first).not_to_have_css("line-height", "normal")


def test_loot_sentinels_and_the_kraken_figure_are_read(server: ServerProcess, people: People) -> None:
    page = people()
    sit(page, server, "pieces")
    pieces = [piece.id for piece in abyss_cards("en").pieces]
    wanted = ["loot:", *(f"piece:{pieces.index(name)}" for name in ("kraken-figure", "sentinel"))]
    for card in wanted:
        shown = read(page, page.locator(f"[data-card^='{card}']").locator("visible=true").first)
        expect(shown.get_by_role("heading", level=1)).not_to_be_empty()
        expect(shown.locator(".rulings li").first).not_to_be_empty()


def test_a_location_says_which_keys_it_takes_and_a_leviathan_what_my_allies_can_do(
    server: ServerProcess, people: People
) -> None:
    page = people()
    sit(page, server, "boxes")
    place = read(page, page.locator(".places [data-card^='place:']").first)
    expect(place.locator(".lack")).to_contain_text("Key")
    beast = read(page, page.locator(".zonebox [data-card^='beast:']").first)
    expect(beast.locator(".ways dd, .lack").first).not_to_be_empty()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sheets_of_all_kinds_of_cards_show_their_rulings(
    server: ServerProcess, people: People, language: str
) -> None:
    found, page = abyss_cards(language), people(language=language)
    sit(page, server, "boxes")
    for kind, cards in (
        ("lord", found.lords), ("ally", found.allies), ("place", found.locations), ("beast", found.leviathans),
    ):  # fmt: skip
        picture = page.locator(f".thing [data-card^='{kind}:']").locator("visible=true").first
        number = int((picture.get_attribute("data-card") or "").split(":")[1])
        picture.click(button="right", force=True)
        expect(page.get_by_role("dialog").locator(".rulings li")).to_have_text(cards[number].rulings)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 720, "fr"), (390, 844, "fr"), (360, 640, "en")])
def test_no_name_and_no_power_is_cut_in_the_large_card(
    server: ServerProcess, people: People, width: int, height: int, language: str
) -> None:
    page = people(width=width, height=height, language=language)
    sit(page, server, "boxes")
    ready(page)
    numbers = {"lord": len(LORD_NAMES), "place": len(LOCATION_NAMES), "beast": len(LEVIATHAN_NAMES)}
    cards = [f"{kind}:{number}" for kind, many in numbers.items() for number in range(many)]
    assert page.evaluate(READ_ALL, cards) == []


def test_on_a_phone_a_held_finger_shows_the_card_and_chooses_nothing(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844)
    sit(page, server, "boxes")
    ready(page)
    remember(page)
    page.locator("[data-at='tab:court']").click()
    lord = page.locator(".lords .slot > .thing.can").first
    lord.evaluate(TOUCH, "pointerdown")
    expect(page.locator("[data-reading^='lord:']")).to_be_visible()
    lord.evaluate(TOUCH, "pointerup")
    page.locator("html").evaluate(TOUCH, "pointerleave")  # a lifted finger is nowhere
    lord.focus()  # as browsers do before the click
    lord.evaluate(TOUCH, "click")
    expect(page.locator("[data-reading^='lord:']")).to_be_visible()  # until something else is touched
    expect(page.get_by_role("dialog")).to_have_count(0)
    nothing_sent(page)


def test_on_a_phone_a_tap_shows_a_card_that_is_no_choice(server: ServerProcess, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    try:
        page = context.new_page()
        sit(page, server, "boxes")
        ready(page)
        remember(page)
        page.locator("[data-at='tab:court']").tap()
        lord = page.locator(".lords .slot > .thing:not(.can):has([data-card])").first
        card = lord.locator("[data-card]").first.get_attribute("data-card")
        lord.tap()
        shown = page.locator(f"[data-reading='{card}']")
        expect(shown.locator(".lack")).not_to_be_empty()
        expect(page.get_by_role("dialog")).to_have_count(0)
        nothing_sent(page)
    finally:
        context.close()


def test_a_card_of_the_card_game_is_read_too(server: ServerProcess, people: People) -> None:
    page = people()
    sign_in(page, server.url, LINK)
    visit(page, f"{server.url}/t/panic")
    card = page.get_by_role("group", name="Your hand").get_by_role("button").first
    card.hover()
    expect(page.get_by_role("tooltip").locator(".rulings li").first).not_to_be_empty()
    card.click(button="right")
    number = int((card.locator("[data-card]").first.get_attribute("data-card") or "").split(":")[1])
    rulings = the_abyss_cards("en").cards[number].rulings
    expect(page.get_by_role("dialog").locator(".rulings li")).to_have_text(rulings)
