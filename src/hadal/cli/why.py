"""Explains why an action is not offered."""

from __future__ import annotations

from hadal.core.game import Game
from hadal.core.state import State
from hadal.words import Words

MOST_NAMED = 8  # actions listed as examples


def why_not(state: State, words: Words, seat: int, name: str) -> tuple[str, bool]:
    """Explain an action given by name; also return whether it is legal."""
    game = state.game
    if not name:
        return words.text("cli-why-usage", some=words.texts(game.name).example), False
    if name not in game.blocks.ids:
        return unknown(game, words, name), False
    reason = state.explain(game.blocks.id(name), seat)
    if reason is None:
        return words.text("cli-why-legal", text=name), True
    sentence: str = words.reason(game, reason)
    if reason.code == "other-question":  # the action belongs to another question: list those of this one
        legal = [game.blocks.name(action) for action in state.legal()]
        sentence = f"{sentence} {words.text('cli-why-now', text=name, now=listed(legal))}"
    return sentence, False


def unknown(game: Game, words: Words, name: str) -> str:
    """Return a sentence about a name that is not an action, or only part of one."""
    begun = [full for full in game.blocks.names if full.split(":")[0] == name]
    if begun:
        return words.text("cli-why-which", text=name, some=listed(begun))
    kinds = [game.blocks.name(block.first) for block in game.blocks.blocks]
    return words.text("cli-why-unknown", text=repr(name), some=", ".join(kinds))


def listed(names: list[str]) -> str:
    """List some names; of many, only the first ones and the last."""
    return ", ".join(names if len(names) <= MOST_NAMED else [*names[: MOST_NAMED - 2], "…", names[-1]])
