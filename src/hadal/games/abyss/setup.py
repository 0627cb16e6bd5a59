"""Abyss: laying the table. Decks, Court, first Location, a Pearl each, a starting player."""

from hadal.core.events import NOBODY
from hadal.core.state import FRAME
from hadal.core.vector import bit, filled, i64, vec, zeros
from hadal.games.abyss import constants, events, questions
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.names import ALLY_NAMES
from hadal.games.abyss.rules.location_verbs import open_location
from hadal.games.abyss.rules.verbs import gain_pearls, present_lord
from hadal.games.abyss.state import Location, Lord, Position, Question, Tables

DEPTH = 40  # waiting questions at most


def ally_race(kind: int) -> int:
    """The race of a kind of exploration card; -1 for the Monster."""
    return -1 if kind == constants.MONSTER else constants.RACE_LETTERS.index(ALLY_NAMES[kind][0])


def ally_value(kind: int) -> int:
    """The value of a kind of exploration card; 0 for the Monster."""
    return 0 if kind == constants.MONSTER else int(ALLY_NAMES[kind][1])


class NoQuestion(Question):
    """A question of a box that is closed: nobody asks it."""


def tables(boxes: list[Box]) -> Tables:
    """The boxes put together: rows, less what is removed, and questions, the later box having the last word."""
    removed = {lord for box in boxes for lord in box.removes}
    lords: list[Lord] = [row for box in boxes for row in box.lords if row.lord not in removed]
    locations: list[Location] = [row for box in boxes for row in box.locations]
    kinds = max(box.kinds for box in boxes)
    token_copies = {token: n for box in boxes for token, n in box.tokens.items()}
    t = Tables(kinds, lords, locations, 1 + max(token_copies))
    t.copies = zeros(kinds)
    for box in boxes:
        for kind, n in box.copies.items():
            t.copies[kind] += n
    t.token_copies = zeros(int(t.tokens))
    for token, n in token_copies.items():
        t.token_copies[token] = n
    t.race = filled(kinds, 0)
    t.value = filled(kinds, 0)
    for kind in range(kinds):
        t.race[kind] = ally_race(kind)
        t.value[kind] = ally_value(kind)
    in_play = sorted({kind for box in boxes for kind in box.copies if kind != constants.MONSTER})
    t.order = vec[i64](sorted(in_play, key=lambda kind: (-ally_value(kind), kind)))
    wild = [kind for kind in in_play if ally_race(kind) == constants.KRAKEN]
    t.krakens = vec[i64](wild)
    common = sorted(in_play, key=lambda kind: -int(t.copies[kind]))  # what is likeliest to lie on a stack comes first
    stacks = [[kind for kind in common if ally_race(kind) == race] + wild for race in range(constants.RACES)]
    t.stackable = vec[i64]([kind for stack in stacks for kind in stack])
    t.threat_track = all(box.threat_track for box in boxes)
    t.program = vec[i64]([step for box in boxes for step in box.steps])
    t.terms = [term for box in boxes for term in box.terms]
    t.backs = vec[i64](
        [0, constants.TOKENS, constants.TOKENS, constants.L_TOKENS]
        if t.tokens > constants.TOKENS
        else [0, constants.TOKENS]
    )
    found = {number: question for box in boxes for number, question in box.questions.items()}
    t.known = sum([bit(number) for number in found])
    t.questions = vec[Question]([found.get(number, NoQuestion()) for number in range(questions.ALL)])
    return t


def empty(t: Tables, seats: int) -> Position:
    """A position with nothing on the table."""
    s = Position()
    s.tables = t
    s.seats = seats
    s.frames = zeros(DEPTH * FRAME)
    s.choices = zeros(80)
    s.top = s.count = s.dice = 0
    s.fresh = False
    s.log = None
    s.cards = zeros(int(s.discards() + 1) * int(t.kinds))
    s.track = filled(constants.TRACK, constants.NO_CARD)
    s.pearls, s.keys, s.bought, s.standing = zeros(seats), zeros(seats), zeros(seats), zeros(seats)
    s.owner = vec[i64](
        [constants.IN_DECK if t.lords_in_play >> lord & 1 == 1 else constants.GONE for lord in range(int(t.lords))]
    )
    s.under = filled(int(t.lords), constants.FREE)
    s.court = filled(constants.COURT, constants.NO_LORD)
    s.holder = filled(int(t.locations), constants.IN_DECK)
    s.tokens = zeros((seats + 1) * int(t.tokens))
    s.deck, s.lord_deck, s.location_deck = zeros(0), zeros(0), zeros(0)
    s.deck_n = s.lord_deck_n = s.location_deck_n = s.threat = s.turn = s.turns = s.sold = s.used = 0
    s.left = s.extra = False
    s.closer = s.thief = s.robbed = s.taken = NOBODY
    s.nebulis, s.wounds, s.guards, s.loot, s.loot_deck = zeros(seats), zeros(0), zeros(0), zeros(0), zeros(0)
    s.border, s.level, s.beasts, s.beast_deck = zeros(0), zeros(0), zeros(0), zeros(0)
    s.loot_deck_n = s.beast_deck_n = s.guarded = 0
    s.kraken_holder = s.scourge_holder = NOBODY
    return s


def lay_out(s: Position) -> None:
    """With the decks shuffled and laid down: the Court, a Location, a Pearl each."""
    for i in range(constants.COURT):
        present_lord(s, i)
    open_location(s, constants.FACE_UP)
    for seat in range(s.seats):
        gain_pearls(s, seat, 1, events.WHY_SETUP)
