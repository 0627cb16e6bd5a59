"""How long a bot may think about one decision."""

from __future__ import annotations

from dataclasses import dataclass

from hadal.core.bot import Bot
from hadal.core.bot import Budget as BotBudget

PATIENCE_S = 60.0  # where no seconds are given: nobody thinks for longer about one decision
GRACE_S = 0.1  # a clock of another process is never quite ours
SHARE = 0.1  # so much of its seconds a bot may be late


@dataclass(frozen=True)
class DecisionBudget:
    """Seconds or nodes for a decision, or neither; nodes make a contest repeatable."""

    seconds: float = 0.0  # 0: as many as patience allows
    nodes: int = 0  # 0: as many as the bot likes
    patience_s: float = PATIENCE_S

    @property
    def deadline_s(self) -> float:
        """When a decision is past all patience, and the game lost."""
        return self.seconds * (1 + SHARE) + GRACE_S if self.seconds else self.patience_s

    def late(self, took_s: float) -> bool:
        """Is this longer than was given?"""
        return bool(self.seconds) and took_s > self.seconds

    def give(self, bot: Bot) -> None:
        """Give it to a bot that keeps a budget, as those that look ahead do."""
        if (self.seconds or self.nodes) and hasattr(bot, "budget"):
            bot.budget = BotBudget(self.seconds, self.nodes)

    def told(self) -> dict[str, object]:
        """What bots are told of it."""
        out: dict[str, object] = {}
        if self.seconds:
            out["seconds"] = self.seconds
        if self.nodes:
            out["nodes"] = self.nodes
        return out
