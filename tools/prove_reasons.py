"""Check that every illegal click gets a reason and that the first suggested payment is legal, in random games.

    python tools/prove_reasons.py --positions 1000 [--seed 1] [--language fr]

Each position is a table on a real server, drawn in a real browser. Every clickable element that is not highlighted is
clicked; each time a sentence must appear. Then every action that the question does not offer is queried over the
socket. Payments are checked by the rules themselves.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from browser import FOLLOW_LINK, chromium, prefer, sign_in
from playwright.sync_api import Page
from rich.progress import track
from server_process import ServerProcess
from stage import LINK, StagedTable, begun, played, stage

BOXES = ("none", "kraken", "leviathan", "both")
EACH = 5  # positions per game

# Clicks everything that is not highlighted, and returns the messages shown.
CLICK = """async () => {
  const later = (ms) => new Promise((go) => setTimeout(go, ms));
  const until = async (test, ms = 120000) => {
    const end = Date.now() + ms;
    while (!test()) { if (Date.now() > end) return false; await later(4); }
    return true;
  };
  const resting = () => document.body.dataset.rest === "true";
  const sheet = () => document.querySelector(".tsheet");
  const close = async () => { document.querySelector(".sheet-close")?.click(); await until(() => !sheet()); };
  const note = () => document.querySelector(sheet() ? ".tsheet .notice" : ".prompt .then.bad");
  const text = () => (note()?.getClientRects().length ? note().textContent.trim() : "");
  const escape = () => dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
  if (!(await until(() => resting() && document.querySelector(".table.abyss .prompt")))) return {stuck: true};
  // The sheet of a Lord that was chosen already: to close it would take that back; beneath it nothing can be clicked.
  const paying = sheet()?.matches(".paysheet");
  if (!paying) await close();
  const asked = document.querySelector(".prompt.mine") !== null;
  const dark = ".thing:not(.can), .rivalopen:not(.can), [aria-disabled=true]";
  const within = paying ? sheet() : document.querySelector(".table.abyss");
  const all = [...within.querySelectorAll(paying ? "[aria-disabled=true]" : dark)];
  const out = [];
  for (const el of all.filter((one) => one.isConnected && one.getClientRects().length)) {
    if (!paying) escape();
    await until(() => paying || text() === "");
    el.click();
    await until(() => resting() && (text() || sheet()), 60000);
    const said = text(), opened = sheet()?.className ?? "";
    out.push({what: el.className, label: el.ariaLabel ?? el.textContent.trim(), said, opened});
    if (sheet() && !paying) await close();
  }
  return {asked, kind: document.querySelector(".table.abyss").dataset.kind ?? "", out};
}"""

# Asks over its own socket why each action is illegal, and how each Lord could be paid.
ASK = """async ({table, language, actions}) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}`);
  const heard = new Map();
  let question = null, seq = -1, n = 0;
  const say = (message) => { const id = `proof${n++}`; socket.send(JSON.stringify({...message, id})); return id; };
  await new Promise((go) => { socket.onopen = go; });
  const whole = new Promise((go) => {
    socket.onmessage = (event) => {
      const told = JSON.parse(event.data);
      if (told.type === "whole") { question = told.standing.question ?? null; seq = told.seq; go(); }
      else if (told.id) heard.get(told.id)?.(told);
    };
  });
  const plainText = (text) => (Array.isArray(text) ? text.map((part) => part.text ?? part).join("") : text ?? "");
  const ask = (message) => new Promise((go) => heard.set(say(message), go));
  socket.send(JSON.stringify({type: "hello", seen: -1, language}));
  await whole;
  const legal = (question?.choices ?? []).map((choice) => choice.action);
  const reasons = [];
  for (let action = 0; action < actions; action += 1) {
    if (legal.includes(action)) continue;
    reasons.push(ask({type: "why", action}).then((told) => [action, plainText(told.text)]));
  }
  const ways = [];
  for (const choice of (question?.choices ?? []).filter((one) => one.verb === "recruit")) {
    const ahead = await ask({type: "look", seq, actions: [choice.action]});
    if (ahead.question?.kind === "pay") ways.push([choice.action, ...(ahead.question.ways?.[0]?.actions ?? [])]);
  }
  const told = await Promise.all(reasons);
  socket.close();
  return {silent: told.filter(([, text]) => !text.trim()).map(([action]) => action), asked: told.length, ways};
}"""


@dataclass
class Result:
    """What was tried, and what got no answer."""

    positions: int = 0
    clicks: int = 0
    actions: int = 0
    payments: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def positions(most: int, seed: int) -> Iterator[StagedTable]:
    """Yield positions of random games with all boxes and numbers of players; sometimes another seat is to move."""
    chance, made = Random(seed), 0
    while made < most:
        boxes = BOXES[made // EACH % len(BOXES)]
        seats = chance.randint(2, 5 if boxes in ("leviathan", "both") else 4)
        game = chance.getrandbits(30)
        whole = played("abyss", seats, {"expansions": boxes}, game, wild=0.4)
        for _ in range(min(EACH, most - made)):
            match = begun(whole, chance.randrange(len(whole.record.moves)))
            waiting = chance.random() < 0.15
            yield StagedTable(f"fuzz{made}", match, me=(match.state.to_move() + 1) % seats if waiting else -1)
            made += 1


def show(page: Page, table: str) -> None:
    """Navigate to a table without reloading the page."""
    page.evaluate(FOLLOW_LINK, f"/t/{table}")


def examine(page: Page, laid: StagedTable, language: str, result: Result) -> None:
    """Check one position."""
    show(page, laid.id)
    page.wait_for_selector(".table.abyss")
    clicked: dict[str, Any] = page.evaluate(CLICK)
    result.positions += 1
    if clicked.get("stuck"):
        result.faults.append(f"{laid.id}: the table does not come to rest")
        return
    result.kinds[clicked["kind"] or "waiting"] += 1
    for one in clicked["out"]:
        result.clicks += 1
        # Looking at a card is allowed when I am not to move; looking at a player always is.
        looked = one["opened"] and (not clicked["asked"] or one["what"].startswith("rivalopen"))
        if not one["said"] and not looked:
            result.faults.append(f"{laid.id} ({clicked['kind']}): {one['what']} {one['label']!r} is not answered")
    legal_payments(page, laid, language, result)


def legal_payments(page: Page, laid: StagedTable, language: str, result: Result) -> None:
    """Check reasons over the socket, and play the first suggested payment of every Lord."""
    game = laid.match.game
    told = page.evaluate(ASK, {"table": laid.id, "language": language, "actions": game.actions})
    result.actions += told["asked"]
    result.faults += [f"{laid.id}: no reason for {game.blocks.name(action)}" for action in told["silent"]]
    for way in told["ways"]:
        state = laid.match.state.clone()
        result.payments += 1
        for action in way:
            if not state.allows(action):
                result.faults.append(f"{laid.id}: the first way to pay {way} is not legal")
                break
            state.apply_unchecked(action)
        if len(way) < 2:
            result.faults.append(f"{laid.id}: a Lord can be had, but no way to pay is suggested")


def prove(
    page: Page, url: str, tables: list[StagedTable], language: str = "en", result: Result | None = None
) -> Result:
    """Check all positions; count in `result`, if given, so that an interrupted run keeps its counts."""
    result = result or Result()
    sign_in(page, url, LINK)
    for laid in track(tables, "positions", disable=not sys.stderr.isatty()):
        examine(page, laid, language, result)
        if result.positions % 100 == 0:
            print(f"{result.positions} positions, {len(result.faults)} faults", file=sys.stderr, flush=True)
    return result


def main() -> int:
    """Run the checks and print how much was tried."""
    wish = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wish.add_argument("--positions", type=int, default=1000)
    wish.add_argument("--seed", type=int, default=1)
    wish.add_argument("--language", default="en")
    given = wish.parse_args()
    began = time.monotonic()
    tables, result = list(positions(given.positions, given.seed)), Result()
    with tempfile.TemporaryDirectory() as folder:
        stage(f"{folder}/hadal.db", tables)
        with ServerProcess(f"{folder}/hadal.db", Path(folder)) as server, chromium() as browser:
            page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            prefer(page, commit="instant", language=given.language)
            with contextlib.suppress(KeyboardInterrupt):  # an interrupted run still reports its counts
                prove(page, server.url, tables, given.language, result)
    print(f"{result.positions} positions, {result.clicks} clicks, {result.actions} actions asked about,", end=" ")
    print(f"{result.payments} payments; {len(result.faults)} faults; {time.monotonic() - began:.0f} s")
    print("questions: " + ", ".join(f"{kind} {n}" for kind, n in result.kinds.most_common()))
    print("\n".join(result.faults[:40]))
    return 1 if result.faults else 0


if __name__ == "__main__":
    sys.exit(main())
