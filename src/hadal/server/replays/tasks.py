"""What is computed by replaying a game, as tasks that can be sent to another process. Each returns bytes."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from hadal.core.options import UnknownRules
from hadal.server.errors import RequestError
from hadal.server.lobby.branch import create_branch
from hadal.server.ops.redaction import error_location
from hadal.server.protocol.http import Branch
from hadal.server.store.model import Entry, Person, Table
from hadal.server.tables import history
from hadal.server.tables.opened_log import opened_log


class HistoryTask(Struct, tag="history"):
    """The history of a table's game for a viewer, as JSON."""

    table: Table
    entries: list[Entry]
    viewer: int
    language: str

    def run(self) -> bytes:
        """Replay the game."""
        return msgspec.json.encode(history.table_history(self.table, self.entries, self.viewer, self.language))


class RecordTask(Struct, tag="record"):
    """The record of a table's game, as text."""

    table: Table
    entries: list[Entry]

    def run(self) -> bytes:
        """Replay the game."""
        record = history.record_of(self.table, self.entries)
        record.header = history.record_header(self.table)
        return record.write().encode()


class UploadedHistoryTask(Struct, tag="uploaded-history"):
    """The history of an uploaded record, which is checked completely, as JSON."""

    text: str
    viewer: int
    language: str

    def run(self) -> bytes:
        """Replay the game."""
        match = history.read_match(self.text)
        if self.viewer >= match.game.seats:
            raise RequestError(422, "no-seat", last=match.game.seats - 1)
        return msgspec.json.encode(history.match_history(match, self.viewer, self.language))


class BranchTask(Struct, tag="branch"):
    """The table of a what-if that continues a game: the record of another table, or an uploaded one."""

    request: Branch
    person: Person
    now: int
    text: str
    table: str = ""  # the id of the other table

    def run(self) -> bytes:
        """Replay the game up to the move from which it is continued."""
        record = history.read_match(self.text).record
        return msgspec.msgpack.encode(create_branch(record, self.request, self.person, self.now, self.table))


class OpenTask(Struct, tag="open"):
    """A log read up to its last entries, as an `OpenedLog`."""

    table: Table
    entries: list[Entry]

    def run(self) -> bytes:
        """Read the log."""
        return msgspec.msgpack.encode(opened_log(self.table, self.entries))


ReplayTask = HistoryTask | RecordTask | UploadedHistoryTask | BranchTask | OpenTask


class ReplayAnswer(Struct, omit_defaults=True):
    """The result of a task, or why there is none: an error for the client, or the place of an unexpected one."""

    result: bytes = b""
    cpu_s: float = 0.0  # processor time it took
    status: int = 0
    code: str = ""
    text_args: dict[str, Any] = {}
    rejected: str = ""  # the rules reject the log: the code of the refusal
    fault: str = ""


class LogRejected(Exception):
    """The rules reject the log of a table, or this server lacks its version of the rules."""

    def __init__(self, why: str, code: str) -> None:
        super().__init__(why)
        self.code = code


def result_of(answer: ReplayAnswer) -> bytes:
    """The result of a task, or its error."""
    if answer.code:
        raise RequestError(answer.status, answer.code, **answer.text_args)
    if answer.rejected:
        raise LogRejected(answer.fault, answer.rejected)
    return answer.result


def answer_to(task: ReplayTask) -> ReplayAnswer:
    """Carry out a task."""
    start = process_time()
    try:
        answer = ReplayAnswer(task.run())
    except RequestError as error:
        answer = ReplayAnswer(status=error.status, code=error.code, text_args=error.text_args)
    except MemoryError:
        raise  # the process cannot continue
    except UnknownRules as error:
        answer = ReplayAnswer(rejected="unknown-rules", fault=error_location(error))
    except Exception as error:
        answer = ReplayAnswer(rejected="unreadable", fault=error_location(error))
    answer.cpu_s = process_time() - start
    return answer
