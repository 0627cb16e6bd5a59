"""Lessons: tables where everybody follows a record until the lesson is over."""

from __future__ import annotations

from hadal.lessons import Lesson, by_secret
from hadal.server.errors import TableRefusal
from hadal.server.store import model
from hadal.server.store.model import EntryBody, Table
from hadal.server.tables.game_log import EntryDraft, Snapshot

NO_ACTION = -1
AUTOMATIC_ID = "lesson"  # prefix of the ids of entries that the lesson makes for the learner


def lesson_of(table: Table) -> Lesson | None:
    """The lesson taught at a table. A what-if of a lesson is an ordinary game."""
    return by_secret().get(table.secret) if table.origin is None else None


def lesson_name(table: Table) -> str:
    """The name of the lesson taught at a table, or an empty string."""
    lesson = lesson_of(table)
    return lesson.name if lesson else ""


def remaining_actions(table: Table, snapshot: Snapshot) -> list[int]:
    """The rest of the lesson; empty when it is over, or when the game has left its record (of an older version)."""
    lesson = lesson_of(table)
    if lesson is None:
        return []
    done = [action for move in snapshot.moves for action in move.actions]
    actions = lesson.actions
    return actions[len(done) :] if actions[: len(done)] == done else []


def check_move(table: Table, snapshot: Snapshot, seat: int, actions: list[int]) -> None:
    """Refuse a move that is not the next one of the lesson."""
    rest = remaining_actions(table, snapshot)
    if rest and rest[: len(actions)] != actions:
        raise TableRefusal("lesson", wanted=rest[0]) if snapshot.to_move == seat else TableRefusal("not-your-turn")


def automatic_move(table: Table, snapshot: Snapshot) -> EntryDraft | None:
    """The next move, where the lesson skips ahead and plays for everybody."""
    lesson, rest = lesson_of(table), remaining_actions(table, snapshot)
    if lesson is None or not rest or not lesson.played_by_itself(snapshot.action_count):
        return None
    id = f"{AUTOMATIC_ID}:{snapshot.seq + 1}"
    return EntryDraft(model.MOVE, snapshot.to_move, id, EntryBody(actions=rest[:1]))
