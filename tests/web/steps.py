"""Actions of people in the browser."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from browser import FOLLOW_LINK
from playwright.sync_api import Page, expect

# Presses buttons like a player who takes the first suggestion or anything else, until the game is over.
PLAY = """async ({seed, seconds, most}) => {
  let n = seed;
  const roll = (most) => { n = (n * 1103515245 + 12345) % 2147483648; return Math.floor(n / 65536) % most; };
  const end = Date.now() + 1000 * seconds;
  let pressed = 0;
  while (Date.now() < end && pressed < most) {
    if (document.querySelector(".end")) return {over: true, pressed};
    const resting = document.body.dataset.rest === "true";
    const ready = [...document.querySelectorAll(".choices .btn")].filter((b) => b.ariaDisabled !== "true");
    if (resting && ready.length) {
      const best = document.querySelector(".choices .btn.go");
      (best ?? ready[roll(Math.min(ready.length, 4))]).click();
      pressed += 1;
    }
    await new Promise((go) => setTimeout(go, 4));
  }
  return {over: false, pressed};
}"""


# The drawn table on the page, not the one that was left.
TABLE = ".drawn:not([data-left]):has(> .prompt)"
# Mark the table on the page as the one that is left.
LEAVE = """() => document.querySelector(".drawn:has(> .prompt)")?.setAttribute("data-left", "")"""


def rested(page: Page) -> Page:
    """The page, once it is idle."""
    expect(page.locator("body")).to_have_attribute("data-rest", "true")
    return page


def go_to_table(page: Page, table: str) -> None:
    """Go to a table without loading the page again, and wait until it is drawn."""
    page.evaluate(LEAVE)
    page.evaluate(FOLLOW_LINK, f"/t/{table}")
    expect(page.locator(TABLE)).to_be_visible()
    rested(page)


def visit(page: Page, address: str) -> Page:
    """Open a page and wait until it is idle."""
    page.goto(address)
    return rested(page)


BOXES = {"none": [], "kraken": ["Kraken"], "leviathan": ["Leviathan"], "both": ["Kraken", "Leviathan"]}


def choose_player(page: Page, seat: int, kind: str) -> None:
    """Choose who plays a seat: me, open, invite, or bot:NAME."""
    page.locator(f"#seat-{seat}").click()
    page.locator(f'.who input[value="{kind}"]').check()


def lay_table(page: Page, url: str, game: str, seats: list[str], **options: str) -> str:
    """Create a table on the page for it; return its address."""
    visit(page, f"{url}/new")
    page.get_by_label(game, exact=True).check()
    number = page.locator("#count b")
    while (shown := int(number.inner_text())) != len(seats):
        page.locator("#more" if shown < len(seats) else "#fewer").click()
        expect(number).not_to_have_text(str(shown))
    for n, kind in enumerate(seats):
        choose_player(page, n, kind)
    page.locator(".more details").evaluate_all("(all) => all.forEach((one) => { one.open = true })")
    page.get_by_label("Bot delay").select_option("0")
    for box in BOXES[options.pop("Expansions", "none")]:
        page.get_by_label(box, exact=True).check()
    for name, value in options.items():
        page.get_by_label(name, exact=True).select_option(value)
    page.locator("form button.go").click()
    page.wait_for_url("**/t/*")
    rested(page)
    return page.url


def no_violations(page: Page, within: str = "") -> None:
    """Check that axe finds no violation; behind a dialog, only the dialog is checked."""
    found = Axe().run(page, context=within or None)
    assert found.violations_count == 0, found.generate_report()


def fits(page: Page) -> None:
    """Check that nothing overflows sideways."""
    width = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert width[0] <= width[1], f"{page.url} is {width[0]} wide on a screen of {width[1]}"
