"""Rules of thumb for what the Kraken and Leviathan boxes ask."""

from typing import Final, final

from hadal.core.vector import i64, vec, vector
from hadal.games.abyss import actions, questions
from hadal.games.abyss.ai.evaluation import lies, location_hope
from hadal.games.abyss.ai.hand_value import Purse
from hadal.games.abyss.ai.weights import KEY, L_TOKEN, NEVER, PEARL, SCOURGE, TOKEN
from hadal.games.abyss.boxes.leviathan.border import is_usable, levels_beaten, levels_left, zones_to_fight
from hadal.games.abyss.boxes.leviathan.fight import BOOSTERS
from hadal.games.abyss.boxes.leviathan.leviathans import LEVELS, ROWS
from hadal.games.abyss.constants import AT_STACK, SENTINELS, SPECIAL, ZONES
from hadal.games.abyss.rules.score import extreme_value
from hadal.games.abyss.state import Position

RISK: Final = 700  # what another Leviathan costs whom it comes upon
LOOT_STOP: Final = 3  # so many Loot cards are enough


@final
class BoxJudge:
    """What answers to the questions of the boxes are worth."""

    die: vec[i64]  # of 36: one die
    two: vec[i64]  # the higher of two
    chances: vec[i64]  # of 36, by zone

    def __init__(self, purse: Purse) -> None:
        self.purse = purse
        self.die = vector([0, 6, 6, 6, 6, 6, 6])
        self.two = vector([0, 1, 3, 5, 7, 9, 11])
        self.chances = vector([3, 3, 4, 5, 6, 5, 4, 3, 3])

    def weigh(self, s: Position, question: i64, seat: i64, card: i64, n: i64, action: i64, now: i64) -> i64:
        """What an answer is worth."""
        p = self.purse
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
            return self.outcome(s, card, n % 100 + pearls) - PEARL * pearls
        if question == questions.SPOILS:
            return (TOKEN - (0 if p.closing else L_TOKEN)) * (action - actions.SPLIT)
        if question == questions.REVEAL_TOKEN:
            return self.revealing(s, action, now)
        if question == questions.FEED:
            return p.without_card(s, action - actions.ALLY)
        if question == questions.SURRENDER:
            lord = s.tables.target[action]
            return -1000 * s.tables.points[lord] - p.w.stands[lord]
        if question == questions.REBEL:
            zone = action - actions.ZONE
            return self.outcome(s, zone, ROWS.resist[s.border[zone] * LEVELS + s.level[zone]])
        if question == questions.BREED:
            return -self.chances[action - actions.ZONE]
        if question == questions.HUNT_BACK:
            return TOKEN if action == actions.BACK else L_TOKEN
        return self.weigh_kraken(s, question, seat, card, action, now)

    def weigh_kraken(self, s: Position, question: i64, seat: i64, card: i64, action: i64, now: i64) -> i64:
        """Answers about Nebulis, Sentinels, Loot and Krakens; and about other seats."""
        p = self.purse
        if actions.SEAT <= action < actions.BUY_MIXED:
            other = action - actions.SEAT
            return NEVER if other == seat else lies(s, other)
        if question == questions.GUARD:
            return self.guarding(s, seat, action, now)
        if question == questions.SEARCH:
            return self.searching(s, card, action)
        if question == questions.PLACE_KRAKEN:
            return self.hiding(s, seat, action - actions.STACK)
        if question == questions.HEAL:
            return p.with_card(s, action - actions.ALLY, 0)
        if question == questions.LOSE_AFFILIATED:
            return -s.tables.value[action - actions.ALLY]
        if question == questions.LIBERATE:
            return p.w.stands[s.tables.target[action]] + KEY * s.tables.keys[s.tables.target[action]]
        if question == questions.EXECUTE:
            return self.executing(s, seat, action - actions.STACK)
        if question == questions.BRIBE_SPLIT and action >= actions.PAY_MIXED:
            nebulis = action - actions.PAY_MIXED + 1
            return PEARL * nebulis + p.relief(-nebulis)
        return 0

    # The Kraken box.

    def guarding(self, s: Position, seat: i64, action: i64, now: i64) -> i64:
        """What it is worth that only this seat may take something."""
        if s.tables.block[action] == actions.B_LOCATION:
            return location_hope(s, seat, s.tables.target[action]) // 10
        if s.tables.block[action] == actions.B_LORD:
            lord = s.tables.target[action]
            self.purse.sort()
            return self.purse.gives(s, lord) * self.purse.w.far[self.purse.missing(s, lord)] // 1000
        return (self.purse.with_stack(s, action - actions.STACK) - now) * 2 // 5

    def searching(self, s: Position, location: i64, action: i64) -> i64:
        """Another Loot card while few lie there."""
        if action == actions.STOP:
            return 0
        start = (location - 22) * 5
        lying: i64 = 0
        i: i64
        for i in range(5):
            lying += s.loot[start + i]
        return LOOT_STOP - lying

    def hiding(self, s: Position, seat: i64, stack: i64) -> i64:
        """A Kraken goes where this seat alone may take it, or where there is little to take."""
        for i in range(SENTINELS):
            if s.guards[3 * i + 1] == AT_STACK + stack:
                return 100 if s.guards[3 * i] == seat else -100
        t = s.tables
        size: i64 = 0
        for kind in range(1, t.kinds):
            size += s.cards[(s.stacks() + stack) * t.kinds + kind]
        return -size

    def executing(self, s: Position, seat: i64, race: i64) -> i64:
        """What the opponents lose with an affiliated Ally of a race."""
        total: i64 = 0
        for other in range(s.seats):
            if other != seat:
                total += extreme_value(s, other, race, False)
        return total

    # The Leviathan box.

    def meeting(self, s: Position, seat: i64, space: i64, action: i64, now: i64) -> i64:
        """Fight, pass by, or ignore."""
        if action == actions.FIGHT:
            return self.fighting(s, seat, now) + (PEARL if space == 4 else 0)
        if action == actions.DIG:
            return 1500 - RISK
        return 1500 if action == actions.IGNORE else NEVER

    def going_on(self, s: Position, seat: i64, zone: i64, action: i64, now: i64) -> i64:
        """Another attack, or none."""
        if action != actions.FIGHT:
            return 0
        return self.fighting(s, seat, now) if zone < 0 else self.best_strike(s, seat, zone, now)

    def fighting(self, s: Position, seat: i64, now: i64) -> i64:
        """The best attack on any Leviathan."""
        able = zones_to_fight(s, seat)
        best: i64 = NEVER
        for zone in range(ZONES):
            if able >> zone & 1 == 1:
                found = self.best_strike(s, seat, zone, now)
                best = max(best, found)
        return best

    def best_strike(self, s: Position, seat: i64, zone: i64, now: i64) -> i64:
        """The best attack on the Leviathan of a zone."""
        t = s.tables
        best: i64 = NEVER
        for kind in range(1, t.kinds):
            if s.cards[seat * t.kinds + kind] > 0 and is_usable(s, seat, kind, s.border[zone]):
                found = self.strike(s, zone, kind, now)
                best = max(best, found)
        return best

    def strike(self, s: Position, zone: i64, kind: i64, now: i64) -> i64:
        """What an attack with an Ally brings on average, less the Ally."""
        value = s.tables.value[kind]
        dice = self.two if SPECIAL <= kind < BOOSTERS else self.die
        total: i64 = 0
        pips: i64
        for pips in range(1, 7):
            total += dice[pips] * self.outcome(s, zone, value + pips)
        return total // 36 - now + self.purse.without_card(s, kind)

    def outcome(self, s: Position, zone: i64, attack: i64) -> i64:
        """What an attack of this strength brings."""
        beaten = levels_beaten(s, zone, attack)
        if beaten == 0:
            return PEARL
        beast = s.border[zone]
        rewards: i64 = 0
        for level in range(s.level[zone], s.level[zone] + beaten):
            rewards += ROWS.reward[beast * LEVELS + level]
        total = rewards * TOKEN
        if levels_left(s, zone) == beaten:
            total += 500 if s.scourge_holder == self.purse.me else SCOURGE // 2
        return total

    def revealing(self, s: Position, action: i64, now: i64) -> i64:
        """An L token: Pearls at once unless the end has come, keys always, a stack if it is worth it."""
        if action == actions.STOP:
            return 0
        effect = action - actions.TOKEN
        if effect == 2:
            return KEY
        if effect < 2:
            return 100 if self.purse.closing else 2 * PEARL
        best: i64 = NEVER
        stack: i64
        for stack in range(5):
            found = self.purse.with_stack(s, stack) - now
            best = max(best, found)
        return best - 1000
