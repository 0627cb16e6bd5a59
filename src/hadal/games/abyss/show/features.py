"""Abyss: a seat's observation as numbers, computed from its view alone, and the name of each number.

The order is that of `observation.py`, which writes the same numbers directly from a position. Seats are counted from
the viewer: `seat0` is the viewer, `seat1` the next to play.
"""

from hadal.core.feature_list import ints, lists_of, number, one_of, seat_numbers
from hadal.core.observation import seat_from, turned
from hadal.core.state import View
from hadal.core.vector import numbers
from hadal.games.abyss import constants, questions
from hadal.games.abyss.state import Tables

SEAT_NUMBERS = ("pearls", "keys", "bought", "hand_size", "token_size", "l_token_size", "nebulis")
SEAT_LISTS = ("pearls", "keys", "bought", "sizes", "token_sizes", "l_token_sizes", "nebulis")  # the same in a view
SIZES = ("deck", "discard", "lord_deck", "location_deck", "token_pile", "loot_deck", "leviathan_deck", "l_token_pile")
SIZE_KEYS = (
    "deck_size", "discard_size", "lord_deck_size", "location_deck_size", "token_pile", "loot_deck_size",
    "beast_deck_size", "l_token_pile",
)  # fmt: skip
LORD_NUMBERS = ("court_space", "gone", "disabled", "under")
LOCATION_NUMBERS = ("available", "drawn", "gone")


class Layout:
    """How the numbers are laid out at one table: how many there are of everything."""

    def __init__(self, t: Tables, seats: int, view: View) -> None:
        self.t = t
        self.seats = seats
        self.kinds = int(t.kinds)
        self.users = [int(lord) for lord in t.users]
        self.stackable = numbers(t.stackable, 0, len(t.stackable))
        self.each = len(self.stackable) // constants.RACES
        self.tokens = int(t.tokens)
        self.lords, self.locations = len(ints(view["owner"])), len(ints(view["holder"]))
        self.empty = view

    def names(self) -> list[str]:
        """A name for every number, in order."""
        seats = [f"seat{i}" for i in range(self.seats)]
        kinds, lords, locations = (
            constants.ALLY_NAMES[: self.kinds],
            self.t.lord_names[: self.lords],
            self.t.location_names[: self.locations],
        )
        out = [f"me:{constants.SEAT_LETTERS[seat]}" for seat in range(self.seats)]
        out += [f"asked:{seat}" for seat in seats]
        out += [f"asked:{question}" for question in self.t.question_names]
        out += [f"asked:lord:{lord}" for lord in lords] + [f"asked:location:{location}" for location in locations]
        out += ["asked.card", "asked.n"]
        out += [f"turn:{seat}" for seat in seats]
        out += ["turns", "threat", "sold", "extra"]
        out += [f"closer:{seat}" for seat in seats]
        out += [f"used:{self.t.lord_names[lord]}" for lord in self.users]
        out += [f"{seat}.{what}" for seat in seats for what in SEAT_NUMBERS]
        out += [f"{seat}.hand.{kind}" for seat in seats for kind in kinds]
        out += [f"{seat}.affiliated.{kind}" for seat in seats for kind in kinds]
        out += [f"laid.{kind}" for kind in kinds] + [f"discard.{kind}" for kind in kinds]
        for stack in range(constants.RACES):
            lie = self.stackable[stack * self.each : (stack + 1) * self.each]
            out += [f"council.{constants.RACE_NAMES[stack]}.size"]
            out += [f"council.{constants.RACE_NAMES[stack]}.{constants.ALLY_NAMES[kind]}" for kind in lie]
        out += [f"track{space + 1}:{kind}" for space in range(constants.TRACK) for kind in kinds]
        out += [f"{pile}.size" for pile in SIZES]
        out += [f"lord.{lord}.{what}" for lord in lords for what in (*LORD_NUMBERS, *seats)]
        out += [f"location.{location}.{what}" for location in locations for what in (*LOCATION_NUMBERS, *seats)]
        return out + self.token_names(seats) + self.box_names(seats)

    def token_names(self, seats: list[str]) -> list[str]:
        """Monster tokens and the Hunter's theft."""
        out = [f"seat0.token.{constants.TOKEN_NAMES[kind]}" for kind in range(self.tokens)]
        out += [f"thief:{seat}" for seat in seats] + [f"robbed:{seat}" for seat in seats]
        return [*out, "stolen_token"]

    def box_names(self, seats: list[str]) -> list[str]:
        """What the boxes bring."""
        return [name for show in self.t.shows for name in show.feature_names(self.empty, seats, self.t.location_names)]

    def flat(self, view: View, asked: list[int]) -> list[int]:
        """Return a seat's view and the current question as a list of numbers."""
        me = number(view["viewer"])
        memory = view["memory"]
        assert isinstance(memory, dict)
        out = self.chosen(me) + self.question(me, asked)
        out += self.seat(me, view["turn"])
        out += [number(view[key]) for key in ("turns", "threat", "sold", "extra")]
        out += self.seat(me, view["closer"])
        used = ints(view["used"])
        out += [int(lord in used) for lord in self.users]
        lists = [ints(view[key]) for key in SEAT_LISTS]
        for seat in self.round(me):
            out += [values[seat] for values in lists]
        for rows in (lists_of(memory["hands"]), lists_of(view["affiliated"])):
            for seat in self.round(me):
                out += rows[seat]
        out += ints(view["spent"]) + ints(memory["discard"])
        out += self.council(ints(view["council"]), lists_of(memory["council"]))
        for kind in ints(view["track"]):
            out += one_of(self.kinds, kind)
        out += [number(view[key]) for key in SIZE_KEYS]
        out += self.lord_rows(me, view) + self.location_rows(me, ints(view["holder"]))
        theft = ints(memory["theft"])
        out += ints(view["tokens"]) + self.seat(me, theft[0]) + self.seat(me, theft[1]) + [theft[2] + 1]
        for show in self.t.shows:
            out += show.features(view, me, self.seats)
        return out

    def chosen(self, seat: int) -> list[int]:
        """One number for each seat: 1 for this one."""
        return one_of(self.seats, seat)

    def seat(self, me: int, seat: object) -> list[int]:
        """One number for each seat, counted from the viewer; all 0 for nobody."""
        return seat_numbers(me, number(seat), self.seats)

    def round(self, me: int) -> list[int]:
        """The seats in turn order, starting with the viewer."""
        return [(me + i) % self.seats for i in range(self.seats)]

    def question(self, me: int, asked: list[int]) -> list[int]:
        """Who is asked what, and about which Lord, Location or number."""
        seat, kind, card, n = asked
        form = int(self.t.card_forms[kind]) if kind >= 0 else questions.NOTHING
        about_lord, about_location = form in (questions.LORD, questions.LORD_OR_NONE), form == questions.LOCATION
        out = self.seat(me, seat) + one_of(len(self.t.known), kind)
        out += one_of(self.lords, card if about_lord else -1) + one_of(self.locations, card if about_location else -1)
        out.append(0 if about_lord or about_location else self.formed(me, form, card))
        return [*out, self.formed(me, int(self.t.number_forms[kind]) if kind >= 0 else questions.NOTHING, n)]

    def formed(self, me: int, form: int, value: int) -> int:
        """A number of a question from the viewer's perspective."""
        if form in (questions.NOTHING, questions.PLACE):
            return 0
        if form == questions.SEAT:
            return int(seat_from(me, value, self.seats))
        return int(turned(value, me, self.seats)) if form == questions.SEATS else value

    def council(self, sizes: list[int], stacks: list[list[int]]) -> list[int]:
        """Each Council stack: its size, and the cards everybody saw go there."""
        out: list[int] = []
        for stack in range(constants.RACES):
            out.append(sizes[stack])
            out += [stacks[stack][kind] for kind in self.stackable[stack * self.each : (stack + 1) * self.each]]
        return out

    def lord_rows(self, me: int, view: View) -> list[int]:
        """Each Lord: its place, its state, its owner."""
        court, under = ints(view["court"]), ints(view["under"])
        spaces = {lord: space + 1 for space, lord in enumerate(court)}
        out: list[int] = []
        for lord, who in enumerate(ints(view["owner"])):
            lies = under[lord] if who >= 0 else -1
            out += [spaces.get(lord, 0), int(who == constants.GONE), int(lies == constants.DISABLED), max(lies + 1, 0)]
            out += self.seat(me, who)
        return out

    def location_rows(self, me: int, holder: list[int]) -> list[int]:
        """Each Location: its place, its owner."""
        out: list[int] = []
        for who in holder:
            out += [
                int(who == constants.FACE_UP),
                int(who == constants.DRAWN),
                int(who == constants.GONE),
                *self.seat(me, who),
            ]
        return out
