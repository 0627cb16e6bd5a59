"""Abyss: what each action means.

A label has one number for a card; its zone says what is numbered. In the zones `ally` (a hand, or the
Allies laid down) and `track` it is a kind of exploration card, in `court` and `lord` (owned ones) a Lord,
in `location` a Location, in `stack` a race, in `threat` a row of the rewards in the order of their names.
The seat is whose Lord or token it is, or who sells. The amount is what the verb counts:

    recruit, replace                             the price of the Lord
    buy, pass                                    the price of the offer
    plot, pay, bribe, keep-hand                  Pearls to pay
    sell                                         Pearls to get
    take, lay-down, affiliate                    the value of the Ally
    discard, cut                                 Allies still to go
    dismiss, appoint, assassinate                the points of the Lord
    support, second-stack, take-stack, banish    cards in the stack
    control, pick, swap-tile, trade-away, -for   the points of the Location for this seat
    draw                                         Locations to draw
    explore                                      cards in the deck
    fight, reward                                the Threat space paid from, from 1
    go-on                                        past a Monster the next Threat space, past an Ally empty spaces
    spend-tokens, hunt                           tokens to return, tokens held there

What the Kraken and Leviathan boxes add is listed in their own `labels.py`.
"""

from hadal.core.labels import NONE, Label
from hadal.games.abyss import constants, questions
from hadal.games.abyss.rules.control import STEP
from hadal.games.abyss.rules.queries import cut_limit, price, reward_space, token_count, zone_size
from hadal.games.abyss.rules.recruit import spent_value
from hadal.games.abyss.rules.score import location_line
from hadal.games.abyss.state import Position

# The verb of an action with a target comes from the row of the question it answers.
LONE_VERBS = {"end": "end-turn", "dig": "go-on", "key-token": "spend-tokens", "pay-excess": "keep-hand"}
SELLING = 2  # Pearls the Slaver pays


def frame_card(s: Position) -> int:
    """The card of the current question."""
    return int(s.frames[s.top - 2])


def frame_n(s: Position) -> int:
    """The number of the current question."""
    return int(s.frames[s.top - 1])


def label(s: Position, action: int) -> Label:
    """Describe a legal action."""
    block = s.game.blocks.block_of(action)
    at = int(s.tables.target[action])
    name = block.name
    for show in s.tables.shows:
        special = show.label(s, action, name, at)
        if special is not None:
            return special
    if name == "stack":
        return stack_label(s, action, at)
    if name == "ally":
        return ally_label(s, action, at)
    if name == "recruit":
        return Label(action, name, "court", card=at, amount=int(price(s, s.to_move(), at)))
    if name == "lord":
        return lord_label(s, action, at)
    if name == "location":
        points = location_line(s, s.to_move(), at).points
        return Label(action, verb(s, name), "location", card=at, amount=points)
    return other_label(s, action, name, at)


def verb(s: Position, block: str) -> str:
    """The verb of an action of this block under the current question."""
    return s.tables.verbs[block][s.question()]


def stack_label(s: Position, action: int, race: int) -> Label:
    """A Council stack."""
    return Label(action, verb(s, "stack"), "stack", card=race, amount=int(zone_size(s, s.stacks() + race)))


def seat_label(s: Position, action: int, seat: int) -> Label:
    """A seat from which something is taken."""
    return Label(action, verb(s, "seat"), "token", seat=seat, amount=int(token_count(s, seat)))


def ally_label(s: Position, action: int, kind: int) -> Label:
    """An Ally in hand, or in the payment."""
    question = s.question()
    amount = int(s.tables.value[kind])
    if question == questions.DISCARD:
        amount = frame_n(s)
    elif question == questions.CUT:
        amount = int(zone_size(s, s.to_move()) - cut_limit(s, s.to_move()))
    elif question == questions.HAND_LIMIT:
        amount = int(zone_size(s, s.to_move())) - frame_n(s)
    elif question == questions.SELL_ALLY:
        amount = SELLING
    return Label(action, verb(s, "ally"), "ally", card=kind, amount=amount)


def lord_label(s: Position, action: int, lord: int) -> Label:
    """A Lord at Court, or of a seat."""
    question = s.question()
    zone = "lord" if s.owner[lord] >= 0 else "court"
    amount = int(s.tables.points[lord])
    if question == questions.SPEND_KEYS:
        amount = NONE
    elif question == questions.REPLACE_LORD:
        amount = int(price(s, s.to_move(), lord))
    elif question == questions.BRIBE:
        amount = constants.CORRUPTION
    seat = int(s.owner[lord]) if zone == "lord" else NONE
    return Label(action, verb(s, "lord"), zone, card=lord, seat=seat, amount=amount)


def other_label(s: Position, action: int, name: str, at: int) -> Label:
    """The blocks whose actions mean the same under every question."""
    if name == "use":
        return Label(action, name, "lord", card=at, seat=s.to_move())
    if name == "draw":
        return Label(action, name, "location", amount=at + 1)
    if name == "reward":
        return Label(action, name, "threat", card=at, amount=int(reward_space(s, s.to_move())) + 1)
    if name == "seat":
        return seat_label(s, action, at)
    if name in ("buy", "pass", "take", "fight", "dig"):
        return track_label(s, action, name)
    return lone_label(s, action, name)


def track_label(s: Position, action: int, name: str) -> Label:
    """An action with the card just revealed."""
    kind = int(s.track[frame_card(s)])
    if name == "fight":
        return Label(action, name, "track", card=constants.MONSTER, amount=int(reward_space(s, s.to_move())) + 1)
    if name == "take":
        return Label(action, name, "track", card=kind, amount=int(s.tables.value[kind]))
    if name == "dig":
        return Label(action, "go-on", "track", card=kind, amount=amount_of_going_on(s, kind))
    return Label(action, name, "track", card=kind, seat=int(s.turn), amount=int(s.sold) + 1)


def amount_of_going_on(s: Position, kind: int) -> int:
    """After a Monster: the next Threat space. After an Ally: the number of empty spaces."""
    if kind == constants.MONSTER:
        return min(int(s.threat) + 2, constants.THREATS)
    return len([space for space in range(constants.TRACK) if s.track[space] == constants.NO_CARD])


def lone_label(s: Position, action: int, name: str) -> Label:
    """An action without a target."""
    meaning = LONE_VERBS.get(name, name)
    me = s.to_move()
    if meaning == "decline":
        return Label(action, meaning, "lord", card=frame_card(s), seat=me)
    if meaning == "keep-tile":
        return Label(action, meaning, "location", card=constants.BLACK_SMOKERS, amount=0)
    if meaning == "explore":
        return Label(action, meaning, "track", amount=int(s.deck_n))
    if meaning == "pay":
        lord = frame_card(s)
        if s.question() == questions.BRIBE_SPLIT:
            return Label(action, meaning, "court", card=lord, amount=constants.CORRUPTION)
        return Label(action, meaning, "court", card=lord, amount=max(0, int(price(s, me, lord) - spent_value(s))))
    return Label(action, meaning, amount=lone_amount(s, meaning, me))


def lone_amount(s: Position, meaning: str, me: int) -> int:
    """The amount paid or returned by an action without a target."""
    if meaning == "plot":
        return 1
    if meaning == "spend-tokens":
        return constants.KEYS_NEEDED - frame_n(s) // STEP
    return int(zone_size(s, me)) - frame_n(s) if meaning == "keep-hand" else NONE
