"""Texts of the server in the language of the client."""

from __future__ import annotations

from functools import lru_cache

from hadal.server.errors import RequestError
from hadal.server.protocol.http import ErrorInfo
from hadal.words import Words, languages

DEFAULT_LANGUAGE = "en"


@lru_cache
def languages_available() -> tuple[str, ...]:
    """The languages there are texts for."""
    return tuple(languages())


@lru_cache
def words(language: str) -> Words:
    """The texts of a language that is available."""
    return Words(language)


def accepted_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header, the preferred one first."""
    found: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        try:
            found.append((-float(weight or 1), name))
        except ValueError:
            continue
    return [name for _, name in sorted(found, key=lambda pair: pair[0])]


def best_language(*preferred: str) -> str:
    """The first preferred language that is available, with or without its region; otherwise English."""
    for language in preferred:
        for name in (language.lower(), language.lower().partition("-")[0]):
            if name in languages_available():
                return name
    return DEFAULT_LANGUAGE


def error_info(error: RequestError, language: str) -> ErrorInfo:
    """An error as the body of a response."""
    text = words(language).text(f"server-{error.code}", **error.text_args)
    return ErrorInfo(error.code, text)
