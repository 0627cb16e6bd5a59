"""Turns the patterns of Fluent messages into Python functions.

The resolver of fluent.runtime walks a syntax tree for every sentence, and most sentences of a game are new: the same
payment hardly ever occurs twice. A function does the same in a tenth of the time. It knows what the catalogues use:
texts, arguments, plurals and other variants, references to messages, and functions. Whatever it does not know, or is
an error, is left to the resolver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

SHORT = 1000  # whole numbers below this look the same in every language here
DEEPEST = 10  # references to messages within messages

Filler = Callable[[Mapping[str, Any]], str]


class Unsupported(Exception):
    """Something that only the resolver of fluent.runtime can format."""


def as_text(value: object) -> str:
    """Return an argument as it stands in a sentence."""
    if isinstance(value, str):
        return value
    if type(value) is int and 0 <= value < SHORT:
        return str(value)
    raise Unsupported


def pattern_function(bundle: FluentBundle, pattern: Any, depth: int = 0) -> Filler:
    """Return the function of a pattern; Unsupported if only the resolver knows how to format it."""
    if depth > DEEPEST:
        raise Unsupported
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]  # fluent.runtime unwraps single ones
    parts = [element_function(bundle, element, depth) for element in elements]
    if all(isinstance(part, str) for part in parts):
        text = "".join(str(part) for part in parts)
        return lambda args: text

    def fill(args: Mapping[str, Any]) -> str:
        return "".join([part if isinstance(part, str) else part(args) for part in parts])

    return fill


def element_function(bundle: FluentBundle, element: Any, depth: int) -> str | Filler:
    """Return an element of a pattern: a text, or the function that makes it."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = element
    while isinstance(expression, ast.Placeable):
        expression = expression.expression
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.SelectExpression):
        return select_function(bundle, expression, depth)
    if isinstance(expression, ast.MessageReference):
        return reference_function(bundle, expression, depth)
    value = value_function(bundle, expression)
    return lambda args: as_text(value(args))


def value_function(bundle: FluentBundle, expression: Any) -> Callable[[Mapping[str, Any]], Any]:
    """Return the function of an expression that is a value: an argument, or the result of a function."""
    if isinstance(expression, ast.VariableReference):
        name = expression.id.name
        return lambda args: args[name]
    if isinstance(expression, ast.StringLiteral):
        text = str(expression.parse()["value"])
        return lambda args: text
    if isinstance(expression, ast.FunctionReference) and not expression.arguments.named:
        function = bundle._functions[expression.id.name]
        positional = [value_function(bundle, argument) for argument in expression.arguments.positional]

        def call(args: Mapping[str, Any]) -> Any:
            values = [value(args) for value in positional]
            if not all(isinstance(value, str) for value in values):
                raise Unsupported
            return function(*values)

        return call
    raise Unsupported


def reference_function(bundle: FluentBundle, expression: Any, depth: int) -> Filler:
    """Return the function of another message, or of one of its attributes."""
    message = bundle.get_message(expression.id.name)
    pattern = message.attributes[expression.attribute.name] if expression.attribute else message.value
    if pattern is None:
        raise Unsupported
    return pattern_function(bundle, pattern, depth + 1)


def select_function(bundle: FluentBundle, expression: Any, depth: int) -> Filler:
    """Return the function that chooses a variant by a number, its plural category, or a word."""
    selector = value_function(bundle, expression.selector)
    plural = bundle._plural_form
    variants: list[tuple[int | str, Filler]] = []
    default: Filler | None = None
    for variant in expression.variants:
        filler = pattern_function(bundle, variant.value, depth + 1)
        if isinstance(variant.key, ast.NumberLiteral):
            variants.append((int(variant.key.value), filler))
        else:
            variants.append((str(variant.key.name), filler))
        default = filler if variant.default else default
    if default is None:
        raise Unsupported
    known: dict[int | str, Filler] = {}  # numbers and words that were looked up before

    def chosen(value: int | str) -> Filler:
        for key, filler in variants:
            if key == value or (isinstance(value, int) and isinstance(key, str) and plural(value) == key):
                return filler
            if isinstance(key, int) and isinstance(value, str) and plural(key) == value:
                return filler
        return default

    def fill(args: Mapping[str, Any]) -> str:
        value = selector(args)
        if not isinstance(value, str) and not (type(value) is int and 0 <= value < SHORT):
            raise Unsupported
        found = known.get(value)
        if found is None:
            found = chosen(value)
            if len(known) < SHORT:
                known[value] = found
        return found(args)

    return fill
