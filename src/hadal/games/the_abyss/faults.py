"""The Abyss: what must hold in every position, for audits and for positions read from text."""

from hadal.games.the_abyss import ask
from hadal.games.the_abyss.notation import placed
from hadal.games.the_abyss.state import Position
from hadal.games.the_abyss.words import FATAL


def faults(s: Position) -> list[str]:
    """Every broken invariant, in words."""
    return card_faults(s) + seat_faults(s) + draw_faults(s) + memory_faults(s)


def card_faults(s: Position) -> list[str]:
    """All 51 cards are somewhere, each kind as often as the deck list says; no Panic in a hand or the pile."""
    out: list[str] = []
    kinds, panic = s.tables.kinds, s.tables.panic
    for kind in range(int(kinds)):
        total = placed(s, kind) + sum(s.deck[i] == kind for i in range(int(s.deck_n)))
        if total != s.tables.deck.copies[kind]:
            out.append(f"{total} cards {s.tables.deck.names[kind]} instead of {s.tables.deck.copies[kind]}")
    if any(s.hands[zone * kinds + panic] for zone in range(int(s.seats) + 1)):
        out.append("a Panic in a hand")
    if any(s.pile[i] == panic for i in range(int(s.pile_n))):
        out.append("a Panic on the discard pile")
    if any(count < 0 for zone in (s.hands, s.played, s.out, s.panics, s.known, s.loose) for count in zone):
        out.append("a negative count")
    return out


def seat_faults(s: Position) -> list[str]:
    """Who is out has nothing; three Panics only while that is being settled; two or more are in the round."""
    out: list[str] = []
    threatened = {s.frames[at + 1] for at in range(0, int(s.top), 4) if s.frames[at] in (ask.THREAT, ask.DESTROY)}
    for seat in range(int(s.seats)):
        kinds = s.tables.kinds
        holds = sum(int(s.hands[seat * kinds + k] + s.played[seat * kinds + k]) for k in range(int(kinds)))
        if s.alive[seat] == 0 and (holds or s.panics[seat]):
            out.append(f"seat {seat} is out of the round and still has cards")
        if s.panics[seat] >= FATAL and seat not in threatened:
            out.append(f"seat {seat} has {s.panics[seat]} Panics and goes on")
    if s.top > 0:
        if sum(int(a) for a in s.alive) < 2:
            out.append("a round goes on with fewer than two players")
        if s.alive[s.to_move()] == 0:
            out.append("a player who is out of the round is asked")
    return out


def draw_faults(s: Position) -> list[str]:
    """Cards and Panics wait only while somebody draws; the deck is empty only then."""
    out: list[str] = []
    kinds = s.tables.kinds
    waiting = sum(int(s.hands[s.seats * kinds + kind]) for kind in range(int(kinds))) + int(s.waiting)
    if waiting and s.drawer < 0:
        out.append("cards are drawn, but nobody draws")
    if s.top > 0 and s.deck_n == 0 and s.drawer < 0:
        out.append("the deck is empty and the round goes on")
    return out


def memory_faults(s: Position) -> list[str]:
    """What anybody is sure of is true."""
    out: list[str] = []
    kinds, zones = int(s.tables.kinds), int(s.seats) + 1
    for viewer in range(zones):
        for kind in range(kinds):
            free = 0
            for zone in range(zones):
                spare = int(s.hands[zone * kinds + kind] - s.known[(viewer * zones + zone) * kinds + kind])
                if spare < 0:
                    out.append(f"viewer {viewer} is sure of a card that is not in zone {zone}")
                free += spare if zone < s.seats and s.roam[viewer] >> zone & 1 else 0
            if s.loose[viewer * kinds + kind] > free:
                out.append(f"viewer {viewer} is sure of a loose card that is not there")
    return out
