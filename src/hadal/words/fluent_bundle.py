"""A Fluent bundle that formats quickly: most messages with a function of their own, the others with the resolver.

Fluent formats a number by the rules of its locale, which takes longer than the rest of a message. Whole numbers below
a thousand look the same in every language here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent

from hadal.words.fluent_functions import Filler, Unsupported, pattern_function

GROUPED = 1000  # from here on, a locale separates the digits


class ShortNumber(FluentInt):
    """A whole number below a thousand."""

    def format(self, locale: Locale) -> str:
        """Return its digits, unless the message asks for another format."""
        plain = self.options == self.default_number_format_options
        return str(int(self)) if plain else super().format(locale)


@cache
def short_number(value: int) -> ShortNumber:
    """Return the number as Fluent takes it; cached, because creating one is slow too."""
    number = ShortNumber(value)
    assert isinstance(number, ShortNumber)
    return number


def converted(value: object) -> Any:
    """Return an argument as Fluent takes it."""
    if type(value) is int and 0 <= value < GROUPED:
        return short_number(value)
    return native_to_fluent(value)


class QuickBundle(FluentBundle):
    """Formats messages as FluentBundle does."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.fillers: dict[int, Filler | None] = {}  # by pattern; patterns are never deleted

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """Return a message with its arguments filled in, and the errors."""
        filler = self.filler(pattern)
        if filler is not None:
            try:
                return filler(args or {}), []
            except Exception:  # the resolver formats it, or says what is wrong
                pass
        return self.resolved(pattern, args or {})

    def filler(self, pattern: Any) -> Filler | None:
        """Return the function of a pattern; None if it has none."""
        try:
            return self.fillers[id(pattern)]
        except KeyError:
            pass
        found: Filler | None
        try:
            found = pattern_function(self, pattern)
        except (Unsupported, LookupError, ValueError):
            found = None
        self.fillers[id(pattern)] = found
        return found

    def resolved(self, pattern: Any, args: dict[str, Any]) -> tuple[Any, list[Exception]]:
        """Return a message as the resolver of fluent.runtime formats it, and the errors."""
        errors: list[Exception] = []
        environment = ResolverEnvironment(
            context=self,
            current=CurrentEnvironment(args={key: converted(value) for key, value in args.items()}),
            errors=errors,
        )
        try:
            return pattern(environment), errors
        except ValueError as error:
            errors.append(error)
            return "{???}", errors
