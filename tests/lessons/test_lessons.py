"""Lessons: every move is legal, every step is reached, and everything they point at is there."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hadal
from hadal.core.match import Match, replay
from hadal.core.state import State
from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.lessons import LEARNER, GuidedStep, Lesson, lesson, names
from hadal.words import Words, languages
from tests.words.test_catalogues import message_ids

ROOT = Path(hadal.__file__).parents[2]
LESSONS = [lesson(name) for name in names()]
ALL_STEPS = [pytest.param(one, step, id=f"{one.name}-{step.text}") for one in LESSONS for step in one.steps]
taught = pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.name)


@cache
def texts(language: str) -> tuple[set[str], Words]:
    """The ids and the texts of a language."""
    return message_ids(language), Words(language)


def before(one: Lesson, moves: int) -> State:
    """The position before a move of the lesson."""
    match = Match(one.record.game, one.record.secret)
    for _, action in one.record.moves[:moves]:
        match.play(action)
    return match.state


@taught
def test_the_record_of_a_lesson_is_a_game_by_the_rules(one: Lesson) -> None:
    match = replay(one.record)
    assert not match.state.over(), "the learner may play on"
    assert one.record.moves[0][0] == LEARNER
    assert one.record.game.seats == 2


@taught
def test_a_lesson_begins_at_the_deal_and_ends_with_its_record(one: Lesson) -> None:
    steps = one.steps
    assert steps[0].at == 0 and steps[-1].at == len(one.record.moves) and not steps[-1].do
    assert [step.at for step in steps] == sorted(step.at for step in steps)
    chapters = [step.chapter for step in steps]
    assert chapters == sorted(chapters) and set(chapters) == set(range(1, chapters[-1] + 1))
    assert 5 <= chapters[-1] <= 8


@taught
def test_the_learner_is_shown_every_move_except_those_of_a_jump(one: Lesson) -> None:
    told = {n for step in one.steps for n in range(step.at, step.at + len(step.do))}
    mine = {n for n, (seat, _) in enumerate(one.record.moves) if seat == LEARNER}
    jumped = {n for n in mine if one.played_by_itself(n)}
    assert told | jumped == mine and not told & jumped
    assert bool(jumped) == any(step.jump for step in one.steps)


@pytest.mark.parametrize(("one", "step"), ALL_STEPS)
def test_at_every_step_the_learner_is_asked_for_what_the_step_wants(one: Lesson, step: GuidedStep) -> None:
    state = before(one, step.at)
    if step.at == len(one.record.moves):
        return
    assert state.to_move() == LEARNER
    for action in step.do:
        assert action in [label.action for label in state.labels()] and state.to_move() == LEARNER
        state.apply(action)
    last = max(n for n, other in enumerate(one.steps) if other.at == step.at)
    assert bool(step.do) == (one.steps[last] is step), "the last step at a question says what to do, and no other"


@pytest.mark.parametrize(("one", "step"), ALL_STEPS)
@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_text_in_every_language(one: Lesson, step: GuidedStep, language: str) -> None:
    there, words = texts(language)
    assert f"ui-lesson-{one.name}-{step.text}" in there
    assert f"ui-lesson-{one.name}-chapter-{step.chapter}" in there
    for at in step.point[:1]:
        assert f"ui-lesson-{one.name}-at-{place_word(at)}" in there
    text = words.text(f"ui-lesson-{one.name}-{step.text}")
    assert 20 < len(text) <= 360, "short, or nobody reads it"


def place_word(at: str) -> str:
    """The text that the panel uses for a place."""
    kind, _, n = at.partition(":")
    if kind in ("seat", "pearls", "panics") and n != str(LEARNER):
        return "rival"
    return n if kind == "zone" else kind


def test_no_text_of_a_lesson_is_unused() -> None:
    wanted = {f"ui-lesson-{one.name}-{step.text}" for one in LESSONS for step in one.steps}
    wanted |= {f"ui-lesson-{one.name}-chapter-{step.chapter}" for one in LESSONS for step in one.steps}
    wanted |= {
        f"ui-lesson-{one.name}-at-{place_word(step.point[0])}" for one in LESSONS for step in one.steps if step.point
    }
    begin = tuple(f"ui-lesson-{start}-" for start in names())
    assert {name for name in texts("en")[0] if name.startswith(begin)} == wanted


# What is pointed at.


def is_there(state: State, at: str) -> bool:
    """Whether something is visible at this place of the table."""
    view = seen(state)
    kind, _, rest = at.partition(":")
    n = int(rest.partition(":")[0]) if rest[:1].isdigit() else -1
    if kind == "track":
        return n < len(view["track"]) and view["track"][n] >= 0
    if kind == "stack":
        return bool(view["council"][n])
    if kind == "lord":
        return n in view["court"]
    if kind == "place":
        return view["holder"][n] not in (0, 1) and any(f"location:{LOCATION_NAMES[n]}" == name for name in legal(state))
    if kind == "drawn":
        return bool(view["drawn"]) and (n < 0 or view["drawn"][n] > 0)
    if kind == "pile":
        return bool(view["pile"])
    if kind == "panics":
        return bool(view["panics"][n])
    if kind == "hand" and rest.count(":"):
        return bool(view["hand"][int(rest.split(":")[1])])
    return True


def seen(state: State) -> dict[str, Any]:
    """What the learner sees."""
    return dict(state.view(LEARNER))


def legal(state: State) -> list[str]:
    """The legal actions, by name."""
    return [state.game.blocks.name(action) for action in state.legal()]


@pytest.mark.parametrize(("one", "step"), ALL_STEPS)
def test_what_a_step_points_at_is_on_the_table(one: Lesson, step: GuidedStep) -> None:
    state = before(one, step.at)
    for at in step.point:
        assert is_there(state, at), at


def test_the_tables_of_the_client_have_the_places_that_are_pointed_at() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("games", "board")
        for path in (ROOT / "web" / "src" / folder).rglob("*.svelte")
    )
    if not sources:
        pytest.skip("the sources of the client are not here")
    there = set(re.findall(r"""\b(?:data-)?at=(?:"|\{[^"{}]*")(zone:[a-z]+|[a-z]+)""", sources))
    points = {at for one in LESSONS for step in one.steps for at in step.point}
    assert {at if at.startswith("zone:") else at.partition(":")[0] for at in points} - there == set()


# Figures in the texts.


def test_the_first_game_of_abyss_is_as_its_texts_say() -> None:
    one = lesson("abyss")
    by_text = {step.text: seen(before(one, step.at)) for step in one.steps}
    assert by_text["sold"]["pearls"] == [2, 0]
    assert by_text["price"]["court"].count(LORD_NAMES.index("keeper")) == 1
    owner = by_text["bound"]["owner"]
    assert owner[LORD_NAMES.index("keeper")] == LEARNER and owner[LORD_NAMES.index("seeker")] == 1
    assert by_text["powers"]["pearls"][LEARNER] == by_text["price"]["pearls"][LEARNER] - 1
    mine = [LORD_NAMES[lord] for lord, who in enumerate(by_text["third"]["owner"]) if who == LEARNER]
    assert mine == ["keeper", "ship_master"] or mine == ["ship_master", "keeper"]
    assert by_text["third"]["pearls"][LEARNER] == 3 and by_text["place"]["pearls"][LEARNER] == 0
    assert by_text["end"]["holder"][LOCATION_NAMES.index("the_chasm")] == LEARNER
    turns = by_text["third"]["turns"] - by_text["jump"]["turns"]
    assert turns >= 8, "four turns of the learner, and those of the rival"


def test_the_first_game_of_the_abyss_is_as_its_texts_say() -> None:
    one = lesson("the_abyss")
    by_text = {step.text: seen(before(one, step.at)) for step in one.steps}
    assert by_text["panic"]["panics"] == [1, 1] and by_text["others"]["panics"] == [0, 2]
    assert by_text["end"]["totals"] == [25, 12] and by_text["end"]["round"] == 2
