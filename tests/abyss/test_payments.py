"""Abyss: the payment rules of 7.2, compared with trying every set of cards (payment_law.py)."""

import random

import pytest

from hadal.games.abyss import actions
from hadal.games.abyss.boxes.registered import LORD_NAMES
from tests.abyss.payment_law import DECK, compare, compare_invented
from tests.abyss.scene import hand, position


def random_hand(chance: random.Random, most: int) -> str:
    """Some cards of the deck; sometimes of few races, so that doubles are common."""
    races = chance.sample("JCHSQ", chance.choice([1, 2, 3, 5, 5]))
    cards = [card for card in DECK if card[0] in races]
    return ",".join(chance.sample(cards, min(len(cards), chance.randint(1, most))))


@pytest.mark.parametrize("useless", ["false", "true"])
def test_every_lord_is_paid_as_the_rules_say(useless: str) -> None:
    """7.2 with the Lords as printed, sometimes with Diplomat, Treasurer and Recruiter."""
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
def test_invented_prices_are_paid_as_the_rules_say(useless: str) -> None:
    """7.2 with any price, number of races and compulsory race, beyond what the boxes print."""
    chance = random.Random(f"invented {useless}")
    head = f"allow_useless_allies={useless} court=keeper,miller,trader lord_deck="
    found = 0
    for _ in range(250):
        cards = random_hand(chance, 10 if useless == "false" else 8)
        s = position(f"{head} A.hand={cards} A.pearls={chance.choice([0, 0, 1, 3, 6])}")
        found += compare_invented(s, chance, useless == "true")
    assert found > 1000


def test_a_whole_hand_may_be_laid_down_where_useless_allies_are_allowed() -> None:
    """However rich the hand, no sum is mistaken for "none"."""
    s = position(f"allow_useless_allies=true court=sage,miller,trader A.hand={','.join(DECK)}")
    s.apply(s.game.blocks.id("recruit:sage"))
    while s.game.questions[s.question()] == "pay":
        s.apply(([action for action in s.legal() if action != actions.PAY] or [actions.PAY])[0])  # the highest Ally
    assert hand(s, "A") == []
