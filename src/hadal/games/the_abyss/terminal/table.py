"""Terminal table of The Abyss: cards show a shape, a letter and their points, so colour is not needed."""

from __future__ import annotations

from typing import Any, cast

from rich.text import Text

from hadal.cli.drawing import TerminalTable
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.state import State
from hadal.games.the_abyss import constants
from hadal.games.the_abyss.texts.sentences import panics_in_deck, points_of, suit_of, worth

# One column wide in every common font, and never shown as emoji.
GLYPHS = {"points": "●", "sword": "†", "hook": "⌡", "eye": "◉", "panic": "✗"}
STYLES = {"points": "green", "sword": "cyan", "hook": "yellow", "eye": "magenta", "panic": "bold red"}
SEAT_COLUMN = 14
View = dict[str, Any]


class TheAbyssTable(TerminalTable):
    """Draws the table of The Abyss."""

    def table(self, state: State, viewer: int | None, players: list[str], memory: bool = False) -> list[Text]:
        """Return the other players, deck and pile, and the viewer's own area."""
        view = cast(View, state.view(-1 if viewer is None else viewer))
        seats = len(view["totals"])
        first = 0 if viewer is None or viewer < 0 else viewer + 1
        order = [(first + i) % seats for i in range(seats)]
        lines = [self.head(state, view), self.columns()]
        for seat in order:
            if seat != viewer:
                lines += self.opponent(state, view, seat, players, viewer, memory)
        lines += [Text(), *self.middle(state, view)]
        lines += self.deck_known(state, view)
        if viewer is not None and viewer >= 0:
            lines += [Text(), *self.own_place(state, view, viewer, players)]
        return lines

    def head(self, state: State, view: View) -> Text:
        """Return the name of the game and the round."""
        title = self.words.title(state.game.name)
        place = self.words.text("the_abyss-table-head", round=view["round"], goal=constants.GOAL)
        gap = self.terminal.width - len(title) - len(place) - 2
        return Text.assemble((f" {title}", "bold"), " " * gap, (place, "dim"))

    def columns(self) -> Text:
        """Return the column headings of the seats."""
        points, panics, hand, played = (
            self.words.text(f"the_abyss-table-{name}") for name in ("points", "panics", "in-hand", "played")
        )
        return Text(f"{'':<{SEAT_COLUMN}}{points:<9}{panics:<9}{hand:<12}{played}", "dim")

    def opponent(
        self, state: State, view: View, seat: int, players: list[str], viewer: int | None, memory: bool
    ) -> list[Text]:
        """Return another player's line, and a second one for the known cards of the hand."""
        line = self.seat_line(view, seat, players)
        if not view["alive"][seat]:
            return [line + self.terminal.text(self.words.text("the_abyss-table-out"), "dim")]
        size = self.words.text("the_abyss-table-hand-size", n=view["sizes"][seat])
        line += Text(f"{size:<12}")
        line += self.played(state.game, view["played"][seat])
        if viewer is None:
            hand = cast(View, state.view(seat))["hand"]
            return [line, Text(" " * 3) + self.row(state.game, hand)] if any(hand) else [line]
        return [line, *(self.remembered(state.game, view, seat) if memory else [])]

    def seat_line(self, view: View, seat: int, players: list[str]) -> Text:
        """Return the player, the points towards the goal, and the Panics."""
        asked = view["asked"][0] == seat
        mark = self.terminal.plain("▸") if asked else " "
        name = f"{mark}{constants.SEAT_LETTERS[seat]} {players[seat]}"[:SEAT_COLUMN]
        line = Text()
        line.append(f"{name:<{SEAT_COLUMN}}", "bold" if asked else "")
        line.append(f"{view['totals'][seat]:>3}", "bold")
        line.append(f"/{constants.GOAL}   ", "dim")
        return line + self.panics(view["panics"][seat]) + Text("   ")

    def panics(self, n: int) -> Text:
        """Return three places for Panics, with n of them filled."""
        mark, none = ("X", ".") if self.terminal.ascii else (GLYPHS["panic"], "·")
        return Text.assemble((f"{mark} " * n, STYLES["panic"]), (f"{none} " * (constants.FATAL - n), "dim"))

    def played(self, game: Game, counts: list[int]) -> Text:
        """Return the combo cards played."""
        return self.row(game, counts) if any(counts) else Text()

    def remembered(self, game: Game, view: View, seat: int) -> list[Text]:
        """Return what the viewer knows of a hand."""
        known = view["memory"]["hands"][seat]
        lines = []
        if any(known):
            lines.append(self.words.text("the_abyss-table-holds", cards=self.row(game, known).plain))
        loose, among = view["memory"]["loose"], view["memory"]["among"]
        first = next((i for i in range(len(constants.SEAT_LETTERS)) if among >> i & 1), -1)
        if any(loose) and first == seat:
            seats = "/".join(letter for i, letter in enumerate(constants.SEAT_LETTERS) if among >> i & 1)
            cards = self.row(game, loose).plain
            lines.append(self.words.text("the_abyss-table-loose", seats=seats, cards=cards))
        return [self.terminal.text(f"   {line}", "dim") for line in lines]

    def middle(self, state: State, view: View) -> list[Text]:
        """Return deck, pile, and a draw in progress, beside or under them."""
        text = self.words.text
        deck = text("the_abyss-table-deck", n=view["deck_size"], panics=panics_in_deck(state.game, view))
        line = Text.assemble(" ", deck, "      ", text("the_abyss-table-pile", n=len(view["pile"])))
        if view["pile"]:
            line += Text("  ") + self.card(state.game, view["pile"][-1])
        if view["drawn_size"] and not any(view["drawn"]):
            seat = constants.SEAT_LETTERS[view["drawer"]]
            draw = Text(text("the_abyss-table-hidden-draw", seat=seat, n=view["drawn_size"]))
            if line.cell_len + 6 + draw.cell_len > self.terminal.width:
                return [line, Text(" ") + draw]
            line += Text("      ") + draw
        return [line]

    def deck_known(self, state: State, view: View) -> list[Text]:
        """Return the cards of the deck that the viewer knows, from the top."""
        deck = view["memory"]["deck"]
        lines = []
        top = next((i for i, card in enumerate(deck) if card < 0), len(deck))
        if top:
            lines.append(self.known_row(state.game, "next", deck[:top]))
        if any(card >= 0 for card in deck[top:]):
            rest = deck[top:]
            first = next(i for i, card in enumerate(rest) if card >= 0)
            lines.append(self.known_row(state.game, "bottom", rest[first:]))
        return lines

    def known_row(self, game: Game, where: str, cards: list[int]) -> Text:
        """Return known cards of the deck, in order."""
        line = Text.assemble(
            (f"   {self.words.text(f'the_abyss-table-{where}')}{self.words.text('cli-colon')} ", "dim")
        )
        for card in cards[:12]:
            line += self.card(game, card) if card >= 0 else Text("?", "dim")
            line += Text(" ")
        return line

    def own_place(self, state: State, view: View, viewer: int, players: list[str]) -> list[Text]:
        """Return the viewer's line, hand and drawn cards."""
        line = self.seat_line(view, viewer, players)
        if not view["alive"][viewer]:
            return [line + self.terminal.text(self.words.text("the_abyss-table-out"), "dim")]
        points = worth(state.game, view["hand"])
        missing = max(0, constants.STOP_WORTH - points)
        if any(view["hand"]):
            line += Text(self.words.text("the_abyss-table-hand", n=points, missing=missing), "bold")
        else:
            line += Text(self.words.text("the_abyss-table-no-hand"), "dim")
        lines = [line]
        hand = in_order(state.game, view["hand"])
        drawn = in_order(state.game, view["drawn"]) if any(view["drawn"]) else []
        lines += self.boxes(state.game, hand) if not drawn else self.hand_and_draw(state.game, hand, drawn)
        if any(view["played"][viewer]):
            played = self.words.text("the_abyss-table-played")
            colon = self.words.text("cli-colon")
            lines.append(Text.assemble((f" {played}{colon} ", "dim"), self.played(state.game, view["played"][viewer])))
        return lines

    def hand_and_draw(self, game: Game, hand: list[int], drawn: list[int]) -> list[Text]:
        """Return the hand, with the cards just drawn beside or below it."""
        name = self.words.text("the_abyss-table-drawn")
        mine, new = self.boxes(game, hand), self.boxes(game, drawn)
        gap = [Text(f"{side:>{len(name) + 2}}", "bold") for side in ("", name, "")]
        beside = [left + between + right for left, between, right in zip(mine, gap, new, strict=False)]
        if len(mine) == 3 and beside[0].cell_len <= self.terminal.width:
            return beside
        return [*mine, Text(f" {name}", "bold"), *new]

    def card(self, game: Game, card: int) -> Text:
        """Return a card as inline text: shape, letter, points."""
        suit = suit_of(game, card)
        return Text(self.mark(game, card), STYLES[suit])

    def mark(self, game: Game, card: int) -> str:
        """Return the symbols of a card."""
        suit, name = suit_of(game, card), game.card_name(card)
        if suit == "points":
            name = name[1:]
        elif suit == "panic":
            name = "" if not self.terminal.ascii else "X"
        shape = "" if self.terminal.ascii else GLYPHS[suit]
        return f"{shape}{name}"

    def face(self, game: Game, card: int) -> str:
        """Return the three characters in a card's box, with the points always in the same place."""
        mark = self.mark(game, card)
        return f"{mark[0]} {mark[1:]}" if len(mark) == 2 and not self.terminal.ascii else f"{mark:^3}"

    def row(self, game: Game, counts: list[int]) -> Text:
        """Return cards given as counts in one row, sorted, equal ones counted."""
        times = self.terminal.plain("×")
        cells = []
        for card in dict.fromkeys(in_order(game, counts)):
            more = f"{times}{counts[card]}" if counts[card] > 1 else ""
            cells.append(Text.assemble(self.card(game, card), more))
        return Text(" ").join(cells)

    def boxes(self, game: Game, cards: list[int]) -> list[Text]:
        """Return cards as small boxes, in as many rows as needed."""
        in_a_row = (self.terminal.width - 2) // 6
        lines: list[Text] = []
        for start in range(0, len(cards), in_a_row):
            lines += self.box_row(game, cards[start : start + in_a_row])
        return lines

    def box_row(self, game: Game, cards: list[int]) -> list[Text]:
        """Return one row of boxes: edge, face, edge."""
        top, face, foot = Text(" "), Text(" "), Text(" ")
        side = self.terminal.plain("│")
        bar = self.terminal.plain("─") * 3
        for card in cards:
            style = STYLES[suit_of(game, card)]
            top.append(self.terminal.plain(f"┌{bar}┐ "), style)
            face.append(f"{side}{self.face(game, card)}{side} ", style)
            foot.append(self.terminal.plain(f"└{bar}┘ "), style)
        return [top, face, foot]

    def results(self, state: State, all_events: list[Event], players: list[str]) -> list[Text]:
        """Return a table of points: a line for each round, and the totals."""
        game = state.game
        rounds = points_by_round(game.seats, all_events)
        totals = [sum(points[seat] or 0 for points in rounds) for seat in range(game.seats)]
        names = [f"{constants.SEAT_LETTERS[seat]} {players[seat]}".strip()[:12] for seat in range(game.seats)]
        title = self.words.text("the_abyss-table-round")
        lines = [Text(f" {title:<8}" + "".join(f"{name:>14}" for name in names), "bold")]
        dash = self.terminal.plain("–")
        for n, points in enumerate(rounds, 1):
            cells = [dash if p is None else str(p) for p in points]
            lines.append(Text(f" {n:<8}" + "".join(f"{cell:>14}" for cell in cells)))
        label = self.words.text("the_abyss-table-total")
        lines.append(Text(f" {label:<8}" + "".join(f"{total:>14}" for total in totals), "bold"))
        return lines

    def interval(self, state: State, all_events: list[Event], fresh: int, players: list[str]) -> list[Text]:
        """Return the points of a round that was just scored, with the totals so far."""
        before = points_by_round(state.game.seats, all_events[: len(all_events) - fresh])
        now = points_by_round(state.game.seats, all_events)
        if len(now) == len(before):
            return []
        totals = [sum(points[seat] or 0 for points in now) for seat in range(state.game.seats)]
        cells = [self.scored(seat, players[seat], now[-1][seat], total) for seat, total in enumerate(totals)]
        words = self.words.text(
            "the_abyss-table-round-over", n=len(now), why=self.why_over(state.game, all_events, len(now))
        )
        return [self.terminal.text(words, "bold"), self.terminal.text("  " + " · ".join(cells))]

    def scored(self, seat: int, player: str, points: int | None, total: int) -> str:
        """Return one player's points of a round."""
        name = f"{constants.SEAT_LETTERS[seat]} {player}".strip()
        out = "yes" if points is None else "no"
        return self.words.text("the_abyss-table-round-points", player=name, out=out, n=points or 0, total=total)

    def why_over(self, game: Game, all_events: list[Event], n: int) -> str:
        """Return how the n-th scored round ended."""
        scored = [events for events in by_round(all_events) if any(event.kind == constants.SCORED for event in events)]
        return self.words.text(f"the_abyss-table-{ending(game.seats, scored[n - 1])}")

    def rounds(self, game: Game, all_events: list[Event]) -> int:
        """Return the number of rounds dealt."""
        return sum(event.kind == constants.ROUND for event in all_events)

    def endings(self, game: Game, all_events: list[Event]) -> dict[str, int]:
        """Count the rounds that ended by Stop, by a last survivor, or by an empty deck."""
        keys = ("stop", "survivor", "empty")
        counts = {self.words.text(f"the_abyss-table-{key}"): 0 for key in keys}
        for events in by_round(all_events):
            if any(event.kind == constants.SCORED for event in events):
                counts[self.words.text(f"the_abyss-table-{ending(game.seats, events)}")] += 1
        return counts


def in_order(game: Game, counts: list[int]) -> list[int]:
    """Return cards from counts by kind: highest points first, then Swords, Hooks, Eyes."""
    suits = ["points", "sword", "hook", "eye", "panic"]
    cards = [card for card, n in enumerate(counts) for _ in range(n)]
    return sorted(cards, key=lambda card: (suits.index(suit_of(game, card)), -points_of(game, card)))


def by_round(all_events: list[Event]) -> list[list[Event]]:
    """Return the events of each round."""
    out: list[list[Event]] = []
    for event in all_events:
        if event.kind == constants.ROUND:
            out.append([])
        if out:
            out[-1].append(event)
    return out


def ending(seats: int, events: list[Event]) -> str:
    """Return why a scored round ended."""
    if any(event.kind == constants.STOPPED for event in events):
        return "stop"
    out = sum(event.kind == constants.ELIMINATED for event in events)
    return "survivor" if out == seats - 1 else "empty"


def points_by_round(seats: int, all_events: list[Event]) -> list[list[int | None]]:
    """Return the points of every scored round by seat; None for a seat that was out."""
    rounds: list[list[int | None]] = []
    for events in by_round(all_events):
        points: list[int | None] = [None] * seats
        for event in events:
            if event.kind == constants.SCORED:
                points[event.seat] = event.n
        if any(value is not None for value in points):
            rounds.append(points)
    return rounds
