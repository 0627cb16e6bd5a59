"""Generates the TypeScript types of the protocol from the structs of the server and of the games.

    python tools/make_protocol.py           write the files
    python tools/make_protocol.py --check   say whether they are up to date

The types of the server go to web/src/api/protocol.ts, those of a game to web/src/games/GAME/protocol.ts.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from hadal.core.registry import names
from hadal.server.protocol import http, sentences, settings, socket
from hadal.server.protocol.version import PROTOCOL
from hadal.server.support import GameSupport, support_for

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
SERVER = (settings, sentences, socket, http)
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def structs(module: ModuleType) -> list[type[Struct]]:
    """The structs of a module, in the order of the source."""
    found = vars(module).values()
    return [
        item
        for item in found
        if inspect.isclass(item) and issubclass(item, Struct) and item.__module__ == module.__name__
    ]


# Types.


def ts_type(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if inspect.isclass(kind) and issubclass(kind, Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return ts_type(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(ts_type(arg) for arg in args)
    if origin is list or (origin is tuple and args[1:] == (...,)):
        inner = ts_type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    assert origin is dict, f"no TypeScript type for {kind}"
    return f"Record<{ts_type(args[0])}, {ts_type(args[1])}>"


def is_request(struct: type[Struct]) -> bool:
    """Whether only clients send this struct; they may leave out fields with a default."""
    return struct.__struct_config__.forbid_unknown_fields and not struct.__struct_config__.frozen


def request_type(kind: Any) -> str:
    """A type inside a request: a struct without required fields may be given in part."""
    nested = inspect.isclass(kind) and issubclass(kind, Struct) and not is_request(kind)
    partial = nested and not any(field.required for field in msgspec.structs.fields(kind))
    return f"Partial<{ts_type(kind)}>" if partial else ts_type(kind)


def parent_of(struct: type[Struct]) -> type[Struct] | None:
    """The struct that another one extends."""
    return next((base for base in struct.__bases__ if base is not Struct), None)


def fields(struct: type[Struct]) -> list[str]:
    """The fields of a struct, without inherited ones."""
    config, hints = struct.__struct_config__, get_type_hints(struct, include_extras=True)
    convert = request_type if is_request(struct) else ts_type
    parent = parent_of(struct)
    inherited = set(parent.__struct_fields__) if parent else set()
    lines = [f'  type: "{config.tag}";'] if config.tag is not None else []
    for field in msgspec.structs.fields(struct):
        if field.name not in inherited:
            optional = not field.required and (config.omit_defaults or is_request(struct))
            lines.append(f"  {field.encode_name}{'?' if optional else ''}: {convert(hints[field.name])};")
    return lines


def comment(struct: type[Struct]) -> str:
    """The docstring of a struct as a comment."""
    lines = inspect.cleandoc(struct.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def interface(struct: type[Struct]) -> str:
    """A struct as an interface."""
    parent, inside = parent_of(struct), fields(struct)
    extends = f" extends {parent.__name__}" if parent else ""
    body = "{\n" + "\n".join(inside) + "\n}" if inside else "{}"
    return f"{comment(struct)}\nexport interface {struct.__name__}{extends} {body}\n"


def union(name: str, doc: str, kind: Any) -> str:
    """A union of messages with different `type`s."""
    parts = "".join(f"\n  | {part.__name__}" for part in get_args(kind))
    return f"/** {doc} */\nexport type {name} ={parts};\n"


# Files.


def server_file() -> str:
    """web/src/api/protocol.ts."""
    head = (
        "// The messages between server and clients.\n"
        "// Generated from src/hadal/server/protocol/ by tools/make_protocol.py: change them there.\n"
    )
    version = (
        f"/** The version of these messages; a page names it in its hello. */\nexport const PROTOCOL = {PROTOCOL};\n"
    )
    parts = [head, version, *(interface(struct) for module in SERVER for struct in structs(module))]
    parts.append(union("ClientMessage", "What a client sends over the socket.", socket.ClientMessage))
    parts.append(union("ServerMessage", "What the server sends over the socket.", socket.ServerMessage))
    return "\n".join(parts)


def game_file(game: str, module: ModuleType) -> str:
    """web/src/games/GAME/protocol.ts."""
    own = structs(module)
    body = [interface(struct) for struct in own]
    code = re.sub(r"/\*\*.*?\*/", "", "\n".join(body), flags=re.DOTALL)
    frame = {struct.__name__ for other in SERVER for struct in structs(other)}
    used = sorted(frame & set(re.findall(r"\w+", code)))
    source = module.__name__.replace(".", "/")
    head = (
        f"// What the game `{game}` adds to the protocol.\n"
        f"// Generated from src/{source}.py by tools/make_protocol.py: change it there.\n"
    )
    if used:
        head += f'\nimport type {{ {", ".join(used)} }} from "../../api/protocol";\n'
    return "\n".join([head, *body])


def game_protocols() -> dict[str, ModuleType]:
    """The protocol modules of the games that have server support and a folder in the client."""
    supported = {name: type(support_for(name)) for name in names()}
    return {
        name: import_module(f"{support.__module__}.protocol")
        for name, support in supported.items()
        if support is not GameSupport and (WEB / "games" / name).is_dir()
    }


def generated() -> dict[Path, str]:
    """All files with their contents."""
    files = {WEB / "api" / "protocol.ts": server_file()}
    for game, module in game_protocols().items():
        files[WEB / "games" / game / "protocol.ts"] = game_file(game, module)
    return files


def main(check: bool) -> int:
    """Write the files, or compare them."""
    stale = [path for path, text in generated().items() if not path.exists() or path.read_text("utf-8") != text]
    if check:
        for path in stale:
            print(f"{path.relative_to(WEB)} is out of date: run tools/make_protocol.py")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(generated()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
