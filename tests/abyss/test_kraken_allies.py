"""Abyss, Kraken box: Kraken Allies, Nebulis and the Kraken figure (9.1 to 9.3)."""

import pytest

from hadal.core.vector import vector
from hadal.games.abyss.rules.nebulis import check_figure
from tests.abyss.scene import (
    affiliated,
    asked,
    council,
    discard,
    figure,
    hand,
    kraken,
    nebulis,
    options,
    pearls,
    play,
    played,
    position,
    recruit,
)
from tests.abyss.table import abyss


def test_a_kraken_fills_a_missing_race() -> None:
    """S117"""
    s = recruit(kraken("court=jailer,... A.hand=C2,S1,K3"), "jailer", "C2", "S1", "K3")
    assert (affiliated(s, "A"), nebulis(s), figure(s)) == (["S1"], [2, 0], "A")
    assert discard(s) == ["C2", "K3"]


def test_a_kraken_stands_for_the_compulsory_race() -> None:
    """S118"""
    s = recruit(kraken("court=reaper,... A.hand=C3,K4"), "reaper", "C3", "K4")
    assert (affiliated(s, "A"), nebulis(s)) == (["C3"], [3, 0])


def test_krakens_alone_affiliate_nothing() -> None:
    """S120"""
    s = recruit(kraken("court=peddler,... A.hand=K4*2"), "peddler", "K4", "K4")
    assert (affiliated(s, "A"), nebulis(s), discard(s)) == ([], [6, 0], ["K4", "K4"])
    assert pearls(s) == [2, 0]


@pytest.mark.parametrize(
    ("cards", "legal"),
    [("C5,C3", True), ("C5,C4", True), ("C5,S3", False), ("S5,K4", False), ("K4*2", True), ("C5,K4", True)],
)
def test_the_examples_of_the_payment_rules(cards: str, legal: bool) -> None:
    """7.2: price 8, one race, Crab"""
    assert ("recruit:commander" in options(kraken(f"court=commander,... A.hand={cards}"))) is legal


def test_a_kraken_left_on_the_track_goes_to_a_stack_of_the_players_choice() -> None:
    """S121"""
    s = play(kraken("deck=K2,J1,..."), "explore", "dig", "take")
    assert (asked(s), len(options(s))) == ("place-kraken:A", 5)
    play(s, "stack:shellfish")
    assert (council(s), asked(s), nebulis(s)) == ({"shellfish": 1}, "action:B", [0, 0])
    assert hand(play(s, "stack:shellfish"), "B") == ["K2"]


def test_krakens_left_on_the_track_are_placed_in_track_order() -> None:
    """E7"""
    s = play(kraken("deck=K2,C1,K4,J1,..."), "explore", "dig", "dig", "dig", "take")
    assert "track=K2,-,K4" in s.notation()
    s = play(s, "stack:crab")
    assert "track=-,-,K4" in s.notation() and council(s) == {"crab": 2}
    assert council(play(s, "stack:crab")) == {"crab": 3}


def test_a_kraken_may_go_onto_a_stack_that_an_opponent_guards() -> None:
    """Ruling 58"""
    s = play(kraken("deck=K2,J1,... sentinels=vigil:B:crab"), "explore", "dig", "take", "stack:crab")
    assert council(s) == {"crab": 1}


def test_the_ship_master_ignores_krakens() -> None:
    """S122"""
    s = play(kraken("A.lords=ship_master deck=K2,C1,J1,..."), "explore", "dig", "dig", "take", "stack:crab")
    assert pearls(s) == [1, 0]


def test_a_kraken_is_sold_like_any_ally() -> None:
    """9.1"""
    s = play(kraken("B.pearls=1 deck=K4,J1,..."), "explore", "buy")
    assert (hand(s, "B"), nebulis(s), pearls(s)) == (["K4"], [0, 0], [1, 0])


def test_a_price_of_one_may_be_paid_with_a_nebulis() -> None:
    """S124"""
    s = kraken("B.nebulis=1 deck=C1,J1,...")
    assert figure(s) == "B"
    play(s, "explore")
    assert (asked(s), options(s)) == ("offer:B", {"pass", "buy-mixed:1"})
    play(s, "buy-mixed:1")
    assert (nebulis(s), figure(s), hand(s, "B")) == ([1, 0], "A", ["C1"])


SPLITS = [
    ("B.lords=outlaw B.pearls=1 B.nebulis=3", 3, {"buy-mixed:2"}),
    ("B.lords=counterfeiter B.pearls=5 B.nebulis=3", 2, {"buy", "buy-mixed:1"}),
    ("B.lords=counterfeiter,outlaw B.pearls=5 B.nebulis=3", 2, {"buy", "buy-mixed:1", "buy-mixed:2"}),
    ("B.pearls=1 B.nebulis=3", 2, {"buy-mixed:1"}),
    ("B.pearls=2 B.nebulis=3", 2, {"buy"}),
    ("B.pearls=0 B.nebulis=3", 2, set()),
    ("B.lords=outlaw B.pearls=0 B.nebulis=3", 2, {"buy-mixed:2"}),
    ("B.lords=outlaw B.pearls=0 B.nebulis=1", 2, set()),
]


@pytest.mark.parametrize(("text", "price", "ways"), SPLITS)
def test_the_splits_of_a_purchase(text: str, price: int, ways: set[str]) -> None:
    """S125, S126, 9.2"""
    sold = f"C.bought={price - 1}" if price > 1 else ""
    lords = "" if price < 3 else " C.lords=hypnotist"
    s = kraken(f"seats=3 {text} {sold}{lords} deck=C1,J1,... ask=reveal:A")
    assert (options(s) - {"pass"} if asked(s) == "offer:B" else set()) == ways


def test_an_outlaw_with_a_covered_power_pays_one_nebulis() -> None:
    """12.7"""
    s = kraken("B.locations=the_jail:outlaw B.nebulis=2 B.pearls=1 deck=C1,... ask=reveal:A")
    assert options(s) == {"buy", "pass"}


def test_plotting_takes_pearls_only() -> None:
    """S008"""
    s = kraken("A.nebulis=2 court=keeper,reaper,shepherd,miller")
    assert "plot" not in options(s)


def test_missing_points_may_be_paid_with_a_nebulis_when_no_pearl_remains() -> None:
    """9.2, 7.2 rule 5"""
    s = kraken("court=shepherd,... A.hand=H5,H1 A.pearls=1 A.nebulis=2")
    recruit(s, "shepherd", "H5", "H1", nebulis=1)
    assert (pearls(s), nebulis(s), affiliated(s, "A")) == ([0, 0], [1, 0], ["H1"])
    assert "recruit:shepherd" not in options(kraken("court=shepherd,... A.hand=H5 A.pearls=1 A.nebulis=2"))


def test_nebulis_won_in_a_payment_cannot_be_used_in_it() -> None:
    """7.3, step 2"""
    assert "recruit:peddler" not in options(kraken("court=peddler,... A.hand=K4,K3"))
    s = recruit(kraken("court=peddler,... A.hand=K4,K3 A.nebulis=1"), "peddler", "K4", "K3", nebulis=1)
    assert nebulis(s) == [5, 0]


def test_nebulis_paid_and_won_in_one_payment_are_one_event() -> None:
    """Ruling 57: A falls to 1 and rises to 3 at once, so the figure does not leave"""
    s = kraken("court=peddler,... A.hand=K4,S3 A.nebulis=2 B.nebulis=2 kraken_figure=A")
    recruit(s, "peddler", "K4", "S3", nebulis=1)
    assert (nebulis(s), figure(s), asked(s)) == ([4, 2], "A", "action:B")


def test_no_nebulis_for_krakens_lost_to_jailer_commander_slaver_or_oracle() -> None:
    """9.1, ruling 15"""
    s = recruit(kraken("court=jailer,... A.hand=C4,S1,J1 B.hand=K4,C1"), "jailer", "C4", "S1", "J1")
    play(s, *(["ally:J1"] if asked(s) == "affiliate:A" else []), "ally:K4")
    assert nebulis(s) == [0, 0]
    s = play(kraken("B.lords=commander A.hand=J1*4,K4*2 council=crab:C1"), "stack:crab", "ally:K4")
    assert (nebulis(s), asked(s)) == ([0, 0], "action:B")
    s = play(kraken("A.lords=slaver A.hand=K4,C1"), "use:slaver", "ally:K4")
    assert (nebulis(s), pearls(s)) == ([0, 0], [2, 0])
    s = play(kraken("A.lords=oracle council=crab:K4+C1"), "use:oracle")
    assert (nebulis(s), discard(s)) == ([0, 0], ["C1", "K4"])


def test_krakens_may_not_be_discarded_for_the_hand_limit() -> None:
    """4.1, D15"""
    s = play(kraken("A.hand=J1*4,C1*4,K4*2,K3*2 A.pearls=0 council=crab:C5"), "stack:crab")
    assert (asked(s), options(s)) == ("hand-limit:A", {"ally:J1", "ally:C1", "ally:C5"})
    assert asked(play(s, "ally:J1")) == "action:B"


def test_the_hand_limit_is_paid_in_pearls_not_in_nebulis() -> None:
    """4.1, D15"""
    full = "A.hand=J1*4,C1*4,Q1*4 council=crab:C5+C4"
    assert "pay-excess" not in options(play(kraken(f"{full} A.pearls=1 A.nebulis=2"), "stack:crab"))
    s = play(kraken(f"{full} A.pearls=2"), "stack:crab")
    assert "pay-excess" in options(s)
    play(s, "pay-excess")
    assert (pearls(s), len(hand(s, "A")), asked(s)) == ([0, 0], 14, "action:B")


# Holder and everybody's Nebulis, before and after one event; who may take the figure.
FIGURES = [
    ("A", [1, 0, 0], [0, 0, 0], "moves", ""),
    ("", [0, 0, 0], [0, 2, 0], "moves", "B"),
    ("", [0, 0, 0], [1, 0, 1], "moves", "AC"),
    ("A", [3, 0, 0], [1, 2, 0], "moves", "B"),
    ("A", [3, 0, 0], [1, 2, 2], "moves", "BC"),
    ("A", [2, 1, 0], [2, 2, 0], "moves", "B"),
    ("A", [2, 1, 1], [2, 2, 2], "moves", "BC"),
    ("A", [2, 2, 0], [2, 2, 1], "moves", "A"),
    ("A", [2, 2, 0], [3, 3, 0], "moves", "A"),
    ("A", [2, 2, 1], [3, 3, 3], "moves", "C"),
    ("A", [2, 1, 0], [2, 2, 0], "stays", "A"),
    ("A", [2, 1, 0], [2, 3, 0], "stays", "B"),
    ("A", [3, 1, 1], [1, 2, 2], "stays", "BC"),
]


@pytest.mark.parametrize(("holder", "before", "after", "tie", "takers"), FIGURES)
def test_who_takes_the_kraken_figure(holder: str, before: list[int], after: list[int], tie: str, takers: str) -> None:
    """9.3, every line of it"""
    s = kraken("seats=3 turn=B" + (" kraken_tie=stays" if tie == "stays" else ""))
    s.kraken_holder = "ABC".index(holder) if holder else -1
    for seat, n in enumerate(after):
        s.nebulis[seat] = n
    check_figure(s, vector(before), s.turn)
    s.settle()
    if len(takers) > 1:
        assert (asked(s), options(s)) == (f"figure:{holder or 'B'}", {f"seat:{who}" for who in takers})
        assert figure(played(s, f"seat:{takers[1]}")) == takers[1]
    else:
        assert (figure(s), asked(s)) == (takers, "action:B")


def test_the_figure_is_settled_before_a_commander_cuts_the_buyer() -> None:
    """Ruling 63"""
    s = kraken("seats=3 A.lords=commander B.hand=J1*4,C1*2 B.nebulis=1 C.nebulis=1 kraken_figure=B deck=C5,... ")
    play(s, "explore", "buy-mixed:1")
    assert (asked(s), nebulis(s), options(s)) == ("figure:B", [1, 0, 1], {"seat:A", "seat:C"})
    assert asked(play(s, "seat:C")) == "cut:B"


def test_no_limit_in_the_base_game() -> None:
    """S169"""
    full = "A.hand=J1*4,C1*4,Q1*4 council=crab:C5+C4+C3"
    assert asked(play(position(full), "stack:crab")) == "action:B"
    assert asked(play(position(f"hand_limit=12 {full}"), "stack:crab")) == "hand-limit:A"
    assert asked(play(kraken(full), "stack:crab")) == "hand-limit:A"
    assert asked(play(kraken(f"hand_limit=none {full}"), "stack:crab")) == "action:B"


def test_the_score_if_the_game_ended_now_counts_the_krakens_in_hand() -> None:
    """11.2 step 1"""
    s = kraken("A.hand=K4,C2 B.nebulis=1")
    ended = abyss(expansions="kraken").breakdown_if_over(s, 0)
    assert sorted((line.term, line.points) for line in ended) == [("ally", 2), ("figure", -5), ("nebulis", -3)]
    s = kraken("A.hand=K4,C2 A.lords=cleaner")
    assert [line.term for line in abyss(expansions="kraken").breakdown_if_over(s, 0)] == ["lord", "ally"]
    assert hand(s, "A") == ["C2", "K4"]
