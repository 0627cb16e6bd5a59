"""Writes web/src/api/protocol.ts: the messages of src/hadal/server/wire*.py as types for TypeScript.

python tools/make_protocol.py           writes the file
python tools/make_protocol.py --check   says whether it is up to date
"""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from hadal.server.protocol import cards as card_protocol
from hadal.server.protocol import http as http_protocol
from hadal.server.protocol import previews as abyss_protocol
from hadal.server.protocol import settings
from hadal.server.protocol import socket as protocol

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "api" / "protocol.ts"
HEAD = """// The messages between a table and whoever sits at it.
// Made from src/hadal/server/wire*.py by tools/make_protocol.py: change it there.
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def structs() -> list[type[Struct]]:
    """All messages and their parts, in the order of the sources."""
    found: list[type[Struct]] = []
    for module in (settings, abyss_protocol, protocol, http_protocol, card_protocol):
        for thing in vars(module).values():
            if inspect.isclass(thing) and issubclass(thing, Struct) and thing.__module__ == module.__name__:
                found.append(thing)
    return found


def spoken(kind: Any) -> str:
    """A type of Python in the words of TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if inspect.isclass(kind) and issubclass(kind, Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return spoken(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(spoken(arg) for arg in args)
    if origin is list:
        inner = spoken(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    assert origin is dict, f"no word for {kind}"
    return f"Record<{spoken(args[0])}, {spoken(args[1])}>"


def is_sent(struct: type[Struct]) -> bool:
    """Is this something only a client sends? Then it may leave out what has a default."""
    return struct.__struct_config__.forbid_unknown_fields and not struct.__struct_config__.frozen


def to_send(kind: Any) -> str:
    """A type inside something a client sends: settings may be given in part."""
    whole = inspect.isclass(kind) and issubclass(kind, Struct) and not is_sent(kind)
    free = whole and not any(field.required for field in msgspec.structs.fields(kind))
    return f"Partial<{spoken(kind)}>" if free else spoken(kind)


def fields(struct: type[Struct]) -> list[str]:
    """The fields of a message; what may be left out has a question mark."""
    config, hints = struct.__struct_config__, get_type_hints(struct, include_extras=True)
    word = to_send if is_sent(struct) else spoken
    lines = [f'  type: "{config.tag}";'] if config.tag is not None else []
    for field in msgspec.structs.fields(struct):
        optional = not field.required and (config.omit_defaults or is_sent(struct))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {word(hints[field.name])};")
    return lines


def documented(struct: type[Struct]) -> str:
    """What a message is for, as its source says."""
    lines = inspect.cleandoc(struct.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def interface(struct: type[Struct]) -> str:
    """A message as an interface."""
    inside = fields(struct)
    body = "{\n" + "\n".join(inside) + "\n}" if inside else "{}"
    return f"{documented(struct)}\nexport interface {struct.__name__} {body}\n"


def union(name: str, doc: str, kind: Any) -> str:
    """Messages that are told apart by their `type`."""
    parts = "".join(f"\n  | {part.__name__}" for part in get_args(kind))
    return f"/** {doc} */\nexport type {name} ={parts};\n"


def written() -> str:
    """The whole file."""
    parts = [HEAD, *(interface(struct) for struct in structs())]
    parts.append(union("ClientMessage", "What a client says over the socket.", protocol.ClientMessage))
    parts.append(union("ServerMessage", "What the table says over the socket.", protocol.ServerMessage))
    return "\n".join(parts)


def main(check: bool) -> int:
    """Write the file, or compare it."""
    if check:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == written()
        print(f"{TARGET.name} is {'up to date' if fresh else 'out of date: run tools/make_protocol.py'}")
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
