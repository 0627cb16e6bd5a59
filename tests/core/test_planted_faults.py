"""A game unknown to core keeps the promises, and each defect planted in it is caught.

The game is plain Python, even if core is compiled.
"""

from typing import cast

import pytest
from lucky_dip.game import CARDS, Dip, LuckyDip

from hadal.core import promises
from hadal.core.audit import MOST_PROBLEMS
from hadal.core.bot import Bot
from hadal.core.events import EVERYONE
from hadal.core.network_input import NetworkInput
from hadal.core.options import Options
from hadal.core.state import State, View
from hadal.core.vector import i16, i64, vec

SEEDS = range(12)


def lucky_dip(seats: int, kind: type[LuckyDip] = LuckyDip) -> LuckyDip:
    """The game for this many players."""
    return kind(Options("lucky_dip", seats, {}))


class First(Bot):
    """Plays its lowest card."""

    name = "first"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        return guess.legal()[0]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sound_game_keeps_every_promise(seats: int) -> None:
    promises.everything(lucky_dip(seats), SEEDS, [First()])
    assert promises.audit(lucky_dip(seats), 20).problems == []


class LeakingView(Dip):
    """Shows everybody the first card of the next seat's hand."""

    def view(self, viewer: int) -> View:
        seen = super().view(viewer)
        seen["hint"] = self.hand((viewer + 1) % int(self.seats))[:1] if self.legal() else []
        return seen


class SharingClone(Dip):
    """A clone that shares the points."""

    def clone(self) -> Dip:
        other = super().clone()
        other.points = self.points
        return other


class ForgetfulClone(Dip):
    """A clone that leaves the dice behind."""

    def clone(self) -> Dip:
        other = super().clone()
        other.dice = 1
        return other


class PeekingGuess(Dip):
    """A guess that keeps the real top card of the deck."""

    def lay_out(self, cards: list[int], viewer: int) -> None:
        if self.deck_n > 0:
            top = int(self.deck[self.deck_n - 1])
            first = len(cards) - sum(len(self.hand(seat)) for seat in range(int(self.seats)) if seat != viewer) - 1
            at = cards.index(top)
            cards[at], cards[first] = cards[first], cards[at]
        super().lay_out(cards, viewer)


class GuessWithRealDice(Dip):
    """A guess that knows future rolls."""

    def guess(self, viewer: int, seed: int) -> Dip:
        other = super().guess(viewer, seed)
        other.dice = self.dice
        return other


class GuessFromRealDice(Dip):
    """A guess whose cards depend on future rolls."""

    def guess(self, viewer: int, seed: int) -> Dip:
        return super().guess(viewer, seed ^ int(self.dice))


class GuessOfOneself(Dip):
    """A guess that also deals the viewer a new hand."""

    def guess(self, viewer: int, seed: int) -> Dip:
        return super().guess((viewer + 1) % int(self.seats), seed)


class LoudDraw(Dip):
    """Shows everybody what is drawn."""

    def audience(self, seat: int) -> int:
        return EVERYONE


class WideDraw(Dip):
    """Shows the neighbour what is drawn."""

    def audience(self, seat: int) -> int:
        return (1 << seat) | (1 << (seat + 1) % int(self.seats))


class SilentDip(Dip):
    """Rolls dice without saying so."""

    def apply_unchecked(self, action: i64) -> None:
        super().apply_unchecked(action)
        self.revealed = False


class Unordered(Dip):
    """Offers actions in the wrong order."""

    def legal(self) -> list[int]:
        return super().legal()[::-1]


class Lax(Dip):
    """Carries out illegal actions."""

    def apply(self, action: int | str) -> None:
        if isinstance(action, int) and 0 <= action < CARDS:
            self.apply_unchecked(action)
        else:
            super().apply(action)


class Endless(Dip):
    """Never plays a card."""

    def answer(self, question: i64, seat: i64, card: i64, n: i64, action: i64) -> None:
        self.ask(question, seat, card, n)


PLANTED: list[tuple[type[Dip], str]] = [
    (LeakingView, "hint is"),
    (SharingClone, "the clone shares points"),
    (ForgetfulClone, "the clone is another position"),
    (PeekingGuess, "depends on hidden cards"),
    (GuessWithRealDice, "has the real dice"),
    (GuessFromRealDice, "depends on the real dice"),
    (GuessOfOneself, "looks different"),
    (LoudDraw, "is told more than its view holds"),
    (WideDraw, "is told more than its view holds"),
    (SilentDip, "`revealed` is False|could be taken back"),
    (Unordered, "does not ascend"),
    (Lax, "is not legal, and is carried out"),
    (Endless, "does not end"),
]


@pytest.mark.parametrize(("kind", "text"), PLANTED, ids=[kind.__name__ for kind, _ in PLANTED])
def test_a_planted_defect_is_caught(kind: type[Dip], text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "MOST_DECISIONS", 50)
    game = lucky_dip(3)
    game.kind = kind
    with pytest.raises(promises.BrokenPromise, match=text) as caught:
        promises.everything(game, SEEDS)
    assert "<lucky_dip seats=3>" in str(caught.value)


def test_a_leaking_view_is_caught_by_the_leak_audit_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if a client could compute the same view, a guess shows that it depends on hidden cards."""
    game = lucky_dip(3)
    game.kind = LeakingView
    monkeypatch.setattr(promises, "events_give_the_view", lambda trial: None)
    with pytest.raises(promises.BrokenPromise, match="can tell a guess from the real position"):
        promises.check_all(promises.Trial(game, 1), promises=[promises.nothing_leaks])


class Forgetful(LuckyDip):
    """A notation that forgets the points."""

    def write(self, state: State) -> str:
        text = super().write(state)
        return " ".join(
            "points=" + ",".join(["0"] * self.seats) if word.startswith("points=") else word for word in text.split(" ")
        )


class Blind(LuckyDip):
    """Gives no reason for illegal actions."""

    def explain(self, state: State, action: int, seat: int) -> None:
        return None


class Unsound(LuckyDip):
    """A quick check that disagrees."""

    def is_valid(self, state: State) -> bool:
        return cast(Dip, state).deck_n > 2


class PeekingInput(NetworkInput):
    """Tells a network the top card of the deck."""

    def names(self) -> list[str]:
        return ["top"]

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        dip = cast(Dip, state)
        out[at] = i16(dip.deck[dip.deck_n - 1]) if dip.deck_n > 0 else -1


class PeekingNetwork(LuckyDip):
    """What a network gets depends on the deck."""

    def network_input(self) -> NetworkInput:
        return PeekingInput()


def test_a_network_that_peeks_is_caught() -> None:
    with pytest.raises(promises.BrokenPromise, match=r"what a network gets of viewer . depends on hidden cards"):
        promises.everything(lucky_dip(2, PeekingNetwork), SEEDS)


@pytest.mark.parametrize(
    ("make", "text"),
    [(Forgetful, "read back it looks different"), (Blind, "explain says None"), (Unsound, "not a possible position")],
)
def test_a_planted_defect_of_the_game_is_caught(make: type[LuckyDip], text: str) -> None:
    with pytest.raises(promises.BrokenPromise, match=text):
        promises.everything(lucky_dip(2, make), SEEDS)


def test_an_audit_says_what_is_wrong_and_how_to_reproduce_it() -> None:
    found = promises.audit(lucky_dip(2, Unsound), 30, seed=3)
    assert len(found.problems) == MOST_PROBLEMS
    assert found.problems[0].startswith("seed 3 game 1 move ")
    assert "lucky_dip seats=2 holder=" in found.problems[0]


class GuessWithTruth(Dip):
    """A guess from which the real position can be reached."""

    truth: "GuessWithTruth"

    def guess(self, viewer: int, seed: int) -> Dip:
        other = cast(GuessWithTruth, super().guess(viewer, seed))
        other.truth = self
        return other


class Cheat(Bot):
    """Plays its highest card if the neighbour holds an even one, otherwise its lowest."""

    name = "cheat"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        truth = cast(GuessWithTruth, guess).truth
        even = any(card % 2 == 0 for card in truth.hand((seat + 1) % int(truth.seats)))
        return guess.legal()[-2 if even else 0]


class Whim(Bot):
    """Never decides the same way twice."""

    name = "whim"
    turn = 0

    def choose(self, guess: State, seat: int, seed: int) -> int:
        self.turn += 1
        legal = guess.legal()
        return legal[self.turn % len(legal)]


class Rogue(Bot):
    """Plays illegal actions."""

    name = "rogue"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        return next(action for action in range(CARDS) if not guess.allows(action))


@pytest.mark.parametrize(
    ("bot", "text"), [(Cheat(), "knows hidden cards"), (Whim(), "changes its mind"), (Rogue(), "which is not legal")]
)
def test_a_bot_that_cheats_is_caught(bot: Bot, text: str) -> None:
    game = lucky_dip(2)
    game.kind = GuessWithTruth
    with pytest.raises(promises.BrokenPromise, match=text):
        promises.everything(game, SEEDS, [bot])
