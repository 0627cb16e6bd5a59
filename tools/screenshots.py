"""Take pictures of every screen in fixed games, for docs/tour.md and the README.

    python tools/screenshots.py [--only table] [--out docs/pictures/tour]

Every screen is taken at three sizes and in two languages into the subfolder `all`, which git ignores. A small picture
of each (English, wide, and some on a phone) goes beside it and is shown by docs/tour.md, which is regenerated.
The clock is frozen, animations are off, and the games are fixed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from browser import chromium, prefer
from PIL import Image
from playwright.sync_api import Browser, Page
from rich.progress import track
from scenes import scenes
from server_process import ServerProcess
from stage import LINK, NOON, stage

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LANGUAGES = ("en", "fr")
SMALL = {"desktop": 1080, "phone": 360}  # widths of the pictures in the tour
HOUR_MS = 3_600_000

Steps = Callable[[Page], object]


def nothing(_: Page) -> None:
    """Leave the page as it is."""


def key(name: str) -> Steps:
    """Press a key."""
    return lambda page: page.keyboard.press(name)


def click(what: str) -> Steps:
    """Click the first visible match; on a phone the element may be elsewhere."""

    def go(page: Page) -> None:
        found = page.locator(what).locator("visible=true")
        if found.count():
            found.first.click()

    return go


def inspect(what: str) -> Steps:
    """Open the details of a card."""

    def go(page: Page) -> None:
        found = page.locator(what).locator("visible=true")
        if found.count():
            found.first.focus()
            page.keyboard.press("i")

    return go


def at_court(what: str) -> Steps:
    """Click an element at Court, which is behind a tab on a phone."""

    def go(page: Page) -> None:
        tabs = page.locator(".zone-tabs [role=tab]").locator("visible=true")
        if tabs.count():
            tabs.nth(tabs.count() - 3).click()
        click(what)(page)

    return go


def lesson(name: str, pages: int) -> Steps:
    """Start a lesson and read its first pages."""

    def go(page: Page) -> None:
        page.locator(f"#learn-{name}").click()
        page.wait_for_selector(".drawn")
        for _ in range(pages):
            page.wait_for_selector("body[data-rest=true]")
            click(".lesson .btn.go")(page)

    return go


def what_if(page: Page) -> None:
    """Continue from a replay with every hand open, and wait for the new table."""
    page.locator("#what-if").click()
    page.locator("dialog .btn:not(.go):not(.quiet)").click()
    page.locator("dialog .btn.go").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".drawn")


# Wait until the changes are painted.
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))))"


def look_back(page: Page) -> None:
    """Click a log line to go back to that moment; open the log drawer first if there is one."""
    if not page.locator(".log .then").locator("visible=true").count():
        page.keyboard.press("l")
        page.evaluate(DRAWN)
    seen = page.locator(".log .then").locator("visible=true")
    if seen.count():
        seen.nth(max(0, seen.count() - 6)).click(position={"x": 3, "y": 3})  # beside the names in the line


@dataclass
class Shot:
    """A screen: its URL, the steps to take there, and its caption."""

    name: str
    path: str
    title: str
    text: str
    steps: Steps = nothing
    theme: str = "dark"
    phone: bool = False  # also show it on a phone in the tour?
    person: bool = True  # a player of the tables; otherwise a stranger


SHOTS = [
    Shot(
        "home",
        "/",
        "Home",
        "Play against a bot with one click, without an account. Games waiting for your move come first.",
        phone=True,
    ),
    Shot("new", "/new", "New table", "Choose the game, expansions, seats, rules and settings on one page."),
    Shot(
        "settings",
        "/settings",
        "Settings",
        "Appearance, language, move confirmation, animation and sound; saved in this browser.",
    ),
    Shot("about", "/about", "About", "What Hadal is, and where to read more."),
    Shot(
        "open-record",
        "/replay",
        "Open a game record",
        "View any record file, from a table or from the command line.",
    ),
    Shot(
        "keys", "/", "Keyboard shortcuts", "You can do everything with the keyboard; `?` shows the shortcuts.", key("?")
    ),
    Shot(
        "table",
        "/t/base",
        "Table",
        "Deck, Council and Court in the middle, opponents on the left, log on the right, your area below. Available "
        "choices are highlighted; badges on the other Lords show what you lack.",
        phone=True,
    ),
    Shot("table-light", "/t/base", "Light mode", "The same table in light mode.", theme="light"),
    Shot(
        "table-words",
        "/t/base",
        "Text-only table",
        "Every choice as a button, and everything visible as text.",
        theme="text",
        phone=True,
    ),
    Shot(
        "boxes",
        "/t/boxes",
        "All expansions",
        "Kraken and Leviathan: the Border with its nine zones, Nebulis, wounds and Sentinels.",
    ),
    Shot("kraken", "/t/kraken", "Kraken", "Nebulis, Sentinels and Loot."),
    Shot(
        "payment",
        "/t/base",
        "Paying",
        "Suggested payments, best first, with the Ally to be affiliated. Or build your own payment, checked as you go.",
        at_court(".lords .slot > .thing.can"),
        phone=True,
    ),
    Shot(
        "why-not",
        "/t/base",
        "Why not",
        "Click anything that is not highlighted to see why you cannot choose it.",
        at_court(".lords .slot > .thing:not(.can)"),
    ),
    Shot(
        "offer",
        "/t/offer",
        "An offer",
        "An opponent explores: buy, pass, or pass for the rest of the exploration.",
        phone=True,
    ),
    Shot("dig", "/t/dig", "Exploring", "Take the card or reveal the next one."),
    Shot(
        "orders",
        "/t/base",
        "Standing orders",
        "Set a price for each race and value. Offers are then answered for you, and nobody can tell.",
        key("a"),
    ),
    Shot(
        "places",
        "/t/places",
        "Choosing a Location",
        "The Locations side by side, with their current worth for you.",
        phone=True,
    ),
    Shot(
        "fight",
        "/t/fight",
        "Fighting a Leviathan",
        "The chance to beat each level with each of your Allies, before you roll.",
        phone=True,
    ),
    Shot(
        "lord",
        "/t/base",
        "A card",
        "The full card, and what it costs you now.",
        inspect(".lords .slot > .thing"),
    ),
    Shot(
        "tableau",
        "/t/boxes",
        "An opponent",
        "A player’s cards, and the known cards in their hand.",
        click(".rivalopen"),
    ),
    Shot("aid", "/t/base", "Player aid", "The rules at a glance, all symbols and the keyboard shortcuts.", key("h")),
    Shot(
        "menu",
        "/t/base",
        "Menu",
        "Let a bot play for you, ask to undo a move, choose which moves to confirm.",
        click("nav .tool:last-child, .tools .tool:last-child"),
    ),
    Shot(
        "the-abyss", "/t/panic", "The Abyss", "The 51-card game: draw two cards, or take the face-up one?", phone=True
    ),
    Shot("rounds", "/t/rounds", "Rounds", "The points of each round, and who called Stop or was eliminated.", key("r")),
    Shot("end-cards", "/t/cards-over", "End of The Abyss", "The points of each round."),
    Shot(
        "lesson",
        "/",
        "Learning Abyss",
        "A real game, explained step by step. Each step shows where to look and waits for your move.",
        lesson("abyss", 2),
        phone=True,
    ),
    Shot("lesson-cards", "/", "Learning The Abyss", "The lesson for the 51-card game.", lesson("the_abyss", 2)),
    Shot(
        "looking-back",
        "/t/base",
        "Earlier moves",
        "Click a line of the log to see the table at that moment. The game continues meanwhile.",
        look_back,
    ),
    Shot("watching", "/t/base", "Watching", "Spectators see only public information.", person=False),
    Shot("end", "/t/over", "End of the game", "The winner, and where all points come from.", phone=True),
    Shot(
        "end-charts",
        "/t/over",
        "Charts",
        "Win chance, score, Pearls and Lords of all players, by turn.",
        click(".end [role=tab]:nth-child(2)"),
    ),
    Shot("replay", "/r/over?n=119", "Replay", "Step by step, from any player's view, with a link to each move."),
    Shot(
        "what-if",
        "/r/over?n=119",
        "What if",
        "Start from any move of a finished game and choose who plays each seat.",
        click("#what-if"),
    ),
    Shot(
        "what-if-table",
        "/r/over?n=119",
        "A what-if game",
        "A separate table, where you may play every seat. The original game does not change.",
        what_if,
    ),
]


def photograph(browser: Browser, url: str, shot: Shot, size: str, language: str, to: Path) -> None:
    """Take one picture."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale=language)
    prefer(context, theme=shot.theme, language=language, commit="careful", motion="less")
    page = context.new_page()
    page.clock.set_fixed_time((NOON + HOUR_MS) / 1000)
    if shot.person:
        page.goto(f"{url}/#me={LINK}")
        page.wait_for_selector("body[data-rest=true]")
    page.goto(url + shot.path)
    page.wait_for_selector("body[data-rest=true]")
    if shot.path.startswith("/t/"):
        page.wait_for_selector(".drawn, .texttable, section.end")
    page.wait_for_selector("body[data-rest=true]")
    shot.steps(page)
    page.evaluate(DRAWN)
    page.wait_for_selector("body[data-rest=true]")
    page.evaluate("() => document.fonts.ready.then(() => document.activeElement?.blur?.())")
    page.screenshot(path=str(to))
    context.close()


def shrink(picture: Path, to: Path, width: int) -> None:
    """Write a small picture for the tour."""
    with Image.open(picture) as image:
        height = round(image.height * width / image.width)
        image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS).save(to, "WEBP", quality=78, method=6)


def tour(folder: Path) -> str:
    """Return the text of docs/tour.md."""
    out = ["# A tour", "", "Every screen, taken from fixed games by `python tools/screenshots.py`.", ""]
    near = folder.relative_to(ROOT / "docs")
    for shot in SHOTS:
        out += [f"## {shot.title}", "", shot.text, "", f"![{shot.title}]({near}/{shot.name}.webp)"]
        out += [f"![{shot.title}, on a phone]({near}/{shot.name}-phone.webp)"] if shot.phone else []
        out += [""]
    return "\n".join(out)


def main() -> int:
    """Take all pictures, or those of some screens."""
    wish = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wish.add_argument("--only", default="", help="screens whose name begins with this")
    wish.add_argument("--out", default="docs/pictures/tour")
    wish.add_argument("--small", action="store_true", help="only what the tour shows")
    given = wish.parse_args()
    folder = (ROOT / given.out).resolve()
    full = folder / "all"
    full.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in SHOTS if shot.name.startswith(given.only)]
    work = [(shot, size, language) for shot in shots for size in SIZES for language in LANGUAGES]
    if given.small:
        work = [(s, z, la) for s, z, la in work if la == "en" and (z == "desktop" or (z == "phone" and s.phone))]
    with tempfile.TemporaryDirectory() as data:
        stage(f"{data}/hadal.db", scenes().values())
        with ServerProcess(f"{data}/hadal.db", Path(data)) as server, chromium() as browser:
            for shot, size, language in track(work, "pictures"):
                picture = full / f"{shot.name}-{size}-{language}.png"
                photograph(browser, server.url, shot, size, language, picture)
                if language == "en" and (size == "desktop" or (size == "phone" and shot.phone)):
                    mark = "-phone" if size == "phone" else ""
                    shrink(picture, folder / f"{shot.name}{mark}.webp", SMALL[size])
    if not given.only and folder.is_relative_to(ROOT / "docs"):
        (ROOT / "docs" / "tour.md").write_text(tour(folder), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
