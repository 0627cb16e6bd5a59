"""How heavy the page is, and that it does not get heavier by being used."""

from __future__ import annotations

import gzip
import re
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest
from measure_page import CARDS, answers, dom_counts, flight, heap_kb, replayed
from playwright.sync_api import Browser, Page
from scenes import after
from server_process import Server
from stage import LINK, Laid, sought

from tests.web.conftest import CLIENT, People
from tests.web.drawn import staged
from tests.web.steps import visit

FIRST_LOAD_KB = 150
WEB = Path(__file__).parents[2] / "web/src"
CHEAP = {"transform", "opacity"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a short game, to be looked at and to be played on."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    game = sought("abyss", 2, {}, lambda match: after(match, 50, "support", "explore"))
    with staged(tmp_path_factory.mktemp("server"), Laid("gone", game), Laid("base", game)) as started:
        yield started


def script_kb(page: Page, address: str) -> float:
    """Script that comes until a page is at rest, compressed."""
    sizes: list[int] = []
    page.on("response", lambda r: sizes.append(len(gzip.compress(r.body(), 9))) if ".js" in r.url else None)
    visit(page, address)
    return sum(sizes) / 1000


@pytest.mark.parametrize("path", ["/", "/new", "/about"])
def test_the_first_load_is_light(server: Server, people: People, path: str) -> None:
    assert 20 < script_kb(people(), server.url + path) <= FIRST_LOAD_KB


def test_the_first_page_does_not_load_the_drawn_table(server: Server, people: People) -> None:
    page = people()
    loaded: list[str] = []
    page.on("response", lambda r: loaded.append(r.url))
    visit(page, server.url)
    assert any(url.endswith(".js") for url in loaded)
    assert not [url for url in loaded if "/Table-" in url]


def test_replays_leave_nothing_behind(server: Server, people: People) -> None:
    """Nodes and listeners are counted exactly; the heap also holds what the browser keeps for itself."""
    page = people(width=1440)
    visit(page, f"{server.url}/#me={LINK}")
    visit(page, f"{server.url}/r/gone?n=0&as=0")
    for _ in range(2):
        replayed(page, steps=30)
    heap, counts = heap_kb(page), dom_counts(page)
    for _ in range(2):
        replayed(page, steps=30)
    now = dom_counts(page)
    assert now["nodes"] <= counts["nodes"] * 1.02, (counts, now)
    assert now["jsEventListeners"] <= counts["jsEventListeners"] * 1.02, (counts, now)
    assert heap_kb(page) - heap < 1500


def test_thirty_cards_on_their_way_do_not_lay_the_page_out_each(server: Server, browser: Browser) -> None:
    """Counted, not timed: it holds on a busy machine as well."""
    told = flight(browser, server.url)
    assert told["most"] == CARDS
    assert 0 < told["layouts"] < CARDS


def test_a_click_lights_what_was_chosen_before_the_next_frame(server: Server, browser: Browser) -> None:
    """The page is changed in the handler itself; the script throws if it is not."""
    handled = answers(browser, server.url)["handled"]
    assert statistics.median(handled) < 50


def test_what_moves_is_moved_by_transform_and_opacity_alone() -> None:
    """Anything else would lay the page out anew in every frame."""
    seen = 0
    for sheet in WEB.rglob("*.css"):
        for name, body in keyframes(sheet.read_text()):
            seen += 1
            properties = set(re.findall(r"([\w-]+)\s*:", body))
            assert properties <= CHEAP, f"{sheet.name}: @keyframes {name}: {properties}"
    moved = re.findall(r"\{ transform: .*", (WEB / "board/motion.ts").read_text())
    assert seen
    assert len(moved) == 3
    assert not re.findall(r"\b(left|top|width|height|margin)\b\s*:", " ".join(moved))


def keyframes(css: str) -> Iterator[tuple[str, str]]:
    """Every @keyframes of a style sheet, with what is between its braces."""
    for found in re.finditer(r"@keyframes\s+([\w-]+)\s*\{", css):
        depth, at = 1, found.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(css[at], 0)
            at += 1
        yield found[1], css[found.end() : at - 1]
