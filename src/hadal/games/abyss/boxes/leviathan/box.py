"""The Leviathan box, assembled."""

from hadal.core.events import EVERYONE, NOBODY
from hadal.core.vector import filled, vector, zeros
from hadal.games.abyss import constants, events
from hadal.games.abyss import questions as question_kinds
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.boxes.leviathan.border import bring_beast
from hadal.games.abyss.boxes.leviathan.fight import (
    Again,
    Boost,
    ChooseBeast,
    EndExploration,
    MeetLeviathan,
    RevealAfterMonsters,
    RevealToken,
    Roll,
    Spoils,
    Strike,
)
from hadal.games.abyss.boxes.leviathan.lords import lords
from hadal.games.abyss.boxes.leviathan.questions import BorderGuard, Breed, Feed, Rebel, Sorcery, Surrender
from hadal.games.abyss.state import Line, Position, Question, Term

SCOURGE_WORTH = 5
FIRST_CRAB = constants.PLAIN + 4 * constants.RACES + constants.CRAB  # a plain Crab of value 1


class Wounds(Term):
    """A point less for each wound, and five for the Scourge of the Abyss."""

    def lines(self, s: Position, seat: int) -> list[Line]:
        """What they cost and bring."""
        out: list[Line] = []
        n = int(s.wounds[seat])
        if n > 0:
            out.append(Line("wounds", 0, -n, 0, -1, n))
        if s.scourge_holder == seat:
            out.append(Line("scourge", 0, SCOURGE_WORTH, SCOURGE_WORTH, 0, 0))
        return out


def copies() -> dict[int, int]:
    """What the box adds to the Exploration deck: 20 special Allies, 3 Monsters, a Crab."""
    out = dict.fromkeys(range(constants.SPECIAL, constants.ALL_KINDS), 1)
    out[constants.MONSTER] = 3
    out[FIRST_CRAB] = 1
    return out


def prepare(s: Position) -> None:
    """The Border, the Leviathan deck, and a Crab for every hand."""
    s.wounds = zeros(int(s.seats))
    s.border = filled(constants.ZONES, constants.NO_BEAST)
    s.level = zeros(constants.ZONES)
    s.beasts = filled(constants.LEVIATHANS, constants.IN_DECK)
    s.beast_deck = vector(list(range(constants.LEVIATHANS)))
    s.beast_deck_n = constants.LEVIATHANS
    for seat in range(int(s.seats)):
        s.cards[seat * s.tables.kinds + FIRST_CRAB] = 1
        s.tell(events.DEALT_ALLY, seat, NOBODY, FIRST_CRAB, 0, EVERYONE)


def begin(s: Position) -> None:
    """The first Leviathan comes to the Border."""
    bring_beast(s, s.turn)


def questions() -> dict[int, Question]:
    """The questions of the Leviathan box; meeting a Monster is another matter with it."""
    return {
        question_kinds.REVEAL: RevealAfterMonsters(),
        question_kinds.MEET_MONSTER: MeetLeviathan(),
        question_kinds.REVEAL_TOKEN: RevealToken(),
        question_kinds.CHOOSE_BEAST: ChooseBeast(),
        question_kinds.STRIKE: Strike(),
        question_kinds.ROLL: Roll(),
        question_kinds.BOOST: Boost(),
        question_kinds.SPOILS: Spoils(),
        question_kinds.AGAIN: Again(),
        question_kinds.FEED: Feed(),
        question_kinds.SURRENDER: Surrender(),
        question_kinds.SORCERY: Sorcery(),
        question_kinds.BORDER_GUARD: BorderGuard(),
        question_kinds.REBEL: Rebel(),
        question_kinds.BREED: Breed(),
        question_kinds.END_EXPLORATION: EndExploration(),
    }


def leviathan_box(l_tokens: int) -> Box:
    """Everything in the Leviathan box; 19 or 20 L tokens."""
    box = Box("leviathan", constants.ALL_KINDS)
    box.copies = copies()
    box.lords = lords()
    box.tokens = {
        constants.L_PEARLS_2: l_tokens - 12,
        constants.L_PEARLS_3: 4,
        constants.L_KEY: 4,
        constants.L_COUNCIL: 4,
    }
    box.questions = questions()
    box.removes = [constants.TAMER]
    box.terms = [Wounds()]
    box.steps = [question_kinds.REVEAL_TOKEN]
    box.threat_track = False  # the Border takes its place
    box.prepare = prepare
    box.begin = begin
    return box
