"""Commands of players: moves, taking back, handing over. Each becomes an entry for the log, or is refused.

Nothing here writes: the live table appends what these functions return.
"""

from __future__ import annotations

from hadal.bots.registry import names as bot_names
from hadal.server.errors import TableRefusal
from hadal.server.protocol.socket import HandOverCommand, MoveCommand, TakebackCommand, UndoCommand, VoteCommand
from hadal.server.store import model
from hadal.server.store.model import EntryBody
from hadal.server.tables import lessons
from hadal.server.tables.game_log import EntryDraft, GameLog
from hadal.server.tables.secret_answers import SealedAnswer, SecretAnswers

LogCommand = MoveCommand | UndoCommand | TakebackCommand | VoteCommand | HandOverCommand


class Commands:
    """Checks the commands of one table."""

    def __init__(self, game_log: GameLog, secret_answers: SecretAnswers) -> None:
        self.game_log = game_log
        self.secret_answers = secret_answers

    def repeated(self, seats: list[int], id: str) -> int | None:
        """The entry that a command with this id already made for one of these seats."""
        entries = (self.game_log.ids.get(f"{seat}:{id}") for seat in seats)
        return next((seq for seq in entries if seq is not None), None)

    def check_seq(self, seq: int) -> None:
        """Refuse a client that has not seen the last entry."""
        if seq != self.game_log.snapshot.seq:
            raise TableRefusal("stale", seq=self.game_log.snapshot.seq)

    def check_position(self, seq: int) -> None:
        """Refuse a client that has not seen the current position.

        Requests to go back and changes of driver leave it as it is. If they made an answer stale, an opponent could
        keep a player from moving until the clock runs out.
        """
        if not self.game_log.snapshot.asked_at <= seq <= self.game_log.snapshot.seq:
            raise TableRefusal("stale", seq=self.game_log.snapshot.seq)

    def prepare(self, seat: int, command: LogCommand, at: int) -> EntryDraft | SealedAnswer:
        """The entry for a command that comes at this time, or with sealed offers an answer to be stored.

        TableRefusal if it is not possible.
        """
        if isinstance(command, MoveCommand):
            return self.move(seat, command)
        if isinstance(command, HandOverCommand) and not command.bot:
            pass  # a seat is taken back in any position: a bot that moves just now must not prevent it
        elif isinstance(command, UndoCommand | HandOverCommand):
            self.check_position(command.seq)
        else:
            self.check_seq(command.seq)  # what others ask for may be another request by now
        id = f"{seat}:{command.id}"
        if isinstance(command, UndoCommand):
            return EntryDraft(model.UNDO, seat, id, self.undo(seat, command.all, at))
        self.check_lesson(seat)
        if isinstance(command, TakebackCommand):
            return EntryDraft(model.ASK_BACK, seat, id, self.takeback(seat, command.to))
        if isinstance(command, VoteCommand):
            return EntryDraft(model.AGREE, seat, id, self.vote(seat, command.yes))
        self.check_driver(seat, command.bot)
        self.game_log.check_room_for_change(seat)
        if command.bot:
            self.game_log.check_interruptions(seat)
            live = self.game_log.table.settings.clock.kind == "live"
            return EntryDraft(model.DRIVE, seat, id, EntryBody(bot=command.bot, why="hand-over", pays=live))
        self.game_log.check_interruptions(seat, more=1)  # whoever has handed over for the last time gets the seat back
        return EntryDraft(model.DRIVE, seat, id, EntryBody(why="back", at_least=self.game_log.return_time(seat)))

    def undo(self, seat: int, everything: bool, at: int) -> EntryBody:
        """Taking back without the consent of others, at the expense of one's own clock."""
        self.game_log.check_room_for_change(seat)
        to = self.game_log.undo_target(seat, everything)
        self.game_log.check_undo_time(seat, at)
        return EntryBody(to=to, pays=True)

    def takeback(self, seat: int, to: int | None) -> EntryBody:
        """A request to go back. It says who must agree; if nobody must, it is carried out at once."""
        self.game_log.check_room_for_change(seat)
        self.game_log.check_interruptions(seat)
        if to is None:
            to = self.game_log.before_last_move()
        self.game_log.check_takeback(to)
        voters = self.game_log.voters_for(seat)
        return EntryBody(to=to, voters=voters, redraw=0 if voters else self.game_log.redraw_for(to))

    def vote(self, seat: int, yes: bool) -> EntryBody:
        """A vote on a request. The last yes carries it out, and says where to and with which redraw."""
        self.check_vote(seat)
        takeback = self.game_log.snapshot.takeback
        assert takeback is not None
        if not yes or self.game_log.voters(self.game_log.snapshot) != [seat]:
            return EntryBody(yes=yes)
        return EntryBody(yes=True, to=takeback.to, redraw=self.game_log.redraw_for(takeback.to))

    def move(self, seat: int, command: MoveCommand) -> EntryDraft | SealedAnswer:
        """An answer to the current question, or a sealed answer to an offer."""
        snapshot = self.game_log.snapshot
        if not snapshot.state.over() and snapshot.drivers[seat]:
            raise TableRefusal("bot-drives")
        simultaneous = self.game_log.table.settings.sealed and self.secret_answers.offered_since(command.seq)
        if simultaneous and snapshot.to_move != seat:
            return self.secret_answers.seal(seat, command.id, command.actions)
        if not simultaneous:
            self.check_position(command.seq)
        self.game_log.check_room_for_move()
        self.game_log.before_last_action(seat, command.actions)
        lessons.check_move(self.game_log.table, snapshot, seat, command.actions)
        return EntryDraft(model.MOVE, seat, f"{seat}:{command.id}", EntryBody(actions=command.actions))

    def check_lesson(self, seat: int) -> None:
        """During a lesson only moves are allowed."""
        lessons.check_move(self.game_log.table, self.game_log.snapshot, seat, [lessons.NO_ACTION])

    def check_vote(self, seat: int) -> None:
        """Whether this seat may vote on a takeback."""
        snapshot = self.game_log.snapshot
        if snapshot.takeback is None:
            raise TableRefusal("nobody-asked")
        if seat not in self.game_log.voters(snapshot):
            raise TableRefusal("not-asked")

    def check_driver(self, seat: int, bot: str) -> None:
        """Whether this bot may take over the seat, or its person take it back."""
        known = bot_names(self.game_log.table.game)
        if bot and bot not in known:
            raise TableRefusal("no-such-bot", bot=bot, bots=", ".join(known))
        if self.game_log.snapshot.state.over():
            raise TableRefusal("over")
        if self.game_log.snapshot.drivers[seat] == bot:
            raise TableRefusal("already-driven")
