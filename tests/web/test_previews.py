"""Previews before a decision: Lords that a Council stack would make affordable, Locations out of view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import expect
from scenes import after
from server_process import ServerProcess
from stage import StagedTable, sought

from hadal.core.match import Match
from hadal.games.abyss.boxes.registered import LORD_NAMES
from hadal.games.abyss.constants import FACE_UP
from hadal.games.abyss.support.previews import court_previews
from hadal.server.protocol.settings import TableSettings
from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit, staged, verbs
from tests.web.steps import no_violations, rested


def helping(match: Match) -> dict[int, list[str]]:
    """For each stack that may be taken: the Lords that it would make affordable."""
    state, out = match.state, {}
    if "support" not in verbs(state):
        return {}
    prices = court_previews(state, state.to_move(), None, remember=True)
    for label in [label for label in state.labels() if label.verb == "support"]:
        out[label.card] = [LORD_NAMES[price.lord] for price in prices if label.card in price.stacks]
    return out


def telling(match: Match) -> bool:
    """Whether one stack helps and another does not."""
    return {bool(lords) for lords in helping(match).values()} == {True, False}


MATCH = sought("abyss", 3, {}, telling)


def crowded(match: Match) -> bool:
    """Whether more Locations are available than fit, while something else is asked."""
    return "explore" in verbs(match.state) and open_places(match) >= 9


def open_places(match: Match) -> int:
    """Number of available Locations."""
    view: dict[str, Any] = match.state.view(-1)
    return len([holder for holder in view["holder"] if holder == FACE_UP])


CROWDED = sought("abyss", 4, {}, crowded)
CARDS = sought("the_abyss", 4, {}, lambda match: after(match, 40, "draw", "take"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The same table, with the full memory aid and with less."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    tables = [
        StagedTable("crowded", CROWDED),
        StagedTable("full", MATCH),
        StagedTable("counts", MATCH, settings=TableSettings(memory="counts")),
        StagedTable("cards", CARDS),
    ]
    with staged(tmp_path_factory.mktemp("previews"), *tables) as started:
        yield started


def called(lord: str) -> re.Pattern[str]:
    """The name of a Lord, anywhere in a sentence."""
    return re.compile(re.escape(lord.replace("_", " ")), re.IGNORECASE)


@pytest.mark.parametrize("how", ["hover", "focus"])
def test_a_selected_stack_marks_the_lords_it_makes_affordable(server: ServerProcess, people: People, how: str) -> None:
    page = people()
    sit(page, server, "full")
    explained = page.locator(".prompt .then")
    before = explained.inner_text()
    for number, lords in helping(MATCH).items():
        stack = page.locator(f"[data-at='stack:{number}']")
        stack.hover() if how == "hover" else stack.focus()
        expect(page.locator(".slot.would")).to_have_count(len(lords))
        expect(page.locator(".slot.would .badge")).to_have_text(["with this stack"] * len(lords))
        for lord in lords:
            expect(stack).to_have_attribute("aria-label", called(lord))
    no_violations(page)
    page.mouse.move(0, 0)
    page.locator("body").evaluate("() => document.activeElement?.blur()")
    expect(page.locator(".slot.would")).to_have_count(0)
    expect(explained).to_have_text(before)  # nor is the stack explained any more


def test_on_a_phone_a_stack_says_how_many_lords_it_makes_affordable(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844, commit="always")
    sit(page, server, "full")
    for number, lords in helping(MATCH).items():
        stack = page.locator(f"[data-at='stack:{number}']")
        expect(stack.locator(".makes")).to_have_text([str(len(lords))] if lords else [])
        stack.click()
        for lord in lords:
            expect(page.locator(".prompt")).to_contain_text(called(lord))
        page.keyboard.press("Escape")


def test_without_the_memory_aid_stacks_say_nothing_about_lords(server: ServerProcess, people: People) -> None:
    page = people()
    sit(page, server, "counts")
    for number in helping(MATCH):
        page.locator(f"[data-at='stack:{number}']").hover()
        expect(page.locator(".slot.would, .stack .makes")).to_have_count(0)


def test_hidden_locations_are_counted_and_a_click_shows_them(server: ServerProcess, people: People) -> None:
    page = people(width=1440, height=900)
    sit(page, server, "crowded")
    tiles, more = page.locator(".places .list .thing"), page.locator(".places .more")
    expect(tiles).to_have_count(open_places(CROWDED))
    out = int(more.inner_text().removeprefix("+"))
    expect(tiles.nth(tiles.count() - out - 1)).to_be_in_viewport(ratio=0.7)
    expect(tiles.nth(tiles.count() - out)).not_to_be_in_viewport(ratio=0.95)
    expect(more).to_have_attribute("aria-label", re.compile(f"^{out} more|^One more"))
    no_violations(page)
    more.click()
    for _ in range(4):  # it disappears when there is nothing below any more
        page.evaluate("() => document.querySelector('.places .more')?.click()")
        rested(page)
    expect(more).to_have_count(0)
    expect(tiles.last).to_be_in_viewport(ratio=0.9)


def test_locations_that_all_fit_need_no_hint(server: ServerProcess, people: People) -> None:
    page = people(width=1440, height=900)
    sit(page, server, "full")
    expect(page.locator(".places .list .thing").first).to_be_visible()
    expect(page.locator(".places .more")).to_have_count(0)


@pytest.mark.parametrize("table", ["full", "crowded"])
def test_on_a_phone_the_strip_of_opponents_shows_pearls_keys_and_lords(
    server: ServerProcess, people: People, table: str
) -> None:
    page = people(width=360, height=740)
    sit(page, server, table)
    for rival in page.locator(".rival").all():
        for what in ("Pearls", "Keys", "Lords"):
            expect(rival.locator(f".goods .good:has([aria-label='{what}'])")).to_be_visible()
        expect(rival.locator(".score")).to_be_visible()
        assert rival.locator(".goods").evaluate("(goods) => goods.scrollWidth <= goods.clientWidth")


@pytest.mark.parametrize(("table", "match"), [("crowded", CROWDED), ("cards", CARDS)])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_on_a_phone_the_hand_size_of_every_opponent_is_in_view(
    server: ServerProcess, people: People, table: str, match: Match, width: int, height: int
) -> None:
    page = people(width=width, height=height)
    sit(page, server, table, drawn=".drawn")
    sizes = cast(list[int], match.state.view(-1)["sizes"])
    others = [seat for seat in range(len(sizes)) if seat != match.state.to_move()]
    assert len({sizes[seat] for seat in others}) > 1
    for seat in others:
        shown = page.locator(f"[data-at='seat:{seat}'] [data-at='hand:{seat}']")
        expect(shown.locator("b")).to_have_text(str(sizes[seat]))
        expect(shown.locator("b")).to_be_in_viewport(ratio=1)
