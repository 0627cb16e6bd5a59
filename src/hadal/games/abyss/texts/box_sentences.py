"""Abyss: the arguments of the messages of the Kraken and Leviathan expansions."""

from __future__ import annotations

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import Label, Reason
from hadal.games.abyss import events as event_kinds
from hadal.games.abyss import questions
from hadal.games.abyss.boxes.leviathan.border import levels_beaten, resistance
from hadal.games.abyss.boxes.leviathan.fight import BOOSTERS, SLAIN
from hadal.games.abyss.boxes.leviathan.leviathans import LEVELS, ROWS
from hadal.games.abyss.constants import CORRUPTION, L_TOKENS, LEAST_LOOT, SPECIAL, TOKENS
from hadal.games.abyss.rules.nebulis import kraken_yield
from hadal.games.abyss.rules.queries import back_count, base_pile, price
from hadal.games.abyss.rules.recruit import spent_value
from hadal.games.abyss.show.labels import frame_card, frame_n
from hadal.games.abyss.state import Position
from hadal.games.abyss.texts.nouns import Nouns
from hadal.words.game_texts import Values

SENTINEL_REASONS = {"sentinel-guards", "from-next-turn", "nothing-to-guard"}
LEVIATHAN_REASONS = {"zone-taken", "no-usable-ally"}
EFFECT_REASONS = {"no-such-token", "no-stack"}
SENTINEL_EVENTS = {event_kinds.SENTINEL_GAINED, event_kinds.SENTINEL_PLACED, event_kinds.SENTINEL_BACK}
LOOT_EVENTS = {event_kinds.LOOT_DRAWN, event_kinds.LOOT_GONE}
LEVIATHAN_EVENTS = {
    event_kinds.LEVIATHAN_CAME,
    event_kinds.LEVIATHAN_ATTACKED,
    event_kinds.LEVIATHAN_HURT,
    event_kinds.LEVIATHAN_SLAIN,
    event_kinds.LEVIATHAN_DRAWN,
    event_kinds.WOUNDED,
}
TOKEN_EVENTS = {event_kinds.TOKEN_DRAWN, event_kinds.TOKEN_STOLEN, event_kinds.TOKEN_REVEALED}


# Labels.


def box_label(nouns: Nouns, s: Position, label: Label) -> Values:
    """The arguments of their actions, besides those of all actions."""
    if label.zone == "border":
        return border_label(nouns, s, label)
    if label.verb in ("buy-mixed", "pay-mixed"):
        return split_label(nouns, s, label)
    if label.zone == "race":
        return {"race": nouns.race(label.card)}
    if label.zone == "sentinel":
        return {"sentinel": nouns.sentinel(label.card)}
    if label.zone == "loot":
        return {"location": nouns.location(label.card)}
    if label.verb == "place-kraken":
        return {"kraken": nouns.card(s.game, int(s.track[frame_card(s)]))}
    return token_label(nouns, s, label)


def split_label(nouns: Nouns, s: Position, label: Label) -> Values:
    """A payment with Nebulis: the Pearls that go with them."""
    me = s.to_move()
    if label.verb == "buy-mixed":
        total = int(s.sold) + 1
    elif s.question() == questions.BRIBE_SPLIT:
        total = CORRUPTION
    else:
        total = max(0, int(price(s, me, label.card) - spent_value(s)))
    rest = total - label.amount
    return {
        "nebulis": nouns.nebulis(label.amount),
        "rest": rest,
        "pearls_rest": nouns.pearls(rest),
        "keep_rest": nouns.pearls(int(s.pearls[me]) - rest),
        "keep_nebulis": nouns.nebulis(int(s.nebulis[me]) - label.amount),
    }


def token_label(nouns: Nouns, s: Position, label: Label) -> Values:
    """The tokens that are drawn, revealed or stolen."""
    if label.verb == "spoils":
        total = min(frame_n(s), int(base_pile(s) + back_count(s, s.seats, TOKENS, L_TOKENS)))
        counts = [("tokens", label.amount), ("l-tokens", total - label.amount)]
        return {"drawn": nouns.listed([nouns.text(name, n=n) for name, n in counts if n])}
    if label.verb == "reveal-token":
        return {"effect": nouns.effect(TOKENS + label.card)}
    return {"back": "l" if label.card == 1 else "base"} if label.verb == "hunt-back" else {}


def border_label(nouns: Nouns, s: Position, label: Label) -> Values:
    """The arguments of an action with a Leviathan."""
    if label.card < 0:
        return {}
    args: Values = {"beast": nouns.leviathan(label.card)}
    if label.verb == "breed":
        args["zone"] = nouns.zone(label.amount - 1)
    elif label.verb == "boost":
        attack, zone = frame_n(s) % SLAIN + label.amount, frame_card(s)
        args |= {"attack": attack, "beaten": int(levels_beaten(s, zone, attack))}
    elif label.verb in ("choose-leviathan", "rebel"):
        zone = [int(beast) for beast in s.border].index(label.card)
        args["place"] = nouns.leviathan_in(label.card, zone)
        args["rewards"] = int(ROWS.reward[label.card * LEVELS + int(s.level[zone])])
    return args


def box_ally_label(s: Position, kind: int) -> Values:
    """The dice of an Ally in a fight, and the Nebulis that a Kraken gives."""
    args: Values = {"yield": lambda: int(kraken_yield(s, kind))}
    if s.question() == questions.STRIKE:
        args |= {"dice": 2 if SPECIAL <= kind < BOOSTERS else 1, "resistance": int(resistance(s, frame_card(s), 0))}
    return args


# Questions.


def box_question(nouns: Nouns, s: Position, question: int) -> Values:
    """The arguments of their questions."""
    card, n, form = frame_card(s), frame_n(s), int(s.tables.card_forms[question])
    args: Values = {"left": n, "slain": "yes" if card < 0 else "no"}
    args |= {"source": "token" if card < 0 else "lord", "border": "yes" if len(s.border) > 0 else "no"}
    if form == questions.LEVIATHAN:
        args["beast"] = nouns.leviathan(card)
    elif form in (questions.ZONE, questions.ZONE_OR_NONE) and card >= 0:
        args |= {"beast": nouns.leviathan(int(s.border[card])), "attack": n % SLAIN}
    elif question == questions.GUARD:
        args["sentinel"] = nouns.sentinel(card)
    elif question == questions.LOSE_AFFILIATED:
        args["race"] = nouns.race(n)
    elif question == questions.HUNT_BACK:
        args["victim"] = nouns.seat(card)
    return args


# Events.


def box_event(nouns: Nouns, game: Game, events: list[Event]) -> Values | None:
    """The cards and tokens that one of their events names; None for other events."""
    first = events[0]
    if first.kind in TOKEN_EVENTS:
        return {"tokens": drawn_tokens(nouns, events), "token": drawn_tokens(nouns, events)}
    if first.kind in LEVIATHAN_EVENTS:
        return leviathan_event(nouns, events)
    if first.kind in SENTINEL_EVENTS:
        place = nouns.place(first.card) if first.kind == event_kinds.SENTINEL_PLACED else ""
        return {"sentinel": nouns.sentinel(first.n), "place": place}
    if first.kind in LOOT_EVENTS:
        values = nouns.listed([str(event.card + LEAST_LOOT) for event in events])
        return {"loot": values, "location": nouns.location(first.n)}
    if first.kind == event_kinds.DICE:
        return {"rolls": nouns.listed([rolled(nouns, event) for event in events])}
    if first.kind == event_kinds.NEBULIS:
        n = sum(event.n for event in events)
        how = "given" if first.other >= 0 else "yes" if n >= 0 else "no"
        return {"nebulis": nouns.nebulis(abs(n)), "gained": how}
    if first.kind == event_kinds.FIGURE:
        return {"owner": "yes" if first.seat >= 0 else "no"}
    if first.kind == event_kinds.ATTACK:
        return {"cards": nouns.listed([nouns.card(game, event.card) for event in events]), "zone": nouns.zone(first.n)}
    return kraken_cards(nouns, game, events)


def nebulis_given(events: list[Event]) -> list[Event]:
    """The events, where a loss and a gain of Nebulis become one gift from one player to another."""
    if not any(event.kind == event_kinds.NEBULIS for event in events):
        return events
    out: list[Event] = []
    for event in events:
        last = out[-1] if out else None
        pair = last is not None and last.kind == event.kind == event_kinds.NEBULIS and last.other < 0
        if last is not None and pair and last.n < 0 and last.n == -event.n and last.seat != event.seat:
            out[-1] = Event(last.kind, last.seat, event.seat, last.card, last.n, last.audience)
        else:
            out.append(event)
    return out


def kraken_cards(nouns: Nouns, game: Game, events: list[Event]) -> Values | None:
    """The Krakens of an event."""
    kind = events[0].kind
    if kind == event_kinds.KRAKEN_SENT:
        cards = nouns.listed([nouns.card(game, event.card) for event in events])
        return {"cards": cards, "many": nouns.many(events[0].n)}
    if kind == event_kinds.KRAKENS_TURNED_IN:
        names = [nouns.card(game, event.card) for event in events for _ in range(event.n)]
        return {"cards": nouns.listed(names)}
    return None


def rolled(nouns: Nouns, event: Event) -> str:
    """One die, or two."""
    return nouns.text("roll-two", first=event.card, second=event.n) if event.n > 0 else str(event.card)


def leviathan_event(nouns: Nouns, events: list[Event]) -> Values:
    """The Leviathans of an event, with their zones; also wounds."""
    first = events[0]
    args: Values = {"beast": nouns.leviathan(first.card)}
    if first.kind == event_kinds.WOUNDED:
        return args | {"wounds": nouns.text("penalty-wounds", n=sum(event.n for event in events))}
    return args | {"beasts": nouns.listed([nouns.leviathan_in(event.card, event.n) for event in events])}


def drawn_tokens(nouns: Nouns, events: list[Event]) -> str:
    """Monster tokens and L tokens, with their fronts where they are known."""
    special = [event for event in events if event.card >= TOKENS or event.n >= TOKENS]
    plain = [event for event in events if event not in special]
    parts = []
    if plain and all(event.card >= 0 for event in plain):
        worths = nouns.listed([str(event.card + 2) for event in plain])
        parts.append(nouns.text("token-known", n=len(plain), worths=worths))
    elif plain:
        parts.append(nouns.text("token-hidden", n=len(plain)))
    if special and all(event.card >= 0 for event in special):
        effects = nouns.listed([nouns.effect(event.card) for event in special])
        parts.append(nouns.text("l-token-known", n=len(special), effects=effects))
    elif special:
        parts.append(nouns.text("l-token-hidden", n=len(special)))
    return nouns.listed(parts)


# Reasons.


def box_reason(nouns: Nouns, reason: Reason) -> Values | None:
    """The cards and tokens that one of their refusals names; None for other refusals."""
    if reason.code == "no-tokens":
        return {"back": "l" if reason.card == 1 else "base"}
    if reason.code == "no-leviathan":
        return {"zone": nouns.zone(reason.need - 1)}
    if reason.code == "no-usable-ally" and reason.card < 0:
        return {"named": "no"}
    if reason.code in LEVIATHAN_REASONS:
        return {"named": "yes", "beast": nouns.leviathan(reason.card)}
    if reason.code in SENTINEL_REASONS:
        return {"sentinel": nouns.sentinel(reason.card)}
    if reason.code in EFFECT_REASONS:
        return {"effect": nouns.effect(TOKENS + reason.card)}
    return None
