"""The messages of one language, read from its Fluent files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE = Path(__file__).parent
MOST_KNOWN = 50_000  # sentences that are remembered: about 10 MB


def languages() -> list[str]:
    """The languages there are catalogues for."""
    return sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.ftl")))


def load(language: str) -> FluentBundle:
    """All catalogues of a language in one bundle."""
    # Fluent takes a tenth of a second to import: not before the first text is needed.
    from fluent.runtime import FluentBundle, FluentResource

    # No isolation marks: terminals print them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((HERE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Catalogue:
    """Formats messages by id; a missing message or a missing argument is an error, not a blank."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = load(language)
        self.used: dict[str, tuple[str, ...]] = {}  # by message: the arguments it and what it refers to speak of
        self.known: dict[tuple[object, ...], str] = {}

    def text(self, name: str, attribute: str = "", **args: object) -> str:
        """A message, or one of its attributes, with its arguments filled in; the same again is remembered.

        A table says the same few thousand sentences over and over, and filling one in takes twenty times as long
        as looking it up. Most messages are given more than they speak of; only what they use tells them apart.
        """
        used = self.used.get(name)
        if used is None:
            used = self.used[name] = tuple(sorted(self.arguments(name)))
        get = args.get
        key = (name, attribute, *[get(argument) for argument in used])
        found = self.known.get(key)
        if found is None:
            found = self.remember(key, self.filled(name, attribute, {key: args[key] for key in used if key in args}))
        return found

    def remember(self, key: tuple[object, ...], text: str) -> str:
        """Keep a sentence for the next time."""
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[key] = text
        return text

    def arguments(self, name: str) -> set[str]:
        """The arguments that a message speaks of, itself or by what it refers to; as Python writes them."""
        from fluent.syntax import ast

        found: set[str] = set()
        waiting: list[object] = [self.bundle.get_message(name)]
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name.replace("-", "_"))
            elif isinstance(node, ast.MessageReference):
                found |= self.arguments(node.id.name)
            elif isinstance(node, list | tuple):
                waiting += node
            elif isinstance(node, dict):
                waiting += node.values()
            elif hasattr(node, "__dict__"):
                waiting += vars(node).values()
        return found

    def filled(self, name: str, attribute: str, args: dict[str, object]) -> str:
        """A message with its arguments filled in."""
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"the message {name} has no text"
        text, errors = self.bundle.format_pattern(pattern, {key.replace("_", "-"): args[key] for key in args})
        if errors:
            raise LookupError(f"{self.language}: {name}: {errors[0]}")
        return str(text)
