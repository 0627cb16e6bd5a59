"""Structured descriptions of actions, and reasons why an action is illegal, for programs."""

from typing import final

NONE = -1


@final
class Label:
    """Description of a legal action: verb, zone, card, seat, amount. Texts are generated from it elsewhere."""

    def __init__(
        self, action: int, verb: str, zone: str = "", card: int = NONE, seat: int = NONE, amount: int = NONE
    ) -> None:
        self.action = action
        self.verb = verb
        self.zone = zone
        self.card = card  # a card of the game, or NONE
        self.seat = seat  # the seat the action targets, or NONE
        self.amount = amount  # points, cards, or whatever the verb counts; or NONE

    def as_dict(self) -> dict[str, object]:
        """Return the label as a JSON-ready dictionary without unused fields."""
        out: dict[str, object] = {"action": self.action, "verb": self.verb}
        if self.zone:
            out["zone"] = self.zone
        for name, value in (("card", self.card), ("seat", self.seat), ("amount", self.amount)):
            if value != NONE:
                out[name] = value
        return out

    def __repr__(self) -> str:
        return f"Label({self.as_dict()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Label) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(repr(self))


@final
class Reason:
    """Why an action is not legal now: a code and its numbers."""

    def __init__(self, code: str, have: int = NONE, need: int = NONE, card: int = NONE, seat: int = NONE) -> None:
        self.code = code
        self.have = have
        self.need = need
        self.card = card
        self.seat = seat

    def as_dict(self) -> dict[str, object]:
        """Return the reason as a JSON-ready dictionary without unused fields."""
        out: dict[str, object] = {"code": self.code}
        pairs = (("have", self.have), ("need", self.need), ("card", self.card), ("seat", self.seat))
        for name, value in pairs:
            if value != NONE:
                out[name] = value
        return out

    def __repr__(self) -> str:
        return f"Reason({self.as_dict()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(repr(self))
