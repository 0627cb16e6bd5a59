"""The base box, assembled."""

from hadal.games.abyss import questions as question_kinds
from hadal.games.abyss.boxes.base.events import event_kinds
from hadal.games.abyss.boxes.base.locations import locations
from hadal.games.abyss.boxes.base.lords import lords
from hadal.games.abyss.boxes.box import Box, QuestionKind
from hadal.games.abyss.constants import MONSTER, PLAIN, RACE_NAMES, RACES, TOKEN_2, TOKEN_3, TOKEN_4
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
from hadal.games.abyss.show.invariants.faults import FAULTS
from hadal.games.abyss.state import ANYBODY, OTHERS, NumberMeaning

COPIES = {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}  # of each value, in each race
MONSTERS = 6


def copies() -> dict[int, int]:
    """The 71 exploration cards."""
    out = {MONSTER: MONSTERS}
    for value, n in COPIES.items():
        for race in range(RACES):
            out[PLAIN + (5 - value) * RACES + race] = n
    return out


def questions() -> list[QuestionKind]:
    """The questions of the base box, one row each."""
    q = question_kinds
    return [
        QuestionKind(q.ACTION, "action", Action(), "skip plot explore stack:support recruit use"),
        QuestionKind(q.OFFER, "offer", Offer(), "buy pass", card=q.SPACE, whom=OTHERS),
        QuestionKind(q.TAKE_OR_DIG, "take-or-dig", TakeOrDig(), "take dig fight use", card=q.SPACE, exploring=True),
        QuestionKind(q.MEET_MONSTER, "meet-monster", MeetMonster(), "take dig fight use", card=q.SPACE, exploring=True),
        QuestionKind(q.REWARD, "reward", Reward(), "reward use", exploring=True),
        QuestionKind(q.SECOND_STACK, "second-stack", SecondStack(), "stack:second-stack use"),
        QuestionKind(q.PAY, "pay", Pay(), "pay ally:lay-down", card=q.LORD, n=q.PLACE),
        QuestionKind(q.AFFILIATE, "affiliate", Affiliate(), "ally:affiliate", card=q.LORD, n=q.NUMBER),
        QuestionKind(q.CONTROL, "control", Control(), "location:control draw"),
        QuestionKind(q.PICK_DRAWN, "pick-drawn", PickDrawn(), "location:pick", card=q.LORD_OR_NONE),
        QuestionKind(q.SPEND_KEYS, "spend-keys", SpendKeys(), "key-token lord:spend-key", card=q.LOCATION, n=q.NUMBER),
        QuestionKind(q.SMOKERS, "smokers", Smokers(), "keep-tile location:swap-tile", card=q.LOCATION),
        QuestionKind(q.LATE, "late", Late(), "end use"),
        QuestionKind(q.DISCARD, "discard", Discard(), "ally:discard", card=q.LORD, n=q.NUMBER, whom=OTHERS),
        QuestionKind(q.CUT, "cut", Cut(), "ally:cut", card=q.LORD_OR_NONE, whom=ANYBODY),
        QuestionKind(q.HAND_LIMIT, "hand-limit", HandLimit(), "pay-excess ally:discard", n=q.NUMBER),
        QuestionKind(q.SELL_ALLY, "sell-ally", SellAlly(), "ally:sell", card=q.LORD),
        QuestionKind(q.BANISH_STACK, "banish-stack", BanishStack(), "stack:banish", card=q.LORD),
        QuestionKind(q.REPLACE_LORD, "replace-lord", ReplaceLord(), "lord:replace", card=q.LORD),
        QuestionKind(q.ASSASSINATE, "assassinate", Assassinate(), "lord:assassinate", card=q.LORD, n=q.SEAT),
        QuestionKind(q.HUNT, "hunt", Hunt(), "seat:hunt", card=q.LORD),
        QuestionKind(q.TAKE_STACK, "take-stack", TakeStack(), "stack:take-stack", card=q.LORD_OR_NONE),
        QuestionKind(q.TRADE_AWAY, "trade-away", TradeAway(), "decline location:trade-away", card=q.LORD),
        QuestionKind(q.TRADE_FOR, "trade-for", TradeFor(), "location:trade-for", card=q.LOCATION),
        QuestionKind(q.BRIBE, "bribe", Bribe(), "decline lord:bribe", card=q.LORD),
        QuestionKind(q.DISMISS, "dismiss", Dismiss(), "decline lord:dismiss", card=q.LORD),
        QuestionKind(q.APPOINT, "appoint", Appoint(), "lord:appoint", card=q.LORD),
        QuestionKind(q.REVEAL, "reveal", Reveal(), n=q.NUMBER, step=True, exploring=True),
        QuestionKind(q.ARRIVAL, "arrival", Arrival(), card=q.LORD, step=True),
        QuestionKind(q.LOCATION_TAKEN, "location-taken", LocationTaken(), card=q.LOCATION, step=True),
        QuestionKind(q.UPKEEP, "upkeep", Upkeep(), step=True),
        QuestionKind(q.HAND_CHECKS, "hand-checks", HandChecks(), step=True),
        QuestionKind(q.END_TURN, "end-turn", EndTurn(), step=True),
        QuestionKind(q.END_GAME, "end-game", EndGame(), step=True),
        QuestionKind(q.FIGURE, "figure", Figure(), "seat:give-figure", n=q.SEATS, whom=ANYBODY),
        QuestionKind(q.HUNT_BACK, "hunt-back", HuntBack(), "back", card=q.SEAT),
        QuestionKind(q.BRIBE_SPLIT, "bribe-split", BribeSplit(), "pay", card=q.LORD),
    ]


def base_box() -> Box:
    """Everything in the base box."""
    box = Box("base", PLAIN + 5 * RACES)
    box.copies = copies()
    box.lords = lords()
    box.locations = locations()
    box.tokens = {TOKEN_2: 9, TOKEN_3: 9, TOKEN_4: 2}
    box.questions = questions()
    box.events = event_kinds()
    box.number_meanings = [NumberMeaning(question_kinds.RACE, "race", RACE_NAMES[:RACES])]
    box.faults = FAULTS
    box.steps = [
        question_kinds.END_TURN,
        question_kinds.HAND_CHECKS,
        question_kinds.LATE,
        question_kinds.CONTROL,
        question_kinds.UPKEEP,
        question_kinds.ACTION,
    ]
    return box
