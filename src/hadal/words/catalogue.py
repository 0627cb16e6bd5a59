"""The messages of one language, read from its Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, wraps
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar, cast

from hadal.core.game import Game
from hadal.core.registry import names, plugin
from hadal.words.recent_cache import RecentCache
from hadal.words.sentence import Kind, mark, mark_in

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE = Path(__file__).parent
GAME_TEXTS = "texts"  # the folder of a game's own messages, by language
USUAL = "en"  # the language used for messages that another one lacks
MOST_KNOWN = 20_000  # cached texts, about 8 MB: 91 of 100 are found; with 50,000 it would be 93
MOST_GAMES = 128  # that have a number; each takes about 100 kB
SEAT_LETTERS = "ABCDEFGH"


def languages() -> list[str]:
    """Return the languages that have catalogues."""
    return sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.ftl")))


class Named(str):
    """A name that a message may need in another form, for example with its article.

    Which forms there are depends on the language: they are the attributes of the name's message. Encoders of messages
    take plain texts only: send `str(name)`.
    """

    forms: Callable[[str], str]

    def __new__(cls, text: str, forms: Callable[[str], str]) -> Named:
        """Create a name with the function that returns its forms."""
        name = super().__new__(cls, text)
        name.forms = forms
        return name


Text = TypeVar("Text", str, Named)
T = TypeVar("T")
P = ParamSpec("P")


class HasCatalogue(Protocol):
    """An object that makes texts from a catalogue."""

    catalogue: Catalogue


Maker = TypeVar("Maker", bound=HasCatalogue)


class NumberedGame(NamedTuple):
    """A game and the number that stands for it."""

    game: Game  # kept, so that no other one gets its identity
    number: int


games_by_identity: RecentCache[NumberedGame] = RecentCache(MOST_GAMES)
game_numbers = count()


def game_key(game: Game) -> int:
    """Return what stands for a game in the key of a cache: hashing all its options takes longer than a lookup.

    No two games ever have the same number, and a game that was not used for long gets another one.
    """
    found = games_by_identity.get(id(game))
    if found is None:
        found = games_by_identity.keep(id(game), NumberedGame(game, next(game_numbers)))
    return found.number


def remembered(
    method: Callable[Concatenate[Maker, P], T],
) -> Callable[Concatenate[Maker, P], T]:
    """Cache what a method makes of a catalogue and its arguments: `3 points` is needed many times in every move."""
    name = f"{method.__module__}.{method.__qualname__}"

    @wraps(method)
    def look_up(maker: Maker, /, *args: P.args, **kwargs: P.kwargs) -> T:
        if kwargs:
            return method(maker, *args, **kwargs)
        known = maker.catalogue.nouns
        key = (name, game_key(args[0]), *args[1:]) if args and isinstance(args[0], Game) else (name, *args)
        found: T | None = known.get(key)
        if found is None:
            found = known.keep(key, method(maker, *args, **kwargs))
        return found

    return look_up


def formed(name: object, form: object) -> str:
    """Return a name in one of its forms: the function FORM($name, "form") of the catalogues."""
    if not isinstance(name, Named):
        raise TypeError(f"{name!r} is a text, not a name with forms")
    return name.forms(str(form))


def files(language: str) -> list[Path]:
    """Return the Fluent files of a language: the shared ones, then those of every game."""
    folders = [HERE / language, *(plugin(game).folder / GAME_TEXTS / language for game in names())]
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


def load(language: str) -> FluentBundle:
    """Load all catalogues of a language into one bundle."""
    # Importing Fluent takes a tenth of a second: wait until the first text is needed.
    from fluent.runtime import FluentResource

    from hadal.words.fluent_bundle import QuickBundle

    # No isolation marks: terminals print them as boxes.
    # The cast is needed because fluent.runtime declares one argument for functions, but accepts any number.
    bundle = QuickBundle([language], use_isolating=False, functions={"FORM": cast(Any, formed)})
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Catalogue:
    """Formats messages by id. A missing message or argument is an error.

    Messages that a language lacks are taken from English. `spelled` adapts every text to what its reader can display.
    With `marks`, names of seats, cards and amounts keep marks around them, for hadal.words.sentence.
    """

    def __init__(
        self,
        language: str,
        spelled: Callable[[str], str] = str,
        marks: bool = False,
        bundle: FluentBundle | None = None,
    ) -> None:
        self.language = language
        self.bundle = bundle or load(language)
        self.spelled = spelled
        self.marks = marks
        self.used: dict[str, tuple[str, ...]] = {}  # by message: the arguments that it and its references use
        self.known: RecentCache[str] = RecentCache(MOST_KNOWN)
        self.nouns: RecentCache[Any] = RecentCache(MOST_KNOWN)  # results of functions that are `remembered`

    def text(self, name: str, attribute: str = "", **args: object) -> str:
        """Return a message, or one of its attributes, with its arguments filled in."""
        return self.fill(name, attribute, args)

    def fill(self, name: str, attribute: str, args: dict[str, object]) -> str:
        """Return a message with arguments from a dictionary.

        Results are cached: a table needs the same few thousand sentences again and again, and formatting takes twenty
        times as long as a lookup. Only the arguments that a message uses are part of the key. An argument may be a
        function without parameters, which is called only if the message uses it.
        """
        used = self.used.get(name)
        if used is None:
            if not self.bundle.has_message(name) and self.language != USUAL:
                return self.english.fill(name, attribute, args)
            used = self.used[name] = tuple(sorted(self.arguments(name)))
        values = [value() if callable(value) else value for value in map(args.get, used)]
        key = (name, attribute, *values)
        found = self.known.get(key)
        if found is None:
            given = {argument: value for argument, value in zip(used, values, strict=True) if argument in args}
            found = self.remember(key, self.filled(name, attribute, given))
        return found

    @cached_property
    def english(self) -> Catalogue:
        """Return the English texts, for messages that this language lacks."""
        return Catalogue(USUAL, self.spelled, self.marks)

    @cached_property
    def marking(self) -> Catalogue:
        """Return the same texts with marks around names."""
        return Catalogue(self.language, self.spelled, marks=True, bundle=self.bundle)

    # Names that remain marked in a sentence.

    def seat(self, seat: int) -> str:
        """Return a seat's letter."""
        letter = SEAT_LETTERS[seat]
        return mark("seat", seat, letter) if self.marks else letter

    def card(self, name: Text, card: int, what: str = "") -> Text:
        """Return the name of a card; `what` says what its number counts, if the game has several kinds."""
        return self.with_marks(name, "card", card, what)

    def amount(self, text: str, amount: int, unit: str = "") -> str:
        """Return a number with its unit: 3 points."""
        return self.with_marks(text, "amount", amount, unit)

    def with_marks(self, name: Text, kind: Kind, number: int, what: str) -> Text:
        """Return a name or text with marks around it and around each of its forms."""
        if not self.marks:
            return name
        if not isinstance(name, Named):
            return mark(kind, number, name, what)
        forms = name.forms
        return Named(mark(kind, number, name, what), lambda form: mark_in(forms(form), kind, number, name, what))

    def has(self, name: str) -> bool:
        """Return whether there is a message with this id, in this language or in English."""
        return bool(self.bundle.has_message(name)) or (self.language != USUAL and self.english.has(name))

    def name(self, name: str, **args: object) -> Named:
        """Return a message that is a name. If it lacks a form, the name itself is used."""
        text = self.text(name, "", **args)

        def form(attribute: str) -> str:
            there = self.bundle.has_message(name) and attribute in self.bundle.get_message(name).attributes
            return self.text(name, attribute, **args) if there else text

        return Named(text, form)

    def listed(self, items: Sequence[str]) -> Named:
        """Return a list of names: a, b and c. A form of the list applies to every name."""

        def row(items: Sequence[str]) -> str:
            if len(items) < 2:
                return "".join(items)
            return self.text("cli-and", first=", ".join(items[:-1]), last=items[-1])

        return Named(row(items), lambda form: row([formed(i, form) if isinstance(i, Named) else i for i in items]))

    def remember(self, key: tuple[object, ...], text: str) -> str:
        """Cache a sentence. Its key keeps no forms of names, which take more memory than the sentence."""
        return self.known.keep(tuple([str(part) if isinstance(part, Named) else part for part in key]), text)

    def arguments(self, name: str) -> set[str]:
        """Return the arguments that a message and its references use, spelled as in Python."""
        from fluent.syntax import ast

        found: set[str] = set()
        waiting: list[object] = [self.bundle.get_message(name)]
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name.replace("-", "_"))
            elif isinstance(node, ast.MessageReference):
                found |= self.arguments(node.id.name)
            elif isinstance(node, list | tuple):
                waiting += node
            elif isinstance(node, dict):
                waiting += node.values()
            elif hasattr(node, "__dict__"):
                waiting += vars(node).values()
        return found

    def filled(self, name: str, attribute: str, args: dict[str, object]) -> str:
        """Return a message with its arguments filled in, without the cache."""
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"the message {name} has no text"
        text, errors = self.bundle.format_pattern(pattern, {key.replace("_", "-"): args[key] for key in args})
        if errors:
            raise LookupError(f"{self.language}: {name}: {errors[0]}")
        return self.spelled(str(text))
