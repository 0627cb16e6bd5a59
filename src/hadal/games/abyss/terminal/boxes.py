"""Abyss: what the Kraken and Leviathan boxes add to the terminal table; nothing if they are closed."""

from __future__ import annotations

from rich.text import Text

from hadal.games.abyss import constants
from hadal.games.abyss.boxes.leviathan.leviathans import LEVIATHAN_ROWS
from hadal.games.abyss.terminal.style import STYLES, Pen, Sheet

PENALTIES = ["penalty-allies", "penalty-pearls", "penalty-lord", "penalty-wounds"]  # by kind
LEVIATHAN_WIDTH = 66


class Boxes:
    """Nebulis, Sentinels and Loot; the Border, wounds and L tokens."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def lines(self, sheet: Sheet) -> list[Text]:
        """Return the lines for the middle of the table."""
        return [*self.sentinels(sheet), *self.loot(sheet), *self.border(sheet)]

    # The Kraken box.

    def sentinels(self, sheet: Sheet) -> list[Text]:
        """Return what each Sentinel guards."""
        guards, items = sheet.view["guards"], []
        for i in range(constants.SENTINELS if guards else 0):
            owner, place = guards[3 * i], guards[3 * i + 1]
            if owner >= 0:
                what = self.pen.say("sentinel-waits") if place == constants.IN_AREA else self.pen.nouns.place(place)
                items.append(self.pen.terminal.text(f"{constants.SEAT_LETTERS[owner]}{self.pen.colon} {what}"))
        return self.pen.flow(self.pen.title("sentinels"), items) if items else []

    def loot(self, sheet: Sheet) -> list[Text]:
        """Return the Loot on its Locations, and how much is left."""
        loot, items = sheet.view["loot"], []
        for site in range(constants.LOOT_SITES if loot else 0):
            row = loot[site * constants.LOOT_VALUES : (site + 1) * constants.LOOT_VALUES]
            values = " + ".join(str(constants.LEAST_LOOT + i) for i, n in enumerate(row) for _ in range(n))
            if values:
                items.append(
                    self.pen.terminal.text(f"{self.location(constants.THE_CETACEAN_GRAVEYARD + site)} {values}")
                )
        if items:
            items.append(self.pen.dim(self.pen.say("deck", n=sheet.view["loot_deck_size"])))
        return self.pen.flow(self.pen.title("loot"), items) if items else []

    def location(self, location: int) -> str:
        """Return the name of a Location."""
        return self.pen.nouns.location(location)

    # The Leviathan box.

    def border(self, sheet: Sheet) -> list[Text]:
        """Return the Leviathans by zone, two in a row if there is room."""
        view = sheet.view
        if not view["border"]:
            return []
        head = self.pen.say("border", deck=view["beast_deck_size"], pile=view["l_token_pile"])
        cells = [
            self.leviathan(sheet, zone)
            for zone in range(int(constants.ZONES))
            if view["border"][zone] != constants.NO_LEVIATHAN
        ]
        step = 2 if self.pen.terminal.width >= 2 * LEVIATHAN_WIDTH else 1
        lines = [self.pen.dim(f" {head}")]
        for i in range(0, len(cells), step):
            gap = " " * (LEVIATHAN_WIDTH - cells[i].cell_len)
            lines.append(Text.assemble(cells[i], gap, *cells[i + 1 : i + step]))
        return [part for line in lines for part in self.pen.fitted(line)]

    def leviathan(self, sheet: Sheet, zone: int) -> Text:
        """Return a Leviathan: zone, race, name, resistances with their rewards, and the penalty of its attack."""
        beast, level = sheet.view["border"][zone], sheet.view["level"][zone]
        row = LEVIATHAN_ROWS[beast]
        style = STYLES[row.race]
        name = self.pen.nouns.leviathan(beast)
        line = Text.assemble(
            (f"  {self.pen.nouns.zone(zone)} ", "bold"),
            (constants.RACE_LETTERS[row.race], f"bold {style}"),
            f" {name}",
        )
        for i, resist in enumerate(row.resists):
            if resist:
                how = "dim strike" if i < level else style
                mark = "x" if i < level else str(resist)
                line = Text.assemble(line, " ", (f"{mark}({row.rewards[i]})", how))
        penalty = self.pen.nouns.text(PENALTIES[row.penalty], n=row.count)
        return Text.assemble(line, self.pen.dim(f"  {self.pen.say('attack-costs', penalty=penalty)}"))

    # A player's area.

    def notes(self, sheet: Sheet, seat: int) -> list[Text]:
        """Return what the boxes add to a player's area."""
        view, items = sheet.view, []
        if view["nebulis"][seat]:
            items.append(self.pen.nouns.nebulis(view["nebulis"][seat]))
        if view["kraken_holder"] == seat:
            items.append(self.pen.say("figure"))
        if view["wounds"] and view["wounds"][seat]:
            items.append(self.pen.nouns.text("penalty-wounds", n=view["wounds"][seat]))
        slain = len([owner for owner in view["beasts"] if owner == seat])
        if slain:
            items.append(self.pen.say("slain", n=slain))
        if view["scourge_holder"] == seat:
            items.append(self.pen.say("scourge"))
        return [Text(item, "bold") for item in items] + self.l_tokens(sheet, seat)

    def l_tokens(self, sheet: Sheet, seat: int) -> list[Text]:
        """Return a player's L tokens, with their effects if the viewer may see them."""
        n = sheet.view["l_token_sizes"][seat]
        if not n:
            return []
        text = self.pen.nouns.text("l-tokens", n=n)
        if sheet.may_see(seat):
            held = sheet.tokens(seat)
            effects = [
                self.pen.nouns.effect(kind) for kind in range(constants.TOKENS, len(held)) for _ in range(held[kind])
            ]
            text += f" ({', '.join(effects)})"
        return [Text(text)]
