"""The Kraken box: its event kinds, one row each."""

from hadal.games.abyss import constants, events
from hadal.games.abyss.boxes.box import EventKind
from hadal.games.abyss.boxes.kraken import fold
from hadal.games.abyss.show import event_cards
from hadal.games.abyss.show import fold as shared
from hadal.games.abyss.state import Tables


def event_kinds() -> list[EventKind]:
    """Return the events of the Kraken box: number, name, how it changes a view, what its card is."""
    return [
        EventKind(events.NEBULIS, "nebulis", fold.nebulis),
        EventKind(events.FIGURE, "figure", fold.figure),
        EventKind(events.SENTINEL_GAINED, "sentinel-gained", fold.sentinel_gained),
        EventKind(events.SENTINEL_PLACED, "sentinel-placed", fold.sentinel_placed, place),
        EventKind(events.SENTINEL_BACK, "sentinel-back", fold.sentinel_back),
        EventKind(events.LOOT_DRAWN, "loot-drawn", fold.loot_drawn, loot),
        EventKind(events.LOOT_GONE, "loot-gone", fold.loot_gone, loot),
        EventKind(events.ALLY_FOUND, "ally-found", shared.ally_found),
        EventKind(events.MONSTER_MET, "monster-met", fold.monster_met),
        EventKind(events.ALLY_HEALED, "ally-healed", fold.ally_healed),
        EventKind(events.AFFILIATED_LOST, "affiliated-lost", fold.affiliated_lost),
        EventKind(events.LORD_FREED, "lord-freed", fold.lord_freed, event_cards.lord),
        EventKind(events.KRAKEN_SENT, "kraken-sent", shared.sent),
        EventKind(events.KRAKENS_TURNED_IN, "krakens-turned-in", shared.final_discard),
        EventKind(events.TOLL, "toll", fold.toll),
        EventKind(events.MONSTERS_DISCARDED, "monsters-discarded", fold.monsters_discarded),
    ]


def loot(t: Tables, card: int) -> str:
    """A Loot card, by its value."""
    return constants.LOOT_NAMES[card]


def place(t: Tables, card: int) -> str:
    """What a Sentinel guards: a Lord, a stack or a Location."""
    if card >= constants.AT_LOCATION:
        return t.location_names[card - constants.AT_LOCATION]
    return constants.RACE_NAMES[card - constants.AT_STACK] if card >= constants.AT_STACK else t.lord_names[card]
