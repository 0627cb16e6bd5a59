"""Lessons: guided first games.

A game's lesson is two files in its folder `lesson`. `record.jsonl` is an ordinary record (`hadal verify` reads it);
the learner has seat A. `steps.json` lists the steps; the texts of a step are `ui-lesson-GAME-TEXT` in the catalogues.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hadal.core import registry
from hadal.core.record import Record
from hadal.core.registry import plugin, read_record

FOLDER = "lesson"
LEARNER = 0


@dataclass(frozen=True)
class GuidedStep:
    """A text shown to the learner before move `at`, and the learner's next actions."""

    at: int  # number of moves before it
    chapter: int  # from 1; several steps may share a chapter
    text: str
    point: tuple[str, ...]  # places on the table (data-at); the first that exists is highlighted
    do: tuple[int, ...]  # the learner's next actions; empty: only read on
    jump: bool  # the moves until the next step are played automatically


@dataclass(frozen=True)
class Lesson:
    """A game in which every move is fixed until the lesson is over."""

    name: str
    record: Record
    steps: tuple[GuidedStep, ...]

    @property
    def actions(self) -> list[int]:
        """Return the moves of all seats."""
        return [action for _, action in self.record.moves]

    def played_by_itself(self, number: int) -> bool:
        """Return whether this move (from 0) follows a jump and precedes the next step, except the learner's first."""
        jump = max((step.at for step in self.steps if step.jump and step.at < number), default=-1)
        return jump >= 0 and not any(jump < step.at <= number for step in self.steps)


def names() -> list[str]:
    """Return the names of all lessons."""
    return [name for name in registry.names() if (folder_of(name) / "record.jsonl").exists()]


def folder_of(game: str) -> Path:
    """Return the folder of a game's lesson, if it has one."""
    return plugin(game).folder / FOLDER


@cache
def lesson(name: str) -> Lesson:
    """Return a lesson by name."""
    record = read_record((folder_of(name) / "record.jsonl").read_text(encoding="utf-8"))
    rows = json.loads((folder_of(name) / "steps.json").read_text(encoding="utf-8"))
    return Lesson(name, record, tuple(step_of(record, row) for row in rows))


def step_of(record: Record, row: dict[str, object]) -> GuidedStep:
    """Read one step; `do` counts the learner's actions from there on."""
    at, chapter, count = (int(str(row.get(key, 0))) for key in ("at", "chapter", "do"))
    point = row.get("point", [])
    assert isinstance(point, list)
    do = tuple(action for _, action in record.moves[at : at + count])
    return GuidedStep(at, chapter, str(row["text"]), tuple(map(str, point)), do, row.get("jump") is True)


@cache
def by_secret() -> dict[bytes, Lesson]:
    """Return lessons by their secret; no other table uses it."""
    return {found.record.secret: found for found in map(lesson, names())}
