"""Lessons: other moves than the script's are refused with a sentence, and after the lesson the game is free."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hadal.lessons import LEARNER, Lesson, lesson, names
from hadal.server.http.routes.lessons import lesson_table
from hadal.server.protocol.settings import BranchOrigin
from hadal.server.store.model import Person as PersonRow
from tests.server.conftest import ServerUnderTest
from tests.server.scenes import accepted, comparable, log_of, refusal, sentence_of, snapshot_of
from tests.server.table_kit import Client, Kit, play_out, run

ANN = PersonRow("person0", "Ann", 1)
taught = pytest.mark.parametrize("name", names())


async def begun(name: str, **change: Any) -> tuple[Kit, Client, Lesson]:
    """A lesson that has just started."""
    found = lesson(name)
    table = lesson_table(found, ANN, 1)
    kit = Kit(replace(table, id="table1", settings=replace(table.settings, bot_pace_ms=0), **change))
    await kit.start()
    (client,) = await kit.clients(LEARNER, texts=True)
    await kit.wake()
    return kit, client, found


async def learn(kit: Kit, client: Client, found: Lesson) -> None:
    """Do what every step says."""
    for step in found.steps:
        if step.do:
            assert snapshot_of(kit).action_count == step.at and client.question is not None
            accepted(await client.move(*step.do))
            await kit.wake()


@taught
def test_following_the_steps_completes_the_lesson(name: str) -> None:
    async def scene() -> None:
        kit, client, found = await begun(name)
        await learn(kit, client, found)
        done = [action for step in snapshot_of(kit).moves for action in step.actions]
        assert done[: len(found.actions)] == found.actions

    run(scene())


@taught
def test_after_the_lesson_the_game_is_played_to_its_end(name: str) -> None:
    async def scene() -> None:
        kit, client, found = await begun(name)
        await learn(kit, client, found)
        await play_out(kit, [client], Random(4))
        assert snapshot_of(kit).state.over() and len(await log_of(kit)) > len(found.actions) // 2

    run(scene())


@taught
def test_another_move_is_answered_by_what_the_lesson_wants_and_changes_nothing(name: str) -> None:
    async def scene() -> None:
        kit, client, found = await begun(name)
        for step in found.steps:
            if not step.do:
                continue
            before = comparable(snapshot_of(kit))
            wanted = next(c for c in client.question["choices"] if c["action"] == step.do[0])
            for choice in client.question["choices"]:
                if choice["action"] != step.do[0]:
                    received = refusal(await client.move(choice["action"]))
                    assert received["code"] == "lesson" and sentence_of(wanted) in sentence_of(received)
            assert comparable(snapshot_of(kit)) == before
            accepted(await client.move(*step.do))
            await kit.wake()

    run(scene())


def test_an_action_that_the_rules_forbid_is_refused_by_the_rules() -> None:
    async def scene() -> None:
        _, client, found = await begun("abyss")
        stack = found.record.game.blocks.id("stack:crab")
        assert refusal(await client.move(stack))["code"] == "illegal"

    run(scene())


def test_during_a_lesson_only_the_learner_plays_move_by_move() -> None:
    async def scene() -> None:
        kit, client, found = await begun("abyss")
        received = await client.say({"type": "hand-over", "seq": client.seq, "id": "a", "bot": "greedy"})
        assert refusal(received)["code"] == "lesson"
        received = await client.say({"type": "ask-back", "seq": client.seq, "id": "b", "to": 0})
        assert refusal(received)["code"] == "lesson"
        orders = {"prices": [[0] * 5] * 6, "scope": "game", "unless_lord": False}
        received = await client.say({"type": "orders", "id": "c", "orders": orders})
        assert refusal(received)["code"] == "lesson"
        await learn(kit, client, found)
        received = await client.say({"type": "orders", "id": "d", "orders": orders})
        assert accepted(received)

    run(scene())


def test_what_a_learner_does_can_be_taken_back_and_done_again() -> None:
    async def scene() -> None:
        kit, client, found = await begun("abyss")
        for step in found.steps:
            if step.text == "fight":
                accepted(await client.move(*step.do))
                accepted(await client.say({"type": "undo", "seq": client.seq, "id": "back", "all": False}))
                assert snapshot_of(kit).action_count == step.at
            if step.do:
                accepted(await client.move(*step.do))
                await kit.wake()
        assert snapshot_of(kit).action_count >= len(found.actions)

    run(scene())


def test_a_jump_is_played_at_once_for_everybody() -> None:
    async def scene() -> None:
        kit, client, found = await begun("abyss")
        jump = next(step for step in found.steps if step.jump)
        after = next(step for step in found.steps if step.at > jump.at)
        for step in found.steps:
            if step.at < jump.at and step.do:
                await client.move(*step.do)
                await kit.wake()
        accepted(await client.move(*jump.do))
        assert snapshot_of(kit).action_count == after.at, "without anybody waking the table"
        assert client.question is not None

    run(scene())


def test_a_what_if_of_a_lesson_is_a_free_game() -> None:
    async def scene() -> None:
        origin = BranchOrigin("old", 0, 22)
        _, client, found = await begun("the_abyss", origin=origin)
        other = next(c for c in client.question["choices"] if c["action"] != found.actions[0])
        accepted(await client.move(other["action"]))

    run(scene())


# Over plain requests.


def test_lessons_are_listed_for_everybody(server: ServerUnderTest) -> None:
    found = server.person().get("/api/lessons")
    assert [one["name"] for one in found] == names()
    for one in found:
        assert one["moves"] == len(lesson(one["name"]).actions) and one["chapters"] >= 5
        assert one["steps"][0]["chapter"] == 1 and one["steps"][-1]["at"] == one["moves"]


@taught
def test_a_lesson_starts_with_one_request(server: ServerUnderTest, name: str) -> None:
    table = server.person("Ann").post(f"/api/lessons/{name}", status=201)
    assert table["lesson"] == name and table["status"] == "playing" and table["viewer"] == LEARNER
    assert table["commitment"] == lesson(name).record.commitment
    assert not table["settings"]["listed"] and not table["settings"]["spectators"]


def test_an_unfinished_lesson_is_closed_when_it_is_started_again(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    first = ann.post("/api/lessons/abyss", status=201)
    other = ann.post("/api/lessons/the_abyss", status=201)
    again = ann.post("/api/lessons/abyss", status=201)
    assert ann.get(f"/api/tables/{first['id']}")["status"] == "closed"
    assert ann.get(f"/api/tables/{other['id']}")["status"] == "playing"
    assert ann.get(f"/api/tables/{again['id']}")["lesson"] == "abyss"


def test_only_lessons_that_exist_can_be_begun(server: ServerUnderTest) -> None:
    assert "Lesson not found" in server.person("Ann").refused("/api/lessons/chess", None, 404, "no-lesson")
    server.person().refused("/api/lessons/abyss", None, 401, "who-are-you")


def test_an_ordinary_table_is_not_a_lesson(server: ServerUnderTest) -> None:
    assert "lesson" not in server.person("Ann").create_table("me", "greedy")
