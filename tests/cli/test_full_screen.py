"""The full-screen terminal: keyboard, mouse, undo, hints, both games, both languages, narrow and wide."""

import asyncio
import io
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import RichLog, Static
from textual.widgets._footer import FooterKey

from hadal.cli.drawing import Choice
from hadal.cli.full_screen.app import TableApp, paragraph
from hadal.cli.full_screen.local import LocalTable
from hadal.cli.full_screen.panels import Asking, BoardPanel, ChoiceList, Passing, Reading, spots
from hadal.cli.full_screen.table import LogEntry, Page, ScreenArea
from hadal.cli.play import PlayArgs, begun, full_screen_wanted, seated
from hadal.cli.seated_match import SeatedMatch
from hadal.cli.terminal import Terminal
from hadal.core.match import Match, replay
from hadal.core.record import Record
from hadal.core.registry import load_record
from hadal.words import Words

WIDE, NARROW, LOW = (170, 50), (110, 40), (80, 24)
Scene = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def table_of(language: str = "en", **args: object) -> LocalTable:
    """A table as `hadal play` sets it up, without pauses."""
    given = PlayArgs(**{"game": "abyss", "seats": 2, "bots": "random", "seed": "5"} | args)  # type: ignore[arg-type]
    match = begun(given)
    return LocalTable(SeatedMatch(match, seated(given, match), Words(language)), 0)


@pytest.fixture
def table() -> LocalTable:
    """The usual table: Abyss with two players, in English."""
    return table_of()


def shown(table: LocalTable, scene: Scene, size: tuple[int, int] = WIDE) -> TableApp:
    """Run the application without a terminal, with a scene."""
    app = TableApp(table)

    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await asked(app, pilot)
            await scene(app, pilot)

    asyncio.run(main())
    return app


async def asked(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until a person is asked, or reads something."""
    while not isinstance(app.screen, Reading | Passing) and not app.main.query_one(ChoiceList).choices:
        await pilot.pause()
    await pilot.pause()


def local(app: TableApp) -> LocalTable:
    """The table of the application."""
    assert isinstance(app.table, LocalTable)
    return app.table


async def played(app: TableApp, pilot: Pilot[None], before: int) -> None:
    """Wait until a move was made."""
    while len(local(app).match.record.moves) <= before:
        await pilot.pause()
    await asked(app, pilot)


async def take_first_choice(app: TableApp, pilot: Pilot[None]) -> None:
    """Make the first choice with the keyboard, or close what is being read, such as the points of a round."""
    if isinstance(app.screen, Reading):
        await pilot.press("escape")
        await asked(app, pilot)
        return
    before = len(local(app).match.record.moves)
    await pilot.press("1")
    if len(app.table.choices()) >= 10:
        await pilot.press("enter")
    await played(app, pilot, before)


def near_the_end(table: LocalTable) -> None:
    """Play until a person makes what a random player would have made the last choice of the game."""
    chance = Random(3)
    whole = replay(table.match.record)
    while not whole.state.over():
        whole.play(chance.choice(whole.state.legal()))
    moves = whole.record.moves
    last = max(n for n, (seat, _) in enumerate(moves) if seat == table.viewer)
    for _, action in moves[:last]:
        table.match.play(action)


@pytest.mark.parametrize(
    ("game", "language", "size"), [("abyss", "en", WIDE), ("abyss", "fr", LOW), ("the_abyss", "fr", NARROW)]
)
def test_choices_are_made_with_the_keyboard_and_saved(
    game: str, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    table = table_of(language, game=game, seats=2)
    table.seated.file = str(tmp_path / "game.jsonl")

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(4):
            await take_first_choice(app, pilot)

    shown(table, scene, size)
    record: Record = load_record(table.seated.file)
    record.verify()
    assert len(record.moves) >= 3
    assert table.seated.file in " ".join(table.closing_lines())


@pytest.mark.parametrize("game", ["abyss", "the_abyss"])
def test_at_the_end_the_points_and_the_secret_are_shown(game: str) -> None:
    table = table_of(game=game)
    near_the_end(table)

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        while not table.match.state.over():
            await take_first_choice(app, pilot)
        while not (isinstance(app.screen, Reading) and app.screen.page.title == table.words.text("cli-over")):
            if isinstance(app.screen, Reading):
                await pilot.press("escape")
            await pilot.pause()
        text = "\n".join(line.plain for line in app.screen.page.lines)
        assert table.match.record.secret.hex() in text
        assert all(str(points) in text for points in table.match.state.scores())

    shown(table, scene)


def test_a_choice_is_made_with_the_mouse_and_undone_with_a_key() -> None:
    table = table_of(seed="2")
    table.match.play(table.match.state.legal()[0])  # reveals a Monster

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        first = table.question()
        before = len(table.match.record.moves)
        fight = next(n for n, choice in enumerate(table.choices()) if leaves_the_question(table.match, choice))
        await pilot.click("#choices", offset=(2, fight))
        await played(app, pilot, before)
        await pilot.press("u")
        while len(table.match.record.moves) > before:
            await pilot.pause()
        await asked(app, pilot)
        assert table.question() == first

    shown(table, scene, NARROW)  # wide enough for a choice on one line


def leaves_the_question(match: Match, choice: Choice) -> bool:
    """Whether a choice can be undone: the same player goes on, and nothing is revealed."""
    after = match.state.clone()
    seat = after.to_move()
    for action in choice.actions:
        after.apply(action)
    return not after.over() and after.to_move() == seat and not after.revealed


@pytest.mark.parametrize("size", [WIDE, LOW])
def test_the_card_under_the_pointer_is_explained_and_the_board_does_not_move(size: tuple[int, int]) -> None:
    table = table_of(seats=3)

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        board = app.query_one(BoardPanel)
        top = app.query_one("#scroller").scroll_offset.y
        spot = next(spot for spot in board.spots if spot.row > top)
        card = app.query_one("#card", Static)
        at, room = board.region, app.query_one("#panel").region
        await pilot.hover("#board", offset=(spot.start + 1, spot.row))
        while board.pointed != spot.name:
            await pilot.pause()
        await pilot.pause()
        assert card.display and spot.name in str(card.visual)
        assert (board.region, app.query_one("#panel").region) == (at, room)
        await pilot.hover("#board", offset=(0, spot.row))
        while board.pointed:
            await pilot.pause()
        assert spot.name not in str(card.visual)

    shown(table, scene, size)


def test_a_click_on_a_card_selects_its_choice_and_a_second_click_makes_it() -> None:
    table = table_of(seats=3)

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        choices = app.query_one(ChoiceList)
        chosen: list[int] = []

        async def choose(choice: Choice) -> None:
            chosen.append(table.choices().index(choice))

        table.choose = choose  # type: ignore[method-assign]
        choices.show([Choice("Pass", [0]), Choice("Recruit the Tower", [1])])
        table.choices = lambda: choices.choices  # type: ignore[method-assign]
        app.post_message(BoardPanel.Clicked("Tower"))
        while choices.highlighted != 1:
            await pilot.pause()
        assert not chosen
        app.post_message(BoardPanel.Clicked("Tower"))
        while not chosen:
            await pilot.pause()
        assert chosen == [1]

    shown(table, scene)


def test_a_long_choice_continues_under_its_text(table: LocalTable) -> None:
    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        choices = app.query_one(ChoiceList)
        choices.show([Choice("word " * 40, [0])])
        lines = str(choices.get_option_at_index(0).prompt).split("\n")
        assert len(lines) > 1 and all(line.startswith("    word") for line in lines[1:])
        assert max(map(len, lines)) <= choices.scrollable_content_region.width

    shown(table, scene)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_where_there_is_room_the_question_is_explained_and_log_lines_are_complete(size: tuple[int, int]) -> None:
    table = table_of("fr", seats=3)

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        log = app.query_one("#log", RichLog)
        assert paragraph(table.help()) in str(app.query_one("#card", Static).visual)
        assert app.query_one("#card").display and log.display
        app.show_log([LogEntry("A", "mot " * 60 + "fin")])
        while not log.lines:
            await pilot.pause()
        assert max(line.cell_length for line in log.lines) <= log.scrollable_content_region.width
        assert "".join(line.text for line in log.lines).rstrip().endswith("fin")

    shown(table, scene, size)


def test_on_a_low_screen_the_board_is_scrolled_to_ones_own_cards_and_shows_no_log() -> None:
    table = table_of(seats=4)

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        scroller = app.query_one("#scroller")
        while scroller.scroll_offset.y < scroller.max_scroll_y:
            await pilot.pause()
        assert scroller.max_scroll_y and not app.query_one("#log").display and app.query_one("#ticker").display
        await pilot.press("pageup")
        while scroller.scroll_offset.y:
            await pilot.pause()

    shown(table, scene, LOW)


def test_without_colour_the_screen_is_grey(table: LocalTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    pictures: list[str] = []

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        pictures.append(app.export_screenshot())

    shown(table, scene)
    text = pictures[0].split("</style>")[0]
    colours = {bytes.fromhex(colour) for colour in re.findall(r"fill: #([0-9a-fA-F]{6})", text)}
    assert colours and all(max(colour) - min(colour) < 4 for colour in colours)


def test_names_are_found_where_they_are_drawn() -> None:
    lines = [Text("é The Tower x Tower"), Text("nothing")]
    assert [(s.row, s.start, s.end, s.name) for s in spots(lines, ["Tower", "The Tower"])] == [
        (0, 2, 11, "The Tower"),
        (0, 14, 19, "Tower"),
    ]


@pytest.mark.parametrize(("language", "answers"), [("en", ["yes", "no"]), ("fr", ["oui", "non"])])
def test_leaving_is_asked_in_the_language_of_the_table(language: str, answers: list[str]) -> None:
    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        while not isinstance(app.screen, Asking):
            await pilot.pause()
        assert [app.screen.yes, app.screen.no] == answers
        await pilot.press("n")
        while len(app.screen_stack) > 1:
            await pilot.pause()

    shown(table_of(language), scene)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "keys"), [((60, 16), "?q"), ((80, 24), "?quhilws")])
def test_all_keys_or_the_most_important_ones_fit_the_screen(language: str, size: tuple[int, int], keys: str) -> None:
    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.screen.query(FooterKey):
            await pilot.pause()
        await pilot.pause()
        shown_keys = [
            key.key_display
            for key in app.screen.query(FooterKey)
            if key.region.x + len(f" {key.key_display} {key.description}") <= size[0]
        ]
        assert "".join(shown_keys).startswith(keys)

    shown(table_of(language), scene, size)


def test_help_cards_and_log_are_read_and_leaving_is_confirmed(table: LocalTable) -> None:
    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ("question_mark", "i", "l"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Reading) and app.screen.page.lines
            await pilot.press("escape")
            await pilot.pause()
        await pilot.press("q")
        while not isinstance(app.screen, Asking):
            await pilot.pause()
        await pilot.press("n")
        while len(app.screen_stack) > 1:
            await pilot.pause()

    shown(table, scene)


def test_a_hint_uses_only_what_the_player_may_know(table: LocalTable) -> None:
    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        page = await table.hint()
        assert page is not None and 1 <= len(page.lines) <= 3 and "%" in page.lines[0].plain

    shown(table, scene)


def test_a_hint_for_a_position_that_is_gone_is_not_shown(table: LocalTable, monkeypatch: pytest.MonkeyPatch) -> None:
    found, shown_to_nobody = asyncio.Event(), Page("hint", [Text("what the hand allowed")])

    async def slow_hint() -> Page:
        await found.wait()
        return shown_to_nobody

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        monkeypatch.setattr(table, "hint", slow_hint)
        await pilot.press("h")
        await pilot.pause()
        await take_first_choice(app, pilot)
        found.set()
        await app.workers.wait_for_complete([worker for worker in app.workers if worker.group == "hint"])
        await pilot.pause()
        assert not any(isinstance(screen, Reading) for screen in app.screen_stack)

    shown(table, scene)


def test_the_table_is_hidden_while_the_screen_is_passed_on() -> None:
    table = table_of(hotseat=True, bots="")

    async def scene(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Passing)
        await pilot.press("enter")
        while len(app.screen_stack) > 1:
            await pilot.pause()
        await pilot.pause()
        assert table.viewer == table.match.state.to_move() and table.choices()

    shown(table, scene)


class Drawn(io.StringIO):
    """A stream that is a terminal, or not."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


class TestTerminals:
    @pytest.fixture(autouse=True)
    def drawn(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Textual draws on the terminal."""
        monkeypatch.setattr(sys, "__stderr__", Drawn(True))

    def terminal(self, width: int = 100, height: int = 30, **more: object) -> Terminal:
        """A terminal with a person at it."""
        console = Console(file=io.StringIO(), force_terminal=True, width=width, height=height, **more)  # type: ignore[arg-type]
        return ScreenArea(console, ascii=False)

    def test_a_terminal_gets_the_full_screen_unless_plain_is_given(self) -> None:
        assert full_screen_wanted(PlayArgs(), self.terminal())
        assert not full_screen_wanted(PlayArgs(plain=True), self.terminal())

    def test_pipes_get_the_plain_table(self) -> None:
        assert not full_screen_wanted(PlayArgs(), Terminal())  # the tests have no terminal

    def test_the_plain_table_is_shown_if_errors_go_to_a_file(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "__stderr__", Drawn(False))  # what Textual draws would go there
        assert not full_screen_wanted(PlayArgs(), self.terminal())

    def test_dumb_terminals_and_those_without_unicode_get_the_plain_table(self) -> None:
        dumb = self.terminal(_environ={"TERM": "dumb"})
        assert not full_screen_wanted(PlayArgs(), dumb)
        narrow_code = self.terminal()
        narrow_code.ascii = True
        assert not full_screen_wanted(PlayArgs(), narrow_code)

    def test_very_small_terminals_get_the_plain_table(self) -> None:
        assert not full_screen_wanted(PlayArgs(), self.terminal(width=50))
        assert not full_screen_wanted(PlayArgs(), self.terminal(height=10))
