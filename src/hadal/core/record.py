"""Record of a game: options, version of the rules, secret and moves; everything else is derived from them.

As a file it is JSON Lines: the table, one line per move or redraw, and finally the secret. Version 2 adds lines about
the game after the first one (players, date, ...) and remarks to moves. A record without them is written as version 1.
"""

import hashlib
import json
import os
from copy import deepcopy
from typing import Final, final

from hadal.core.chance import SECRET_BYTES, commitment, key_of
from hadal.core.game import Game
from hadal.core.notation import NotationError
from hadal.core.options import FIRST_RULES

VERSIONS: Final = (1, 2)
MOST_COUNTERS: Final = 1000
MOST_REDRAWS: Final = 1_000_000
REDRAW: Final = "redraw"
PLAYERS: Final = "players"  # by seat: {"name": ..., "bot": ..., "settings": ...}, all of them optional
TEXT_FIELDS: Final = ("date", "server", "event", "remarks")
DICT_FIELDS: Final = ("clock",)


class RecordError(ValueError):
    """A record is not what its secret and its moves lead to; `code` and `details` say what is wrong."""

    def __init__(self, code: str, sentence: str, **details: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.details = details


@final
class Record:
    """The options of a table, its secret, and the moves of each seat.

    `secret` deals the cards. If players contributed to the shuffle, it is made of the secret of the table and their
    numbers; otherwise it is the secret of the table.

    `header` says what the moves do not: `players` (by seat), `date`, `server`, `clock`, `event`, `remarks`, or any
    field of yours. `notes` are remarks to moves, by their number from 1.
    """

    def __init__(self, game: Game, secret: bytes) -> None:
        self.game = game
        self.secret = secret
        self.table_secret = secret
        self.commitment = commitment(secret)  # of the table's secret, as published at the start
        self.hashes: list[tuple[int, str]] = []  # of the players' numbers: seat, SHA-256
        self.numbers: list[tuple[int, bytes]] = []  # those that are part of the secret: seat, number
        self.rematch = False  # in a rematch the next player in turn begins: the counter sees to it
        self.counter = 0  # 0, but in a rematch the first with which the right seat begins
        self.moves: list[tuple[int, int]] = []  # seat, action
        # After a takeback, what nobody knows was drawn again: the moves made by then, and the number of the redraw.
        self.redraws: list[tuple[int, int]] = []
        self.scores: list[int] = []  # as claimed at the end; empty while the game is in progress
        self.winners: list[int] = []
        self.header: dict[str, object] = {}
        self.notes: dict[int, str] = {}

    def copy(self) -> "Record":
        """Return an independent copy."""
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.write() == other.write()

    def __hash__(self) -> int:
        return hash((self.secret, len(self.moves)))

    def __repr__(self) -> str:
        result = f"scores {self.scores}" if self.scores else "in progress"
        return f"<Record of {self.game.summary()}: {len(self.moves)} moves, {result}>"

    def players(self) -> list[str]:
        """Return the name of the player on each seat: a person's name, a bot's, or nothing."""
        listed = self.header.get(PLAYERS)
        rows = listed if isinstance(listed, list) else [{}] * self.game.seats
        return [str(row.get("name") or row.get("bot") or "") for row in rows]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, replacing it; an interrupted write leaves the old file."""
        draft = f"{os.fspath(path)}.part"
        with open(draft, "w", encoding="utf-8") as out:
            out.write(self.write())
        os.replace(draft, path)

    def verify(self) -> None:
        """Check the record: secret, every move, scores and winners. RecordError says what is wrong."""
        from hadal.core.verify import check

        check(self)

    def contribute(self, table_secret: bytes, numbers: list[tuple[int, bytes]], counter: int) -> None:
        """Take the secret of the table and the players' numbers; they give the secret that deals.

        `commitment` and `hashes` were published before and stay as they are: set them, too, in a record of your own.
        """
        self.table_secret, self.numbers, self.counter = table_secret, numbers, counter
        self.secret = key_of(table_secret, numbers, counter)

    def write(self) -> str:
        """Return the record as text."""
        options = self.game.options
        head: dict[str, object] = {
            "hadal": VERSIONS[1 if self.header or self.notes else 0],
            "game": options.game,
            "rules": options.rules,
            "seats": options.seats,
            "options": options.values,
            "commitment": self.commitment,
        }
        if self.hashes:
            head["contributions"] = self.hashes
        if self.rematch:
            head["rematch"] = True
        redraws = self.redraws_by_move()
        lines = [json.dumps(head)]
        lines += [json.dumps({name: value}, ensure_ascii=False) for name, value in self.header.items()]
        lines += redraw_lines(redraws.get(0, []))
        for n, (seat, action) in enumerate(self.moves, 1):
            note = [self.notes[n]] if n in self.notes else []
            lines.append(json.dumps([n, seat, self.game.blocks.name(action), *note], ensure_ascii=False))
            lines += redraw_lines(redraws.get(n, []))
        tail: dict[str, object] = {"secret": self.table_secret.hex()}
        if self.numbers:
            tail |= {"contributions": [(seat, number.hex()) for seat, number in self.numbers], "counter": self.counter}
        if self.scores:
            tail |= {"scores": self.scores, "winners": self.winners}
        return "\n".join([*lines, json.dumps(tail)]) + "\n"

    def redraws_by_move(self) -> dict[int, list[int]]:
        """Return the numbers of the redraws by the number of moves before them."""
        found: dict[int, list[int]] = {}
        for at, number in self.redraws:
            found.setdefault(at, []).append(number)
        return found


def redraw_lines(numbers: list[int]) -> list[str]:
    """Return the lines of some redraws."""
    return [json.dumps({REDRAW: number}) for number in numbers]


def secret_fault(record: Record) -> str:
    """Return what is wrong with the secret and the players' numbers: `secret`, `numbers`, `counter`, or nothing."""
    if commitment(record.table_secret) != record.commitment:
        return "secret"
    hashes = dict(record.hashes)
    if any(hashlib.sha256(number).hexdigest() != hashes.get(seat) for seat, number in record.numbers):
        return "numbers"
    chosen = record.rematch and bool(record.numbers)
    if record.counter != (counter_for(record.game, record.table_secret, record.numbers) if chosen else 0):
        return "counter"
    return ""


def counter_for(game: Game, table_secret: bytes, numbers: list[tuple[int, bytes]]) -> int:
    """Return the first counter with which the seat begins that would begin without the players' numbers."""
    first = game.new(table_secret).to_move()
    for counter in range(MOST_COUNTERS):
        if game.new(key_of(table_secret, numbers, counter)).to_move() == first:
            return counter
    return 0  # the seat that begins does not depend on chance alone


def read_json(text: str, line: int) -> object:
    """Parse one line of a record."""
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        column = error.colno if isinstance(error, json.JSONDecodeError) else 0
        raise NotationError("this is not JSON", column, line) from None
    return value


def read_head(text: str) -> tuple[str, int, dict[str, str], str, int]:
    """Read the first line: game, seats, options, commitment, version of the rules."""
    head = read_json(text, 1)
    if not isinstance(head, dict) or type(head.get("hadal")) is not int or head["hadal"] not in VERSIONS:
        raise NotationError(f'a record begins with {{"hadal": {VERSIONS[-1]}, ...}}, or an earlier version', line=1)
    name, seats, options, commitment = (head.get(key) for key in ("game", "seats", "options", "commitment"))
    if not isinstance(name, str) or type(seats) is not int or not isinstance(commitment, str):
        raise NotationError("game (text), seats (number) and commitment (text) are needed", line=1)
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise NotationError("options must be names with texts", line=1)
    if len(commitment) != 2 * SECRET_BYTES or not set(commitment) <= set("0123456789abcdef"):
        raise NotationError(f"the commitment must have {2 * SECRET_BYTES} hexadecimal digits", line=1)
    rules = head.get("rules", FIRST_RULES)
    if type(rules) is not int or rules < FIRST_RULES:
        raise NotationError("rules must be the number of a version", line=1)
    return name, seats, {str(key): str(value) for key, value in options.items()}, commitment, rules


def read_line(record: Record, text: str, line: int) -> None:
    """Read a line between the first and the last: something about the game, a move or a redraw."""
    found = read_json(text, line)
    if isinstance(found, dict) and set(found) == {REDRAW}:
        record.redraws.append((len(record.moves), read_redraw(record, found[REDRAW], line)))
    elif isinstance(found, dict) and not record.moves:
        read_fields(record, found, line)
    else:
        read_move(record, found, line)


def read_redraw(record: Record, number: object, line: int) -> int:
    """Read the number of a redraw; they ascend, so that none is used twice."""
    last = record.redraws[-1][1] if record.redraws else 0
    if type(number) is not int or not last < number <= MOST_REDRAWS:
        raise NotationError(f"the number of this redraw must be from {last + 1} to {MOST_REDRAWS}", line=line)
    return int(number)


def read_fields(record: Record, fields: dict[str, object], line: int) -> None:
    """Read a line about the game."""
    for name, value in fields.items():
        if name in record.header:
            raise NotationError(f"{name} is given twice", line=line)
        if name in TEXT_FIELDS and not isinstance(value, str):
            raise NotationError(f"{name} must be a text", line=line)
        if name in DICT_FIELDS and not isinstance(value, dict):
            raise NotationError(f"{name} must be an object", line=line)
        if name == PLAYERS and not are_players(value, record.game.seats):
            raise NotationError('players must be a list with one {"name": ..., "bot": ...} for each seat', line=line)
        record.header[name] = value


def are_players(value: object, seats: int) -> bool:
    """Return whether this is a list of one object per seat, with texts for the name and the bot."""
    if not isinstance(value, list) or len(value) != seats:
        return False
    return all(isinstance(row, dict) and is_text(row, "name") and is_text(row, "bot") for row in value)


def is_text(row: dict[str, object], name: str) -> bool:
    """Return whether a field is missing or a text."""
    return isinstance(row.get(name, ""), str)


def read_move(record: Record, move: object, line: int) -> None:
    """Read a move [n, seat, action name], with a remark if there is one."""
    game, number = record.game, len(record.moves) + 1
    if not isinstance(move, list) or len(move) not in (3, 4):
        raise NotationError('a move like [1, 0, "draw"] is needed', line=line)
    n, seat, name, *note = move
    if type(n) is not int or n != number:
        raise NotationError(f"this should be move {number}", line=line)
    if type(seat) is not int or not 0 <= seat < game.seats:
        raise NotationError(f"a seat is 0 to {game.seats - 1}, not {seat!r}", line=line)
    try:
        action = game.blocks.id(name if isinstance(name, str) else repr(name))
    except ValueError as error:
        raise NotationError(str(error), line=line) from None
    for remark in note:
        if not isinstance(remark, str):
            raise NotationError("the remark to a move must be a text", line=line)
        record.notes[n] = remark
    record.moves.append((seat, action))


def read_tail(record: Record, text: str, line: int) -> None:
    """Read the last line: the secret, and the scores if the game has ended."""
    tail = read_json(text, line)
    secret = tail.get("secret") if isinstance(tail, dict) else None
    if not isinstance(tail, dict) or not isinstance(secret, str):
        raise NotationError('the last line must be {"secret": ...}', line=line)
    try:
        table_secret = bytes.fromhex(secret)
    except ValueError:
        raise NotationError("the secret must be hexadecimal", line=line) from None
    if len(table_secret) != SECRET_BYTES:
        raise NotationError(f"the secret must have {SECRET_BYTES} bytes", line=line)
    given = read_contributions(record.game, tail.get("contributions", []), line)
    counter = tail.get("counter", 0)
    if type(counter) is not int or not 0 <= counter < 2**32:
        raise NotationError("the counter must be a whole number from 0 to 2**32 - 1", line=line)
    record.contribute(table_secret, [(seat, bytes.fromhex(number)) for seat, number in given], counter)
    record.scores = read_numbers(tail.get("scores", []), "scores", line)
    record.winners = read_numbers(tail.get("winners", []), "winners", line)


def read_contributions(game: Game, value: object, line: int) -> list[tuple[int, str]]:
    """Read seats with 32 bytes each, as hexadecimal digits: the players' numbers, or their hashes."""
    out: list[tuple[int, str]] = []
    for item in value if isinstance(value, list) else [None]:
        seat, digits = item if isinstance(item, list) and len(item) == 2 else (None, None)
        good = isinstance(digits, str) and len(digits) == 2 * SECRET_BYTES and set(digits) <= set("0123456789abcdef")
        if type(seat) is not int or not 0 <= seat < game.seats or not good or seat in [old for old, _ in out]:
            raise NotationError('contributions are seats with 64 hexadecimal digits: [[0, "1f…"], …]', line=line)
        out.append((seat, str(digits)))
    return out


def read_numbers(value: object, name: str, line: int) -> list[int]:
    """Read a list of integers."""
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise NotationError(f"{name} must be a list of whole numbers", line=line)
    return [int(item) for item in value]


def read_lines(game: Game, lines: list[str], commitment: str) -> Record:
    """Read the moves and the last line of a record whose first line has been read."""
    record = Record(game, bytes(SECRET_BYTES))
    record.commitment = commitment
    head = read_json(lines[0], 1)
    assert isinstance(head, dict)  # read_head has checked it
    record.hashes = read_contributions(game, head.get("contributions", []), 1)
    if head.get("rematch", False) not in (True, False):
        raise NotationError("rematch must be true or false", line=1)
    record.rematch = bool(head.get("rematch", False))
    if len(lines) < 2:
        raise NotationError("the record breaks off after its first line", line=1)
    for line, text in enumerate(lines[1:-1], 2):
        read_line(record, text, line)
    read_tail(record, lines[-1], len(lines))
    return record
