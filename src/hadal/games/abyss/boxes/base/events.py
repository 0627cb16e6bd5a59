"""The base box: its event kinds, one row each."""

from hadal.core.state import ASKED
from hadal.games.abyss import events
from hadal.games.abyss.boxes.base import fold
from hadal.games.abyss.boxes.box import EventKind
from hadal.games.abyss.show import event_cards
from hadal.games.abyss.show import fold as shared


def event_kinds() -> list[EventKind]:
    """Return the events of the base box: number, name, how it changes a view, what its card is."""
    return [
        EventKind(ASKED, "asked", fold.asked),
        EventKind(events.TURN, "turn", fold.turn),
        EventKind(events.PEARLS_GAINED, "pearls-gained", fold.pearls_gained, event_cards.cause),
        EventKind(events.PEARLS_LOST, "pearls-lost", fold.pearls_lost, event_cards.cause),
        EventKind(events.PEARLS_PAID, "pearls-paid", fold.pearls_paid),
        EventKind(events.KEYS_GAINED, "keys-gained", fold.keys_gained),
        EventKind(events.RESHUFFLED, "reshuffled", fold.reshuffled),
        EventKind(events.REVEALED, "revealed", fold.revealed),
        EventKind(events.TAKEN, "taken", fold.taken),
        EventKind(events.SENT, "sent", shared.sent),
        EventKind(events.CLEARED, "cleared", fold.cleared),
        EventKind(events.DISCARDED, "discarded", fold.discarded),
        EventKind(events.STACK_TAKEN, "stack-taken", fold.stack_taken, event_cards.stack),
        EventKind(events.STACK_BANISHED, "stack-banished", fold.stack_banished, event_cards.stack),
        EventKind(events.LAID_DOWN, "laid-down", fold.laid_down),
        EventKind(events.AFFILIATED, "affiliated", fold.affiliated),
        EventKind(events.SPENT, "spent", fold.spent),
        EventKind(events.THREAT, "threat", fold.threat),
        EventKind(events.TOKEN_DRAWN, "token-drawn", fold.token_drawn, event_cards.token),
        EventKind(events.TOKEN_STOLEN, "token-stolen", fold.token_stolen, event_cards.token),
        EventKind(events.LORD_PRESENTED, "lord-presented", fold.lord_presented, event_cards.lord),
        EventKind(events.COURT_CLOSED, "court-closed", fold.court_closed, event_cards.lord),
        EventKind(events.LORD_ARRIVED, "lord-arrived", fold.lord_arrived, event_cards.lord),
        EventKind(events.LORD_LEFT_COURT, "lord-left-court", fold.lord_left_court, event_cards.lord),
        EventKind(events.LORD_DISABLED, "lord-disabled", fold.lord_disabled, event_cards.lord),
        EventKind(events.LORD_DISMISSED, "lord-dismissed", fold.lord_dismissed, event_cards.lord),
        EventKind(events.LORD_COVERED, "lord-covered", fold.lord_covered, event_cards.lord),
        EventKind(events.LORD_REMOVED, "lord-removed", fold.lord_removed, event_cards.lord),
        EventKind(events.LOCATION_OPENED, "location-opened", fold.location_opened, event_cards.location),
        EventKind(events.LOCATION_TAKEN, "location-taken", fold.location_taken, event_cards.location),
        EventKind(events.LOCATION_LEFT, "location-left", fold.location_left, event_cards.location),
        EventKind(events.LOCATION_EXCHANGED, "location-exchanged", fold.location_exchanged, event_cards.location),
        EventKind(events.SMOKERS_SWAPPED, "smokers-swapped", fold.smokers_swapped, event_cards.location),
        EventKind(events.KEYS_SPENT, "keys-spent", fold.keys_spent),
        EventKind(events.END_TRIGGERED, "end-triggered", fold.end_triggered),
        EventKind(events.LORD_USED, "lord-used", fold.lord_used, event_cards.lord),
        EventKind(events.EXTRA_TURN, "extra-turn", fold.extra_turn),
        EventKind(events.PASSED, "passed", shared.nothing),
        EventKind(events.EXPLORED, "explored", shared.nothing),
        EventKind(events.EXPLORATION_OVER, "exploration-over", shared.nothing),
        EventKind(events.FINAL_DISCARD, "final-discard", shared.final_discard),
        EventKind(events.SCORED, "scored", shared.nothing),
        EventKind(events.WON, "won", shared.nothing),
    ]
