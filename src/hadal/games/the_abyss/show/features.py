"""The Abyss: a name for every number of an observation, in the order in which `observation.py` writes them.

Seats are counted from the viewer: `seat0` is the viewer, `seat1` the next to play.
"""

from hadal.games.the_abyss.constants import EYE_DEPTH, PILE_DEPTH, SEAT_LETTERS
from hadal.games.the_abyss.rules.turn import QUESTION_NAMES

PROGRESS = ("round", "turns", "waiting", "drawn_size", "deck_size")
SEAT_NUMBERS = ("total", "alive", "panics", "began", "hand_size")


def feature_names(kinds: list[str], seat_count: int) -> list[str]:
    """Return the names for a table with these kinds of card."""
    seats = [f"seat{i}" for i in range(seat_count)]
    out = [f"me:{SEAT_LETTERS[seat]}" for seat in range(seat_count)]
    out += [f"asked:{seat}" for seat in seats] + [f"asked:{question}" for question in QUESTION_NAMES]
    out += ["asked.card", "asked.n"]
    out += [f"{what}:{seat}" for what in ("turn", "starter", "drawer") for seat in seats]
    out += PROGRESS
    out += [f"{seat}.{what}" for seat in seats for what in SEAT_NUMBERS]
    out += [f"seat0.hand.{kind}" for kind in kinds] + [f"seat0.drawn.{kind}" for kind in kinds]
    out += [f"{seat}.played.{kind}" for seat in seats for kind in kinds]
    out += [f"out.{kind}" for kind in kinds] + [f"pile.{kind}" for kind in kinds]
    out += [f"pile{depth + 1}:{kind}" for depth in range(PILE_DEPTH) for kind in kinds]
    out += [f"{zone}.known.{kind}" for zone in (*seats, "drawn") for kind in kinds]
    out += [f"loose.{kind}" for kind in kinds] + [f"loose:{seat}" for seat in seats]
    for depth in range(EYE_DEPTH):
        out += [f"deck{depth + 1}:{kind}" for kind in kinds]
        out += [f"deck{depth + 1}.looked:{seat}" for seat in seats]
    return out + [f"deck.known.{kind}" for kind in kinds]
