"""Defects planted in The Abyss itself are caught. Plain form only: compiled functions cannot be replaced."""

from collections.abc import Iterable
from typing import Any

import pytest

import hadal
from hadal import _form
from hadal.core import promises
from hadal.core.events import EVERYONE
from hadal.core.state import State, View
from hadal.games.the_abyss import game, guess, setup
from hadal.games.the_abyss.constants import DREW, KEPT, STOLE
from hadal.games.the_abyss.rules import memory, verbs
from hadal.games.the_abyss.show import notation
from hadal.games.the_abyss.show.view import view
from hadal.games.the_abyss.state import Position

pytestmark = pytest.mark.skipif(_form.form() == "compiled", reason="compiled functions cannot be replaced")
Patch = pytest.MonkeyPatch


def examine(seats: int = 3, seeds: Iterable[int] = range(3)) -> None:
    """Check all promises at intervals."""
    promises.everything(hadal.game("the_abyss", seats), seeds, every=7)


def test_without_a_defect_all_is_well() -> None:
    examine(seeds=[0])


def test_a_view_with_the_hand_of_an_opponent_is_caught(monkeypatch: Patch) -> None:
    def leaking(s: Position, viewer: int) -> View:
        seen = view(s, viewer)
        seen["hint"] = int(s.hands[(viewer + 1) % s.seats * s.tables.kinds])
        return seen

    monkeypatch.setattr(game, "view", leaking)
    monkeypatch.setattr(promises, "events_give_the_view", lambda trial: None)
    with pytest.raises(promises.BrokenPromise, match=r"looks different|can tell a guess"):
        examine()


@pytest.mark.parametrize("field", ["hands", "seen", "ambiguous_cards", "frames", "began"])
def test_a_clone_that_shares_a_vector_is_caught(field: str, monkeypatch: Patch) -> None:
    real = Position.clone

    def sharing(s: Position) -> Position:
        other = real(s)
        setattr(other, field, getattr(s, field))
        return other

    monkeypatch.setattr(Position, "clone", sharing)
    with pytest.raises(promises.BrokenPromise, match=f"the clone shares {field}"):
        trial = promises.Trial(hadal.game("the_abyss", 3), 1)
        promises.clones_share_nothing(trial)


def test_a_clone_that_forgets_a_number_is_caught(monkeypatch: Patch) -> None:
    real = Position.clone

    def forgetful(s: Position) -> Position:
        other = real(s)
        other.drawer = -1
        return other

    monkeypatch.setattr(Position, "clone", forgetful)
    with pytest.raises((promises.BrokenPromise, IndexError)):
        examine()


def test_a_guess_that_keeps_the_top_of_the_deck_is_caught(monkeypatch: Patch) -> None:
    real = guess.looked_at

    def peeking(g: Position, place: int, viewer: int) -> bool:
        return place == g.deck_n - 1 or real(g, place, viewer)

    monkeypatch.setattr(guess, "looked_at", peeking)
    with pytest.raises(promises.BrokenPromise, match="depends on hidden cards"):
        promises.real_twins_are_alike(hadal.game("the_abyss", 2), 1, deals=1500)


def test_a_guess_with_the_real_dice_is_caught(monkeypatch: Patch) -> None:
    def peeking(s: Position, viewer: int, seed: int) -> Position:
        other = guess.guess(s, viewer, seed)
        other.dice = s.dice
        return other

    monkeypatch.setattr(game, "guess", peeking)
    with pytest.raises(promises.BrokenPromise, match="the real dice"):
        examine()


def test_a_guess_that_forgets_what_its_viewer_knows_is_caught(monkeypatch: Patch) -> None:
    """The guess deals a card again that everybody saw being taken from the pile."""
    real = guess.lift_hands

    def forgetful(g: Position, viewer: int, me: int, pool: Any, room: Any) -> None:
        known = g.known[:]
        for i in range(len(g.known)):
            g.known[i] = 0
        real(g, viewer, me, pool, room)
        g.known = known

    monkeypatch.setattr(guess, "lift_hands", forgetful)
    monkeypatch.setattr(guess, "public_holds", lambda g: True)
    with pytest.raises(promises.BrokenPromise, match="is not possible"):
        examine()


def test_others_who_keep_their_secrets_in_a_guess_are_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(guess, "share_memory", lambda g, viewer: None)
    with pytest.raises(promises.BrokenPromise):
        examine(seeds=range(6))


@pytest.mark.parametrize("kind", [DREW, KEPT, STOLE])
def test_an_event_told_too_widely_is_caught(kind: int, monkeypatch: Patch) -> None:
    real = State.tell

    def loud(s: State, what: int, seat: int, other: int, card: int, n: int, audience: int) -> None:
        real(s, what, seat, other, card, n, EVERYONE if what == kind else audience)

    monkeypatch.setattr(State, "tell", loud)
    with pytest.raises(promises.BrokenPromise, match="is told more than its view holds"):
        promises.everything(hadal.game("the_abyss", 3), range(8), every=2)


@pytest.mark.parametrize("words", ["memory_words", "seat_words"])
def test_a_notation_that_forgets_is_caught(words: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(notation, words, lambda s, viewer: [])
    with pytest.raises(promises.BrokenPromise, match="read"):
        examine(seeds=range(6))


def test_a_memory_that_misses_a_card_is_caught(monkeypatch: Patch) -> None:
    """Caught by comparing views: the one computed from events knows more."""
    monkeypatch.setattr(memory, "note_some", lambda s, viewers, zone, kind: None)
    with pytest.raises(promises.BrokenPromise, match="by events and"):
        examine(seeds=range(20))


def test_a_shuffle_that_loses_a_card_is_caught(monkeypatch: Patch) -> None:
    real = verbs.top_of_deck

    def losing(s: Position) -> int:
        s.deck_n -= s.deck_n == 30
        return real(s)

    monkeypatch.setattr(setup, "top_of_deck", losing)
    monkeypatch.setattr(verbs, "top_of_deck", losing)
    with pytest.raises(promises.BrokenPromise, match=r"instead of|deck_size is"):
        examine()
    found = promises.audit(hadal.game("the_abyss", 3), 2)
    assert "cards" in found.problems[0] and "the_abyss seats=3" in found.problems[0]
