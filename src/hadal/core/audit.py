"""Check every position of many random games in a compiled loop."""

from collections.abc import Callable
from typing import Final, final

from hadal.core.chance import entry_dice, secret_of
from hadal.core.game import Game
from hadal.core.playout import random_audit, well_asked
from hadal.core.state import State

MOST_DECISIONS: Final = 100_000  # a longer game is assumed never to end
MOST_PROBLEMS: Final = 20  # the audit stops after this many


@final
class Audit:
    """Results of an audit of random games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0  # decisions of the longest game
        self.problems: list[str] = []  # each with the information needed to reproduce it


def audit(game: Game, games: int, seed: int = 0, progress: Callable[[int], None] | None = None) -> Audit:
    """Play random games and check every position.

    `progress` is called with the number of finished games.
    """
    found, secret = Audit(), secret_of(seed)
    for n in range(games):
        dice = entry_dice(secret, n)
        state = game.deal(dice)
        decisions = random_audit(state, dice, MOST_DECISIONS)
        found.games += 1
        found.decisions += decisions
        found.longest = max(found.longest, decisions)
        found.problems += [
            f"seed {seed} game {n + 1} move {decisions}: {text}: {state.notation()}" for text in wrong(state)
        ]
        if progress:
            progress(found.games)
        if len(found.problems) >= MOST_PROBLEMS:
            break
    return found


def wrong(state: State) -> list[str]:
    """List the problems of the position where an audit stopped; empty if the game ended normally."""
    game = state.game
    out = game.faults(state)
    if not out and not game.is_valid(state):
        out.append("not valid, but no fault is named")
    if not state.over() and not well_asked(state, game.actions):
        out.append(f"the legal actions are not in order: {state.legal()}")
    if not out and not state.over():
        out.append("the game does not end")
    return out
