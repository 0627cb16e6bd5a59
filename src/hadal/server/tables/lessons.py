"""Tables at which a first game is taught: until the lesson is over, everybody plays what its record says."""

from __future__ import annotations

from hadal.lessons import Lesson, by_secret
from hadal.server.errors import Refusal
from hadal.server.store.model import Table
from hadal.server.tables.game_log import Snapshot

NO_ACTION = -1  # no action
AUTOMATIC_ID = "lesson"  # how the ids of entries begin that the lesson makes for the learner


def lesson_of(table: Table) -> Lesson | None:
    """The lesson that is taught at a table; a what-if of its game is free."""
    return by_secret().get(table.secret) if table.origin is None else None


def lesson_name(table: Table) -> str:
    """What it is called; nothing at an ordinary table."""
    found = lesson_of(table)
    return found.name if found else ""


def remaining_actions(table: Table, now: Snapshot) -> list[int]:
    """The actions that are still to come; none when the lesson is over, or its record was another once."""
    found = lesson_of(table)
    if found is None:
        return []
    done = [action for step in now.steps for action in step.actions]
    actions = found.actions
    return actions[len(done) :] if actions[: len(done)] == done else []


def check_move(table: Table, now: Snapshot, seat: int, actions: list[int]) -> None:
    """As long as it lasts, the learner does what the lesson says."""
    left = remaining_actions(table, now)
    if left and left[: len(actions)] != actions:
        raise Refusal("lesson", wanted=left[0]) if now.to_move == seat else Refusal("not-your-turn")


def automatic_move(table: Table, now: Snapshot) -> tuple[str, list[int]] | None:
    """The next move of a jump: the lesson makes it, whoever is to move."""
    found, left = lesson_of(table), remaining_actions(table, now)
    if found is None or not left or not found.played_by_itself(now.number):
        return None
    return f"{AUTOMATIC_ID}:{now.seq + 1}", left[:1]
