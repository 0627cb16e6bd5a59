"""The functions made from messages format them as the resolver of fluent.runtime does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource

from hadal.words import languages
from hadal.words.catalogue import Catalogue, Named
from hadal.words.fluent_bundle import QuickBundle

NUMBERS = [0, 1, 2, 3, 5, 11, 21, 999]
WORDS = ["yes", "no", "seat", "other", "none", "one", "mirror", "lord", "token", "Crab 3"]


def patterns(bundle: QuickBundle) -> Iterator[tuple[str, Any]]:
    """Every message and attribute of a bundle."""
    for name in sorted(bundle._messages):
        message = bundle.get_message(name)
        if message.value is not None:
            yield name, message.value
        for attribute, pattern in message.attributes.items():
            yield f"{name}.{attribute}", pattern


@pytest.mark.parametrize("language", languages())
def test_every_message_is_formatted_as_by_the_resolver(language: str) -> None:
    """With numbers, words and names for all arguments; nearly every message has a function."""
    catalogue, chance = Catalogue(language), Random(language)
    bundle = catalogue.bundle
    assert isinstance(bundle, QuickBundle)
    name = Named("Squid 2", lambda form: f"the Squid 2 ({form})")
    compared, without = 0, []
    for where, pattern in patterns(bundle):
        if bundle.filler(pattern) is None:
            without.append(where)
            continue
        used = {key.replace("_", "-") for key in catalogue.arguments(where.partition(".")[0])}
        for _ in range(4):
            args = {key: chance.choice([*NUMBERS, *WORDS, name, name, name]) for key in sorted(used)}
            wanted, errors = bundle.resolved(pattern, args)
            if not errors:
                assert (where, *bundle.format_pattern(pattern, args)) == (where, wanted, []), args
                compared += 1
    assert compared > 1000
    assert len(without) < 12, without


def bundle_of(text: str) -> QuickBundle:
    """A bundle with these messages."""
    bundle = QuickBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def test_what_a_function_does_not_know_is_left_to_the_resolver() -> None:
    bundle = bundle_of(
        "big = { $n } points\nnumber = { NUMBER($n, minimumFractionDigits: 2) }\nagain = Again { again }\n"
    )
    assert bundle.format_pattern(bundle.get_message("big").value, {"n": 12_345}) == ("12,345 points", [])
    assert bundle.format_pattern(bundle.get_message("number").value, {"n": 3}) == ("3.00", [])
    assert bundle.format_pattern(bundle.get_message("again").value, {})[1], "a message that refers to itself"
    text, errors = bundle.format_pattern(bundle.get_message("big").value, {})
    assert "Unknown external: n" in str(errors[0]) and "points" in text


def test_an_argument_that_a_message_does_not_use_is_not_computed() -> None:
    calls = count()
    catalogue = Catalogue("en", bundle=bundle_of("short = { $a } cards"))
    args: dict[str, object] = {"a": lambda: next(calls) + 3, "b": lambda: pytest.fail("nobody needs this")}
    assert catalogue.fill("short", "", args) == "3 cards"
    assert catalogue.fill("short", "", args) == "4 cards"
