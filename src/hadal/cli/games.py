"""`hadal games`: lists the games."""

from __future__ import annotations

import json

from hadal.bots import names as bot_names
from hadal.cli.arguments import OK, catalogue, message
from hadal.cli.terminal import Terminal
from hadal.core.options import Option
from hadal.core.registry import counts, counts_with, names, switches
from hadal.words import Words


def games(as_json: bool) -> int:
    """List the games with their players, bots and options."""
    words = catalogue()
    if as_json:
        print(json.dumps([described(name, words) for name in names()], indent=2))
        return OK
    terminal = Terminal()
    for name in names():
        show(name, words, terminal)
    return OK


def described(name: str, words: Words) -> dict[str, object]:
    """Describe a game as JSON-ready data."""
    return {
        "game": name,
        "title": words.title(name),
        "seats": counts(name),
        "bots": bot_names(name),
        "options": [option_described(name, option, words) for option in switches(name)],
    }


def option_described(name: str, option: Option, words: Words) -> dict[str, object]:
    """Describe an option as JSON-ready data."""
    return {
        "name": option.name,
        "values": option.values,
        "default": option.default,
        "free_text": option.check is not None,
        "help": words.option(name, option),
    }


def players(name: str) -> str:
    """Return the numbers of players of a game, and those with other options."""
    usual, most = counts_with(name, {}), counts(name)[-1]
    more = most if most > usual[-1] else 0
    return message("cli-players", least=usual[0], most=usual[-1], more=more)


def show(name: str, words: Words, terminal: Terminal) -> None:
    """Print a game."""
    terminal.say(f"{name}", "bold")
    terminal.say(f"  {words.title(name)}, {players(name)}")
    terminal.say(f"  {message('cli-bots', bots=', '.join(bot_names(name)))}")
    for option in switches(name):
        values = [message("cli-default", value=value) if value == option.default else value for value in option.values]
        more = f" | {message('cli-own-value')}" if option.check else ""
        terminal.say(f"  --option {option.name}={' | '.join(values)}{more}", "cyan")
        terminal.hanging(terminal.text("      "), terminal.text(words.option(name, option)))
