"""Abyss: the setup. Decks, Court, first Location, a Pearl for each player, the starting player."""

from hadal.core.actions import Blocks
from hadal.core.events import NOBODY
from hadal.core.state import FRAME
from hadal.core.vector import filled, i64, vec, zeros
from hadal.games.abyss import actions, constants, events, questions
from hadal.games.abyss.boxes import registered
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.constants import ALLY_NAMES
from hadal.games.abyss.rules.location_verbs import open_location
from hadal.games.abyss.rules.verbs import gain_pearls, present_lord
from hadal.games.abyss.state import Location, Lord, Position, Question, Tables

DEPTH = 28  # maximum number of waiting questions; 11 were the most in 60,000 random games


def ally_race(kind: int) -> int:
    """The race of a kind of exploration card; -1 for the Monster."""
    return -1 if kind == constants.MONSTER else constants.RACE_LETTERS.index(ALLY_NAMES[kind][0])


def ally_value(kind: int) -> int:
    """The value of a kind of exploration card; 0 for the Monster."""
    return 0 if kind == constants.MONSTER else int(ALLY_NAMES[kind][1])


class NoQuestion(Question):
    """A question of a closed box: it is never asked."""


def tables(boxes: list[Box], switches: dict[str, str]) -> Tables:
    """Combine the rows and questions of the open boxes; later boxes override earlier ones."""
    removed = {lord for box in boxes for lord in box.removes}
    lords: list[Lord] = [row for box in boxes for row in box.lords if row.lord not in removed]
    locations: list[Location] = [row for box in boxes for row in box.locations]
    kinds = max(box.kinds for box in boxes)
    token_copies = {token: n for box in boxes for token, n in box.tokens.items()}
    sites = sorted((row for box in registered.BOXES for row in box.locations), key=lambda row: row.location)
    t = Tables(kinds, lords, locations, 1 + max(token_copies), len(registered.LORD_NAMES), sites)
    t.lord_names, t.location_names = list(registered.LORD_NAMES), list(registered.LOCATION_NAMES)
    t.token_copies = zeros(int(t.tokens))
    for token, n in token_copies.items():
        t.token_copies[token] = n
    t.backs = vec[i64](
        [0, constants.TOKENS, constants.TOKENS, constants.L_TOKENS]
        if t.tokens > constants.TOKENS
        else [0, constants.TOKENS]
    )
    lay_cards(t, boxes)
    lay_questions(t, boxes)
    lay_actions(t)
    t.threat_track = all(box.threat_track for box in boxes)
    t.program = vec[i64]([step for box in boxes for step in box.steps])
    t.terms = [term for box in boxes for term in box.terms]
    names = [box.name for box in boxes]
    t.shows = [box.show for box in registered.BOXES if box.name in names or box.show.in_every_view]
    t.fault_words = {code: text for box in registered.BOXES for code, text in box.faults.items()}
    t.closed_blocks = [name for box in registered.BOXES if box.name not in names for name in box.blocks]
    t.box_numbers_start = {}
    t.box_numbers_count = 0
    for box in boxes:
        t.box_numbers_start[box.name] = int(t.box_numbers_count)
        t.box_numbers_count += box.numbers
        if box.apply_options is not None:
            box.apply_options(t, switches)
    return t


def lay_cards(t: Tables, boxes: list[Box]) -> None:
    """Set up the exploration cards: copies, races, values and the orders that the rules need."""
    kinds = int(t.kinds)
    t.copies, t.race, t.value = zeros(kinds), zeros(kinds), zeros(kinds)
    for box in boxes:
        for kind, n in box.copies.items():
            t.copies[kind] += n
    for kind in range(kinds):
        t.race[kind] = ally_race(kind)
        t.value[kind] = ally_value(kind)
    in_play = sorted({kind for box in boxes for kind in box.copies if kind != constants.MONSTER})
    t.order = vec[i64](sorted(in_play, key=lambda kind: (-ally_value(kind), kind)))
    wild = [kind for kind in in_play if ally_race(kind) == constants.KRAKEN]
    t.krakens = vec[i64](wild)
    common = sorted(in_play, key=lambda kind: -int(t.copies[kind]))  # the kinds most likely to be in a stack come first
    stacks = [[kind for kind in common if ally_race(kind) == race] + wild for race in range(constants.RACES)]
    t.stackable = vec[i64]([kind for stack in stacks for kind in stack])


def lay_questions(t: Tables, boxes: list[Box]) -> None:
    """Set up the kinds of question; those of the first three boxes are numbered at every table, open or not."""
    rows = {row.number: row for box in registered.BOXES for row in box.questions}
    found = {row.number: row.question for box in boxes for row in box.questions}
    for box in boxes:
        found.update(box.replaces)
    count = max(questions.FROZEN, 1 + max(found))
    t.question_names = registered.QUESTION_NAMES[:count]
    t.questions = vec[Question]([found.get(number, NoQuestion()) for number in range(count)])
    t.known = vec[i64]([int(number in found) for number in range(count)])
    t.card_forms = vec[i64]([rows[number].card for number in range(count)])
    t.number_forms = vec[i64]([rows[number].n for number in range(count)])
    t.asked_of = vec[i64]([rows[number].whom for number in range(count)])
    t.exploring = vec[i64]([int(rows[number].exploring) for number in range(count)])
    t.number_meanings = {form.number: form for box in registered.BOXES for form in box.number_meanings}
    size = 1 + max(questions.SEATS, *t.number_meanings)
    t.form_sizes, t.form_lows = zeros(size), zeros(size)
    for number, form in t.number_meanings.items():
        t.form_sizes[number] = len(form.names)
        t.form_lows[number] = -1 if form.none else 0
    t.verbs = {}
    for row in rows.values():
        for block, verb in row.answers:
            t.verbs.setdefault(block, {})[row.number] = verb
    for box in registered.BOXES:
        for block, numbers in box.answers.items():
            for number in numbers:
                t.verbs.setdefault(block, {})[number] = ""


def action_blocks() -> Blocks:
    """Return all action ids: the frozen ones, then those of boxes registered later."""
    later: list[tuple[str, list[str]]] = []
    for box in registered.BOXES:
        lords = [row.name for row in box.lords if row.lord >= actions.FROZEN_LORDS]
        locations = [row.name for row in box.locations if row.location >= actions.FROZEN_LOCATIONS]
        later += [(block, lords) for block in ("recruit", "use", "lord") if lords]
        later += [("location", locations)] if locations else []
        later += box.actions
    return actions.blocks(registered.LORD_NAMES, registered.LOCATION_NAMES, later)


def lay_actions(t: Tables) -> None:
    """Map action ids to Lords and Locations, and back."""
    blocks = action_blocks()
    lords, locations = len(t.lord_names), len(t.location_names)
    t.recruit_id, t.use_id, t.lord_id = zeros(lords), zeros(lords), zeros(lords)
    t.location_id = zeros(locations)
    t.block, t.target = zeros(blocks.size), zeros(blocks.size)
    for lord in range(lords):
        t.recruit_id[lord] = blocks.id(f"recruit:{t.lord_names[lord]}")
        t.use_id[lord] = blocks.id(f"use:{t.lord_names[lord]}")
        t.lord_id[lord] = blocks.id(f"lord:{t.lord_names[lord]}")
    for location in range(locations):
        t.location_id[location] = blocks.id(f"location:{t.location_names[location]}")
    for block in blocks.blocks:
        names = t.location_names if block.name == "location" else t.lord_names
        for i in range(block.size):
            action = block.first + i
            t.block[action] = actions.POINTING.get(block.name, 0)
            t.target[action] = names.index(block.targets[i]) if block.name in actions.POINTING else i


def empty(t: Tables, seats: int) -> Position:
    """A position with nothing on the table."""
    s = Position()
    s.tables = t
    s.seats = seats
    s.frames = zeros(DEPTH * FRAME)
    s.choices = zeros(80)
    s.top = s.count = s.dice = 0
    s.revealed = False
    s.log = None
    s.cards = zeros(int(s.discards() + 1) * int(t.kinds))
    s.track = filled(constants.TRACK, constants.NO_CARD)
    s.pearls, s.keys, s.bought, s.used = zeros(seats), zeros(seats), zeros(seats), zeros(len(t.each_turn_lords))
    s.owner = vec[i64]([constants.IN_DECK if there == 1 else constants.GONE for there in t.in_play])
    s.covered_by = filled(int(t.lords), constants.FREE)
    s.court = filled(constants.COURT, constants.NO_LORD)
    s.location_owner = filled(int(t.locations), constants.IN_DECK)
    for location in range(int(t.locations)):
        if t.location_in_play[location] == 0:
            s.location_owner[location] = constants.GONE
    s.tokens = zeros((seats + 1) * int(t.tokens))
    for kind in range(int(t.tokens)):
        s.tokens[seats * t.tokens + kind] = t.token_copies[kind]
    s.deck, s.lord_deck, s.location_deck = zeros(0), zeros(0), zeros(0)
    s.deck_n = s.lord_deck_n = s.location_deck_n = s.threat = s.turn = s.turns = s.sold = 0
    s.lord_left = s.extra = False
    s.end_triggered_by = s.thief = s.robbed = s.taken = NOBODY
    s.nebulis, s.wounds, s.guards, s.loot, s.loot_deck = zeros(seats), zeros(0), zeros(0), zeros(0), zeros(0)
    s.border, s.level, s.leviathans, s.leviathan_deck = zeros(0), zeros(0), zeros(0), zeros(0)
    s.box_numbers = zeros(int(t.box_numbers_count))
    s.loot_deck_n = s.leviathan_deck_n = s.guarded = 0
    s.kraken_holder = s.scourge_holder = NOBODY
    return s


def lay_out(s: Position) -> None:
    """Once the decks are shuffled: set up the Court, a Location and a Pearl for each player."""
    for i in range(constants.COURT):
        present_lord(s, i)
    open_location(s, constants.FACE_UP)
    for seat in range(s.seats):
        gain_pearls(s, seat, 1, events.WHY_SETUP)
