"""Abyss: the payment law of 7.2 with Krakens and Nebulis, compared with trying every set of cards.

Written from the text of the rule, like test_payments.py: a Kraken is given a race in every possible way, and every
split of Pearls and Nebulis is tried against 9.2.
"""

import itertools
import random

import pytest

from hadal.games.abyss import acts
from hadal.games.abyss.names import ALLY_NAMES, LORD_NAMES
from hadal.games.abyss.payment import can_pay, race_sums
from hadal.games.abyss.rules import has, price_change
from hadal.games.abyss.state import Position
from hadal.games.abyss.words import P_COUNTERFEITER, P_DIPLOMAT, P_OUTLAW, RACE_LETTERS
from tests.abyss.scene import hand, kraken, laid, offers, options, price

PLAIN = {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}
DECK = [f"{race}{value}" for race in "JCHSQ" for value, n in PLAIN.items() for _ in range(n)]
KRAKENS = ["K4", "K4", "K3", "K3", "K3", "K2", "K2"]
Way = tuple[tuple[str, ...], int, int]  # cards, Pearls, Nebulis


def shows(cards: tuple[str, ...], races: int, must: str) -> bool:
    """Rules 1 to 3: is there one assignment of races to Krakens that shows exactly so many, `must` among them?"""
    plain = {card[0] for card in cards if card[0] != "K"}
    wild = sum(card[0] == "K" for card in cards)
    for given in itertools.combinations_with_replacement("JCHSQ", wild):
        shown = plain | set(given)
        if len(shown) == races and (must == "" or must in shown):
            return True
    return False


def value(cards: tuple[str, ...]) -> int:
    """What cards are worth together."""
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
    """Rule 6: may a single card be left out?"""
    rests = [cards[:i] + cards[i + 1 :] for i in range(len(cards))]
    return any(value(rest) >= cost and shows(rest, races, must) for rest in rests)


def legal_payments(s: Position, lord: str, useless: bool) -> set[Way]:
    """Every legal payment of seat A for a Lord, by trying all sets and splits."""
    number, t = LORD_NAMES.index(lord), s.tables
    waived = t.must[number] < 0 or has(s, 0, P_DIPLOMAT)
    must = "" if waived else RACE_LETTERS[t.must[number]]
    races, cost = int(t.races[number]), price(s, "A", lord)
    money = (int(s.pearls[0]), int(s.nebulis[0]), bool(has(s, 0, P_OUTLAW)), bool(has(s, 0, P_COUNTERFEITER)))
    found: set[Way] = set()
    cards = sorted(hand(s, "A"), key=ALLY_NAMES.index)
    for size in range(len(cards) + 1):
        for chosen in set(itertools.combinations(cards, size)):
            if shows(chosen, races, must) and (useless or not is_wasteful(chosen, cost, races, must)):
                found |= {(chosen, p, n) for p, n in splits(max(0, cost - value(chosen)), *money)}
    return found


def reached(state: Position, lord: str) -> set[Way]:
    """All payments that the questions reach; one reached twice, or a way that leads nowhere, is an error."""
    found: set[Way] = set()
    if f"recruit:{lord}" not in options(state):
        return found
    start = state.clone()
    start.reply(state.game.blocks.id(f"recruit:{lord}"))
    waiting = [start]
    while waiting:
        at = waiting.pop()
        answers = offers(at)
        assert answers, f"{laid(at)} leads nowhere"
        for action in answers:
            if acts.ALLY <= action < acts.RECRUIT:
                waiting.append(at.clone())
                waiting[-1].reply(action)
                continue
            n = action - acts.PAY_MIXED + 1 if action >= acts.PAY_MIXED else 0
            missing = max(0, price(at, "A", lord) - value(tuple(laid(at))))
            way = (tuple(laid(at)), missing - n, n)
            assert way not in found, f"{way} was reached twice"
            found.add(way)
    return found


def compare(s: Position, lord: str, useless: bool) -> int:
    """The questions and the text agree on one Lord: how many payments there are."""
    wanted = legal_payments(s, lord, useless)
    race_sums(s, 0)
    assert bool(can_pay(s, 0, LORD_NAMES.index(lord), price_change(s, 0))) is bool(wanted), s.notation()
    assert (f"recruit:{lord}" in options(s)) is bool(wanted)
    assert reached(s, lord) == wanted, s.notation()
    return len(wanted)


def random_hand(chance: random.Random, most: int) -> str:
    """Some cards, Krakens among them; few races now and then, so that doubles are common."""
    races = chance.sample("JCHSQ", chance.choice([1, 2, 3, 5]))
    cards = chance.sample([card for card in DECK if card[0] in races], chance.randint(0, most))
    return ",".join(cards + chance.sample(KRAKENS, chance.choice([0, 1, 1, 2, 3, 4])))


def money(chance: random.Random) -> str:
    """Some Pearls and Nebulis, and perhaps the Smugglers that help with them."""
    lords = chance.choice(["", "outlaw", "counterfeiter", "outlaw,counterfeiter", "diplomat", "diplomat,outlaw"])
    mine = f"A.lords={lords}" if lords else ""
    return f"A.pearls={chance.choice([0, 0, 1, 2, 4])} A.nebulis={chance.choice([0, 1, 2, 3])} {mine}"


@pytest.mark.parametrize("useless", ["false", "true"])
def test_every_lord_is_paid_as_the_text_says(useless: str) -> None:
    """7.2 and 9.2 with the Lords as they are printed"""
    chance = random.Random(f"krakens {useless}")
    others = [name for name in LORD_NAMES[:53] if name not in ("diplomat", "outlaw", "counterfeiter")]
    found = 0
    for _ in range(120):
        court = chance.sample(others, 6)
        text = f"allow_useless_allies={useless} court={','.join(court)} lord_deck= {money(chance)}"
        s = kraken(f"{text} A.hand={random_hand(chance, 6 if useless == 'false' else 4)}")
        found += sum(compare(s, lord, useless == "true") for lord in court)
    assert found > 1000


@pytest.mark.parametrize("useless", ["false", "true"])
def test_invented_prices_are_paid_as_the_text_says(useless: str) -> None:
    """7.2 and 9.2 with any price, number of races and compulsory race"""
    chance = random.Random(f"invented krakens {useless}")
    keeper = LORD_NAMES.index("keeper")
    found = 0
    for _ in range(120):
        text = f"allow_useless_allies={useless} court=keeper,miller,trader lord_deck= {money(chance)}"
        s = kraken(f"{text} A.hand={random_hand(chance, 6 if useless == 'false' else 4)}")
        for _ in range(5):
            s.tables.races[keeper] = chance.randint(1, 5)
            s.tables.must[keeper] = chance.choice([-1, 0, 1, 2, 3, 4])
            s.tables.cost[keeper] = chance.randint(0, 22)
            s.settle()
            found += compare(s, "keeper", useless == "true")
    assert found > 1000


def test_the_law_is_checked_with_examples_of_the_text() -> None:
    """7.2: the checker itself; {S5, K4} cannot show one race that is Crab"""
    assert not shows(("S5", "K4"), 1, "C") and shows(("K4", "K4"), 1, "C") and shows(("C5", "K4"), 1, "C")
    assert shows(("C2", "S1", "K3"), 3, "C") and shows(("C3", "K4"), 2, "H") and not shows(("C3", "K4"), 1, "H")
    assert is_wasteful(("C5", "C4", "C1"), 8, 1, "C") and not is_wasteful(("C5", "C4"), 8, 1, "C")
