"""The Leviathan box: the questions of its Lords and of attacks by Leviathans."""

from hadal.core.vector import i64
from hadal.games.abyss import actions, events, questions
from hadal.games.abyss.boxes.leviathan.border import (
    beat_levels,
    bring_leviathan,
    can_fight,
    levels_left,
    place_leviathan,
)
from hadal.games.abyss.boxes.leviathan.fight import collect
from hadal.games.abyss.constants import NO_LEVIATHAN, ZONES
from hadal.games.abyss.rules.nebulis import change_nebulis, check_figure, kraken_yield
from hadal.games.abyss.rules.queries import protected, zone_size
from hadal.games.abyss.rules.shared_powers import offer_free, offer_hand
from hadal.games.abyss.rules.verbs import discard_ally, dismiss
from hadal.games.abyss.state import Position, Question


class Feed(Question):
    """D19: lose n Allies to an attack; Krakens give their Nebulis."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if n > 0:
            offer_hand(s, seat)
            if zone_size(s, seat) <= n and s.count > 0:
                s.count = 1  # all of them are lost: nothing to choose
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        kind = action - actions.ALLY
        before = s.nebulis[:]
        s.ask(questions.FEED, seat, card, n - 1)
        discard_ally(s, seat, kind, events.WHY_LEVIATHAN)
        change_nebulis(s, seat, kraken_yield(s, kind))
        check_figure(s, before, s.turn)


class Surrender(Question):
    """D20: lose a free Lord, which may be disabled, to an attack."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_free(s, seat, True)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        dismiss(s, s.tables.target[action])


class Sorcery(Question):
    """The Sorcerer: fight at once, or do not."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if can_fight(s, seat):
            s.offer(actions.DECLINE)
            s.offer(actions.FIGHT)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.FIGHT:
            s.ask(questions.CHOOSE_LEVIATHAN, seat, 0, 0)


class BorderGuard(Question):
    """The Border Guard: an opponent without a Shaman gets a new Leviathan."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if s.leviathan_deck_n == 0:
            return False
        for other in range(s.seats):
            if other != seat and not protected(s, other):
                s.offer(actions.SEAT + other)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        bring_leviathan(s, action - actions.SEAT)


class Rebel(Question):
    """The Rebel: a Leviathan loses a level."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        for zone in range(ZONES):
            if s.border[zone] != NO_LEVIATHAN:
                s.offer(actions.ZONE + zone)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        zone = action - actions.ZONE
        rewards = beat_levels(s, seat, zone, 1)
        collect(s, seat, zone, rewards, levels_left(s, zone) == 0)


class Breed(Question):
    """The Breeder: choose an empty zone for Leviathan `card`."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        for zone in range(ZONES):
            if s.border[zone] == NO_LEVIATHAN:
                s.offer(actions.ZONE + zone)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        place_leviathan(s, card, action - actions.ZONE)
