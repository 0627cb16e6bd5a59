"""Abyss: a name for every number of an observation, in the order in which `observation.py` writes them.

Seats are counted from the viewer: `seat0` is the viewer, `seat1` the next to play.
"""

from hadal.core.observation import list_length
from hadal.core.state import View
from hadal.core.vector import numbers
from hadal.games.abyss import constants
from hadal.games.abyss.state import Tables

SEAT_NUMBERS = ("pearls", "keys", "bought", "hand_size", "token_size", "l_token_size", "nebulis")
SIZES = ("deck", "discard", "lord_deck", "location_deck", "token_pile", "loot_deck", "leviathan_deck", "l_token_pile")
LORD_NUMBERS = ("court_space", "gone", "disabled", "under")
LOCATION_NUMBERS = ("available", "drawn", "gone")


def feature_names(t: Tables, seat_count: int, empty: View) -> list[str]:
    """Return the names for a table, given the view of it before the first event."""
    seats = [f"seat{i}" for i in range(seat_count)]
    kinds = constants.ALLY_NAMES[: int(t.kinds)]
    lords, locations = t.lord_names[: list_length(empty, "owner")], t.location_names[: list_length(empty, "holder")]
    stackable = numbers(t.stackable, 0, len(t.stackable))
    each = len(stackable) // constants.RACES
    out = [f"me:{constants.SEAT_LETTERS[seat]}" for seat in range(seat_count)]
    out += [f"asked:{seat}" for seat in seats]
    out += [f"asked:{question}" for question in t.question_names]
    out += [f"asked:lord:{lord}" for lord in lords] + [f"asked:location:{location}" for location in locations]
    out += ["asked.card", "asked.n"]
    out += [f"turn:{seat}" for seat in seats]
    out += ["turns", "threat", "sold", "extra"]
    out += [f"closer:{seat}" for seat in seats]
    out += [f"used:{t.lord_names[int(lord)]}" for lord in t.each_turn_lords]
    out += [f"{seat}.{what}" for seat in seats for what in SEAT_NUMBERS]
    out += [f"{seat}.hand.{kind}" for seat in seats for kind in kinds]
    out += [f"{seat}.affiliated.{kind}" for seat in seats for kind in kinds]
    out += [f"laid.{kind}" for kind in kinds] + [f"discard.{kind}" for kind in kinds]
    for stack in range(constants.RACES):
        race = constants.RACE_NAMES[stack]
        out += [f"council.{race}.size"]
        out += [f"council.{race}.{constants.ALLY_NAMES[kind]}" for kind in stackable[stack * each : (stack + 1) * each]]
    out += [f"track{space + 1}:{kind}" for space in range(constants.TRACK) for kind in kinds]
    out += [f"{pile}.size" for pile in SIZES]
    out += [f"lord.{lord}.{what}" for lord in lords for what in (*LORD_NUMBERS, *seats)]
    out += [f"location.{location}.{what}" for location in locations for what in (*LOCATION_NUMBERS, *seats)]
    out += [f"seat0.token.{constants.TOKEN_NAMES[kind]}" for kind in range(int(t.tokens))]
    out += [f"thief:{seat}" for seat in seats] + [f"robbed:{seat}" for seat in seats] + ["stolen_token"]
    return out + [name for show in t.shows for name in show.feature_names(empty, seats, t.location_names)]
