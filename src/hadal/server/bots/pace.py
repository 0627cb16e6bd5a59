"""How long a bot appears to think. Others see this time, so it depends on public facts only: never on the choice."""

from __future__ import annotations

from hadal.bots.network import NETWORK_WEIGHT, batch_weight
from hadal.bots.search import DEFAULT_BUDGET
from hadal.server.bots.pool import think_ms

# A bot chooses at once, and its move is held back until this time has passed. So it must be longer than the bot usually
# needs: then nobody can tell a forced choice, which takes no time, from a free one.
SEARCH_MS = round(2500 * DEFAULT_BUDGET.seconds)
OTHERS_MS = 50


def visible_ms(pace_ms: int, table: str, seq: int, bot: str) -> int:
    """The time from a question to a bot's answer: the pace of the table, but at least what the bot usually needs."""
    searches = bot == "search" or batch_weight(bot) > NETWORK_WEIGHT
    return max(think_ms(pace_ms, table, seq), SEARCH_MS if searches else OTHERS_MS)
