"""Every screen and every sheet, in every theme and language: axe finds no violation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from browser import sign_in
from playwright.sync_api import Page, expect
from scenes import scenes
from server_process import ServerProcess
from stage import LINK, StagedTable, played

from hadal.core.registry import names
from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit, staged
from tests.web.steps import rested, visit
from tests.web.test_what_if import branch, what_if_button

SCREENS = (
    "/",
    "/new",
    "/settings",
    "/account",
    "/about",
    "/rules",
    *(f"/rules/{game}" for game in names()),
    "/replay",
    "/t/nowhere",
)
LOBBY = {"game": "abyss", "seats": [{"kind": kind} for kind in ("me", "open", "invite", "open")]}
SIZES = {"desk": (1280, 900), "phone": (390, 844)}
# Each size and each language once; all combinations with `-m slow`.
everywhere = pytest.mark.parametrize(
    ("size", "language"),
    [
        ("desk", "en"),
        ("phone", "fr"),
        pytest.param("desk", "fr", marks=pytest.mark.slow),
        pytest.param("phone", "en", marks=pytest.mark.slow),
    ],
)

# Axe's rules, but short words count too, and pseudo-elements do not hide the background.
STRICT = """axe.configure({checks: [{id: "color-contrast", options: {
  ignoreUnicode: true, ignoreLength: true, ignorePseudo: true, pseudoSizeThreshold: 0.25,
  boldValue: 700, boldTextPt: 14, largeTextPt: 18, contrastRatio: {normal: {expected: 4.5}, large: {expected: 3}},
}}]})"""

# All rules in the current theme; in the other theme only colours. Behind a dialog nothing counts.
LOOK = """async ([looks, within]) => {
  const root = document.documentElement, was = root.dataset.theme, out = [];
  const over = [...document.querySelectorAll(`dialog[open], .tsheet${within && ", " + within}`)].at(-1);
  for (const look of looks) {
    root.dataset.theme = look;
    const only = look === was ? {} : {runOnly: ["color-contrast"]};
    const told = await axe.run(over ?? document, {resultTypes: ["violations"], elementRef: false, ...only});
    for (const rule of told.violations) for (const node of rule.nodes.slice(0, 4))
      out.push([look, rule.id, node.html.slice(0, 160), (node.any[0] ?? node.all[0] ?? node.none[0])?.message]);
  }
  root.dataset.theme = was;
  return out;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a table for every situation."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    ended = StagedTable("luck-over", played("the_abyss", 3, {}, 11), bots=True)
    with staged(tmp_path_factory.mktemp("server"), *scenes().values(), ended) as started:
        yield started


class Findings:
    """The violations by screen, reported all together."""

    def __init__(self, page: Page, looks: tuple[str, ...] = ("dark", "light")) -> None:
        self.page = page
        self.looks = looks
        self.found: list[str] = []

    def look(self, where: str, within: str = "") -> None:
        """Check the current page, or a part of it if the rest was checked before."""
        rested(self.page)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
            self.page.evaluate(STRICT)
        for told in self.page.evaluate(LOOK, [self.looks, within]):
            self.found.append(f"{where}: " + " | ".join(map(str, told)))

    def none(self) -> None:
        """Check that there are no violations."""
        assert not self.found, "\n".join(dict.fromkeys(self.found))


def comes(people: People, server: ServerProcess, size: str, **prefs: str) -> Page:
    """A known person, on a screen of a certain size."""
    width, height = SIZES[size]
    page = people(width=width, height=height, **prefs)
    sign_in(page, server.url, LINK)
    return page


def screens(page: Page, server: ServerProcess, findings: Findings) -> None:
    """Visit every screen that is not a table, and tables not staged in advance: a lobby, lessons, a what-if."""
    for path in SCREENS:
        visit(page, server.url + path)
        findings.look(path)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    findings.look("keys")
    lobby: Any = page.request.post(f"{server.url}/api/tables", data=LOBBY).json()
    visit(page, f"{server.url}/t/{lobby['id']}")
    expect(page.locator(".lobby")).to_be_visible()
    findings.look("lobby")
    for game in ("abyss", "the_abyss"):
        visit(page, server.url).locator(f"#learn-{game}").click()
        expect(page.locator(".lesson[data-step]")).to_be_visible()
        findings.look(f"lesson of {game}")
    visit(page, f"{server.url}/r/over?n=60")
    findings.look("replay")
    what_if_button(page).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    findings.look("sheet of a what-if")
    branch(page, server.url, "over", 60)
    findings.look("what-if")


@everywhere
def test_every_screen(server: ServerProcess, people: People, size: str, language: str) -> None:
    page = comes(people, server, size, language=language)
    findings = Findings(page)
    screens(page, server, findings)
    findings.none()


@everywhere
def test_every_screen_with_text_only(server: ServerProcess, people: People, size: str, language: str) -> None:
    page = comes(people, server, size, language=language, theme="text")
    findings = Findings(page, ("light",))
    screens(page, server, findings)
    for table in ("boxes", "offer", "fight", "places", "over", "panic", "luck-over"):
        visit(page, f"{server.url}/t/{table}")
        findings.look(f"{table} in words")
    findings.none()


def zone(page: Page, name: str) -> None:
    """Select a zone of the board; a phone shows one at a time."""
    tab = page.locator(f"[data-at='tab:{name}']")
    if tab.is_visible():
        tab.click()


def sheet(page: Page, cls: str) -> None:
    """Wait until this sheet is open."""
    expect(page.locator(f".tsheet{cls}")).to_be_visible()


def press(page: Page, key: str, cls: str = "") -> None:
    """Open a sheet by its key."""
    page.keyboard.press(key)
    sheet(page, cls)


def pay(page: Page) -> None:
    """Open the payment sheet."""
    zone(page, "court")
    page.locator(".lords .slot > .thing.can").first.click()
    sheet(page, ".paysheet")


def refused(page: Page) -> None:
    """Click a Lord that cannot be recruited; the prompt says why."""
    zone(page, "court")
    page.locator(".lords .slot > .thing:not(.can)").first.click()
    expect(page.locator(".prompt .then.bad")).to_be_visible()


def menu(page: Page) -> None:
    """Open the tools of the text table."""
    page.locator("button.tool:visible").last.click()
    sheet(page, ".menusheet")


def piles(page: Page) -> None:
    """Open the list of unseen cards."""
    menu(page)
    page.locator(".menu .btn").filter(has=page.locator('use[href="#i-deck"]')).click()
    sheet(page, ".pilessheet")


def card(page: Page, what: str, where: str = "") -> None:
    """Open the sheet of a card with the keyboard."""
    zone(page, where)
    page.locator(what).first.focus()
    press(page, "i")


def choices(page: Page) -> None:
    """Open the list of all choices."""
    page.locator(".prompt .acts .square").first.click()
    sheet(page, "")


def keys(page: Page) -> None:
    """Open the list of keyboard shortcuts."""
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


def rail(page: Page, n: int) -> None:
    """Open the log, the chat or the notes; on a phone in their drawer."""
    if not page.locator(".rail").is_visible():
        page.locator(".prompt .tools .tool").first.click()
    page.locator(".rail [role=tab]").nth(n).click()


def seen(what: str) -> Callable[[Page], None]:
    """Wait for something that appears without an action."""
    return lambda page: expect(page.locator(what)).to_be_visible()


# Which steps open a sheet, and at which table; drawers come last, because on a phone they cover everything.
ABYSS: list[tuple[str, str, Callable[[Page], None]]] = [
    ("boxes", "table", seen(".table.abyss")),
    ("boxes", "payment", pay),
    ("boxes", "orders", lambda page: press(page, "a")),
    ("boxes", "player aid", lambda page: press(page, "h")),
    ("boxes", "menu", menu),
    ("boxes", "Lord", lambda page: card(page, ".lords .thing", "court")),
    ("boxes", "Ally", lambda page: card(page, ".hand .thing")),
    ("boxes", "Location", lambda page: card(page, ".zone.places .thing", "places")),
    ("boxes", "Leviathan", lambda page: card(page, ".zones .thing", "border")),
    ("boxes", "tableau", lambda page: page.locator(".rivalopen").first.click()),
    ("boxes", "all choices", choices),
    ("boxes", "keys", keys),
    ("boxes", "log", lambda page: rail(page, 0)),
    ("boxes", "chat", lambda page: rail(page, 1)),
    ("boxes", "notes", lambda page: rail(page, 2)),
    ("base", "table", seen(".table.abyss")),
    ("base", "why not", refused),
    ("kraken", "table", seen(".table.abyss")),
    ("counts", "table", seen(".table.abyss")),
    ("offer", "table", seen(".table.abyss")),
    ("dig", "piles", piles),
    ("places", "chooser", seen(".chooser")),
    ("fight", "fight", seen(".fight")),
    ("over", "end", seen("section.end")),
]
THE_ABYSS: list[tuple[str, str, Callable[[Page], None]]] = [
    ("panic", "table", seen(".luck-table")),
    ("panic", "player aid", lambda page: press(page, "h")),
    ("panic", "rounds", lambda page: press(page, "r")),
    ("panic", "menu", menu),
    ("panic", "card", lambda page: card(page, ".leaf .thing")),
    ("panic", "log", lambda page: rail(page, 0)),
    ("panic", "chat", lambda page: rail(page, 1)),
    ("panic", "notes", lambda page: rail(page, 2)),
    ("luck-over", "end", seen(".end")),
]


PARTS = {"log": ".rail", "chat": ".rail", "notes": ".rail", "why not": ".prompt"}


def every_sheet(page: Page, server: ServerProcess, sheets: list[tuple[str, str, Callable[[Page], None]]]) -> None:
    """Open one sheet after another, closing each before the next."""
    findings, at = Findings(page), ""
    for table, name, opened in sheets:
        if table != at:
            visit(page, f"{server.url}/t/{table}")
            expect(page.locator(".drawn")).to_be_visible()
        elif page.locator(".tsheet, dialog[open]").count():
            page.keyboard.press("Escape")
            expect(page.locator(".tsheet, dialog[open]")).to_have_count(0)
        at = table
        opened(page)
        findings.look(f"{table}: {name}", PARTS.get(name, ""))
    findings.none()


@everywhere
def test_every_sheet_of_abyss(server: ServerProcess, people: People, size: str, language: str) -> None:
    every_sheet(comes(people, server, size, language=language), server, ABYSS)


@everywhere
def test_every_sheet_of_the_abyss(server: ServerProcess, people: People, size: str, language: str) -> None:
    every_sheet(comes(people, server, size, language=language), server, THE_ABYSS)


def test_every_zone_of_a_phone(server: ServerProcess, people: People) -> None:
    page = comes(people, server, "phone")
    findings = Findings(page)
    sit(page, server, "boxes")
    for tab in ("depths", "border", "council", "court", "places", "mine"):
        zone(page, tab)
        expect(page.locator(f"[data-at='tab:{tab}']")).to_have_attribute("aria-selected", "true")
        findings.look(tab)
    findings.none()


def test_the_checker_finds_what_is_wrong(server: ServerProcess, people: People) -> None:
    """A button without a name, and text with too little contrast in one of the themes."""
    page = comes(people, server, "desk")
    page.evaluate("""() => {
      const pale = document.createElement("p");
      pale.textContent = "Light words on dark ground";
      Object.assign(pale.style, {color: "var(--ink)", background: "#06202b", lineHeight: "2"});
      document.querySelector("#main").replaceChildren(document.createElement("button"), pale);
    }""")
    findings = Findings(page)
    findings.look("planted")
    assert any("button-name" in found for found in findings.found)
    assert any("light | color-contrast" in found for found in findings.found)
    assert not any("dark | color-contrast" in found for found in findings.found)
