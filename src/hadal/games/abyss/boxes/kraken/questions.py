"""The Kraken box: its questions."""

from hadal.core.events import EVERYONE, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import actions, constants, events, questions
from hadal.games.abyss.boxes.kraken.loot import draw_loot
from hadal.games.abyss.rules.control import LocationTaken
from hadal.games.abyss.rules.nebulis import change_nebulis, check_figure, give_nebulis
from hadal.games.abyss.rules.queries import open_court_space
from hadal.games.abyss.rules.sentinels import zone_is_free
from hadal.games.abyss.rules.shared_powers import ask_targets
from hadal.games.abyss.rules.verbs import gain_pearls, move_card, present_lord, ready_again
from hadal.games.abyss.state import Position, Question


def offer_races(s: Position) -> None:
    """Offer all five races: their Council stacks (empty ones too), or the races themselves."""
    for race in range(constants.RACES):
        s.offer(actions.STACK + race)


class PlaceKraken(Question):
    """D7: put a Kraken left on the track onto any stack, even a guarded or empty one."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_races(s)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        stack = action - actions.STACK
        kind = s.track[card]
        s.track[card] = constants.NO_CARD
        s.cards[(s.stacks() + stack) * s.tables.kinds + kind] += 1
        s.tell(events.KRAKEN_SENT, stack, NOBODY, kind, card, EVERYONE)


class Guard(Question):
    """D18: choose what Sentinel `card` guards, in a zone without a Sentinel."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if zone_is_free(s, 1):
            offer_races(s)
        if zone_is_free(s, 0):
            self.offer_court(s)
        if zone_is_free(s, 2):
            self.offer_locations(s)
        return False

    def offer_court(self, s: Position) -> None:
        """Offer every Lord at Court."""
        for lord in range(s.tables.lords):
            if s.owner[lord] == constants.FACE_UP:
                s.insert(s.tables.lord_id[lord])

    def offer_locations(self, s: Position) -> None:
        """Offer every available Location."""
        for location in range(s.tables.locations):
            if s.location_owner[location] == constants.FACE_UP:
                s.insert(s.tables.location_id[location])

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if s.tables.block[action] == actions.B_LOCATION:
            place = constants.AT_LOCATION + s.tables.target[action]
        elif s.tables.block[action] == actions.B_LORD:
            place = constants.AT_LORD + s.tables.target[action]
        else:
            place = constants.AT_STACK + action - actions.STACK
        s.guards[3 * card + 1] = place
        s.guards[3 * card + 2] = 0
        s.guarded += 1
        s.tell(events.SENTINEL_PLACED, seat, NOBODY, place, card, EVERYONE)


class Searched(LocationTaken):
    """The effect of taking a Location: as in the base box, or a search for Loot."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if constants.THE_CETACEAN_GRAVEYARD <= card < constants.THE_CETACEAN_GRAVEYARD + constants.LOOT_SITES:
            s.ask(questions.SEARCH, seat, card, 0)
        else:
            super().answer(s, seat, card, n, action)


class Search(Question):
    """D17: draw the first Loot card (compulsory), then another one or stop."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if s.loot_deck_n > 0:
            s.offer(actions.SEARCH)
            if self.any_loot(s, card):
                s.offer(actions.STOP)
        return False

    def any_loot(self, s: Position, location: i64) -> bool:
        """Return whether there is any Loot on this Location."""
        start = (location - constants.THE_CETACEAN_GRAVEYARD) * constants.LOOT_VALUES
        return any(s.loot[start + i] > 0 for i in range(constants.LOOT_VALUES))

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.SEARCH:
            draw_loot(s, seat, card)


class Ferry(Question):
    """The Ferryman: return a Nebulis for a Pearl."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        s.offer(actions.PAY)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        before = s.nebulis[:]
        change_nebulis(s, seat, -1)
        gain_pearls(s, seat, 1, constants.FERRYMAN)
        check_figure(s, before, s.turn)


class Receive(Question):
    """The Recipient: the top Lord of the deck comes to Court for free."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        s.offer(actions.PLOT)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        present_lord(s, open_court_space(s))


class GiveNebulis(Question):
    """The Fence with too few Nebulis for everybody: choose who gets one, in seat order; all are given at once.

    The frame's n is the number left to give; its card packs the next seat and the seats already chosen.
    """

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if n == 0:
            return False
        for who in range(card % 8, s.seats):
            if who != seat and self.opponents_from(s, seat, who) >= n:
                s.offer(actions.SEAT + who)
        return False

    def opponents_from(self, s: Position, seat: i64, first: i64) -> i64:
        """Number of opponents from this seat on."""
        return s.seats - first - (1 if first <= seat else 0)

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        who = action - actions.SEAT
        chosen = card // 8 | 1 << who
        if n > 1:
            s.ask(questions.GIVE_NEBULIS, seat, chosen * 8 + who + 1, n - 1)
        else:
            give_nebulis(s, seat, chosen)


class Heal(Question):
    """The Healer: take an Ally, never a Monster, from the discard pile."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        start = s.discards() * s.tables.kinds
        for kind in range(constants.MONSTER + 1, s.tables.kinds):
            if s.cards[start + kind] > 0:
                s.offer(actions.ALLY + kind)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        kind = action - actions.ALLY
        move_card(s, s.discards(), seat, kind)
        s.tell(events.ALLY_HEALED, seat, NOBODY, kind, 0, EVERYONE)


class LoseAffiliated(Question):
    """The Executioner's victim: discard an affiliated Ally of race n."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        start = (s.affiliated() + seat) * s.tables.kinds
        for kind in range(1, s.tables.kinds):
            if s.cards[start + kind] > 0 and s.tables.race[kind] == n:
                s.offer(actions.ALLY + kind)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        kind = action - actions.ALLY
        move_card(s, s.affiliated() + seat, s.discards(), kind)
        s.tell(events.AFFILIATED_LOST, seat, NOBODY, kind, 0, EVERYONE)


class Liberate(Question):
    """The Liberator: free a Lord from under one of your Locations."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        for lord in range(s.tables.lords):
            if s.owner[lord] == seat and s.covered_by[lord] >= 0:
                s.insert(s.tables.lord_id[lord])
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        lord = s.tables.target[action]
        s.covered_by[lord] = constants.FREE
        ready_again(s, lord)
        s.tell(events.LORD_FREED, seat, NOBODY, lord, 0, EVERYONE)


class Execute(Question):
    """The Executioner: name any of the five races, whether or not anybody has it."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_races(s)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        ask_targets(s, questions.LOSE_AFFILIATED, seat, card, action - actions.STACK)
