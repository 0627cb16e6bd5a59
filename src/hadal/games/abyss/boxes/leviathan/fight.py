"""The Leviathan box: meeting a Monster, and fighting (10.2, 10.3)."""

from typing import Final

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import actions, constants, events, questions
from hadal.games.abyss.boxes.leviathan import border
from hadal.games.abyss.rules.explore import LAST, Reveal, end_exploration
from hadal.games.abyss.rules.nebulis import change_nebulis, check_figure, kraken_yield
from hadal.games.abyss.rules.queries import any_stack, back_count, base_pile, has
from hadal.games.abyss.rules.shared_powers import is_use, offer_lords, use_lord
from hadal.games.abyss.rules.verbs import (
    discard_ally,
    discard_from_track,
    draw_token,
    gain_keys,
    gain_pearls,
    lose_pearls,
)
from hadal.games.abyss.state import Position, Question, Step

PASSED_BY: Final = 1  # n of REVEAL after a Monster
SLAIN: Final = 100  # how frames pack the number slain with another number
BOOSTERS: Final = constants.SPECIAL + 10  # special Allies from here on have a pearl boost, the others a double die


class MeetLeviathan(Question):
    """D5L: fight, go on, or ignore the Monster on space `card`."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        fight = border.can_fight(s, seat)
        if card < LAST or not fight:
            s.offer(actions.DIG)
        if fight:
            s.offer(actions.FIGHT)
        offer_lords(s, seat)
        if has(s, seat, constants.COWARD):
            s.insert(actions.IGNORE)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if is_use(s, action):
            s.ask(questions.MEET_MONSTER, seat, card, n)
            use_lord(s, seat, s.tables.target[action])
        elif action == actions.FIGHT:
            if card == LAST:
                gain_pearls(s, seat, 1, events.WHY_LAST_SPACE)
            s.ask(questions.END_EXPLORATION, seat, 0, 0)
            s.ask(questions.CHOOSE_LEVIATHAN, seat, 0, 0)
        else:
            self.pass_by(s, seat, card, action == actions.DIG)

    def pass_by(self, s: Position, seat: i64, space: i64, bring: bool) -> None:
        """Discard the Monster; unless it is ignored, a Leviathan arrives. The exploration continues."""
        if not bring:
            s.tell(events.MONSTER_IGNORED, seat, NOBODY, constants.MONSTER, space, EVERYONE)
        discard_from_track(s, space)
        s.ask(questions.REVEAL, seat, 0, PASSED_BY)
        if bring:
            border.bring_leviathan(s, seat)


class RevealAfterMonsters(Reveal):
    """E1: after a Monster was passed by, reveal only if an Ally can come; one lost to an attack counts (ruling 54)."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if n == PASSED_BY and not any_ally_left(s):
            end_exploration(s, seat)
        else:
            self.turn_up(s, seat)


def any_ally_left(s: Position) -> bool:
    """Return whether there is an Ally in the deck or the discard pile (ruling 54)."""
    for place in range(s.deck_n):
        if s.deck[place] != constants.MONSTER:
            return True
    start = s.discards() * s.tables.kinds
    return any(s.cards[start + kind] > 0 for kind in range(1, s.tables.kinds))


class EndExploration(Step):
    """E7, after a fight."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        end_exploration(s, seat)


class ChooseLeviathan(Question):
    """D21: choose a Leviathan against which a usable Ally is held."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        found = border.zones_to_fight(s, seat)
        for zone in range(constants.ZONES):
            if found >> zone & 1 == 1:
                s.offer(actions.ZONE + zone)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        s.ask(questions.STRIKE, seat, action - actions.ZONE, n)


class Strike(Question):
    """D22: choose a usable Ally against the Leviathan of zone `card`."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        kinds = s.tables.kinds
        for kind in range(1, kinds):
            if s.cards[seat * kinds + kind] > 0 and border.is_usable(s, seat, kind, s.border[card]):
                s.offer(actions.ALLY + kind)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        kind = action - actions.ALLY
        before = s.nebulis[:]
        s.tell(events.ATTACK, seat, NOBODY, kind, card, EVERYONE)
        discard_ally(s, seat, kind, events.WHY_LEVIATHAN)
        change_nebulis(s, seat, kraken_yield(s, kind))
        s.ask(questions.ROLL, seat, card, n * SLAIN + kind)
        check_figure(s, before, s.turn)  # before the die (ruling 63)


class Roll(Step):
    """Roll one die, or two and keep the higher; a pearl boost may be added."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        kind = n % SLAIN
        first = s.below(6) + 1
        second: i64 = 0
        if constants.SPECIAL <= kind < BOOSTERS:
            second = s.below(6) + 1
        s.tell(events.DICE, seat, NOBODY, first, second, EVERYONE)
        attack = s.tables.value[kind] + (first if first > second else second)
        if kind >= BOOSTERS:
            s.ask(questions.BOOST, seat, card, n // SLAIN * SLAIN + attack)
        else:
            resolve(s, seat, card, attack, n // SLAIN)


class Boost(Question):
    """D23: pay Pearls to boost the attack, at most as many as needed to beat all levels."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        most = border.to_clear(s, card) - n % SLAIN
        pearls: i64 = 0
        while pearls == 0 or (pearls <= most and pearls <= s.pearls[seat]):
            s.offer(actions.BOOST + pearls)
            pearls += 1
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        pearls = action - actions.BOOST
        lose_pearls(s, seat, pearls, events.WHY_BOOST)
        if pearls > 0:
            s.tell(events.BOOSTED, seat, NOBODY, HIDDEN, pearls, EVERYONE)
        resolve(s, seat, card, n % SLAIN + pearls, n // SLAIN)


def resolve(s: Position, seat: i64, zone: i64, attack: i64, slain: i64) -> None:
    """Steps 5 to 9: beat levels, give rewards, and perhaps attack again."""
    beaten = border.levels_beaten(s, zone, attack)
    if beaten == 0:
        gain_pearls(s, seat, 1, events.WHY_MISS)
        s.ask(questions.AGAIN, seat, zone, slain)
        return
    rewards = border.beat_levels(s, seat, zone, beaten)
    dead = border.levels_left(s, zone) == 0
    if dead:
        s.ask(questions.AGAIN, seat, -1, slain + 1)
    else:
        s.ask(questions.AGAIN, seat, zone, slain)
    collect(s, seat, zone, rewards, dead)


def collect(s: Position, seat: i64, zone: i64, rewards: i64, dead: bool) -> None:
    """Give the rewards for beaten levels (tokens may be revealed at once), then finish off a slain Leviathan."""
    if rewards > 0:
        s.ask(questions.REVEAL_TOKEN, seat, 0, 0)
        s.ask(questions.SPOILS, seat, 0, rewards)
    if dead:
        border.slay(s, seat, zone)


class Spoils(Question):
    """D24: choose how many rewards are base tokens; the rest are L tokens. Tokens that have run out are not drawn."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        base = base_pile(s)
        special = back_count(s, s.seats, constants.TOKENS, constants.L_TOKENS)
        total = n if n < base + special else base + special
        if total == 0:
            return False
        for i in range(total + 1):
            if i <= base and total - i <= special:
                s.offer(actions.SPLIT + i)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        base = action - actions.SPLIT
        special = n - base
        for _i in range(base):
            draw_token(s, seat, 0, constants.TOKENS)
        while special > 0 and back_count(s, s.seats, constants.TOKENS, constants.L_TOKENS) > 0:
            draw_token(s, seat, constants.TOKENS, constants.L_TOKENS)
            special -= 1


class RevealToken(Question):
    """D1: reveal any number of your L tokens, one after another."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if back_count(s, seat, constants.TOKENS, constants.L_TOKENS) == 0:
            return False
        s.offer(actions.STOP)
        for i in range(constants.L_TOKENS):
            held = s.tokens[seat * s.tables.tokens + constants.TOKENS + i] > 0
            if held and (constants.TOKENS + i != constants.L_COUNCIL or any_stack(s, seat)):
                s.offer(actions.TOKEN + i)
        return True  # asked even if Stop is the only answer: skipping it would reveal what the tokens are not

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.STOP:
            return
        s.ask(questions.REVEAL_TOKEN, seat, card, n)
        kind = constants.TOKENS + action - actions.TOKEN
        s.tokens[seat * s.tables.tokens + kind] -= 1
        if s.thief == seat and s.taken == kind:
            s.taken = NOBODY  # those who knew the token can no longer be sure that it is still there
        s.tell(events.TOKEN_REVEALED, seat, NOBODY, kind, 0, EVERYONE)
        self.effect(s, seat, kind)

    def effect(self, s: Position, seat: i64, kind: i64) -> None:
        """Carry out the effect of an L token."""
        if kind == constants.L_PEARLS_2:
            gain_pearls(s, seat, 2, events.WHY_TOKEN)
        elif kind == constants.L_PEARLS_3:
            gain_pearls(s, seat, 3, events.WHY_TOKEN)
        elif kind == constants.L_KEY:
            gain_keys(s, seat, 1)
        else:
            s.ask(questions.TAKE_STACK, seat, -1, 0)


class Again(Question):
    """D25: attack the same Leviathan while it lives; with the Intrepid, another one after the first kill."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if card >= 0:
            possible = border.can_fight_zone(s, seat, card)
        else:
            possible = n == 1 and has(s, seat, constants.INTREPID) and border.can_fight(s, seat)
        if possible:
            s.offer(actions.FIGHT)
            s.offer(actions.STOP)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.STOP:
            return
        if card >= 0:
            s.ask(questions.STRIKE, seat, card, n)
        else:
            s.ask(questions.CHOOSE_LEVIATHAN, seat, 0, n)
