"""What exploring the Depths may bring, and what comes of it: offers, Monsters and their rewards."""

from typing import Final, final

from hadal.core.vector import i64, vec, vector, zeros
from hadal.games.abyss import actions
from hadal.games.abyss.ai.box_policy import BoxJudge
from hadal.games.abyss.ai.evaluation import TILE
from hadal.games.abyss.ai.hand_value import Purse
from hadal.games.abyss.ai.weights import KEY, LEFT, NEVER, PEARL, TOKEN
from hadal.games.abyss.constants import MONSTER, RACES, TRACK
from hadal.games.abyss.rules.explore import LAST, REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS
from hadal.games.abyss.rules.queries import key_count, reward_space
from hadal.games.abyss.state import Position

# Of 13 Allies that may come so many are worth 4 or 5, the others about 2.
HIGH_SHARE: Final = 3
LOW_SHARE: Final = 10
HIGH: Final = 4
LOW: Final = 2
SOME_CARDS: Final = 30  # in a deck that is about to be shuffled anew


@final
class Depths:
    """What the next card may bring whoever's purse was read last."""

    prizes: vec[i64]  # by Threat space: the best reward
    gains: vec[i64]  # by race, low and high: what an Ally adds to the hand
    depth: i64  # what exploring is worth, once it has been worked out

    def __init__(self, purse: Purse, boxes: BoxJudge) -> None:
        self.purse = purse
        self.boxes = boxes
        self.prizes = vector([TOKEN, 2 * TOKEN, KEY, KEY + TOKEN, KEY + 2 * TOKEN, 2 * KEY])
        self.gains = zeros(2 * RACES)
        self.depth = NEVER

    def begin(self) -> None:
        """Another hand was read."""
        self.depth = NEVER

    def dig(self, s: Position, space: i64, now: i64) -> i64:
        """What revealing the next card may bring: an Ally of each race, high or low, or a Monster."""
        if self.depth == NEVER:
            self.read_gains(s, now)
            self.depth = self.ahead(s, space if space < LAST else LAST, self.prize(s, self.purse.me, now))
        return self.depth

    def read_gains(self, s: Position, now: i64) -> None:
        """What an Ally of each race would add to the hand."""
        for race in range(RACES):
            self.gains[2 * race] = self.purse.with_value(s, race, LOW) - now
            self.gains[2 * race + 1] = self.purse.with_value(s, race, HIGH) - now

    def ahead(self, s: Position, space: i64, prize: i64) -> i64:
        """The worth of a card on each space, from the last one back: taken, or passed over for the next."""
        cards = s.deck_n if s.deck_n > 0 else SOME_CARDS
        monsters = self.monsters(s, cards)
        on: i64 = NEVER
        total: i64 = 0
        for at in range(LAST, space - 1, -1):
            met = prize if prize > on else on
            if met < 0 and at == LAST:
                met = 0
            total = (self.mean(on) * (cards - monsters) + met * monsters) // cards
            if at == LAST:
                total += PEARL
            on = total - LEFT
        return total

    def mean(self, on: i64) -> i64:
        """What an Ally brings on average, if it may be passed over."""
        total: i64 = 0
        for race in range(RACES):
            low = self.gains[2 * race]
            high = self.gains[2 * race + 1]
            total += LOW_SHARE * (low if low > on else on) + HIGH_SHARE * (high if high > on else on)
        return total // (RACES * (LOW_SHARE + HIGH_SHARE))

    def monsters(self, s: Position, cards: i64) -> i64:
        """How many Monsters are in the deck: everybody can count them."""
        left = s.tables.copies[MONSTER] - s.cards[s.discards() * s.tables.kinds + MONSTER]
        for space in range(TRACK):
            if s.track[space] == MONSTER:
                left -= 1
        if left < 0:
            return 0
        return left if left < cards else cards

    def prize(self, s: Position, seat: i64, now: i64) -> i64:
        """What a Monster brings whoever fights it."""
        if s.tables.threat_track:
            return self.prizes[reward_space(s, seat)]
        return self.boxes.fighting(s, seat, now)

    def offer(self, s: Position, space: i64, action: i64, now: i64) -> i64:
        """A card for Pearls that another player gets."""
        if action == actions.PASS:
            return 0
        p = self.purse
        cost = s.sold + 1
        nebulis: i64 = 0
        if action >= actions.BUY_MIXED:
            nebulis = action - actions.BUY_MIXED + 1
            cost -= nebulis
        gain = p.with_card(s, s.track[space], cost) - now
        if not p.closing:
            gain -= PEARL * cost // (s.seats - 1)
        return gain + p.relief(-nebulis) if nebulis > 0 else gain

    def reward(self, s: Position, seat: i64, action: i64) -> i64:
        """A row of the Threat track; a key that opens a Location is worth more."""
        row = action - actions.REWARD
        keys: i64 = REWARD_KEYS[row]
        pearls: i64 = REWARD_PEARLS[row]
        tokens: i64 = REWARD_TOKENS[row]
        each: i64 = KEY
        if self.purse.closing:
            each = 0
        total = each * keys + PEARL * pearls + TOKEN * tokens
        if keys > 0 and (key_count(s, seat) + keys) // 3 > key_count(s, seat) // 3:
            total += TILE - 3 * each
        return total
