"""Win chances over the course of a finished game, as seen by a spectator without hidden information."""

from collections.abc import Callable

from hadal.bots.search import known_to_network
from hadal.core.events import SPECTATOR
from hadal.core.match import replay
from hadal.core.record import Record
from hadal.core.state import State
from hadal.search.parameters import LARGE_BUDGET, parameters_for
from hadal.search.policies import policy_for
from hadal.search.rollout import WinModel, play_on

WORLDS = 24  # sampled for every turn; more hardly change a chart
TURN = "turn"


def chances(record: Record, worlds: int = WORLDS, enough: Callable[[], bool] = lambda: False) -> list[list[float]]:
    """Return every seat's win chance after the deal, after every turn and at the end.

    `enough` is called after every world; True stops the calculation early.
    """
    turns = turning_points(record)
    judge = judged_by_network if known_to_network(record.game) else judged_by_rollouts
    sums = [[0.0] * record.game.seats for _ in turns]
    for world in range(worlds):
        if world and enough():
            break
        for n, row in enumerate(judge(turns, world)):
            for seat, chance in enumerate(row):
                sums[n][seat] += chance
    return [[chance / sum(row) for chance in row] for row in sums]


def turning_points(record: Record) -> list[State]:
    """Return the position after the deal, at the start of every turn, and at the end of the game."""
    match, turn = replay(record), list(record.game.events).index(TURN)
    positions = [*match.history, match.state]
    out = [positions[0].clone()]
    for state, events in zip(positions[1:], match.events[1:], strict=True):
        out += [state.clone() for event in events if event.kind == turn]
    return [*out, match.state]


def judged_by_network(turns: list[State], world: int) -> list[list[float]]:
    """Return the win chances of positions in one world, by the trained network."""
    from hadal.network.analysis import win_chances
    from hadal.network.shipped import shipped_model

    guesses = [state if state.over() else state.guess(SPECTATOR, world) for state in turns]
    return win_chances(shipped_model(turns[0].game), guesses)


def judged_by_rollouts(turns: list[State], world: int) -> list[list[float]]:
    """Return the win chances of positions in one world, by rollouts of the heuristic policy."""
    return [judged(state, world) for state in turns]


def judged(state: State, world: int) -> list[float]:
    """Return the win chances of a position in one world that is consistent for spectators."""
    if state.over():
        winners = state.winners()
        return [float(seat in winners) for seat in range(state.seats)]
    parameters, policy = parameters_for(state.game, LARGE_BUDGET), policy_for(state.game)
    guess, win_model = state.guess(SPECTATOR, world), WinModel(parameters.spread, state.seats)
    play_on(guess, policy, policy.clock(guess) + parameters.horizon * state.seats)
    win_model.judge(guess, policy)
    return [float(win_model.of(guess, seat)) for seat in range(state.seats)]
