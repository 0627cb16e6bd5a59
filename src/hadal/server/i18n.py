"""Sentences of the server, in the language of whoever asks."""

from __future__ import annotations

from functools import lru_cache

from hadal.server.errors import RequestError
from hadal.server.protocol.http import ErrorInfo
from hadal.words import Words, languages

DEFAULT_LANGUAGE = "en"


@lru_cache
def languages_available() -> tuple[str, ...]:
    """The languages there are."""
    return tuple(languages())


@lru_cache
def words(language: str) -> Words:
    """The texts of a language that is known."""
    return Words(language)


def accepted_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    found: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        try:
            found.append((-float(weight or 1), name))
        except ValueError:
            continue
    return [name for _, name in sorted(found, key=lambda pair: pair[0])]


def best_language(*wishes: str) -> str:
    """The first wished language that there is, with or without its region; English if there is none."""
    for wish in wishes:
        for name in (wish.lower(), wish.lower().partition("-")[0]):
            if name in languages_available():
                return name
    return DEFAULT_LANGUAGE


def error_info(denied: RequestError, language: str) -> ErrorInfo:
    """A refusal as an answer."""
    text = words(language).text(f"server-{denied.code}", **denied.text_args)
    return ErrorInfo(denied.code, text)
