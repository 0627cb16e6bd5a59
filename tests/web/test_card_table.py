"""The drawn table of The Abyss: whole games by mouse, by touch and by keyboard."""

from collections.abc import Iterator
from typing import Any

import pytest
from layout_check import SIZES as SCREENS
from layout_check import resized
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from stage import StagedTable, Until, sought
from waiting import until

from hadal.core.match import Match
from tests.web.conftest import People
from tests.web.drawn import sit, staged, verbs
from tests.web.steps import fits, lay_table, no_violations, rested, visit

# Clicks highlighted elements like a player who stops when allowed and otherwise does anything.
CLICK = """async ({seed, seconds, most}) => {
  let n = seed;
  const roll = (most) => { n = (n * 1103515245 + 12345) % 2147483648; return Math.floor(n / 65536) % most; };
  const seen = (el) => el.checkVisibility() && el.getBoundingClientRect().width > 0;
  const end = Date.now() + 1000 * seconds;
  const kinds = new Set();
  let pressed = 0;
  while (Date.now() < end && pressed < most) {
    if (document.querySelector(".end")) break;
    const table = document.querySelector(".luck-table");
    if (table && document.body.dataset.rest === "true") {
      const lit = [...table.querySelectorAll(".can, .prompt .btn.act:not([aria-disabled=true])")].filter(seen);
      const stop = lit.find((el) => el.querySelector("use")?.getAttribute("href") === "#i-ui-stop");
      if (lit.length) {
        kinds.add(table.dataset.kind);
        (stop ?? lit[roll(lit.length)]).click();
        pressed += 1;
      }
    }
    await new Promise((go) => setTimeout(go, 8));
  }
  return {over: !!document.querySelector(".end"), pressed, kinds: [...kinds]};
}"""
SIZES = {"desk": (1280, 900), "phone": (360, 740)}


def click_on(pages: tuple[Page, ...], seconds: int = 400, most: int = 5000) -> list[dict[str, Any]]:
    """Let all pages click highlighted elements at the same time, until the game is over."""
    for n, page in enumerate(pages):
        page.evaluate(
            f"(how) => {{ window.playing = ({CLICK})(how) }}", {"seed": 5 + n, "seconds": seconds, "most": most}
        )
    return [page.evaluate("() => window.playing") for page in pages]


def looks(page: Page) -> None:
    """Check accessibility in both themes, and that nothing overflows."""
    for theme in ("dark", "light"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        no_violations(page)
    fits(page)


def asked(page: Page) -> str:
    """The kind of the current question; empty while another player is asked."""
    expect(rested(page).locator(".luck-table, .end").first).to_be_visible()
    return str(page.evaluate("() => document.querySelector('.luck-table')?.dataset.kind ?? ''"))


def holding(*wanted: str) -> Until:
    """A condition: a seat is asked this question, with cards of certain points in its hand."""
    return lambda match: verbs(match.state) == set(wanted) and sum(hand(match)) > 1


def all_have_played(match: Match) -> bool:
    """Whether every seat has played cards before it, and nobody is asked whom to target."""
    view: Any = match.state.view(-1)
    return all(sum(cards) > 1 for cards in view["played"]) and verbs(match.state) == {"draw", "take"}


def hand(match: Match) -> list[int]:
    """The hand of the seat to move, by card."""
    view: Any = match.state.view(match.state.to_move())
    return list(view["hand"])


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a table where a player is about to draw, and one where no card in hand can be played."""
    drawing = sought("the_abyss", 2, {}, holding("draw", "take"))
    stuck = sought("the_abyss", 2, {}, holding("done"))
    tables = [StagedTable("drawing", drawing), StagedTable("deck", drawing), StagedTable("stuck", stuck)]
    tables.append(StagedTable("played", sought("the_abyss", 3, {}, all_have_played)))
    with staged(tmp_path_factory.mktemp("cards"), *tables) as started:
        yield started


# The played cards and hands of opponents that leave their panel or lie under its bar of points.
UNDER_THE_BAR = """() => [...document.querySelectorAll(".foe")].flatMap((foe) => {
  const bar = foe.querySelector(".gauge").getBoundingClientRect();
  return [...foe.querySelectorAll(".row > *, .who-is")].filter((el) => {
    const box = el.getBoundingClientRect();
    return box.height && box.bottom > bar.top;
  }).map((el) => `${el.className} ${el.getBoundingClientRect().bottom} > ${bar.top}`);
})"""


def test_cards_that_were_played_lie_above_the_bar_of_points(laid: ServerProcess, people: People) -> None:
    page = sit(people(), laid, "played", drawn=".luck-table")
    found = {}
    for size in SCREENS:
        assert resized(page, size)
        if wrong := page.evaluate(UNDER_THE_BAR):
            found[size] = wrong
    assert not found


def test_two_people_and_a_bot_finish_a_game_by_clicking_highlighted_elements(
    server: ServerProcess, people: People
) -> None:
    host, guest = people(theme="dark"), people(theme="light", language="fr", width=390, height=844)
    lay_table(host, server.url, "The Abyss", ["me", "invite", "bot:greedy"])
    visit(guest, host.get_by_label("Invite link for seat B").input_value())
    guest.locator("button.go").first.click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.locator(".luck-table")).to_be_visible()
        looks(rested(page))
    done = click_on((host, guest))
    assert all(one["over"] and one["pressed"] for one in done), done
    assert {"draw", "keep", "combos"} <= set(done[0]["kinds"]) | set(done[1]["kinds"])
    for page in (host, guest):
        expect(page.locator(".end .rounds tbody tr").first).to_be_visible()
        totals = [int(text.split()[0]) for text in page.locator(".end tfoot td").all_inner_texts()]
        assert len(totals) == 3
        assert max(totals) >= 70
        assert max(totals) == int(page.locator(".end .points").inner_text().split()[0])
        looks(page)
    host.get_by_role("button", name="Rematch").click()
    expect(host.locator(".luck-table, .lobby")).to_be_visible()


def test_a_game_is_finished_with_the_keyboard_alone(server: ServerProcess, people: People) -> None:
    page = people()
    lay_table(page, server.url, "The Abyss", ["me", "bot:greedy"])
    keys = {
        "draw": "d",
        "keep": "1",
        "eye": "2",
        "hook": "2",
        "sword": "1",
        "sacrifice": "1",
        "threat": "x",
        "between": "Space",
    }
    used = set()

    def over() -> bool:
        kind = asked(page)
        if page.locator(".end").count():
            return True
        if kind == "combos":
            can_stop = page.locator(".prompt .btn.act:not([aria-disabled]) kbd", has_text="S").count() > 0
            page.keyboard.press("s" if can_stop else "1")
        elif kind:
            page.keyboard.press(keys.get(kind, "1"))
        used.add(kind)
        return False

    until(over, "the end of the game", 480)
    expect(page.locator(".end")).to_be_visible()
    assert {"draw", "keep", "combos"} <= used


@pytest.mark.parametrize("size", SIZES)
def test_impossible_actions_say_why(laid: ServerProcess, people: People, size: str) -> None:
    width, height = SIZES[size]
    page = sit(people(width=width, height=height), laid, "drawing", drawn=".luck-table")
    stop = page.locator(".prompt .btn[aria-disabled=true]")
    expect(stop).to_contain_text("Stop")
    stop.click(force=True)  # aria-disabled, but it still answers
    expect(page.locator(".prompt .then")).to_contain_text("You need 25 points in hand")
    sit(page, laid, "stuck", drawn=".luck-table")
    expect(page.locator(".prompt .then")).to_contain_text("The next player draws")
    page.locator(".leaf .thing:not(.can)").first.click()
    expect(page.locator(".prompt .then.bad")).to_be_visible()
    fits(page)


def test_the_deck_asks_once_more_before_it_is_turned_over(laid: ServerProcess, people: People) -> None:
    page = sit(people(commit="careful"), laid, "deck", drawn=".luck-table")
    deck = page.locator("[data-at=deck]")
    deck.click()
    expect(page.locator(".prompt .btn.act")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .btn.act").nth(1)).to_be_visible()
    deck.click()
    page.keyboard.press("Enter")
    expect(page.locator(".luck-table:not([data-kind=draw])")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_sheets_open_and_close(laid: ServerProcess, people: People, size: str) -> None:
    width, height = SIZES[size]
    page = sit(people(width=width, height=height), laid, "drawing", drawn=".luck-table")
    for key in ("h", "r"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        no_violations(rested(page))
        fits(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".leaf .thing").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Copies in the deck")


def test_the_replay_shows_the_drawn_table(server: ServerProcess, people: People) -> None:
    page = people()
    lay_table(page, server.url, "The Abyss", ["me", "bot:greedy"])
    expect(page.locator(".luck-table")).to_be_visible()
    assert click_on((page,))[0]["over"]
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url("**/r/*")
    expect(rested(page).locator(".luck-table")).to_be_visible()
    page.get_by_role("button", name="Last").click()
    expect(page.locator(".luck-table .prompt h2")).to_contain_text("The game is over")
    expect(page.locator(".end")).to_have_count(0)
    page.get_by_role("button", name="Scores").click()
    expect(page.locator(".end .rounds tbody tr").first).to_be_visible()
