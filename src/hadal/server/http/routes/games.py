"""What can be played."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from hadal.bots.registry import names as bot_names
from hadal.core.options import Option, OptionError
from hadal.core.registry import counts, create, names, plugin, switches
from hadal.server import i18n
from hadal.server.errors import RequestError
from hadal.server.http.request import AnyRequest, described, language_of, person_or_none
from hadal.server.protocol import cards as card_protocol
from hadal.server.protocol import http as http_protocol
from hadal.server.support import support_for
from hadal.words import Words


@lru_cache
def described_game(name: str, language: str) -> http_protocol.GameInfo:
    """A game with its players, options and bots, in a language."""
    words, game = i18n.words(language), create(name, counts(name)[0], {})
    return http_protocol.GameInfo(
        name=name,
        title=words.title(name),
        seats=counts(name),
        options=[option_info(name, option, words) for option in switches(name)],
        bots=[http_protocol.BotInfo(bot, style(bot, words)) for bot in bot_names(name)],
        questions=list(game.questions),
        events=list(game.events),
        actions=[game.blocks.name(action) for action in range(game.actions)],
        numbers=plugin(name).numbers(),
    )


def style(bot: str, words: Words) -> str:
    """How a bot plays, in a few words, if there are any."""
    name = f"server-bot-{bot}"
    return words.text(name) if words.catalogue.has(name) else ""


def option_info(game: str, option: Option, words: Words) -> http_protocol.OptionInfo:
    """A switch of a game."""
    text, free = words.option(game, option), option.check is not None
    return http_protocol.OptionInfo(option.name, option.values, option.default, text, free)


@get("/games", opt=described(400, open_to_all=True), summary="What can be played")
async def games(
    request: AnyRequest, language: Annotated[str, QueryParameter(max_length=8, description="en, fr …")] = ""
) -> list[http_protocol.GameInfo]:
    """All games, with their options and bots."""
    await person_or_none(request)
    return [described_game(name, language_of(request)) for name in names()]


@get("/games/{name:str}/cards", opt=described(400, 404, 422, open_to_all=True), summary="The cards of a game")
async def cards(
    request: AnyRequest,
    name: FromPath[str],
    deck_list: Annotated[str, QueryParameter(max_length=80, description="your own deck, if the game takes one")] = "",
    language: Annotated[str, QueryParameter(max_length=8, description="en, fr …")] = "",
) -> card_protocol.CardsInfo:
    """Every card with all that is printed on it, for a client that draws them."""
    await person_or_none(request)
    if name not in names():
        raise RequestError(404, "no-game")
    try:
        found = support_for(name).cards(language_of(request), {"deck_list": deck_list} if deck_list else {})
    except OptionError as error:
        raise RequestError(422, "bad-table", why=str(error)) from None
    if found is None:
        raise RequestError(404, "no-cards")
    return found


ROUTES = [games, cards]
