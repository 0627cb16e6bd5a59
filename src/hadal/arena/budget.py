"""Thinking budget of a bot per decision."""

from __future__ import annotations

from dataclasses import dataclass

from hadal.core.bot import Bot
from hadal.core.bot import Budget as BotBudget

PATIENCE_S = 60.0  # hard limit per decision where no seconds are given
GRACE_S = 0.1  # tolerance for clock differences between processes
SHARE = 0.1  # fraction of its seconds by which a bot may be late


@dataclass(frozen=True)
class DecisionBudget:
    """Seconds or nodes per decision, or neither; a contest with a node limit is repeatable."""

    seconds: float = 0.0  # 0: PATIENCE_S applies
    nodes: int = 0  # 0: no limit
    patience_s: float = PATIENCE_S

    @property
    def deadline_s(self) -> float:
        """Return the seconds after which a decision forfeits the game."""
        return self.seconds * (1 + SHARE) + GRACE_S if self.seconds else self.patience_s

    def late(self, took_s: float) -> bool:
        """Return whether a decision took longer than allowed."""
        return bool(self.seconds) and took_s > self.seconds

    def give(self, bot: Bot) -> None:
        """Set the budget of a bot that has one, such as a search bot."""
        if (self.seconds or self.nodes) and hasattr(bot, "budget"):
            bot.budget = BotBudget(self.seconds, self.nodes)

    def as_message(self) -> dict[str, object]:
        """Return the budget as it is sent to bots."""
        out: dict[str, object] = {}
        if self.seconds:
            out["seconds"] = self.seconds
        if self.nodes:
            out["nodes"] = self.nodes
        return out
