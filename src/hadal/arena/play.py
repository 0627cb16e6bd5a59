"""One game of a contest, played to its end or to a fault; and the players that a process keeps for the next."""

from __future__ import annotations

import atexit
import os
from time import perf_counter

from hadal.arena.contest import Contest, decision_seed
from hadal.arena.errors import ILLEGAL, LATE, Fault, Misconduct
from hadal.arena.game_facts import length, owned
from hadal.arena.game_result import GameResult
from hadal.arena.players import Player, seated
from hadal.arena.schedule import Job
from hadal.core.chance import entry_dice
from hadal.core.state import State


class PlayerPool:
    """The players of this process: each seat of a bot has its own, and they stay for the next game."""

    def __init__(self) -> None:
        self.contest: Contest | None = None
        self.players: dict[tuple[int, int], Player] = {}
        self.owner = 0  # a fork must not close the players of its parent

    def seat(self, contest: Contest, job: Job) -> list[Player]:
        """A player for every seat: the second seat of a bot has its second player."""
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
        """Send all players away."""
        players, self.players, self.contest = self.players, {}, None
        if self.owner == os.getpid():
            for player in players.values():
                player.close()


PLAYERS = PlayerPool()
atexit.register(PLAYERS.close)


def play(contest: Contest, job: Job) -> GameResult:
    """One game: the same for the same contest and job, as far as its bots are."""
    began = perf_counter()
    table = GameRunner(contest, job, PLAYERS.seat(contest, job))
    table.play()
    table.played.seconds = perf_counter() - began
    return table.played


def play_all(contest: Contest, jobs: list[Job]) -> list[GameResult]:
    """Several games, for whoever hands them out in bundles."""
    return [play(contest, job) for job in jobs]


class GameRunner:
    """A game being played."""

    def __init__(self, contest: Contest, job: Job, players: list[Player]) -> None:
        seats = contest.seats
        self.contest = contest
        self.players = players
        self.played = GameResult(job.deal, job.number, list(job.seats))
        self.played.moves, self.played.late = [0] * seats, [0] * seats
        self.played.think_s, self.played.slowest_s = [0.0] * seats, [0.0] * seats

    def play(self) -> None:
        """From the deal to the end, or to somebody's fault."""
        contest, played = self.contest, self.played
        secret = contest.secret(played.deal)
        state = contest.laid().new(secret)
        state.log = None
        if self.begin(secret):
            self.go(state, secret)
        played.stretch = length(state)
        if played.fault is None:
            played.scores, played.winners, played.owned = state.scores(), state.winners(), owned(state)
        for seat, player in enumerate(self.players):
            if played.fault is None or played.fault.seat != seat:
                player.end(played.scores, played.winners)

    def begin(self, secret: bytes) -> bool:
        """Tell every player of the game; False if one does not get that far."""
        for seat, player in enumerate(self.players):
            began = perf_counter()
            try:
                player.begin(self.contest.laid(), seat, decision_seed(secret, seat))
            except Misconduct as why:
                self.blame(seat, why, perf_counter() - began)
                return False
        return True

    def go(self, state: State, secret: bytes) -> None:
        """All decisions."""
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
                return self.blame(seat, why, perf_counter() - began)
            took = perf_counter() - began
            self.clock(seat, took)
            if took > budget.deadline_s:
                return self.blame(seat, Misconduct(LATE, f"{took:.3f} s, not {budget.deadline_s:g} s"), took)
            if not 0 <= action < state.game.actions or not state.allows(action):
                return self.blame(seat, Misconduct(ILLEGAL, state.game.complaint(state, action)), took)
            state.dice = entry_dice(secret, n)
            state.step(action)

    def clock(self, seat: int, took: float) -> None:
        """Note how long a decision took."""
        played = self.played
        played.moves[seat] += 1
        played.think_s[seat] += took
        played.slowest_s[seat] = max(played.slowest_s[seat], took)
        played.late[seat] += self.contest.budget.late(took)

    def blame(self, seat: int, why: Misconduct, took: float) -> None:
        """The game is broken off: this seat has lost it."""
        self.played.fault = Fault(
            seat, why.kind, why.why, self.played.decisions, took, why.sent, why.answered, why.stderr
        )
