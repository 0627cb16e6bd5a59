"""Record of a game: options, version of the rules, secret and moves; everything else is derived from them.

As a file it is JSON Lines: the table, one line per move or redraw, and finally the secret.
"""

import hashlib
import json
from typing import Final, final

from hadal.core.chance import SECRET_BYTES, commitment, key_of
from hadal.core.game import Game
from hadal.core.notation import NotationError
from hadal.core.options import FIRST_RULES

VERSION: Final = 1
MOST_COUNTERS: Final = 1000
MOST_REDRAWS: Final = 1_000_000


@final
class Record:
    """The options of a table, its secret, and the moves of each seat.

    `secret` deals the cards. If players contributed to the shuffle, it is made of the secret of the table and their
    numbers; otherwise it is the secret of the table.
    """

    def __init__(self, game: Game, secret: bytes) -> None:
        self.game = game
        self.secret = secret
        self.table_secret = secret
        self.commitment = commitment(secret)  # of the table's secret, as published at the start
        self.hashes: list[tuple[int, str]] = []  # of the players' numbers: seat, SHA-256
        self.numbers: list[tuple[int, bytes]] = []  # those that are part of the secret: seat, number
        self.counter = 0  # more than 0 in a rematch, where the next player in turn begins
        self.moves: list[tuple[int, int]] = []  # seat, action
        # After a takeback, what nobody knows was drawn again: the moves made by then, and the number of the redraw.
        self.redraws: list[tuple[int, int]] = []
        self.scores: list[int] = []  # as claimed at the end; empty while the game is in progress
        self.winners: list[int] = []

    def contribute(self, table_secret: bytes, numbers: list[tuple[int, bytes]], counter: int) -> None:
        """Take the secret of the table and the players' numbers; they give the secret that deals."""
        self.table_secret, self.numbers, self.counter = table_secret, numbers, counter
        self.secret = key_of(table_secret, numbers, counter)

    def write(self) -> str:
        """Return the record as text."""
        options = self.game.options
        head: dict[str, object] = {
            "hadal": VERSION,
            "game": options.game,
            "rules": options.rules,
            "seats": options.seats,
            "options": options.values,
            "commitment": self.commitment,
        }
        if self.hashes:
            head["contributions"] = self.hashes
        redraws = self.redraws_by_move()
        lines = [json.dumps(head), *redraw_lines(redraws.get(0, []))]
        for n, (seat, action) in enumerate(self.moves, 1):
            lines.append(json.dumps([n, seat, self.game.blocks.name(action)]))
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
    return [json.dumps({"redraw": number}) for number in numbers]


def secret_fault(record: Record) -> str:
    """Return what is wrong with the secret and the players' numbers: `secret`, `numbers`, `counter`, or nothing."""
    if commitment(record.table_secret) != record.commitment:
        return "secret"
    hashes = dict(record.hashes)
    if any(hashlib.sha256(number).hexdigest() != hashes.get(seat) for seat, number in record.numbers):
        return "numbers"
    if record.counter != (counter_for(record.game, record.table_secret, record.numbers) if record.counter else 0):
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
    if not isinstance(head, dict) or type(head.get("hadal")) is not int or head["hadal"] != VERSION:
        raise NotationError(f'a record of this version begins with {{"hadal": {VERSION}, ...}}', line=1)
    name, seats, options, promise = (head.get(key) for key in ("game", "seats", "options", "commitment"))
    if not isinstance(name, str) or type(seats) is not int or not isinstance(promise, str):
        raise NotationError("game (text), seats (number) and commitment (text) are needed", line=1)
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise NotationError("options must be names with texts", line=1)
    if len(promise) != 2 * SECRET_BYTES or not set(promise) <= set("0123456789abcdef"):
        raise NotationError(f"the commitment must have {2 * SECRET_BYTES} hexadecimal digits", line=1)
    rules = head.get("rules", FIRST_RULES)
    if type(rules) is not int or rules < FIRST_RULES:
        raise NotationError("rules must be the number of a version", line=1)
    return name, seats, {str(key): str(value) for key, value in options.items()}, promise, rules


def read_line(record: Record, text: str, line: int) -> None:
    """Read a line between the first and the last: a move or a redraw."""
    found = read_json(text, line)
    if isinstance(found, dict) and set(found) == {"redraw"}:
        record.redraws.append((len(record.moves), read_redraw(record, found["redraw"], line)))
    else:
        record.moves.append(read_move(record.game, found, len(record.moves) + 1, line))


def read_redraw(record: Record, number: object, line: int) -> int:
    """Read the number of a redraw; they ascend, so that none is used twice."""
    last = record.redraws[-1][1] if record.redraws else 0
    if type(number) is not int or not last < number <= MOST_REDRAWS:
        raise NotationError(f"the number of this redraw must be from {last + 1} to {MOST_REDRAWS}", line=line)
    return int(number)


def read_move(game: Game, move: object, number: int, line: int) -> tuple[int, int]:
    """Read a move [n, seat, action name]."""
    if not isinstance(move, list) or len(move) != 3:
        raise NotationError('a move like [1, 0, "draw"] is needed', line=line)
    n, seat, name = move
    if type(n) is not int or n != number:
        raise NotationError(f"this should be move {number}", line=line)
    if type(seat) is not int or not 0 <= seat < game.seats:
        raise NotationError(f"a seat is 0 to {game.seats - 1}, not {seat!r}", line=line)
    try:
        return seat, game.blocks.id(name if isinstance(name, str) else repr(name))
    except ValueError as error:
        raise NotationError(str(error), line=line) from None


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


def read_lines(game: Game, lines: list[str], promise: str) -> Record:
    """Read the moves and the last line of a record whose first line has been read."""
    record = Record(game, bytes(SECRET_BYTES))
    record.commitment = promise
    head = read_json(lines[0], 1)
    assert isinstance(head, dict)  # read_head has checked it
    record.hashes = read_contributions(game, head.get("contributions", []), 1)
    if len(lines) < 2:
        raise NotationError("the record breaks off after its first line", line=1)
    for line, text in enumerate(lines[1:-1], 2):
        read_line(record, text, line)
    read_tail(record, lines[-1], len(lines))
    return record
