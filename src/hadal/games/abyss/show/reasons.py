"""Abyss: why an action is not legal now, as a code with numbers, for every action in every position.

`card` is numbered as in the labels (for `compulsory-race-missing` it is the race), `have` and `need` are what the code
counts, `seat` is the seat it is about.
"""

from hadal.core.labels import NONE, Reason
from hadal.core.vector import i64, numbers
from hadal.games.abyss import constants, questions
from hadal.games.abyss.rules import payment, queries
from hadal.games.abyss.rules.control import STEP
from hadal.games.abyss.rules.explore import LAST, REWARD_TOKENS, SPACE_START
from hadal.games.abyss.rules.nebulis import funds, most_nebulis
from hadal.games.abyss.rules.payment import NONE as NO_ALLY
from hadal.games.abyss.rules.payment_options import afford
from hadal.games.abyss.show.labels import frame_card, frame_n
from hadal.games.abyss.state import Bill, Position


def explain(s: Position, action: int, seat: int) -> Reason | None:
    """Return why an action is not legal now, or None if it is."""
    blocks = s.game.blocks
    if s.over():
        return Reason("game-over")
    if not 0 <= action < blocks.size:
        return Reason("no-such-action", have=action, need=blocks.size - 1)
    block = blocks.block_of(action)
    if seat >= 0 and seat != s.to_move():
        return out_of_turn(s, block.name, seat)
    if s.allows(action):
        return None
    at = int(s.tables.target[action])
    if is_of_another_box(s, block.name, at):
        return Reason("not-in-this-game", card=at)
    if s.question() not in s.tables.verbs[block.name]:
        return Reason("other-question", have=s.question())
    return refusal(s, s.to_move(), block.name, at)


def out_of_turn(s: Position, name: str, seat: int) -> Reason:
    """Another seat is asked. If the action is a purchase that is impossible anyway, that reason comes first."""
    exploring = s.question() in (questions.OFFER, questions.TAKE_OR_DIG)
    why = cannot_buy(s, seat) if name == "buy" and exploring and seat != s.turn else None
    return why or Reason("not-your-turn", seat=s.to_move())


def cannot_buy(s: Position, seat: int) -> Reason | None:
    """Why another seat than the explorer cannot buy the card just revealed, whoever is asked first."""
    if s.bought[seat] >= queries.buy_limit(s, seat):
        return Reason("already-bought", have=int(s.bought[seat]), need=int(queries.buy_limit(s, seat)))
    if funds(s, seat) <= s.sold:
        return Reason("too-dear", have=int(funds(s, seat)), need=int(s.sold) + 1)
    return None


def is_of_another_box(s: Position, name: str, at: int) -> bool:
    """Whether an action points at something that no open box has."""
    t = s.tables
    if name == "ally":
        return at != constants.MONSTER and at not in numbers(t.order, 0, len(t.order))
    if name in ("recruit", "use", "lord"):
        return at >= t.lords or t.in_play[at] == 0
    if name == "location":
        return at >= t.locations or t.location_in_play[at] == 0
    if name in t.closed_blocks:
        return True
    return name == "seat" and at >= s.seats


def refusal(s: Position, me: int, name: str, at: int) -> Reason:
    """Why an action of the right kind is not legal."""
    for show in s.tables.shows:
        special = show.refusal(s, me, name, at)
        if special is not None:
            return special
    if name == "stack":
        return bad_stack(s, me, at)
    if name == "ally":
        return bad_ally(s, me, at)
    if name == "recruit":
        return cannot_recruit(s, me, at)
    if name == "use":
        return cannot_use(s, me, at)
    if name == "lord":
        return bad_lord(s, me, at)
    if name == "location":
        return bad_location(s, me, at)
    if name == "seat":
        return cannot_hunt(s, me, at)
    if name == "reward":
        return bad_reward(s, me, at)
    return bad_lone(s, me, name, at)


def bad_stack(s: Position, me: int, race: int) -> Reason:
    """Why a Council stack cannot be taken, discarded or guarded."""
    if queries.is_empty(s, s.stacks() + race):
        return Reason("stack-empty", card=race)
    return reserved(s, me, constants.AT_STACK + race) or Reason("stack-empty", card=race)


def reserved(s: Position, me: int, place: int) -> Reason | None:
    """A reason if a box reserves this Lord, stack or Location for another seat; otherwise None."""
    for show in s.tables.shows:
        found = show.reserved(s, me, place)
        if found is not None:
            return found
    return None


def bad_lone(s: Position, me: int, name: str, at: int) -> Reason:
    """Why an action without a target, or with a number as target, is not legal."""
    if name == "plot":
        return cannot_plot(s, me)
    if name == "skip":
        return Reason("action-possible")
    if name == "explore":
        return Reason("no-cards", have=0, need=1)
    if name == "draw":
        return Reason("deck-too-small", have=int(s.location_deck_n), need=at + 1)
    if name == "key-token":
        return Reason("too-few-tokens", have=int(s.keys[me]), need=constants.KEYS_NEEDED - frame_n(s) // STEP)
    if name == "pay-excess":
        return Reason("too-few-pearls", have=int(s.pearls[me]), need=int(queries.zone_size(s, me)) - frame_n(s))
    if name in ("pay", "pay-mixed"):
        return cannot_settle(s, me, 0 if name == "pay" else at + 1)
    if name in ("buy", "buy-mixed"):
        return bad_split(s, me, int(s.sold) + 1, 0 if name == "buy" else at + 1)
    return cannot_take(s, name)


def cannot_plot(s: Position, me: int) -> Reason:
    """Why the seat cannot plot."""
    if s.pearls[me] == 0:
        return Reason("no-pearl", have=0, need=1)
    if queries.open_court_space(s) < 0:
        return Reason("court-full", have=constants.COURT, need=constants.COURT - 1)
    return Reason("lord-deck-empty", have=0, need=1)


def cannot_take(s: Position, name: str) -> Reason:
    """Why the card just revealed cannot be taken, fought or left."""
    monster = s.question() == questions.MEET_MONSTER
    if name == "take":
        return Reason("monster", card=constants.MONSTER)
    if name == "fight":
        return Reason("not-a-monster", card=int(s.track[frame_card(s)]))
    return Reason("last-space-must-fight" if monster else "last-space-must-take", have=LAST + 1, need=LAST)


def bad_reward(s: Position, me: int, row: int) -> Reason:
    """Why a reward cannot be chosen."""
    space = int(queries.reward_space(s, me))
    if not SPACE_START[space] <= row < SPACE_START[space + 1]:
        there = len([start for start in SPACE_START if start <= row])
        return Reason("not-this-space", have=space + 1, need=there, card=row)
    return Reason("too-few-tokens", have=int(queries.token_count(s, s.seats)), need=REWARD_TOKENS[row], card=row)


# Paying.


def cannot_recruit(s: Position, me: int, lord: int) -> Reason:
    """Why a Lord cannot be recruited."""
    if s.owner[lord] != constants.FACE_UP:
        return Reason("not-at-court", card=lord, seat=max(NONE, int(s.owner[lord])))
    kept = reserved(s, me, constants.AT_LORD + lord)
    if kept is not None:
        return kept
    bill = afford(s, me, lord)
    if bill.missing_race != NONE:
        return Reason("compulsory-race-missing", card=bill.missing_race)
    if bill.missing_races > 0:
        return Reason("too-few-races", have=bill.shown, need=bill.races)
    return Reason("not-enough", have=bill.reach, need=bill.price)


def cannot_settle(s: Position, me: int, nebulis: int) -> Reason:
    """Why a payment cannot end here, or not with this many Nebulis."""
    if s.question() == questions.BRIBE_SPLIT:
        return bad_split(s, me, constants.CORRUPTION, nebulis)
    b = payment.new_bill(s, me, frame_card(s), frame_n(s))
    wild = int(b.laid[constants.KRAKEN])
    if b.must != constants.ANY and b.laid[b.must] == 0 and (wild == 0 or b.shown == b.races):
        return Reason("compulsory-race-missing", card=int(b.must))
    if b.shown + wild < b.races:
        return Reason("too-few-races", have=int(b.shown) + wild, need=int(b.races))
    if b.value + b.pearls < b.price:
        return Reason("payment-incomplete", have=int(b.value + b.pearls), need=int(b.price))
    if not payment.is_complete(b):
        return Reason("useless-ally", have=int(b.value), need=int(b.price))
    return bad_split(s, me, max(0, int(b.price - b.value)), nebulis)


def bad_split(s: Position, me: int, amount: int, nebulis: int) -> Reason:
    """Why an amount cannot be paid with this many Nebulis (9.2)."""
    held, pearls = int(s.nebulis[me]), int(s.pearls[me])
    if nebulis > held:
        return Reason("too-few-nebulis", have=held, need=nebulis)
    if nebulis > most_nebulis(s, me):
        return Reason("nebulis-limit", have=nebulis, need=int(most_nebulis(s, me)))
    if nebulis > amount:
        return Reason("paid-too-much", have=nebulis, need=amount)
    if amount - nebulis > pearls:
        return Reason("too-few-pearls", have=pearls, need=amount - nebulis)
    return Reason("pearls-remain", have=pearls, need=amount - nebulis)


def bad_ally(s: Position, me: int, kind: int) -> Reason:
    """Why an Ally cannot be laid down, affiliated or discarded."""
    if kind == constants.MONSTER:
        return Reason("not-an-ally", card=kind)
    if s.question() == questions.AFFILIATE:
        laid = s.cards[s.spent() * s.tables.kinds + kind] > 0 and s.tables.race[kind] != constants.KRAKEN
        return Reason("not-the-lowest" if laid else "not-in-payment", card=kind)
    if s.cards[me * s.tables.kinds + kind] == 0:
        return Reason("not-in-hand", card=kind)
    if s.question() == questions.PAY:
        return cannot_lay_down(s, me, kind)
    return Reason("kraken-stays", card=kind)  # any other card may be discarded: only the hand limit exempts Krakens


def cannot_lay_down(s: Position, me: int, kind: int) -> Reason:
    """Why an Ally in hand cannot be laid down next."""
    t = s.tables
    place: i64 = 0
    while t.order[place] != kind:
        place += 1
    if place < frame_n(s):
        return Reason("wrong-order", card=kind)
    b = payment.new_bill(s, me, frame_card(s), frame_n(s))
    race = t.race[kind]
    shown = payment.shown_with(b, race)
    if shown > b.races:
        return Reason("too-many-races", have=int(shown), need=int(b.races), card=kind)
    if shown == b.races and b.must != constants.ANY and b.must != race and b.laid[b.must] == 0:
        return Reason("compulsory-race-missing", card=int(b.must))
    payment.followers(s, b, me, place + 1)  # computes what could follow
    payment.add_later(b, race, t.value[kind], s.cards[me * t.kinds + kind] - 1)
    return not_completed(b, kind, race, t.value[kind])


def not_completed(b: Bill, kind: int, race: i64, value: i64) -> Reason:
    """Why no legal payment continues with this Ally: it would be too much, or everything else would be too little."""
    least = payment.least_with(b, race, value)
    if least != NO_ALLY and payment.is_wasteful(b, least, payment.wasted_with(b, race, value)):
        return Reason("useless-ally", have=int(least), need=int(b.price), card=kind)
    return Reason("cannot-complete", need=int(b.price), card=kind)


# Lords.


def lies_elsewhere(s: Position, me: int, lord: int) -> Reason | None:
    """Why a Lord is not an active one of this seat, or None if it is."""
    if s.owner[lord] != me:
        return Reason("not-yours", card=lord, seat=max(NONE, int(s.owner[lord])))
    if s.covered_by[lord] == constants.DISABLED:
        return Reason("disabled", card=lord)
    return None if s.covered_by[lord] == constants.FREE else Reason("covered", card=lord)


def cannot_use(s: Position, me: int, lord: int) -> Reason:
    """Why an each-turn Lord cannot be used."""
    if s.tables.each_turn[lord] < 0:
        return Reason("no-each-turn-power", card=lord)
    idle = lies_elsewhere(s, me, lord)
    if idle is not None:
        return idle
    if s.used[s.tables.each_turn_index[lord]] == 1:
        return Reason("used-already", card=lord)
    return Reason("nothing-to-work-on", card=lord)


def bad_lord(s: Position, me: int, lord: int) -> Reason:
    """Why a Lord cannot be chosen."""
    question = s.question()
    if question == questions.SPEND_KEYS:
        return cannot_spend_key(s, me, lord)
    if question == questions.ASSASSINATE:
        return cannot_disable(s, me, lord)
    if question in (questions.DISMISS, questions.SURRENDER):
        return cannot_dismiss(s, me, lord)
    if s.owner[lord] == constants.FACE_UP:
        kept = reserved(s, me, constants.AT_LORD + lord)
        if kept is not None:
            return kept
    return Reason("not-at-court", card=lord, seat=max(NONE, int(s.owner[lord])))


def cannot_spend_key(s: Position, me: int, lord: int) -> Reason:
    """Why a Lord's key cannot be spent next."""
    idle = lies_elsewhere(s, me, lord)
    if idle is not None:
        return idle
    if not queries.has_key(s, lord, me):
        return Reason("no-key", card=lord)
    return Reason("wrong-order" if lord < frame_n(s) % STEP else "cannot-complete", card=lord)


def cannot_disable(s: Position, me: int, lord: int) -> Reason:
    """Why the Assassin cannot disable a Lord."""
    owner = int(s.owner[lord])
    if owner == me:
        return Reason("yourself", card=lord, seat=owner)
    if owner < 0:
        return Reason("not-in-play", card=lord)
    if queries.protected(s, owner):
        return Reason("protected", card=lord, seat=owner)
    if owner != frame_n(s):
        return Reason("wrong-seat", card=lord, seat=frame_n(s))
    return Reason("already-disabled" if s.covered_by[lord] == constants.DISABLED else "not-free", card=lord)


def cannot_dismiss(s: Position, me: int, lord: int) -> Reason:
    """Why a Lord cannot be dismissed."""
    if lord == frame_card(s) and s.question() == questions.DISMISS:
        return Reason("itself", card=lord)
    if s.owner[lord] != me:
        return Reason("not-yours", card=lord, seat=max(NONE, int(s.owner[lord])))
    return Reason("not-free", card=lord)


def cannot_hunt(s: Position, me: int, who: int) -> Reason:
    """Why a seat's Monster tokens cannot be taken."""
    if who == me:
        return Reason("yourself", seat=who)
    return Reason("protected" if queries.protected(s, who) else "no-tokens", seat=who)


def bad_location(s: Position, me: int, location: int) -> Reason:
    """Why a Location cannot be chosen."""
    question = s.question()
    holder = int(s.location_owner[location])
    if question == questions.TRADE_AWAY:
        return Reason("not-yours", card=location, seat=max(NONE, holder))
    if holder >= 0:
        return Reason("location-taken", card=location, seat=holder)
    if question == questions.PICK_DRAWN:
        return Reason("drawn-only", card=location)
    if question == questions.SMOKERS:
        return Reason("deck-only", card=location)
    if holder == constants.FACE_UP:
        kept = reserved(s, me, constants.AT_LOCATION + location)
        if kept is not None:
            return kept
    return Reason("location-not-available", card=location)
