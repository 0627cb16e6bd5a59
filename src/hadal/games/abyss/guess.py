"""Abyss: deal again what a viewer cannot see. Hands can be known by memory; decks and tokens cannot."""

from hadal.core.vector import i64, vec, zeros
from hadal.games.abyss.rules.queries import token_count
from hadal.games.abyss.state import Position


def guess(s: Position, viewer: int, seed: int) -> Position:
    """Return a position that the viewer cannot distinguish from the real one; it depends on seed and view alone."""
    g = redraw(s, seed)
    for i in range(0, len(g.tables.backs), 2):
        redeal_tokens(g, viewer, g.tables.backs[i], g.tables.backs[i + 1])
    if g.thief >= 0 and viewer != g.thief and viewer != g.robbed:
        g.taken = any_token(g, g.thief)
    g.revealed = s.revealed
    return g


def redraw(s: Position, seed: int) -> Position:
    """Return the position with all decks shuffled again: nobody knows the order of any of them."""
    g = s.clone()
    g.dice = seed & 0x3FFFFFFFFFFFFFFF
    redeal_row(g, g.deck, g.deck_n)
    redeal_row(g, g.lord_deck, g.lord_deck_n)
    redeal_row(g, g.location_deck, g.location_deck_n)
    redeal_row(g, g.loot_deck, g.loot_deck_n)
    redeal_row(g, g.leviathan_deck, g.leviathan_deck_n)
    g.revealed = s.revealed
    return g


def redeal_row(g: Position, row: vec[i64], count: i64) -> None:
    """Shuffle a deck, independently of its real order."""
    sort(row, count)
    g.shuffle(row, count)


def sort(row: vec[i64], count: i64) -> None:
    """Sort the first cards of a row in ascending order, by counting: cards are small numbers."""
    highest: i64 = 0
    for i in range(count):
        highest = max(highest, row[i])
    counts = zeros(highest + 1)
    for i in range(count):
        counts[row[i]] += 1
    place: i64 = 0
    for card in range(highest + 1):
        for _i in range(counts[card]):
            row[place] = card
            place += 1


def redeal_tokens(g: Position, viewer: i64, first: i64, kinds: i64) -> None:
    """Mix the tokens with one back, in the pile and of the other seats, and deal them again."""
    all_kinds = g.tables.tokens
    pool = zeros(int(all_kinds))
    room = zeros(int(g.seats) + 1)
    knows = viewer >= 0 and g.robbed == viewer and first <= g.taken < first + kinds
    for holder in range(g.seats + 1):
        if holder != viewer:
            lift(g, holder, first, kinds, pool, room)
    if knows:  # the victim of the Hunter knows one token of the thief
        pool[g.taken] -= 1
        room[g.thief] -= 1
        g.tokens[g.thief * all_kinds + g.taken] += 1
    lay(g, first, kinds, pool, room)


def lift(g: Position, holder: i64, first: i64, kinds: i64, pool: vec[i64], room: vec[i64]) -> None:
    """Move a holder's tokens into the pool and record how many it had."""
    start = holder * g.tables.tokens
    for kind in range(first, first + kinds):
        n = g.tokens[start + kind]
        pool[kind] += n
        room[holder] += n
        g.tokens[start + kind] = 0


def lay(g: Position, first: i64, kinds: i64, pool: vec[i64], room: vec[i64]) -> None:
    """Deal tokens from the pool to every holder; the pile keeps the rest."""
    all_kinds = g.tables.tokens
    for holder in range(g.seats + 1):
        while room[holder] > 0:
            kind = draw(g, pool, first, kinds)
            g.tokens[holder * all_kinds + kind] += 1
            room[holder] -= 1


def draw(g: Position, pool: vec[i64], first: i64, kinds: i64) -> i64:
    """Draw a random token from the pool."""
    total: i64 = 0
    for kind in range(first, first + kinds):
        total += pool[kind]
    at = g.below(total)
    kind = first
    while at >= pool[kind]:
        at -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def any_token(g: Position, holder: i64) -> i64:
    """Return a random token of a holder without moving it; -1 if there is none."""
    kinds = g.tables.tokens
    if token_count(g, holder) == 0:
        return -1
    held = g.tokens[holder * kinds : holder * kinds + kinds]
    return draw(g, held, 0, kinds)
