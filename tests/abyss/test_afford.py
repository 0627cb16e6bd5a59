"""What a Lord costs, what is missing, and every way to pay (abyss.md 7)."""

from itertools import product

import pytest

import hadal
from hadal.games.abyss.constants import DISABLED
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.state import Position
from tests.abyss.table import abyss, ask_again, court, fresh, give, hold, kinds, lord, play

ROW = list[int]


def slow_payments(s: Position, seat: int, who: int, useless: bool) -> set[tuple[tuple[int, ...], int]]:
    """All payments, found by trying every set of cards against 7.2."""
    t = s.tables
    hand = [kind for kind in range(1, int(t.kinds)) if s.cards[seat * t.kinds + kind] > 0]
    out: set[tuple[tuple[int, ...], int]] = set()
    for counts in product(*[range(int(s.cards[seat * t.kinds + kind]) + 1) for kind in hand]):
        cards = [kind for kind, n in zip(hand, counts, strict=True) for _ in range(n)]
        pearls = lawful(s, seat, who, cards)
        if pearls < 0 or pearls > s.pearls[seat]:
            continue
        fewer = [cards[:i] + cards[i + 1 :] for i in range(len(cards))]
        if useless or not any(lawful(s, seat, who, rest) == 0 for rest in fewer):
            out.add((tuple(sorted(cards)), pearls))
    return out


def lawful(s: Position, seat: int, who: int, cards: ROW) -> int:
    """The Pearls needed besides these cards, or -1 if their races are wrong."""
    t = s.tables
    races = {int(t.race[kind]) for kind in cards}
    if len(races) != t.races[who] or (t.must[who] >= 0 and int(t.must[who]) not in races):
        return -1
    return max(0, abyss().price(s, seat, who)[0] - sum(int(t.value[kind]) for kind in cards))


@pytest.mark.parametrize("useless", ["false", "true"])
@pytest.mark.parametrize("hand", ["J3 C2 S5 S1", "J5 J4 J1 J1 C3 C3 H2 S1 Q4", "J1 C1 C1 C2 H1 H1 S1 S2 Q1 Q1 Q1"])
@pytest.mark.parametrize("who", ["slaver", "master_of_magic", "traitor", "jailer", "oracle", "sage", "illusionist"])
def test_payments_are_exactly_the_legal_ones(who: str, hand: str, useless: str) -> None:
    game = abyss(allow_useless_allies=useless)
    s = fresh(game, pearls=4)
    hold(s, 0, hand)
    court(s, who)
    ask_again(s)
    found = game.payments(s, 0, lord(who))
    assert not found.truncated
    got = [(tuple(sorted(way.cards)), way.pearls) for way in found.ways]
    assert len(got) == len(set(got))
    assert set(got) == slow_payments(s, 0, lord(who), useless == "true")
    assert game.afford(s, 0, lord(who)).payable == bool(got) == s.allows(game.blocks.id(f"recruit:{who}"))


@pytest.fixture
def rulebook() -> tuple[Abyss, Position]:
    """The hand and Court of the recruiting example (7.4)."""
    game = abyss()
    s = fresh(game, pearls=2)
    hold(s, 0, "J3 C2 S5 S1")
    court(s, "master_of_magic", "slaver", "traitor")
    return game, ask_again(s)


def test_the_recruiting_example(rulebook: tuple[Abyss, Position]) -> None:
    game, s = rulebook
    master = game.payments(s, 0, lord("master_of_magic")).ways[0]
    assert (master.cards, master.pearls, master.affiliates) == (kinds("S5 J3 C2"), 0, kinds("C2"))
    slaver = game.payments(s, 0, lord("slaver")).ways
    assert [(way.cards, way.pearls, way.affiliates) for way in slaver] == [(kinds("S5 S1"), 2, kinds("S1"))]
    assert game.payments(s, 0, lord("traitor")).ways == []


def test_a_seat_or_a_lord_that_does_not_exist_is_refused_with_what_is_allowed() -> None:
    game = hadal.abyss()
    state = game.seeded(4)
    lord = game.lord("elder")
    for ask in (game.price, game.afford, game.payments):
        for seat in (-1, 2):
            with pytest.raises(ValueError, match=f"^a seat is a number from 0 to 1, not {seat}$"):
                ask(state, seat, lord)
        for number in (-1, 999):
            with pytest.raises(ValueError, match=rf"^a Lord is a number from 0 to \d+, such as .*, not {number}$"):
                ask(state, 0, number)
        with pytest.raises(TypeError, match=r"^this is a position of the_abyss, not of abyss$"):
            ask(hadal.the_abyss().seeded(4), 0, lord)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=r"^a seat is a number"):
            game.breakdown(state, seat)
        with pytest.raises(ValueError, match=r"^a seat is a number"):
            game.breakdown_if_over(state, seat)
        with pytest.raises(ValueError, match=r"^a seat is a number"):
            game.worth(state, seat, 0)
    for location in (-1, 999):
        with pytest.raises(ValueError, match=rf"^a Location is a number from 0 to \d+, not {location}$"):
            game.worth(state, 0, location)
    with pytest.raises(ValueError, match=r"^there is no Lord 'Eldr'; did you mean 'elder'\?$"):
        game.lord("Eldr")


def test_what_is_missing_for_the_traitor(rulebook: tuple[Abyss, Position]) -> None:
    game, s = rulebook
    bill = game.afford(s, 0, lord("traitor"))  # 12 with a Squid: S6, J3 and 2 Pearls make 11
    assert (bill.payable, bill.missing_race, bill.missing_races) == (False, 4, 1)
    assert (bill.reach, bill.missing_points, bill.distance) == (11, 1, 1)
    assert bill.as_dict()["distance"] == 1


def test_every_payment_can_be_played_card_by_card(rulebook: tuple[Abyss, Position]) -> None:
    game, s = rulebook
    hold(s, 0, "J1 C4 H2 H2")
    court(s, "master_of_magic", "slaver", "traitor", "keeper")
    ask_again(s)
    for way in game.payments(s, 0, lord("master_of_magic")).ways:
        g = s.clone()
        play(g, "recruit:master_of_magic")
        while g.question() == game.questions.index("pay"):
            rest = [w for w in game.payments(g, 0, lord("master_of_magic")).ways if w.cards == way.cards]
            play(g, "pay" if rest[0].next < 0 else f"ally:{game.card_name(rest[0].next)}")
        assert g.pearls[0] == s.pearls[0] - way.pearls
        assert g.owner[lord("master_of_magic")] == 0


def test_a_higher_payment_that_affiliates_a_better_ally_is_not_dominated() -> None:
    game = abyss()
    s = fresh(game, pearls=0)
    hold(s, 0, "H5 H4 S4 S2")
    court(s, "reaper")  # 7 points, 2 races, a Seahorse
    found = game.payments(ask_again(s), 0, lord("reaper"))
    assert [way.cards for way in found.ways] == [kinds("H5 S2"), kinds("H4 S4"), kinds("H5 S4")]
    assert [way.dominated for way in found.ways] == [False, False, True]  # H4 S4 leaves H5 and affiliates as well
    assert found.best == 2


def test_a_payment_with_the_lower_ally_dominates() -> None:
    game = abyss()
    s = fresh(game, pearls=0)
    hold(s, 0, "C5 C4 C1 S1 J1")
    court(s, "jailer")  # 6 points, 3 races, a Crab
    found = game.payments(ask_again(s), 0, lord("jailer"))
    assert [(way.cards, way.dominated) for way in found.ways] == [
        (kinds("C4 J1 S1"), False),
        (kinds("C5 J1 S1"), True),
    ]


def test_the_master_of_magic_lets_any_ally_be_affiliated(rulebook: tuple[Abyss, Position]) -> None:
    game, s = rulebook
    give(s, 0, "master_of_magic")
    ask_again(s)
    assert game.payments(s, 0, lord("slaver")).ways[0].affiliates == kinds("S5 S1")


def test_the_price_and_its_reasons() -> None:
    game = abyss(3)
    s = fresh(game)
    court(s, "slaver")
    give(s, 0, "treasurer")
    give(s, 1, "recruiter")
    slaver = lord("slaver")
    assert game.price(s, 0, slaver) == (8, [("printed", 8), ("treasurer", -2), ("recruiter", 2)])
    assert game.price(s, 1, slaver) == (8, [("printed", 8)])
    assert game.price(s, 2, slaver) == (10, [("printed", 8), ("recruiter", 2)])
    give(s, 2, "shaman")
    assert game.price(s, 2, slaver) == (8, [("printed", 8)])
    s.covered_by[lord("recruiter")] = DISABLED
    assert game.price(s, 0, slaver) == (6, [("printed", 8), ("treasurer", -2)])


def test_the_list_of_payments_is_cut_short_and_says_so() -> None:
    game = abyss(allow_useless_allies="true")
    s = fresh(game, pearls=9)
    hold(s, 0, "J1 J1 J1 C1 C1 C1 H1 H1 H1 S1 S1 S1 Q1 Q1 Q1 J2 J2 C2 C2 H2 H2 S2 S2 Q2 Q2")
    court(s, "sage")
    found = game.payments(ask_again(s), 0, lord("sage"))
    assert found.truncated
    assert len(found.ways) == 1000


def test_the_score_now_and_if_the_game_ended_now() -> None:
    game = abyss()
    s = fresh(game)
    give(s, 0, "keeper", "slaver")
    hold(s, 0, "C3 C1 J5")
    assert [(line.term, line.points) for line in game.breakdown(s, 0)] == [("lord", 5), ("lord", 6)]
    ended = game.breakdown_if_over(s, 0)
    assert [(line.term, line.points) for line in ended] == [("lord", 5), ("lord", 6), ("ally", 5), ("ally", 1)]
    assert s.scores()[0] == 11  # the position itself is unchanged
