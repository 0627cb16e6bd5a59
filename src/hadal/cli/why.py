"""Why an action is not offered, in a sentence or two."""

from __future__ import annotations

from hadal.core.game import Game
from hadal.core.state import State
from hadal.words import Words

MOST_NAMED = 8  # actions that are named as examples


def why_not(state: State, words: Words, seat: int, name: str) -> tuple[str, bool]:
    """What there is to say about an action, by its name; and whether it is allowed."""
    game = state.game
    if not name:
        return words.text("cli-why-usage", some=words.texts(game.name).example), False
    if name not in game.blocks.ids:
        return unknown(game, words, name), False
    reason = state.explain(game.blocks.id(name), seat)
    if reason is None:
        return words.text("cli-why-legal", text=name), True
    sentence = words.reason(game, reason)
    if reason.code == "other-question":  # the action is one of another question: say which words this one knows
        legal = [game.blocks.name(action) for action in state.legal()]
        sentence = f"{sentence} {words.text('cli-why-now', text=name, now=listed(legal))}"
    return sentence, False


def unknown(game: Game, words: Words, name: str) -> str:
    """A word that is no action: part of one, or none at all."""
    begun = [full for full in game.blocks.names if full.split(":")[0] == name]
    if begun:
        return words.text("cli-why-which", text=name, some=listed(begun))
    kinds = [game.blocks.name(block.first) for block in game.blocks.blocks]
    return words.text("cli-why-unknown", text=repr(name), some=", ".join(kinds))


def listed(names: list[str]) -> str:
    """Some names; of many the first ones and the last."""
    return ", ".join(names if len(names) <= MOST_NAMED else [*names[: MOST_NAMED - 2], "…", names[-1]])
