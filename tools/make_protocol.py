"""Write web/src/api/protocol.ts: the messages of src/hadal/server/protocol/ as TypeScript types.

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

from hadal.core.registry import counts, create, names
from hadal.server.protocol import cards as card_protocol
from hadal.server.protocol import http as http_protocol
from hadal.server.protocol import previews as abyss_protocol
from hadal.server.protocol import sentences, settings
from hadal.server.protocol import socket as protocol

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "api" / "protocol.ts"
GAMES = TARGET.parents[1] / "games"
HEAD = """// The messages between a table and whoever sits at it.
// Made from src/hadal/server/protocol/ by tools/make_protocol.py: change it there.
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def structs() -> list[type[Struct]]:
    """Return all messages and their parts, in the order of the sources."""
    found: list[type[Struct]] = []
    for module in (settings, sentences, abyss_protocol, protocol, http_protocol, card_protocol):
        for thing in vars(module).values():
            if inspect.isclass(thing) and issubclass(thing, Struct) and thing.__module__ == module.__name__:
                found.append(thing)
    return found


def spoken(kind: Any) -> str:
    """Return the TypeScript type for a Python type."""
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
    if origin is list or (origin is tuple and args[1:] == (...,)):
        inner = spoken(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    assert origin is dict, f"no word for {kind}"
    return f"Record<{spoken(args[0])}, {spoken(args[1])}>"


def is_sent(struct: type[Struct]) -> bool:
    """Return whether only clients send this; then fields with a default are optional."""
    return struct.__struct_config__.forbid_unknown_fields and not struct.__struct_config__.frozen


def to_send(kind: Any) -> str:
    """Return the TypeScript type of a field that a client sends; settings may be partial."""
    whole = inspect.isclass(kind) and issubclass(kind, Struct) and not is_sent(kind)
    free = whole and not any(field.required for field in msgspec.structs.fields(kind))
    return f"Partial<{spoken(kind)}>" if free else spoken(kind)


def fields(struct: type[Struct]) -> list[str]:
    """Return the fields of a message; optional ones have a question mark."""
    config, hints = struct.__struct_config__, get_type_hints(struct, include_extras=True)
    word = to_send if is_sent(struct) else spoken
    lines = [f'  type: "{config.tag}";'] if config.tag is not None else []
    for field in msgspec.structs.fields(struct):
        optional = not field.required and (config.omit_defaults or is_sent(struct))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {word(hints[field.name])};")
    return lines


def documented(struct: type[Struct]) -> str:
    """Return the docstring of a message as a comment."""
    lines = inspect.cleandoc(struct.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def interface(struct: type[Struct]) -> str:
    """Return a message as an interface."""
    inside = fields(struct)
    body = "{\n" + "\n".join(inside) + "\n}" if inside else "{}"
    return f"{documented(struct)}\nexport interface {struct.__name__} {body}\n"


def union(name: str, doc: str, kind: Any) -> str:
    """Return a union of messages that are distinguished by their `type`."""
    parts = "".join(f"\n  | {part.__name__}" for part in get_args(kind))
    return f"/** {doc} */\nexport type {name} ={parts};\n"


def written() -> str:
    """Return the whole file."""
    parts = [HEAD, *(interface(struct) for struct in structs())]
    parts.append(union("ClientMessage", "What a client says over the socket.", protocol.ClientMessage))
    parts.append(union("ServerMessage", "What the table says over the socket.", protocol.ServerMessage))
    return "\n".join(parts)


def written_events(game: str) -> str:
    """Return the names of a game's events, by number."""
    rows = "".join(f'  "{event}",\n' for event in create(game, counts(game)[0], {}).events)
    constant = f"{game.upper()}_EVENTS"
    head = "// The names of the events by number. Made by tools/make_protocol.py from the rules."
    return f"{head}\n\nexport const {constant}: readonly string[] = [\n{rows}];\n"


def files() -> dict[Path, str]:
    """Return all files with their contents: the messages, and the events of every game with a folder in the client."""
    out = {TARGET: written()}
    for game in names():
        folder = GAMES / game
        if folder.is_dir():
            out[folder / "events.ts"] = written_events(game)
    return out


def main(check: bool) -> int:
    """Write the files, or compare them."""
    if check:
        stale = [str(path) for path, text in files().items() if not path.exists() or path.read_text() != text]
        print(f"out of date: {', '.join(stale)}: run tools/make_protocol.py" if stale else "the types are up to date")
        return 1 if stale else 0
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
