"""What-ifs: tables that continue an old game from one of its moves.

The table has the options and the secret of that game, so every later draw is the one that game would have had, and its
record is an ordinary one. The secret no longer protects anything: only finished games and records that contain their
secret can be continued, and a what-if is played by one person alone or with bots.
"""

from __future__ import annotations

from hadal.core.record import Record
from hadal.server.errors import RequestError
from hadal.server.lobby.seating import check_bot, new_id, reset_seat, seat_person
from hadal.server.people.accounts import shown_name
from hadal.server.protocol.http import Branch, BranchSeat
from hadal.server.protocol.settings import BranchOrigin, TableSettings
from hadal.server.store.model import Person, Seat, Table
from hadal.server.tables.game_log import starting_position

LETTERS = "ABCDE"
MAX_PAST = 2_000  # moves and redraws that a what-if takes over; a whole game has a few hundred
SETTINGS = TableSettings(listed=False)  # only the host finds it, and whoever gets the link


def create_branch(record: Record, request: Branch, person: Person, now: int, table: str = "") -> Table:
    """The table of a what-if, ready to start; `table` is the id of the old table, if the game was played here."""
    options = record.game.options
    check_branch_seats(request.seats, options.game, options.seats)
    past = check_past(actions_and_redraws(record, check_branch_move(record, request.move)))
    start = starting_position(record.game, record.secret, past)
    if start.state.over():
        raise RequestError(422, "branch-at-end", last=len(record.moves) - 1)
    origin = BranchOrigin(table, request.move, len(record.moves))
    several = sum(choice.kind == "me" for choice in request.seats) > 1
    seats = [branch_seat(number, choice, person, several) for number, choice in enumerate(request.seats)]
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
        to_move=start.state.to_move(),
        rules=options.rules,
    )


def check_branch_seats(seats: list[BranchSeat], game: str, wanted: int) -> None:
    """Check that there are as many seats as in that game, and that at least one is a person's."""
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
    """Check that the record has this move."""
    if not record.moves:
        raise RequestError(422, "branch-empty")
    if move > len(record.moves):
        raise RequestError(422, "branch-move", last=len(record.moves))
    return move


def check_past(past: list[int]) -> list[int]:
    """Check that there are not too many moves and redraws: they are stored and read with the row of the table."""
    if len(past) > MAX_PAST:
        raise RequestError(422, "branch-too-long", most=MAX_PAST)
    return past


def actions_and_redraws(record: Record, move: int) -> list[int]:
    """The first moves of a record and the redraws among them, as `starting_position` takes them."""
    past: list[int] = []
    redraws = record.redraws_by_move()
    for n in range(move + 1):
        past += [record.moves[n - 1][1]] if n else []
        past += [-number for number in redraws.get(n, [])]
    return past


def branch_seat(number: int, choice: BranchSeat, person: Person, several: bool) -> Seat:
    """A seat of the person or a bot; several seats of the person are distinguished by letters."""
    seat = Seat(number)
    if choice.kind == "me":
        seat_person(seat, person)
        if several:
            seat.name = f"{shown_name(person)} {LETTERS[number]}"
    else:
        reset_seat(seat, "bot", choice.bot)
    return seat
