"""Terminal board of Abyss: Depths, Council, Threat, Court and Locations."""

from __future__ import annotations

from rich.text import Text

from hadal.games.abyss import constants, questions
from hadal.games.abyss.plugin import PLUGIN
from hadal.games.abyss.rules.payment_options import Afford
from hadal.games.abyss.rules.queries import price_change, reward_space
from hadal.games.abyss.terminal.boxes import Boxes
from hadal.games.abyss.terminal.style import KEY, STYLES, Pen, Sheet

ROOM = 20  # columns for what a Lord still costs
EXPLORING = (questions.OFFER, questions.TAKE_OR_DIG, questions.MEET_MONSTER)


class Board:
    """Draws the middle of the table."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.boxes = Boxes(pen)

    def lines(self, sheet: Sheet) -> list[Text]:
        """Return the lines of the board."""
        lines = [*self.depths(sheet), *self.council(sheet)]
        if not sheet.view["border"]:  # with Leviathans, Monsters bring no rewards
            lines += self.threat(sheet)
        return [*lines, *self.court(sheet), *self.locations(sheet), *self.boxes.lines(sheet)]

    def depths(self, sheet: Sheet) -> list[Text]:
        """Return the track with its five spaces, the price and the deck."""
        view = sheet.view
        line = self.pen.title("depths")
        exploring = view["asked"][1] in EXPLORING
        newest = int(sheet.s.frames[sheet.s.top - 2]) if exploring else -1
        for space in range(int(constants.TRACK)):
            kind = view["track"][space]
            line = Text.assemble(line, self.space(sheet, space, kind, space == newest), " ")
        cost = [self.pen.say("price", n=view["sold"] + 1)] if exploring else []
        sizes = {"deck": "deck_size", "discard": "discard_size", "token-pile": "token_pile"}
        piles = [*cost, *(self.pen.say(name, n=view[key]) for name, key in sizes.items())]
        items = [self.pen.dim(pile) for pile in piles]
        return self.pen.flow(Text.assemble(line, " "), items, self.pen.terminal.plain(" · "))

    def space(self, sheet: Sheet, space: int, kind: int, newest: bool) -> Text:
        """Return one space of the track; the last one gives a Pearl."""
        if kind == constants.NO_CARD:
            return self.pen.dim("[+1]" if space == constants.TRACK - 1 else "[  ]")
        card = self.pen.card(sheet.game, kind, newest)
        left, right = (("[", "bold"), ("]", "bold")) if newest else (("[", "dim"), ("]", "dim"))
        return Text.assemble(left, " " * (2 - card.cell_len), card, right)

    def council(self, sheet: Sheet) -> list[Text]:
        """Return the stacks: their sizes, or the cards known to be there."""
        items = []
        for race in range(int(constants.RACES)):
            size = sheet.view["council"][race]
            style = STYLES[race] if size else "dim"
            shown = self.pen.terminal.plain("×") + str(size)
            if size and (sheet.memory or sheet.open):
                stack = sheet.view["memory"]["council"][race]
                values = [self.pen.values(sheet.game, stack, race)]
                values += [f"K{value}" for value in self.pen.values(sheet.game, stack, constants.KRAKEN).split()]
                shown += f" ({' '.join(part for part in values if part)})"
            name = constants.RACE_LETTERS[race]
            if not (sheet.memory or sheet.open):  # known cards need the room
                name = self.pen.say("stack", letter=name, many=self.pen.nouns.many(race))
            items.append(Text(f"{name}{shown}", style))
        return self.pen.flow(self.pen.title("council"), items, "   ")

    def threat(self, sheet: Sheet) -> list[Text]:
        """Return the Threat track and the current reward for a Monster."""
        line = self.pen.title("threat")
        at = sheet.view["threat"]
        for space in range(constants.THREATS):
            here = space == at
            line = Text.assemble(line, (f"[{space + 1}]" if here else f" {space + 1} ", "bold red" if here else "dim"))
        paid = int(reward_space(sheet.s, sheet.me)) if sheet.me >= 0 else at
        text = self.pen.say("pays", rewards=self.pen.nouns.rewards(paid))
        return self.pen.beside(Text.assemble(line, "   "), self.pen.dim(text))

    # Court.

    def court(self, sheet: Sheet) -> list[Text]:
        """Return a line for each Lord at Court."""
        head = f"  {self.pen.say('court'):<16}{self.pen.say('cost'):>4}  {self.pen.say('races'):<6}"
        head += f"{self.pen.say('worth-points'):>3}   {self.pen.say('to-pay') if sheet.me >= 0 else '':<{ROOM}}"
        change = int(price_change(sheet.s, sheet.me)) if sheet.me >= 0 else 0
        deck = self.pen.say("lord-deck", n=sheet.view["lord_deck_size"])
        deck += f" · {self.pen.say('price-change', n=f'{change:+}')}" if change else ""
        lines = self.pen.beside(self.pen.dim(head), self.pen.dim(deck))
        for lord in sheet.view["court"]:
            if lord >= 0:
                lines += self.court_row(sheet, lord)
        return lines

    def court_row(self, sheet: Sheet, lord: int) -> list[Text]:
        """Return a Lord at Court: price, races, points, key, whether it is affordable, power."""
        game, t = sheet.game, sheet.game.tables
        bill = game.afford(sheet.s, sheet.me, lord) if sheet.me >= 0 else None
        mark = ("*" if self.pen.terminal.ascii else "✓") if bill and bill.payable else " "
        cost = bill.price if bill else int(t.cost[lord])
        changed = "bold yellow" if cost != t.cost[lord] else ""
        name, bubbles = self.pen.lord_name(game, lord), self.pen.races(game, lord)
        row = Text.assemble(
            (f"{mark} ", "bold green"),
            name, " " * (16 - name.cell_len), (f"{cost:>4}", changed), "  ", bubbles, " " * (6 - bubbles.cell_len),
            (f"{t.points[lord]:>3}", "bold"), ("k  " if t.keys[lord] else "   ", KEY),
            self.distance(bill) if bill else Text(" " * ROOM),
        )  # fmt: skip
        return self.pen.beside(row, self.pen.terminal.text(self.pen.nouns.timed_power(game, lord), "dim"))

    def distance(self, bill: Afford) -> Text:
        """Return what is available and what is missing for a Lord: races as on the card, and points."""
        if bill.payable:
            return Text(f"{self.pen.say('payable', n=bill.reach):<{ROOM}}", "green")
        other = bill.missing_races - (1 if bill.missing_race >= 0 else 0)
        line = self.pen.bubbles(bill.missing_race, other)
        if bill.missing_points:
            gap = " + " if line else ""
            line = Text.assemble(line, f"{gap}{self.pen.say('points-short', n=bill.missing_points)}")
        return Text.assemble(line, " " * (ROOM - line.cell_len))

    # Locations.

    def locations(self, sheet: Sheet) -> list[Text]:
        """Return the available Locations, two in a row, with their current points."""
        shown = [(location, False) for location in sheet.locations_of(constants.FACE_UP)] + [
            (location, True) for location in sheet.locations_of(constants.DRAWN)
        ]
        title = self.pen.say("locations-now" if sheet.me >= 0 else "locations")
        deck = self.pen.say("tile-deck", n=sheet.view["location_deck_size"])
        lines = self.pen.fitted(self.pen.dim(f" {title} ({deck})"))
        wide = self.pen.terminal.width >= PLUGIN.columns
        cells = [self.location(sheet, location, drawn, wide) for location, drawn in shown]
        if not wide:  # more fit without their formulas
            return lines + self.pen.flow(Text(), cells)
        half = self.pen.terminal.width // 2
        for i in range(0, len(cells), 2):
            line = Text.assemble(cells[i], " " * (half - cells[i].cell_len), *cells[i + 1 : i + 2])
            lines += self.pen.fitted(line)
        return lines

    def location(self, sheet: Sheet, location: int, drawn: bool, wide: bool) -> Text:
        """Return a Location: points, name and, if there is room, its formula."""
        points = f"{sheet.game.worth(sheet.s, sheet.me, location).points:>4}" if sheet.me >= 0 else "    "
        mark = self.pen.terminal.plain("▸") if drawn else " "
        formula = self.pen.terminal.plain(self.pen.nouns.formula(location)) if wide else ""
        return Text.assemble(
            (f"{points}{mark}", "bold"), (self.pen.nouns.location(location), "cyan"), (f" {formula}", "dim")
        )
