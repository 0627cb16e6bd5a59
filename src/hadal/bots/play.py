"""A match between bots."""

from collections.abc import Sequence

from hadal.bots.registry import bot
from hadal.core.bot import Bot, decide
from hadal.core.chance import entry_dice, new_secret, secret_of
from hadal.core.game import Game
from hadal.core.match import Match
from hadal.core.record import PLAYERS
from hadal.core.registry import default_name, names
from hadal.core.state import State

BOT_SEEDS = 1 << 40  # larger than any entry number, so that bots share no random numbers with the table


def decision_seed(secret: bytes, n: int, redraw: int = 0) -> int:
    """Return the seed of a bot's n-th decision in a game, after this redraw if there was one.

    It is derived from the secret, so that a resumed game plays the same, and does not depend on the bot, so that a bot
    that plays a deal against itself from every seat plays the same game each time.
    """
    return entry_dice(secret, BOT_SEEDS + n, redraw)


def game_call(given: object) -> str:
    """Return the call that was probably meant by something that is not a game: a name, its function or a position."""
    if isinstance(given, str):
        return f"hadal.game({given!r})"
    name = given.game.name if isinstance(given, State) else getattr(given, "__name__", "")
    return f"hadal.{name if name in names() else default_name()}()"


def check_is_list(bots: object) -> None:
    """Raise if one bot or name was given instead of a list."""
    if isinstance(bots, str | Bot):
        one = repr(bots) if isinstance(bots, str) else f"{type(bots).__name__}()"
        raise TypeError(f"bots is a list, such as [{one}], not {one}")


def check_is_bot(given: object) -> None:
    """Raise if something is neither a bot nor a name."""
    wanted = "a bot is a name or an object of a class that extends hadal.Bot"
    if type(given) is Bot:
        raise TypeError(f"{wanted}; Bot itself has no method choose")
    if isinstance(given, str | Bot):
        return
    if isinstance(given, type) and issubclass(given, Bot):
        raise TypeError(f"{wanted}, such as {given.__name__}(), not its class")
    raise TypeError(f"{wanted}, not {given!r}")


def play(game: Game, bots: Sequence[Bot | str] = ("random",), seed: int | None = None) -> Match:
    """Let bots play a whole match; without a seed the deal is random.

    Bots are objects or names such as "greedy" or "search:nodes=100", repeated until every seat has one.
    """
    if not isinstance(game, Game):
        raise TypeError(f"play needs a game, such as {game_call(game)}, not {game!r}")
    check_is_list(bots)
    for one in bots:
        check_is_bot(one)
    if not 0 < len(bots) <= game.seats:
        raise ValueError(f"1 to {game.seats} bots can play here, not {len(bots)}")
    given = [bot(one, game.name) if isinstance(one, str) else one for one in bots]
    players = [given[seat % len(given)] for seat in range(game.seats)]
    match = Match(game, new_secret() if seed is None else secret_of(seed))
    match.record.header[PLAYERS] = [{"bot": player.name} for player in players]
    while not match.state.over():
        state = match.state
        match.play(decide(players[state.to_move()], state, decision_seed(match.record.secret, len(match.record.moves))))
    return match
