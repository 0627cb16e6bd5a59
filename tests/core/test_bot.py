"""What a bot is given: a guess, and a seed unrelated to it."""

from typing import SupportsIndex

import numpy
import pytest

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


class Fixed(Bot):
    """Returns what it was created with."""

    name = "fixed"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, guess: State, seat: int, seed: int) -> SupportsIndex | str:
        return self.answer  # type: ignore[return-value]


def test_a_bot_answers_with_a_number_a_text_or_an_integer_of_numpy() -> None:
    state = hadal.position("the_abyss seats=2 A.hand=P8,P6 B.hand=P4 pile=P3 ask=draw:A")
    draw = state.parse("draw")
    for answer in (draw, "draw", numpy.int64(draw), numpy.array([draw])[0]):
        found = decide(Fixed(answer), state, 1)
        assert found == draw and type(found) is int


@pytest.mark.parametrize("answer", [None, 1.0, True, ["draw"]])
def test_a_bot_that_answers_with_something_else_is_told_what_to_return(answer: object) -> None:
    state = hadal.the_abyss().seeded(1)
    with pytest.raises(TypeError, match=r"Fixed\.choose returned .*guess\.legal_texts\(\)"):
        decide(Fixed(answer), state, 1)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_there_is_nothing_to_decide_after_the_end(name: str) -> None:
    state = hadal.play(hadal.the_abyss(), seed=1).state
    with pytest.raises(hadal.IllegalAction, match=r"^the game is over: no action is legal$"):
        hadal.decide(hadal.bot(name, "the_abyss"), state, seed=1)


@pytest.mark.parametrize("limits", [{"nodes": -1}, {"seconds": -0.5}, {"seconds": float("nan")}])
def test_a_negative_budget_is_refused(limits: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"^a budget is 0 or more seconds and nodes, not"):
        hadal.Budget(**limits)  # type: ignore[arg-type]


def test_a_bot_that_misspells_an_action_is_told_a_similar_one() -> None:
    with pytest.raises(ValueError, match="did you mean 'explore'"):
        decide(Fixed("explor"), hadal.abyss().seeded(1), 1)


class Nameless(Bot):
    """Does not say what it is called."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        return guess.legal()[0]


class Heir(Curious):
    """Has the name of the class it extends."""


class Silent(Bot):
    """Has no method."""


def test_a_bot_without_a_name_is_called_like_its_class() -> None:
    assert Nameless().name == "nameless" and Heir().name == "curious"
    other = Nameless()
    other.name = "other"
    assert (other.name, Nameless().name) == ("other", "nameless")
    assert hadal.play(hadal.the_abyss(), [Nameless()], seed=1).record.players() == ["nameless"] * 2


def test_a_bot_whose_choose_takes_something_else_is_told_when_its_class_is_made() -> None:
    with pytest.raises(
        TypeError, match=r"^Short\.choose takes \(self, guess, seat, seed\), not \(self, guess, seat\)$"
    ):

        class Short(Bot):
            def choose(self, guess: State, seat: int) -> int:  # type: ignore[override]
                return guess.legal()[0]

    with pytest.raises(TypeError, match=r"^Long\.choose takes "):

        class Long(Bot):
            def choose(self, guess: State, seat: int, seed: int, budget: int) -> int:  # type: ignore[override]
                return guess.legal()[0]


def test_choose_may_take_more_if_it_need_not() -> None:
    class Wide(Bot):
        def choose(self, *everything: object) -> int:
            return hadal.the_abyss().seeded(1).legal()[0]

    class Default(Bot):
        def choose(self, guess: State, seat: int, seed: int, depth: int = 3) -> int:
            return guess.legal()[0]

    state = hadal.the_abyss().seeded(1)
    assert decide(Wide(), state, 1) == decide(Default(), state, 1) == state.legal()[0]


def test_a_bot_without_choose_is_told_which_method_is_missing() -> None:
    with pytest.raises(NotImplementedError, match=r"^Silent has no method choose\(guess, seat, seed\)$"):
        decide(Silent(), hadal.the_abyss().seeded(1), 1)
