"""Results file: one line for the contest, then one per finished game. A killed run can resume from it."""

from __future__ import annotations

import json
import os
from typing import IO

from hadal.arena.contest import Contest
from hadal.arena.errors import ArenaError
from hadal.arena.game_result import BadLine, GameResult, read_line


class ResultsFile:
    """Appends games to a file, each flushed at once; without a path nothing is written."""

    def __init__(self, path: str, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.file: IO[str] | None = None

    def create(self) -> None:
        """Create a new file; never overwrite an existing one."""
        if not self.path:
            return
        try:
            self.file = open(self.path, "x", encoding="utf-8")  # noqa: SIM115  # stays open for the whole contest
            self.write(self.contest.head())
        except FileExistsError:
            raise ArenaError("arena-file-there", file=self.path) from None
        except OSError as error:
            raise cannot("arena-cannot-write", self.path, error) from None

    def resume(self) -> list[GameResult]:
        """Return the games in the file, cut off an incomplete last line, and reopen it for appending."""
        try:
            with open(self.path, "rb") as file:
                data = file.read()
            text = data[: data.rfind(b"\n") + 1].decode("utf-8")
            found = read_games(self.path, text, self.contest)
            self.file = open(self.path, "r+", encoding="utf-8")  # noqa: SIM115
            self.file.truncate(len(text.encode()))
            self.file.seek(0, os.SEEK_END)
        except UnicodeDecodeError:
            raise ArenaError("arena-no-results", file=self.path) from None
        except OSError as error:
            raise cannot("arena-cannot-read", self.path, error) from None
        return found

    def add(self, played: GameResult) -> None:
        """Append a game."""
        if self.file is not None:
            self.write(played.as_line())

    def write(self, line: dict[str, object]) -> None:
        """Write a line and flush it."""
        assert self.file is not None
        try:
            self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
            self.file.flush()
        except OSError as error:
            raise cannot("arena-cannot-write", self.path, error) from None

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()
            self.file = None


def cannot(message: str, path: str, error: OSError) -> ArenaError:
    """Return an error about a file."""
    return ArenaError(message, file=path, why=(error.strerror or str(error)).lower())


def read_head(path: str, text: str) -> dict[str, object]:
    """Read the first line of a results file."""
    try:
        head = json.loads(text.split("\n", 1)[0])
    except ValueError:
        head = None
    if not isinstance(head, dict) or "hadal_arena" not in head:
        raise ArenaError("arena-no-results", file=path)
    return head


def read_games(path: str, text: str, contest: Contest) -> list[GameResult]:
    """Read the games of this contest from a results file; of two with one number, the first counts."""
    differs = contest.differs(read_head(path, text))
    if differs:
        raise ArenaError("arena-other-contest", file=path, what=differs)
    found: dict[tuple[int, int], GameResult] = {}
    for n, line in enumerate(text.split("\n")[1:-1], 2):
        try:
            raw = json.loads(line)
            deal = raw.get("deal") if isinstance(raw, dict) else None
            if not isinstance(deal, int) or deal < 0:
                raise BadLine("no deal")
            played = read_line(raw, contest.jobs(deal))
        except ValueError as error:
            why = str(error) if isinstance(error, BadLine) else "not JSON"
            raise ArenaError("arena-bad-line", file=path, line=n, why=why) from None
        found.setdefault(played.key, played)
    return list(found.values())
