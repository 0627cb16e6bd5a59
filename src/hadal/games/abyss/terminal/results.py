"""Final points of Abyss by category, with their breakdown and the tie-break."""

from __future__ import annotations

from rich.text import Text

from hadal.games.abyss.constants import RACE_LETTERS, SEAT_LETTERS
from hadal.games.abyss.rules.queries import lord_count
from hadal.games.abyss.rules.score import ScoreLine, extreme_lord
from hadal.games.abyss.terminal.style import STYLES, Pen, Sheet

LOCATION_TERMS = ("location", "mirror")
CATEGORIES = {
    "score-locations": LOCATION_TERMS,
    "score-lords": ("lord",),
    "score-allies": ("ally",),
    "score-tokens": ("token",),
}
BOXES = {  # categories of the expansions, shown if any player has points in them
    "score-nebulis": ("nebulis",),
    "score-figure": ("figure",),
    "score-wounds": ("wounds",),
    "score-scourge": ("scourge",),
}
FIRST, CELL = 20, 15  # columns of the categories and of each player, where there is room


def score_table(pen: Pen, sheet: Sheet) -> list[Text]:
    """Return points by category and player, the tie-breaking Pearls, then every single term."""
    seats = range(sheet.game.seats)
    lines = [sheet.game.breakdown(sheet.s, seat) for seat in seats]
    cell = max(4, min(CELL, (pen.terminal.width - FIRST) // len(seats)))
    names = [pen.seat(sheet, seat)[: cell - 1] for seat in seats]
    out = [Text(" " * FIRST + "".join(f"{name:>{cell}}" for name in names), "bold")]
    there = {line.term for mine in lines for line in mine}
    boxes = {category: terms for category, terms in BOXES.items() if there & set(terms)}
    for category, terms in (CATEGORIES | boxes).items():
        sums = [sum(line.points for line in mine if line.term in terms) for mine in lines]
        out.append(Text(f" {pen.say(category):<{FIRST - 1}}" + "".join(f"{n:>{cell}}" for n in sums)))
    totals = [sum(line.points for line in mine) for mine in lines]
    out.append(Text(f" {pen.say('score-total'):<{FIRST - 1}}" + "".join(f"{n:>{cell}}" for n in totals), "bold"))
    pearls = "".join(f"{n:>{cell}}" for n in sheet.view["pearls"])
    out += [pen.dim(f" {pen.say('score-pearls'):<{FIRST - 1}}{pearls}"), Text()]
    for seat in seats:
        out += details(pen, sheet, seat, lines[seat])
    return out + tie_break(pen, sheet, totals)


def details(pen: Pen, sheet: Sheet, seat: int, lines: list[ScoreLine]) -> list[Text]:
    """Return the breakdown of one player's points."""
    items = []
    for line in lines:
        if line.term in LOCATION_TERMS:
            worth = pen.terminal.plain(pen.nouns.worth(sheet.game, line))
            items.append(Text.assemble((pen.nouns.location(line.card), "cyan"), f" {worth}"))
        elif line.term == "lord":
            items.append(Text.assemble(pen.lord_name(sheet.game, line.card), f" {line.points}"))
        elif line.term == "ally":
            items.append(Text(f"{RACE_LETTERS[line.card]}{line.points}", STYLES[line.card]))
        elif f"score-{line.term}" in BOXES:
            items.append(Text(pen.say("score-counted", term=pen.say(f"score-{line.term}"), points=line.points)))
        else:
            items.append(Text(pen.say("score-token", n=line.count, each=line.each)))
    return pen.flow(Text(f" {SEAT_LETTERS[seat]} ", "bold"), items, ", ")


def tie_break(pen: Pen, sheet: Sheet, totals: list[int]) -> list[Text]:
    """Return which rule broke a tie, if there was one."""
    s = sheet.s
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return []
    rules = {
        "pearls": [int(s.pearls[seat]) for seat in tied],
        "lord": [int(extreme_lord(s, seat, True)) for seat in tied],
        "lords": [int(lord_count(s, seat)) for seat in tied],
    }
    left = list(range(len(tied)))
    for name, values in rules.items():
        best = max(values[i] for i in left)
        after = [i for i in left if values[i] == best]
        if len(after) < len(left):
            return [Text(), tie_text(pen, tied, totals, name)]
        left = after
    return [Text(), tie_text(pen, tied, totals, "shared")]


def tie_text(pen: Pen, tied: list[int], totals: list[int], rule: str) -> Text:
    """Describe the tie and the rule that broke it."""
    seats = pen.nouns.listed([SEAT_LETTERS[seat] for seat in tied])
    return pen.terminal.text(f" {pen.say('tie', seats=seats, n=max(totals), rule=rule)}", "bold")
