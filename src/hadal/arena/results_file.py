"""The file of results: one line for the contest, then one for each game as it ends. A killed run goes on from it."""

from __future__ import annotations

import json
import os
from typing import IO

from hadal.arena.contest import Contest
from hadal.arena.errors import ArenaError
from hadal.arena.game_result import BadLine, GameResult, read_line


class ResultsFile:
    """Games in a file, each written out at once; or nowhere, without a name."""

    def __init__(self, path: str, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.file: IO[str] | None = None

    def create(self) -> None:
        """Begin a new file; one that is there is not overwritten."""
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
        """The games that are there already; what a kill left of a last line is cut off, and the file goes on."""
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
        """One more game."""
        if self.file is not None:
            self.write(played.as_line())

    def write(self, line: dict[str, object]) -> None:
        """A line, which is in the file before anything else happens."""
        assert self.file is not None
        try:
            self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
            self.file.flush()
        except OSError as error:
            raise cannot("arena-cannot-write", self.path, error) from None

    def close(self) -> None:
        """No more games."""
        if self.file is not None:
            self.file.close()
            self.file = None


def cannot(message: str, path: str, error: OSError) -> ArenaError:
    """A sentence about a file."""
    return ArenaError(message, file=path, why=(error.strerror or str(error)).lower())


def read_head(path: str, text: str) -> dict[str, object]:
    """The first line of a file of results."""
    try:
        head = json.loads(text.split("\n", 1)[0])
    except ValueError:
        head = None
    if not isinstance(head, dict) or "hadal_arena" not in head:
        raise ArenaError("arena-no-results", file=path)
    return head


def read_games(path: str, text: str, contest: Contest) -> list[GameResult]:
    """The games in a file of results of this contest; the first of two with one number counts."""
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
