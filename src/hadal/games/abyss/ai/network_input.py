"""What a network sees of Abyss besides the observation: scores, hands by race, distances to the Lords at Court.

Everything follows from the seat's view: exploration cards in hands are remembered from when they were taken openly, and
of the opponents' Monster tokens only the number is used.
"""

from typing import Final, final

from hadal.core.network_input import NetworkInput
from hadal.core.observation import clear
from hadal.core.state import State
from hadal.core.vector import i16, i64, vec, zeros
from hadal.games.abyss import constants
from hadal.games.abyss.ai.evaluation import location_points
from hadal.games.abyss.ai.hand_value import HandValue
from hadal.games.abyss.ai.weights import Weights
from hadal.games.abyss.rules.nebulis import most_nebulis
from hadal.games.abyss.rules.queries import has, key_count, price_change
from hadal.games.abyss.rules.sentinels import kept_from
from hadal.games.abyss.state import Position, Tables

# Numbers of each seat: points on the table, Lords, keys, value of the hand in total, by race, and of its Krakens.
SEAT_NUMBERS: Final = ["score", "lords", "keys_in_all", "hand_value", *constants.RACE_NAMES]
WIDTH: Final = 10
REACH: Final = 16  # a hand that can pay for a Lord now; one less for each point that it lacks, at least 1

BINARY: Final = (".court_space", ".under")
SCALES: Final = {
    "turns": 0.03, "sold": 0.9,
    "pearls": 0.22, "hand_size": 0.27, "token_size": 0.35, "nebulis": 0.4, "wounds": 0.75,
    "deck.size": 0.026, "discard.size": 0.036, "lord_deck.size": 0.074, "location_deck.size": 0.15,
    "token_pile.size": 0.12, "loot_deck.size": 0.43, "leviathan_deck.size": 0.24, "since": 0.05,
    "score": 0.033, "lords": 0.25, "keys_in_all": 0.5, "hand_value": 0.11, "reach": 0.1, "points": 0.12,
    **dict.fromkeys(constants.RACE_NAMES[:5], 0.27), "kraken": 0.6,
}  # fmt: skip


@final
class AbyssNetworkInput(NetworkInput):
    """The derived numbers of one table, and the kinds of all features."""

    tables: Tables
    seats: i64
    hand: HandValue
    points: vec[i64]  # by seat: points of Lords and Locations
    lords: vec[i64]  # by seat
    best: vec[i64]  # by race: the highest affiliated Ally

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats = seats
        self.hand = HandValue(Weights(False), False)
        self.points, self.lords = zeros(seats), zeros(seats)
        self.best = zeros(constants.RACES + 1)

    def names(self) -> list[str]:
        """Name the derived numbers: of each seat, its distances to the Lords, its points for the Locations."""
        seats = [f"seat{i}" for i in range(int(self.seats))]
        lords = self.tables.lord_names[: int(self.tables.lords)]
        locations = self.tables.location_names[: int(self.tables.locations)]
        out = [f"derived.{seat}.{what}" for seat in seats for what in SEAT_NUMBERS]
        out += [f"derived.{lord}.{seat}.reach" for lord in lords for seat in seats]
        return out + [f"derived.{location}.{seat}.points" for location in locations for seat in seats]

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write the derived numbers of a seat."""
        assert isinstance(state, Position)
        s = state
        seats = s.seats
        lords_at = at + WIDTH * seats
        locations_at = lords_at + s.tables.lords * seats
        clear(out, lords_at, (s.tables.lords + s.tables.locations) * seats)
        self.tally(s)
        seat = viewer
        for i in range(seats):
            here = at + WIDTH * i
            score = self.points[seat] + self.affiliated(s, seat) + self.penalties(s, seat)
            if i == 0:
                score += self.tokens(s, seat)
            out[here] = i16(score)
            out[here + 1] = i16(self.lords[seat])
            out[here + 2] = i16(key_count(s, seat))
            self.write_hand(s, seat, out, here + 3)
            self.write_reach(s, seat, out, lords_at + i)
            self.write_locations(s, seat, out, locations_at + i)
            seat += 1
            if seat == seats:
                seat = 0

    def tally(self, s: Position) -> None:
        """Count the Lords of all seats, and the points of Lords and Locations."""
        t = s.tables
        points = self.points
        lords = self.lords
        for seat in range(s.seats):
            points[seat] = 0
            lords[seat] = 0
        for lord in range(t.lords):
            who = s.owner[lord]
            if who >= 0:
                points[who] += t.points[lord]
                lords[who] += 1
        for location in range(t.locations):
            who = s.location_owner[location]
            if who >= 0:
                points[who] += location_points(s, who, location)

    def affiliated(self, s: Position, seat: i64) -> i64:
        """Points of the highest affiliated Ally of each race."""
        t = s.tables
        best = self.best
        for race in range(constants.RACES + 1):
            best[race] = 0
        start = (s.affiliated() + seat) * t.kinds
        for kind in range(1, t.kinds):
            if s.cards[start + kind] > 0 and t.value[kind] > best[t.race[kind]]:
                best[t.race[kind]] = t.value[kind]
        total: i64 = 0
        for race in range(constants.RACES):
            total += best[race]
        return total

    def penalties(self, s: Position, seat: i64) -> i64:
        """Points that Nebulis, wounds and the figures bring or cost."""
        total = -s.nebulis[seat]
        if s.kraken_holder == seat:
            total -= 5
        if len(s.wounds) > seat:
            total -= s.wounds[seat]
        if s.scourge_holder == seat:
            total += 5
        return total

    def tokens(self, s: Position, seat: i64) -> i64:
        """Points of a seat's own Monster tokens."""
        start = seat * s.tables.tokens
        total: i64 = 0
        for kind in range(constants.TOKENS):
            total += s.tokens[start + kind] * (kind + 2)
        return total

    def write_hand(self, s: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the value of a hand: in total, by race, and of its Krakens."""
        hand = self.hand
        hand.closing = False
        hand.read_hand(s, seat)
        out[at] = i16(hand.value)
        for race in range(constants.RACES):
            out[at + 1 + race] = i16(hand.sums[race])
        out[at + 1 + constants.RACES] = i16(hand.wild)

    def write_reach(self, s: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """Write how close the hand read last is to each Lord at Court that this seat may take."""
        hand = self.hand
        hand.pearls = s.pearls[seat]
        hand.extra = most_nebulis(s, seat)
        hand.change = price_change(s, seat)
        hand.any_race = has(s, seat, constants.DIPLOMAT)
        hand.sort()
        for space in range(constants.COURT):
            lord = s.court[space]
            if lord >= 0 and (s.guarded == 0 or not kept_from(s, seat, constants.AT_LORD + lord)):
                reach = REACH - hand.missing(s, lord)
                reach = max(reach, 1)
                out[at + lord * s.seats] = i16(reach)

    def write_locations(self, s: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the points of each Location that is face up or drawn, if this seat took it now."""
        for location in range(s.tables.locations):
            who = s.location_owner[location]
            if who == constants.FACE_UP or who == constants.DRAWN:
                out[at + location * s.seats] = i16(location_points(s, seat, location))

    # The kinds of all features.

    def is_binary(self, feature: str) -> bool:
        """A Lord's space at Court and the Location that covers it count as yes or no."""
        return feature.endswith(BINARY)

    def categories(self, feature: str) -> int:
        """Numbers of a question, Leviathans and guarded places are codes."""
        if feature in ("asked.card", "asked.n") or feature.endswith(".leviathan"):
            return 64
        return 256 if feature.endswith(".place") else 0

    def scale(self, feature: str) -> float:
        """Return the factor that brings a number to about 1: the inverse of its usual size."""
        if feature in SCALES:
            return SCALES[feature]
        return SCALES.get(feature.rsplit(".", 1)[-1], 1.0)

    def seat_blocks(self) -> list[str]:
        """The actions that choose a player."""
        return ["seat"]
