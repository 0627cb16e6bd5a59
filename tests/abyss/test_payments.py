"""Abyss: the payment law of 7.2, compared with trying every set of cards.

`legal_payments` is written from the text of the rule, card by card and without thought for speed. What can be
reached through the questions must be the same set: nothing missing, nothing more, nothing twice, no dead end.
"""

import itertools
import random

import pytest

from hadal.games.abyss import acts
from hadal.games.abyss.names import ALLY_NAMES, LORD_NAMES
from hadal.games.abyss.payment import can_pay, race_sums
from hadal.games.abyss.rules import has, price_change
from hadal.games.abyss.state import Position
from hadal.games.abyss.words import P_DIPLOMAT, RACE_LETTERS
from tests.abyss.scene import hand, options, payments, position, price

DECK = [f"{race}{value}" for race in "JCHSQ" for value, n in {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}.items() for _ in range(n)]
Ways = set[tuple[tuple[str, ...], int]]


def shows(cards: tuple[str, ...], races: int, must: str) -> bool:
    """Rules 1 to 3: exactly so many races, the compulsory one among them."""
    shown = {card[0] for card in cards}
    return len(shown) == races and (must == "" or must in shown)


def value(cards: tuple[str, ...]) -> int:
    """What cards are worth together."""
    return sum(int(card[1]) for card in cards)


def is_legal(cards: tuple[str, ...], cost: int, races: int, must: str, pearls: int, useless: bool) -> bool:
    """Rules 1 to 6 for one set of cards."""
    if not shows(cards, races, must) or cost - value(cards) > pearls:
        return False
    for i in range(len(cards)):
        rest = cards[:i] + cards[i + 1 :]
        if not useless and shows(rest, races, must) and value(rest) >= cost:
            return False
    return True


def legal_payments(cards: list[str], cost: int, races: int, must: str, pearls: int, useless: bool) -> Ways:
    """Every legal payment of a hand, by trying all sets; Pearls are what is missing."""
    found: Ways = set()
    for size in range(len(cards) + 1):
        for chosen in set(itertools.combinations(sorted(cards, key=ALLY_NAMES.index), size)):
            if is_legal(chosen, cost, races, must, pearls, useless):
                found.add((chosen, max(0, cost - value(chosen))))
    return found


def compare(s: Position, lord: str, useless: bool) -> int:
    """The questions and the text agree on one Lord: how many payments there are."""
    number, t = LORD_NAMES.index(lord), s.tables
    waived = t.must[number] < 0 or has(s, 0, P_DIPLOMAT)
    must = "" if waived else RACE_LETTERS[t.must[number]]
    wanted = legal_payments(
        hand(s, "A"), price(s, "A", lord), int(t.races[number]), must, int(s.pearls[0]), useless
    )  # fmt: skip
    race_sums(s, 0)
    assert bool(can_pay(s, 0, number, price_change(s, 0))) is bool(wanted)
    assert (f"recruit:{lord}" in options(s)) is bool(wanted)
    assert payments(s, lord) == wanted, s.notation()
    return len(wanted)


def random_hand(chance: random.Random, most: int) -> str:
    """Some cards of the deck; few races now and then, so that doubles are common."""
    races = chance.sample("JCHSQ", chance.choice([1, 2, 3, 5, 5]))
    cards = [card for card in DECK if card[0] in races]
    return ",".join(chance.sample(cards, min(len(cards), chance.randint(1, most))))


@pytest.mark.parametrize("useless", ["false", "true"])
def test_every_lord_is_paid_as_the_text_says(useless: str) -> None:
    """7.2 with the Lords as they are printed, Diplomat, Treasurer and Recruiter now and then."""
    chance = random.Random(f"printed {useless}")
    others = [name for name in LORD_NAMES[:35] if name not in ("diplomat", "treasurer", "recruiter")]
    found = 0
    for _ in range(250):
        court = chance.sample(others, 6)
        mine = chance.choice(["", "A.lords=diplomat", "A.lords=treasurer", "A.lords=diplomat,treasurer"])
        theirs = chance.choice(["", "B.lords=recruiter"])
        cards = random_hand(chance, 10 if useless == "false" else 8)
        text = f"allow_useless_allies={useless} court={','.join(court)} A.hand={cards} {mine} {theirs} lord_deck="
        s = position(f"{text} A.pearls={chance.choice([0, 0, 1, 2, 4, 8])}")
        found += sum(compare(s, lord, useless == "true") for lord in court)
    assert found > 1000


@pytest.mark.parametrize("useless", ["false", "true"])
def test_invented_prices_are_paid_as_the_text_says(useless: str) -> None:
    """7.2 with any price, number of races and compulsory race, beyond what the boxes print."""
    chance = random.Random(f"invented {useless}")
    head = f"allow_useless_allies={useless} court=keeper,miller,trader lord_deck="
    keeper = LORD_NAMES.index("keeper")
    found = 0
    for _ in range(250):
        cards = random_hand(chance, 10 if useless == "false" else 8)
        s = position(f"{head} A.hand={cards} A.pearls={chance.choice([0, 0, 1, 3, 6])}")
        for _ in range(5):
            s.tables.races[keeper] = chance.randint(1, 5)
            s.tables.must[keeper] = chance.choice([-1, 0, 1, 2, 3, 4])
            s.tables.cost[keeper] = chance.randint(0, 22)
            s.settle()
            found += compare(s, "keeper", useless == "true")
    assert found > 1000


def test_a_whole_hand_may_be_laid_down_where_useless_allies_are_allowed() -> None:
    """However rich the hand, no sum of it is mistaken for "none"."""
    s = position(f"allow_useless_allies=true court=sage,miller,trader A.hand={','.join(DECK)}")
    s.apply(s.game.blocks.id("recruit:sage"))
    while s.game.questions[s.question()] == "pay":
        s.apply(([action for action in s.legal() if action != acts.PAY] or [acts.PAY])[0])  # the dearest Ally
    assert hand(s, "A") == []
