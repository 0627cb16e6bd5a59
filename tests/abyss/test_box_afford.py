"""Paying with Krakens and Nebulis (abyss.md 7.2, 9.1, 9.2): every legal payment and no other."""

from itertools import product

import pytest

from hadal.games.abyss.constants import KRAKEN
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.state import Position
from tests.abyss.table import abyss, ask_again, court, fresh, give, hold, kinds, lord, play

Way = tuple[tuple[int, ...], int, int]


def lawful(s: Position, price: int, who: int, cards: list[int]) -> int:
    """What is missing besides these cards, or -1 if no assignment of races to the Krakens fits (7.2, rules 1 and 2)."""
    t = s.tables
    races = {int(t.race[kind]) for kind in cards} - {KRAKEN}
    wild = len([kind for kind in cards if t.race[kind] == KRAKEN])
    if not len(races) <= t.races[who] <= len(races) + wild:
        return -1
    must = int(t.must[who])
    if must >= 0 and must not in races and not len(races) < t.races[who]:
        return -1
    return max(0, price - sum(int(t.value[kind]) for kind in cards))


def splits(s: Position, missing: int, most: int, remain: bool) -> list[int]:
    """The possible numbers of Nebulis in an amount (9.2)."""
    pearls, held = int(s.pearls[0]), int(s.nebulis[0])
    able = [n for n in range(min(most, held, missing) + 1) if missing - n <= pearls]
    return [n for n in able if n == 0 or missing - n == pearls or remain]


def slow(game: Abyss, s: Position, who: int, most: int, remain: bool) -> set[Way]:
    """All payments by trying every set of cards and every split."""
    t = s.tables
    price = game.price(s, 0, who)[0]
    hand = [kind for kind in range(1, int(t.kinds)) if s.cards[kind] > 0]
    out: set[Way] = set()
    for counts in product(*[range(int(s.cards[kind]) + 1) for kind in hand]):
        cards = [kind for kind, n in zip(hand, counts, strict=True) for _ in range(n)]
        missing = lawful(s, price, who, cards)
        if missing < 0 or any(lawful(s, price, who, cards[:i] + cards[i + 1 :]) == 0 for i in range(len(cards))):
            continue
        out |= {(tuple(sorted(cards)), missing - n, n) for n in splits(s, missing, most, remain)}
    return out


@pytest.mark.parametrize("hand", ["K4 K2 J3 C2 S5", "K3 K3 K2 J4 J1 C3 H2", "K4 C1 C1 C2 H1 S1 S2 Q1", "J3 C2 S5 S1"])
@pytest.mark.parametrize("lords", [[], ["outlaw"], ["counterfeiter"], ["outlaw", "counterfeiter"]])
@pytest.mark.parametrize("pearls", [0, 1, 4])
def test_payments_are_exactly_the_legal_ones(hand: str, lords: list[str], pearls: int) -> None:
    game = abyss(expansions="kraken")
    for who in ("slaver", "master_of_magic", "traitor", "jailer", "sage", "illusionist", "fence", "watcher"):
        s = fresh(game, pearls=pearls)
        hold(s, 0, hand)
        s.nebulis[0], s.kraken_holder = 2, 0
        give(s, 0, *lords)
        court(s, who)
        ask_again(s)
        found = game.payments(s, 0, lord(who))
        got = [(tuple(sorted(way.cards)), way.pearls, way.nebulis) for way in found.ways]
        assert len(got) == len(set(got)) and not found.truncated
        assert set(got) == slow(game, s, lord(who), 2 if "outlaw" in lords else 1, "counterfeiter" in lords), who
        assert game.afford(s, 0, lord(who)).payable == bool(got) == s.allows(game.blocks.id(f"recruit:{who}"))


def test_every_payment_can_be_played_and_brings_what_it_says() -> None:
    game = abyss(expansions="kraken")
    s = fresh(game, pearls=2)
    hold(s, 0, "K4 K2 J3 C2 S3")
    s.nebulis[0], s.kraken_holder = 1, 0
    court(s, "master_of_magic", "slaver", "traitor", "keeper")
    ask_again(s)
    for way in game.payments(s, 0, lord("master_of_magic")).ways:
        g = play(s.clone(), "recruit:master_of_magic")
        while game.being_paid(g) == lord("master_of_magic"):
            rest = game.payments(g, 0, lord("master_of_magic")).ways
            same = next(w for w in rest if (w.cards, w.nebulis) == (way.cards, way.nebulis))
            done = f"pay-mixed:{way.nebulis}" if way.nebulis else "pay"
            play(g, done if same.next < 0 else f"ally:{game.card_name(same.next)}")
        assert g.pearls[0] == 2 - way.pearls
        assert g.nebulis[0] == 1 - way.nebulis + way.gained


def test_a_kraken_represents_a_missing_race() -> None:
    game = abyss(expansions="kraken")
    s = fresh(game, pearls=1)
    hold(s, 0, "S5 J3")
    court(s, "traitor")  # 12, three races, a Squid
    bill = game.afford(ask_again(s), 0, lord("traitor"))
    assert (bill.missing_race, bill.reach, bill.payable) == (4, 9, False)
    hold(s, 0, "K3")
    bill = game.afford(ask_again(s), 0, lord("traitor"))
    assert (bill.missing_race, bill.missing_races, bill.reach, bill.missing_points) == (-1, 0, 12, 0)
    s.nebulis[0] = 1
    s.pearls[0] = 0
    [way] = game.payments(ask_again(s), 0, lord("traitor")).ways
    assert (way.cards, way.pearls, way.nebulis, way.gained) == (kinds("S5 J3 K3"), 0, 1, 2)
    assert way.affiliates == kinds("J3")


def test_nothing_is_affiliated_when_all_are_krakens() -> None:
    game = abyss(expansions="kraken")
    s = fresh(game)
    hold(s, 0, "K4 K4")
    court(s, "slaver")
    [way] = game.payments(ask_again(s), 0, lord("slaver")).ways
    assert (way.cards, way.affiliates, way.gained) == (kinds("K4 K4"), [], 6)


def test_a_score_as_if_the_game_were_over_counts_krakens_in_hand() -> None:
    game = abyss(3, expansions="kraken")
    s = fresh(game)
    hold(s, 0, "K4 C3")
    hold(s, 1, "K2 K2")
    lines = {line.term: line.points for line in game.breakdown_if_over(s, 0)}
    assert (lines["ally"], lines["nebulis"], lines["figure"]) == (3, -3, -5)
    give(s, 0, "cleaner")
    cleaned = {line.term: line.points for line in game.breakdown_if_over(s, 0)}
    assert "nebulis" not in cleaned and "figure" not in cleaned
    assert {line.term: line.points for line in game.breakdown_if_over(s, 1)} == {"nebulis": -2, "figure": -5}
    assert s.nebulis[0] == 0 and s.kraken_holder == -1
