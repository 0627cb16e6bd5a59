"""The base box, assembled."""

from hadal.games.abyss import questions as question_kinds
from hadal.games.abyss.boxes.base.locations import locations
from hadal.games.abyss.boxes.base.lords import lords
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.constants import MONSTER, PLAIN, RACES, TOKEN_2, TOKEN_3, TOKEN_4
from hadal.games.abyss.rules.control import Control, LocationTaken, PickDrawn, Smokers, SpendKeys
from hadal.games.abyss.rules.council import SecondStack
from hadal.games.abyss.rules.explore import MeetMonster, Offer, Reveal, Reward, TakeOrDig
from hadal.games.abyss.rules.recruit import Affiliate, Pay
from hadal.games.abyss.rules.shared_powers import (
    Arrival,
    Assassinate,
    BanishStack,
    Cut,
    Discard,
    Hunt,
    HuntBack,
    ReplaceLord,
    SellAlly,
    TakeStack,
)
from hadal.games.abyss.rules.trades import Appoint, Bribe, BribeSplit, Dismiss, TradeAway, TradeFor
from hadal.games.abyss.rules.turn import Action, EndGame, EndTurn, Figure, HandChecks, HandLimit, Late, Upkeep
from hadal.games.abyss.state import Question

COPIES = {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}  # of each value, in each race
MONSTERS = 6


def copies() -> dict[int, int]:
    """The 71 exploration cards."""
    out = {MONSTER: MONSTERS}
    for value, n in COPIES.items():
        for race in range(RACES):
            out[PLAIN + (5 - value) * RACES + race] = n
    return out


def questions() -> dict[int, Question]:
    """The questions of the base box, each at its id."""
    return {
        question_kinds.ACTION: Action(),
        question_kinds.OFFER: Offer(),
        question_kinds.TAKE_OR_DIG: TakeOrDig(),
        question_kinds.MEET_MONSTER: MeetMonster(),
        question_kinds.REWARD: Reward(),
        question_kinds.SECOND_STACK: SecondStack(),
        question_kinds.PAY: Pay(),
        question_kinds.AFFILIATE: Affiliate(),
        question_kinds.CONTROL: Control(),
        question_kinds.PICK_DRAWN: PickDrawn(),
        question_kinds.SPEND_KEYS: SpendKeys(),
        question_kinds.SMOKERS: Smokers(),
        question_kinds.LATE: Late(),
        question_kinds.DISCARD: Discard(),
        question_kinds.CUT: Cut(),
        question_kinds.HAND_LIMIT: HandLimit(),
        question_kinds.SELL_ALLY: SellAlly(),
        question_kinds.BANISH_STACK: BanishStack(),
        question_kinds.REPLACE_LORD: ReplaceLord(),
        question_kinds.ASSASSINATE: Assassinate(),
        question_kinds.HUNT: Hunt(),
        question_kinds.TAKE_STACK: TakeStack(),
        question_kinds.TRADE_AWAY: TradeAway(),
        question_kinds.TRADE_FOR: TradeFor(),
        question_kinds.BRIBE: Bribe(),
        question_kinds.DISMISS: Dismiss(),
        question_kinds.APPOINT: Appoint(),
        question_kinds.REVEAL: Reveal(),
        question_kinds.ARRIVAL: Arrival(),
        question_kinds.LOCATION_TAKEN: LocationTaken(),
        question_kinds.UPKEEP: Upkeep(),
        question_kinds.HAND_CHECKS: HandChecks(),
        question_kinds.END_TURN: EndTurn(),
        question_kinds.END_GAME: EndGame(),
        question_kinds.FIGURE: Figure(),
        question_kinds.HUNT_BACK: HuntBack(),
        question_kinds.BRIBE_SPLIT: BribeSplit(),
    }


def base_box() -> Box:
    """Everything in the base box."""
    box = Box("base", PLAIN + 5 * RACES)
    box.copies = copies()
    box.lords = lords()
    box.locations = locations()
    box.tokens = {TOKEN_2: 9, TOKEN_3: 9, TOKEN_4: 2}
    box.questions = questions()
    box.steps = [
        question_kinds.END_TURN,
        question_kinds.HAND_CHECKS,
        question_kinds.LATE,
        question_kinds.CONTROL,
        question_kinds.UPKEEP,
        question_kinds.ACTION,
    ]
    return box
