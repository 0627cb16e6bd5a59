"""Every kind of question of both games: each choice has a button with words and, on the table, a lit target."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from browser import prefer, sign_in
from layout_check import SIZES
from playwright.sync_api import Browser, Page, expect
from question_scenes import question_tables
from server_process import ServerProcess
from stage import LINK, StagedTable

from hadal.core.registry import plugin
from hadal.games.abyss.boxes.leviathan import fight_odds
from hadal.games.abyss.state import Position
from hadal.words import Words, languages
from tests.web.conftest import People
from tests.web.drawn import asking, play_drawn, staged
from tests.web.steps import go_to_table

GAMES = ("abyss", "the_abyss")
# A payment is composed in a sheet of its own.
PAYMENT = {"pay"}
# Verbs whose targets lie on the table, where they are lit.
LIT = {
    "abyss": {
        *("explore", "take", "plot", "support", "second-stack", "take-stack", "banish", "place-kraken", "execute"),
        *("recruit", "replace", "appoint", "bribe", "use", "dismiss", "surrender"),
        *("strike", "discard", "cut", "sell", "feed"),
        *("choose-leviathan", "rebel", "breed", "control"),
    },
    "the_abyss": {"take", "draw", "keep", "play", "give-up", "discard"},
}
# All buttons of the question, with their words: those in the prompt, and those of the list.
WORDS = """() => Object.fromEntries([...document.querySelectorAll(
  ".prompt [data-action], .tsheet [data-action], .targets [data-action]")].filter((el) => el.checkVisibility())
  .map((el) => [el.dataset.action, el.innerText.replace(/\\s+/g, " ").trim()]))"""
TARGETS = """() => [...document.querySelectorAll(".can[data-target]")].filter((el) => el.getClientRects().length)
  .map((el) => el.dataset.target)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a table for every kind of question."""
    with asking(tmp_path_factory.mktemp("questions"), GAMES) as started:
        yield started


def words(page: Page, table: StagedTable) -> dict[str, str]:
    """The words on the button of each choice; the list of all choices is opened where the prompt does not have them."""
    state = table.match.state
    wanted = {state.game.blocks.name(label.action) for label in state.labels()}
    found: dict[str, str] = page.evaluate(WORDS)
    if wanted - set(found):
        if not page.locator(".tsheet").count():
            page.locator(".prompt .acts .btn").last.wait_for()
            page.locator(
                ".prompt .acts .btn:has(use[href='#i-ui-menu']), .prompt .acts .btn:has-text('hoose')"
            ).last.click()
        expect(page.locator(".tsheet")).to_be_visible()
        found = page.evaluate(WORDS) | found
    return {name: text for name, text in found.items() if name in wanted}


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_button_with_words_and_its_target_is_lit(
    server: ServerProcess, people: People, game: str
) -> None:
    page = people(width=1440, height=900, commit="careful", motion="less")
    sign_in(page, server.url, LINK)
    faults: list[str] = []
    for kind, table in question_tables(game).items():
        if kind in PAYMENT:
            continue
        go_to_table(page, table.id)
        state = table.match.state
        lit = set(page.evaluate(TARGETS))
        shown = words(page, table)
        for label in state.labels():
            name = state.game.blocks.name(label.action)
            if not shown.get(name):
                faults.append(f"{kind}: no button with words for {name}")
            if label.verb in LIT[game] and name not in lit:
                faults.append(f"{kind}: no lit target for {name}")
        said = list(shown.values())
        faults += [f"{kind}: two buttons say {text!r}" for text in {text for text in said if said.count(text) > 1}]
    assert not faults, "\n".join(faults)


NAMING = ("banish-stack", "place-kraken", "take-stack", "second-stack", "execute", "breed")


@pytest.mark.parametrize("size", ["1440", "1024"])
def test_who_names_a_race_or_a_zone_has_a_button_for_each_beside_the_question(
    server: ServerProcess, people: People, size: str
) -> None:
    width, height = SIZES[size]
    page = people(width=width, height=height, motion="less")
    sign_in(page, server.url, LINK)
    tables = question_tables("abyss")
    assert set(tables) >= set(NAMING)
    for kind in NAMING:
        go_to_table(page, tables[kind].id)
        state = tables[kind].match.state
        for label in state.labels():
            button = page.locator(f'.prompt [data-action="{state.game.blocks.name(label.action)}"]')
            expect(button).to_be_in_viewport(ratio=1)
            expect(button).to_have_text(re.compile(r"\w{3}"))


# The buttons of the prompt in their order, and whether their words are on the screen.
PROMPT_BUTTONS = """() => [...document.querySelectorAll(".prompt .acts [data-action]")]
  .filter((el) => el.checkVisibility() && el.innerText.trim())
  .toSorted((a, b) => {
    // Names stand in two rows, read as one group.
    const [one, two] = [a, b].map((el) => (el.closest(".names") ?? el).getBoundingClientRect());
    return one.top - two.top || one.left - two.left;
  }).map((el) => el.dataset.action)"""
FEW = 3  # answers that have buttons on every screen
# Two verbs of the main question have one button for all their answers; it leads to them.
LEADS = {"support", "recruit", "plot", "place-sentinel"}


@pytest.mark.parametrize("size", ["1440", "1280", "1024", "tablet", "phone", "phone-side"])
def test_the_answers_of_the_question_come_before_powers_of_lords(
    server: ServerProcess, people: People, size: str
) -> None:
    width, height = SIZES[size]
    page = people(width=width, height=height, commit="careful", motion="less")
    sign_in(page, server.url, LINK)
    faults: list[str] = []
    crowded = {kind: table for kind, table in question_tables("abyss").items() if kind.endswith("-beside")}
    assert len(crowded) > 3
    powers = plugin("abyss").facts().extra_verbs
    for kind, table in crowded.items():
        go_to_table(page, table.id)
        state = table.match.state
        verbs = {state.game.blocks.name(label.action): label.verb for label in state.labels()}
        own = [name for name, verb in verbs.items() if verb not in powers | LEADS]
        shown: list[str] = page.evaluate(PROMPT_BUTTONS)
        if len(own) <= FEW and not set(own) <= set(shown):
            faults.append(f"{kind}: no button for {set(own) - set(shown)}, but for {shown}")
        late = [verbs[name] in powers for name in shown]
        if late != sorted(late):
            faults.append(f"{kind}: powers come first in {shown}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", ["1440", "phone"])
def test_every_question_can_be_answered_by_clicking_what_is_lit(tmp_path: Path, people: People, size: str) -> None:
    """A player who clicks lit things and main buttons gets past every question."""
    width, height = SIZES[size]
    page = people(width=width, height=height, motion="less")
    tables = question_tables("abyss")
    with staged(tmp_path, *tables.values()) as server:  # of its own: the questions are answered
        sign_in(page, server.url, LINK)
        for kind, table in tables.items():
            go_to_table(page, table.id)
            asked = page.locator(".table.abyss").get_attribute("data-kind") or ""
            (done,) = play_drawn((page,), seconds=120, most=500, leave=asked)
            assert done["over"] and done["count"], (kind, done)


# The boxes of what lies on the middle of the table: the board, the drawn cards, and the deck and pile beside them.
MIDDLE = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].filter((el) => el.checkVisibility()).map((el) => {
    const {left, top, right, bottom} = el.getBoundingClientRect();
    return [left, top, right, bottom];
  });
  return {board: boxes(".sea"), drawn: boxes(".stage"), cards: boxes(".shown > *"), spots: boxes(".busy .spot")};
}"""
SMALL_TABLET = (768, 1024)


@pytest.mark.parametrize("size", [SMALL_TABLET, *SIZES.values()], ids=str)
def test_drawn_cards_stay_on_the_board_and_off_deck_and_pile(
    server: ServerProcess, people: People, size: tuple[int, int]
) -> None:
    page = people(width=size[0], height=size[1], motion="instant")
    sign_in(page, server.url, LINK)
    for kind in ("eye", "keep"):
        go_to_table(page, question_tables("the_abyss")[kind].id)
        found = page.evaluate(MIDDLE)
        ((left, top, right, bottom),) = found["board"]
        assert found["cards"]
        for box in found["drawn"] + found["cards"]:
            assert left <= box[0] <= box[2] <= right and top <= box[1] <= box[3] <= bottom, (kind, box, found["board"])
            for spot in found["spots"]:
                apart = box[2] <= spot[0] or spot[2] <= box[0] or box[3] <= spot[1] or spot[3] <= box[1]
                assert apart, (kind, box, spot)


# The cards of my hand that cannot be met where they show, at their left edge.
COVERED = """() => [...document.querySelectorAll(".dock .hand > .thing")].filter((card) => {
  const {left, top, height} = card.getBoundingClientRect();
  const met = document.elementFromPoint(left + 8, top + height / 2);
  return left >= 0 && left + 8 < innerWidth && !card.contains(met);
}).map((card) => card.ariaLabel)"""


def test_a_card_that_a_finger_chose_does_not_cover_its_neighbours(server: ServerProcess, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    try:
        prefer(context, commit="always", motion="instant")
        page = context.new_page()
        sign_in(page, server.url, LINK)
        go_to_table(page, question_tables("abyss")["hand-limit"].id)
        assert page.evaluate("matchMedia('(hover: none)').matches")
        page.locator(".dock .hand > .can").nth(2).tap(position={"x": 9, "y": 40})
        expect(page.locator(".dock .hand > .armed")).not_to_have_count(0)
        assert page.evaluate(COVERED) == []
    finally:
        context.close()


# Labels of my area that are too long for their place.
SHORTENED = """() => [...document.querySelectorAll(".dock .purse small, .dock .why i")]
  .filter((el) => el.checkVisibility() && el.scrollWidth > el.clientWidth).map((el) => el.textContent)"""


@pytest.mark.parametrize("language", languages())
def test_no_label_of_my_area_is_shortened(server: ServerProcess, people: People, language: str) -> None:
    page = people(language=language, motion="instant")
    sign_in(page, server.url, LINK)
    for kind in ("action", "late", "strike"):
        go_to_table(page, question_tables("abyss")[kind].id)
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(SHORTENED) == [], (kind, width)


# The words above the track that the raised card covers.
UNDER_THE_CARD = """() => {
  const card = document.querySelector(".depths .space.hot > .card").getBoundingClientRect();
  const found = [], walker = document.createTreeWalker(document.querySelector(".depths .label"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const hidden = (box) => box.width && box.right > card.left && box.left < card.right && box.bottom - 2 > card.top;
    if ([...range.getClientRects()].some(hidden)) found.push(node.data);
  }
  return found;
}"""


@pytest.mark.parametrize("size", ["phone", "phone-side", "tablet", "1280", "1440"])
def test_the_raised_card_leaves_the_words_above_it_free(server: ServerProcess, people: People, size: str) -> None:
    width, height = SIZES[size]
    page = people(width=width, height=height, motion="instant")
    sign_in(page, server.url, LINK)
    for kind in ("meet-monster", "offer"):
        go_to_table(page, question_tables("abyss")[kind].id)
        assert page.evaluate(UNDER_THE_CARD) == [], kind


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_prompt_of_an_offer_says_what_follows_from_buying(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = people(width=width, height=height, motion="instant")
    sign_in(page, server.url, LINK)
    table = question_tables("abyss")["offer"]
    go_to_table(page, table.id)
    state = table.match.state
    buy = next(label for label in state.labels() if label.verb == "buy")
    follows = str(Words("en").follows(state, buy)).partition(" ")[2]  # after the letter of the player who explores
    assert follows
    expect(page.locator(".prompt .then")).to_contain_text(follows)


# The Leviathans that can be fought, with the Allies whose odds are shown.
ODDS = """() => [...document.querySelectorAll(".foes tbody")].map((foe) =>
  foe.querySelectorAll(".with .chip, .or .chip").length)"""


# What the panel of a fight does not show whole.
OUTSIDE = """() => {
  const panel = document.querySelector(".fight").getBoundingClientRect();
  return [...document.querySelectorAll(".fight :is(button, td, th)")].filter((el) => {
    const {left, right, bottom} = el.getBoundingClientRect();
    const out = left < panel.left || right > panel.right || bottom > panel.bottom;
    return el.checkVisibility() && (out || (el.matches(".boost *") && el.scrollWidth > el.clientWidth));
  }).map((el) => el.innerText);
}"""


def test_before_choosing_among_many_leviathans_several_allies_have_their_odds(
    server: ServerProcess, people: People
) -> None:
    page = people(width=1366, height=768, motion="instant")
    sign_in(page, server.url, LINK)
    table = question_tables("abyss")["choose-beast"]
    go_to_table(page, table.id)
    odds: list[int] = page.evaluate(ODDS)
    state = table.match.state
    position = cast(Position, state)
    zones = [fight_odds.zone_of(position, label.card) for label in state.labels() if label.verb == "choose-leviathan"]
    usable = [len(fight_odds.ways(position, position.to_move(), zone)) for zone in zones]
    assert len(zones) > 4 and max(usable) > 1
    assert odds == [min(3, allies) for allies in usable]
    assert page.evaluate(OUTSIDE) == []


def test_the_attack_with_pearls_is_in_view_on_a_phone(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844, language="fr", motion="instant")
    sign_in(page, server.url, LINK)
    go_to_table(page, question_tables("abyss")["boost"].id)
    expect(page.locator(".boost button")).not_to_have_count(0)
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_says_what_it_does_and_what_follows(game: str, language: str) -> None:
    """No two choices of a question say the same. Kinds that bots seldom come to are tested beside the texts."""
    texts = Words(language)
    for kind, table in question_tables(game).items():
        state = table.match.state
        said = [str(texts.label(state, label)) for label in state.labels()]
        then = [str(texts.follows(state, label)) for label in state.labels()]
        assert len(set(said)) == len(said), (kind, said)
        assert all(then) and not set(then) & set(said), (kind, then)
