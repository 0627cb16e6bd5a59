"""Sentences of the server, in the language of whoever asks."""

from __future__ import annotations

from functools import lru_cache

from hadal.server.faults import Denied
from hadal.server.wire_rest import Fault
from hadal.words import Words, languages

USUAL = "en"


@lru_cache
def known() -> tuple[str, ...]:
    """The languages there are."""
    return tuple(languages())


@lru_cache
def words(language: str) -> Words:
    """The texts of a language that is known."""
    return Words(language)


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    found: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        try:
            found.append((-float(weight or 1), name))
        except ValueError:
            continue
    return [name for _, name in sorted(found, key=lambda pair: pair[0])]


def best(*wishes: str) -> str:
    """The first wished language that there is, with or without its region; English if there is none."""
    for wish in wishes:
        for name in (wish.lower(), wish.lower().partition("-")[0]):
            if name in known():
                return name
    return USUAL


def fault(denied: Denied, language: str) -> Fault:
    """A refusal as an answer."""
    text = words(language).text(f"server-{denied.code}", **denied.args_of_text)
    return Fault(denied.code, text)
