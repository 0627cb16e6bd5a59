"""What each Lord of the Court would cost a seat, what the seat lacks, and what recruiting it leads to."""

from __future__ import annotations

from typing import Literal

from hadal.core.state import State
from hadal.games.abyss.boxes.kraken.reasons import reserved
from hadal.games.abyss.constants import AT_LORD, AT_STACK, RACES
from hadal.games.abyss.rules.queries import zone_size
from hadal.games.abyss.rules.verbs import take_stack
from hadal.games.abyss.show.reasons import cannot_recruit
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.consequences import consequences
from hadal.games.abyss.support.positions import abyss_game, abyss_position
from hadal.games.abyss.support.protocol import LordPreview, PricePart
from hadal.server.protocol.sentences import parts
from hadal.words import Words

GUESS_SEED = 1  # for the guessed position in which recruiting is tried out
LACKS: dict[str, Literal["value", "races", "race", "guarded"]] = {
    "not-enough": "value",
    "too-few-races": "races",
    "compulsory-race-missing": "race",
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
