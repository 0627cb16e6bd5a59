"""Abyss: a position written as one line of text. Its words are read again by reading.py.

Rows are written top first, far end first; a comma separates things, a colon says what lies there, a plus
joins that: `A.locations=the_jail:keeper+reaper,the_chasm`. What follows from other words is not written:
the token pile, the powers in force, the Lords and tiles out of the game (those named nowhere).
"""

from typing import Final

from hadal.core.events import NOBODY
from hadal.core.notation import counted
from hadal.core.state import FRAME
from hadal.core.vector import i64, vec
from hadal.games.abyss import constants, questions
from hadal.games.abyss.names import ALLY_NAMES, BEAST_NAMES, LOCATION_NAMES, LORD_NAMES, SENTINEL_NAMES, TOKEN_NAMES
from hadal.games.abyss.rules.queries import token_count, zone_size
from hadal.games.abyss.show import forms
from hadal.games.abyss.show.box_notation import hidden_box_words, hidden_token_text, public_box_words, seat_box_words
from hadal.games.abyss.show.invariants.position import sound
from hadal.games.abyss.state import Position

EMPTY: Final = "-"  # an empty Court space; no Lord where a question may name one
SIDEWAYS: Final = "/disabled"


def zone_text(s: Position, zone: i64, joined: str = ",") -> str:
    """The cards of a zone, repeats counted."""
    names: list[str] = []
    for kind in range(int(s.tables.kinds)):
        names += [ALLY_NAMES[kind]] * int(s.cards[zone * s.tables.kinds + kind])
    return counted(names).replace(",", joined)


def row_text(names: list[str], row: vec[i64], n: i64) -> str:
    """A deck, its top card first."""
    return ",".join(names[row[n - 1 - i]] for i in range(int(n)))


def court_text(s: Position) -> str:
    """The Court from its far end; empty spaces before the last Lord are shown."""
    names = [LORD_NAMES[s.court[i]] if s.court[i] >= 0 else EMPTY for i in range(constants.COURT)]
    while names and names[-1] == EMPTY:
        names.pop()
    return ",".join(names)


def track_text(s: Position) -> str:
    """The track from its first space; empty spaces before the last card are shown."""
    names = [ALLY_NAMES[kind] if kind != constants.NO_CARD else EMPTY for kind in s.track]
    while names and names[-1] == EMPTY:
        names.pop()
    return ",".join(names)


def tiles_text(s: Position, where: int) -> str:
    """The Locations in one place: before a seat with the Lords under them, available, or drawn."""
    out: list[str] = []
    for tile in range(int(s.tables.locations)):
        if s.holder[tile] == where:
            under = [LORD_NAMES[lord] for lord in range(int(s.tables.lords)) if s.under[lord] == tile]
            out.append(LOCATION_NAMES[tile] + (f":{'+'.join(under)}" if under else ""))
    return ",".join(out)


def free_text(s: Position, seat: int) -> str:
    """The free Lords of a seat, the disabled ones marked."""
    out: list[str] = []
    for lord in range(int(s.tables.lords)):
        if s.owner[lord] == seat and s.under[lord] == constants.FREE:
            out.append(LORD_NAMES[lord])
        if s.owner[lord] == seat and s.under[lord] == constants.DISABLED:
            out.append(LORD_NAMES[lord] + SIDEWAYS)
    return ",".join(out)


def token_text(s: Position, seat: int) -> str:
    """The Monster tokens of a seat."""
    names: list[str] = []
    for kind in range(int(s.tables.tokens)):
        names += [TOKEN_NAMES[kind]] * int(s.tokens[seat * s.tables.tokens + kind])
    return counted(names)


def value_text(form: int, value: int) -> str:
    """One number of a waiting question in words."""
    if form == forms.LORD or form == forms.LORD_OR_NONE:
        return LORD_NAMES[value] if value >= 0 else EMPTY
    if form == forms.LOCATION:
        return LOCATION_NAMES[value]
    if form == forms.SEAT:
        return constants.SEAT_LETTERS[value]
    if form == forms.SEATS:
        return "+".join(letter for seat, letter in enumerate(constants.SEAT_LETTERS) if value >> seat & 1)
    if form == forms.BEAST:
        return BEAST_NAMES[value]
    if form == forms.SENTINEL:
        return SENTINEL_NAMES[value]
    if form == forms.RACE:
        return constants.RACE_NAMES[value]
    if form == forms.ZONE or form == forms.ZONE_OR_NONE:
        return str(value + 1) if value >= 0 else EMPTY
    return str(value + 1 if form == forms.SPACE else value)


def frame_text(s: Position, at: i64) -> str:
    """One waiting question: its name, its seat, and its numbers where it has any."""
    question = int(s.frames[at])
    card_form, number_form = forms.CARD_FORMS[question], forms.NUMBER_FORMS[question]
    out = [questions.QUESTIONS[question], constants.SEAT_LETTERS[s.frames[at + 1]]]
    if card_form != forms.NOTHING:
        out.append(value_text(card_form, int(s.frames[at + 2])))
    if number_form not in (forms.NOTHING, forms.PLACE):
        out.append(value_text(number_form, int(s.frames[at + 3])))
    return ":".join(out)


def head(s: Position) -> str:
    """The game, its seats and the options that are not the usual ones."""
    options = s.game.options
    usual = s.game.usual()
    switches = "".join(f" {k}={v}" for k, v in options.values.items() if v != usual[k])
    return f"{options.game} seats={options.seats}{switches}"


def seat_words(s: Position, seat: int) -> list[str]:
    """What is public of a seat, without what is nought or empty."""
    letter = constants.SEAT_LETTERS[seat]
    found = [
        ("pearls", str(s.pearls[seat])), ("keys", str(s.keys[seat])), ("bought", str(s.bought[seat])),
        ("lords", free_text(s, seat)), ("locations", tiles_text(s, seat)),
        ("affiliated", zone_text(s, s.affiliated() + seat)), *seat_box_words(s, seat),
    ]  # fmt: skip
    return [f"{letter}.{key}={value}" for key, value in found if value not in ("", "0")]


def public_words(s: Position) -> list[str]:
    """What everybody sees, but for the seats."""
    t = s.tables
    used = [LORD_NAMES[lord] for lord in t.users if s.used >> t.power[lord] & 1]
    found = [
        ("sold", str(s.sold)), ("used", ",".join(used)), ("left", str(int(s.left))), ("extra", str(int(s.extra))),
        ("closer", constants.SEAT_LETTERS[s.closer] if s.closer != NOBODY else ""), ("track", track_text(s)),
        ("laid", zone_text(s, s.spent())), ("drawn", tiles_text(s, constants.DRAWN)),
        *public_box_words(s),
    ]  # fmt: skip
    shown = [f"turn={constants.SEAT_LETTERS[s.turn]}", f"turns={s.turns}", f"threat={s.threat + 1}"]
    shown += [f"{key}={value}" for key, value in found if value not in ("", "0")]
    return [*shown, f"court={court_text(s)}", f"locations={tiles_text(s, constants.FACE_UP)}"]


def council_text(s: Position, hidden: bool) -> str:
    """The Council stacks that hold anything."""
    out: list[str] = []
    for stack in range(constants.RACES):
        size = zone_size(s, s.stacks() + stack)
        if size > 0:
            out.append(
                f"{constants.RACE_NAMES[stack]}:{f'?{size}' if hidden else zone_text(s, s.stacks() + stack, '+')}"
            )
    return ",".join(out)


def theft_words(s: Position, viewer: int) -> list[str]:
    """What the Hunter took last: the front is known to the two concerned (viewer -2: to all)."""
    if s.thief == NOBODY:
        return []
    front = "?"
    if viewer in (-2, int(s.thief), int(s.robbed)):
        front = TOKEN_NAMES[s.taken] if s.taken != NOBODY else EMPTY
    return [f"stolen={constants.SEAT_LETTERS[s.thief]}:{constants.SEAT_LETTERS[s.robbed]}:{front}"]


def write(s: Position) -> str:
    """The whole position."""
    out = [head(s)] + ([] if sound(s) else ["partial=1"]) + public_words(s)
    for seat in range(int(s.seats)):
        hand, tokens, letter = zone_text(s, seat), token_text(s, seat), constants.SEAT_LETTERS[seat]
        out += [f"{letter}.hand={hand}"] if hand else []
        out += seat_words(s, seat)
        out += [f"{letter}.tokens={tokens}"] if tokens else []
    council, discard = council_text(s, False), zone_text(s, s.discards())
    out += ([f"council={council}"] if council else []) + ([f"discard={discard}"] if discard else [])
    out += [
        f"deck={row_text(ALLY_NAMES, s.deck, s.deck_n)}",
        f"lord_deck={row_text(LORD_NAMES, s.lord_deck, s.lord_deck_n)}",
        f"location_deck={row_text(LOCATION_NAMES, s.location_deck, s.location_deck_n)}",
        *hidden_box_words(s, True),
        *theft_words(s, -2),
        f"ask={','.join(frame_text(s, at) for at in range(0, int(s.top), FRAME))}",
    ]
    return " ".join([*out, f"fresh={int(s.fresh)}", f"dice={s.dice}"])


def write_for(s: Position, viewer: int) -> str:
    """What one viewer sees: hidden cards and tokens are sizes such as ?3."""
    out = [head(s), *public_words(s)]
    for seat in range(int(s.seats)):
        letter, mine = constants.SEAT_LETTERS[seat], seat == viewer
        size, tokens = zone_size(s, seat), token_count(s, seat)
        out += [f"{letter}.hand={zone_text(s, seat) if mine else f'?{size}'}"] if size else []
        out += seat_words(s, seat)
        out += [f"{letter}.tokens={token_text(s, seat) if mine else hidden_token_text(s, seat)}"] if tokens else []
    council, discards = council_text(s, True), zone_size(s, s.discards())
    out += ([f"council={council}"] if council else []) + ([f"discard=?{discards}"] if discards else [])
    out += [f"deck=?{s.deck_n}", f"lord_deck=?{s.lord_deck_n}", f"location_deck=?{s.location_deck_n}"]
    out += [*hidden_box_words(s, False), *theft_words(s, viewer)]
    return " ".join([*out, f"ask={frame_text(s, s.top - FRAME) if s.top else ''}"])
