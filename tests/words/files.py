"""Reads the catalogue files."""

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hadal.words.catalogue import files


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The messages in the files of a language by id; fails on syntax errors."""
    found: dict[str, ftl.Message] = {}
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def patterns(language: str) -> dict[str, ftl.Pattern]:
    """The texts of a language: values by the id of their message, attributes by id.attribute."""
    found: dict[str, ftl.Pattern] = {}
    for name, message in messages(language).items():
        if message.value is not None:
            found[name] = message.value
        found |= {f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    return found


def nodes(root: object) -> list[ftl.BaseNode]:
    """Everything a text is made of."""
    found, waiting = [], [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting += node
        elif isinstance(node, ftl.BaseNode):
            found.append(node)
            waiting += [value for name, value in vars(node).items() if name != "span"]
    return found


def variables(pattern: ftl.Pattern) -> set[str]:
    """The arguments that a text uses."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}


def forms(pattern: ftl.Pattern) -> set[str]:
    """The forms of names that a text uses."""
    calls = [node for node in nodes(pattern) if isinstance(node, ftl.FunctionReference)]
    return {part.value for call in calls for part in call.arguments.positional if isinstance(part, ftl.StringLiteral)}


def spoken(pattern: ftl.Pattern) -> list[str]:
    """The words of a text, piece by piece."""
    return [node.value for node in nodes(pattern) if isinstance(node, ftl.TextElement)]


def plain(pattern: ftl.Pattern) -> str:
    """A text whose parts can be compared with those of another language."""
    return "|".join(sorted(piece.strip() for piece in spoken(pattern) if re.search("[^\\W\\d]", piece)))
