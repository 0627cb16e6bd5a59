"""Helpers for tests of Abyss: set up a position, play it by action names, inspect it."""

import hadal
from hadal.core.chance import below, next_state
from hadal.core.events import Event
from hadal.core.state import State
from hadal.games.abyss import actions as action_ids
from hadal.games.abyss import events as event_kinds
from hadal.games.abyss.boxes.kraken.notation import loot_text, sentinel_text
from hadal.games.abyss.boxes.leviathan.notation import border_text, slain_text
from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.constants import ALLY_NAMES, DISABLED, FACE_UP, FREE, RACE_NAMES, RACES, TOKEN_NAMES
from hadal.games.abyss.rules.queries import base_pile, court_size, key_count, zone_size
from hadal.games.abyss.rules.queries import price as price_of
from hadal.games.abyss.rules.score import location_line
from hadal.games.abyss.show.invariants.position import faults
from hadal.games.abyss.state import Position

Way = tuple[tuple[str, ...], int, int]  # a payment: cards, Pearls, Nebulis


def position(text: str) -> Position:
    """A position, by default for two players, that may leave cards out."""
    head = "" if "seats=" in text else "seats=2 "
    state = hadal.position(f"abyss {head}partial=1 {text}")
    assert isinstance(state, Position)
    return state


def play(state: Position, *actions: str) -> Position:
    """Play actions by name; every step is tried on a clone first and must do the same there."""
    for name in actions:
        action = state.game.blocks.id(name)
        assert state.allows(action), f"{name} is not among {sorted(options(state))}"
        twin = state.clone()
        twin.apply(action)
        state.apply(action)
        assert state.game.write(twin) == state.game.write(state)
        check(state)
    return state


def played(state: State, *actions: str) -> Position:
    """Play actions on a copy; the position itself does not change."""
    copy = state.clone()
    assert isinstance(copy, Position)
    return play(copy, *actions)


def check(state: Position) -> None:
    """Check that the position is valid and reads back as written."""
    assert faults(state, whole=False) == []
    text = state.game.write(state)
    again = state.game.read(f"{text} partial=1" if "partial=1" not in text else text)
    assert state.game.write(again) == text
    assert again.legal() == state.legal()


def options(state: State) -> set[str]:
    """The names of all legal actions."""
    return {state.game.blocks.name(action) for action in state.legal()}


def asked(state: State) -> str:
    """The current question and its seat, such as `action:A`; empty when the game is over."""
    if state.over():
        return ""
    return f"{state.game.questions[state.question()]}:{'ABCDE'[state.to_move()]}"


def seat(letter: str) -> int:
    """The number of a seat."""
    return "ABCDE".index(letter)


def zone(state: Position, place: int) -> list[str]:
    """The cards of a zone, highest value first."""
    kinds = int(state.tables.kinds)
    return [ALLY_NAMES[kind] for kind in range(kinds) for _ in range(int(state.cards[place * kinds + kind]))]


def hand(state: Position, who: str) -> list[str]:
    """A hand, highest value first."""
    return zone(state, seat(who))


def affiliated(state: Position, who: str) -> list[str]:
    """The affiliated Allies of a seat, highest value first."""
    return zone(state, int(state.affiliated()) + seat(who))


def discard(state: Position) -> list[str]:
    """The discard pile: Monsters, then highest value first."""
    return zone(state, int(state.discards()))


def council(state: Position) -> dict[str, int]:
    """The sizes of the Council stacks that are not empty."""
    sizes = {RACE_NAMES[race]: int(zone_size(state, state.stacks() + race)) for race in range(RACES)}
    return {race: size for race, size in sizes.items() if size}


def pearls(state: Position) -> list[int]:
    """Pearls by seat."""
    return [int(n) for n in state.pearls]


def lords(state: Position, who: str) -> set[str]:
    """All Lords of a seat, in any state."""
    return {name for i, name in enumerate(LORD_NAMES[: int(state.tables.lords)]) if state.owner[i] == seat(who)}


def free(state: Position, who: str) -> set[str]:
    """The free Lords of a seat, disabled ones too."""
    flat = (FREE, DISABLED)
    return {name for name in lords(state, who) if state.covered_by[LORD_NAMES.index(name)] in flat}


def under(state: Position, location: str) -> set[str]:
    """The Lords under a Location."""
    where = LOCATION_NAMES.index(location)
    return {name for i, name in enumerate(LORD_NAMES[: int(state.tables.lords)]) if state.covered_by[i] == where}


def is_disabled(state: Position, lord: str) -> bool:
    """Whether the Assassin has disabled this Lord."""
    return state.covered_by[LORD_NAMES.index(lord)] == DISABLED


def locations(state: Position, who: str) -> set[str]:
    """The Locations of a seat."""
    return {name for i, name in enumerate(LOCATION_NAMES[: int(state.tables.locations)]) if held(state, i) == seat(who)}


def available(state: Position) -> set[str]:
    """The face-up Locations."""
    return {name for i, name in enumerate(LOCATION_NAMES[: int(state.tables.locations)]) if held(state, i) == FACE_UP}


def held(state: Position, location: int) -> int:
    """The place of a Location."""
    return int(state.location_owner[location])


def where_is(state: Position, lord: str) -> int:
    """The owner or place of a Lord."""
    return int(state.owner[LORD_NAMES.index(lord)])


def court(state: Position) -> list[str]:
    """The Court from its far end."""
    return [LORD_NAMES[lord] for lord in state.court if lord >= 0]


def court_count(state: Position) -> int:
    """How many Lords are at Court."""
    return int(court_size(state))


def keys(state: Position, who: str) -> int:
    """The keys of a seat: tokens and active Lords."""
    return int(key_count(state, seat(who)))


def price(state: Position, who: str, lord: str) -> int:
    """What a Lord costs a seat."""
    return int(price_of(state, seat(who), LORD_NAMES.index(lord)))


def tokens(state: Position, who: str) -> list[str]:
    """The Monster tokens of a seat."""
    kinds = int(state.tables.tokens)
    start = seat(who) * kinds
    return [name for kind, name in enumerate(TOKEN_NAMES[:kinds]) for _ in range(int(state.tokens[start + kind]))]


def pile(state: Position) -> int:
    """How many Monster tokens the pile holds."""
    return sum(int(state.tokens[state.seats * state.tables.tokens + kind]) for kind in range(int(state.tables.tokens)))


def worth(state: Position, who: str, location: str) -> int:
    """Current points of a Location for a seat."""
    return location_line(state, seat(who), LOCATION_NAMES.index(location)).points


def threat(state: Position) -> int:
    """The space of the Threat token, from 1."""
    return int(state.threat) + 1


def laid(state: Position) -> list[str]:
    """The Allies laid down as payment."""
    return zone(state, int(state.spent()))


def recruit(state: Position, lord: str, *cards: str, nebulis: int = 0) -> Position:
    """Recruit a Lord with exactly these Allies, Nebulis and Pearls for the rest; forced steps need no answer."""
    events: list[Event] = []
    state.log = events
    listed = list(cards)
    play(state, f"recruit:{lord}")
    while asked(state).startswith("pay"):
        missing = [card for card in ALLY_NAMES if listed.count(card) > laid(state).count(card)]
        missing.sort(key=lambda card: -int(card[1]))
        play(state, f"ally:{missing[0]}" if missing else f"pay-mixed:{nebulis}" if nebulis else "pay")
    paid = [ALLY_NAMES[event.card] for event in events if event.kind == event_kinds.LAID_DOWN]
    assert sorted(paid) == sorted(cards), f"{paid} were paid"
    return state


def ways(state: Position, lord: str) -> set[Way]:
    """All payments for a Lord that can be reached card by card.

    A payment reached twice, or a dead end, is an error.
    """
    found: set[Way] = set()
    if f"recruit:{lord}" not in options(state):
        return found
    start = state.clone()
    start.pop_and_answer(state.game.blocks.id(f"recruit:{lord}"))
    waiting = [start]
    while waiting:
        at = waiting.pop()
        answers = offers(at)
        assert answers, f"{laid(at)} leads nowhere"
        for action in answers:
            after = at.clone()
            after.pop_and_answer(action)
            if action_ids.ALLY <= action < action_ids.RECRUIT:
                waiting.append(after)
                continue
            mixed = action - action_ids.PAY_MIXED + 1 if action != action_ids.PAY else 0
            way = (tuple(laid(at)), int(at.pearls[at.turn] - after.pearls[at.turn]), mixed)
            assert way not in found, f"{way} was reached twice"
            found.add(way)
    return found


def payments(state: Position, lord: str) -> set[tuple[tuple[str, ...], int]]:
    """The same without Nebulis: the cards, and the Pearls for the rest."""
    return {(cards, spent) for cards, spent, _ in ways(state, lord)}


def kraken(text: str) -> Position:
    """A position with the Kraken box."""
    return position(f"expansions=kraken {text}")


def leviathan(text: str) -> Position:
    """A position with the Leviathan box."""
    return position(f"expansions=leviathan {text}")


def both(text: str) -> Position:
    """A position with both boxes."""
    return position(f"expansions=both {text}")


def dice_for(*faces: int) -> int:
    """A generator state whose next die rolls are these."""
    return next(dice for dice in range(1_000_000) if faces_after(dice, len(faces)) == list(faces))


def faces_after(dice: int, n: int) -> list[int]:
    """The next n rolls of a die."""
    out: list[int] = []
    for _ in range(n):
        dice = int(next_state(dice))
        out.append(int(below(dice, 6)) + 1)
    return out


def rolling(state: Position, *faces: int) -> Position:
    """Make these the next die rolls."""
    state.dice = dice_for(*faces)
    return state


def nebulis(state: Position) -> list[int]:
    """Nebulis by seat."""
    return [int(n) for n in state.nebulis]


def figure(state: Position) -> str:
    """The holder of the Kraken figure, or nobody."""
    return "ABCDE"[state.kraken_holder] if state.kraken_holder >= 0 else ""


def scourge(state: Position) -> str:
    """The holder of the Scourge, or nobody."""
    return "ABCDE"[state.scourge_holder] if state.scourge_holder >= 0 else ""


def sentinel(state: Position, name: str) -> str:
    """The owner of a Sentinel and what it guards, as in the notation."""
    found = [part for part in sentinel_text(state).split(",") if part.startswith(f"{name}:")]
    return found[0].removeprefix(f"{name}:") if found else ""


def border(state: Position) -> str:
    """The Border, as in the notation."""
    return border_text(state)


def loot(state: Position) -> str:
    """The Loot on Locations, as in the notation."""
    return loot_text(state)


def slain(state: Position, who: str) -> list[str]:
    """The Leviathans a seat has slain."""
    return [name for name in slain_text(state, seat(who)).split(",") if name]


def l_pile(state: Position) -> int:
    """How many L tokens the pile holds."""
    return pile(state) - int(base_pile(state))


def wounds(state: Position) -> list[int]:
    """Wounds by seat."""
    return [int(n) for n in state.wounds]


def offers(state: Position) -> list[int]:
    """The answers to the question on top, forced or not."""
    state.count = 0
    top = state.top
    state.offer_answers(state.frames[top - 4], state.frames[top - 3], state.frames[top - 2], state.frames[top - 1])
    return state.legal()
