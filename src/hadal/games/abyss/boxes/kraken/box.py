"""The Kraken box, assembled."""

from hadal.core.options import Option
from hadal.core.vector import vector, zeros
from hadal.games.abyss import constants
from hadal.games.abyss import questions as question_kinds
from hadal.games.abyss.boxes.box import Box, QuestionKind
from hadal.games.abyss.boxes.kraken.events import event_kinds
from hadal.games.abyss.boxes.kraken.invariants import FAULTS
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
from hadal.games.abyss.boxes.kraken.show import KrakenShow
from hadal.games.abyss.rules.score import LOOT, PER_GUILD, PER_NEBULIS
from hadal.games.abyss.state import ANYBODY, Location, NumberMeaning, Position, ScoreLine, Tables, Term

FIGURE_COST = 5


def locations() -> list[Location]:
    """The Locations of the Kraken box."""
    return [
        Location(constants.THE_GAMBLING_DEN,       "the_gambling_den",       PER_GUILD,    5,  2, constants.SMUGGLER),
        Location(constants.THE_KRAKENS_LAIR,       "the_krakens_lair",       PER_NEBULIS, 15, -3),
        Location(constants.THE_CETACEAN_GRAVEYARD, "the_cetacean_graveyard", LOOT,         0,  1),
        Location(constants.THE_ABANDONED_CONVOY,   "the_abandoned_convoy",   LOOT,         0,  1),
        Location(constants.THE_MEGALODON,          "the_megalodon",          LOOT,         0,  1),
        Location(constants.THE_BATTLEFIELD,        "the_battlefield",        LOOT,         0,  1),
    ]  # fmt: skip


class Nebulis(Term):
    """One point less for each Nebulis, and five less for the Kraken figure."""

    def lines(self, s: Position, seat: int) -> list[ScoreLine]:
        """Return the points they cost."""
        out: list[ScoreLine] = []
        n = int(s.nebulis[seat])
        if n > 0:
            out.append(ScoreLine("nebulis", 0, -n, 0, -1, n))
        if s.kraken_holder == seat:
            out.append(ScoreLine("figure", 0, -FIGURE_COST, -FIGURE_COST, 0, 0))
        return out


def prepare(s: Position) -> None:
    """Set up the Sentinels, the Loot deck and sites without Loot."""
    s.guards = vector([-1, constants.IN_AREA, 0] * constants.SENTINELS)
    s.loot = zeros(constants.LOOT_SITES * constants.LOOT_VALUES)
    cards = [value for value, n in enumerate(COPIES) for _ in range(n)]
    s.loot_deck = vector(cards)
    s.loot_deck_n = len(cards)


def questions() -> list[QuestionKind]:
    """The questions of the Kraken box, one row each."""
    q = question_kinds
    return [
        QuestionKind(q.PLACE_KRAKEN, "place-kraken", PlaceKraken(), "stack:place-kraken", card=q.SPACE),
        QuestionKind(q.GUARD, "guard", Guard(), "stack:guard lord:guard location:guard", card=q.SENTINEL),
        QuestionKind(q.SEARCH, "search", Search(), "search stop", card=q.LOCATION),
        QuestionKind(q.FERRY, "ferry", Ferry(), card=q.LORD, step=True),
        QuestionKind(q.RECEIVE, "receive", Receive(), card=q.LORD, step=True),
        QuestionKind(q.GIVE_NEBULIS, "give-nebulis", GiveNebulis(), "seat:give-nebulis", card=q.NUMBER, n=q.NUMBER),
        QuestionKind(q.HEAL, "heal", Heal(), "ally:heal", card=q.LORD),
        QuestionKind(q.EXECUTE, "execute", Execute(), "stack:execute", card=q.LORD),
        QuestionKind(
            q.LOSE_AFFILIATED,
            "lose-affiliated",
            LoseAffiliated(),
            "ally:lose-affiliated",
            card=q.LORD,
            n=q.RACE,
            whom=ANYBODY,
        ),
        QuestionKind(q.LIBERATE, "liberate", Liberate(), "lord:liberate", card=q.LORD),
    ]


def apply_options(t: Tables, switches: dict[str, str]) -> None:
    """Apply the options of the box."""
    t.tie_moves = switches["kraken_tie"] == "moves"


def kraken_box() -> Box:
    """Everything in the Kraken box."""
    box = Box("kraken", constants.SPECIAL)
    box.copies = {constants.WILD: 2, constants.WILD + 1: 3, constants.WILD + 2: 2}
    box.lords = lords()
    box.locations = locations()
    box.blocks = ["buy-mixed", "pay-mixed", "guard", "search"]
    box.questions = questions()
    box.replaces = {question_kinds.LOCATION_TAKEN: Searched()}
    box.answers = {
        "buy-mixed": [question_kinds.OFFER],
        "pay-mixed": [question_kinds.PAY, question_kinds.BRIBE_SPLIT],
        "guard": [question_kinds.ACTION],
    }
    box.number_meanings = [NumberMeaning(question_kinds.SENTINEL, "Sentinel", constants.SENTINEL_NAMES)]
    box.events = event_kinds()
    box.faults = FAULTS
    box.terms = [Nebulis()]
    box.switches = [Option("kraken_tie", ["moves", "stays"])]
    box.apply_options = apply_options
    box.prepare = prepare
    box.show = KrakenShow(in_every_view=True)
    return box
