"""Who sits where, and how bots come to their moves."""

from __future__ import annotations

from hadal.cli.arguments import usual_bots
from hadal.core.bot import Bot, decide
from hadal.core.chance import entry_dice
from hadal.core.state import State
from hadal.words import SEAT_LETTERS

BOT_DICE = 1 << 40  # far beyond the entries of any record: bots share no dice with the table


def bot_seed(secret: bytes, n: int) -> int:
    """The seed of a bot's n-th decision: fixed by the secret, so that a resumed game goes on alike."""
    return entry_dice(secret, BOT_DICE + n)


def bot_move(bots: list[Bot | None], state: State, secret: bytes, n: int) -> int:
    """What the bot on the seat to move does."""
    bot = bots[state.to_move()]
    assert bot is not None
    return decide(bot, state, bot_seed(secret, n))


def seating(bots: list[Bot | None], game: str) -> str:
    """The arguments of `hadal play` that seat everybody as now."""
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    if len(people) > 1:
        return " --hotseat"
    me, seats = people[0], len(bots)
    others = [bot.name for bot in (bots[(me + i) % seats] for i in range(1, seats)) if bot]
    usual = set(others) == {usual_bots(game)}
    return (f" --seat {SEAT_LETTERS[me]}" if me else "") + ("" if usual else f" --bots {','.join(others)}")
