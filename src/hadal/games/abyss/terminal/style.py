"""Basic elements of the Abyss terminal table. Everything that has a colour also has a letter."""

from __future__ import annotations

from typing import Any, cast

from rich.text import Text

from hadal.cli.terminal import Terminal
from hadal.core.state import State
from hadal.games.abyss.constants import ANY, DISABLED, FREE, MONSTER, RACE_LETTERS, SEAT_LETTERS
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules.score import ScoreLine
from hadal.games.abyss.state import Position
from hadal.games.abyss.texts.nouns import Nouns, abyss
from hadal.words import Words

STYLES = ["orchid", "indian_red1", "gold1", "green3", "deep_sky_blue1", "white"]  # by race
KEY = "bold yellow"
GAP = "  "
INDENT = 3  # columns, of a line that continues another
LEAST_COLUMN = 20  # columns that a text needs to be wrapped beside its head
View = dict[str, Any]


class Sheet:
    """One position as one viewer sees it, and the seat whose resources prices are compared with."""

    def __init__(self, state: State, viewer: int | None, players: list[str], memory: bool) -> None:
        self.game: Abyss = abyss(state.game)
        self.s: Position = self.game.position(state)
        self.viewer = viewer
        self.open = viewer is None  # every hand is visible
        self.view = cast(View, state.view(-1 if viewer is None else viewer))
        self.players = players
        self.memory = memory
        self.me = (state.to_move() if viewer is None else viewer) if not state.over() else -1

    def may_see(self, seat: int) -> bool:
        """Return whether the viewer may see this hand."""
        return self.open or self.viewer == seat

    def known_hand(self, seat: int) -> list[int]:
        """Return a seat's hand as counts by kind, if the viewer may see or remember it."""
        return [int(n) for n in self.view["memory"]["hands"][seat]]

    def lords_of(self, seat: int) -> list[int]:
        """Return a seat's Lords."""
        return [lord for lord, owner in enumerate(self.view["owner"]) if owner == seat]

    def free_lords(self, seat: int) -> list[int]:
        """Return a seat's Lords that are not under a Location."""
        return [lord for lord in self.lords_of(seat) if self.view["under"][lord] in (FREE, DISABLED)]

    def locations_of(self, where: int) -> list[int]:
        """Return the Locations of a seat or of another place."""
        return [location for location, holder in enumerate(self.view["holder"]) if holder == where]

    def under(self, location: int) -> list[int]:
        """Return the Lords under a Location."""
        return [lord for lord, place in enumerate(self.view["under"]) if place == location]

    def tokens(self, seat: int) -> list[int]:
        """Return a seat's Monster tokens as counts by kind, if the viewer may see them."""
        kinds = int(self.game.tables.tokens)
        return [int(self.s.tokens[seat * kinds + kind]) for kind in range(kinds)]

    def keys(self, seat: int) -> int:
        """Return the keys a seat can spend: tokens and active Lords."""
        active = [lord for lord in self.lords_of(seat) if self.view["under"][lord] == FREE]
        return int(self.view["keys"][seat]) + sum(int(self.game.tables.keys[lord]) for lord in active)

    def points(self, seat: int, lines: list[ScoreLine] | None = None) -> int:
        """Return a seat's current points; tokens count only if the viewer may see them."""
        if lines is None:
            lines = self.game.breakdown(self.s, seat)
        hidden = not self.may_see(seat) and not self.s.over()
        return sum(line.points for line in lines if not (hidden and line.term == "token"))


class Pen:
    """Formats cards, Lords and Locations as short texts."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        self.terminal = terminal
        self.words = words
        self.nouns = Nouns(words.catalogue)

    def say(self, name: str, **args: object) -> str:
        """Return a text of the table."""
        return self.words.text(f"abyss-table-{name}", **args)

    @property
    def colon(self) -> str:
        """Return the punctuation after a title."""
        return self.words.text("cli-colon")

    def dim(self, text: str) -> Text:
        """Return dimmed explanatory text."""
        return self.terminal.text(text, "dim")

    def title(self, name: str) -> Text:
        """Return the title of a line, in its first column."""
        return self.dim(f" {self.say(name).capitalize():<10} ")

    def card(self, game: Abyss, kind: int, bold: bool = False) -> Text:
        """Return an exploration card: C3, M."""
        if kind == MONSTER:
            return Text(game.card_name(kind), "bold reverse")
        style = STYLES[game.tables.race[kind]]
        return Text(game.card_name(kind), f"bold {style}" if bold else style)

    def cards(self, game: Abyss, counts: list[int]) -> Text:
        """Return cards from counts by kind, by race, highest value first."""
        kinds = [kind for kind, n in enumerate(counts) for _ in range(n)]
        kinds.sort(key=lambda kind: (int(game.tables.race[kind]), -int(game.tables.value[kind])))
        return Text(" ").join(self.card(game, kind) for kind in kinds)

    def values(self, game: Abyss, counts: list[int], race: int) -> str:
        """Return the values of a race's cards, highest first, with the letters of special ones."""
        t = game.tables
        found = [game.card_name(k)[1:] for k, n in enumerate(counts) for _ in range(n) if k and t.race[k] == race]
        return " ".join(sorted(found, reverse=True))

    def races(self, game: Abyss, lord: int) -> Text:
        """Return the races a Lord requires."""
        races, must = int(game.tables.races[lord]), int(game.tables.must[lord])
        return self.bubbles(must, races if must == ANY else races - 1)

    def bubbles(self, must: int, others: int) -> Text:
        """Return the letter of a required race, and a bubble for each other one."""
        bubbles = self.terminal.plain("○") * others
        return Text(bubbles) if must == ANY else Text.assemble((RACE_LETTERS[must], f"bold {STYLES[must]}"), bubbles)

    def lord(self, game: Abyss, lord: int, disabled: bool = False) -> Text:
        """Return a Lord with points and key: Slaver 5k."""
        t = game.tables
        out = Text.assemble(self.lord_name(game, lord), f" {t.points[lord]}")
        if disabled:
            return Text.assemble((f"{out.plain} {self.say('disabled')}", "dim strike"))
        return Text.assemble(out, ("k", KEY)) if t.keys[lord] else out

    def lord_name(self, game: Abyss, lord: int) -> Text:
        """Return a Lord's name in the colour of its guild."""
        return Text(self.nouns.lord(lord), STYLES[min(int(game.tables.guild[lord]), len(STYLES) - 1)])

    def seat(self, sheet: Sheet, seat: int) -> str:
        """Return a seat's letter and its player."""
        return f"{SEAT_LETTERS[seat]} {sheet.players[seat]}".strip()

    # Lines.

    def fitted(self, line: Text, indent: int = INDENT) -> list[Text]:
        """Return a line, wrapped if the screen is too narrow; what follows is indented."""
        if line.cell_len <= self.terminal.width:
            return [line]
        first = self.terminal.wrapped(line, self.terminal.width)[0]
        rest = line[len(first.plain) :]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
        if self.terminal.width - indent < LEAST_COLUMN:
            indent = INDENT
        return [first, *self.terminal.hung(Text(" " * indent), rest)]

    def beside(self, head: Text, body: Text) -> list[Text]:
        """Return a text beside its head, wrapped in its own column if there is room for one."""
        if self.terminal.width - head.cell_len >= LEAST_COLUMN:
            return self.terminal.hung(head, body)
        return self.fitted(Text.assemble(head, body))

    def flow(self, head: Text, items: list[Text], gap: str = GAP) -> list[Text]:
        """Return items beside a head, as many per line as fit."""
        lines = [head]
        for item in items:
            begun = lines[-1].cell_len > head.cell_len
            if begun and lines[-1].cell_len + len(gap) + item.cell_len + len(gap.strip()) > self.terminal.width:
                lines[-1] = Text.assemble(lines[-1], gap.rstrip())
                lines.append(Text(" " * head.cell_len))
                begun = False
            lines[-1] = Text.assemble(lines[-1], gap if begun else "", item)
        return [part for line in lines for part in self.fitted(line, head.cell_len + INDENT)]
