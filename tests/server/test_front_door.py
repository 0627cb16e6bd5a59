"""What the first pages need: tidy lists, ready marks, a demonstration, a page for lost visitors."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from hadal.bots.registry import bot
from hadal.bots.registry import names as bot_names
from hadal.bots.strength import ladder, matches, strengths
from hadal.core.registry import create, names
from hadal.network.levels import LEVELS
from hadal.server.clock import DAY_MS
from hadal.server.lobby.demonstration import RESULT_MS
from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.store.base import Store
from hadal.server.store.model import DEMONSTRATION_HOST, KEEP_DEMONSTRATION_MS, Retention, Seat, Status, Table
from hadal.server.support import support_for
from tests.server.conftest import Person, ServerUnderTest
from tests.server.samples import table
from tests.server.store_fixtures import Run
from tests.server.table_kit import Kit, new_table
from tests.server.table_kit import run as run_async

LEVEL_NAMES = [level.name for level in LEVELS]
HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


# Unknown addresses.


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/some/thing", "/admin.php", "/new/table"])
def test_a_browser_gets_the_page_of_the_client_at_an_unknown_address(server: ServerUnderTest, path: str) -> None:
    found = server.person().ask("GET", path, headers=HTML)
    assert found.status_code == 404
    assert found.headers["content-type"].startswith("text/html")
    assert "<html" in found.text and "nothing-here" not in found.text


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/assets/nothing.js", "/api"])
def test_programs_get_json_at_an_unknown_address(server: ServerUnderTest, path: str) -> None:
    headers = HTML if path.startswith(("/api", "/assets")) else {"accept": "application/json"}
    found = server.person().ask("GET", path, headers=headers)
    assert (found.status_code, found.json()["code"]) == (404, "nothing-here")


@pytest.mark.parametrize("path", [f"/{'a' * 300}", f"/assets/{'a' * 300}.js", f"/assets/{'é' * 120}.js", "/%00"])
def test_a_name_that_no_file_can_have_is_not_found(server: ServerUnderTest, path: str) -> None:
    assert server.person().ask("GET", path).status_code == 404


# The lobby.


def test_players_say_that_they_are_ready_until_they_leave(server: ServerUnderTest) -> None:
    ann, bob, cid = (server.person(name) for name in ("Ann", "Bob", "Cid"))
    id = ann.create_table("me", "open")["id"]
    assert cid.put(f"/api/tables/{id}/ready", {"ready": True}, 409)["code"] == "not-here"
    bob.post(f"/api/tables/{id}/join", {})
    assert bob.put(f"/api/tables/{id}/ready", {"ready": True})["seats"][1]["ready"]
    assert ann.get(f"/api/tables/{id}")["seats"][1]["ready"]
    assert "ready" not in bob.put(f"/api/tables/{id}/ready", {"ready": False})["seats"][1]
    bob.put(f"/api/tables/{id}/ready", {"ready": True})
    bob.post(f"/api/tables/{id}/leave")
    assert "ready" not in cid.post(f"/api/tables/{id}/join", {})["seats"][1]
    ann.post(f"/api/tables/{id}/start", {})
    assert ann.put(f"/api/tables/{id}/ready", {"ready": True}, 409)["code"] == "not-lobby-playing"


def test_a_player_can_choose_another_name_or_seat_before_the_start(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.create_table("me", "open", "open")["id"]
    bob.post(f"/api/tables/{id}/join", {})
    bob.ask("PATCH", "/api/me", {"name": "Robert"})
    found = bob.post(f"/api/tables/{id}/join", {})
    assert [seat.get("name", "") for seat in found["seats"]] == ["Ann", "Robert", ""]
    moved = bob.post(f"/api/tables/{id}/join", {"seat": 2})
    assert [seat.get("name", "") for seat in moved["seats"]] == ["Ann", "", "Robert"]


# My games.


def test_a_table_that_is_put_away_leaves_my_list_only(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.create_table("me", "open")["id"]
    bob.post(f"/api/tables/{id}/join", {})

    def lists(who: Person) -> list[list[str]]:
        return [[t["id"] for t in who.get(f"/api/tables?list={name}")["tables"]] for name in ("mine", "archived")]

    ann.put(f"/api/tables/{id}/archived", {"archived": True})
    assert lists(ann) == [[], [id]] and lists(bob) == [[id], []]
    ann.put(f"/api/tables/{id}/archived", {"archived": False})
    assert lists(ann) == [[id], []]
    assert server.person("Cid").put(f"/api/tables/{id}/archived", {"archived": True}, 409)["code"] == "not-here"


def test_who_resigns_is_replaced_by_a_bot_and_leaves_the_list(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    lobby = ann.create_table("me", "open")["id"]
    ann.refused(f"/api/tables/{lobby}/resign", None, 409, "not-playing")
    id = ann.create_table("me", "greedy", start=True)["id"]
    server.person("Bob").refused(f"/api/tables/{id}/resign", None, 409, "not-here")
    ann.post(f"/api/tables/{id}/resign")
    assert server.tables.replaced == [(id, ann.id)]
    assert [found["id"] for found in ann.get("/api/tables?list=mine")["tables"]] == [lobby]


def test_abandoned_games_leave_the_lists_by_themselves(run: Run) -> None:
    def row(id: str, status: Status, friend: str, since: int) -> Table:
        found = replace(table(id, status, "ann", friend), since=since)
        if not friend:
            found.seats[1] = Seat(1, "bot", name="greedy", bot="greedy")
        return found

    async def work(store: Store) -> None:
        await store.add_table(row("alone-old", "playing", "", 10))
        await store.add_table(row("alone-new", "playing", "", 30))
        await store.add_table(row("friends-old", "playing", "ben", 10))
        await store.add_table(row("finished", "over", "", 10))
        await store.add_table(row("closed", "closed", "", 30))
        found = {row.id for row in await store.tables_of("ann", 9, "games", 20)}
        assert found == {"alone-new", "friends-old", "finished"}
        assert len(await store.tables_of("ann", 9)) == 5
        assert {row.id for row in await store.live_tables(9, 20)} == {"alone-new"}
        await store.archive("alone-old", "ann", True)
        assert [row.id for row in await store.tables_of("ann", 9, "archived", 20)] == ["alone-old"]
        assert await store.tables_of("ben", 9, "archived", 20) == []

    run(work)


def test_lists_show_points_and_the_clock_of_the_person_to_move() -> None:
    async def scene() -> None:
        clock = TimeControl(kind="days", days=3)
        kit = Kit(new_table(seats="pp", settings=TableSettings(clock=clock)))
        await kit.start()
        clients = await kit.clients(0, 1)
        mover = clients[(await kit.table_row()).to_move]
        await mover.move(mover.question["choices"][0]["action"])
        row = await kit.table_row()
        assert row.points == [0, 0]
        assert row.deadline == row.since + 3 * DAY_MS
        live_table = await kit.tables.get(row.id)
        assert live_table is not None and live_table.table.points == row.points

    run_async(scene())


@pytest.mark.parametrize("game", names())
def test_public_points_are_those_that_a_spectator_sees(game: str) -> None:
    state, player, support = create(game, 2, {}).seeded(5), bot("greedy", game), support_for(game)
    for n in range(120):
        if state.over():
            break
        totals = support.totals(state, ())
        expected = [seat.open for seat in totals] if totals else state.scores()
        assert support.public_points(state) == expected
        state.apply(int(player.choose(state.guess(state.to_move(), n), state.to_move(), n)))


# The demonstration.


def test_all_visitors_watch_one_game_of_bots(server: ServerUnderTest) -> None:
    first = server.person().get("/api/demonstration")
    assert first["status"] == "playing" and {seat["kind"] for seat in first["seats"]} == {"bot"}
    assert len({seat["bot"] for seat in first["seats"]}) == len(first["seats"]), "two bots of one name look alike"
    assert server.person("Ann").get("/api/demonstration")["id"] == first["id"]
    assert len(server.store.tables) == 1
    for which in ("open", "live"):
        assert server.person().get(f"/api/tables?list={which}")["tables"] == []


def test_a_finished_demonstration_is_shown_for_a_moment_and_then_replaced(server: ServerUnderTest) -> None:
    visitor = server.person()
    first = visitor.get("/api/demonstration")["id"]
    row = server.store.tables[first]
    row.status, row.ended = "over", server.time
    server.time += RESULT_MS - 1
    assert visitor.get("/api/demonstration")["id"] == first
    server.time += 1
    second = visitor.get("/api/demonstration")["id"]
    assert second != first
    assert visitor.get("/api/demonstration")["id"] == second


def test_old_demonstrations_are_deleted_whatever_is_kept(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(replace(table("old", "over"), host=DEMONSTRATION_HOST, since=1, started=1))
        await store.add_table(replace(table("kept", "over"), since=1, started=1))
        keep_all = Retention(0, 0, 0)
        assert await store.delete_expired(keep_all, KEEP_DEMONSTRATION_MS, 9) == []
        assert await store.delete_expired(keep_all, KEEP_DEMONSTRATION_MS + 1, 9) == ["old"]

    run(work)


def test_a_server_can_do_without_a_demonstration(make_server: Callable[..., ServerUnderTest]) -> None:
    visitor = make_server(demonstration=False).person()
    assert visitor.get("/api/demonstration", 404)["code"] == "no-demonstration"


def test_a_demonstration_plays_only_while_somebody_watches() -> None:
    async def scene() -> None:
        kit = Kit(new_table(seats="bb", settings=TableSettings(bot_pace_ms=0, listed=False)))
        await kit.start()
        await kit.wake()
        assert (await kit.table_row()).seq == 0
        (watcher,) = await kit.clients(-1)
        await kit.tables.wake(kit.table.id)
        moved = (await kit.table_row()).seq
        assert moved > 0
        watcher.close()
        await kit.tables.wake(kit.table.id)
        await kit.tables.wake(kit.table.id)
        assert (await kit.table_row()).seq == moved

    run_async(scene())


# Bots.

PERFORMANCE = Path(__file__).parents[2] / "docs" / "performance.md"


@pytest.mark.parametrize("game", names())
def test_the_strength_of_every_bot_was_measured(game: str) -> None:
    """Every figure is in a table of docs/performance.md, with the command that gives it."""
    lines = PERFORMANCE.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith(("| `hadal arena", "| `tools/measure_network.py"))]
    for match in matches(game):
        others = " ".join(["", match.against, *[f"{name}={match.against}" for name in "bc"[: match.players - 2]]])
        arena = rf"`hadal arena {match.bot}(:\S+)?{re.escape(others)} --game {game}\b"
        command = re.compile(rf"{arena}|`{match.bot}` v `{match.against}`, {game}, {match.players} players ")
        found = [line for line in rows if command.search(line) and "--box" not in line]
        assert any(f"| {match.games} | {match.wins:.1f} %" in line for line in found), match
    assert set(strengths(game)) == set(bot_names(game)) - {"random"}
    for weaker, stronger in [("novice", "greedy"), ("greedy", "search"), ("greedy", "network"), *pairwise(LEVEL_NAMES)]:
        assert strengths(game)[weaker].rating < strengths(game)[stronger].rating


def test_bots_are_described_with_their_strength(server: ServerUnderTest) -> None:
    game = server.person().get("/api/games")[0]
    bots = {bot["name"]: bot for bot in game["bots"]}
    assert "rating" not in bots["random"]
    assert (bots["greedy"]["against"], bots["greedy"]["wins"], bots["greedy"]["games"]) == ("novice", 99.0, 200)
    assert bots["search"]["rating"] > bots["greedy"]["rating"] > bots["novice"]["rating"] > 0
    assert [bot.get("rating", 0) for bot in game["bots"]] == sorted(bot.get("rating", 0) for bot in game["bots"])
    (step,) = [match for match in ladder("abyss") if match.bot == "level3"]
    shown = {key: bots["level3"][key] for key in ("against", "wins", "error", "games", "players")}
    assert shown == {"against": "level2", "wins": step.wins, "error": step.error, "games": step.games, "players": 2}
