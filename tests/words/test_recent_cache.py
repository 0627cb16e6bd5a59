"""Caches of texts are bounded, keep what is used, and hold nothing but texts."""

from __future__ import annotations

from random import Random

import pytest

from hadal.core.match import Match
from hadal.core.registry import create, names
from hadal.words import Words
from hadal.words.catalogue import MOST_GAMES, Named, game_key, games_by_identity
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


@pytest.mark.parametrize("name", names())
def test_words_keep_only_the_games_they_have_spoken_of_lately(name: str) -> None:
    """Everybody can think up options or send a record, and each brings a new game."""
    words = Words("en")
    for _ in range(MOST_GAMES + 2):
        match = Match.seeded(create(name, 2, {}), 1)
        match.play(match.state.legal()[0])
        words.log(match.game, match.events[0] + match.events[-1], 0)
    assert len(games_by_identity) <= MOST_GAMES
    assert len(words.kinds) <= MOST_GAMES


def test_no_two_games_have_the_same_number() -> None:
    """Not even if one is freed and the other takes its place in memory."""
    found = [game_key(create("the_abyss", 2, {})) for _ in range(3 * MOST_GAMES)]
    assert len(set(found)) == len(found)
    game = create("the_abyss", 2, {})
    assert game_key(game) == game_key(game)
