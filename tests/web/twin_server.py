"""The real server, except that at one entry of a log the position is replaced by a twin for one seat.

    python twin_server.py AT VIEWER SEED LEAK serve …

SEED 0 creates no twin. LEAK 1 plants a defect on purpose: everybody receives what the other seat sees.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from msgspec.structs import replace

from hadal.server.store.model import Entry
from hadal.server.tables.game_log import GameLog, Snapshot
from hadal.server.tables.messages import Audience, MessageBuilder, RecentEntry


def twin(at: int, viewer: int, seed: int) -> None:
    """Replace the position after an entry by a guess of that viewer."""
    moved = GameLog.after_move

    def other(self: GameLog, snapshot: Snapshot, entry: Entry) -> Snapshot:
        out = moved(self, snapshot, entry)
        return replace(out, state=out.state.guess(viewer, seed)) if entry.seq == at else out

    GameLog.after_move = other  # type: ignore[method-assign]


def leak(viewer: int) -> None:
    """Also send what another viewer sees."""
    full_view = MessageBuilder.full_view

    def leaking(self: MessageBuilder, audience: Audience, recent: list[RecentEntry], why: str = "") -> Any:
        out = full_view(self, audience, recent, why)
        out.view = {**out.view, "more": json.dumps(self.game_log.snapshot.state.view(1 - viewer))}
        return out

    MessageBuilder.full_view = leaking  # type: ignore[method-assign]


def main() -> int:
    """Install the changes, then serve."""
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
