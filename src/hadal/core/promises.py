"""Contracts that every game must keep; each is a function that raises BrokenPromise on failure.

A Trial plays one seeded random game. The promises of a position are checked before each move, those of a whole game
at the end. Guesses alone cannot show that guessing uses hidden information (every guess would do so), so dealt first
positions that look alike to a viewer are compared as well. `everything` checks all promises; `audit` is for many
games.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from random import Random

from hadal.core.audit import MOST_DECISIONS
from hadal.core.audit import Audit as Audit
from hadal.core.audit import audit as audit
from hadal.core.bot import Bot, decide
from hadal.core.chance import secret_of
from hadal.core.events import SPECTATOR, Event
from hadal.core.game import Game
from hadal.core.match import Match, replay
from hadal.core.playout import random_steps
from hadal.core.record import read_head, read_lines
from hadal.core.state import IllegalAction, State, View
from hadal.core.vector import i16, vec

PAIRS = 4  # actions of a guess compared with one of the real position
DEALS = 400  # first positions dealt to find pairs that look alike to a viewer
TWINS = 25  # such pairs compared for each viewer
WALK = 12  # moves for which such a pair is followed


class BrokenPromise(AssertionError):
    """A promise was broken; names the game, the seed and the step."""


class Trial:
    """One random game under test, with the views its viewers build from their events."""

    def __init__(
        self, game: Game, seed: int, bots: Sequence[Bot] = (), pick: Callable[[int], int] | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.bots = bots
        self.chance = Random(seed)
        self.pick = pick or self.chance.randrange  # chooses one of n legal actions
        self.match = Match(game, secret_of(seed))
        self.viewers = range(SPECTATOR, game.seats)
        self.views = {viewer: game.blank(viewer) for viewer in self.viewers}
        self.fold()

    @property
    def state(self) -> State:
        """Return the current position."""
        return self.match.state

    @property
    def step(self) -> int:
        """Return the number of moves made."""
        return len(self.match.record.moves)

    def broken(self, text: str) -> BrokenPromise:
        """Return an error for the current step."""
        return BrokenPromise(f"{self.game.options!r} seed {self.seed} step {self.step}: {text}")

    def demand(self, holds: bool, text: str) -> None:
        """Raise BrokenPromise unless the condition holds."""
        if not holds:
            raise self.broken(text)

    def seed_here(self) -> int:
        """Return a random seed for a guess or a bot."""
        return self.chance.getrandbits(62)

    def fold(self) -> None:
        """Update every viewer's view with the latest events it may see."""
        for viewer, view in self.views.items():
            for event in self.match.events[-1]:
                self.game.fold(view, event.seen_by(viewer))

    def play(self) -> None:
        """Make a random move."""
        self.demand(self.step < MOST_DECISIONS, "the game does not end")
        legal = self.state.legal()
        self.match.play(legal[self.pick(len(legal))])
        self.fold()


def text_of(value: object) -> str:
    """Return a JSON-ready value as text that can be compared."""
    return json.dumps(value, sort_keys=True)


def seen(state: State, viewer: int) -> str:
    """Return everything a viewer can see of a position."""
    parts: list[object] = [state.view(viewer), state.notation(viewer), state.to_move(), state.question()]
    if state.to_move() == viewer and viewer >= 0:
        parts += [state.legal(), [label.as_dict() for label in state.labels()]]
        reasons = [state.explain(action) for action in range(state.game.actions)]
        parts.append([reason.as_dict() if reason else None for reason in reasons])
    return text_of(parts)


def network_row(state: State, viewer: int) -> list[int]:
    """Return everything a network gets of a position: the observation of a seat and the derived numbers."""
    inputs = state.game.network_input()
    plain, derived = len(state.game.features()), len(inputs.names())
    out = vec[i16]([0] * (plain + derived))
    state.observe(viewer, out, 0)
    inputs.write(state, viewer, out, plain)
    return [int(number) for number in out]


# Contracts of a position.


def legal_actions_ascend(t: Trial) -> None:
    """Check that legal actions exist, ascend, are in range, and have labels."""
    s = t.state
    legal = s.legal()
    t.demand(bool(legal), "nobody can do anything, and the game is not over")
    t.demand(all(a < b for a, b in pairwise(legal)), f"legal does not ascend: {legal}")
    t.demand(legal[0] >= 0 and legal[-1] < t.game.actions, f"legal is out of range: {legal}")
    t.demand([label.action for label in s.labels()] == legal, "the labels are not those of the legal actions")
    t.demand(0 <= s.to_move() < t.game.seats, f"seat {s.to_move()} is to move")
    t.demand(not s.winners(), "somebody has won before the end")


def illegal_actions_are_refused(t: Trial) -> None:
    """Check that illegal actions raise, change nothing and have a reason, and that legal ones have none."""
    s = t.state
    before, legal = str(s), set(s.legal())
    for action in range(-1, t.game.actions + 1):
        reason = s.explain(action)
        t.demand((reason is None) == (action in legal), f"explain says {reason} of action {action}")
        if action not in legal:
            t.demand(refuses(s, action), f"action {action} is not legal, and is carried out")
    t.demand(str(s) == before, "an action that was refused has changed the position")
    wrong_seat = (s.to_move() + 1) % t.game.seats
    t.demand(s.explain(min(legal), wrong_seat) is not None, "a seat that is not to move may act")


def refuses(state: State, action: int) -> bool:
    """Return whether the position refuses this action."""
    try:
        state.apply(action)
    except IllegalAction:
        return True
    return False


def fields(state: State) -> list[str]:
    """Return the names of the position's readable fields."""
    names = [name for name in dir(state) if not name.startswith("_")]
    return [name for name in names if hasattr(state, name) and not callable(getattr(state, name))]


def clones_share_nothing(t: Trial) -> None:
    """Check that a clone equals its original and shares no storage with it."""
    s = t.state
    before = [str(s)] + [seen(s, viewer) for viewer in t.viewers]
    clone = s.clone()
    t.demand(str(clone) == before[0], f"the clone is another position: {clone}")
    for name in fields(s):
        t.demand(not shared(getattr(s, name), getattr(s.clone(), name)), f"the clone shares {name}")
    random_steps(clone, t.seed_here(), MOST_DECISIONS)
    after = [str(s)] + [seen(s, viewer) for viewer in t.viewers]
    t.demand(before == after, "the clone was played on, and the original has changed")


def shared(mine: object, other: object) -> bool:
    """Return whether two values share storage.

    Vectors are tested by writing to them, because compiled ones have no identity.
    """
    if isinstance(mine, list | dict | set | bytearray):
        return mine is other
    if not isinstance(mine, vec) or not isinstance(other, vec) or len(mine) == 0 or len(other) == 0:
        return False
    kept, other[0] = mine[0], mine[0] + 1
    found: bool = mine[0] != kept
    mine[0] = kept
    return found


def notation_round_trips(t: Trial) -> None:
    """Check that a position read back from its notation looks and plays the same."""
    s = t.state
    text = str(s)
    try:
        back = t.game.read(text)
    except ValueError as error:
        raise t.broken(f"the game cannot read its own position: {error}: {text}") from error
    t.demand(str(back) == text, f"read back it is another position: {text} became {back}")
    for viewer in t.viewers:
        t.demand(seen(back, viewer) == seen(s, viewer), f"read back it looks different to viewer {viewer}: {text}")
    t.demand(ends_alike(s.clone(), back, t.seed_here()), f"read back it plays on differently: {text}")


def ends_alike(one: State, other: State, seed: int) -> bool:
    """Return whether two positions reach the same end by the same moves."""
    steps = [random_steps(state, seed, MOST_DECISIONS) for state in (one, other)]
    return steps[0] == steps[1] and str(one) == str(other)


def events_give_the_view(t: Trial) -> None:
    """Check that the view built from a viewer's redacted events equals the view of the position."""
    for viewer, folded in t.views.items():
        view = t.state.view(viewer)
        t.demand(text_of(folded) == text_of(view), f"viewer {viewer}: {difference(folded, view)}")


def difference(folded: View, view: View) -> str:
    """Describe where two views differ."""
    keys = [key for key in view.keys() | folded.keys() if folded.get(key) != view.get(key)]
    return "; ".join(f"{key} is {folded.get(key)} by events and {view.get(key)} by the position" for key in keys)


def guesses_are_consistent(t: Trial) -> None:
    """Check that a guess looks the same to its viewer, is valid, has its own dice and can be played on."""
    s = t.state
    for viewer in t.viewers:
        guess = s.guess(viewer, t.seed_here())
        again = guess.guess(viewer, t.seed_here())
        t.demand(seen(guess, viewer) == seen(s, viewer), f"a guess looks different to viewer {viewer}: {guess}")
        t.demand(seen(again, viewer) == seen(s, viewer), f"a guess of a guess looks different to viewer {viewer}")
        faults = t.game.faults(guess) + t.game.faults(again)
        t.demand(not faults, f"a guess of viewer {viewer} is not possible: {faults}: {guess}")
        t.demand(guess.dice != s.dice, f"a guess of viewer {viewer} has the real dice")
        random_steps(guess, t.seed_here(), MOST_DECISIONS)
        t.demand(guess.over(), f"a guess of viewer {viewer} does not end")


def redraws_keep_every_view(t: Trial) -> None:
    """Check that drawing again what nobody knows is noticed by nobody, is valid and can be played on."""
    s = t.state
    drawn = s.redraw(t.seed_here())
    for viewer in range(-1, t.game.seats):
        t.demand(seen(drawn, viewer) == seen(s, viewer), f"viewer {viewer} notices a redraw: {drawn}")
    t.demand(not t.game.faults(drawn), f"a redraw is not possible: {t.game.faults(drawn)}: {drawn}")
    t.demand(drawn.revealed == s.revealed, "a redraw changes what can be undone")
    random_steps(drawn, t.seed_here(), MOST_DECISIONS)
    t.demand(drawn.over(), "a game does not end after a redraw")


def nothing_leaks(t: Trial) -> None:
    """Check that two positions a viewer cannot tell apart give the same guesses and bot decisions."""
    s = t.state
    for viewer in t.viewers:
        twin = s.guess(viewer, t.seed_here())
        t.demand(seen(twin, viewer) == seen(s, viewer), f"viewer {viewer} can tell a guess from the real position")
        seed = t.seed_here()
        guess = str(s.guess(viewer, seed))
        other = s.clone()
        other.dice = s.dice ^ 1
        t.demand(str(other.guess(viewer, seed)) == guess, f"a guess of viewer {viewer} depends on the real dice")
        t.demand(str(twin.guess(viewer, seed)) == guess, f"a guess of viewer {viewer} depends on hidden cards: {guess}")
        if viewer >= 0 and viewer == s.to_move():
            bots_know_no_more(t, twin, seed)


def networks_know_no_more(t: Trial) -> None:
    """Check that two positions a seat cannot tell apart give a network the same numbers."""
    for viewer in range(t.game.seats):
        twin = t.state.guess(viewer, t.seed_here())
        same = network_row(twin, viewer) == network_row(t.state, viewer)
        t.demand(same, f"what a network gets of viewer {viewer} depends on hidden cards: {twin}")


def bots_know_no_more(t: Trial, twin: State, seed: int) -> None:
    """Check that every bot chooses the same legal action in both positions, and repeats it."""
    for bot in t.bots:
        action = decide(bot, t.state.clone(), seed)
        t.demand(action in t.state.legal(), f"the bot {bot.name} chooses action {action}, which is not legal")
        t.demand(decide(bot, t.state.clone(), seed) == action, f"the bot {bot.name} changes its mind")
        t.demand(decide(bot, twin.clone(), seed) == action, f"the bot {bot.name} knows hidden cards")


def after(state: State, action: int, dice: int) -> tuple[State, list[Event]]:
    """Return the position after an action with these dice, and its events."""
    clone = state.clone()
    clone.dice = dice
    clone.log = []
    clone.apply(action)
    return clone, clone.log or []


def events_leak_nothing(t: Trial) -> None:
    """Check that positions still alike to a viewer after a move have shown the same cards.

    A shown card that no longer matters (a hand shown before everything is shuffled) is not a leak.
    """
    s, dice = t.state, t.seed_here()
    for viewer in t.viewers:
        twin = s.guess(viewer, t.seed_here())
        action = s.legal()[t.chance.randrange(len(s.legal()))]
        real, events = after(s, action, dice)
        for answer in answers(t, twin, viewer, action):
            other, twin_events = after(twin, answer, dice)
            alike = seen(other, viewer) == seen(real, viewer) and not real.over()
            if alike and str(other) != str(real) and same_kinds(events, twin_events):
                same = seen_events(events, viewer) == seen_events(twin_events, viewer)
                t.demand(same, f"viewer {viewer} is told more than its view holds: {seen_events(events, viewer)}")


def answers(t: Trial, twin: State, viewer: int, action: int) -> list[int]:
    """Choose actions for a twin: the same one, or a few candidates if the viewer does not choose."""
    if viewer == twin.to_move():
        return [action]
    legal = twin.legal()
    return t.chance.sample(legal, min(PAIRS, len(legal)))


def same_kinds(events: list[Event], other: list[Event]) -> bool:
    """Return whether two event lists are equal apart from the cards."""
    return [(e.kind, e.seat, e.other, e.n) for e in events] == [(e.kind, e.seat, e.other, e.n) for e in other]


def seen_events(events: list[Event], viewer: int) -> list[list[int]]:
    """Return events as a viewer sees them, sorted: the order of two cards drawn at once has no later effect."""
    return sorted(event.seen_by(viewer).numbers() for event in events)


def reveals_are_reported(t: Trial) -> None:
    """Check that a move counts as revealing if it shows its player different things in two alike positions."""
    s, dice, me = t.state, t.seed_here(), t.state.to_move()
    twin = s.guess(me, t.seed_here())
    for action in s.legal():
        real, other = after(s, action, dice)[0], after(twin, action, dice)[0]
        if seen(real, me) != seen(other, me):
            name = t.game.blocks.name(action)
            t.demand(real.revealed and other.revealed, f"{name} reveals something, and could be taken back: {s}")
        rolled = after(s, action, dice ^ 0xFFFF)[0]
        same = str(rolled.view(me)) == str(real.view(me))
        t.demand(real.revealed or same, "dice were rolled, but `revealed` is False")


# Contracts of dealt (not guessed) positions.


def real_twins_are_alike(game: Game, seed: int, bots: Sequence[Bot] = (), deals: int = DEALS) -> None:
    """Check that dealt positions alike to a viewer give equal guesses and decisions, also a few moves later."""
    chance = Random(seed)
    first = [game.deal(chance.getrandbits(62)) for _ in range(deals)]
    for viewer in range(SPECTATOR, game.seats):
        known: dict[str, State] = {}
        pairs = 0
        for state in first:
            twin = known.setdefault(text_of(state.view(viewer)), state)
            if twin is not state and pairs < TWINS and not state.over():
                pairs += 1
                walk_together(state.clone(), twin.clone(), viewer, chance, bots)


def walk_together(one: State, other: State, viewer: int, chance: Random, bots: Sequence[Bot]) -> None:
    """Play the same moves in two positions for as long as a viewer cannot tell them apart."""
    for _ in range(WALK):
        if seen(one, viewer) != seen(other, viewer) or one.over():
            return
        twins_are_alike(one, other, viewer, chance.getrandbits(62), bots)
        both = sorted(set(one.legal()) & set(other.legal()))
        if not both:
            return
        one.dice = other.dice = chance.getrandbits(62)
        action = chance.choice(both)
        one.apply(action)
        other.apply(action)


def twins_are_alike(one: State, other: State, viewer: int, seed: int, bots: Sequence[Bot]) -> None:
    """Check that two positions alike to a viewer give the same guess and the same bot decisions."""
    where = f"{one.game.options!r} viewer {viewer} cannot tell {one} from {other}"
    if str(one.guess(viewer, seed)) != str(other.guess(viewer, seed)):
        raise BrokenPromise(f"a guess depends on hidden cards: {where}")
    if viewer >= 0 and network_row(one, viewer) != network_row(other, viewer):
        raise BrokenPromise(f"what a network gets depends on hidden cards: {where}")
    for bot in bots if viewer == one.to_move() else ():
        if decide(bot, one.clone(), seed) != decide(bot, other.clone(), seed):
            raise BrokenPromise(f"the bot {bot.name} knows hidden cards: {where}")


# Contracts of a whole game.


def records_replay(t: Trial) -> None:
    """Check that a record that is written, read and replayed gives the same events and end."""
    text = t.match.record.write()
    lines = text.rstrip("\n").split("\n")
    record = read_lines(t.game, lines, read_head(lines[0])[3])
    t.demand(record.write() == text, "a record read back is another one")
    again = replay(record)
    t.demand(str(again.state) == str(t.state), f"the record replays to another end: {again.state}")
    t.demand(again.events == t.match.events, "the record replays with other events")
    t.demand(again.record.write() == text, "the record replays to other scores")


def the_end_is_an_end(t: Trial) -> None:
    """Check a finished game: no question, no legal action, a winner, and valid guesses."""
    s = t.state
    t.demand(s.to_move() == -1 and not s.legal() and bool(s.winners()), "the end is not an end, or nobody has won")
    t.demand(all(refuses(s, action) for action in range(t.game.actions)), "something can be done after the end")
    t.demand(len(s.scores()) == t.game.seats, "the scores are not one for each seat")


Promise = Callable[[Trial], None]
OF_A_POSITION: list[Promise] = [
    legal_actions_ascend, illegal_actions_are_refused, clones_share_nothing, notation_round_trips,
    guesses_are_consistent, redraws_keep_every_view, nothing_leaks, networks_know_no_more, events_leak_nothing,
    reveals_are_reported,
]  # fmt: skip
OF_THE_END: list[Promise] = [
    the_end_is_an_end, notation_round_trips, events_give_the_view, guesses_are_consistent, nothing_leaks,
    records_replay,
]  # fmt: skip


def check_all(trial: Trial, every: int = 1, promises: Sequence[Promise] = OF_A_POSITION) -> None:
    """Play a trial to its end; check all promises every `every` moves, the cheap ones at each move."""
    while not trial.state.over():
        events_give_the_view(trial)
        faults = trial.game.faults(trial.state)
        trial.demand(not faults and trial.game.is_valid(trial.state), f"not a possible position: {faults}")
        if (trial.step + trial.seed) % every == 0:
            for promise in promises:
                promise(trial)
        trial.play()


def everything(game: Game, seeds: Iterable[int], bots: Sequence[Bot] = (), every: int = 1) -> None:
    """Check all promises of one game with its options."""
    for seed in seeds:
        trial = Trial(game, seed, bots)
        check_all(trial, every)
        for promise in OF_THE_END:
            promise(trial)
        real_twins_are_alike(game, seed, bots)
