"""Action ids of a game: named blocks of consecutive integers."""

from difflib import get_close_matches
from typing import Final, final

MOST_LISTED: Final = 8  # legal actions in a message


@final
class Block:
    """A named block of action ids, one for each target."""

    def __init__(self, name: str, first: int, targets: list[str]) -> None:
        self.name = name
        self.first = first
        self.targets = targets  # the target of each id in the block; [""] for an action without a target

    @property
    def size(self) -> int:
        """Return the number of ids in the block."""
        return len(self.targets)


@final
class Blocks:
    """All action ids of a game, numbered consecutively from 0."""

    def __init__(self, runs: list[tuple[str, list[str]]]) -> None:
        self.blocks: list[Block] = []
        self.names: list[str] = []
        for name, targets in runs:
            self.blocks.append(Block(name, len(self.names), targets))
            self.names += [f"{name}:{target}" if target else name for target in targets]
        self.ids = {name: i for i, name in enumerate(self.names)}

    @property
    def size(self) -> int:
        """Return the number of action ids."""
        return len(self.names)

    def first(self, name: str) -> int:
        """Return the first id of a block."""
        return self.block(name).first

    def block(self, name: str) -> Block:
        """Return the block with this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)

    def block_of(self, action: int) -> Block:
        """Return the block that contains an action id."""
        for block in self.blocks:
            if block.first <= action < block.first + block.size:
                return block
        raise ValueError(f"action {action} is not one of 0 to {self.size - 1}")

    def name(self, action: int) -> str:
        """Return the name of an action as used in records and by programs, for example `keep:P8`."""
        if not 0 <= action < self.size:
            raise ValueError(f"action {action} is not one of 0 to {self.size - 1}")
        return self.names[action]

    def id(self, name: str) -> int:
        """Return the id of the action with this name."""
        if name not in self.ids:
            near = get_close_matches(name, self.names, 1)
            hint = (
                f"did you mean {near[0]!r}?" if near else f"actions look like {self.names[0]!r} or {self.names[-1]!r}"
            )
            raise ValueError(f"there is no action {name!r}; {hint}")
        return self.ids[name]

    def unknown(self, name: str, legal: list[str]) -> str:
        """Return a sentence about a name that no action has; it suggests a legal action if one is similar."""
        if not legal:
            return f"there is no action {name!r}, and the game is over: no action is legal"
        near = [text for text in legal if name and text.startswith(f"{name}:")]
        near = near or get_close_matches(name, legal, 1) or get_close_matches(name, self.names, 1)
        hint = f"did you mean {near[0]!r}? " if near else ""
        more = f" and {len(legal) - MOST_LISTED} more" if len(legal) > MOST_LISTED else ""
        return f"there is no action {name!r}; {hint}legal: {', '.join(legal[:MOST_LISTED])}{more}"

    def mask(self, actions: list[int]) -> bytearray:
        """Return a mask with one byte per action id: 1 for the given actions, 0 otherwise."""
        out = bytearray(self.size)
        for action in actions:
            out[action] = 1
        return out
