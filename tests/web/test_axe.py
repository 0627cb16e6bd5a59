"""Every screen and every sheet, in every look and language: nothing that a checker of accessibility minds."""

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from scenes import scenes
from server_process import Server
from stage import LINK

from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit, staged
from tests.web.steps import lay_table, rested, visit

LOOKS = [(theme, language) for theme in ("dark", "light", "text") for language in ("en", "fr")]
SCREENS = ("/", "/new", "/settings", "/about", "/replay")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a table for every situation."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    with staged(tmp_path_factory.mktemp("server"), *scenes().values()) as started:
        yield started


class Findings:
    """What axe minds, by screen; told all together."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, where: str) -> None:
        """Check what is on the page now."""
        rested(self.page)
        told = Axe().run(self.page, options={"resultTypes": ["violations"]})
        for rule in told.response["violations"]:
            for node in rule["nodes"][:4]:
                said = node["any"][0]["message"][:160] if node["any"] else ""
                self.found.append(f"{where}: {rule['id']}: {node['html'][:160]} {said}")

    def none(self) -> None:
        """Nothing was found."""
        assert not self.found, "\n".join(dict.fromkeys(self.found))


def pay(page: Page) -> None:
    """The sheet with the ways to pay."""
    page.locator(".lords .slot > .thing.can").first.click()
    expect(page.locator(".paysheet")).to_be_visible()


def piles(page: Page) -> None:
    """What is still unseen."""
    page.locator("nav .tool").last.click()
    page.locator(".menu .btn").nth(2).click()
    expect(page.locator(".pilessheet")).to_be_visible()


def card(page: Page, what: str) -> None:
    """The sheet of a card, by the key that needs no hover."""
    page.locator(what).first.focus()
    page.keyboard.press("i")
    expect(page.locator(".cardsheet")).to_be_visible()


# What to do at which table so that a sheet is open.
SHEETS: list[tuple[str, str, Callable[[Page], object]]] = [
    ("boxes", "table", lambda page: None),
    ("boxes", "payment", pay),
    ("boxes", "orders", lambda page: page.keyboard.press("a")),
    ("boxes", "player aid", lambda page: page.keyboard.press("h")),
    ("boxes", "menu", lambda page: page.locator("nav .tool").last.click()),
    ("boxes", "Lord", lambda page: card(page, ".lords .thing")),
    ("boxes", "Ally", lambda page: card(page, ".hand .thing")),
    ("boxes", "Location", lambda page: card(page, ".zone.places .thing")),
    ("boxes", "Leviathan", lambda page: card(page, ".zones .thing")),
    ("boxes", "tableau", lambda page: page.locator(".rivalopen").first.click()),
    ("boxes", "all choices", lambda page: page.locator(".prompt .acts .square").first.click()),
    ("boxes", "chat", lambda page: page.keyboard.press("m")),
    ("boxes", "notes", lambda page: page.locator(".rail [role=tab]").last.click()),
    ("boxes", "keys", lambda page: page.keyboard.press("?")),
    ("base", "table", lambda page: None),
    ("base", "why not", lambda page: page.locator(".lords .slot > .thing:not(.can)").first.click()),
    ("kraken", "table", lambda page: None),
    ("counts", "table", lambda page: None),
    ("offer", "table", lambda page: None),
    ("dig", "piles", piles),
    ("places", "chooser", lambda page: expect(page.locator(".chooser")).to_be_visible()),
    ("fight", "fight", lambda page: expect(page.locator(".fight")).to_be_visible()),
    ("over", "end", lambda page: expect(page.locator("section.end")).to_be_visible()),
]


@pytest.mark.timeout(400)
@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_every_screen(server: Server, people: People, theme: str, language: str) -> None:
    page = people(theme=theme, language=language)
    findings = Findings(page)
    visit(page, f"{server.url}/#me={LINK}")
    for path in SCREENS:
        visit(page, server.url + path)
        findings.look(path)
    page.keyboard.press("?")
    findings.look("keys")
    visit(page, f"{server.url}/r/over?n=60")
    findings.look("replay")
    if theme == "text":
        for table in ("boxes", "offer", "fight", "places", "over"):
            visit(page, f"{server.url}/t/{table}")
            findings.look(f"{table} in words")
    if language == "en":
        lay_table(page, server.url, "Abyss", ["me", "open", "invite", "bot:greedy"])
        findings.look("lobby")
    findings.none()


@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    ("width", "theme", "language"),
    [(1280, "dark", "en"), (1280, "light", "fr"), (390, "dark", "fr"), (390, "light", "en")],
)
def test_every_sheet_of_the_drawn_table(server: Server, people: People, width: int, theme: str, language: str) -> None:
    page = people(theme=theme, language=language, width=width)
    findings, at = Findings(page), ""
    phone = width < 980
    visit(page, f"{server.url}/#me={LINK}")
    for table, name, opened in SHEETS:
        if phone and (table, name) in {
            ("boxes", n) for n in ("chat", "notes", "keys", "menu", "Lord", "Location", "Leviathan", "payment")
        }:
            continue
        if phone and name in ("piles", "why not"):
            continue
        sit(page, server, table) if table != at else page.keyboard.press("Escape")
        at = table
        opened(page)
        findings.look(f"{table} at {width}: {name}")
    findings.none()
