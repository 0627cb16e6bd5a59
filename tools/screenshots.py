"""Take pictures of every screen in fixed games, for docs/tour.md and the README, and to look at.

    python tools/screenshots.py [--only table] [--theme light] [--out docs/pictures/tour]

Every screen is taken at every size that has a layout, in both languages. All sizes of a screen go together on one sheet
in the subfolder `all`, which git ignores. A small picture of each (English, wide, and some on a phone) goes beside it
and is shown by docs/tour.md, which is regenerated. The clock is frozen, animations are off, and the games are fixed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from browser import chromium, prefer, sign_in
from layout_check import SIZES
from PIL import Image
from playwright.sync_api import Browser, Page
from rich.progress import track
from scenes import scenes
from server_process import ServerProcess
from stage import LINK, NOON, stage

ROOT = Path(__file__).resolve().parent.parent
# The steps to a screen may differ on phones, so they are taken twice; within a group the window is resized.
WIDE = ("1440", "tablet", "1024", "1280", "1366", "1920", "2560")
PHONES = ("phone", "phone-side")
LANGUAGES = ("en", "fr")
SMALL = {"1440": 1080, "phone": 360}  # widths of the pictures in the tour
# A sheet, row by row; every picture has the height of its row.
SHEET = (("phone", "tablet", "1024"), ("phone-side", "1280", "1366"), ("1440", "1920", "2560"))
ROW_PX = 620
GAP_PX = 10
HOUR_MS = 3_600_000
PATIENCE_MS = 240_000  # on a busy machine

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


def ask_what_if(page: Page) -> None:
    """Press the button that plays on from here; on a narrow screen it is in the menu of the replay."""
    button = page.locator("#what-if")
    if not button.is_visible():
        page.locator("details:has(#what-if) > summary").click()
    button.click()


def what_if(page: Page) -> None:
    """Continue from a replay with every hand open, and wait for the new table."""
    ask_what_if(page)
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


def lobby(page: Page) -> None:
    """Make a table with a bot and two open seats."""
    origin = page.evaluate("location.origin")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "invite"}, {"kind": "open"}]
    made = page.request.post(f"{origin}/api/tables", data={"game": "abyss", "seats": seats}).json()
    page.goto(f"{origin}/t/{made['id']}")
    page.wait_for_selector(".lobby")


def live_game(page: Page) -> None:
    """Wait until the game of the bots on the home page is drawn."""
    page.wait_for_selector(".live .slab")
    page.wait_for_selector(".live .on")


def read(what: str) -> Steps:
    """Hover over a card until it is shown large."""

    def go(page: Page) -> None:
        found = page.locator(what).locator("visible=true")
        if found.count():
            page.mouse.move(0, 0)
            found.first.hover()
            page.wait_for_selector("[data-reading]")

    return go


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
    each: bool = False  # take the steps at every size, because they depend on where things are


SHOTS = [
    Shot(
        "home",
        "/",
        "Home",
        "Play against a bot with one click, without an account. Games waiting for your move come first.",
        phone=True,
    ),
    Shot(
        "home-stranger",
        "/",
        "A first visit",
        "A game between bots runs behind the headline. One click to play, one to learn, one to create a table.",
        live_game,
        phone=True,
        person=False,
    ),
    Shot(
        "new",
        "/new",
        "New table",
        "Box lids to open, seats around a table, and three presets. All other settings are collapsed.",
        phone=True,
    ),
    Shot("lobby", "/", "Lobby", "One link to share, who is there, and who is ready.", lobby, phone=True),
    Shot("rules", "/rules/abyss", "How to play Abyss", "The rules in our own words, with pictures.", phone=True),
    Shot("rules-cards", "/rules/the_abyss", "How to play The Abyss", "The rules of the 51-card game."),
    Shot("account", "/account", "Account", "Your name, your devices, and everything Hadal keeps about you."),
    Shot("missing", "/nowhere", "An unknown address", "Every unknown address leads back to the home page."),
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
        "Set a price for each race and value. Offers are then answered for you, and the others cannot tell.",
        key("a"),
    ),
    Shot(
        "places",
        "/t/places",
        "Choosing a Location",
        "The Locations side by side, with what each is worth to you now.",
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
        "The full card, its rulings, and what it costs you now.",
        inspect(".lords .slot > .thing"),
    ),
    Shot(
        "reading",
        "/t/boxes",
        "Reading a card",
        "A card under the pointer is shown large, with what you lack. A click still acts.",
        read(".lords .slot > .thing"),
        each=True,
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
    Shot("end", "/t/over", "End of the game", "The winner, and where all the points come from.", phone=True),
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
        ask_what_if,
    ),
    Shot(
        "what-if-table",
        "/r/over?n=119",
        "A what-if game",
        "A separate table, where you may play every seat. The original game does not change.",
        what_if,
    ),
]


def photograph(
    browser: Browser, url: str, shot: Shot, sizes: tuple[str, ...], language: str, theme: str
) -> dict[str, Image.Image]:
    """Take the pictures of a screen at some sizes; the first size is the one at which the steps are taken."""
    width, height = SIZES[sizes[0]]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale=language)
    prefer(context, theme=theme, language=language, commit="careful", motion="instant")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.clock.set_fixed_time((NOON + HOUR_MS) / 1000)
    if shot.person:
        sign_in(page, url, LINK)
    page.goto(url + shot.path)
    page.wait_for_selector("body[data-rest=true]")
    if shot.path.startswith("/t/"):
        page.wait_for_selector(".drawn, .texttable, section.end")
    page.wait_for_selector("body[data-rest=true]")
    if not shot.each:
        shot.steps(page)
    pictures: dict[str, Image.Image] = {}
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        if shot.each:
            shot.steps(page)
        page.wait_for_selector("body[data-rest=true]")
        page.evaluate("() => document.fonts.ready.then(() => document.activeElement?.blur?.())")
        pictures[size] = Image.open(BytesIO(page.screenshot()))
    context.close()
    return pictures


def sheet(pictures: dict[str, Image.Image]) -> Image.Image:
    """Put all sizes of a screen on one sheet."""
    rows = [[pictures[size] for size in row if size in pictures] for row in SHEET]
    scaled = [[image.resize((round(image.width * ROW_PX / image.height), ROW_PX)) for image in row] for row in rows]
    width = max(sum(image.width + GAP_PX for image in row) for row in scaled)
    whole = Image.new("RGB", (width, len(scaled) * (ROW_PX + GAP_PX)), "white")
    for y, row in enumerate(scaled):
        x = 0
        for image in row:
            whole.paste(image, (x, y * (ROW_PX + GAP_PX)))
            x += image.width + GAP_PX
    return whole


def shrink(image: Image.Image, to: Path, width: int) -> None:
    """Write a small picture for the tour."""
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
    wish.add_argument("--theme", choices=("dark", "light"), default="dark", help="for screens that name no other")
    wish.add_argument("--small", action="store_true", help="only what the tour shows")
    given = wish.parse_args()
    folder = (ROOT / given.out).resolve()
    full = folder / "all"
    full.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in SHOTS if shot.name.startswith(given.only)]
    work = [(shot, language) for shot in shots for language in (LANGUAGES[:1] if given.small else LANGUAGES)]
    with tempfile.TemporaryDirectory() as data:
        stage(f"{data}/hadal.db", scenes().values())
        with ServerProcess(f"{data}/hadal.db", Path(data)) as server, chromium() as browser:
            for shot, language in track(work, "pictures"):
                theme = given.theme if shot.theme == "dark" else shot.theme
                pictures: dict[str, Image.Image] = {}
                for group in (WIDE, PHONES):
                    sizes = tuple(size for size in group if size in SMALL) if given.small else group
                    pictures |= photograph(browser, server.url, shot, sizes, language, theme)
                if not given.small:
                    sheet(pictures).save(full / f"{shot.name}-{theme}-{language}.jpg", quality=85)
                if language != "en" or theme != shot.theme:
                    continue
                shrink(pictures["1440"], folder / f"{shot.name}.webp", SMALL["1440"])
                if shot.phone:
                    shrink(pictures["phone"], folder / f"{shot.name}-phone.webp", SMALL["phone"])
    if not given.only and folder.is_relative_to(ROOT / "docs"):
        (ROOT / "docs" / "tour.md").write_text(tour(folder), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
