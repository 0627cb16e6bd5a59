"""Caches of texts are bounded, keep what is used, and hold nothing but texts."""

from __future__ import annotations

import gc
from random import Random

import pytest

from hadal.core.game import Game
from hadal.core.match import Match
from hadal.core.registry import create, names
from hadal.words import Words
from hadal.words.catalogue import MOST_GAMES, Named
from hadal.words.recent_cache import RecentCache


def told(words: Words, game: str, moves: int = 60) -> list[str]:
    """All that can be said while a game is played."""
    match, chance, out = Match.seeded(create(game, 2, {}), 1), Random(1), list[str]()
    while len(match.history) < moves and not match.state.over():
        state = match.state
        out += [sentence for label in state.labels() for sentence in words.choice(state, label)]
        out.append(words.question(state, state.to_move()))
        match.play(chance.choice(state.legal()))
        out += [sentence for _, said in words.log(match.game, match.events[-1], 0) for sentence in said]
    return out


def test_a_cache_is_bounded_and_keeps_what_is_used() -> None:
    cache: RecentCache[str] = RecentCache(10)
    cache.keep("often", "used")
    for n in range(100):
        assert cache.get("often") == "used"
        assert cache.get(n) is None
        assert cache.keep(n, str(n)) == str(n)
        assert cache.get(n) == str(n)
        assert len(cache) <= 10
    assert cache.get(98) == "98" and cache.get(50) is None


def test_a_cache_keeps_empty_texts() -> None:
    cache: RecentCache[str] = RecentCache(10)
    cache.keep("nothing", "")
    assert cache.get("nothing") == ""


@pytest.mark.parametrize("game", names())
def test_words_with_small_caches_say_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = told(Words("en"), game)
    monkeypatch.setattr("hadal.words.catalogue.MOST_KNOWN", 8)
    monkeypatch.setattr("hadal.words.words.REMEMBERED", 4)
    words = Words("en")
    assert told(words, game) == expected
    assert 0 < len(words.marking.known) <= 8 and 0 < len(words.marking.nouns) <= 8
    assert 0 < len(words.sentences) <= 4 and len(words.joined) <= 4


@pytest.mark.parametrize("game", names())
def test_a_cached_text_keeps_no_forms_of_the_names_in_it(game: str) -> None:
    """The forms of a list of names refer to those of every name, and take more memory than the text."""
    words = Words("en")
    told(words, game)
    keys = [key for catalogue in (words.catalogue, words.marking) for key in catalogue.known.newer]
    assert len(keys) > 50
    assert not [key for key in keys if isinstance(key, tuple) and any(isinstance(part, Named) for part in key)]


def games_in_memory() -> int:
    """How many games with their options there are."""
    gc.collect()
    return sum(isinstance(thing, Game) for thing in gc.get_objects())


def test_games_of_tables_that_are_gone_are_not_kept() -> None:
    """Each set of options is a game of its own, and people choose the options of their tables."""
    words, before = Words("en"), games_in_memory()
    for _ in range(2 * MOST_GAMES):
        match = Match.seeded(create("the_abyss", 2, {}), 1)
        words.log(match.game, match.events[0], 0)
    del match
    assert games_in_memory() - before <= MOST_GAMES
