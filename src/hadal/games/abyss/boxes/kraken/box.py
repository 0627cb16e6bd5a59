"""The Kraken box, assembled."""

from hadal.core.vector import vector, zeros
from hadal.games.abyss import constants
from hadal.games.abyss import questions as question_kinds
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.boxes.kraken.loot import COPIES
from hadal.games.abyss.boxes.kraken.lords import lords
from hadal.games.abyss.boxes.kraken.questions import (
    Execute,
    Ferry,
    GiveNebulis,
    Guard,
    Heal,
    Liberate,
    LoseAffiliated,
    PlaceKraken,
    Receive,
    Search,
    Searched,
)
from hadal.games.abyss.rules.score import LOOT, PER_GUILD, PER_NEBULIS
from hadal.games.abyss.state import Line, Location, Position, Question, Term

FIGURE_COST = 5


def locations() -> list[Location]:
    """The Locations of the Kraken box."""
    return [
        Location(constants.THE_GAMBLING_DEN,       PER_GUILD,    5,  2, constants.SMUGGLER),
        Location(constants.THE_KRAKENS_LAIR,       PER_NEBULIS, 15, -3),
        Location(constants.THE_CETACEAN_GRAVEYARD, LOOT,         0,  1),
        Location(constants.THE_ABANDONED_CONVOY,   LOOT,         0,  1),
        Location(constants.THE_MEGALODON,          LOOT,         0,  1),
        Location(constants.THE_BATTLEFIELD,        LOOT,         0,  1),
    ]  # fmt: skip


class Nebulis(Term):
    """A point less for each Nebulis, and five for the Kraken figure."""

    def lines(self, s: Position, seat: int) -> list[Line]:
        """What they cost."""
        out: list[Line] = []
        n = int(s.nebulis[seat])
        if n > 0:
            out.append(Line("nebulis", 0, -n, 0, -1, n))
        if s.kraken_holder == seat:
            out.append(Line("figure", 0, -FIGURE_COST, -FIGURE_COST, 0, 0))
        return out


def prepare(s: Position) -> None:
    """Sentinels of nobody, sites without Loot, and the Loot deck."""
    s.guards = vector([-1, constants.IN_AREA, 0] * constants.SENTINELS)
    s.loot = zeros(constants.LOOT_SITES * constants.LOOT_VALUES)
    cards = [value for value, n in enumerate(COPIES) for _ in range(n)]
    s.loot_deck = vector(cards)
    s.loot_deck_n = len(cards)


def questions() -> dict[int, Question]:
    """The questions of the Kraken box."""
    return {
        question_kinds.PLACE_KRAKEN: PlaceKraken(),
        question_kinds.GUARD: Guard(),
        question_kinds.LOCATION_TAKEN: Searched(),
        question_kinds.SEARCH: Search(),
        question_kinds.FERRY: Ferry(),
        question_kinds.RECEIVE: Receive(),
        question_kinds.GIVE_NEBULIS: GiveNebulis(),
        question_kinds.HEAL: Heal(),
        question_kinds.EXECUTE: Execute(),
        question_kinds.LOSE_AFFILIATED: LoseAffiliated(),
        question_kinds.LIBERATE: Liberate(),
    }


def kraken_box() -> Box:
    """Everything in the Kraken box."""
    box = Box("kraken", constants.SPECIAL)
    box.copies = {constants.WILD: 2, constants.WILD + 1: 3, constants.WILD + 2: 2}
    box.lords = lords()
    box.locations = locations()
    box.questions = questions()
    box.terms = [Nebulis()]
    box.prepare = prepare
    return box
