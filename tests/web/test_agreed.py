"""The settings of a table can be read during the game, and they are applied."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from stage import StagedTable, sought

from hadal.server.protocol.settings import TableSettings, TimeControl
from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit, staged, verbs
from tests.web.steps import no_violations, visit

SETTINGS = TableSettings(
    sealed=True, clock=TimeControl("days", days=2), memory="counts", takeover="novice", bot_pace_ms=1500
)
CARDS = sought(
    "the_abyss", 3, {}, lambda match: {"draw", "take"} <= verbs(match.state) and len(match.record.moves) > 40
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A table with custom settings, and two of the second game: one with odds, one without."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    base = sought("abyss", 3, {}, lambda match: "explore" in verbs(match.state))
    tables = [
        StagedTable("base", base, settings=SETTINGS),
        StagedTable("odds", CARDS),
        StagedTable("blind", CARDS, settings=TableSettings(odds=False)),
    ]
    with staged(tmp_path_factory.mktemp("agreed"), *tables) as started:
        yield started


def agreed(page: Page) -> dict[str, str]:
    """The settings that the table shows."""
    page.locator(".agreed summary").click()
    names, values = page.locator(".agreed dt").all_inner_texts(), page.locator(".agreed dd").all_inner_texts()
    return dict(zip(names, values, strict=True))


@pytest.mark.parametrize(("width", "theme"), [(1440, "dark"), (390, "light"), (390, "text")])
def test_the_settings_can_be_read_during_the_game(
    server: ServerProcess, people: People, width: int, theme: str
) -> None:
    page = people(width=width, theme=theme)
    sit(page, server, "base", drawn=".texttable" if theme == "text" else ".table.abyss")
    if theme != "text":
        page.get_by_role("button", name="Menu").locator("visible=true").click()
    found = agreed(page)
    assert found["Clock"] == "2 days per answer"
    assert (found["Sealed offers"], found["Allow spectators"], found["Memory aid"]) == ("Yes", "Yes", "Card counts")
    assert (found["Substitute bot"], found["Bot delay"], found["Absence limit"]) == ("Beginner", "1.5 s", "No limit")
    assert found["Expansions"] == "Base game only" and "Show odds" not in found
    no_violations(page, ".menusheet" if theme != "text" else "")


def test_the_table_shows_odds_only_if_the_settings_say_so(server: ServerProcess, people: People) -> None:
    page = people(width=1440)
    sit(page, server, "odds", drawn=".luck-table")
    expect(page.locator(".risks")).to_contain_text("%")
    visit(page, f"{server.url}/t/blind")
    expect(page.locator(".unseen .meter").first).to_be_visible()
    expect(page.locator(".risks")).to_have_count(0)
    page.get_by_role("button", name="Menu").locator("visible=true").click()
    found = agreed(page)
    assert found["Show odds"] == "No" and "Sealed offers" not in found


def test_every_game_offers_only_settings_that_apply_to_it(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, f"{server.url}/new")
    page.locator(".more summary").first.click()
    sealed, odds = page.get_by_label("Sealed offers"), page.get_by_label("Show odds")
    expect(sealed).to_be_visible()
    expect(odds).to_have_count(0)
    page.locator("input[value=the_abyss]").check()
    expect(odds).to_be_checked()
    expect(sealed).to_have_count(0)
