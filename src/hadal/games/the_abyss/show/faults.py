"""The Abyss: what must hold in every position, for audits and for positions read from text."""

from hadal.games.the_abyss import questions
from hadal.games.the_abyss.constants import FATAL
from hadal.games.the_abyss.show.notation import placed
from hadal.games.the_abyss.state import Position


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
    threatened = {
        s.frames[at + 1] for at in range(0, int(s.top), 4) if s.frames[at] in (questions.THREAT, questions.DESTROY)
    }
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
    """What anybody is sure of is true, what is public everybody knows, and nobody notes its own cards."""
    out: list[str] = []
    for viewer in range(int(s.seats) + 1):
        for zone in range(int(s.seats) + 1):
            out += zone_faults(s, viewer, zone)
        out += loose_faults(s, viewer)
    return out


def zone_faults(s: Position, viewer: int, zone: int) -> list[str]:
    """What is wrong with what a viewer knows of a zone."""
    out: list[str] = []
    kinds, zones = int(s.tables.kinds), int(s.seats) + 1
    own = (zone == viewer and zone < s.seats) or (zone == s.seats and viewer == s.drawer)
    for kind in range(kinds):
        sure = s.known[(viewer * zones + zone) * kinds + kind]
        if sure > s.hands[zone * kinds + kind]:
            out.append(f"viewer {viewer} is sure of a card that is not in zone {zone}")
        if own and sure > 0:
            out.append(f"viewer {viewer} notes its own cards")
        if not own and sure < s.known[(s.seats * zones + zone) * kinds + kind]:
            out.append(f"viewer {viewer} does not know what everybody knows of zone {zone}")
    return out


def loose_faults(s: Position, viewer: int) -> list[str]:
    """What is wrong with the cards a viewer knows to be in one of several hands."""
    out: list[str] = []
    kinds, zones = int(s.tables.kinds), int(s.seats) + 1
    among = [zone for zone in range(int(s.seats)) if s.roam[viewer] >> zone & 1]
    loose = [int(s.loose[viewer * kinds + kind]) for kind in range(kinds)]
    for kind, count in enumerate(loose):
        free = sum(s.hands[z * kinds + kind] - s.known[(viewer * zones + z) * kinds + kind] for z in among)
        if count > 0 and count > free:
            out.append(f"viewer {viewer} is sure of a loose card that is not there")
    if viewer in among:
        out.append(f"viewer {viewer} takes its own hand for one where loose cards may be")
    if any(loose) != bool(among):
        out.append(f"viewer {viewer} knows loose cards without hands, or hands without loose cards")
    return out
