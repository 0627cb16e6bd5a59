"""The drawn table beyond playing: paying card by card, undo, standing orders, chat, letting a bot play."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from stage import OTHER_LINK, StagedTable, sought
from waiting import until

from hadal.core.match import Match
from hadal.server.protocol.settings import TableSettings
from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit, staged, verbs
from tests.web.steps import no_violations, rested

BOTH = {"expansions": "both"}


def choice_of_payment(match: Match) -> bool:
    """Whether a Lord can be paid for in several ways."""
    state = match.state
    recruits = [label.action for label in state.labels() if label.verb == "recruit"]
    for action in recruits:
        twin = state.clone()
        twin.apply_unchecked(action)
        if twin.to_move() == state.to_move() and len([la for la in twin.labels() if la.verb == "lay-down"]) > 3:
            return True
    return False


def two_to_take_back(match: Match) -> bool:
    """Whether one seat made the last two moves and neither revealed anything."""
    moves, now = match.record.moves, match.state
    if len(moves) < 10 or "place-sentinel" not in verbs(match.history[-2]) or "explore" not in verbs(now):
        return False
    quiet = not now.revealed and not match.history[-1].revealed
    return quiet and moves[-1][0] == moves[-2][0] == now.to_move()


def just_recruited(match: Match) -> bool:
    """Whether a seat has named a Lord and is to pay."""
    return len(match.record.moves) > 20 and "recruit" in verbs(match.history[-1]) and "pay" in verbs(match.state)


def just_explored(match: Match) -> bool:
    """Whether one seat has revealed a card that the other may buy."""
    return len(match.record.moves) > 20 and "explore" in verbs(match.history[-1]) and "buy" in verbs(match.state)


def rich_before_exploring(match: Match) -> bool:
    """Whether one seat may explore while the other has Pearls for every offer."""
    view: Any = match.state.view(match.state.to_move())
    other = 1 - match.state.to_move()
    return len(match.record.moves) > 20 and "explore" in verbs(match.state) and view["pearls"][other] >= 4


def offered_to_two(match: Match) -> bool:
    """Whether a card is offered to the first of two rivals who can both pay."""
    if "buy" not in verbs(match.state):
        return False
    view: Any = match.state.view(-1)
    mover = match.state.to_move()
    return view["turn"] == (mover + 2) % 3 and all(view["pearls"][(mover + n) % 3] >= 2 for n in (0, 1))


def tables() -> list[StagedTable]:
    """One table for each test."""
    exploring = sought("abyss", 2, {}, rich_before_exploring)
    mine = 1 - exploring.state.to_move()
    back = sought("abyss", 2, {}, just_explored)
    quiet = sought("abyss", 2, BOTH, two_to_take_back)
    paying = sought("abyss", 2, {}, choice_of_payment)
    return [
        *(StagedTable(id, paying) for id in ("pay-first", "pay-other", "pay-by-hand", "pay-french")),
        StagedTable("pay-begun", sought("abyss", 2, {}, just_recruited)),
        *(StagedTable(id, quiet) for id in ("undo", "undo-all")),
        StagedTable("back", back, me=1 - back.state.to_move()),
        *(StagedTable(id, exploring, me=mine) for id in ("orders", "talk", "talk-drawer")),
        StagedTable("sealed", sought("abyss", 3, {}, offered_to_two), settings=TableSettings(sealed=True)),
        StagedTable("bot", exploring, settings=TableSettings(bot_pace_ms=0)),
    ]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with all these tables."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    with staged(tmp_path_factory.mktemp("server"), *tables()) as started:
        yield started


def pay_sheet(page: Page, server: ServerProcess, table: str) -> None:
    """Click the first highlighted Lord with several payments."""
    sit(page, server, table)
    lit = page.locator(".lords .slot > .thing.can")
    for n in range(lit.count()):
        lit.nth(n).click()
        rested(page)
        if page.locator(".paysheet .way").count() > 1:
            return
        page.keyboard.press("Escape")
    pytest.fail("no Lord with several ways to pay")


def lords_of_mine(page: Page) -> int:
    """Number of this player's Lords."""
    return page.locator(".dock .tableau .free .thing, .dock .tucked .thing").count()


def test_the_first_suggestion_is_legal_and_enter_takes_it(server: ServerProcess, people: People) -> None:
    page = people()
    pay_sheet(page, server, "pay-first")
    expect(page.locator(".paysheet .way[aria-checked=true]")).to_have_count(1)
    before = lords_of_mine(page)
    page.keyboard.press("Enter")
    expect(page.locator(".paysheet")).to_have_count(0)
    expect(page.locator(".prompt .then.bad")).to_have_count(0)
    assert lords_of_mine(rested(page)) == before + 1


def test_who_cancels_a_payment_takes_the_recruitment_back(server: ServerProcess, people: People) -> None:
    """It was sent before the page was opened."""
    page = people()
    sit(page, server, "pay-begun")
    expect(page.locator(".paysheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".paysheet")).to_have_count(0)
    expect(page.locator(".lords .slot > .thing.can").first).to_be_visible()


def test_another_way_to_pay_leaves_what_it_says(server: ServerProcess, people: People) -> None:
    page = people()
    pay_sheet(page, server, "pay-other")
    way = page.locator(".paysheet .way").last
    way.click()
    expect(way).to_have_attribute("aria-checked", "true")
    cards, pearls = way.locator(".left .good").all_inner_texts()
    page.locator(".paysheet .foot .btn.go").click()
    expect(page.locator(".paysheet")).to_have_count(0)
    rested(page)
    expect(page.locator(".dock .hand > .thing:not(.laid)")).to_have_count(int(cards))
    expect(page.locator(".dock .purse .cell").first).to_have_text(f"{pearls}Pearls")


# How much of a button its words leave free, above and below them, if they are these.
FREE = """(button, words) => {
  const text = [...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  text.data = words;
  const range = document.createRange();
  range.selectNodeContents(text);
  const [inner, outer] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return Math.min(inner.top - outer.top, outer.bottom - inner.bottom);
}"""


@pytest.mark.parametrize("width", [360, 390])
def test_the_button_that_pays_has_room_for_its_words_on_a_phone(
    server: ServerProcess, people: People, width: int
) -> None:
    page = people(language="fr")
    pay_sheet(page, server, "pay-french")
    page.set_viewport_size({"width": width, "height": 844})
    rested(page)
    assert page.locator(".paysheet .foot .btn.go").evaluate(FREE, "Payer 2 cartes, 5 Perles") >= 4


# Headings of sections that are beside their list.
BESIDE = """(headings) => headings.filter(
  (one) => one.getBoundingClientRect().bottom > one.nextElementSibling.getBoundingClientRect().top
).map((one) => one.textContent)"""


def test_the_headings_of_the_player_aid_are_above_their_lists(server: ServerProcess, people: People) -> None:
    page = people()
    sit(page, server, "undo")
    page.keyboard.press("h")
    headings = page.locator(".aidsheet section h2")
    expect(headings).to_have_count(3)
    assert headings.evaluate_all(BESIDE) == []


def test_cards_chosen_by_hand_are_checked_while_they_are_chosen(server: ServerProcess, people: People) -> None:
    page = people()
    pay_sheet(page, server, "pay-by-hand")
    picked = page.locator(".paysheet .own .thing.picked")
    button = page.locator(".paysheet .foot .btn.go")
    suggested = [str(picked.nth(n).get_attribute("aria-label")) for n in range(picked.count())]
    for _ in suggested:
        picked.first.click()
        rested(page)
    expect(picked).to_have_count(0)
    expect(page.locator(".paysheet .check .bad").first).to_be_visible()
    button.click(force=True)
    expect(page.locator(".paysheet .notice")).to_contain_text("says what is missing")
    for name in suggested:
        page.locator(f".paysheet .own .thing:not(.picked)[aria-label='{name}']").first.click()
        rested(page)
    expect(button).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".paysheet .check .bad")).to_have_count(0)
    before = lords_of_mine(page)
    button.click()
    expect(page.locator(".paysheet")).to_have_count(0)
    assert lords_of_mine(rested(page)) == before + 1


def test_moves_that_revealed_nothing_are_undone_by_a_key(server: ServerProcess, people: People) -> None:
    page = people()
    sit(page, server, "undo")
    asked, lines = page.locator(".prompt h2"), page.locator(".log li:not(.since)")
    now, said = asked.inner_text(), lines.count()
    page.keyboard.press("z")
    expect(asked).not_to_have_text(now)
    middle = rested(page).locator(".prompt h2").inner_text()
    page.keyboard.press("z")
    expect(asked).not_to_have_text(middle)
    assert rested(page).locator(".log li:not(.since)").count() < said
    page.keyboard.press("z")  # what came before revealed something, or was another player's move
    expect(page.locator(".prompt .then.bad")).to_be_visible()


def test_the_whole_turn_is_undone_at_once(server: ServerProcess, people: People) -> None:
    page = people()
    sit(page, server, "undo-all")
    if page.locator(".prompt .acts").get_by_role("button", name="Restart turn").count() == 0:
        pytest.fail("two moves can be taken back, but the button is not there")
    page.keyboard.press("Shift+Z")
    expect(rested(page).get_by_role("button", name="Restart turn")).to_have_count(0)


def test_a_revealing_move_is_undone_if_the_other_player_agrees(server: ServerProcess, people: People) -> None:
    me, other = people(), people(width=390, height=844)
    sit(me, server, "back")
    sit(other, server, "back", OTHER_LINK)
    shown = me.locator(".track .space > .thing").count()
    assert shown

    def ask() -> None:
        me.get_by_role("button", name="Menu").first.click()
        me.get_by_role("button", name="Ask the others").click()
        expect(me.get_by_text("Undo requested")).to_be_visible()
        expect(other.get_by_text("Nerissa asks to undo a move")).to_be_visible()

    ask()
    other.set_viewport_size({"width": 1366, "height": 768})  # a low header
    expect(other.locator(".alarm.ask")).to_be_in_viewport(ratio=1)
    other.set_viewport_size({"width": 390, "height": 844})
    other.get_by_role("button", name="No", exact=True).click()
    expect(me.locator(".prompt .then")).to_have_text(re.compile("Your undo request was declined"))
    ask()
    other.get_by_role("button", name="Agree").click()
    expect(me.locator(".track .space > .thing")).to_have_count(shown - 1)
    expect(me.locator(".prompt.mine")).to_be_visible()
    expect(other.locator(".track .space > .thing")).to_have_count(shown - 1)


def test_standing_orders_answer_offers_until_they_are_switched_off(server: ServerProcess, people: People) -> None:
    me, other = people(), people()
    sit(me, server, "orders")
    sit(other, server, "orders", OTHER_LINK)
    me.keyboard.press("a")
    grid = me.locator(".orderssheet")
    grid.get_by_role("button", name="Always ask").click()
    for value in range(1, 6):
        grid.get_by_role("button", name=str(value), exact=True).click()
    expect(grid.locator(".cell.passes")).to_have_count(25)
    grid.get_by_label("Ask anyway").uncheck()
    grid.get_by_role("radio", name="whole game").click()
    grid.get_by_role("button", name="Save orders").click()
    expect(me.locator(".orders")).to_contain_text("pass on everything")
    other.keyboard.press("e")
    expect(other.locator(".track .space > .thing").first).to_be_visible()
    rested(other)
    expect(other.locator(".prompt.mine")).to_be_visible()  # the offer was answered: it is the explorer's turn again
    expect(me.locator(".prompt.mine")).to_have_count(0)
    expect(other.locator(".log")).not_to_contain_text(re.compile("auto|order", re.IGNORECASE))
    me.locator(".orders").get_by_role("button", name="Off").click()
    expect(me.locator(".orders")).to_contain_text("none")

    def offered() -> bool:
        if me.locator(".prompt.mine").count():
            return True
        if rested(other).locator("[data-kind=take-or-dig]").count():
            other.keyboard.press("e")
        return False

    until(offered, "an offer that is not answered by orders")
    expect(me.locator(".table[data-kind=offer]")).to_be_visible()


def test_sealed_offers_are_answered_by_two_people_at_once(server: ServerProcess, people: People) -> None:
    first, second = people(), people()
    sit(first, server, "sealed")
    sit(second, server, "sealed", OTHER_LINK)
    for page in (first, second):
        expect(page.locator(".prompt.mine")).to_be_visible()
    held = second.locator(".dock .hand > .card").count()
    second.keyboard.press("b")
    expect(second.locator(".prompt")).to_contain_text("Your answer is sealed")
    expect(rested(second).locator(".dock .hand > .card")).to_have_count(held)  # not reached yet
    expect(first.locator(".prompt.mine")).to_be_visible()
    expect(first.locator(".log")).not_to_contain_text("Octave bought")
    first.keyboard.press("Space")
    expect(second.locator(".dock .hand > .card")).to_have_count(held + 1)


def test_a_chat_in_a_drawer_is_counted_at_the_button_that_opens_it(server: ServerProcess, people: People) -> None:
    me, other = people(), people(width=1024, height=768)
    sit(me, server, "talk-drawer")
    sit(other, server, "talk-drawer", OTHER_LINK)
    other.keyboard.press("m")
    expect(other.locator(".rail")).to_be_visible()
    other.get_by_role("button", name="Log", exact=True).click()
    expect(other.locator(".rail")).not_to_be_visible()  # the chat stays chosen behind the closed drawer
    me.keyboard.press("m")
    me.keyboard.type("Your turn")
    me.keyboard.press("Enter")
    opens = other.get_by_role("button", name="Log, Chat 1")
    expect(opens).to_have_text("1")
    opens.click()
    expect(other.locator(".rail .chat")).to_contain_text("Your turn")
    expect(other.locator(".top .unread")).to_have_count(0)


def test_chat_reaches_the_other_player_and_is_counted_until_it_is_read(server: ServerProcess, people: People) -> None:
    me, other = people(), people()
    sit(me, server, "talk")
    sit(other, server, "talk", OTHER_LINK)
    me.keyboard.press("m")
    expect(me.locator("#chat-text")).to_be_focused()
    me.keyboard.type("Mind the <b>Kraken</b>! e t")  # while typing, letters are not shortcuts
    me.keyboard.press("Enter")
    expect(other.locator(".rail .unread")).to_have_text("1")
    other.get_by_role("tab", name="Chat").click()
    expect(other.locator(".rail .chat")).to_contain_text("Mind the <b>Kraken</b>! e t")
    expect(other.locator(".rail .unread")).to_have_count(0)
    other.get_by_text("Mute players").click()
    other.get_by_label("Nerissa", exact=True).check()
    expect(other.locator(".rail .chat")).not_to_contain_text("Kraken")
    no_violations(other)
    other.get_by_role("tab", name="Log").click()
    me.keyboard.type("Are you there?")
    me.keyboard.press("Enter")
    expect(me.locator(".rail .chat")).to_contain_text("Are you there?")
    expect(other.locator(".rail .unread")).to_have_count(0)
    other.get_by_role("tab", name="Chat").click()
    other.get_by_text("Mute players").click()
    other.get_by_label("Nerissa", exact=True).uncheck()
    expect(other.locator(".rail .chat")).to_contain_text("Are you there?")


def test_a_bot_plays_for_me_until_i_take_my_seat_back(server: ServerProcess, people: People) -> None:
    page = people()
    sit(page, server, "bot")
    before = page.locator(".log li").count()
    page.get_by_role("button", name="Menu").first.click()
    page.locator(".menusheet").get_by_role("button", name="Shark").click()
    expect(page.locator(".prompt")).to_contain_text("Shark plays for you")
    expect(page.locator(".prompt .act")).to_have_count(0)
    expect(page.locator(".log li")).not_to_have_count(before)
    page.get_by_role("button", name="Take over").click()
    expect(page.locator(".prompt")).not_to_contain_text("plays for you")
    expect(page.get_by_role("button", name="Take over")).to_have_count(0)


def test_the_table_in_french(server: ServerProcess, people: People) -> None:
    page = people(language="fr")
    sit(page, server, "pay-french")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".prompt .turn")).to_have_text("À vous")
    expect(page.locator(".court .label")).to_contain_text("Cour")
    expect(page.locator(".court .plot")).to_have_css("text-align", "center")  # two lines when the Court is full
    page.keyboard.press("h")
    expect(page.locator(".tsheet")).to_contain_text("Perle")
    page.keyboard.press("Escape")
    words = page.locator("body").inner_text()
    assert "ui-" not in words
    english = re.findall(r"\b(?:Explore|Recruit|Your|turn|Council|Lords|Pearls|Allies|hand)\b", words)
    assert not english, english


def test_a_reason_ends_with_another_choice_and_with_another_question(server: ServerProcess, people: People) -> None:
    page = people(width=1440, commit="careful")
    sit(page, server, "undo")
    deck, reason = page.locator(".deckslot.can").first, page.locator(".prompt .then.bad")
    page.locator(".lords .slot > .thing:not(.can)").first.click()
    expect(reason).to_be_visible()
    deck.click()
    expect(reason).to_have_count(0)


def test_the_log_stays_at_its_newest_line_when_the_window_changes_size(server: ServerProcess, people: People) -> None:
    page = people(width=1920, height=1080)
    sit(page, server, "undo")
    for width, height in ((1280, 720), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        rested(page)
        expect(page.locator(".log .now")).to_be_in_viewport()
