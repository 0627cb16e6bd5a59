"""The measured strength of bots.

`games/GAME/ai/strength.json` holds matches of docs/performance.md, row by row; `levels.json` the ladder of the levels.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import log10

from hadal.core.registry import plugin
from hadal.network.levels import LADDER_SEATS, LEVELS, level_tables, levels


@dataclass(frozen=True)
class MeasuredMatch:
    """One bot against copies of another one."""

    bot: str
    against: str
    wins: float  # of the bot, in per cent
    games: int
    players: int
    error: float = 0.0  # 95 % interval of `wins`, either way; 0 if it was not calculated


@dataclass(frozen=True)
class BotStrength:
    """What is known about the strength of a bot."""

    rating: int  # Elo points above random play, over the chain of matches
    match: MeasuredMatch


@cache
def matches(game: str) -> tuple[MeasuredMatch, ...]:
    """Return the measured matches of a game, the weakest bot first."""
    file = plugin(game).folder / "ai" / "strength.json"
    rows = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    return tuple(MeasuredMatch(**row) for row in rows)


@cache
def ladder(game: str) -> tuple[MeasuredMatch, ...]:
    """Return the matches of each level against the one below, without boxes."""
    if not levels(game):
        return ()
    steps = next(iter(level_tables(game).values())).ladder
    return tuple(
        MeasuredMatch(above.name, below.name, step.wins, step.games, LADDER_SEATS, step.error)
        for below, above, step in zip(LEVELS, LEVELS[1:], steps, strict=False)
    )


@cache
def strengths(game: str) -> dict[str, BotStrength]:
    """Return the strength of each measured bot. Ratings spread from random play along the matches, the ladder first."""
    ratings = {"random": 0}
    known = [*ladder(game), *matches(game)]
    while any(rated_by(match, ratings) for match in known):
        continue
    shown = {match.bot: match for match in [*matches(game), *ladder(game)]}
    return {bot: BotStrength(ratings[bot], match) for bot, match in shown.items() if bot in ratings}


def rated_by(match: MeasuredMatch, ratings: dict[str, int]) -> bool:
    """Rate one bot of a match by the other; return whether that was possible and new."""
    if match.against in ratings and match.bot not in ratings:
        ratings[match.bot] = ratings[match.against] + elo_difference(match)
    elif match.bot in ratings and match.against not in ratings:
        ratings[match.against] = ratings[match.bot] - elo_difference(match)
    else:
        return False
    return True


def elo_difference(match: MeasuredMatch) -> int:
    """Return how many Elo points a result is worth, compared with winning as often as by chance."""
    share = min(max(match.wins / 100, 0.5 / match.games), 1 - 0.5 / match.games)
    return round(400 * log10(share / (1 - share) * (match.players - 1)))
