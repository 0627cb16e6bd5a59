"""Abyss: the payment rules of 7.2 with Krakens and Nebulis, compared with trying all sets (payment_law.py)."""

import random

import pytest

from hadal.games.abyss.boxes.registered import LORD_NAMES
from tests.abyss.payment_law import DECK, compare, compare_invented, is_wasteful, shows
from tests.abyss.scene import kraken

KRAKENS = ["K4", "K4", "K3", "K3", "K3", "K2", "K2"]


def random_hand(chance: random.Random, most: int) -> str:
    """Some cards, including Krakens; sometimes of few races, so that doubles are common."""
    races = chance.sample("JCHSQ", chance.choice([1, 2, 3, 5]))
    cards = chance.sample([card for card in DECK if card[0] in races], chance.randint(0, most))
    return ",".join(cards + chance.sample(KRAKENS, chance.choice([0, 1, 1, 2, 3, 4])))


def money(chance: random.Random) -> str:
    """Some Pearls and Nebulis, and perhaps the Smugglers that help with them."""
    lords = chance.choice(["", "outlaw", "counterfeiter", "outlaw,counterfeiter", "diplomat", "diplomat,outlaw"])
    mine = f"A.lords={lords}" if lords else ""
    return f"A.pearls={chance.choice([0, 0, 1, 2, 4])} A.nebulis={chance.choice([0, 1, 2, 3])} {mine}"


@pytest.mark.parametrize("useless", ["false", "true"])
def test_every_lord_is_paid_as_the_rules_say(useless: str) -> None:
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
def test_invented_prices_are_paid_as_the_rules_say(useless: str) -> None:
    """7.2 and 9.2 with any price, number of races and compulsory race"""
    chance = random.Random(f"invented krakens {useless}")
    found = 0
    for _ in range(120):
        text = f"allow_useless_allies={useless} court=keeper,miller,trader lord_deck= {money(chance)}"
        s = kraken(f"{text} A.hand={random_hand(chance, 6 if useless == 'false' else 4)}")
        found += compare_invented(s, chance, useless == "true")
    assert found > 1000


def test_the_reference_rules_agree_with_the_examples() -> None:
    """7.2: the checker itself; {S5, K4} cannot show one race that is Crab"""
    assert not shows(("S5", "K4"), 1, "C") and shows(("K4", "K4"), 1, "C") and shows(("C5", "K4"), 1, "C")
    assert shows(("C2", "S1", "K3"), 3, "C") and shows(("C3", "K4"), 2, "H") and not shows(("C3", "K4"), 1, "H")
    assert is_wasteful(("C5", "C4", "C1"), 8, 1, "C") and not is_wasteful(("C5", "C4"), 8, 1, "C")
