"""Play one game of a contest to its end or to a fault; players are reused within a process."""

from __future__ import annotations

import atexit
import os
from time import perf_counter

from hadal.arena.contest import Contest
from hadal.arena.errors import ILLEGAL, LATE, Fault, Misconduct
from hadal.arena.game_facts import length, owned
from hadal.arena.game_result import GameResult
from hadal.arena.players import Player, seated
from hadal.arena.schedule import Job
from hadal.bots.play import decision_seed
from hadal.core.chance import entry_dice
from hadal.core.events import Event
from hadal.core.state import State


class PlayerPool:
    """The players of this process. Every seat of a bot has its own player, which is kept for the next game."""

    def __init__(self) -> None:
        self.contest: Contest | None = None
        self.players: dict[tuple[int, int], Player] = {}
        self.owner = 0  # process id; a fork must not close the players of its parent

    def seat(self, contest: Contest, job: Job) -> list[Player]:
        """Return a player for every seat; a bot's second seat gets its second player."""
        if contest != self.contest or self.owner != os.getpid():
            self.close()
            self.contest, self.owner = contest, os.getpid()
        out: list[Player] = []
        for seat, bot in enumerate(job.seats):
            key = bot, job.seats[:seat].count(bot)
            if key not in self.players:
                self.players[key] = seated(contest.entrants[bot], contest)
            out.append(self.players[key])
        return out

    def close(self) -> None:
        """Close all players."""
        players, self.players, self.contest = self.players, {}, None
        if self.owner == os.getpid():
            for player in players.values():
                player.close()


PLAYERS = PlayerPool()
atexit.register(PLAYERS.close)


def play(contest: Contest, job: Job) -> GameResult:
    """Play one game; the result depends only on the contest, the job and the bots."""
    began = perf_counter()
    table = GameRunner(contest, job, PLAYERS.seat(contest, job))
    table.play()
    table.played.seconds = perf_counter() - began
    return table.played


def play_all(contest: Contest, jobs: list[Job]) -> list[GameResult]:
    """Play several games."""
    return [play(contest, job) for job in jobs]


class GameRunner:
    """Plays one game."""

    def __init__(self, contest: Contest, job: Job, players: list[Player], keep_events: bool = False) -> None:
        seats = contest.seats
        self.contest = contest
        self.players = players
        self.keep_events = keep_events
        self.events: list[Event] = []  # of the whole game, if they are kept
        self.played = GameResult(job.deal, job.number, list(job.seats))
        self.played.moves, self.played.late = [0] * seats, [0] * seats
        self.played.think_s, self.played.slowest_s = [0.0] * seats, [0.0] * seats

    def play(self) -> None:
        """Play from the deal to the end, or to a fault."""
        contest, played = self.contest, self.played
        secret = contest.secret(played.deal)
        state = contest.create_game().new(secret)
        if not self.keep_events:
            state.log = None
        if self.begin(secret):
            self.go(state, secret)
        self.events = list(state.log or [])
        played.length = length(state)
        if played.fault is None:
            played.scores, played.winners, played.owned = state.scores(), state.winners(), owned(state)
        for seat, player in enumerate(self.players):
            if played.fault is None or played.fault.seat != seat:
                player.end(played.scores, played.winners)

    def begin(self, secret: bytes) -> bool:
        """Announce the game to every player; return False if one fails."""
        for seat, player in enumerate(self.players):
            began = perf_counter()
            try:
                player.begin(self.contest.create_game(), seat, decision_seed(secret, seat))
            except Misconduct as why:
                self.forfeit(seat, why, perf_counter() - began)
                return False
        return True

    def go(self, state: State, secret: bytes) -> None:
        """Play all decisions."""
        played, budget, players = self.played, self.contest.budget, self.players
        n = 0
        while not state.over():
            seat = state.to_move()
            n += 1
            played.decisions = n
            seed = decision_seed(secret, n + self.contest.seats)
            began = perf_counter()
            try:
                action = players[seat].move(state, seat, seed, n)
            except Misconduct as why:
                return self.forfeit(seat, why, perf_counter() - began)
            took = perf_counter() - began
            self.clock(seat, took)
            if took > budget.deadline_s:
                return self.forfeit(seat, Misconduct(LATE, f"{took:.3f} s, not {budget.deadline_s:g} s"), took)
            if not 0 <= action < state.game.actions or not state.allows(action):
                return self.forfeit(seat, Misconduct(ILLEGAL, state.game.complaint(state, action)), took)
            state.dice = entry_dice(secret, n)
            state.apply_unchecked(action)

    def clock(self, seat: int, took: float) -> None:
        """Record the time of a decision."""
        played = self.played
        played.moves[seat] += 1
        played.think_s[seat] += took
        played.slowest_s[seat] = max(played.slowest_s[seat], took)
        played.late[seat] += self.contest.budget.late(took)

    def forfeit(self, seat: int, why: Misconduct, took: float) -> None:
        """Abort the game; this seat forfeits it."""
        self.played.fault = Fault(
            seat, why.kind, why.why, self.played.decisions, took, why.sent, why.answered, why.stderr
        )
