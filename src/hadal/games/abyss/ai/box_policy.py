"""How the heuristic policy evaluates the questions of the Kraken and Leviathan boxes."""

from typing import Final, final

from hadal.core.vector import i64, vec, vector
from hadal.games.abyss import actions, constants, questions
from hadal.games.abyss.ai import weights
from hadal.games.abyss.ai.evaluation import best_location, expected_location, expected_loot
from hadal.games.abyss.ai.hand_value import KEYS_BUT_ONE, HandValue
from hadal.games.abyss.boxes.leviathan.border import (
    is_usable,
    levels_beaten,
    levels_left,
    slain_by,
    to_clear,
    zones_to_fight,
)
from hadal.games.abyss.boxes.leviathan.fight import BOOSTERS
from hadal.games.abyss.boxes.leviathan.leviathans import ALLIES, LEVELS, PEARLS, ROWS, WOUNDS
from hadal.games.abyss.rules.nebulis import kraken_yield
from hadal.games.abyss.rules.queries import has, is_free, key_count, token_count
from hadal.games.abyss.rules.score import affiliated_count, extreme_value
from hadal.games.abyss.state import Position

RISK: Final = 700  # quick estimate: the cost of another Leviathan
GONE_ON: Final = 1500  # quick estimate: the value of going on past a Monster
SPARE: Final = 500  # value of a slain Leviathan, besides its rewards


@final
class BoxPolicy:
    """Evaluates the answers to questions of the Kraken and Leviathan boxes."""

    die: vec[i64]  # out of 36: one die
    two: vec[i64]  # out of 36: the higher of two dice
    chances: vec[i64]  # out of 36, by zone
    killed: i64  # cached value of a slain Leviathan; NEVER until it is computed

    def __init__(self, hand: HandValue, thorough: bool) -> None:
        self.hand = hand
        self.thorough = thorough
        self.killed = weights.NEVER
        self.die = vector([0, 6, 6, 6, 6, 6, 6])
        self.two = vector([0, 1, 3, 5, 7, 9, 11])
        self.chances = vector([3, 3, 4, 5, 6, 5, 4, 3, 3])

    def begin(self) -> None:
        """Clear cached values when another hand has been read."""
        self.killed = weights.NEVER

    def weigh(self, s: Position, question: i64, seat: i64, card: i64, n: i64, action: i64, now: i64) -> i64:
        """Return the value of an answer."""
        p = self.hand
        if question == questions.MEET_MONSTER:
            return self.meeting(s, seat, card, action, now)
        if question == questions.STRIKE:
            return self.strike(s, card, action - actions.ALLY, now)
        if question == questions.CHOOSE_LEVIATHAN:
            return self.best_strike(s, seat, action - actions.ZONE, now)
        if question == questions.AGAIN or question == questions.SORCERY:
            return self.going_on(s, seat, card if question == questions.AGAIN else -1, action, now)
        if question == questions.BOOST:
            pearls = action - actions.BOOST
            return self.outcome(s, card, n % 100 + pearls) - weights.PEARL * pearls
        if question == questions.SPOILS:
            return (weights.TOKEN - self.l_token(s, seat, now)) * (action - actions.SPLIT)
        if question == questions.REVEAL_TOKEN:
            return self.revealing(s, action, now)
        if question == questions.FEED:
            kind = action - actions.ALLY
            return p.without_card(s, kind) + p.relief(kraken_yield(s, kind))
        if question == questions.SURRENDER:
            lord = s.tables.target[action]
            return -1000 * s.tables.points[lord] - p.lasting(s, lord)
        if question == questions.REBEL:
            zone = action - actions.ZONE
            return self.outcome(s, zone, ROWS.resist[s.border[zone] * LEVELS + s.level[zone]])
        if question == questions.BREED:
            return -self.chances[action - actions.ZONE]
        if question == questions.HUNT_BACK:
            if action == actions.BACK:
                return weights.TOKEN
            return 0 if p.closing else weights.L_TOKEN
        return self.weigh_kraken(s, question, seat, card, action, now)

    def weigh_kraken(self, s: Position, question: i64, seat: i64, card: i64, action: i64, now: i64) -> i64:
        """Evaluate answers about Nebulis, Sentinels, Loot and Krakens, and answers that choose another seat."""
        p = self.hand
        if actions.SEAT <= action < actions.BUY_MIXED:
            return self.choosing(s, question, seat, action - actions.SEAT)
        if question == questions.GUARD:
            return self.guarding(s, seat, action, now)
        if question == questions.SEARCH:
            return 0 if action == actions.STOP else expected_loot(s, card, True)
        if question == questions.PLACE_KRAKEN:
            return self.hiding(s, seat, action - actions.STACK)
        if question == questions.HEAL:
            return p.with_card(s, action - actions.ALLY, 0)
        if question == questions.LOSE_AFFILIATED:
            return -s.tables.value[action - actions.ALLY]
        if question == questions.LIBERATE:
            return p.lasting(s, s.tables.target[action])
        if question == questions.EXECUTE:
            return self.executing(s, seat, action - actions.STACK)
        if question == questions.BRIBE_SPLIT and action >= actions.PAY_MIXED:
            nebulis = action - actions.PAY_MIXED + 1
            return weights.PEARL * nebulis + p.relief(-nebulis)
        return 0

    # The Kraken box.

    def choosing(self, s: Position, question: i64, seat: i64, other: i64) -> i64:
        """Value of choosing a seat to harm: the one with the most tokens (Hunter), otherwise the strongest one."""
        if other == seat:
            return weights.NEVER
        if question == questions.HUNT:
            return 1000 * token_count(s, other)
        return self.strength(s, other)

    def strength(self, s: Position, seat: i64) -> i64:
        """Strength of a seat, from public information."""
        total = 500 * s.pearls[seat] - 1000 * s.nebulis[seat]
        for lord in range(s.tables.lords):
            if s.owner[lord] == seat:
                total += 1000 * s.tables.points[lord]
        for location in range(s.tables.locations):
            if s.location_owner[location] == seat:
                total += 8000
        return total

    def guarding(self, s: Position, seat: i64, action: i64, now: i64) -> i64:
        """Value of reserving a place for this seat."""
        if s.tables.block[action] == actions.B_LOCATION:
            better = expected_location(s, seat, s.tables.target[action]) - self.mean_location(s, seat)
            return 3 * key_count(s, seat) * better // 10
        if s.tables.block[action] == actions.B_LORD:
            return self.hand.expected_lord(s, s.tables.target[action])
        return (self.hand.with_stack(s, action - actions.STACK) - now) * 2 // 5

    def worth_guarding(self, s: Position, now: i64) -> i64:
        """Value of the best Lord or stack that a Sentinel could guard."""
        best = self.best_stack(s, now) * 2 // 5
        for i in range(self.hand.lords_n):
            best = max(best, self.hand.expected_lord(s, self.hand.lords[i]))
        return best

    def mean_location(self, s: Position, seat: i64) -> i64:
        """Average value of a face-up Location."""
        total: i64 = 0
        count: i64 = 0
        for location in range(s.tables.locations):
            if s.location_owner[location] == constants.FACE_UP:
                total += expected_location(s, seat, location)
                count += 1
        if count == 0:
            return 0
        return total // count

    def best_stack(self, s: Position, now: i64) -> i64:
        """Value that the best Council stack adds to the hand."""
        best: i64 = 0
        for stack in range(constants.RACES):
            best = max(best, self.hand.with_stack(s, stack) - now)
        return best

    def hiding(self, s: Position, seat: i64, stack: i64) -> i64:
        """Value of putting a Kraken on a stack: best if only this seat may take it, or if there is little to take."""
        for i in range(constants.SENTINELS):
            if s.guards[3 * i + 1] == constants.AT_STACK + stack:
                return 100 if s.guards[3 * i] == seat else -100
        t = s.tables
        size: i64 = 0
        for kind in range(1, t.kinds):
            size += s.cards[(s.stacks() + stack) * t.kinds + kind]
        return -size

    def executing(self, s: Position, seat: i64, race: i64) -> i64:
        """Value of the opponents' loss of an affiliated Ally of a race."""
        total: i64 = 0
        for other in range(s.seats):
            count = affiliated_count(s, other, race)
            if other != seat and count > 0:
                total += 300
                if count == 1:
                    total += 1000 * extreme_value(s, other, race, False)
        return total

    # The Leviathan box.

    def meeting(self, s: Position, seat: i64, space: i64, action: i64, now: i64) -> i64:
        """Value of fighting, passing by or ignoring a Monster."""
        if action == actions.FIGHT:
            return self.fighting(s, seat, now) + (weights.PEARL if space == 4 else 0)
        if action == actions.DIG:
            return GONE_ON - RISK
        return GONE_ON if action == actions.IGNORE else weights.NEVER

    def going_on(self, s: Position, seat: i64, zone: i64, action: i64, now: i64) -> i64:
        """Value of another attack, or of stopping."""
        if action != actions.FIGHT:
            return 0
        return self.fighting(s, seat, now) if zone < 0 else self.best_strike(s, seat, zone, now)

    def fighting(self, s: Position, seat: i64, now: i64) -> i64:
        """Value of the best attack on any Leviathan."""
        able = zones_to_fight(s, seat)
        best: i64 = weights.NEVER
        for zone in range(constants.ZONES):
            if able >> zone & 1 == 1:
                found = self.best_strike(s, seat, zone, now)
                best = max(best, found)
        return best

    def best_strike(self, s: Position, seat: i64, zone: i64, now: i64) -> i64:
        """Value of the best attack on the Leviathan of a zone."""
        t = s.tables
        best: i64 = weights.NEVER
        for kind in range(1, t.kinds):
            if s.cards[seat * t.kinds + kind] > 0 and is_usable(s, seat, kind, s.border[zone]):
                found = self.strike(s, zone, kind, now)
                best = max(best, found)
        return best

    def strike(self, s: Position, zone: i64, kind: i64, now: i64) -> i64:
        """Expected value of an attack with an Ally, minus the value of the Ally."""
        value = s.tables.value[kind]
        dice = self.two if constants.SPECIAL <= kind < BOOSTERS else self.die
        boosted = self.thorough and kind >= BOOSTERS
        total: i64 = 0
        pips: i64
        for pips in range(1, 7):
            if boosted:
                total += dice[pips] * self.boosted(s, zone, value + pips)
            else:
                total += dice[pips] * self.outcome(s, zone, value + pips)
        brought = kraken_yield(s, kind)
        left = self.hand.without_card(s, kind) - now
        if brought > 0:
            left += self.hand.relief(brought)
        return total // 36 + left

    def boosted(self, s: Position, zone: i64, attack: i64) -> i64:
        """Value of an attack with the best use of Pearls."""
        best = self.outcome(s, zone, attack)
        most = min(to_clear(s, zone) - attack, self.hand.pearls)
        for pearls in range(1, most + 1):
            best = max(best, self.outcome(s, zone, attack + pearls) - weights.PEARL * pearls)
        return best

    def outcome(self, s: Position, zone: i64, attack: i64) -> i64:
        """Value of an attack of this strength."""
        beaten = levels_beaten(s, zone, attack)
        if beaten == 0:
            return weights.PEARL
        me = self.hand.me
        leviathan = s.border[zone]
        rewards: i64 = 0
        for level in range(s.level[zone], s.level[zone] + beaten):
            rewards += ROWS.reward[leviathan * LEVELS + level]
        total: i64 = 0
        if has(s, me, constants.ALTRUIST):
            rewards += beaten
        if has(s, me, constants.TAXIDERMIST):
            total = 2 * weights.PEARL * beaten
        total += rewards * weights.TOKEN
        if levels_left(s, zone) == beaten:
            if self.killed == weights.NEVER:
                self.killed = self.kill(s)
            total += self.killed
        return total

    def kill(self, s: Position) -> i64:
        """Value of slaying a Leviathan, including the Scourge if this seat would become its holder."""
        me = self.hand.me
        holder = s.scourge_holder
        if holder == me or (holder >= 0 and slain_by(s, me) + 1 < slain_by(s, holder)):
            return SPARE
        return weights.FIGURE_AT_END if self.hand.closing else weights.SCOURGE

    def risk(self, s: Position, seat: i64) -> i64:
        """Expected cost of another Leviathan to the seat that it attacks."""
        total: i64 = 0
        for zone in range(constants.ZONES):
            if s.border[zone] != constants.NO_LEVIATHAN:
                total += self.chances[zone] * self.penalty(s, seat, s.border[zone])
        return total // 36

    def penalty(self, s: Position, seat: i64, leviathan: i64) -> i64:
        """Cost of an attack by a Leviathan to a seat."""
        count = ROWS.count[leviathan]
        kind = ROWS.penalty[leviathan]
        if kind == WOUNDS:
            return 1000 * count
        if kind == PEARLS:
            return weights.PEARL * min(count, s.pearls[seat])
        if kind == ALLIES:
            return 2 * weights.VALUE * self.cheapest_allies(s, seat, count)
        least: i64 = weights.NEVER
        for lord in range(s.tables.lords):
            if is_free(s, lord, seat):
                least = max(least, -1000 * s.tables.points[lord])
        return 0 if least == weights.NEVER else -least

    def cheapest_allies(self, s: Position, seat: i64, count: i64) -> i64:
        """Total value of the `count` cheapest Allies in a hand."""
        t = s.tables
        total: i64 = 0
        value: i64 = 1
        while value <= 5 and count > 0:
            for kind in range(1, t.kinds):
                if t.value[kind] == value:
                    n = min(count, s.cards[seat * t.kinds + kind])
                    total += n * value
                    count -= n
            value += 1
        return total

    def l_token(self, s: Position, seat: i64, now: i64) -> i64:
        """Expected value of an L token: Pearls, a key or the best stack (there are 8, 4, 4 and 4 of them)."""
        p = self.hand
        if not self.thorough:
            return 0 if p.closing else weights.L_TOKEN
        keys = key_count(s, seat)
        if p.closing:
            return best_location(s, seat) // 5 if keys == KEYS_BUT_ONE else 0
        key = p.key
        if keys == KEYS_BUT_ONE:
            key = max(key, weights.THIRD_KEY * best_location(s, seat) // 1000)
        two = p.with_pearls(s, 2) - now
        three = p.with_pearls(s, 3) - now
        return weights.L_SHARE * (2 * two + three + key + self.best_stack(s, now)) // 5000

    def revealing(self, s: Position, action: i64, now: i64) -> i64:
        """Value of revealing an L token: good for a key, for Pearls before the end, for a good stack."""
        if action == actions.STOP:
            return 0
        effect = action - actions.TOKEN
        if effect == 2:
            return self.hand.key
        if effect < 2:
            return 100 if self.hand.closing else (2 + effect) * weights.PEARL
        return self.best_stack(s, now) - 1000
