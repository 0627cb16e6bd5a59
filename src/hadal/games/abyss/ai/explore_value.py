"""The value of exploring: the next cards of the deck, offers, Monsters and their rewards."""

from typing import Final, final

from hadal.core.vector import i64, vec, vector, zeros
from hadal.games.abyss import actions
from hadal.games.abyss.ai.box_policy import BoxPolicy
from hadal.games.abyss.ai.evaluation import NEXT_LOCATION
from hadal.games.abyss.ai.hand_value import HandValue
from hadal.games.abyss.ai.weights import NEVER, PEARL, PLENTY, TOKEN
from hadal.games.abyss.constants import ALL_KINDS, MONSTER, RACES, TAMER, THREATS, TOKENS, TRACK
from hadal.games.abyss.rules.explore import LAST, REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS
from hadal.games.abyss.rules.queries import back_count, key_count, oppressed, reward_space
from hadal.games.abyss.state import Position

# For the quick estimate: of 13 Allies in the deck, this many have value 4 or 5; the others have about 2.
HIGH_SHARE: Final = 3
LOW_SHARE: Final = 10
HIGH: Final = 4
LOW: Final = 2
SOME_CARDS: Final = 30  # in a deck that is about to be reshuffled
RESHUFFLED: Final = 5  # with fewer cards in the deck, the discard pile counts as well


@final
class ExploreValue:
    """The value of exploring to the seat whose hand was read last.

    The quick estimate assumes average Allies. The thorough one uses the cards that are really left in the deck
    (everybody can count them) and the Threat, which rises with every Monster passed by.
    """

    prizes: vec[i64]  # by Threat space: value of the best reward
    gains: vec[i64]  # value that an Ally adds to the hand; quick: by race, low and high; thorough: by kind
    deck: vec[i64]  # by kind: cards that may come next
    ahead: vec[i64]  # by Threat space: value of the next card
    depth: i64  # cached result
    key: i64  # value of a key in `prizes`
    token: i64  # value of a Monster token in `prizes`

    def __init__(self, hand: HandValue, boxes: BoxPolicy, thorough: bool) -> None:
        self.hand = hand
        self.boxes = boxes
        self.thorough = thorough
        self.prizes = zeros(THREATS)
        self.key = self.token = -1
        self.gains, self.deck = zeros(ALL_KINDS), zeros(ALL_KINDS)
        self.ahead = zeros(THREATS)
        self.depth = NEVER

    def begin(self) -> None:
        """Clear the cached result when another hand has been read."""
        self.depth = NEVER

    def dig(self, s: Position, space: i64, passed: i64, now: i64) -> i64:
        """Value of revealing a card for this space, after 0 or 1 Monsters have been passed by."""
        if self.depth == NEVER:
            first = min(space, LAST)
            prize = self.prize(s, self.hand.me, now)
            if self.thorough:
                self.depth = self.counted(s, first, passed, prize, now)
            else:
                self.read_gains(s, now)
                self.depth = self.estimated(s, first, prize)
        return self.depth

    # The quick estimate.

    def read_gains(self, s: Position, now: i64) -> None:
        """Compute the value that an Ally of each race would add to the hand."""
        for race in range(RACES):
            self.gains[2 * race] = self.hand.with_value(s, race, LOW) - now
            self.gains[2 * race + 1] = self.hand.with_value(s, race, HIGH) - now

    def estimated(self, s: Position, space: i64, prize: i64) -> i64:
        """Value of a card on each space, from the last space back: taken, or passed over for the next one."""
        cards = s.deck_n if s.deck_n > 0 else SOME_CARDS
        monsters = self.monsters(s, cards)
        left = self.hand.w.left[s.seats]
        on: i64 = NEVER
        total: i64 = 0
        for at in range(LAST, space - 1, -1):
            met = prize if prize > on else on
            if met < 0 and at == LAST:
                met = 0
            total = (self.mean(on) * (cards - monsters) + met * monsters) // cards
            if at == LAST:
                total += self.next_pearl()
            on = total - left
        return total

    def mean(self, on: i64) -> i64:
        """Average value of an Ally that may be passed over."""
        total: i64 = 0
        for race in range(RACES):
            low = self.gains[2 * race]
            high = self.gains[2 * race + 1]
            total += LOW_SHARE * (low if low > on else on) + HIGH_SHARE * (high if high > on else on)
        return total // (RACES * (LOW_SHARE + HIGH_SHARE))

    def monsters(self, s: Position, cards: i64) -> i64:
        """Number of Monsters in the deck."""
        left = s.tables.copies[MONSTER] - s.cards[s.discards() * s.tables.kinds + MONSTER]
        for space in range(TRACK):
            if s.track[space] == MONSTER:
                left -= 1
        if left < 0:
            return 0
        return left if left < cards else cards

    # The thorough calculation.

    def counted(self, s: Position, space: i64, passed: i64, prize: i64, now: i64) -> i64:
        """Value of a card on each space and at each Threat, from the last space back."""
        total = self.read_deck(s, now)
        if total == 0:
            return self.next_pearl()
        ahead = self.ahead
        left = self.hand.w.left[s.seats]
        border = not s.tables.threat_track
        calm: i64 = 1 if oppressed(s, self.hand.me, TAMER) else 0
        risk: i64 = 0
        if border:
            risk = self.boxes.risk(s, self.hand.me)
        for at in range(LAST, space - 1, -1):
            threat: i64
            for threat in range(THREATS):
                if not border:
                    prize = self.prizes[max(0, threat - calm)]
                if at == LAST:
                    found = self.sum_up(s, NEVER, max(0, prize)) // total + self.next_pearl()
                else:
                    on = ahead[threat] - left
                    past = (ahead[0] if border else ahead[min(threat + 1, THREATS - 1)]) - left - risk
                    found = self.sum_up(s, on, max(prize, past)) // total
                ahead[threat] = found
                if border:
                    break
        if border:
            return ahead[0]
        return ahead[min(s.threat + passed, THREATS - 1)]

    def read_deck(self, s: Position, now: i64) -> i64:
        """Count the cards that may come next and the value that each adds to the hand; return their number."""
        kinds = s.tables.kinds
        deck = self.deck
        for kind in range(kinds):
            deck[kind] = 0
        total = s.deck_n
        for place in range(s.deck_n):
            deck[s.deck[place]] += 1
        start = s.discards() * kinds
        for kind in range(kinds):
            if s.deck_n < RESHUFFLED:
                deck[kind] += s.cards[start + kind]
                total += s.cards[start + kind]
            if kind != MONSTER and deck[kind] > 0:
                self.gains[kind] = self.hand.with_card(s, kind, 0) - now
        return total

    def sum_up(self, s: Position, on: i64, met: i64) -> i64:
        """Sum over all cards that may come: an Ally is taken or passed over, a Monster has the value `met`."""
        deck = self.deck
        total = met * deck[MONSTER]
        for kind in range(1, s.tables.kinds):
            n = deck[kind]
            if n > 0:
                total += n * max(on, self.gains[kind])
        return total

    # Monsters and offers.

    def next_pearl(self) -> i64:
        """Value of one more Pearl."""
        return PEARL if self.hand.pearls < PLENTY else 0

    def read_prizes(self, s: Position) -> None:
        """Compute the value of the best reward of each Threat space. A token is worth nothing if the pile is empty."""
        key = self.hand.key
        token = TOKEN if back_count(s, s.seats, 0, TOKENS) > 0 else 0
        if key != self.key or token != self.token:
            self.key, self.token = key, token
            self.prizes = vector([token, 2 * token, key, key + token, key + 2 * token, 2 * key])

    def prize(self, s: Position, seat: i64, now: i64) -> i64:
        """Value of fighting a Monster."""
        if s.tables.threat_track:
            self.read_prizes(s)
            return self.prizes[reward_space(s, seat)]
        return self.boxes.fighting(s, seat, now)

    def offer(self, s: Position, space: i64, action: i64, now: i64) -> i64:
        """Value of buying, or not buying, a card that another player could get."""
        if action == actions.PASS:
            return 0
        p = self.hand
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
        """Value of a row of the Threat track; a key that opens a Location counts more."""
        row = action - actions.REWARD
        keys: i64 = REWARD_KEYS[row]
        pearls: i64 = REWARD_PEARLS[row]
        tokens: i64 = REWARD_TOKENS[row]
        self.read_prizes(s)
        each = 0 if self.hand.closing else self.key
        total = each * keys + self.next_pearl() * pearls + self.token * tokens
        if keys > 0 and self.key > 0 and (key_count(s, seat) + keys) // 3 > key_count(s, seat) // 3:
            total += NEXT_LOCATION - 3 * each
        return total
