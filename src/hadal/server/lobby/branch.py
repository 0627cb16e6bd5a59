"""What if: a table that begins where an old game was after some of its moves, and goes on from there.

The table has the options and the secret of that game, so every later draw is the one that game would have had, and its
record is an ordinary one. Nothing is hidden by that secret any more: only games that are over and records that show
their secret can be taken up, and whoever takes one up plays alone, or with bots.
"""

from __future__ import annotations

from hadal.core.record import Record
from hadal.server.errors import RequestError
from hadal.server.lobby.seating import check_bot, game_of, new_id, reset_seat, seat_person
from hadal.server.protocol.http import Branch, BranchSeat, History
from hadal.server.protocol.settings import BranchOrigin, TableSettings
from hadal.server.store.model import Person, Seat, Table
from hadal.server.tables import game_log

LETTERS = "ABCDE"
SETTINGS = TableSettings(listed=False)  # the host alone finds it, and whoever gets the link


def create_branch(record: Record, wish: Branch, person: Person, now: int, table: str = "") -> Table:
    """The table of a what-if, ready to begin; `table` is where the game was played, if it was played here."""
    options = record.game.options
    check_branch_seats(wish.seats, options.game, options.seats)
    past = [action for _, action in record.moves[: check_branch_move(record, wish.move)]]
    origin = BranchOrigin(table, wish.move, len(record.moves))
    several = sum(hand.kind == "me" for hand in wish.seats) > 1
    seats = [branch_seat(number, hand, person, several) for number, hand in enumerate(wish.seats)]
    return Table(
        id=new_id(),
        game=options.game,
        options=dict(options.values),
        settings=SETTINGS,
        seats=seats,
        host=person.id,
        secret=record.secret,
        created=now,
        since=now,
        origin=origin,
        past=past,
    )


def record_of(table: Table, told: History) -> Record:
    """The record of a table, from its history with all cards open."""
    record = Record(game_of(table), table.secret)
    record.moves = [(step.seat, step.action) for step in told.steps]
    return record


def check_branch_seats(seats: list[BranchSeat], game: str, wanted: int) -> None:
    """As many seats as in that game, one of them mine at least."""
    if len(seats) != wanted:
        raise RequestError(422, "branch-seats", wanted=wanted, given=len(seats))
    for seat in seats:
        if seat.kind == "bot":
            check_bot(seat.bot, game)
        elif seat.bot:
            raise RequestError(422, "bot-without-seat")
    if all(seat.kind == "bot" for seat in seats):
        raise RequestError(422, "branch-without-me")


def check_branch_move(record: Record, move: int) -> int:
    """A move after which there is something left to play."""
    if not record.moves:
        raise RequestError(422, "branch-empty")
    if move > len(record.moves):
        raise RequestError(422, "branch-move", last=len(record.moves))
    first = game_log.starting_position(record.game, record.secret, [action for _, action in record.moves[:move]])
    if first.state.over():
        raise RequestError(422, "branch-at-end", last=len(record.moves) - 1)
    return move


def branch_seat(number: int, hand: BranchSeat, person: Person, several: bool) -> Seat:
    """A seat of mine, or a bot's; several of mine are told apart by their letters."""
    seat = Seat(number)
    if hand.kind == "me":
        seat_person(seat, person)
        if several:
            seat.name = f"{person.name} {LETTERS[number]}"
    else:
        reset_seat(seat, "bot", hand.bot)
    return seat
