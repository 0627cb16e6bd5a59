"""Step many games of one kind in a compiled loop; results are written into shared buffers."""

from typing import Final, final

from librt.strings import read_i64_le

from hadal.core.chance import below, derive, low, next_state
from hadal.core.game import Game
from hadal.core.network_input import NetworkInput
from hadal.core.state import IllegalAction, State
from hadal.core.vector import i16, i64, u8, vec, zeros

BYTES: Final = 8  # size of one action


class ActionPicker:
    """Answers questions for seats that a batch plays itself."""

    def pick(self, state: State) -> i64:
        """Return a legal answer to the current question, using only what the seat to move knows."""
        raise NotImplementedError


@final
class Batch:
    """N slots with one running game each; a game that ends is replaced at once by the next deal.

    The buffers are never reallocated, so a reference to one always shows the result of the latest step.

    With `skip_forced`, decisions with a single answer are made inside the batch. `assign` gives seats of a slot to an
    ActionPicker, whose decisions are made inside the batch too. `extra` adds derived numbers to the observations.
    """

    game: Game
    count: i64
    width: i64  # features of an observation, with the derived numbers
    plain: i64  # features of an observation alone
    size: i64  # action ids
    by_points: bool  # True if rewards are points, False if they are shares of the win
    base: i64  # base seed of the deals of all slots
    dice: i64  # random generator for random actions
    states: list[State]
    episodes: vec[i64]  # by slot: number of games started
    observations: vec[i16]  # by slot: what the seat to move sees
    masks: vec[u8]  # by slot: 1 for each legal action
    movers: vec[i64]  # by slot: the seat to move
    rewards: vec[float]  # at slot * seats + seat: reward of the latest step
    points: vec[float]  # at slot * seats + seat: points in the last finished game
    ended: vec[u8]  # by slot: 1 if the latest step ended a game
    moves: vec[i64]  # by slot: decisions so far in the current game
    lengths: vec[i64]  # by slot: decisions in the last finished game
    picks: vec[i64]  # by slot: a random legal action, filled in by `pick`
    skip_forced: bool
    extra: NetworkInput | None
    automatic: vec[i64]  # by slot: bits of the seats that the batch plays itself
    pickers: list[ActionPicker | None]  # by slot: who answers for them

    def __init__(
        self,
        game: Game,
        count: int,
        seed: int,
        by_points: bool,
        skip_forced: bool = False,
        extra: NetworkInput | None = None,
    ) -> None:
        seats = game.seats
        self.game = game
        self.count = count
        self.plain = len(game.features())
        self.width = self.plain + (len(extra.names()) if extra is not None else 0)
        self.skip_forced = skip_forced
        self.extra = extra
        self.automatic = zeros(count)
        self.pickers = [None] * count
        self.size = game.actions
        self.by_points = by_points
        self.states = []
        self.observations = vec[i16]([0] * (count * int(self.width)))
        self.masks = vec[u8]([0] * (count * int(self.size)))
        self.rewards = vec[float]([0.0] * (count * seats))
        self.points = vec[float]([0.0] * (count * seats))
        self.ended = vec[u8]([0] * count)
        self.episodes, self.movers, self.moves = zeros(count), zeros(count), zeros(count)
        self.lengths, self.picks = zeros(count), zeros(count)
        for _i in range(count):
            self.states.append(game.deal(0))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start a new game in every slot."""
        self.base = derive(seed)
        self.dice = derive(self.base)
        for i in range(self.count):
            self.unmark(i)
            self.episodes[i] = 0
            self.lengths[i] = 0
            self.ended[i] = 0
            self.forget_rewards(i)
            self.begin(i)
            self.show(i)

    def assign(self, slot: int, seats: int, picker: ActionPicker) -> None:
        """Let `picker` play these seats (a bit each) of a slot; at least one must be left. Call `reset` afterwards."""
        everybody = (1 << self.game.seats) - 1
        if seats & ~everybody or seats == everybody:
            raise ValueError(f"some seats of {self.game.seats}, not {seats:b}")
        self.automatic[slot] = seats
        self.pickers[slot] = picker

    def deal_of(self, slot: i64, episode: i64) -> int:
        """Return the seed of a slot's game; pass it to `game.deal` to get the first position."""
        return int(derive(low(self.base + slot * 0x100000000 + episode)))

    def begin(self, slot: i64) -> None:
        """Start the next game in a slot."""
        self.moves[slot] = 0
        while True:
            state = self.game.deal(self.deal_of(slot, self.episodes[slot]))
            self.episodes[slot] += 1
            self.advance(slot, state)
            if state.top > 0:  # otherwise the batch has played the whole game
                self.states[slot] = state
                return

    def advance(self, slot: i64, state: State) -> None:
        """Make the decisions that are not asked of the caller."""
        seats = self.automatic[slot]
        while state.top > 0:
            if state.count == 1 and self.skip_forced:
                state.apply_unchecked(state.choices[0])
            elif seats >> state.frames[state.top - 3] & 1 == 1:
                picker = self.pickers[slot]
                assert picker is not None
                state.apply_unchecked(picker.pick(state))
            else:
                return

    def step(self, actions: bytes) -> None:
        """Play one action per slot, each eight bytes, little-endian.

        If any action is illegal, raise and change nothing.
        """
        if len(actions) != self.count * BYTES:
            raise ValueError(f"{int(self.count)} actions are wanted, not {len(actions) / BYTES:g}")
        self.check(actions)
        for i in range(self.count):
            self.play(i, read_i64_le(actions, i * BYTES))

    def check(self, actions: bytes) -> None:
        """Raise if any of the actions is illegal."""
        masks = self.masks
        size = self.size
        for i in range(self.count):
            action = read_i64_le(actions, i * BYTES)
            if action < 0 or action >= size or masks[i * size + action] == 0:
                raise IllegalAction(f"game {int(i)}: {self.game.complaint(self.states[i], int(action))}")

    def play(self, slot: i64, action: i64) -> None:
        """Play one action in one slot; if the game ends, store its rewards and start the next one."""
        self.unmark(slot)
        if self.ended[slot] == 1:
            self.ended[slot] = 0
            self.forget_rewards(slot)
        state = self.states[slot]
        state.apply_unchecked(action)
        self.moves[slot] += 1
        if self.skip_forced or self.automatic[slot] != 0:
            self.advance(slot, state)
        if state.top == 0:
            self.finish(slot, state)
        self.show(slot)

    def finish(self, slot: i64, state: State) -> None:
        """Store the rewards of a finished game and start the next deal."""
        self.ended[slot] = 1
        self.lengths[slot] = self.moves[slot]
        seats = self.game.seats
        for seat, points in enumerate(state.scores()):
            self.points[slot * seats + seat] = float(points)
        if self.by_points:
            for seat in range(seats):
                self.rewards[slot * seats + seat] = self.points[slot * seats + seat]
        else:
            winners = state.winners()
            for seat in winners:
                self.rewards[slot * seats + seat] = 1.0 / len(winners)
        self.begin(slot)

    def forget_rewards(self, slot: i64) -> None:
        """Set the rewards of a slot to zero."""
        seats: i64 = self.game.seats
        start = slot * seats
        for i in range(start, start + seats):
            self.rewards[i] = 0.0

    def unmark(self, slot: i64) -> None:
        """Clear the mask bytes of the legal actions."""
        state = self.states[slot]
        masks = self.masks
        choices = state.choices
        row = slot * self.size
        for i in range(state.count):
            masks[row + choices[i]] = 0

    def show(self, slot: i64) -> None:
        """Write the seat to move, its observation and the legal actions of a slot into the buffers."""
        state = self.states[slot]
        seat = state.frames[state.top - 3]
        self.movers[slot] = seat
        self.game.observe_of(state, seat, self.observations, slot * self.width)
        extra = self.extra
        if extra is not None:
            extra.write(state, seat, self.observations, slot * self.width + self.plain)
        masks = self.masks
        choices = state.choices
        row = slot * self.size
        for i in range(state.count):
            masks[row + choices[i]] = 1

    def pick(self) -> None:
        """Write a uniformly random legal action for each slot into `picks`."""
        dice = self.dice
        for i in range(self.count):
            state = self.states[i]
            dice = next_state(dice)
            self.picks[i] = state.choices[below(dice, state.count)]
        self.dice = dice
