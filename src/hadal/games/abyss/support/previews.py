"""What each card on the table would cost a seat, what the seat lacks, and what recruiting a Lord leads to."""

from __future__ import annotations

from typing import Literal

from hadal.core.labels import Reason
from hadal.core.state import State
from hadal.games.abyss import questions
from hadal.games.abyss.boxes.kraken.reasons import reserved
from hadal.games.abyss.constants import AT_LOCATION, AT_LORD, AT_STACK, FACE_UP, KEYS_NEEDED, NO_LEVIATHAN, RACES
from hadal.games.abyss.rules.nebulis import funds
from hadal.games.abyss.rules.queries import key_count, zone_size
from hadal.games.abyss.rules.verbs import take_stack
from hadal.games.abyss.show import reasons
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.show.reasons import cannot_recruit
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.consequences import consequences
from hadal.games.abyss.support.fights import ways
from hadal.games.abyss.support.positions import abyss_game, abyss_position
from hadal.games.abyss.support.protocol import CardPreview, LordPreview, PricePart
from hadal.server.protocol.sentences import parts
from hadal.words import Words

GUESS_SEED = 1  # for the guessed position in which recruiting is tried out
LACKS: dict[str, Literal["value", "races", "race", "guarded"]] = {
    "not-enough": "value",
    "too-few-races": "races",
    "compulsory-race-missing": "race",
}
CARD_LACKS: dict[str, Literal["keys", "ally", "pearls", "bought"]] = {
    "too-few-keys": "keys",
    "no-usable-ally": "ally",
    "too-dear": "pearls",
    "already-bought": "bought",
}


def court_previews(state: State, seat: int, words: Words | None, remember: bool) -> list[LordPreview]:
    """Every Lord of the Court, from the left. Consequences use only what the seat can know."""
    s, guess = abyss_position(state), abyss_position(state.guess(seat, GUESS_SEED))
    previews = [lord_preview(s, seat, int(lord), words) for lord in s.court if lord >= 0]
    for preview in previews:
        preview.then = consequences(guess, seat, preview.lord)
    if remember and any(preview.lacks for preview in previews):
        add_helpful_stacks(s, seat, previews)
    return previews


def lord_preview(s: Position, seat: int, lord: int, words: Words | None) -> LordPreview:
    """What a Lord of the Court costs a seat now, and why the seat cannot have it."""
    price, changes = abyss_game(s).price(s, seat, lord)
    preview = LordPreview(lord, price, [PricePart(code, amount) for code, amount in changes])
    if abyss_game(s).afford(s, seat, lord).payable and not reserved(s, seat, AT_LORD + lord):
        return preview
    why = cannot_recruit(s, seat, lord)
    preview.lacks = LACKS.get(why.code, "guarded")
    preview.have, preview.need = max(0, why.have), max(0, why.need)
    preview.race = why.card if preview.lacks == "race" else -1
    preview.text = parts(words.reason(s.game, why)) if words else ()
    return preview


def card_previews(state: State, seat: int, words: Words | None) -> list[CardPreview]:
    """The available Locations, the Leviathans on the Border, and the card that is offered to others."""
    s = abyss_position(state)
    places = [place for place, owner in enumerate(s.location_owner) if owner == FACE_UP]
    found = [location_preview(s, seat, place, words) for place in places]
    zones = [zone for zone, leviathan in enumerate(s.border) if leviathan != NO_LEVIATHAN]
    found += [leviathan_preview(s, seat, zone, words) for zone in zones]
    if s.top > 0 and s.question() == questions.OFFER and seat != s.turn:
        found.append(offer_preview(s, seat, words))
    return found


def location_preview(s: Position, seat: int, place: int, words: Words | None) -> CardPreview:
    """How many Keys an available Location takes, and how many the seat has."""
    keys = int(key_count(s, seat))
    why = reasons.reserved(s, seat, AT_LOCATION + place)
    if why is None and keys < KEYS_NEEDED:
        why = Reason("too-few-keys", have=keys, need=KEYS_NEEDED)
    return lacking(s, CardPreview("location", place, price=KEYS_NEEDED, have=keys), why, words)


def leviathan_preview(s: Position, seat: int, zone: int, words: Words | None) -> CardPreview:
    """The odds of the seat's Allies against a Leviathan."""
    leviathan = int(s.border[zone])
    preview = CardPreview("leviathan", leviathan, ways=ways(s, seat, zone))
    return lacking(s, preview, None if preview.ways else Reason("no-usable-ally", card=leviathan), words)


def offer_preview(s: Position, seat: int, words: Words | None) -> CardPreview:
    """The price of the offered card for a seat that may be asked."""
    preview = CardPreview("ally", int(s.track[frame_card(s)]), price=int(s.sold) + 1, have=int(funds(s, seat)))
    return lacking(s, preview, reasons.cannot_buy(s, seat), words)


def lacking(s: Position, preview: CardPreview, why: Reason | None, words: Words | None) -> CardPreview:
    """A preview with the reason why the seat cannot have the card, if there is one."""
    if why is not None:
        preview.lacks = CARD_LACKS.get(why.code, "guarded")
        preview.text = parts(words.reason(s.game, why)) if words else ()
    return preview


def add_helpful_stacks(s: Position, seat: int, previews: list[LordPreview]) -> None:
    """Name for each unaffordable Lord the Council stacks that would change that; their cards were seen by all."""
    for stack in range(RACES):
        if zone_size(s, s.stacks() + stack) == 0 or reserved(s, seat, AT_STACK + stack):
            continue
        then = s.clone()
        take_stack(then, seat, stack)
        for preview in previews:
            if preview.lacks not in ("", "guarded") and abyss_game(s).afford(then, seat, preview.lord).payable:
                preview.stacks.append(stack)
