"""Parse arguments; every error becomes one sentence and an exit code."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec

if TYPE_CHECKING:
    from hadal.core.bot import Bot
    from hadal.core.game import Game
    from hadal.core.record import Record
    from hadal.words import Words

OK = 0
FAILED = 1
USAGE = 2
INTERRUPTED = 130

MOST_DIGITS = 100  # maximum digits of a seed

P = ParamSpec("P")


class UsageError(Exception):
    """A sentence for the user, and the exit code."""

    def __init__(self, sentence: str, code: int = USAGE) -> None:
        super().__init__(sentence)
        self.code = code


class InvalidRecord(UsageError):
    """A file was read, but it is not a record."""


chosen_language = ""  # value of --language; empty if not given


def set_language(wanted: str | None) -> None:
    """Set the language of the texts; without a value the environment decides."""
    global chosen_language
    chosen_language = "" if wanted is None else known_language(wanted)
    if wanted is not None and not chosen_language:
        from hadal.words import languages

        raise UsageError(message("cli-bad-language", text=repr(wanted), languages=", ".join(languages())))


def known_language(wanted: str) -> str:
    """Return the supported language for a code or a locale (fr, fr-CA, fr_FR.UTF-8); empty if there is none."""
    from hadal.words import languages

    code = wanted.lower().partition(".")[0].replace("_", "-")
    return next((name for name in (code, code.partition("-")[0]) if name in languages()), "")


def usual_language() -> str:
    """Return the language of the environment: HADAL_LANGUAGE, else the locale, else English."""
    given = (os.environ.get(name, "") for name in ("HADAL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return known_language(next(filter(None, given), "")) or "en"


def language_in_use() -> str:
    """Return the language of the texts."""
    return chosen_language or usual_language()


def catalogue() -> Words:
    """Return the texts; they are loaded on first use, so that `hadal --help` loads none."""
    from hadal.cli.ascii import ascii_only

    return texts(language_in_use(), ascii_only(sys.stdout.encoding or ""))


@functools.cache
def texts(language: str, ascii: bool) -> Words:
    """Return the texts of a language, without accents if the terminal cannot show them."""
    from hadal.cli.ascii import unaccented
    from hadal.words import Words

    return Words(language, unaccented if ascii else str)


def message(name: str, **args: object) -> str:
    """Return a text of the command line."""
    return catalogue().text(name, **args)


def complain(sentence: str) -> None:
    """Print a sentence to stderr."""
    print(f"hadal: {sentence}", file=sys.stderr)


def command_name() -> str:
    """Return how to call this command again: by its path if the shell would not find it."""
    import shutil

    if shutil.which("hadal") or os.path.basename(sys.argv[0]) != "hadal":
        return "hadal"
    return os.path.relpath(sys.argv[0])


def guarded(command: Callable[P, int | None]) -> Callable[P, None]:
    """Wrap a command so that errors become sentences and exit codes, never tracebacks."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        import typer

        def obey() -> int | None:
            wanted = kwargs.get("language")
            set_language(None if wanted is None else str(wanted))
            return command(*args, **kwargs)

        raise typer.Exit(attempt(obey))

    return run


def attempt(command: Callable[[], int | None]) -> int:
    """Run a command; return its exit code."""
    from hadal.arena.errors import ArenaError
    from hadal.core.notation import NotationError
    from hadal.core.options import OptionError
    from hadal.core.state import IllegalAction

    try:
        code = command() or OK
        sys.stdout.flush()
        return code
    except UsageError as refusal:
        complain(str(refusal))
        return refusal.code
    except ArenaError as error:
        complain(message(error.message, **error.details))
        return USAGE
    except (OptionError, NotationError, IllegalAction) as error:
        complain(str(error))
        return USAGE
    except BrokenPipeError:
        # The reader has closed the pipe (`hadal show … | head`): this is not an error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def read_options(given: list[str]) -> dict[str, str]:
    """Read the options of a game, given as `name=value`."""
    return read_pairs(given, "--option", "cli-bad-option")


def read_pairs(given: list[str], flag: str, refusal: str) -> dict[str, str]:
    """Read the `name=value` arguments of a flag; `refusal` is the text for anything else."""
    out: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise UsageError(message(refusal, word=repr(word)))
        if name in out:
            raise UsageError(message("cli-option-twice", flag=flag, option=name))
        out[name] = value
    return out


def chosen_game(argument: str, named: str) -> str:
    """Return the game, which may be given as an argument or as --game; empty if it is not given."""
    if argument and named and argument != named:
        raise UsageError(message("cli-two-games", one=argument, other=named))
    return argument or named


def with_box(game: str, box: str | None, given: list[str] | None) -> list[str]:
    """Return the options of a table; --box is one of them."""
    options = list(given or [])
    if box is None:
        return options
    from hadal.core.options import OptionError
    from hadal.core.registry import default_name, plugin, switches

    name = game or default_name()
    option = plugin(name).box_option
    if not option:
        raise UsageError(message("arena-no-boxes", game=name))
    if any(word.startswith(f"{option}=") for word in options):
        raise UsageError(message("cli-box-twice", option=option))
    boxes = next(switch for switch in switches(name) if switch.name == option)
    try:
        boxes.read(box)
    except OptionError:
        raise UsageError(message("cli-bad-box", boxes=", ".join(boxes.values), text=repr(box))) from None
    return [*options, f"{option}={box}"]


def create_game(name: str, seats: int, given: list[str]) -> Game:
    """Create a game with its seats and options."""
    from hadal.core.registry import create

    return create(name, seats, read_options(given))


def table_name(game: Game) -> str:
    """Return a short description: the game, its players and its non-default options."""
    changed = [f"{name}={value}" for name, value in game.changed_options().items()]
    return ", ".join([message("cli-table-name", game=game.name, seats=game.seats), *changed])


def usual_bots(game: str) -> str:
    """Return the default bot of a game."""
    from hadal.bots import names

    return "greedy" if "greedy" in names(game) else names(game)[0]


def budgeted(bots: str, seconds: str, nodes: str) -> str:
    """Give the bots of a comma-separated list that search this budget, unless they have their own."""
    given = [f"{key}={value}" for key, value in (("seconds", seconds), ("nodes", nodes)) if value]
    if not given:
        return bots
    from hadal.bots.registry import SETTINGS

    chosen = [name.strip() for name in bots.split(",")]
    if not any(name in SETTINGS for name in chosen):
        raise UsageError(message("cli-no-search", bots=", ".join(SETTINGS)))
    return ",".join(":".join([name, *given]) if name in SETTINGS else name for name in chosen)


def bot_names(text: str, game: str, seats: int) -> list[str]:
    """Split a comma-separated list of bots, repeated until every seat has one."""
    from hadal.bots import names

    if not text:
        text = usual_bots(game)
    chosen = [name.strip() for name in text.split(",")]
    if "" in chosen:
        raise UsageError(message("cli-bad-bots", text=repr(text), bots=", ".join(names(game))))
    if len(chosen) > seats:
        raise UsageError(message("cli-too-many-bots", n=len(chosen), seats=seats))
    return [chosen[i % len(chosen)] for i in range(seats)]


def read_bots(text: str, game: str, seats: int) -> list[Bot]:
    """Read a comma-separated list of bots, repeated until every seat has one."""
    from hadal.arena.cli_player import bot_for

    return [bot_for(name, game) for name in bot_names(text, game, seats)]


def read_seat(text: str, seats: int) -> int:
    """Read a seat from its letter."""
    from hadal.words import SEAT_LETTERS

    letters = SEAT_LETTERS[:seats]
    if len(text) != 1 or text.upper() not in letters:
        raise UsageError(message("cli-bad-seat", letters=", ".join(letters), text=repr(text)))
    return letters.index(text.upper())


def read_seed(text: str) -> int:
    """Read a seed: any integer."""
    if len(text) > MOST_DIGITS:
        raise UsageError(message("cli-long-seed", most=MOST_DIGITS, n=len(text)))
    try:
        return int(text)
    except ValueError:
        raise UsageError(message("cli-bad-seed", text=repr(text))) from None


def read_text(file: str) -> str:
    """Read a file, or stdin for `-`."""
    try:
        if file == "-":
            return sys.stdin.read()
        with open(file, encoding="utf-8") as text:
            return text.read()
    except UnicodeDecodeError:
        raise InvalidRecord(message("cli-not-a-text", file=file)) from None
    except OSError as error:
        raise UsageError(message("cli-cannot-read", file=file, why=because(error))) from None


def because(error: OSError) -> str:
    """Return the system's message about a file error."""
    return (error.strerror or str(error)).lower()


def write_text(file: str, text: str) -> None:
    """Write a file atomically."""
    draft = f"{file}.part"
    try:
        with open(draft, "w", encoding="utf-8") as out:
            out.write(text)
        os.replace(draft, file)
    except OSError as error:
        raise UsageError(message("cli-cannot-write", file=file, why=because(error))) from None


def at_least_one(games: int) -> None:
    """Raise if the number of games is below one."""
    if games < 1:
        raise UsageError(message("cli-too-few-games", n=games))


def load_record(file: str) -> Record:
    """Read the record in a file; errors name the file."""
    import hadal
    from hadal.core.notation import NotationError

    try:
        return hadal.read_record(read_text(file))
    except NotationError as error:
        raise InvalidRecord(message("cli-not-sound", file=file, wrong=str(error))) from None


def new_file(file: str) -> str:
    """Return the name of a new file; raise if it exists."""
    if os.path.exists(file):
        raise UsageError(message("cli-file-there", file=file))
    folder = os.path.dirname(file) or "."
    if not os.path.isdir(folder):
        raise UsageError(message("cli-cannot-write", file=file, why=message("cli-no-folder", folder=folder)))
    write_text(file, "")
    os.remove(file)
    return file
