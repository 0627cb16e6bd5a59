"""Games, their options, bots and cards."""

from __future__ import annotations

from functools import lru_cache

from litestar import get
from litestar.params import FromPath

from hadal.bots.registry import names as bot_names
from hadal.bots.strength import strengths
from hadal.core.options import Option, OptionError
from hadal.core.registry import counts, create, names, plugin, switches
from hadal.server import i18n
from hadal.server.errors import RequestError
from hadal.server.http.openapi import errors
from hadal.server.http.request import AnyRequest, Locale
from hadal.server.protocol.http import BotInfo, CardFacts, GameInfo, OptionInfo
from hadal.server.support import support_for
from hadal.words import Words

MAX_OPTION_LENGTH = 80


@lru_cache
def game_info(name: str, language: str) -> GameInfo:
    """A game with its player counts, options and bots, in a language."""
    words, game = i18n.words(language), create(name, counts(name)[0], {})
    return GameInfo(
        name=name,
        title=words.title(name),
        seats=counts(name),
        options=[option_info(name, option, words) for option in switches(name)],
        bots=sorted((bot_info(name, bot, words) for bot in bot_names(name)), key=lambda bot: bot.rating),
        questions=list(game.questions),
        events=list(game.events),
        actions=[game.blocks.name(action) for action in range(game.actions)],
        numbers=plugin(name).numbers(),
    )


def bot_info(game: str, bot: str, words: Words) -> BotInfo:
    """A bot with its style and measured strength."""
    info, known = BotInfo(bot, bot_style(bot, words)), strengths(game).get(bot)
    if known is not None:
        match = known.match
        info.rating, info.against, info.wins = known.rating, match.against, match.wins
        info.games, info.players, info.error = match.games, match.players, match.error
    return info


def bot_style(bot: str, words: Words) -> str:
    """How a bot plays in a few words, if there is a text."""
    name = f"server-bot-{bot}"
    return words.text(name) if words.catalogue.has(name) else ""


def option_info(game: str, option: Option, words: Words) -> OptionInfo:
    """An option of a game."""
    text, free = words.option(game, option), option.check is not None
    return OptionInfo(option.name, option.values, option.default, text, free)


@get("/games", responses=errors(400), summary="The games there are")
async def games(locale: Locale) -> list[GameInfo]:
    """All games with their options and bots."""
    return [game_info(name, locale) for name in names()]


@get("/games/{name:str}/cards", responses=errors(400, 404, 422), summary="The cards of a game")
async def cards(request: AnyRequest, name: FromPath[str], locale: Locale) -> CardFacts:
    """Every card with everything printed on it, for a client that draws them.

    The options of a game can be given as query parameters; some games have other cards then.
    """
    if name not in names():
        raise RequestError(404, "no-game")
    known = {option.name for option in switches(name)}
    options = {key: value[:MAX_OPTION_LENGTH] for key, value in request.query_params.items() if key in known}
    try:
        found = support_for(name).cards(locale, options)
    except OptionError as error:
        raise RequestError(422, "bad-table", why=str(error)) from None
    if found is None:
        raise RequestError(404, "no-cards")
    return found


ROUTES = [games, cards]
