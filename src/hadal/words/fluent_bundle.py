"""A Fluent bundle that formats small numbers quickly.

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

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """Return a message with its arguments filled in, and the errors."""
        errors: list[Exception] = []
        environment = ResolverEnvironment(
            context=self,
            current=CurrentEnvironment(args={key: converted(value) for key, value in (args or {}).items()}),
            errors=errors,
        )
        try:
            return pattern(environment), errors
        except ValueError as error:
            errors.append(error)
            return "{???}", errors
