"""The base box, assembled."""

from hadal.games.abyss import ask
from hadal.games.abyss.bargains import Appoint, Bribe, BribeSplit, Dismiss, TradeAway, TradeFor
from hadal.games.abyss.boxes.base.locations import locations
from hadal.games.abyss.boxes.base.lords import lords
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.control import Control, LocationTaken, PickDrawn, Smokers, SpendKeys
from hadal.games.abyss.council import SecondStack
from hadal.games.abyss.explore import MeetMonster, Offer, Reveal, Reward, TakeOrDig
from hadal.games.abyss.lords import (
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
from hadal.games.abyss.recruit import Affiliate, Pay
from hadal.games.abyss.state import Question
from hadal.games.abyss.turn import Action, EndGame, EndTurn, Figure, HandChecks, HandLimit, Late, Upkeep
from hadal.games.abyss.words import MONSTER, PLAIN, RACES, TOKEN_2, TOKEN_3, TOKEN_4

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
        ask.ACTION: Action(),
        ask.OFFER: Offer(),
        ask.TAKE_OR_DIG: TakeOrDig(),
        ask.MEET_MONSTER: MeetMonster(),
        ask.REWARD: Reward(),
        ask.SECOND_STACK: SecondStack(),
        ask.PAY: Pay(),
        ask.AFFILIATE: Affiliate(),
        ask.CONTROL: Control(),
        ask.PICK_DRAWN: PickDrawn(),
        ask.SPEND_KEYS: SpendKeys(),
        ask.SMOKERS: Smokers(),
        ask.LATE: Late(),
        ask.DISCARD: Discard(),
        ask.CUT: Cut(),
        ask.HAND_LIMIT: HandLimit(),
        ask.SELL_ALLY: SellAlly(),
        ask.BANISH_STACK: BanishStack(),
        ask.REPLACE_LORD: ReplaceLord(),
        ask.ASSASSINATE: Assassinate(),
        ask.HUNT: Hunt(),
        ask.TAKE_STACK: TakeStack(),
        ask.TRADE_AWAY: TradeAway(),
        ask.TRADE_FOR: TradeFor(),
        ask.BRIBE: Bribe(),
        ask.DISMISS: Dismiss(),
        ask.APPOINT: Appoint(),
        ask.REVEAL: Reveal(),
        ask.ARRIVAL: Arrival(),
        ask.LOCATION_TAKEN: LocationTaken(),
        ask.UPKEEP: Upkeep(),
        ask.HAND_CHECKS: HandChecks(),
        ask.END_TURN: EndTurn(),
        ask.END_GAME: EndGame(),
        ask.FIGURE: Figure(),
        ask.HUNT_BACK: HuntBack(),
        ask.BRIBE_SPLIT: BribeSplit(),
    }


def base_box() -> Box:
    """Everything in the base box."""
    box = Box("base", PLAIN + 5 * RACES)
    box.copies = copies()
    box.lords = lords()
    box.locations = locations()
    box.tokens = {TOKEN_2: 9, TOKEN_3: 9, TOKEN_4: 2}
    box.questions = questions()
    box.steps = [ask.END_TURN, ask.HAND_CHECKS, ask.LATE, ask.CONTROL, ask.UPKEEP, ask.ACTION]
    return box
