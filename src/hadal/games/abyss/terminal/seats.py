"""Terminal output of the players' areas in Abyss."""

from __future__ import annotations

from rich.text import Text

from hadal.games.abyss.constants import DISABLED, FREE, RACE_LETTERS, TOKENS
from hadal.games.abyss.terminal.boxes import Boxes
from hadal.games.abyss.terminal.style import KEY, STYLES, Pen, Sheet
from hadal.games.abyss.texts.nouns import when

NAME = 18
COLUMNS = (("pearls", 8), ("keys", 6), ("cards", 7), ("tokens", 8), ("lords", 7), ("points", 8))


class Seats:
    """Draws the players' areas."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.boxes = Boxes(pen)

    def header(self) -> list[Text]:
        """Return the column headings."""
        titles = "".join(f"{title:>{width}}" for title, width in self.columns())
        return self.pen.fitted(self.pen.dim(" " * NAME + titles))

    def columns(self) -> list[tuple[str, int]]:
        """Return the titles and widths of the columns."""
        titles = [(self.pen.say(name), width) for name, width in COLUMNS]
        return [(title, max(width, len(title) + 2)) for title, width in titles]

    def row(self, sheet: Sheet, seat: int, note: str = "") -> list[Text]:
        """Return the numbers of a seat, and a note beside or under them."""
        view = sheet.view
        asked = view["asked"][0] == seat
        mark = self.pen.terminal.plain("▸") if asked else " "
        name = f"{mark}{self.pen.seat(sheet, seat)}"[: NAME - 1]
        keys = sheet.keys(seat)
        numbers = [view["pearls"][seat], keys, view["sizes"][seat], view["token_sizes"][seat]]
        numbers += [len(sheet.lords_of(seat)), sheet.points(seat)]
        line = Text(f"{name:<{NAME}}", "bold" if asked else "")
        for (column, _), (_, width), n in zip(COLUMNS, self.columns(), numbers, strict=True):
            line.append(f"{n:>{width}}", KEY if column == "keys" and n >= 2 else "bold" if column == "points" else "")
        if not sheet.may_see(seat) and view["token_sizes"][seat] and not sheet.s.over():
            note = self.pen.say("and-tokens")
        if line.cell_len + 1 + len(note) <= self.pen.terminal.width:
            return [Text.assemble(line, self.pen.dim(f" {note}" if note else ""))]
        return [*self.pen.fitted(line), *self.pen.fitted(self.pen.dim(f"   {note}"))]

    def other(self, sheet: Sheet, seat: int) -> list[Text]:
        """Return another player's area: a line of numbers, then the cards."""
        lines = self.row(sheet, seat)
        items = self.lords(sheet, seat) + self.locations(sheet, seat)
        affiliated = sheet.view["affiliated"][seat]
        if any(affiliated):
            allies = self.pen.dim(f"{self.pen.say('affiliated')}{self.pen.colon} ")
            items.append(Text.assemble(allies, self.pen.cards(sheet.game, affiliated)))
        items += self.boxes.notes(sheet, seat)
        if items:
            lines += self.pen.flow(Text("   "), items)
        hand = sheet.known_hand(seat)
        if (sheet.open or sheet.memory) and any(hand):
            name = self.pen.say("hand" if sheet.open else "known")
            lines += self.pen.flow(self.pen.dim(f"   {name}{self.pen.colon} "), [self.pen.cards(sheet.game, hand)])
        return lines

    def lords(self, sheet: Sheet, seat: int) -> list[Text]:
        """Return the free Lords, with disabled ones marked."""
        under = sheet.view["under"]
        return [self.pen.lord(sheet.game, lord, under[lord] == DISABLED) for lord in sheet.free_lords(seat)]

    def locations(self, sheet: Sheet, seat: int) -> list[Text]:
        """Return the Locations with their points and the Lords under them."""
        out = []
        for location in sheet.locations_of(seat):
            line = sheet.game.worth(sheet.s, seat, location)
            covered = ", ".join(self.pen.nouns.lord(lord) for lord in sheet.under(location))
            name = f"{self.pen.nouns.location(location)} {line.points}"
            out.append(Text.assemble((name, "cyan"), (f" ({covered})" if covered else "", "dim")))
        return out

    # The viewer's own area.

    def own(self, sheet: Sheet, seat: int) -> list[Text]:
        """Return the viewer's area and hand."""
        over = sum(line.points for line in sheet.game.breakdown_if_over(sheet.s, seat))
        note = "" if sheet.s.over() else self.pen.say("if-over", n=over)
        lines = [*self.row(sheet, seat, note), *self.hand(sheet, seat)]
        lords = self.own_lords(sheet, seat)
        if lords:
            lines += self.pen.flow(self.pen.title("lords"), lords)
        if sheet.locations_of(seat):
            lines += self.pen.flow(self.pen.title("locations"), self.locations(sheet, seat))
        return [*lines, *self.lesser(sheet, seat)]

    def own_lords(self, sheet: Sheet, seat: int) -> list[Text]:
        """Return the viewer's Lords with their active powers."""
        out = []
        for lord in sheet.free_lords(seat):
            active = sheet.view["under"][lord] == FREE
            text = self.pen.lord(sheet.game, lord, not active)
            if active and when(sheet.game, lord) in ("always", "turn"):
                text = Text.assemble(text, self.pen.dim(f" ({self.pen.nouns.power(sheet.game, lord)})"))
            out.append(text)
        return out

    def hand(self, sheet: Sheet, seat: int) -> list[Text]:
        """Return the hand, sorted by race, with the cards laid for a payment beside it."""
        counts = sheet.known_hand(seat)
        t = sheet.game.tables
        items = []
        for race in range(len(RACE_LETTERS)):
            values = self.pen.values(sheet.game, counts, race)
            style = STYLES[race]
            if values:
                items.append(Text.assemble((RACE_LETTERS[race], f"bold {style}"), (f" {values}", style)))
        worth = sum(n * int(t.value[kind]) for kind, n in enumerate(counts) if kind)
        items.append(self.pen.dim(self.pen.say("worth", n=worth) if items else self.pen.say("no-hand")))
        lines = self.pen.flow(self.pen.title("hand"), items, "   ")
        spent = sheet.view["spent"]
        if any(spent):
            laid = sum(n * int(t.value[kind]) for kind, n in enumerate(spent) if kind)
            total = self.pen.dim(f"= {laid}")
            lines += self.pen.flow(self.pen.title("laid"), [self.pen.cards(sheet.game, spent), total])
        return lines

    def lesser(self, sheet: Sheet, seat: int) -> list[Text]:
        """Return affiliated Allies, Key tokens and Monster tokens, if there are any."""
        items = []
        affiliated = sheet.view["affiliated"][seat]
        if any(affiliated):
            best = [line.points for line in sheet.game.breakdown(sheet.s, seat) if line.term == "ally"]
            note = self.pen.dim(f" ({self.pen.say('best', n=sum(best))})")
            items.append(Text.assemble(self.pen.cards(sheet.game, affiliated), note))
        tokens = [kind + 2 for kind, n in enumerate(sheet.view["tokens"][:TOKENS]) for _ in range(n)]
        lines = self.pen.flow(self.pen.title("affiliated"), items) if items else []
        more = []
        if tokens:
            numbers = " + ".join(map(str, tokens))
            more.append(Text(self.pen.say("own-tokens", n=sum(tokens), numbers=numbers)))
        if sheet.view["keys"][seat]:
            more.append(Text(self.pen.nouns.keys(sheet.view["keys"][seat]), KEY))
        lines += self.pen.flow(self.pen.title("tokens"), more) if more else []
        notes = self.boxes.notes(sheet, seat)
        return lines + (self.pen.flow(self.pen.title("more"), notes) if notes else [])
