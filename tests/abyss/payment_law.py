"""The payment rules of 7.2 and 9.2, written from the rulebook, card by card and without regard to speed.

Every assignment of races to Krakens and every split of Pearls and Nebulis is tried. The payments that can be reached
through the questions must be the same set: none missing, none extra, none twice, no dead end.
"""

import itertools
import random

from hadal.games.abyss.boxes.registered import LORD_NAMES
from hadal.games.abyss.constants import ALLY_NAMES, COUNTERFEITER, DIPLOMAT, OUTLAW, RACE_LETTERS
from hadal.games.abyss.rules.payment import can_pay, race_sums
from hadal.games.abyss.rules.queries import has, price_change
from hadal.games.abyss.state import Position
from tests.abyss.scene import Way, hand, options, price, ways

PLAIN = {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}
DECK = [f"{race}{value}" for race in "JCHSQ" for value, n in PLAIN.items() for _ in range(n)]


def shows(cards: tuple[str, ...], races: int, must: str) -> bool:
    """Rules 1 to 3: whether some assignment of races to Krakens shows exactly `races` races, including `must`."""
    plain = {card[0] for card in cards if card[0] != "K"}
    wild = sum(card[0] == "K" for card in cards)
    for given in itertools.combinations_with_replacement("JCHSQ", wild):
        shown = plain | set(given)
        if len(shown) == races and (must == "" or must in shown):
            return True
    return False


def value(cards: tuple[str, ...]) -> int:
    """Total value of the cards."""
    return sum(int(card[1]) for card in cards)


def splits(amount: int, pearls: int, nebulis: int, outlaw: bool, counterfeiter: bool) -> list[tuple[int, int]]:
    """9.2: every way to pay an amount."""
    found = []
    for n in range((2 if outlaw else 1) + 1):
        p = amount - n
        if 0 <= p <= pearls and n <= nebulis and (n == 0 or p == pearls or counterfeiter):
            found.append((p, n))
    return found


def is_wasteful(cards: tuple[str, ...], cost: int, races: int, must: str) -> bool:
    """Rule 6: whether a single card could be left out."""
    rests = [cards[:i] + cards[i + 1 :] for i in range(len(cards))]
    return any(value(rest) >= cost and shows(rest, races, must) for rest in rests)


def legal_payments(s: Position, lord: str, useless: bool) -> set[Way]:
    """Every legal payment of seat A for a Lord, by trying all sets and splits."""
    number, t = LORD_NAMES.index(lord), s.tables
    waived = t.must[number] < 0 or has(s, 0, DIPLOMAT)
    must = "" if waived else RACE_LETTERS[t.must[number]]
    races, cost = int(t.races[number]), price(s, "A", lord)
    money = (int(s.pearls[0]), int(s.nebulis[0]), bool(has(s, 0, OUTLAW)), bool(has(s, 0, COUNTERFEITER)))
    found: set[Way] = set()
    cards = sorted(hand(s, "A"), key=ALLY_NAMES.index)
    for size in range(len(cards) + 1):
        for chosen in set(itertools.combinations(cards, size)):
            if shows(chosen, races, must) and (useless or not is_wasteful(chosen, cost, races, must)):
                found |= {(chosen, p, n) for p, n in splits(max(0, cost - value(chosen)), *money)}
    return found


def compare(s: Position, lord: str, useless: bool) -> int:
    """Compare the questions with the rules for one Lord; return the number of payments."""
    wanted = legal_payments(s, lord, useless)
    race_sums(s, 0)
    assert bool(can_pay(s, 0, LORD_NAMES.index(lord), price_change(s, 0))) is bool(wanted), s.notation()
    assert (f"recruit:{lord}" in options(s)) is bool(wanted)
    assert ways(s, lord) == wanted, s.notation()
    return len(wanted)


def compare_invented(s: Position, chance: random.Random, useless: bool) -> int:
    """The same for the Keeper at five invented prices."""
    keeper = LORD_NAMES.index("keeper")
    found = 0
    for _ in range(5):
        s.tables.races[keeper] = chance.randint(1, 5)
        s.tables.must[keeper] = chance.choice([-1, 0, 1, 2, 3, 4])
        s.tables.cost[keeper] = chance.randint(0, 22)
        s.settle()
        found += compare(s, "keeper", useless)
    return found
