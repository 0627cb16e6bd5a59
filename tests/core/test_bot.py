"""What a bot is given: a guess, and a seed unrelated to it."""

import hadal
from hadal.core.bot import Bot, decide
from hadal.core.state import State


class Curious(Bot):
    """Guesses again with its seed, and records whether that gives the same guess."""

    name = "curious"

    def __init__(self) -> None:
        self.same: list[bool] = []

    def choose(self, guess: State, seat: int, seed: int) -> int:
        self.same.append(guess.guess(seat, seed).notation() == guess.notation())
        return guess.legal()[0]


def test_a_bot_that_guesses_again_with_its_seed_gets_another_guess() -> None:
    bot, state = Curious(), hadal.game("the_abyss", 3).seeded(1)
    for seed in (0, 1, 2**62, 2**64):
        decide(bot, state, seed)
    assert bot.same == [False] * 4
