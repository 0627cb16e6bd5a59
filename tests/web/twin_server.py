"""The real server, except that at one entry of a log the position becomes a twin, alike to one seat.

    python twin_server.py AT VIEWER SEED LEAK serve …

SEED 0 makes no twin. LEAK 1 plants a defect on purpose: everybody is told what the other seat sees.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from msgspec.structs import replace

from hadal.server.store.model import Entry
from hadal.server.tables.game_log import GameLog, Snapshot
from hadal.server.tables.messages import Audience, MessageBuilder


def twin(at: int, viewer: int, seed: int) -> None:
    """Let the position after an entry be a guess of that viewer."""
    moved = GameLog.moved

    def other(self: GameLog, now: Snapshot, entry: Entry) -> Snapshot:
        out = moved(self, now, entry)
        return replace(out, state=out.state.guess(viewer, seed)) if entry.seq == at else out

    GameLog.moved = other  # type: ignore[method-assign]


def leak(viewer: int) -> None:
    """Send along what somebody else sees."""
    whole = MessageBuilder.whole

    def telling(self: MessageBuilder, audience: Audience, story: Any, why: str = "") -> Any:
        out = whole(self, audience, story, why)
        out.view = {**out.view, "more": json.dumps(self.game_log.now.state.view(1 - viewer))}
        return out

    MessageBuilder.whole = telling  # type: ignore[method-assign]


def main() -> int:
    """Change what is wanted, then serve."""
    at, viewer, seed, leaks = (int(number) for number in sys.argv[1:5])
    del sys.argv[1:5]
    if seed:
        twin(at, viewer, seed)
    if leaks:
        leak(viewer)
    from hadal.cli import main as begin

    begin()
    return 0


if __name__ == "__main__":
    sys.exit(main())
