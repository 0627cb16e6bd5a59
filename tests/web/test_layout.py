"""The layout proof: nothing overlaps, is cut, leaves the screen or is too small to read, and the board never moves.

A real browser shows tables laid at chosen positions; it goes from one to the next without loading the page again, takes
every size at each, and `tools/layout_check.js` measures what is on the screen. Covered are

- every kind of question of both games, with the most answers that some games between bots had: at every size, and every
  layout in both languages (1280 and 1366 have one layout, and so have 1920 and 2560: one size for each language);
- every number of players with every set of boxes, late in the game, while the viewer moves and while the viewer waits:
  at every size, in English and French by turns;
- on a phone every zone of the board;
- a replay, the end of a game, spectators and a lost connection: at every size, in both languages.

The full product would take hours. What is left out are combinations of a kind of question with each number of players;
the places of board, prompt and dock are therefore compared across all tables of a game and both languages. They may
depend on the size of the screen, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import cast

import pytest
from browser import sign_in
from layout_check import check
from playwright.sync_api import Locator, expect
from question_scenes import asked_kinds, full_tables, question_tables
from scenes import scenes
from server_process import ServerProcess
from stage import LINK, StagedTable, sought

from hadal.core.match import Match
from hadal.games.abyss.constants import AT_STACK
from tests.web.conftest import CLIENT, People
from tests.web.drawn import staged
from tests.web.layout import Places, Proof
from tests.web.steps import TABLE

GAMES = ("abyss", "the_abyss")
LANGUAGES = ("en", "fr")
# Every layout once.
LAYOUTS = {
    "en": ("phone", "phone-side", "tablet", "small-tablet", "1024", "1280", "1440", "1920"),
    "fr": ("phone", "phone-side", "tablet", "small-tablet", "1024", "1366", "1440", "2560"),
}


def waiting(table: StagedTable) -> StagedTable:
    """The same table, seen by the player after the one to move."""
    seat = (table.match.state.to_move() + 1) % table.match.game.seats
    return StagedTable(f"{table.id}-waiting", table.match, me=seat)


def tables(game: str) -> list[StagedTable]:
    """All tables of a game: questions first, then settings."""
    full = list(full_tables(game).values())
    return [*question_tables(game).values(), *full, *(waiting(table) for table in full)]


# Hundreds of pages at ten sizes take five minutes on two busy cores, and more on busier ones.
pytestmark = pytest.mark.timeout(2400)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with all these tables."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    reserved = StagedTable("reserved", sought("abyss", 4, {"expansions": "both"}, reserves_a_stack))
    every = [table for game in GAMES for table in tables(game)]
    with staged(tmp_path_factory.mktemp("layout"), *every, *scenes().values(), reserved) as started:
        yield started


def reserves_a_stack(match: Match) -> bool:
    """Whether a Sentinel stands on a Council stack."""
    places = cast(list[int], match.state.view(-1)["guards"])[1::3]
    return any(AT_STACK <= place < AT_STACK + 5 for place in places)


def prover(people: People, server: ServerProcess, language: str, known: bool = True) -> Proof:
    """A player of the tables, or a stranger."""
    page = people(width=1440, height=900, language=language, commit="careful", motion="less")
    if known:
        sign_in(page, server.url, LINK)
    proof = Proof(page)
    proof.visit(server.url)
    return proof


REFERENCE: dict[str, Places] = {}


def reference(people: People, server: ServerProcess, game: str) -> Places:
    """Where the parts of a game's table are at every size, at one table in English; all others are compared with it."""
    if game not in REFERENCE:
        name, table = next(iter(full_tables(game).items()))
        proof = prover(people, server, "en")
        proof.go(server, table.id)
        proof.close_sheet()
        proof.at_every_size(name)
        REFERENCE[game] = proof.places
    return {part: dict(boxes) for part, boxes in REFERENCE[game].items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_a_table(game: str) -> None:
    assert set(question_tables(game)) >= asked_kinds(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_and_the_board_stays(
    server: ServerProcess, people: People, game: str, language: str
) -> None:
    proof = prover(people, server, language)
    proof.places = reference(people, server, game)
    for kind, table in question_tables(game).items():
        proof.go(server, table.id)
        proof.at_every_size(kind, sizes=LAYOUTS[language])
        if proof.close_sheet():
            proof.at_every_size(f"{kind}, without its sheet", sizes=LAYOUTS[language])
    proof.nothing()


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_with_every_box_fits(server: ServerProcess, people: People, game: str) -> None:
    proofs = [prover(people, server, language) for language in LANGUAGES]
    for proof in proofs:
        proof.places = reference(people, server, game)
    for (name, table), proof in zip(full_tables(game).items(), cycle(proofs), strict=False):
        proof.go(server, table.id)
        proof.close_sheet()
        proof.at_every_size(name, zones=True)
        proof.go(server, waiting(table).id)
        proof.at_every_size(f"{name}, waiting")
    for proof in proofs:
        proof.nothing()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_a_replay_spectators_and_a_lost_connection_fit(
    server: ServerProcess, people: People, language: str
) -> None:
    proof = prover(people, server, language)
    for table in ("over", "cards-over"):
        proof.visit(f"{server.url}/t/{table}")
        expect(proof.page.locator("section.end")).to_be_visible()
        proof.at_every_size(f"end of {table}", still=False)
        proof.visit(f"{server.url}/r/{table}?n=100")
        expect(proof.page.locator(TABLE)).to_be_visible()
        proof.at_every_size(f"replay of {table}", still=False)
    stranger = prover(people, server, language, known=False)
    for table in ("boxes", "base", "rounds"):
        stranger.go(server, table)
        stranger.at_every_size(f"watching {table}", still=False)
    proof.go(server, "fight")  # the widest sum of an attack: Pearls may be added
    proof.at_every_size("fight with Pearls", still=False)
    proof.go(server, "base")
    proof.at_every_size("connected")
    proof.lose_connection()
    proof.at_every_size("not connected")
    proof.nothing()
    stranger.nothing()


# Defects that players saw, put back into a page by a style: the page, its size, the style, and what the check finds.
DEFECTS = {
    "texts that leave their buttons": (
        "/t/offer",
        "1440",
        """.drawn .prompt .act.btn { flex: none; width: 90px; height: 30px }
           .drawn .prompt .act.btn > span { display: block; overflow: visible }""",
        "outside its button",
    ),
    "points printed over the number of Lords": (
        "/t/full",
        "phone",
        """.rival .score.score { position: absolute; right: 10px; bottom: 8px }
           .rival .seven.seven { position: absolute; right: 12px; bottom: 8px }""",
        "overlap",
    ),
    "names of Lords cut in a replay": (
        "/r/over?n=100",
        "1024",
        ".lords .lord .title.title { height: 7px; overflow: hidden }",
        "cut",
    ),
    "a panel over the buttons of the end": (
        "/t/over",
        "1440",
        ".end .tiles.tiles { position: fixed; z-index: 99; inset: auto 0 0; background: #000 }",
        "button covered",
    ),
    "a bar that pushes my area off the screen": (
        "/t/base",
        "1440",
        ".drawn { margin-top: 40px }",
        "the table is 940 high",
    ),
    "text of 9 pixels": ("/t/base", "1280", ".drawn .board { zoom: 0.8 }", "smaller than 11 px"),
}
ADD_STYLE = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""


def test_the_proof_finds_the_defects_that_players_saw(server: ServerProcess, people: People) -> None:
    proof = prover(people, server, "en")
    full = full_tables("abyss")["5-both"].id
    for name, (path, size, style, wanted) in DEFECTS.items():
        proof.resize(size)
        proof.visit(server.url + path.replace("full", full))
        expect(proof.page.locator(f"{TABLE}, section.end").last).to_be_visible()
        assert check(proof.page).faults == [], name
        proof.page.evaluate(ADD_STYLE, style)
        found = check(proof.page).faults
        assert any(fault.startswith(wanted) for fault in found), (name, found)


def test_a_page_that_gets_no_frames_any_more_is_replaced(server: ServerProcess, people: People) -> None:
    proof = prover(people, server, "en")
    proof.go(server, "base")
    lost = proof.page
    proof.reopen()
    assert lost.is_closed()
    assert proof.page.url == f"{server.url}/t/base"
    proof.at_every_size("reopened", sizes=("phone", "1440"))
    proof.nothing()


def test_my_area_names_wounds_and_tokens_in_cells_of_their_own(server: ServerProcess, people: People) -> None:
    """Each cell has one number, and the word below it says what is counted."""
    hurt = next(table for table in full_tables("abyss").values() if wounds(table))
    proof = prover(people, server, "en")
    proof.go(server, hurt.id)
    cells = proof.page.locator(".purse .cell")
    assert named(cells, wounds(hurt))
    # The test itself: it sees wounds in the cell of L tokens.
    cells.filter(has_text="L tokens").locator("small").evaluate("(name) => { name.textContent = '4 Wounds' }")
    assert not named(cells, wounds(hurt))


def named(cells: Locator, hurt: int) -> bool:
    """Whether one cell is for wounds and one for L tokens."""
    texts = [cell.split() for cell in cells.all_inner_texts()]
    of_wounds, of_tokens = ([text for text in texts if name in text] for name in ("Wounds", "L"))
    return of_wounds == [[str(hurt), "Wounds"]] and [text[1:] for text in of_tokens] == [["L", "tokens"]]


# Lords at Court whose power ends before its third line although it goes on; Leviathans of the Border without a name.
WORDLESS = """() => [
  ...[...document.querySelectorAll(".lords .lord .power > span")].filter((el) => {
    const line = parseFloat(getComputedStyle(el).lineHeight);
    return !el.checkVisibility() || (el.scrollHeight > el.clientHeight + line / 2 && el.clientHeight < 2.9 * line);
  }),
  ...[...document.querySelectorAll(".zonebox .beast .title")].filter(
    (el) => !el.checkVisibility() || !el.innerText.trim() || el.clientHeight < 11),
].map((el) => el.closest("[data-card]").ariaLabel)"""
DESKS = ("1024", "1280", "1366", "1440", "1920")


def test_lords_show_three_lines_of_power_and_leviathans_their_names(server: ServerProcess, people: People) -> None:
    proof = prover(people, server, "fr")
    missing = {}
    for name in ("5-both", "4-leviathan", "4-none"):
        proof.go(server, full_tables("abyss")[name].id)
        assert (proof.page.locator(".zonebox .beast").count() > 0) == (name != "4-none")
        for size in DESKS:
            proof.resize(size)
            if found := proof.page.evaluate(WORDLESS):
                missing[name, size] = found
    assert not missing


# Lords whose name lies under their cost, and the question if it lies under the name of the player who is asked.
COVERED = """() => {
  const box = (el) => el.getBoundingClientRect();
  const lords = [...document.querySelectorAll(".lords .lord")].filter(
    (lord) => box(lord.querySelector(".cost")).bottom > box(lord.querySelector(".title")).top + 2);
  const [tag, question] = [".prompt .turn", ".prompt h2"].map((what) => box(document.querySelector(what)));
  const under = tag.bottom > question.top + 2 ? ["the question"] : [];
  return [...lords.map((lord) => lord.ariaLabel), ...under];
}"""


def test_costs_leave_names_free_and_the_tag_of_a_prompt_its_question(server: ServerProcess, people: People) -> None:
    proof = prover(people, server, "en")
    covered = {}
    # At this question, question and consequence have two lines each.
    for name in ("base", "boxes", question_tables("abyss")["second-stack"].id):
        proof.go(server, name)
        proof.close_sheet()
        for size in (*DESKS, "2560"):
            proof.resize(size)
            if found := proof.page.evaluate(COVERED):
                covered[name, size] = found
    assert not covered


def test_a_long_name_stays_within_the_row_of_the_stack_it_has_reserved(server: ServerProcess, people: People) -> None:
    proof = prover(people, server, "en")
    proof.go(server, "reserved")
    proof.close_sheet()
    keeper = proof.page.locator(".leviathan .stack .keeper")
    keeper.first.evaluate("(name) => { name.textContent = 'Bartholomew Nightingale'.repeat(2) }")
    for size in ("1440", "1920", "2560"):
        proof.resize(size)
        assert len(set(proof.page.locator(".stack").evaluate_all("(all) => all.map((row) => row.offsetWidth)"))) == 1


def wounds(table: StagedTable) -> int:
    """How many wounds the viewer has."""
    return int(cast(list[int], table.match.state.view(table.seat()).get("wounds") or [0] * 9)[table.seat()])
