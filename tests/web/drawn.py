"""Scripts that play at the drawn table: they click highlighted elements and visible buttons only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from browser import sign_in
from playwright.sync_api import Page, expect
from question_scenes import question_tables
from server_process import ServerProcess
from stage import LINK, StagedTable, stage

from hadal.core.state import State
from tests.web.conftest import CLIENT
from tests.web.steps import rested, visit

# Shared by the scripts below: what is visible and can be clicked now.
SEEN = """
  const seen = (where, what) => [...where.querySelectorAll(what)].filter(
    (el) => el.getClientRects().length && el.ariaDisabled !== "true" && !el.disabled);
  const resting = () => document.body.dataset.rest === "true";
  const later = (ms) => new Promise((go) => setTimeout(go, ms));
"""

# Clicks like a player who recruits when possible and otherwise does anything, until the game is over.
# With `leave`, a kind of question, it stops as soon as that question is not asked any more.
PLAY_DRAWN = f"""async ({{seed, seconds, most, leave}}) => {{
  {SEEN}
  let n = seed;
  const roll = (most) => {{ n = (n * 1103515245 + 12345) % 2147483648; return Math.floor(n / 65536) % most; }};
  const any = (list) => list[roll(list.length)];
  const table = () => document.querySelector(".table.abyss");
  const next = () => {{
    const sheet = document.querySelector(".tsheet");
    if (sheet?.matches(".paysheet")) return seen(sheet, ".foot .btn.go")[0];
    if (sheet) return any(seen(sheet, ".can, .others .act, .textlist .btn")) ?? seen(sheet, ".sheet-close")[0];
    const lords = seen(table(), '.lords .can');
    if (lords.length && roll(4)) return any(lords);
    const lit = [...seen(table(), ".board .can, .dock .can, .rivals .can"), ...seen(table(), ".prompt .act")];
    if (lit.length) return any(lit);
    if (!document.querySelector(".prompt.mine")) return undefined;
    const more = ".zone-tabs button:has(.dot), .fight .strike, .prompt .acts .btn.go, .prompt .acts .square";
    return any(seen(table(), more));
  }};
  const end = Date.now() + 1000 * seconds;
  const pressed = {{}};
  let count = 0;
  while (Date.now() < end && count < most) {{
    const left = leave && table() && resting() && table().dataset.kind !== leave;
    if (left || document.querySelector("section.end")) return {{over: true, count, pressed}};
    const wanted = table() && resting() ? next() : undefined;
    if (wanted) {{
      const kind = table().dataset.kind ?? "-";
      pressed[kind] = (pressed[kind] ?? 0) + 1;
      count += 1;
      wanted.click();
    }}
    await later(4);
  }}
  return {{over: false, count, pressed, asks: document.querySelector(".prompt h2")?.textContent,
           kind: table()?.dataset.kind, sheet: document.querySelector(".tsheet")?.className}};
}}"""


def play_drawn(
    pages: Iterable[Page], seconds: int = 400, most: int = 5000, seed: int = 7, leave: str = ""
) -> list[dict[str, Any]]:
    """Let all pages click at the same time until the game is over, or until they are not asked `leave` any more."""
    pages = list(pages)
    for n, page in enumerate(pages):
        how = {"seed": seed + n, "seconds": seconds, "most": most, "leave": leave}
        page.evaluate(f"(how) => {{ window.playing = ({PLAY_DRAWN})(how) }}", how)
    return [page.evaluate("() => window.playing") for page in pages]


def verbs(state: State) -> set[str]:
    """The verbs of the seat to move."""
    return set() if state.over() else {label.verb for label in state.labels()}


@contextmanager
def staged(folder: Path, *tables: StagedTable, **more: Any) -> Iterator[ServerProcess]:
    """A server whose database has these tables."""
    database = str(folder / "hadal.db")
    stage(database, tables)
    with ServerProcess(database, folder, **more) as started:
        yield started


@contextmanager
def asking(folder: Path, games: Iterable[str]) -> Iterator[ServerProcess]:
    """A server with a table for every kind of question of these games."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    with staged(folder, *(table for game in games for table in question_tables(game).values())) as started:
        yield started


def sit(page: Page, server: ServerProcess, table: str, link: str = LINK, drawn: str = ".table.abyss") -> Page:
    """Sign in with a personal link, open the table, and wait until it is drawn and idle."""
    sign_in(page, server.url, link)
    visit(page, f"{server.url}/t/{table}")
    expect(page.locator(drawn)).to_be_visible()
    return rested(page)
