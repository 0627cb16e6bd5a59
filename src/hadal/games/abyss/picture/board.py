"""Picture of Abyss: the Depths, the Council, the Court, the Locations, and every seat."""

from __future__ import annotations

from typing import cast

from hadal.core.state import State
from hadal.games.abyss import constants
from hadal.games.abyss.constants import TOKEN_NAMES
from hadal.games.abyss.picture import races
from hadal.games.abyss.picture.boxes import border, figures
from hadal.games.abyss.texts.nouns import Nouns, abyss
from hadal.picture import svg_writer as svg
from hadal.picture.drawing import EDGE, Drawing, View
from hadal.words import Words

WIDTH = 980
CARD_W, CARD_H = 50.0, 70.0
SMALL_W, SMALL_H = 32.0, 44.0
LORD_W, LORD_H = 146.0, 92.0


class Picture(Drawing):
    """One position of Abyss as one viewer sees it."""

    width = WIDTH
    course_at = 76
    question_room = 520

    def __init__(self, state: State, viewer: int | None, words: Words) -> None:
        super().__init__(state, viewer, words)
        self.game = abyss(state.game)
        self.nouns = Nouns(words.catalogue)
        self.sheet.definitions = races.pattern_definitions()

    def course(self) -> str:
        """Return the current turn and its seat."""
        return self.say("turn", n=self.view["turns"], seat=constants.SEAT_LETTERS[self.view["turn"]])

    def closing(self) -> str:
        """Return who has triggered the end."""
        closer = self.view["closer"]
        return f" · {self.say('closing', seat=constants.SEAT_LETTERS[closer])}" if closer >= 0 else ""

    def middle(self) -> None:
        """Draw everything except the seats."""
        self.depths()
        self.council()
        self.court()
        self.locations()
        border(self.sheet, self.view, self.say, self.nouns)

    def zone(self, height: float, title: str, note: str = "") -> float:
        """Draw a zone with its heading; return the y of its contents."""
        s = self.sheet
        s.box(EDGE - 8, s.y, WIDTH - 2 * EDGE + 16, height, svg.SLAB, svg.HAIR, 10)
        s.label(EDGE + 4, s.y + 18, title)
        if note:
            s.text(WIDTH - EDGE - 4, s.y + 18, note, 11, svg.FAINT, rest=svg.END)
        top = s.y + 26
        s.y += height + 6
        return top

    def card(self, x: float, y: float, kind: int, n: int = 1, small: bool = False, lit: bool = False) -> None:
        """Draw an exploration card: value, letter, symbol, and the pattern of its race along the edge."""
        s, w, h = self.sheet, SMALL_W if small else CARD_W, SMALL_H if small else CARD_H
        edge = svg.GLOW if lit else svg.HAIR
        if kind == constants.MONSTER:
            s.box(x, y, w, h, "#2a0d0a", svg.ALARM, 5, " stroke-dasharray='4 2'")
            teeth = f"M{x + 8:g} {y + h * 0.62:g}l5 -9l5 9l6 -9l6 9l5 -9l5 9"
            s.add(f"<path d='{teeth}' fill='none' stroke='{svg.ALARM}' stroke-width='2'/>")
            s.text(x + w / 2, y + h * 0.42, "M", 20, svg.ALARM, svg.SERIF, svg.MIDDLE + svg.BOLD)
            return
        t = self.game.tables
        race, value = int(t.race[kind]), int(t.value[kind])
        s.box(x, y, w, h, races.DEEP[race], races.COLOURS[race], 5)
        s.box(x + 1, y + h - (6 if small else 9), w - 2, 5 if small else 8, races.pattern(race), r=2)
        size = 17 if small else 24
        s.text(x + 5, y + size - 1, str(value), size, svg.INK, svg.SERIF, svg.BOLD)
        right = svg.BOLD + svg.END
        s.text(
            x + w - 5,
            y + (14 if small else 17),
            constants.RACE_LETTERS[race],
            11 if small else 13,
            races.COLOURS[race],
            rest=right,
        )
        symbol = 15.0 if small else 28.0
        races.draw_symbol(s, race, x + (w - symbol) / 2, y + (20 if small else 28), symbol)
        special = self.game.card_name(kind)[2:]
        if special:  # d: double die, p: pearl boost
            s.text(x + w - 5, y + h - 12, special, 10, svg.INK, rest=svg.END)
        if n > 1:
            s.box(x + w - 18, y + h - 16, 20, 15, svg.INK, svg.DARK, 7)
            s.text(x + w - 8, y + h - 5, f"×{n}", 11, svg.DARK, rest=svg.MIDDLE + svg.BOLD)
        if lit:
            s.box(x - 2, y - 2, w + 4, h + 4, "none", edge, 7, " stroke-width='2'")

    def cards(self, x: float, y: float, counts: list[int], small: bool, room: float) -> float:
        """Draw cards side by side, equal ones counted; return the x after the last."""
        kinds = [kind for kind, n in enumerate(counts) if n]
        step = (SMALL_W if small else CARD_W) + 4
        if len(kinds) * step > room:
            step = room / len(kinds)
        for i, kind in enumerate(kinds):
            self.card(x + i * step, y, kind, counts[kind], small)
        return x + len(kinds) * step

    # Board.

    def depths(self) -> None:
        """Draw the track, the deck and the Threat."""
        s, view = self.sheet, self.view
        piles = f"{self.say('discard', n=view['discard_size'])} · {self.say('token-pile', n=view['token_pile'])}"
        y = self.zone(CARD_H + 36, self.say("depths"), piles)
        s.back(EDGE + 4, y, CARD_W, CARD_H, view["deck_size"])
        newest = max(
            (space for space in range(int(constants.TRACK)) if view["track"][space] != constants.NO_CARD), default=-1
        )
        for space in range(int(constants.TRACK)):
            x = EDGE + 74 + space * (CARD_W + 10)
            if view["track"][space] == constants.NO_CARD:
                s.box(x, y, CARD_W, CARD_H, svg.WELL, svg.HAIR, 5)
                s.text(
                    x + CARD_W / 2,
                    y + 42,
                    str(space + 1) if space < constants.TRACK - 1 else "+1",
                    16,
                    svg.HAIR,
                    svg.SERIF,
                    svg.MIDDLE,
                )
            else:
                self.card(x, y, view["track"][space], lit=space == newest)
        laid = [int(n) for n in view["spent"]]
        if any(laid):
            s.label(420, y + 10, self.say("laid"))
            self.cards(420, y + 18, laid, True, 180)
        if not view["border"]:  # with Leviathans, Monsters bring no rewards
            self.threat(y)

    def threat(self, y: float) -> None:
        """Draw the Threat track."""
        s, view = self.sheet, self.view
        s.label(620, y + 10, self.say("threat"))
        for space in range(constants.THREATS):
            here = space == view["threat"]
            s.box(620 + space * 54, y + 20, 46, 34, "#5a1d14" if here else svg.WELL, svg.ALARM if here else svg.HAIR, 6)
            mark = f"▶ {space + 1}" if here else str(space + 1)
            s.text(643 + space * 54, y + 42, mark, 15, svg.INK if here else svg.FAINT, svg.SERIF, svg.MIDDLE)

    def council(self) -> None:
        """Draw the five stacks with race and size."""
        s = self.sheet
        y = self.zone(72, self.say("council"))
        for race in range(int(constants.RACES)):
            x = EDGE + 4 + race * 186
            size = self.view["council"][race]
            s.box(x, y, 176, 36, races.DEEP[race] if size else svg.WELL, races.COLOURS[race] if size else svg.HAIR, 6)
            s.box(x + 2, y + 2, 8, 32, races.pattern(race), r=3)
            races.draw_symbol(s, race, x + 16, y + 5, 26)
            s.text(x + 52, y + 25, f"×{size}", 18, svg.INK if size else svg.FAINT, svg.SERIF, svg.BOLD)
            s.fitted(x + 92, y + 24, 80, f"{constants.RACE_LETTERS[race]} {self.nouns.many(race)}", 12, svg.FAINT)

    def court(self) -> None:
        """Draw six Lords with cost, races, points and key."""
        y = self.zone(LORD_H + 36, self.say("court"), self.say("deck", n=self.view["lord_deck_size"]))
        for space in range(int(constants.COURT)):
            x = EDGE + 4 + space * (LORD_W + 10)
            lord = self.view["court"][space]
            if lord < 0:
                self.sheet.box(x, y, LORD_W, LORD_H, svg.WELL, svg.HAIR, 8)
            else:
                self.lord(x, y, lord)

    def lord(self, x: float, y: float, lord: int) -> None:
        """Draw a Lord at Court."""
        s, t = self.sheet, self.game.tables
        guild = int(t.guild[lord])
        tone = guild if guild < constants.RACES else guild + 1
        s.box(x, y, LORD_W, LORD_H, races.DEEP[tone], races.COLOURS[tone], 8)
        s.fitted(x + 10, y + 58, LORD_W - 20, str(self.nouns.lord(lord)), 15, svg.INK, svg.BOLD)
        s.text(x + 10, y + 78, self.nouns.guild(self.game, lord), 11, svg.BODY)
        s.text(x + 10, y + 32, str(int(t.cost[lord])), 26, svg.INK, svg.SERIF, svg.BOLD)
        must = int(t.must[lord])
        for i in range(int(t.races[lord])):
            cx, mine = x + 60 + i * 15.5, must != constants.ANY and i == 0
            fill, edge = (races.COLOURS[must], races.COLOURS[must]) if mine else ("none", svg.FAINT)
            dashes = "" if mine else " stroke-dasharray='2 2'"
            s.add(f"<circle cx='{cx:g}' cy='{y + 23}' r='7' fill='{fill}' stroke='{edge}'{dashes}/>")
            if mine:
                s.text(cx, y + 27, constants.RACE_LETTERS[must], 11, svg.DARK, rest=svg.MIDDLE + svg.BOLD)
        s.text(x + LORD_W - 10, y + 82, str(int(t.points[lord])), 22, svg.BRASS, svg.SERIF, svg.END + svg.BOLD)
        if t.keys[lord]:
            self.key(x + LORD_W - 54, y + 68)

    def key(self, x: float, y: float) -> None:
        """Draw a small key."""
        self.sheet.add(
            f"<path d='M{x} {y}a5 5 0 1 0 .1 0M{x + 4} {y + 6}l9 0M{x + 10} {y + 6}v4M{x + 13} {y + 6}v3' fill='none'"
            f" stroke='{svg.BRASS}' stroke-width='2' transform='rotate(0)'/>"
        )

    def locations(self) -> None:
        """Draw the Locations that are available, or drawn for a choice."""
        tiles = [
            tile for tile, where in enumerate(self.view["holder"]) if where in (constants.FACE_UP, constants.DRAWN)
        ]
        rows = -(-len(tiles) // 4)
        deck = self.say("tile-deck", n=self.view["location_deck_size"])
        y = self.zone(28 + 40 * rows, self.say("locations"), deck)
        for i, tile in enumerate(tiles):
            self.location(EDGE + 4 + i % 4 * 235, y + i // 4 * 40, tile, self.view["holder"][tile] == constants.DRAWN)

    def location(self, x: float, y: float, tile: int, drawn: bool = False, width: float = 225) -> None:
        """Draw a Location: its name and how it scores."""
        s = self.sheet
        s.box(
            x, y, width, 34, "#1b2a22", svg.GLOW if drawn else svg.BRASS, 6, " stroke-dasharray='5 3'" if drawn else ""
        )
        s.fitted(x + 9, y + 15, width - 18, str(self.nouns.location(tile)), 13, svg.INK, svg.BOLD)
        s.fitted(x + 9, y + 29, min(width - 18, 205), self.nouns.formula(tile), 11, svg.FAINT)

    # Seats.

    def seat(self, seat: int) -> None:
        """Draw a seat's area: numbers, hand, Lords, Locations, affiliated Allies."""
        s, view = self.sheet, self.view
        top = s.y
        mine = self.viewer is None or self.viewer == seat
        owned = [lord for lord, owner in enumerate(view["owner"]) if owner == seat]
        lords = [lord for lord in owned if view["under"][lord] in (constants.FREE, constants.DISABLED)]
        tiles = [tile for tile, where in enumerate(view["holder"]) if where == seat]
        rows = -(-len(lords) // 6) * 40 + -(-len(tiles) // 2) * 40
        hand_height = CARD_H + 12 if mine and view["sizes"][seat] else SMALL_H + 24
        height = 34 + hand_height + rows
        asked = view["asked"][0] == seat
        s.place(EDGE - 8, top, WIDTH - 2 * EDGE + 16, height, seat, asked)
        self.numbers(seat, EDGE + 38, top + 7)
        y = top + 34
        x = self.hand(seat, EDGE + 4, y, mine)
        affiliated = [int(n) for n in view["affiliated"][seat]]
        if any(affiliated):
            s.label(x + 14, y + 11, self.say("affiliated"))
            self.cards(x + 14, y + 16, affiliated, True, WIDTH - EDGE - x - 24)
        self.tableau(seat, lords, tiles, y + hand_height)
        s.y = top + height + 6

    def numbers(self, seat: int, x: float, y: float) -> None:
        """Draw Pearls, keys, cards, tokens, and the numbers of the expansions."""
        view = self.view
        found = [
            (self.say("pearls"), view["pearls"][seat]),
            (self.say("keys"), view["keys"][seat]),
            (self.say("cards"), view["sizes"][seat]),
            (self.say("tokens"), self.tokens(seat)),
        ]
        if self.state.over() or self.viewer is None:
            found.append((self.say("points"), self.state.scores()[seat]))
        for name, value in [*found, *figures(view, seat, self.say)]:
            x += self.sheet.chip(x, y, f"{name} {value}".strip(), svg.INK) + 6
        if seat in self.state.winners():
            self.sheet.chip(x, y, self.words.text("cli-winner", seat=constants.SEAT_LETTERS[seat]), svg.GLOW, svg.GLOW)

    def tokens(self, seat: int) -> str:
        """Return a seat's Monster tokens; their values only if the viewer may see them."""
        size = self.view["token_sizes"][seat] + self.view["l_token_sizes"][seat]
        if not size or not (self.viewer is None or self.viewer == seat):
            return str(size)
        held = cast(View, self.state.view(seat))["tokens"]
        fronts = [TOKEN_NAMES[kind][1:] for kind, n in enumerate(held) for _ in range(n)]
        return f"{size}: {' '.join(fronts)}"

    def hand(self, seat: int, x: float, y: float, mine: bool) -> float:
        """Draw the hand, open or as backs; return the x after it."""
        size = int(self.view["sizes"][seat])
        if mine and size:
            return self.cards(x, y, [int(n) for n in self.view["memory"]["hands"][seat]], False, 560)
        for i in range(min(size, 12)):
            self.sheet.back(x + i * 12, y + 2, SMALL_W, SMALL_H, "", svg.FAINT)
        if size:
            end = x + min(size, 12) * 12 - 12
            self.sheet.text(end + SMALL_W / 2, y + 30, str(size), 15, svg.INK, svg.SERIF, svg.MIDDLE + svg.BOLD)
            return end + SMALL_W + 4
        self.sheet.text(x + 2, y + 28, self.say("no-hand"), 12, svg.FAINT)
        return x + 80

    def tableau(self, seat: int, lords: list[int], tiles: list[int], y: float) -> None:
        """Draw free Lords, then the Locations with the Lords under them."""
        s, t = self.sheet, self.game.tables
        for i, lord in enumerate(lords):
            x, top = EDGE + 4 + i % 6 * 156, y + i // 6 * 40
            guild = int(t.guild[lord])
            tone = guild if guild < constants.RACES else guild + 1
            off = self.view["under"][lord] == constants.DISABLED
            dashes = " stroke-dasharray='3 3'" if off else ""
            s.box(x, top, 148, 34, svg.WELL if off else races.DEEP[tone], races.COLOURS[tone], 6, dashes)
            s.fitted(x + 8, top + 15, 104, str(self.nouns.lord(lord)), 13, svg.FAINT if off else svg.INK, svg.BOLD)
            s.fitted(
                x + 8, top + 29, 90, self.say("disabled") if off else self.nouns.guild(self.game, lord), 11, svg.BODY
            )
            s.text(x + 140, top + 24, str(int(t.points[lord])), 16, svg.BRASS, svg.SERIF, svg.END + svg.BOLD)
            if t.keys[lord]:
                self.key(x + 104, top + 18)
        y += -(-len(lords) // 6) * 40
        for i, tile in enumerate(tiles):
            x, top = EDGE + 4 + i % 2 * 470, y + i // 2 * 40
            self.location(x, top, tile, width=460)
            under = [str(self.nouns.lord(lord)) for lord, place in enumerate(self.view["under"]) if place == tile]
            if under:
                s.fitted(x + 452, top + 29, 235, " + ".join(under), 12, svg.BRASS, svg.END)


def draw(state: State, viewer: int | None, words: Words) -> str:
    """Draw a position of Abyss."""
    return Picture(state, viewer, words).draw()
