"""What the table does not do, and why: a code for programs, a sentence for people."""

from __future__ import annotations


class Refusal(Exception):
    """Something was asked for that is not done; nothing was changed.

    The sentence is the message `table-refused-CODE` of the catalogue with these values.
    """

    def __init__(self, code: str, action: int = -1, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.action = action  # the action that is not legal, whose reason the rules can give
        self.values = values
