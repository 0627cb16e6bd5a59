"""A real server and a real browser."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal

import pytest
from browser import chromium, prefer
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect
from server_process import ServerProcess

CLIENT = Path(__file__).parents[2] / "src/hadal/server/client/index.html"
expect.set_options(timeout=60_000)  # a machine may be busy with other tests

People = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the built client, shared by tests that need no tables of their own; their players are all new."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(str(folder / "hadal.db"), folder) as started:
        yield started


# Not for the whole session: the sync API keeps an event loop running, under which asyncio.run() fails elsewhere.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Headless Chromium."""
    with chromium() as started:
        yield started


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Record test failures for fixtures that are torn down afterwards."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """New people with their own browser contexts; if the test fails, screenshots are kept."""
    contexts: list[BrowserContext] = []
    # An exception in a handler would end the connection to the browser, so failures are collected.
    failed: list[str] = []
    warned: list[str] = []  # by Svelte; requests that a test refuses are written to the console, too

    def person(width: int = 1280, height: int = 900, still: bool = True, **prefs: str) -> Page:
        motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
        context = browser.new_context(reduced_motion=motion, viewport={"width": width, "height": height})
        context.set_default_timeout(60_000)
        prefer(context, **({"commit": "instant"} | prefs))
        contexts.append(context)
        context.on("weberror", lambda raised: failed.append(f"{raised.error}\n{raised.error.stack}"))
        context.on("console", lambda message: warned.append(message.text) if "svelte.dev" in message.text else None)
        return context.new_page()

    yield person
    folder = Path("test-results")
    for n, context in enumerate(contexts):
        for page in context.pages if request.node.stash.get(FAILED, False) else []:
            folder.mkdir(exist_ok=True)
            with suppress(TimeoutError):  # a page that gets no frames any more
                page.screenshot(path=str(folder / f"{request.node.name}-{n}.png"))
        context.close()
    assert not failed
    assert not warned


@pytest.fixture
def page(people: People) -> Page:
    """One person's page."""
    return people()
