"""The Leviathan box: its event kinds, one row each."""

from hadal.games.abyss import constants, events
from hadal.games.abyss.boxes.box import EventKind
from hadal.games.abyss.boxes.leviathan import fold
from hadal.games.abyss.show import event_cards
from hadal.games.abyss.show import fold as shared
from hadal.games.abyss.state import Tables


def event_kinds() -> list[EventKind]:
    """Return the events of the Leviathan box: number, name, how it changes a view, what its card is."""
    return [
        EventKind(events.DICE, "dice", shared.nothing, event_cards.number),
        EventKind(events.LEVIATHAN_CAME, "beast-came", fold.leviathan_came, leviathan),
        EventKind(events.LEVIATHAN_ATTACKED, "beast-attacked", fold.leviathan_attacked, leviathan),
        EventKind(events.WOUNDED, "wounded", fold.wounded, leviathan),
        EventKind(events.LEVIATHAN_HURT, "beast-hurt", fold.leviathan_hurt, leviathan),
        EventKind(events.LEVIATHAN_SLAIN, "beast-slain", fold.leviathan_slain, leviathan),
        EventKind(events.SCOURGE, "scourge", fold.scourge),
        EventKind(events.TOKEN_REVEALED, "token-revealed", fold.token_revealed, event_cards.token),
        EventKind(events.MONSTER_IGNORED, "monster-ignored", shared.nothing),
        EventKind(events.ATTACK, "attack", shared.nothing),
        EventKind(events.BOOSTED, "boosted", shared.nothing),
        EventKind(events.DEALT_ALLY, "dealt-ally", shared.ally_found),
        EventKind(events.LEVIATHAN_DRAWN, "beast-drawn", fold.leviathan_drawn, leviathan),
    ]


def leviathan(t: Tables, card: int) -> str:
    """A Leviathan."""
    return constants.LEVIATHAN_NAMES[card]
