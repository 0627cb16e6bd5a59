"""Abyss: laying the table. Decks, Court, first Location, a Pearl each, a starting player."""

from hadal.core.event import NOBODY
from hadal.core.game import FRAME
from hadal.core.vector import filled, i64, vec, zeros
from hadal.games.abyss import tell
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.names import ALLY_NAMES
from hadal.games.abyss.state import Location, Lord, Position, Question, Tables
from hadal.games.abyss.turn import begin_turn
from hadal.games.abyss.verbs import gain_pearls, open_location, present_lord
from hadal.games.abyss.words import (
    COURT,
    FACE_UP,
    FREE,
    IN_DECK,
    MONSTER,
    NO_CARD,
    NO_LORD,
    RACE_LETTERS,
    TRACK,
)

DEPTH = 40  # waiting questions at most


def ally_race(kind: int) -> int:
    """The race of a kind of exploration card; -1 for the Monster."""
    return -1 if kind == MONSTER else RACE_LETTERS.index(ALLY_NAMES[kind][0])


def ally_value(kind: int) -> int:
    """The value of a kind of exploration card; 0 for the Monster."""
    return 0 if kind == MONSTER else int(ALLY_NAMES[kind][1])


def tables(boxes: list[Box]) -> Tables:
    """The boxes put together: rows, less what is removed, and questions, the later box having the last word."""
    removed = {lord for box in boxes for lord in box.removes}
    lords: list[Lord] = [row for box in boxes for row in box.lords if row.lord not in removed]
    locations: list[Location] = [row for box in boxes for row in box.locations]
    kinds = max(box.kinds for box in boxes)
    t = Tables(kinds, lords, locations, 1 + max(token for box in boxes for token in box.tokens))
    t.race, t.value, t.copies = zeros(kinds), zeros(kinds), zeros(kinds)
    for kind in range(kinds):
        t.race[kind] = ally_race(kind)
        t.value[kind] = ally_value(kind)
        t.copies[kind] = sum(box.copies.get(kind, 0) for box in boxes)
    t.token_copies = zeros(int(t.tokens))
    for token in range(int(t.tokens)):
        t.token_copies[token] = sum(box.tokens.get(token, 0) for box in boxes)
    in_play = sorted({kind for box in boxes for kind in box.copies if kind != MONSTER})
    t.order = vec[i64](sorted(in_play, key=lambda kind: (-ally_value(kind), kind)))
    found = {number: question for box in boxes for number, question in box.questions.items()}
    t.questions = vec[Question]([found[number] for number in range(len(found))])
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
    s.track = filled(TRACK, NO_CARD)
    s.pearls, s.keys, s.bought, s.standing = zeros(seats), zeros(seats), zeros(seats), zeros(seats)
    s.owner = filled(int(t.lords), IN_DECK)
    s.under = filled(int(t.lords), FREE)
    s.court = filled(COURT, NO_LORD)
    s.holder = filled(int(t.locations), IN_DECK)
    s.tokens = zeros((seats + 1) * int(t.tokens))
    s.deck, s.lord_deck, s.location_deck = zeros(0), zeros(0), zeros(0)
    s.deck_n = s.lord_deck_n = s.location_deck_n = s.threat = s.turn = s.turns = s.sold = s.used = 0
    s.left = s.extra = False
    s.closer = s.thief = s.robbed = s.taken = NOBODY
    return s


def lay_out(s: Position) -> None:
    """With the decks shuffled and laid down: the Court, a Location, a Pearl each; the first turn begins."""
    i: i64 = 0
    while i < COURT:
        present_lord(s, i)
        i += 1
    open_location(s, FACE_UP)
    seat: i64 = 0
    while seat < s.seats:
        gain_pearls(s, seat, 1, tell.WHY_SETUP)
        seat += 1
    begin_turn(s, s.turn)
    s.settle()
