"""Pictures of every screen, from fixed games: docs/tour.md and the picture of the README come from here.

    python tools/screenshots.py [--only table] [--out docs/pictures/tour]

Every screen at three sizes and in two languages goes into the folder `all` below, which git ignores; a small picture of
each (English, wide, and of some on a phone) lies beside it and is shown by docs/tour.md, which is written anew.
The clock stands still, nothing moves, and the games are the same each time.
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
SMALL = {"desktop": 1080, "phone": 360}  # how wide the pictures of the tour are
HOUR_MS = 3_600_000

Steps = Callable[[Page], object]


def nothing(_: Page) -> None:
    """The page as it comes."""


def key(name: str) -> Steps:
    """Press a key."""
    return lambda page: page.keyboard.press(name)


def click(what: str) -> Steps:
    """Click the first of some things that can be seen; on a phone they may be in another place."""

    def go(page: Page) -> None:
        found = page.locator(what).locator("visible=true")
        if found.count():
            found.first.click()

    return go


def inspect(what: str) -> Steps:
    """Open the sheet of a card."""

    def go(page: Page) -> None:
        found = page.locator(what).locator("visible=true")
        if found.count():
            found.first.focus()
            page.keyboard.press("i")

    return go


def at_court(what: str) -> Steps:
    """Click something at Court, which on a phone lies behind a tab."""

    def go(page: Page) -> None:
        tabs = page.locator(".zone-tabs [role=tab]").locator("visible=true")
        if tabs.count():
            tabs.nth(tabs.count() - 3).click()
        click(what)(page)

    return go


def lesson(name: str, pages: int) -> Steps:
    """Begin a lesson and read its first pages."""

    def go(page: Page) -> None:
        page.locator(f"#learn-{name}").click()
        page.wait_for_selector(".drawn")
        for _ in range(pages):
            page.wait_for_selector("body[data-rest=true]")
            click(".lesson .btn.go")(page)

    return go


def what_if(page: Page) -> None:
    """Play on from a replay with every hand, and wait for the new table."""
    page.locator("#what-if").click()
    page.locator("dialog .btn:not(.go):not(.quiet)").click()
    page.locator("dialog .btn.go").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".drawn")


def look_back(page: Page) -> None:
    """A line of the log leads back to its moment; where the log waits in a drawer it is opened first."""
    if not page.locator(".log .then").locator("visible=true").count():
        page.keyboard.press("l")
        page.wait_for_timeout(200)
    seen = page.locator(".log .then").locator("visible=true")
    if seen.count():
        seen.nth(max(0, seen.count() - 6)).click(position={"x": 3, "y": 3})  # beside the names in it


@dataclass
class Shot:
    """A screen: its address, what is done there, and what there is to say about it."""

    name: str
    path: str
    title: str
    text: str
    steps: Steps = nothing
    theme: str = "dark"
    phone: bool = False  # is the tour to show it on a phone too?
    person: bool = True  # somebody who sits at the tables; otherwise a stranger


SHOTS = [
    Shot(
        "home",
        "/",
        "Home",
        "One click plays against a bot, without an account. Your games come first where you must move.",
        phone=True,
    ),
    Shot(
        "new", "/new", "A new table", "Game, boxes, seats and everything that is agreed before the start, in one place."
    ),
    Shot(
        "settings",
        "/settings",
        "Settings",
        "Looks, language, when to be asked before a move, motion and sound; kept in this browser.",
    ),
    Shot("about", "/about", "About", "What this is, and where to read more."),
    Shot(
        "open-record",
        "/replay",
        "Open a record",
        "Any record file, of a table or of the command line, can be looked at.",
    ),
    Shot("keys", "/", "Keys", "Everything can be done with the keyboard; `?` shows how.", key("?")),
    Shot(
        "table",
        "/t/base",
        "The table",
        "Deck, Council and Court in the middle, opponents left, log right, your area below. What may be "
        "clicked is lit; badges say what is missing for the other Lords.",
        phone=True,
    ),
    Shot("table-light", "/t/base", "The table by day", "The same in the light theme.", theme="light"),
    Shot(
        "table-words",
        "/t/base",
        "The table in words",
        "Every choice as a button and everything that lies open as text.",
        theme="text",
        phone=True,
    ),
    Shot(
        "boxes",
        "/t/boxes",
        "All boxes",
        "Kraken and Leviathan: the Border with its nine zones, Nebulis, wounds, Sentinels.",
    ),
    Shot("kraken", "/t/kraken", "Kraken", "Nebulis, Sentinels, loot."),
    Shot(
        "payment",
        "/t/base",
        "Paying",
        "Ways to pay, best first, with the Ally that stays; or cards of your own choice, checked while you choose.",
        at_court(".lords .slot > .thing.can"),
        phone=True,
    ),
    Shot(
        "why-not",
        "/t/base",
        "Why not",
        "A click on something that is not lit says why.",
        at_court(".lords .slot > .thing:not(.can)"),
    ),
    Shot(
        "offer",
        "/t/offer",
        "An offer",
        "Somebody explores: buy, pass, or pass for the rest of this exploration.",
        phone=True,
    ),
    Shot("dig", "/t/dig", "Exploring", "Take the card or reveal the next one."),
    Shot(
        "orders",
        "/t/base",
        "Standing orders",
        "A price for each race and value answers offers in your name; nobody is told.",
        key("a"),
    ),
    Shot("places", "/t/places", "Choosing a Location", "Side by side, with what each is worth to you now.", phone=True),
    Shot(
        "fight",
        "/t/fight",
        "Fighting a Leviathan",
        "Your Allies with the chance of each level before the roll.",
        phone=True,
    ),
    Shot(
        "lord",
        "/t/base",
        "A card",
        "Everything printed on it, and what it costs you now.",
        inspect(".lords .slot > .thing"),
    ),
    Shot(
        "tableau",
        "/t/boxes",
        "An opponent",
        "Everything before one player, and the cards that were seen going to that hand.",
        click(".rivalopen"),
    ),
    Shot("aid", "/t/base", "Player aid", "Rules at a glance and every symbol.", key("h")),
    Shot(
        "menu",
        "/t/base",
        "Menu",
        "Let a bot play for you, ask to take a move back, decide when to be asked.",
        click("nav .tool:last-child, .tools .tool:last-child"),
    ),
    Shot(
        "the-abyss", "/t/panic", "The Abyss", "The 51-card game: draw once more, or take what lies there?", phone=True
    ),
    Shot("rounds", "/t/rounds", "Rounds so far", "What every round brought, and who stopped or drowned.", key("r")),
    Shot("end-cards", "/t/cards-over", "The end of The Abyss", "Round by round, and where every point comes from."),
    Shot(
        "lesson",
        "/",
        "Learning Abyss",
        "A real table that explains itself, a step at a time; it says where to look and waits until it is done.",
        lesson("abyss", 2),
        phone=True,
    ),
    Shot("lesson-cards", "/", "Learning The Abyss", "The same for the 51-card game.", lesson("the_abyss", 2)),
    Shot(
        "looking-back",
        "/t/base",
        "Looking back",
        "Any line of the log shows the table as it was then; the game goes on meanwhile.",
        look_back,
    ),
    Shot("watching", "/t/base", "Watching", "A stranger sees what lies open, and nothing else.", person=False),
    Shot("end", "/t/over", "The end", "Who won, and where every point comes from.", phone=True),
    Shot(
        "end-charts",
        "/t/over",
        "Charts of a game",
        "Score, Pearls and Lords of everybody, turn by turn.",
        click(".end [role=tab]:nth-child(2)"),
    ),
    Shot("replay", "/r/over?n=119", "Replay", "Step by step, in anybody's eyes, with a link to every move."),
    Shot(
        "what-if",
        "/r/over?n=119",
        "Play on differently",
        "From any move of a finished game: who plays which seat this time?",
        click("#what-if"),
    ),
    Shot(
        "what-if-table",
        "/r/over?n=119",
        "A what-if",
        "A table of its own, with every hand for yourself if you like; the game itself stays as it was.",
        what_if,
    ),
]


def photograph(browser: Browser, url: str, shot: Shot, size: str, language: str, to: Path) -> None:
    """One picture."""
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
    page.wait_for_timeout(120)
    page.wait_for_selector("body[data-rest=true]")
    page.evaluate("() => document.fonts.ready.then(() => document.activeElement?.blur?.())")
    page.screenshot(path=str(to))
    context.close()


def shrink(picture: Path, to: Path, width: int) -> None:
    """A small picture for the tour."""
    with Image.open(picture) as image:
        height = round(image.height * width / image.width)
        image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS).save(to, "WEBP", quality=78, method=6)


def tour(folder: Path) -> str:
    """docs/tour.md."""
    out = ["# A tour", "", "Every screen, from fixed games; made by `python tools/screenshots.py`.", ""]
    near = folder.relative_to(ROOT / "docs")
    for shot in SHOTS:
        out += [f"## {shot.title}", "", shot.text, "", f"![{shot.title}]({near}/{shot.name}.webp)"]
        out += [f"![{shot.title}, on a phone]({near}/{shot.name}-phone.webp)"] if shot.phone else []
        out += [""]
    return "\n".join(out)


def main() -> int:
    """All pictures, or those of some screens."""
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
