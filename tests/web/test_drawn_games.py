"""Whole games at the drawn table: with the mouse, on a phone, with the keyboard alone, with and without animation."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from waiting import until

from tests.web.conftest import People
from tests.web.drawn import play_drawn
from tests.web.steps import fits, lay_table, rested, visit

BOTS = ["bot:greedy", "bot:greedy"]


def begin(server: ServerProcess, host: Page, guest: Page, **options: str) -> None:
    """Two people and two bots at a table; the second person joins by an invite link."""
    lay_table(host, server.url, "Abyss", ["me", "invite", *BOTS], **options)
    visit(guest, host.get_by_label("Invite link for seat B").input_value())
    guest.get_by_role("button", name="Take your seat").click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.locator(".table.abyss")).to_be_visible()


def test_two_people_and_two_bots_finish_a_game_with_all_boxes(server: ServerProcess, people: People) -> None:
    host, guest = people(theme="dark", width=1440), people(theme="light", width=390, height=844)
    begin(server, host, guest, Expansions="both")
    done = play_drawn((host, guest))
    assert all(one["over"] and one["count"] for one in done), done
    for page in (host, guest):
        expect(page.locator("section.end tfoot td")).to_have_count(4)
        fits(page)
    totals = [page.locator("section.end tfoot td").all_inner_texts() for page in (host, guest)]
    assert totals[0] == totals[1]
    rested(host).get_by_role("button", name="Rematch").click()
    expect(host.locator(".table.abyss, .lobby")).to_be_visible()


COUNT_FLOWN = """() => {
  window.flown = 0;
  const count = (node) => { if (node.classList?.contains("flyer")) window.flown += 1; };
  const watch = new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(count)));
  watch.observe(document.body, {childList: true});
}"""


def test_cards_move_unless_animation_is_off(server: ServerProcess, people: People) -> None:
    """With animation, cards move and the page is idle only afterwards; without it, nothing moves.

    The game is the same.
    """
    for still in (False, True):
        page = people(still=still)
        lay_table(page, server.url, "Abyss", ["me", "bot:greedy"])
        expect(page.locator(".drawn[data-animated=true]")).to_be_visible()  # loaded when the page is idle
        page.evaluate(COUNT_FLOWN)
        (done,) = play_drawn((page,), most=12)
        assert done["count"] == 12, done
        assert bool(rested(page).evaluate("window.flown")) is not still
        expect(page.locator(".flyer")).to_have_count(0)


# What the keyboard can do now: the focus, and the keys that are possible there.
SITUATION = """() => {
  if (document.querySelector("section.end")) return {over: true};
  if (document.body.dataset.rest !== "true") return {};
  const table = document.querySelector(".table.abyss");
  const sheet = document.querySelector(".tsheet");
  const lit = (what) => [...document.querySelectorAll(what)].flatMap((el, i) => el.matches(".can") ? [i + 1] : []);
  return {
    mine: document.querySelector(".prompt.mine") !== null, kind: table?.dataset.kind ?? "",
    pay: sheet?.matches(".paysheet") ?? false, sheet: sheet !== null, lords: lit(".lords .slot > .thing"),
    stacks: lit(".stacks .stack"),
    keys: [...document.querySelectorAll(".prompt .act kbd")].map((key) => key.textContent),
  };
}"""


def keys_for(there: dict[str, Any], chance: Random) -> list[str]:
    """The keys that a player without a mouse presses here."""
    if there["pay"]:
        return ["Enter"]
    if there["kind"] == "action" and there["lords"]:
        return [str(chance.choice(there["lords"]))]
    if there["kind"] == "action" and there["stacks"] and chance.random() < 0.4:
        return ["c", str(chance.choice(there["stacks"]))]
    letters = [key.lower() for key in there["keys"] if len(key) == 1 and key not in "␣⏎"]
    letters += ["Space"] if "␣" in there["keys"] else []
    return [chance.choice(letters)] if letters else []


def tab_to(page: Page, wanted: str, chance: Random) -> None:
    """Press Tab until a highlighted element has the focus, then Enter."""
    skip = chance.randrange(3)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            if not skip:
                break
            skip -= 1
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("boxes", "theme"), [("none", "dark"), ("both", "light")])
def test_a_game_is_finished_with_the_keyboard_alone(
    server: ServerProcess, people: People, boxes: str, theme: str
) -> None:
    page = people(theme=theme)
    lay_table(page, server.url, "Abyss", ["me", "bot:greedy"], Expansions=boxes)
    expect(page.locator(".table.abyss")).to_be_visible()
    chance = Random(3)

    def over() -> bool:
        there = page.evaluate(SITUATION)
        if there.get("mine") and there["sheet"] and not there["pay"]:
            tab_to(page, ".tsheet :is(.can, .act, .textlist .btn)", chance)
        elif there.get("mine") and (keys := keys_for(there, chance)):
            for key in keys:
                page.keyboard.press(key)
        elif there.get("mine"):
            tab_to(page, ":is(.can, .act)", chance)
        return bool(there.get("over"))

    until(over, "the end of the game", 480)
    expect(page.locator("section.end")).to_be_visible()
