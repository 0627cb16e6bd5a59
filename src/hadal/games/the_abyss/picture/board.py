"""Picture of The Abyss: deck and pile, cards out of the round, and every seat."""

from __future__ import annotations

from typing import cast

from hadal.core.state import State
from hadal.games.the_abyss.constants import FATAL, GOAL, SEAT_LETTERS
from hadal.games.the_abyss.texts.sentences import panics_in_deck, points_of, suit_of
from hadal.picture import svg_writer as svg
from hadal.picture.drawing import EDGE, Drawing, View
from hadal.words import Words

WIDTH = 760
CARD_W, CARD_H = 46.0, 64.0
TONES = {"points": "#a9e88f", "sword": "#8fd6f5", "hook": "#f0b429", "eye": "#d1a4fc", "panic": "#ffe14d"}
# Suit symbols on a 24 grid, distinguishable by shape: gem, sword, hook, eye.
SIGNS = {
    "points": "M12 2L21 10L12 22L3 10ZM3 10H21",
    "sword": "M12 1V16M7 16H17M12 16V22",
    "hook": "M14 2V14A5 5 0 1 1 4 14L7 11",
    "eye": "M1 12Q12 1 23 12Q12 23 1 12ZM12 9A3 3 0 1 0 12.1 9",
}


class Picture(Drawing):
    """One position of The Abyss as one viewer sees it."""

    width = WIDTH
    course_at = 118
    question_room = 380

    def __init__(self, state: State, viewer: int | None, words: Words) -> None:
        super().__init__(state, viewer, words)
        self.game = state.game

    def course(self) -> str:
        """Return the current round and the points needed to win."""
        return self.say("head", round=self.view["round"], goal=GOAL)

    def card(self, x: float, y: float, card: int, n: int = 1) -> None:
        """Draw a card: its suit's symbol and letter, and its points."""
        s, suit = self.sheet, suit_of(self.game, card)
        tone = TONES[suit]
        if suit == "panic":
            s.box(x, y, CARD_W, CARD_H, tone, svg.DARK, 5)
            cross = f"M{x + 13:g} {y + 22:g}l20 20m0 -20l-20 20"
            s.add(f"<path d='{cross}' stroke='{svg.DARK}' stroke-width='5' stroke-linecap='round'/>")
            s.text(x + 6, y + 15, "X", 13, svg.DARK, rest=svg.BOLD)
        else:
            s.box(x, y, CARD_W, CARD_H, "#0e2530", tone, 5)
            s.text(x + 6, y + 25, str(points_of(self.game, card)), 24, svg.INK, svg.SERIF, svg.BOLD)
            s.text(x + CARD_W - 6, y + 17, self.game.card_name(card)[0], 13, tone, rest=svg.END + svg.BOLD)
            s.add(
                f"<path d='{SIGNS[suit]}' transform='translate({x + 12:g} {y + 34:g})' fill='none' stroke='{tone}'"
                " stroke-width='2.2' stroke-linejoin='round' stroke-linecap='round'/>"
            )
        if n > 1:
            s.box(x + CARD_W - 16, y + CARD_H - 15, 19, 15, svg.INK, svg.DARK, 7)
            s.text(x + CARD_W - 6.5, y + CARD_H - 4, f"×{n}", 11, svg.DARK, rest=svg.MIDDLE + svg.BOLD)

    def cards(self, x: float, y: float, counts: list[int], room: float) -> float:
        """Draw cards side by side, equal ones counted; return the x after the last."""
        kinds = [kind for kind, n in enumerate(counts) if n]
        step = min(CARD_W + 5, room / max(1, len(kinds)))
        for i, kind in enumerate(kinds):
            self.card(x + i * step, y, kind, counts[kind])
        return x + len(kinds) * step

    def middle(self) -> None:
        """Draw deck and pile, a draw in progress, and the cards out of the round."""
        s, view = self.sheet, self.view
        height = CARD_H + 40
        s.box(EDGE - 8, s.y, WIDTH - 2 * EDGE + 16, height, svg.SLAB, svg.HAIR, 10)
        y = s.y + 28
        deck = self.say("deck", n=view["deck_size"], panics=panics_in_deck(self.game, view))
        s.text(EDGE + 4, s.y + 18, deck, 11, svg.BRASS)
        s.back(EDGE + 4, y, CARD_W, CARD_H, view["deck_size"])
        s.text(EDGE + 260, s.y + 18, self.say("pile", n=len(view["pile"])), 11, svg.BRASS)
        for i, card in enumerate(view["pile"][-4:]):
            self.card(EDGE + 260 + i * 20, y, card)
        if any(view["drawn"]):
            s.text(EDGE + 90, s.y + 18, self.say("drawn"), 11, svg.GLOW)
            self.cards(EDGE + 90, y, view["drawn"], 150)
        if any(view["out"]):
            s.text(EDGE + 400, s.y + 18, self.say("out"), 11, svg.BRASS)
            self.cards(EDGE + 400, y, view["out"], 310)
        s.y += height + 6

    def seat(self, seat: int) -> None:
        """Draw a seat's points, Panics, hand and combo cards."""
        s, view = self.sheet, self.view
        top, height = s.y, CARD_H + 46
        asked, alive = view["asked"][0] == seat, bool(view["alive"][seat])
        s.place(EDGE - 8, top, WIDTH - 2 * EDGE + 16, height, seat, asked)
        s.text(EDGE + 36, top + 23, f"{view['totals'][seat]} / {GOAL}", 16, svg.INK, svg.SERIF, svg.BOLD)
        for i in range(FATAL):
            full = i < view["panics"][seat]
            s.box(
                EDGE + 120 + i * 30,
                top + 6,
                26,
                22,
                TONES["panic"] if full else svg.WELL,
                svg.ALARM if full else svg.HAIR,
                4,
            )
            s.text(
                EDGE + 133 + i * 30,
                top + 22,
                "X" if full else "·",
                15,
                svg.DARK if full else svg.FAINT,
                rest=svg.MIDDLE + svg.BOLD,
            )
        x = EDGE + 222.0
        if not alive:
            x += s.chip(x, top + 7, self.say("out"), svg.ALARM, svg.ALARM) + 6
        if seat in self.state.winners():
            s.chip(x, top + 7, self.words.text("cli-winner", seat=SEAT_LETTERS[seat]), svg.GLOW, svg.GLOW)
        self.hand(seat, EDGE + 4, top + 38)
        if any(view["played"][seat]):
            s.text(EDGE + 440, top + 30, self.say("played"), 11, svg.BRASS)
            self.cards(EDGE + 440, top + 38, view["played"][seat], 280)
        s.y += height + 6

    def hand(self, seat: int, x: float, y: float) -> None:
        """Draw the hand, open or as backs."""
        size = self.view["sizes"][seat]
        if size and (self.viewer is None or self.viewer == seat):
            self.cards(x, y, cast(View, self.state.view(seat))["hand"], 420)
            return
        for i in range(min(size, 12)):
            last = i == min(size, 12) - 1
            self.sheet.back(x + i * 16, y, CARD_W, CARD_H, size if last else "", svg.FAINT)
        if not size:
            self.sheet.text(x + 2, y + 28, self.say("no-hand"), 12, svg.FAINT)


def draw(state: State, viewer: int | None, words: Words) -> str:
    """Draw a position of The Abyss."""
    return Picture(state, viewer, words).draw()
