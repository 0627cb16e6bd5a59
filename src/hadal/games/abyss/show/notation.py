"""Abyss: writes a position as one line of text. `notation_reader.py` reads it.

Decks are written from the top, rows from the far end. Commas separate things, a colon precedes what is at a place, and
a plus joins several of those: `A.locations=the_jail:keeper+reaper,the_chasm`. What follows from other words is not
written: the token pile, the powers in force, and the Lords and Locations out of the game (those not named).
"""

from typing import Final

from hadal.core.events import NOBODY
from hadal.core.notation import counted
from hadal.core.state import FRAME
from hadal.core.vector import i64, vec
from hadal.games.abyss import constants, questions
from hadal.games.abyss.constants import ALLY_NAMES, TOKEN_NAMES
from hadal.games.abyss.rules.queries import back_count, token_count, zone_size
from hadal.games.abyss.show.invariants.position import is_valid
from hadal.games.abyss.state import Position

EMPTY: Final = "-"  # an empty Court space; also no Lord, where a question may name one
SIDEWAYS: Final = "/disabled"


def zone_text(s: Position, zone: i64, joined: str = ",") -> str:
    """The cards of a zone with their counts."""
    names: list[str] = []
    for kind in range(int(s.tables.kinds)):
        names += [ALLY_NAMES[kind]] * int(s.cards[zone * s.tables.kinds + kind])
    return counted(names).replace(",", joined)


def row_text(names: list[str], row: vec[i64], n: i64) -> str:
    """A deck, its top card first."""
    return ",".join(names[row[n - 1 - i]] for i in range(int(n)))


def court_text(s: Position) -> str:
    """The Court from its far end; empty spaces before the last Lord are shown."""
    names = [s.tables.lord_names[s.court[i]] if s.court[i] >= 0 else EMPTY for i in range(constants.COURT)]
    while names and names[-1] == EMPTY:
        names.pop()
    return ",".join(names)


def track_text(s: Position) -> str:
    """The track from its first space; empty spaces before the last card are shown."""
    names = [ALLY_NAMES[kind] if kind != constants.NO_CARD else EMPTY for kind in s.track]
    while names and names[-1] == EMPTY:
        names.pop()
    return ",".join(names)


def locations_text(s: Position, where: int) -> str:
    """The Locations in one place: of a seat, with the Lords under them; available; or drawn."""
    out: list[str] = []
    for location in range(int(s.tables.locations)):
        if s.location_owner[location] == where:
            under = [s.tables.lord_names[lord] for lord in range(int(s.tables.lords)) if s.covered_by[lord] == location]
            out.append(s.tables.location_names[location] + (f":{'+'.join(under)}" if under else ""))
    return ",".join(out)


def free_text(s: Position, seat: int) -> str:
    """The free Lords of a seat, with disabled ones marked."""
    out: list[str] = []
    for lord in range(int(s.tables.lords)):
        if s.owner[lord] == seat and s.covered_by[lord] == constants.FREE:
            out.append(s.tables.lord_names[lord])
        if s.owner[lord] == seat and s.covered_by[lord] == constants.DISABLED:
            out.append(s.tables.lord_names[lord] + SIDEWAYS)
    return ",".join(out)


def token_text(s: Position, seat: int) -> str:
    """The Monster tokens of a seat."""
    names: list[str] = []
    for kind in range(int(s.tables.tokens)):
        names += [TOKEN_NAMES[kind]] * int(s.tokens[seat * s.tables.tokens + kind])
    return counted(names)


def hidden_token_text(s: Position, seat: int) -> str:
    """How many Monster tokens of each back a seat holds: `?2,L?1`."""
    base = back_count(s, seat, 0, constants.TOKENS)
    special = back_count(s, seat, constants.TOKENS, s.tables.tokens - constants.TOKENS)
    return ",".join(([f"?{base}"] if base else []) + ([f"L?{special}"] if special else []))


def value_text(s: Position, form: int, value: int) -> str:
    """One number of a waiting question as text."""
    if form == questions.LORD or form == questions.LORD_OR_NONE:
        return s.tables.lord_names[value] if value >= 0 else EMPTY
    if form == questions.LOCATION:
        return s.tables.location_names[value]
    if form == questions.SEAT:
        return constants.SEAT_LETTERS[value]
    if form == questions.SEATS:
        return "+".join(letter for seat, letter in enumerate(constants.SEAT_LETTERS) if value >> seat & 1)
    if form in s.tables.number_meanings:
        return s.tables.number_meanings[form].names[value] if value >= 0 else EMPTY
    return str(value + 1 if form == questions.SPACE else value)


def frame_text(s: Position, at: i64) -> str:
    """One waiting question: its name, its seat, and any numbers."""
    question = int(s.frames[at])
    t = s.tables
    card_form, number_form = int(t.card_forms[question]), int(t.number_forms[question])
    out = [t.question_names[question], constants.SEAT_LETTERS[s.frames[at + 1]]]
    if card_form != questions.NOTHING:
        out.append(value_text(s, card_form, int(s.frames[at + 2])))
    if number_form not in (questions.NOTHING, questions.PLACE):
        out.append(value_text(s, number_form, int(s.frames[at + 3])))
    return ":".join(out)


def seat_words(s: Position, seat: int) -> list[str]:
    """The public facts of a seat; zeros and empty values are left out."""
    letter = constants.SEAT_LETTERS[seat]
    found = [
        ("pearls", str(s.pearls[seat])), ("keys", str(s.keys[seat])), ("bought", str(s.bought[seat])),
        ("lords", free_text(s, seat)), ("locations", locations_text(s, seat)),
        ("affiliated", zone_text(s, s.affiliated() + seat)),
    ]  # fmt: skip
    found += [word for show in s.tables.shows for word in show.seat_words(s, seat)]
    return [f"{letter}.{key}={value}" for key, value in found if value not in ("", "0")]


def public_words(s: Position) -> list[str]:
    """The public facts other than those of the seats."""
    t = s.tables
    used = [t.lord_names[lord] for lord in t.each_turn_lords if s.used[t.each_turn_index[lord]] == 1]
    found = [
        ("sold", str(s.sold)), ("used", ",".join(used)), ("left", str(int(s.lord_left))), ("extra", str(int(s.extra))),
        ("closer", constants.SEAT_LETTERS[s.end_triggered_by] if s.end_triggered_by != NOBODY else ""),
        ("track", track_text(s)),
        ("laid", zone_text(s, s.spent())), ("drawn", locations_text(s, constants.DRAWN)),
    ]  # fmt: skip
    found += [word for show in t.shows for word in show.figure_words(s)]
    found += [word for show in t.shows for word in show.board_words(s)]
    shown = [f"turn={constants.SEAT_LETTERS[s.turn]}", f"turns={s.turns}", f"threat={s.threat + 1}"]
    shown += [f"{key}={value}" for key, value in found if value not in ("", "0")]
    return [*shown, f"court={court_text(s)}", f"locations={locations_text(s, constants.FACE_UP)}"]


def council_text(s: Position, hidden: bool) -> str:
    """The Council stacks that are not empty."""
    out: list[str] = []
    for stack in range(constants.RACES):
        size = zone_size(s, s.stacks() + stack)
        if size > 0:
            out.append(
                f"{constants.RACE_NAMES[stack]}:{f'?{size}' if hidden else zone_text(s, s.stacks() + stack, '+')}"
            )
    return ",".join(out)


def theft_words(s: Position, viewer: int) -> list[str]:
    """What the Hunter took last: the two seats concerned know the front (viewer -2: everybody does)."""
    if s.thief == NOBODY:
        return []
    front = "?"
    if viewer in (-2, int(s.thief), int(s.robbed)):
        front = TOKEN_NAMES[s.taken] if s.taken != NOBODY else EMPTY
    return [f"stolen={constants.SEAT_LETTERS[s.thief]}:{constants.SEAT_LETTERS[s.robbed]}:{front}"]


def write(s: Position) -> str:
    """The whole position."""
    out = [s.game.summary()] + ([] if is_valid(s) else ["partial=1"]) + public_words(s)
    for seat in range(int(s.seats)):
        hand, tokens, letter = zone_text(s, seat), token_text(s, seat), constants.SEAT_LETTERS[seat]
        out += [f"{letter}.hand={hand}"] if hand else []
        out += seat_words(s, seat)
        out += [f"{letter}.tokens={tokens}"] if tokens else []
    council, discard = council_text(s, False), zone_text(s, s.discards())
    out += ([f"council={council}"] if council else []) + ([f"discard={discard}"] if discard else [])
    out += [
        f"deck={row_text(ALLY_NAMES, s.deck, s.deck_n)}",
        f"lord_deck={row_text(s.tables.lord_names, s.lord_deck, s.lord_deck_n)}",
        f"location_deck={row_text(s.tables.location_names, s.location_deck, s.location_deck_n)}",
        *[word for show in s.tables.shows for word in show.deck_words(s, True)],
        *theft_words(s, -2),
        f"ask={','.join(frame_text(s, at) for at in range(0, int(s.top), FRAME))}",
    ]
    return " ".join([*out, f"fresh={int(s.revealed)}", f"dice={s.dice}"])


def write_for(s: Position, viewer: int) -> str:
    """What one viewer sees: hidden cards and tokens are sizes such as ?3."""
    out = [s.game.summary(), *public_words(s)]
    for seat in range(int(s.seats)):
        letter, mine = constants.SEAT_LETTERS[seat], seat == viewer
        size, tokens = zone_size(s, seat), token_count(s, seat)
        out += [f"{letter}.hand={zone_text(s, seat) if mine else f'?{size}'}"] if size else []
        out += seat_words(s, seat)
        out += [f"{letter}.tokens={token_text(s, seat) if mine else hidden_token_text(s, seat)}"] if tokens else []
    council, discards = council_text(s, True), zone_size(s, s.discards())
    out += ([f"council={council}"] if council else []) + ([f"discard=?{discards}"] if discards else [])
    out += [f"deck=?{s.deck_n}", f"lord_deck=?{s.lord_deck_n}", f"location_deck=?{s.location_deck_n}"]
    out += [word for show in s.tables.shows for word in show.deck_words(s, False)]
    out += theft_words(s, viewer)
    return " ".join([*out, f"ask={frame_text(s, s.top - FRAME) if s.top else ''}"])
