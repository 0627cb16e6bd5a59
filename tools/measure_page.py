"""Measure the page: script size, time to interactive, click latency, animation, memory.

    python tools/measure_page.py [--json]

Runs on loopback with the built client and a real server, in headless Chromium without a GPU.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from browser import chromium, prefer, sign_in
from playwright.sync_api import Browser, CDPSession, Page
from scenes import scenes
from server_process import ServerProcess
from stage import LINK, StagedTable, played, stage
from waiting import until

from tests.web.drawn import play_drawn

VISITS, CLICKS, REPLAYS, CARDS = 5, 12, 5, 30
AT_REST = "body[data-rest=true]"

# When the page first became idle, in milliseconds since navigation.
WATCH = """new MutationObserver((_, watch) => {
  if (document.body?.dataset.rest !== "true") return;
  window.restedAt = performance.now();
  watch.disconnect();
}).observe(document, {attributes: true, subtree: true, attributeFilter: ["data-rest"]})"""

# Transferred script bytes: requested before the page was idle, and in total.
LOADED = """() => {
  const all = performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".js"));
  const sum = (list) => list.reduce((n, one) => n + one.encodedBodySize, 0);
  return [sum(all.filter((one) => one.startTime < window.restedAt)), sum(all)];
}"""

# Whether the deferred parts of a drawn table have loaded.
FETCHED = """() => ["Sheets-", "EndGame-"].every(
  (part) => performance.getEntriesByType("resource").some((one) => one.name.includes(part)))"""

# Remembers the templates that Svelte clones, without holding them: nodes of the page that are in no document.
REMEMBER_TEMPLATES = """{
  const content = Object.getOwnPropertyDescriptor(HTMLTemplateElement.prototype, "content");
  window.templates = [];
  Object.defineProperty(HTMLTemplateElement.prototype, "content", {
    ...content,
    get() {
      const found = content.get.call(this);
      window.templates.push(new WeakRef(found));
      return found;
    },
  });
}"""

# How many nodes are in the document, and how many in templates.
COUNT_NODES = """() => {
  const count = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
    let n = 0;
    while (walker.nextNode()) n += 1;
    return n;
  };
  const templates = new Set((window.templates ?? []).map((one) => one.deref()).filter(Boolean));
  return {in_document: count(document), in_templates: [...templates].reduce((n, one) => n + 1 + count(one), 0)};
}"""

# Heap snapshot node types in four groups; everything else belongs to the browser.
KINDS = {
    "code": "compiled code",
    **dict.fromkeys(("object", "array", "closure", "object shape"), "objects"),
    **dict.fromkeys(("string", "concatenated string", "sliced string"), "strings"),
}

# From a click on a highlighted element until the DOM has changed, and until that is painted.
ANSWER = """async (nth) => {
  const lit = [...document.querySelectorAll(".table.abyss .stacks .can")];
  const el = lit[nth % lit.length];
  const frame = () => new Promise(requestAnimationFrame);
  const drawn = async () => {
    const {port1, port2} = new MessageChannel();
    const after = new Promise((go) => { port1.onmessage = go; });
    await frame();
    port2.postMessage(0);  // comes when the frame is done
    await after;
  };
  await drawn();
  const began = performance.now();
  el.click();
  await Promise.resolve();
  const changed = el.matches(".armed");
  const handled = performance.now() - began;
  await drawn();
  const took = performance.now() - began;
  if (!changed) throw new Error("the click has not changed the page at once");
  dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
  await drawn();
  return [handled, took];
}"""

# Keeps references to the page's sockets, so that messages can be injected.
HOLD = """{ const real = WebSocket; window.lines = [];
  window.WebSocket = class extends real {
    constructor(...given) {
      super(...given);
      window.lines.push(this);
      this.addEventListener("message", (event) => {
        const told = JSON.parse(event.data);
        if (told.standing) window.last = told;
      });
    }
  };
}"""

# Injects an event that takes many cards from the Council, and counts frames until all have arrived.
FLY = """async (cards) => {
  const line = window.lines.at(-1), STACK_TAKEN = 12, AT_ONCE = 30;
  let {seq, standing} = window.last;
  let most = 0, frames = 0, worst = 0, began = 0, before = 0;
  // On a busy machine all cards may set out and land between two frames.
  const inTheAir = () => document.querySelectorAll(".flyer").length;
  const watch = new MutationObserver(() => { most = Math.max(most, inTheAir()); });
  watch.observe(document.body, {childList: true});
  for (let n = 0; n < cards; n += AT_ONCE) {
    seq += 1;
    const events = Array.from({length: AT_ONCE}, (_, i) => [STACK_TAKEN, standing.asked.seat, -1, i % 5, 1]);
    line.onmessage({data: JSON.stringify({type: "news", seq, seat: 1, events, lines: [], standing, moves: seq})});
  }
  const end = performance.now() + 120000;
  while (performance.now() < end) {
    const now = await new Promise(requestAnimationFrame);
    const flying = inTheAir();
    if (flying && !began) began = before = now;
    else if (flying) { frames += 1; worst = Math.max(worst, now - before); before = now; }
    else if (most) break;
  }
  return {most, frames, fps: frames ? frames / ((before - began) / 1000) : 0, worst};
}"""


def fresh(browser: Browser, still: bool = True, **prefs: object) -> Page:
    """Return a page in a new browser context without cache."""
    motion: Any = "reduce" if still else "no-preference"
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion=motion)
    prefer(context, **prefs)
    return context.new_page()


def script_kb(page: Page, address: str) -> tuple[float, float]:
    """Return compressed script size: until the page is idle, and including deferred requests."""
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_selector(AT_REST)
    page.wait_for_load_state("networkidle")
    first, all_of_it = page.evaluate(LOADED)
    return first / 1000, all_of_it / 1000


def scripts(browser: Browser, url: str, path: str) -> dict[str, float]:
    """Return the script size of a first visit, in kB."""
    page = fresh(browser)
    if path == "/":  # for somebody who has games
        page.request.post(f"{url}/api/me/claim", data={"token": LINK})
    first, all_of_it = script_kb(page, url + path)
    page.context.close()
    return {"first": round(first, 1), "with what comes later": round(all_of_it, 1)}


def lobby(browser: Browser, url: str) -> str:
    """Create a table that has not begun and return its path."""
    page = fresh(browser)
    sign_in(page, url, LINK)
    wish = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "open"}]}
    id = page.request.post(f"{url}/api/tables", data=wish).json()["id"]
    page.context.close()
    return f"/t/{id}"


def interactive(browser: Browser, url: str, path: str) -> float:
    """Return milliseconds until a page is idle on a first visit: the median of several visits."""
    out = []
    for _ in range(VISITS):
        page = fresh(browser)
        page.add_init_script(WATCH)
        page.goto(url + path)
        page.wait_for_selector(AT_REST)
        out.append(float(page.evaluate("window.restedAt")))
        page.context.close()
    return statistics.median(out)


def seated(page: Page, url: str, table: str) -> Page:
    """Open a table as a seated player and wait until it is idle."""
    sign_in(page, url, LINK)
    page.goto(f"{url}/t/{table}")
    page.wait_for_selector(".table.abyss")
    page.wait_for_selector(AT_REST)
    return page


def answers(browser: Browser, url: str) -> dict[str, list[float]]:
    """Return milliseconds from a click until the DOM has changed, and until that is painted; sorted."""
    page = seated(fresh(browser, commit="always"), url, "base")
    took = [page.evaluate(ANSWER, n) for n in range(CLICKS)]
    page.context.close()
    return {"handled": sorted(one[0] for one in took), "drawn": sorted(one[1] for one in took)}


def worked(line: CDPSession) -> dict[str, float]:
    """Return the page's performance metrics; times are processor time since the session was opened."""
    return {one["name"]: float(one["value"]) for one in line.send("Performance.getMetrics")["metrics"]}


def flight(browser: Browser, url: str) -> dict[str, float]:
    """Measure many cards moving at once."""
    page = fresh(browser, still=False)
    page.add_init_script(HOLD)
    seated(page, url, "base")
    page.wait_for_selector(".drawn[data-animated=true]")  # loaded when the page is idle
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(line)
    told: dict[str, float] = page.evaluate(FLY, CARDS)
    after = worked(line)
    page.context.close()
    # Processor time the page needs per frame, independent of machine load; layout does not run every frame.
    return told | {
        "busy_ms": 1000 * (after["TaskDuration"] - before["TaskDuration"]) / max(1, told["frames"]),
        "layouts": after["LayoutCount"] - before["LayoutCount"],
    }


def heap_kb(page: Page) -> int:
    """Return the JavaScript heap size after garbage collection."""
    line = page.context.new_cdp_session(page)
    for _ in range(2):
        line.send("HeapProfiler.collectGarbage")
    used = int(line.send("Runtime.getHeapUsage")["usedSize"]) // 1024
    line.detach()
    return used


def dom_counts(page: Page) -> dict[str, int]:
    """Return live nodes and listeners after garbage collection, and how many nodes are in the document.

    Templates count as detached unless the page remembers them (REMEMBER_TEMPLATES).
    """
    heap_kb(page)
    line = page.context.new_cdp_session(page)
    counts: dict[str, int] = line.send("Memory.getDOMCounters")
    line.detach()
    found: dict[str, int] = page.evaluate(COUNT_NODES)
    return counts | found | {"detached": counts["nodes"] - sum(found.values())}


def held_kb(page: Page) -> dict[str, int]:
    """Return memory after garbage collection, by kind; nodes and styles belong to the browser."""
    heap_kb(page)
    line, parts = page.context.new_cdp_session(page), list[str]()
    line.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
    line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    line.detach()
    found = json.loads("".join(parts))
    meta, nodes = found["snapshot"]["meta"], found["nodes"]
    fields, types = meta["node_fields"], meta["node_types"][0]
    sums: Counter[str] = Counter()
    each = zip(nodes[fields.index("type") :: len(fields)], nodes[fields.index("self_size") :: len(fields)], strict=True)
    for kind, size in each:
        sums[KINDS.get(types[kind], "the browser's")] += size
    return {kind: size // 1024 for kind, size in sums.items()}


def fetched(page: Page) -> Page:
    """Wait until a drawn table has loaded its deferred parts."""
    page.wait_for_selector(AT_REST)
    until(lambda: page.evaluate(FETCHED), "what is not seen at first")
    page.wait_for_selector(AT_REST)
    return page


def holding(page: Page) -> dict[str, Any]:
    """Return the memory of a drawn table: heap, nodes and listeners, and heap by kind.

    Of three counts of nodes the lowest one counts: what is only on its way out is gone by then, and a leak stays.
    """
    fetched(page)
    heap, by_kind = heap_kb(page), held_kb(page)
    counts = min((dom_counts(page) for _ in range(3)), key=lambda found: found["detached"])
    return {"heap_kb": heap, **counts, "held_kb": by_kind}


def replayed(page: Page, steps: int = 80) -> None:
    """Replay a finished game once and return to its beginning."""
    page.keyboard.press("Home")
    for _ in range(steps):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.wait_for_selector(AT_REST)


def whole_game(page: Page, seconds: int = 400) -> dict[str, Any]:
    """Return memory at the start and end of a game, and of a page opened only at the end."""
    start = holding(page)
    (done,) = play_drawn((page,), seconds=seconds)
    if not done["over"]:
        raise TimeoutError(f"the game was not finished: {done}")
    page.wait_for_selector(AT_REST)  # what is still on its way to the end screen holds nodes, too
    end = holding(page)
    page.reload()
    page.wait_for_selector("section.end")
    page.wait_for_selector(".drawn[data-animated=true]", state="attached")  # the last part that is loaded later
    page.wait_for_selector(AT_REST)
    return {"clicks": done["count"], "start": start, "end": end, "opened at the end": holding(page)}


def memory(browser: Browser, url: str) -> dict[str, Any]:
    """Measure memory over a game and over replays of it."""
    page = seated(fresh(browser, commit="instant"), url, "start")
    game = whole_game(page)
    page.goto(f"{url}/r/start?n=0&as=0")
    page.wait_for_selector("[role=slider], input[type=range]")
    page.wait_for_selector(AT_REST)
    replays, counts = [], []
    for _ in range(REPLAYS):
        replayed(page)
        replays.append(heap_kb(page))
        counts.append(dom_counts(page))
    page.context.close()
    return {
        "game": game,
        "replays_kb": replays,
        **{name: [one[name] for one in counts] for name in ("nodes", "jsEventListeners")},
    }


def measure() -> dict[str, Any]:
    """Return all figures."""
    beginning = StagedTable("start", played("abyss", 2, {}, 4, most=0), bots=True)
    with tempfile.TemporaryDirectory() as folder:
        stage(f"{folder}/hadal.db", [*scenes().values(), beginning])
        with ServerProcess(f"{folder}/hadal.db", Path(folder)) as server, chromium() as browser:
            url = server.url
            clicks = answers(browser, url)
            loads = {
                "home": "/",
                "lobby": lobby(browser, url),
                "table of Abyss": "/t/base",
                "table of The Abyss": "/t/panic",
            }
            return {
                "script_kb": {name: scripts(browser, url, path) for name, path in loads.items()},
                "interactive_ms": {path: round(interactive(browser, url, path)) for path in ("/", "/t/base")},
                "click_ms": {
                    name: {"median": round(statistics.median(took), 1), "most": round(took[-1], 1)}
                    for name, took in clicks.items()
                },
                "flight": {name: round(n, 1) for name, n in flight(browser, url).items()},
                "memory": memory(browser, url),
            }


def main() -> int:
    """Measure, and print."""
    wish = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wish.add_argument("--json", action="store_true")
    given = wish.parse_args()
    found = measure()
    if given.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name}: {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
