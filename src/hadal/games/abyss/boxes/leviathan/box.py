"""The Leviathan box, assembled."""

from hadal.core.events import EVERYONE, NOBODY
from hadal.core.options import Option
from hadal.core.vector import filled, vector, zeros
from hadal.games.abyss import constants, events
from hadal.games.abyss import questions as question_kinds
from hadal.games.abyss.boxes.box import Box, QuestionKind
from hadal.games.abyss.boxes.leviathan.border import bring_leviathan
from hadal.games.abyss.boxes.leviathan.events import event_kinds
from hadal.games.abyss.boxes.leviathan.fight import (
    Again,
    Boost,
    ChooseLeviathan,
    EndExploration,
    MeetLeviathan,
    RevealAfterMonsters,
    RevealToken,
    Roll,
    Spoils,
    Strike,
)
from hadal.games.abyss.boxes.leviathan.invariants import FAULTS
from hadal.games.abyss.boxes.leviathan.lords import lords
from hadal.games.abyss.boxes.leviathan.questions import BorderGuard, Breed, Feed, Rebel, Sorcery, Surrender
from hadal.games.abyss.boxes.leviathan.show import LeviathanShow
from hadal.games.abyss.state import ANYBODY, NumberMeaning, Position, ScoreLine, Tables, Term

SCOURGE_WORTH = 5
OTHER_L_TOKENS = 12  # L tokens other than those worth 2 Pearls
FIRST_CRAB = constants.PLAIN + 4 * constants.RACES + constants.CRAB  # a plain Crab of value 1


class Wounds(Term):
    """One point less for each wound, and five more for the Scourge of the Abyss."""

    def lines(self, s: Position, seat: int) -> list[ScoreLine]:
        """Return the points they cost and bring."""
        out: list[ScoreLine] = []
        n = int(s.wounds[seat])
        if n > 0:
            out.append(ScoreLine("wounds", 0, -n, 0, -1, n))
        if s.scourge_holder == seat:
            out.append(ScoreLine("scourge", 0, SCOURGE_WORTH, SCOURGE_WORTH, 0, 0))
        return out


def copies() -> dict[int, int]:
    """The cards that the box adds to the Exploration deck: 20 special Allies, 3 Monsters, a Crab."""
    out = dict.fromkeys(range(constants.SPECIAL, constants.ALL_KINDS), 1)
    out[constants.MONSTER] = 3
    out[FIRST_CRAB] = 1
    return out


def prepare(s: Position) -> None:
    """Set up the Border and the Leviathan deck, and give every player a Crab."""
    s.wounds = zeros(int(s.seats))
    s.border = filled(constants.ZONES, constants.NO_LEVIATHAN)
    s.level = zeros(constants.ZONES)
    s.leviathans = filled(constants.LEVIATHANS, constants.IN_DECK)
    s.leviathan_deck = vector(list(range(constants.LEVIATHANS)))
    s.leviathan_deck_n = constants.LEVIATHANS
    for seat in range(int(s.seats)):
        s.cards[seat * s.tables.kinds + FIRST_CRAB] = 1
        s.tell(events.DEALT_ALLY, seat, NOBODY, FIRST_CRAB, 0, EVERYONE)


def begin(s: Position) -> None:
    """The first Leviathan comes to the Border."""
    bring_leviathan(s, s.turn)


def questions() -> list[QuestionKind]:
    """The questions of the Leviathan box, one row each."""
    q = question_kinds
    return [
        QuestionKind(q.REVEAL_TOKEN, "reveal-token", RevealToken(), "stop l-token"),
        QuestionKind(q.CHOOSE_LEVIATHAN, "choose-beast", ChooseLeviathan(), "zone:choose-leviathan", n=q.NUMBER),
        QuestionKind(q.STRIKE, "strike", Strike(), "ally:strike", card=q.ZONE, n=q.NUMBER),
        QuestionKind(q.BOOST, "boost", Boost(), "boost", card=q.ZONE, n=q.NUMBER),
        QuestionKind(q.SPOILS, "spoils", Spoils(), "split", n=q.NUMBER),
        QuestionKind(q.AGAIN, "again", Again(), "fight stop", card=q.ZONE_OR_NONE, n=q.NUMBER),
        QuestionKind(q.FEED, "feed", Feed(), "ally:feed", card=q.LEVIATHAN, n=q.NUMBER, whom=ANYBODY),
        QuestionKind(
            q.SURRENDER, "surrender", Surrender(), "lord:surrender", card=q.LEVIATHAN, n=q.NUMBER, whom=ANYBODY
        ),
        QuestionKind(q.SORCERY, "sorcery", Sorcery(), "decline fight", card=q.LORD),
        QuestionKind(q.BORDER_GUARD, "border-guard", BorderGuard(), "seat:send-leviathan", card=q.LORD),
        QuestionKind(q.REBEL, "rebel", Rebel(), "zone:rebel", card=q.LORD),
        QuestionKind(q.BREED, "breed", Breed(), "zone:breed", card=q.LEVIATHAN),
        QuestionKind(q.END_EXPLORATION, "end-exploration", EndExploration(), step=True, exploring=True),
        QuestionKind(q.ROLL, "roll", Roll(), card=q.ZONE, n=q.NUMBER, step=True),
    ]


def apply_options(t: Tables, switches: dict[str, str]) -> None:
    """Apply the options of the box."""
    t.damage_used_up = switches["leviathan_damage"] == "cumulative"
    t.leviathans_end = switches["leviathan_end_triggers"] == "on"
    t.token_copies[constants.L_PEARLS_2] = int(switches["l_tokens"]) - OTHER_L_TOKENS


def leviathan_box() -> Box:
    """Everything in the Leviathan box."""
    box = Box("leviathan", constants.ALL_KINDS)
    box.seats = 5
    box.copies = copies()
    box.lords = lords()
    box.tokens = {
        constants.L_PEARLS_2: 8,
        constants.L_PEARLS_3: 4,
        constants.L_KEY: 4,
        constants.L_COUNCIL: 4,
    }
    box.blocks = ["ignore", "zone", "boost", "split", "l-token", "back"]
    box.questions = questions()
    box.replaces = {
        question_kinds.REVEAL: RevealAfterMonsters(),
        question_kinds.MEET_MONSTER: MeetLeviathan(),
    }
    box.answers = {"ignore": [question_kinds.MEET_MONSTER]}
    zones = [str(zone + 1) for zone in range(constants.ZONES)]
    box.number_meanings = [
        NumberMeaning(question_kinds.LEVIATHAN, "Leviathan", constants.LEVIATHAN_NAMES),
        NumberMeaning(question_kinds.ZONE, "zone", zones),
        NumberMeaning(question_kinds.ZONE_OR_NONE, "zone", zones, none=True),
    ]
    box.events = event_kinds()
    box.faults = FAULTS
    box.removes = [constants.TAMER]
    box.terms = [Wounds()]
    box.steps = [question_kinds.REVEAL_TOKEN]
    box.threat_track = False  # the Border replaces it
    box.switches = [
        Option("leviathan_damage", ["cumulative", "independent"]),
        Option("leviathan_end_triggers", ["on", "off"]),
        Option("l_tokens", ["20", "19"]),
    ]
    box.apply_options = apply_options
    box.prepare = prepare
    box.begin = begin
    box.show = LeviathanShow(in_every_view=True)
    return box
