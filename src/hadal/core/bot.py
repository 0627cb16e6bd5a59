"""Interface of bots. A bot is given a guess of the position, never the real one."""

from operator import index
from types import FunctionType
from typing import Any, Final, SupportsIndex, final

from mypy_extensions import mypyc_attr

from hadal.core.chance import MASK, derive
from hadal.core.events import NOBODY
from hadal.core.state import IllegalAction, State

PARAMETERS: Final = ("self", "guess", "seat", "seed")  # of Bot.choose
VARIABLE: Final = 4  # the flag of a function with *arguments (inspect.CO_VARARGS)


@final
class Budget:
    """Thinking limit per decision in seconds, nodes or both; 0 means no limit.

    Each bot defines what a node is. With a node limit alone, the same guess and seed give the same answer on every
    machine.
    """

    def __init__(self, seconds: float = 0.0, nodes: int = 0) -> None:
        if not (seconds >= 0 and nodes >= 0):  # NaN is refused, too
            raise ValueError(f"a budget is 0 or more seconds and nodes, not seconds={seconds}, nodes={nodes}")
        self.seconds = seconds
        self.nodes = nodes

    def __repr__(self) -> str:
        return f"Budget(seconds={self.seconds}, nodes={self.nodes})"


@mypyc_attr(allow_interpreted_subclasses=True)  # bots are plain Python even when the rules are compiled
class Bot:
    """Chooses actions for one seat, given a guess: a position this seat cannot tell from the real one.

    A guess is a complete State, so a bot may read `view`, `legal` and `labels`, clone it, play on, or draw further
    guesses. Hidden information in it is made up.
    """

    name: str  # a class that does not say gets its own name in lower case

    @classmethod
    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # Bot itself has no name: in the compiled form `Bot.name` is what reads it from an object.
        if getattr(cls, "name", None) is getattr(Bot, "name", None):
            cls.name = cls.__name__.lower()
        check_takes(cls.__name__, vars(cls).get("choose"))

    def choose(self, guess: State, seat: int, seed: int) -> SupportsIndex | str:
        """Return one of `guess.legal()` or of `guess.legal_texts()` for the seat to move, `seat`.

        Integers of NumPy are accepted too. The same guess and seed must give the same answer. Bots that search stay
        within their `budget`.
        """
        raise NotImplementedError(f"{type(self).__name__} has no method choose(guess, seat, seed)")


def check_takes(name: str, choose: Any) -> None:
    """Raise if a class has a `choose` that cannot be called with a guess, a seat and a seed."""
    if not isinstance(choose, FunctionType):
        return
    code = choose.__code__
    given = code.co_varnames[: code.co_argcount]
    optional = len(choose.__defaults__ or ())
    if not code.co_flags & VARIABLE and not len(given) - optional <= len(PARAMETERS) <= len(given):
        raise TypeError(f"{name}.choose takes ({', '.join(PARAMETERS)}), not ({', '.join(given)})")


def decide(bot: Bot, state: State, seed: int) -> int:
    """Return the bot's action for the seat to move."""
    if state.over():
        raise IllegalAction(state.game.complaint(state, NOBODY))
    seat = state.to_move()
    # The guess gets other random numbers than the bot's seed, so that the bot does not reuse them.
    return chosen_action(bot, state.guess(seat, derive(~seed & MASK)), seat, seed)


def chosen_action(bot: Bot, guess: State, seat: int, seed: int) -> int:
    """Let a bot choose, by number or text, and return the action."""
    chosen: object = bot.choose(guess, seat, seed)
    if isinstance(chosen, str):
        return guess.parse(chosen)
    if isinstance(chosen, int) and not isinstance(chosen, bool):
        return chosen
    if isinstance(chosen, SupportsIndex) and not isinstance(chosen, bool):
        return index(chosen)
    wanted = "one of guess.legal() or guess.legal_texts()"
    raise TypeError(f"{type(bot).__name__}.choose returned {chosen!r}; it must return {wanted}")
