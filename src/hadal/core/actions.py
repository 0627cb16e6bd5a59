"""The action ids of a game: named runs of consecutive integers."""

from typing import final


@final
class Block:
    """A named run of action ids, one for each thing it can point at."""

    def __init__(self, name: str, first: int, things: list[str]) -> None:
        self.name = name
        self.first = first
        self.things = things  # what each id of the run points at; [""] for a lone action

    @property
    def size(self) -> int:
        """How many ids the run has."""
        return len(self.things)


@final
class Blocks:
    """All action ids of a game, laid end to end from 0."""

    def __init__(self, runs: list[tuple[str, list[str]]]) -> None:
        self.blocks: list[Block] = []
        self.names: list[str] = []
        for name, things in runs:
            self.blocks.append(Block(name, len(self.names), things))
            self.names += [f"{name}:{thing}" if thing else name for thing in things]
        self.ids = {name: i for i, name in enumerate(self.names)}

    @property
    def size(self) -> int:
        """How many action ids there are."""
        return len(self.names)

    def first(self, name: str) -> int:
        """The first id of a block."""
        return self.block(name).first

    def block(self, name: str) -> Block:
        """The block of this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)

    def block_of(self, action: int) -> Block:
        """The block an id lies in."""
        for block in self.blocks:
            if block.first <= action < block.first + block.size:
                return block
        raise ValueError(f"action {action} is not one of 0 to {self.size - 1}")

    def name(self, action: int) -> str:
        """The name of an action, for records and programs: `keep:P8`."""
        if not 0 <= action < self.size:
            raise ValueError(f"action {action} is not one of 0 to {self.size - 1}")
        return self.names[action]

    def id(self, name: str) -> int:
        """The action of this name."""
        if name not in self.ids:
            raise ValueError(f"there is no action {name!r}; actions look like {self.names[0]!r} or {self.names[-1]!r}")
        return self.ids[name]

    def mask(self, actions: list[int]) -> bytearray:
        """One byte for each action id, 1 where it is among these."""
        out = bytearray(self.size)
        for action in actions:
            out[action] = 1
        return out
