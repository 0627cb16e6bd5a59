"""The Kraken box: why an action about Sentinels, Nebulis, the figure or found Allies is not legal now."""

from hadal.core.labels import NONE, Reason
from hadal.games.abyss import questions
from hadal.games.abyss.constants import AT_LOCATION, AT_LORD, AT_STACK, FACE_UP, FREE, IN_AREA, MONSTER, SENTINELS
from hadal.games.abyss.rules.sentinels import kept_from, zone_is_free, zone_of
from hadal.games.abyss.show.labels import frame_card, frame_n
from hadal.games.abyss.state import Position

SEATS_BEFORE = 8  # how the Fence's question packs its seats


def refusal(s: Position, me: int, block: str, at: int) -> Reason | None:
    """Why an action that answers the question is not legal, if this box decides that."""
    question = s.question()
    if question == questions.GUARD:
        return cannot_guard(s, block, at)
    if block == "guard":
        return cannot_place(s, me, at)
    if block == "seat" and question == questions.GIVE_NEBULIS:
        return cannot_give(s, me, at)
    if block == "seat" and question == questions.FIGURE:
        return cannot_have_figure(s, at)
    if block == "ally" and at != MONSTER:
        return bad_found_ally(s, me, at)
    if block == "lord" and question == questions.LIBERATE:
        return cannot_liberate(s, me, at)
    return None


def cannot_guard(s: Position, block: str, at: int) -> Reason | None:
    """Why a Sentinel cannot guard this stack, Lord or Location; None if the base box has the reason."""
    if block == "stack":
        return zone_guarded(s, AT_STACK + at) or Reason("other-question", have=s.question())
    if block == "lord" and s.owner[at] == FACE_UP:
        return zone_guarded(s, AT_LORD + at)
    if block == "location" and s.location_owner[at] == FACE_UP:
        return zone_guarded(s, AT_LOCATION + at)
    return None


def reserved(s: Position, me: int, place: int) -> Reason | None:
    """A reason if an opponent's Sentinel guards this; otherwise None."""
    if s.guarded == 0 or not kept_from(s, me, place):
        return None
    owner = next(int(s.guards[3 * i]) for i in range(SENTINELS) if s.guards[3 * i + 1] == place)
    return Reason("reserved", card=place % 100, seat=owner)


def zone_guarded(s: Position, place: int) -> Reason | None:
    """A reason if this zone already has a Sentinel; otherwise None."""
    zone = zone_of(place)
    if zone_is_free(s, zone):
        return None
    there = [i for i in range(SENTINELS) if s.guards[3 * i + 1] != IN_AREA and zone_of(s.guards[3 * i + 1]) == zone]
    return Reason("zone-guarded", card=place % 100, seat=int(s.guards[3 * there[0]]))


def cannot_place(s: Position, me: int, sentinel: int) -> Reason:
    """Why a Sentinel cannot be placed now."""
    owner, place, since = [int(s.guards[3 * sentinel + i]) for i in range(3)]
    if owner != me:
        return Reason("not-yours", card=sentinel, seat=max(NONE, owner))
    if place != IN_AREA:
        return Reason("sentinel-guards", card=sentinel)
    if since >= s.turns:
        return Reason("from-next-turn", card=sentinel)
    return Reason("nothing-to-guard", card=sentinel)


def cannot_give(s: Position, me: int, who: int) -> Reason:
    """Why the Fence cannot give a Nebulis to a seat."""
    if who == me:
        return Reason("yourself", seat=who)
    return Reason("wrong-order" if who < frame_card(s) % SEATS_BEFORE else "cannot-complete", seat=who)


def cannot_have_figure(s: Position, who: int) -> Reason:
    """Why a seat cannot take the Kraken figure."""
    if who == s.kraken_holder:
        return Reason("has-the-figure", seat=who)
    most = max(int(s.nebulis[seat]) for seat in range(int(s.seats)))
    if s.nebulis[who] < most:
        return Reason("too-few-nebulis", have=int(s.nebulis[who]), need=most, seat=who)
    return Reason("old-tie", have=most, seat=who)


def bad_found_ally(s: Position, me: int, kind: int) -> Reason | None:
    """Why an Ally cannot be healed or given up; None under other questions."""
    question = s.question()
    if question == questions.HEAL:
        return Reason("not-in-discard-pile", card=kind)
    if question == questions.LOSE_AFFILIATED:
        if s.tables.race[kind] != frame_n(s):
            return Reason("other-race", need=frame_n(s), card=kind)
        return Reason("not-affiliated", card=kind)
    return None


def cannot_liberate(s: Position, me: int, lord: int) -> Reason:
    """Why the Liberator cannot free a Lord."""
    if s.owner[lord] != me:
        return Reason("not-yours", card=lord, seat=max(NONE, int(s.owner[lord])))
    return Reason("already-free" if s.covered_by[lord] == FREE else "disabled", card=lord)
