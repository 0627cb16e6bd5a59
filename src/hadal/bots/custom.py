"""Load custom bots by module:Class or path/to/file.py:Class.

They are not in the registry, because a server receives bot names from outside and an import runs code.
"""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from hadal.bots.registry import bot, names
from hadal.core.bot import Bot
from hadal.core.options import OptionError


def load_bot(name: str, game: str) -> Bot:
    """Return a built-in or custom bot by name; only for callers that may run code on this machine."""
    return load_custom(name) if is_custom(name, game) else bot(name, game)


def is_custom(name: str, game: str) -> bool:
    """Return whether the name is module:Class, not a built-in bot with settings such as search:nodes=500."""
    return ":" in name and name.partition(":")[0] not in names(game)


def load_custom(source: str) -> Bot:
    """Load a custom bot by module:Class or path/to/file.py:Class; OptionError says what is wrong with it."""
    place, _, name = source.rpartition(":")
    try:
        module = from_file(place) if place.endswith(".py") else import_module(place)
    except Exception as error:
        if place.endswith(".py") and not Path(place).exists():
            raise OptionError(f"there is no file {place}") from error
        raise OptionError(f"{place} cannot be imported: {type(error).__name__}: {error}") from error
    found = getattr(module, name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        there = [key for key, value in vars(module).items() if isinstance(value, type) and issubclass(value, Bot)]
        bots = ", ".join(key for key in there if key != "Bot") or "none"
        raise OptionError(f"{place} has no bot {name!r} (a class that extends hadal.Bot); its bots: {bots}")
    try:
        made = found()
    except Exception as error:
        raise OptionError(f"{source} cannot be made: {type(error).__name__}: {error}") from error
    if not isinstance(getattr(made, "name", None), str):
        made.name = name
    return made


def from_file(path: str) -> ModuleType:
    """Import a module from its file, once; it can import modules from the same folder."""
    name = f"hadal_custom_{abs(hash(path)):x}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path)
        if spec is None or spec.loader is None:
            raise ImportError(f"{path} is no Python file")
        module = module_from_spec(spec)
        folder = path.rpartition("/")[0] or "."
        if folder not in sys.path:
            sys.path.append(folder)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]
