"""Abyss: the position (named flat vectors of integers) and the tables it refers to."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast, final

from hadal.core.events import SPECTATOR
from hadal.core.labels import Label, Reason
from hadal.core.state import State, View
from hadal.core.vector import filled, i16, i64, vec, vector, zeros
from hadal.games.abyss import actions
from hadal.games.abyss.constants import ANY, RACES

if TYPE_CHECKING:
    from hadal.games.abyss.show.named_view import AbyssView

# Who can be asked a question.
ACTIVE: Final = 0  # the player whose turn it is
OTHERS: Final = 1  # the others only
ANYBODY: Final = 2


class Question:
    """A kind of question: its legal answers and their effects. Stateless; the frame holds the numbers."""

    def offer_answers(self, s: "Position", seat: i64, card: i64, n: i64) -> bool:
        """Offer the legal answers; return True if it must be asked even when there is only one."""
        raise NotImplementedError

    def answer(self, s: "Position", seat: i64, card: i64, n: i64, action: i64) -> None:
        """Carry out the answer."""
        raise NotImplementedError


class Step(Question):
    """A step that the rules take without asking."""

    def offer_answers(self, s: "Position", seat: i64, card: i64, n: i64) -> bool:
        """Offer the single answer."""
        s.offer(actions.DECLINE)
        return False


Power = Callable[["Position", int], None]


@final
class Lord:
    """A Lord: one row of its box, and at most one short function."""

    def __init__(
        self,
        lord: int,
        name: str,
        guild: int,
        points: int,
        keys: int,
        cost: int,
        races: int,
        race: int,
        *,
        arrives: Power | None = None,
        lasting: bool = False,
        each_turn: int = -1,
    ) -> None:
        self.lord = lord
        self.name = name
        self.guild = guild
        self.points = points
        self.keys = keys
        self.cost = cost
        self.races = races
        self.race = race  # compulsory
        self.arrives = arrives  # carried out when the Lord comes into play
        self.lasting = lasting or each_turn >= 0  # does it have a power that lasts while the Lord is active?
        self.each_turn = each_turn  # the question it asks when it is used


@final
class Location:
    """A Location: how it scores. `kind` is one of those in score.py, `unit` is what is counted."""

    def __init__(self, location: int, name: str, kind: int, base: int, each: int, unit: int = -1) -> None:
        self.location = location
        self.name = name
        self.kind = kind
        self.base = base
        self.each = each
        self.unit = unit


@final
class ScoreLine:
    """One line of a score: what it is for, and how its points are calculated."""

    def __init__(self, term: str, card: int, points: int, base: int, each: int, count: int) -> None:
        self.term = term  # "location", "lord", "ally", "token", ...
        self.card = card  # which Location, Lord, kind of Ally or token
        self.points = points
        self.base = base  # points = base + each * count
        self.each = each
        self.count = count

    def as_dict(self) -> dict[str, object]:
        """Return a dictionary for JSON."""
        return {
            "term": self.term,
            "card": self.card,
            "points": self.points,
            "base": self.base,
            "each": self.each,
            "count": self.count,
        }


@final
class NumberMeaning:
    """The meaning of a number in a waiting question, with a name for each value from 0 on."""

    def __init__(self, number: int, what: str, names: list[str], none: bool = False) -> None:
        self.number = number
        self.what = what  # as used in error messages
        self.names = names
        self.none = none  # may it be -1 for none?


class Term:
    """A term that a box adds to the score of a seat."""

    def lines(self, s: "Position", seat: int) -> list[ScoreLine]:
        """Return the score lines of a seat."""
        raise NotImplementedError


class BoxShow:
    """How a box is shown, written, explained and checked. A box overrides the methods it needs.

    `in_every_view` puts its keys into every view and its numbers into every observation, even if the box is closed. It
    is set for the boxes that existing clients and trained models know.
    """

    def __init__(self, in_every_view: bool = False) -> None:
        self.in_every_view = in_every_view

    def view(self, s: "Position") -> View:
        """The keys that the box adds to every view."""
        return {}

    def observe(self, s: "Position", viewer: i64, out: vec[i16], at: i64) -> i64:
        """Write the numbers that the box adds to an observation, starting at index `at`; return the next free index."""
        return at

    def feature_names(self, view: View, seats: list[str], locations: list[str]) -> list[str]:
        """A name for every number that `observe` writes; the view is that of an empty table."""
        return []

    def label(self, s: "Position", action: int, block: str, at: int) -> Label | None:
        """Describe a legal action if it has a special meaning in this box."""
        return None

    def refusal(self, s: "Position", me: int, block: str, at: int) -> Reason | None:
        """Why an action that answers the question is not legal, if this box has a reason."""
        return None

    def reserved(self, s: "Position", me: int, place: int) -> Reason | None:
        """Why a Lord, a stack or a Location is reserved, if this box reserves it for another seat."""
        return None

    def seat_words(self, s: "Position", seat: int) -> list[tuple[str, str]]:
        """The notation words of a seat: keys and values."""
        return []

    def figure_words(self, s: "Position") -> list[tuple[str, str]]:
        """The notation words of figures that one seat has."""
        return []

    def board_words(self, s: "Position") -> list[tuple[str, str]]:
        """The notation words of public boards and tokens."""
        return []

    def deck_words(self, s: "Position", seen: bool) -> list[str]:
        """The notation words of face-down cards, or only of their numbers."""
        return []

    def read(self, reader: object) -> None:
        """Read this box's words from a notation (the reader is a `WordReader`)."""

    def fault(self, s: "Position", whole: bool) -> i64:
        """Return the first broken invariant of the box as a code with a detail; 0 if there is none."""
        return 0

    def agrees(self, s: "Position", question: i64, seat: i64, card: i64, n: i64) -> bool:
        """Return whether this question of the box can be waiting in this position."""
        return True


@final
class Bill:
    """A payment in progress: what is required, what was laid down, and what could follow, by race."""

    price: i64
    races: i64  # exact number of races
    must: i64  # the compulsory race, or ANY
    pearls: i64
    value: i64  # of the Allies laid down
    shown: i64  # different races among them
    wasted: i64  # the lowest Ally whose race another one shows too, or NONE
    last: i64  # the lowest Ally of all, or NONE
    laid: vec[i64]  # by race: Allies laid down
    later: vec[i64]  # by race: total value of what could follow
    least: vec[i64]  # by race: value of the lowest that could follow, or NONE
    least_krakens: vec[i64]  # the values of the lowest Krakens that could follow, ascending; then NONE
    useless_allowed: bool

    def __init__(self) -> None:
        self.price = self.races = self.pearls = self.value = self.shown = self.wasted = self.last = 0
        self.must = ANY
        self.laid, self.later = zeros(RACES + 1), zeros(RACES + 1)
        self.least, self.least_krakens = zeros(RACES + 1), zeros(RACES + 1)
        self.useless_allowed = False


@final
class Tables:
    """Everything that the boxes and options of a table determine, expanded into vectors for hot loops.

    Vectors by Lord or by Location have an entry for every registered box, open or not, so that a rule can ask about a
    Lord that is not in the game.
    """

    kinds: i64  # kinds of exploration card in play, including the Monster
    lords: i64  # Lord numbers in play are below this
    locations: i64
    tokens: i64  # kinds of Monster token
    race: vec[i64]  # by kind
    value: vec[i64]  # by kind
    copies: vec[i64]  # by kind: how many there are
    order: vec[i64]  # kinds of Ally, highest value first: the order in which a payment is laid down
    krakens: vec[i64]  # kinds of Kraken
    stackable: vec[i64]  # kinds that can be in a Council stack, stack by stack, equally many for each
    threat_track: bool  # do Monsters raise the Threat?
    lord_names: list[str]
    location_names: list[str]
    in_play: vec[i64]  # by Lord: 1 if an open box has it
    points: vec[i64]  # by Lord
    keys: vec[i64]
    cost: vec[i64]
    races: vec[i64]
    must: vec[i64]  # the compulsory race
    guild: vec[i64]
    lasting: vec[i64]  # 1 if the Lord has a lasting power
    each_turn: vec[i64]  # the question a Lord asks when used, or -1
    each_turn_index: vec[i64]  # the Lord's place among the Lords with an each-turn power, or -1
    arrives: list[Power | None]
    token_copies: vec[i64]  # by kind of Monster token: how many there are
    site: list[Location]  # by Location number
    location_in_play: vec[i64]  # by Location: 1 if an open box has it
    each_turn_lords: vec[i64]  # the Lords with an each-turn power, ascending
    keyed: vec[i64]  # the Lords with a printed key
    recruit_id: vec[i64]  # by Lord: the action ids that target it
    use_id: vec[i64]
    lord_id: vec[i64]
    location_id: vec[i64]  # by Location
    block: vec[i64]  # by action id: B_RECRUIT, B_USE, B_LORD, B_LOCATION, or 0
    target: vec[i64]  # by action id: its target (a Lord, a Location, a kind, a number)
    questions: vec[Question]
    known: vec[i64]  # by question: 1 if the open boxes ask it
    question_names: list[str]
    card_forms: vec[i64]  # by question: what its `card` stands for, one of `questions.FORMS`
    number_forms: vec[i64]  # by question: what its `n` stands for
    number_meanings: dict[int, NumberMeaning]  # by number: the forms whose values have names
    form_sizes: vec[i64]  # by form: how many values have names; 0 for the other forms
    form_lows: vec[i64]  # by form: the lowest value
    asked_of: vec[i64]  # by question: who can be asked: ACTIVE, OTHERS or ANYBODY
    exploring: vec[i64]  # by question: 1 if it waits during an exploration
    verbs: dict[str, dict[int, str]]  # by block of actions: the questions it answers, with the verb of the label
    closed_blocks: list[str]  # blocks of actions that only a closed box brings
    shows: list["BoxShow"]  # how the boxes are shown: the open ones and those in every view
    fault_words: dict[int, str]  # by fault code: its meaning
    box_numbers_count: i64  # how many numbers the open boxes store in `Position.box_numbers`
    box_numbers_start: dict[str, int]  # by box: where its numbers begin in `Position.box_numbers`
    sums: vec[i64]  # scratch for payments: the value of a hand by race
    held: i64  # the same: its Krakens
    reach: i64  # the same: its total value, and all that can be paid in Pearls and Nebulis
    bill: "Bill"  # scratch for payments
    terms: list["Term"]  # terms that the boxes add to a score
    program: vec[i64]  # the steps of a turn, the first one last
    tie_moves: bool  # does a new tie move the Kraken figure?
    leviathans_end: bool  # does an empty Leviathan deck or token pile trigger the end?
    damage_used_up: bool  # does each level use up part of an attack?
    backs: vec[i64]  # Monster tokens by back: first kind and number of kinds, in pairs
    hand_limit: i64  # 0 for none
    deck_empty_ends: bool
    useless_allowed: bool
    ambassador_keys: i64
    cut_at_once: bool
    smokers_into_deck: bool

    def __init__(
        self,
        kinds: int,
        lords: list[Lord],
        locations: list[Location],
        tokens: int,
        most_lords: int,
        sites: list[Location],
    ) -> None:
        self.kinds = kinds
        self.lords = max(row.lord for row in lords) + 1
        self.locations = max(row.location for row in locations) + 1
        self.tokens = tokens
        self.in_play, self.lasting = zeros(most_lords), zeros(most_lords)
        self.points, self.keys, self.cost = zeros(most_lords), zeros(most_lords), zeros(most_lords)
        self.races, self.must, self.guild = zeros(most_lords), zeros(most_lords), zeros(most_lords)
        self.each_turn, self.each_turn_index = filled(most_lords, -1), filled(most_lords, -1)
        self.arrives = [None] * most_lords
        self.each_turn_lords = vector([row.lord for row in lords if row.each_turn >= 0])
        self.keyed = vector([row.lord for row in lords if row.keys > 0])
        self.sums = zeros(RACES + 1)
        self.bill = Bill()
        self.held = self.reach = 0
        self.tie_moves = self.leviathans_end = self.damage_used_up = False
        for row in lords:
            self.unroll(row)
        for place in range(len(self.each_turn_lords)):
            self.each_turn_index[self.each_turn_lords[place]] = place
        self.site = sites
        self.location_in_play = zeros(len(sites))
        for site in locations:
            self.location_in_play[site.location] = 1

    def unroll(self, row: Lord) -> None:
        """Spread one Lord's row over the vectors."""
        lord = row.lord
        self.in_play[lord] = 1
        self.points[lord] = row.points
        self.keys[lord] = row.keys
        self.cost[lord] = row.cost
        self.races[lord] = row.races
        self.must[lord] = row.race
        self.guild[lord] = row.guild
        self.lasting[lord] = 1 if row.lasting else 0
        self.each_turn[lord] = row.each_turn
        self.arrives[lord] = row.arrives


def copied(v: vec[i64]) -> vec[i64]:
    """Return a copy; an empty vector cannot change and is shared."""
    return v[:] if len(v) > 0 else v


@final
class Position(State):
    """A position of Abyss.

    `cards` counts exploration cards by zone and kind. The zones are the hands, the affiliated Allies of each seat, the
    five Council stacks, the Allies laid down as payment, and the discard pile.
    """

    tables: Tables
    cards: vec[i64]  # count at zone * kinds + kind
    deck: vec[i64]  # kinds, the top card last
    track: vec[i64]  # by space: a kind, or -1
    pearls: vec[i64]  # by seat
    keys: vec[i64]  # Key tokens by seat
    bought: vec[i64]  # by seat: Allies bought this turn
    used: vec[i64]  # by place in `tables.each_turn_lords`: 1 if that Lord has been used this turn
    owner: vec[i64]  # by Lord: a seat, IN_DECK, FACE_UP (at Court) or GONE
    covered_by: vec[i64]  # by Lord: FREE, DISABLED, or the Location it is under
    court: vec[i64]  # by space, the far end first: a Lord, or -1
    lord_deck: vec[i64]  # the top Lord last
    location_owner: vec[i64]  # by Location: a seat, IN_DECK, FACE_UP (available), DRAWN or GONE
    location_deck: vec[i64]  # the top Location last
    tokens: vec[i64]  # Monster tokens: count at seat * kinds of token + kind; the pile comes after the seats
    # Used by the Kraken and Leviathan boxes; empty vectors and zeros if they are closed.
    nebulis: vec[i64]  # by seat
    wounds: vec[i64]  # by seat
    guards: vec[i64]  # three for each Sentinel: its seat, what it guards, the turn in which it came to the area
    loot: vec[i64]  # cards at site * LOOT_VALUES + value - 3
    loot_deck: vec[i64]  # values less 3, the top card last
    border: vec[i64]  # by zone: a Leviathan, or -1
    level: vec[i64]  # by zone: levels already beaten
    leviathans: vec[i64]  # by Leviathan: the seat that has slain it, IN_DECK, FACE_UP (on the Border) or GONE
    leviathan_deck: vec[i64]  # the top Leviathan last
    box_numbers: vec[i64]  # the numbers of other boxes: each has its own range, starting at `tables.box_numbers_start`
    deck_n: i64
    lord_deck_n: i64
    location_deck_n: i64
    threat: i64  # space of the Threat track, from 0
    turn: i64  # whose turn it is
    turns: i64  # turns begun
    sold: i64  # Allies sold this turn
    lord_left: bool  # has a Lord left the Court this turn by a recruitment or the Traitor?
    extra: bool  # does the same player have another turn after this one?
    end_triggered_by: i64  # the active player when the end was triggered, or -1
    loot_deck_n: i64
    leviathan_deck_n: i64
    guarded: i64  # how many Sentinels guard something
    kraken_holder: i64  # holder of the Kraken figure, or -1
    scourge_holder: i64  # holder of the Scourge of the Abyss, or -1
    thief: i64  # the Hunter's owner, who took token `taken` from `robbed`; -1 before any theft
    robbed: i64
    taken: i64

    def affiliated(self) -> i64:
        """The zone of seat 0's affiliated Allies; those of the other seats follow."""
        return self.seats

    def stacks(self) -> i64:
        """The zone of the first Council stack; the others follow."""
        return 2 * self.seats

    def spent(self) -> i64:
        """The zone of the Allies laid down as payment."""
        return 2 * self.seats + RACES

    def discards(self) -> i64:
        """The zone of the discard pile."""
        return 2 * self.seats + RACES + 1

    def offer_answers(self, question: i64, seat: i64, card: i64, n: i64) -> bool:
        """Offer the answers to a question."""
        return self.tables.questions[question].offer_answers(self, seat, card, n)

    def answer(self, question: i64, seat: i64, card: i64, n: i64, action: i64) -> None:
        """Carry out the answer to a question."""
        self.tables.questions[question].answer(self, seat, card, n, action)

    def clone(self) -> "Position":
        """Return an independent copy that records no events."""
        s = Position()
        self.copy_to(s)
        s.tables = self.tables
        s.cards = self.cards[:]
        s.deck = self.deck[:]
        s.track = self.track[:]
        s.pearls = self.pearls[:]
        s.keys = self.keys[:]
        s.bought = self.bought[:]
        s.owner = self.owner[:]
        s.covered_by = self.covered_by[:]
        s.court = self.court[:]
        s.lord_deck = self.lord_deck[:]
        s.location_owner = self.location_owner[:]
        s.location_deck = self.location_deck[:]
        s.tokens = self.tokens[:]
        s.nebulis = self.nebulis[:]
        s.wounds = copied(self.wounds)
        s.guards = copied(self.guards)
        s.loot = copied(self.loot)
        s.loot_deck = copied(self.loot_deck)
        s.border = copied(self.border)
        s.level = copied(self.level)
        s.leviathans = copied(self.leviathans)
        s.leviathan_deck = copied(self.leviathan_deck)
        s.box_numbers = copied(self.box_numbers)
        s.deck_n = self.deck_n
        s.lord_deck_n = self.lord_deck_n
        s.location_deck_n = self.location_deck_n
        s.threat = self.threat
        s.turn = self.turn
        s.turns = self.turns
        s.sold = self.sold
        s.used = copied(self.used)
        s.lord_left = self.lord_left
        s.extra = self.extra
        s.end_triggered_by = self.end_triggered_by
        s.loot_deck_n = self.loot_deck_n
        s.leviathan_deck_n = self.leviathan_deck_n
        s.guarded = self.guarded
        s.kraken_holder = self.kraken_holder
        s.scourge_holder = self.scourge_holder
        s.thief = self.thief
        s.robbed = self.robbed
        s.taken = self.taken
        return s

    def copy(self) -> "Position":
        """Return an independent copy without a log, like `clone`."""
        return self.clone()

    def guess(self, viewer: int, seed: int) -> "Position":
        """Return a random full position that this viewer cannot tell from the real one."""
        return cast("Position", super().guess(viewer, seed))

    def see(self, viewer: int = SPECTATOR) -> "AbyssView":
        """Return the view of a seat or a spectator (-1) with names: `state.see(0).hand[0].name`."""
        view: AbyssView = import_module("hadal.games.abyss.show.named_view").AbyssView(self, viewer)
        return view
