"""Checks the layout of a page in a real browser: what overlaps, is cut, leaves the screen, or is too small to read.

    python tools/layout_check.py http://localhost:8000/ --size 1024x768

`layout_check.js` measures the page; this module runs it at the sizes that Hadal has layouts for.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from browser import chromium, painted
from playwright.sync_api import BrowserContext, Page

SIZES: Final = {
    "phone": (390, 844),
    "phone-side": (844, 390),
    "tablet": (820, 1180),
    "small-tablet": (768, 1024),
    "1024": (1024, 768),
    "1280": (1280, 720),
    "1366": (1366, 768),
    "1440": (1440, 900),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
}
FLOOR_PX: Final = 11  # no text is smaller on the screen
PLACES: Final = {"board": ".drawn :is(.board, .sea)", "prompt": ".drawn > .prompt", "dock": ".drawn > :is(.dock, .mat)"}
SCRIPT: Final = (Path(__file__).parent / "layout_check.js").read_text(encoding="utf-8")

# Leaves out what takes long to paint and has no part in the layout; everything answers to a point, as the check needs.
PLAIN: Final = """() => {
  const plain = new CSSStyleSheet();
  plain.replaceSync(`svg :is(path, circle, ellipse, polygon, line, use) { visibility: hidden !important }
    *, *::before, *::after { box-shadow: none !important; text-shadow: none !important }
    *, *::before, *::after { pointer-events: auto !important }
    body::before { display: none !important }`);
  plain.reaches = true;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
}"""

Box = tuple[int, ...]


@dataclass
class Layout:
    """What was found on a page, and where its parts are (left, top, width, height)."""

    faults: list[str]
    places: dict[str, Box] = field(default_factory=dict)


def check(page: Page) -> Layout:
    """Check the page as it is."""
    found: Any = page.evaluate(SCRIPT, {"floor": FLOOR_PX, "selector": PLACES})
    return Layout(found["faults"], {name: tuple(box) for name, box in found["places"].items()})


def plain(page: Page) -> Page:
    """Make the page cheap to paint, without any change of its layout."""
    page.evaluate(PLAIN)
    return page


def resized(page: Page, size: str) -> bool:
    """Give the page another size and wait until it is drawn; return False if it is not drawn any more."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return painted(page)


def opened(context: BrowserContext, url: str) -> Page:
    """Open a page and wait until it is idle."""
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("body[data-rest=true]")
    return page


def main() -> int:
    """Check one address at some sizes."""
    wish = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    wish.add_argument("url")
    wish.add_argument("--size", choices=SIZES, action="append")
    given = wish.parse_args()
    wrong = 0
    with chromium() as browser:
        context = browser.new_context(reduced_motion="reduce")
        page = opened(context, given.url)
        for size in given.size or SIZES:
            while not resized(page, size):
                page.close()
                page = opened(context, given.url)
            for fault in check(page).faults:
                print(f"{size}: {fault}")
                wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
