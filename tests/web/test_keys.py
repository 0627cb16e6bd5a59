"""The keys that buttons show: each does what its button does, and the focus keeps Enter and Space for what it is on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser import sign_in
from playwright.sync_api import Locator, Page, expect
from question_scenes import question_tables
from server_process import ServerProcess
from stage import LINK, StagedTable

from hadal.core.state import State
from tests.web.conftest import People
from tests.web.drawn import asking
from tests.web.steps import go_to_table, rested, visit

GAMES = ("abyss", "the_abyss")
# Keeps the moves instead of sending them, so that a question stays open.
HOLD = """() => {
  window.moves = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = typeof text === "string" ? JSON.parse(text) : {};
    if (message.type === "move") window.moves.push(message.actions);
    else send.call(this, text);
  };
}"""
# The keys on visible buttons, with the action of each button.
KEYS = """() => [...document.querySelectorAll("button kbd")].filter((key) => key.checkVisibility()).map((key) => {
  const { action, target } = key.closest("button").dataset;
  return [key.textContent, action ?? target ?? ""];
}).filter(([, action]) => action)"""
NAMES = {"␣": "Space", "⏎": "Enter"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a table for every kind of question."""
    with asking(tmp_path_factory.mktemp("keys"), GAMES) as started:
        yield started


def player(server: ServerProcess, people: People, **prefs: str) -> Page:
    """A person whose moves are kept instead of sent. The screen is large enough for keys on buttons."""
    page = people(width=1600, height=1000, motion="instant", **prefs)
    page.add_init_script(f"({HOLD})()")
    sign_in(page, server.url, LINK)
    return page


def moves(page: Page, state: State) -> list[str]:
    """The names of the actions that were sent, first actions of longer moves only."""
    sent: list[list[int]] = page.evaluate("window.moves")
    return [state.game.blocks.name(actions[0]) for actions in sent]


def anew(page: Page, tables: dict[str, StagedTable], kind: str) -> State:
    """Go to a table as if for the first time."""
    if page.url.endswith(f"/{tables[kind].id}"):
        go_to_table(page, next(table.id for name, table in tables.items() if name != kind))
    go_to_table(page, tables[kind].id)
    page.evaluate("window.moves = []")
    return tables[kind].match.state


@pytest.mark.parametrize("game", GAMES)
def test_every_key_on_a_button_does_what_the_button_does(server: ServerProcess, people: People, game: str) -> None:
    page = player(server, people)
    tables = question_tables(game)
    faults: list[str] = []
    pressed: set[str] = set()
    for kind in tables:
        state = anew(page, tables, kind)
        keys: list[tuple[str, str]] = page.evaluate(KEYS)
        for n, (key, action) in enumerate(keys):
            if n:
                anew(page, tables, kind)
            page.keyboard.press(NAMES.get(key, key.lower()))
            if page.locator(".prompt .act kbd", has_text="Enter").count():  # a warning comes first
                page.keyboard.press("Enter")
            pressed.add(key)
            if moves(page, state) != [action]:
                faults.append(f"{kind}: {key} sends {moves(page, state)} instead of {action}")
    assert not faults, "\n".join(faults)
    assert pressed >= ({"E", "T", "B", "␣", "⏎"} if game == "abyss" else {"D", "T", "S", "␣", "1"}), pressed


def checked(page: Page) -> Locator:
    """The chosen number of Pearls in a fight."""
    return page.locator(".boost [aria-checked=true]")


def test_arrow_keys_choose_how_many_pearls_strike_and_enter_strikes(server: ServerProcess, people: People) -> None:
    page = player(server, people)
    tables = question_tables("abyss")
    state = anew(page, tables, "boost")
    radios = page.locator(".boost [role=radio]")
    expect(page.locator(".boost [tabindex='0']")).to_have_count(1)
    checked(page).focus()
    page.keyboard.press("Home")
    expect(radios.first).to_have_attribute("aria-checked", "true")
    expect(radios.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(radios.nth(1)).to_have_attribute("aria-checked", "true")
    expect(radios.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(radios.last).to_be_focused()  # they go round
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    assert moves(page, state) == [label_name(state, "boost", 0)]


def label_name(state: State, verb: str, amount: int) -> str:
    """The name of the action with a verb and an amount."""
    (found,) = (label.action for label in state.labels() if label.verb == verb and label.amount == amount)
    return state.game.blocks.name(found)


def test_enter_on_cancel_does_not_send_the_move(server: ServerProcess, people: People) -> None:
    page = player(server, people, commit="always")
    state = anew(page, question_tables("abyss"), "action")
    page.keyboard.press("e")
    cancel = page.locator(".prompt .acts .btn.quiet", has_text="Cancel")
    cancel.focus()
    page.keyboard.press("Enter")
    expect(cancel).to_have_count(0)
    assert moves(page, state) == []


def test_space_on_a_focused_control_does_not_answer_the_question(server: ServerProcess, people: People) -> None:
    page = player(server, people)
    state = anew(page, question_tables("abyss"), "offer")
    tab = page.get_by_role("tab", name="Chat")
    tab.focus()
    page.keyboard.press("Space")
    assert moves(page, state) == []
    page.locator(".prompt h2").focus()
    page.keyboard.press("Space")
    assert moves(page, state) == ["pass"]


@pytest.mark.parametrize(
    ("game", "kind", "key", "action"), [("abyss", "action", "e", "explore"), ("the_abyss", "draw", "d", "draw")]
)
def test_keys_do_nothing_behind_the_list_of_keys(
    server: ServerProcess, people: People, game: str, kind: str, key: str, action: str
) -> None:
    page = player(server, people)
    state = anew(page, question_tables(game), kind)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.keyboard.press(key)
    assert moves(page, state) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press(key)
    assert moves(page, state) == [action]


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_in_the_menu_work_in_the_menu(server: ServerProcess, people: People, game: str) -> None:
    page = player(server, people)
    tables = question_tables(game)
    anew(page, tables, next(iter(tables)))
    for key, sheet in (("h", ".aidsheet"), ("a", ".orderssheet") if game == "abyss" else ("r", ".roundssheet")):
        page.get_by_role("button", name="Menu").first.click()
        expect(page.locator(".menusheet kbd", has_text=key.upper())).to_be_visible()
        page.keyboard.press(key)
        expect(page.locator(f".tsheet{sheet}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".tsheet")).to_have_count(0)


def test_the_numbers_in_the_list_of_choices_work(server: ServerProcess, people: People) -> None:
    page = player(server, people)
    tables = question_tables("the_abyss")
    tried = 0
    for kind in tables:
        state = anew(page, tables, kind)
        listing = page.locator(".prompt .acts .btn:has(use[href='#i-ui-menu'])")
        if not listing.count():
            continue
        listing.click()
        wanted = page.locator(".tsheet .textlist .btn").nth(1).get_attribute("data-action")
        page.keyboard.press("2")
        assert moves(page, state) == [wanted], kind
        tried += 1
    assert tried


def test_cards_of_a_payment_are_picked_with_the_keyboard(server: ServerProcess, people: People) -> None:
    page = player(server, people)
    anew(page, question_tables("abyss"), "action")
    for lord in page.locator(".lords .slot > .thing.can").all():
        lord.click()
        rested(page)
        card = page.locator(".paysheet .own .thing:not([disabled])").first
        if card.count():
            break
        page.keyboard.press("Escape")
    before = card.get_attribute("aria-pressed")
    card.focus()
    page.keyboard.press("Space")
    expect(card).not_to_have_attribute("aria-pressed", str(before))


def test_keys_are_called_what_french_keyboards_print_on_them(server: ServerProcess, people: People) -> None:
    page = visit(people(language="fr"), server.url)
    page.keyboard.press("?")
    keys = page.locator("dialog kbd")
    for name in ("Entrée", "Échap", "Espace", "Maj Z", "Début Fin"):
        expect(keys.get_by_text(name, exact=True).first).to_be_visible()
    for name in ("Enter", "Esc", "Space", "Shift Z", "Home End"):
        expect(keys.get_by_text(name, exact=True)).to_have_count(0)
