"""Abyss, Kraken box: its Lords (12.7, 12.8)."""

import pytest

from hadal.games.abyss.rules.score import breakdown
from tests.abyss.scene import (
    affiliated,
    asked,
    court_count,
    discard,
    figure,
    free,
    hand,
    keys,
    kraken,
    locations,
    lords,
    nebulis,
    options,
    pearls,
    play,
    played,
    price,
    recruit,
    under,
    worth,
)


def test_the_ferryman_turns_a_nebulis_into_a_pearl_once_a_turn() -> None:
    """S128, S129"""
    s = play(kraken("A.lords=ferryman A.nebulis=2"), "use:ferryman")
    assert (nebulis(s), pearls(s), figure(s)) == ([1, 0], [1, 0], "A")
    assert "use:ferryman" not in options(s)
    s = play(kraken("A.lords=ferryman A.nebulis=1"), "use:ferryman")
    assert (nebulis(s), figure(s)) == ([0, 0], "")
    assert "use:ferryman" not in options(kraken("A.lords=ferryman"))


def test_the_ferryman_gives_the_figure_away() -> None:
    """9.3: the holder falls below another"""
    s = play(kraken("A.lords=ferryman A.nebulis=2 B.nebulis=2 kraken_figure=A"), "use:ferryman")
    assert (nebulis(s), figure(s)) == ([1, 2], "B")


FENCE = "court=fence,... A.hand=J5,J2"


def test_the_fence_gives_every_opponent_a_nebulis() -> None:
    """12.7: one event for the figure, the giver chooses"""
    s = recruit(kraken(f"seats=4 {FENCE} A.nebulis=3"), "fence", "J5", "J2")
    assert (nebulis(s), asked(s)) == ([0, 1, 1, 1], "figure:A")
    assert options(s) == {"seat:B", "seat:C", "seat:D"}
    assert figure(play(s, "seat:D")) == "D"


def test_the_fence_is_one_event_although_the_giver_passes_a_tie_on_the_way() -> None:
    """12.7, 9.3: A 5 and B 1 become A 3 and B 2: nobody draws level"""
    s = recruit(kraken(f"seats=3 {FENCE} A.nebulis=5 B.nebulis=1"), "fence", "J5", "J2")
    assert (nebulis(s), figure(s), asked(s)) == ([3, 2, 1], "A", "action:B")


def test_the_fence_with_too_few_nebulis_chooses_who_gets_one() -> None:
    """S131"""
    s = recruit(kraken(f"seats=4 {FENCE} A.nebulis=2"), "fence", "J5", "J2")
    assert (asked(s), options(s)) == ("give-nebulis:A", {"seat:B", "seat:C"})
    found = set()
    for first, second in (("B", "C"), ("B", "D"), ("C", "D")):
        after = played(s, f"seat:{first}")
        after = play(after, f"seat:{second}") if asked(after) == "give-nebulis:A" else after
        assert nebulis(after)[0] == 0 and asked(after) == "figure:A"
        found.add(tuple(nebulis(after)))
    assert found == {(0, 1, 1, 0), (0, 1, 0, 1), (0, 0, 1, 1)}


def test_the_fence_with_none_does_nothing() -> None:
    """S132"""
    s = recruit(kraken(f"seats=4 {FENCE}"), "fence", "J5", "J2")
    assert (nebulis(s), asked(s)) == ([0, 0, 0, 0], "action:B")


LAST = "closer=A ask=end-turn:B"


def test_the_cleaner_spares_the_nebulis_of_krakens_in_hand() -> None:
    """S133"""
    s = kraken(f"A.lords=cleaner A.hand=K4,K2 {LAST}")
    assert (s.over(), nebulis(s), figure(s)) == (True, [0, 0], "")
    assert nebulis(kraken(f"A.hand=K4,K2 {LAST}")) == [4, 0]
    assert nebulis(kraken(f"A.locations=the_jail:cleaner A.hand=K4,K2 {LAST}")) == [4, 0]
    assert nebulis(kraken(f"A.lords=cleaner/disabled A.hand=K4,K2 {LAST}")) == [4, 0]


def test_the_closer_chooses_when_the_figure_is_first_taken_at_the_end() -> None:
    """9.3"""
    s = kraken("seats=3 A.hand=K4 B.hand=C1 C.hand=K4 closer=B ask=end-turn:A")
    assert (asked(s), options(s)) == ("figure:B", {"seat:A", "seat:C"})
    play(s, "seat:C")
    assert (s.over(), figure(s), s.scores()) == (True, "C", [-3, 1, -8])


def test_the_shareholder_is_paid_for_recruitments_not_for_the_traitor() -> None:
    """S141"""
    s = kraken("B.lords=shareholder court=corruptor,trader,keeper,miller A.hand=Q5,Q4 A.pearls=6")
    recruit(s, "corruptor", "Q5", "Q4")
    assert pearls(s) == [5, 1]
    play(s, "lord:keeper")
    assert (pearls(s), lords(s, "A")) == ([2, 2], {"corruptor", "keeper"})  # and two for the Court
    s = kraken("B.lords=shareholder court=traitor,trader,keeper,miller A.hand=Q5,J4,C3 A.lords=reaper")
    recruit(s, "traitor", "Q5", "J4", "C3")
    assert pearls(s) == [0, 1]
    play(s, "lord:reaper", "lord:keeper")
    assert pearls(s) == [2, 1]


def test_a_shareholder_pays_nothing_for_the_owners_recruitments() -> None:
    """12.8"""
    s = recruit(kraken("A.lords=shareholder court=keeper,... A.hand=H4,J1,C1"), "keeper", "H4", "J1", "C1")
    assert pearls(s) == [0, 0]


def test_the_inheritor_and_the_highwayman() -> None:
    """S142"""
    hall = "court=inheritor,... A.hand=S5,J5"
    play_it = [recruit(kraken(f"{hall} {more}"), "inheritor", "S5", "J5") for more in ("", "B.lords=highwayman")]
    for s in play_it:
        if asked(s) == "affiliate:A":
            play(s, "ally:S5")
    assert [pearls(s) for s in play_it] == [[5, 0], [4, 1]]


def test_the_hypnotist_buys_twice() -> None:
    """S143"""
    s = kraken("B.lords=hypnotist B.pearls=3 deck=C1,C2,C3,...")
    play(s, "explore", "buy", "buy")
    assert (asked(s), pearls(s), hand(s, "B")) == ("take-or-dig:A", [3, 0], ["C2", "C1"])
    s = kraken("B.lords=hypnotist B.pearls=9 deck=C1,C2,C3,...")
    assert asked(play(s, "explore", "buy", "buy")) == "take-or-dig:A"


def test_the_healer_takes_an_ally_of_the_discard_pile_even_a_paid_one() -> None:
    """S144"""
    s = recruit(kraken("court=healer,... A.hand=J5,J2 discard=M,J1"), "healer", "J5", "J2")
    assert (affiliated(s, "A"), asked(s), options(s)) == (["J2"], "heal:A", {"ally:J1", "ally:J5"})
    play(s, "ally:J5")
    assert (hand(s, "A"), discard(s)) == (["J5"], ["M", "J1"])


def test_the_healer_without_allies_does_nothing() -> None:
    """S145"""
    s = recruit(kraken("court=healer,... A.hand=J5 A.pearls=2 discard=M"), "healer", "J5")
    assert (affiliated(s, "A"), discard(s), asked(s)) == (["J5"], ["M"], "action:B")


def test_the_healer_paid_with_krakens_may_take_one_back() -> None:
    """12.8"""
    s = recruit(kraken("court=healer,... A.hand=K4,K3"), "healer", "K4", "K3")
    assert (asked(s), options(s), nebulis(s)) == ("heal:A", {"ally:K4", "ally:K3"}, [5, 0])
    assert hand(play(s, "ally:K4"), "A") == ["K4"]


def test_the_highwayman_and_the_refill() -> None:
    """S148"""
    hall = "court=keeper,miller,trader A.hand=H4,J1,C1"
    s = recruit(kraken(f"{hall} B.lords=highwayman"), "keeper", "H4", "J1", "C1")
    assert pearls(play(s, "ally:J1")) == [1, 1]
    s = recruit(kraken(f"{hall} B.lords=highwayman A.lords=shaman"), "keeper", "H4", "J1", "C1")
    assert pearls(play(s, "ally:J1")) == [2, 0]


def test_the_highwayman_takes_one_of_a_sale_of_two_pearls_or_more() -> None:
    """12.8"""
    sale = "seats=3 B.pearls=2 C.bought=1 deck=C1,J1,... ask=reveal:A"
    assert pearls(play(kraken(f"{sale} C.lords=highwayman"), "buy")) == [1, 0, 1]
    assert pearls(play(kraken(f"{sale} B.lords=highwayman"), "buy")) == [1, 1, 0]  # one comes back
    assert pearls(play(kraken(f"{sale} A.lords=highwayman"), "buy")) == [2, 0, 0]
    assert pearls(play(kraken(f"{sale} C.lords=highwayman A.lords=shaman"), "buy")) == [2, 0, 0]


def test_the_highwayman_looks_at_the_pearl_part_of_a_sale_only() -> None:
    """12.8"""
    s = kraken("seats=3 B.pearls=1 B.nebulis=1 C.bought=1 C.lords=highwayman deck=C1,J1,... ask=reveal:A")
    assert pearls(play(s, "buy-mixed:1")) == [1, 0, 0]


def test_the_highwayman_sees_every_gain_by_itself() -> None:
    """12.8: the last-space Pearl and the Ship Master are two events"""
    s = kraken("A.lords=ship_master B.lords=highwayman deck=J1,J2,C1,M,Q4,...")
    play(s, "explore", "dig", "dig", "dig", "dig")
    assert pearls(s) == [2, 1]
    s = play(kraken("A.lords=slaver B.lords=highwayman A.hand=C1,J1"), "use:slaver", "ally:C1")
    assert pearls(s) == [1, 1]
    assert pearls(play(kraken("threat=2 B.lords=highwayman deck=M,..."), "explore", "fight", "reward:2-pearls")) == [
        1,
        1,
    ]


def test_a_covered_or_disabled_highwayman_takes_nothing() -> None:
    """12: powers work while the Lord is active"""
    s = kraken("A.lords=slaver B.lords=highwayman/disabled A.hand=C1,J1")
    assert pearls(play(s, "use:slaver", "ally:C1")) == [2, 0]


EXECUTIONER = "court=executioner,... A.hand=C5,J3,S1"


def test_the_executioner_names_a_race() -> None:
    """S149"""
    theirs = "B.affiliated=C1,C3,J2 C.affiliated=H1 D.affiliated=C5 D.lords=shaman"
    s = kraken(f"seats=4 court=executioner,... A.hand=C4,J4,S1 {theirs}")
    recruit(s, "executioner", "C4", "J4", "S1")
    assert (asked(s), len(options(s))) == ("execute:A", 5)
    empty = played(s, "stack:squid")
    assert asked(empty) == "action:B"
    play(s, "stack:crab")
    assert (asked(s), options(s)) == ("lose-affiliated:B", {"ally:C1", "ally:C3"})
    play(s, "ally:C3")
    assert (affiliated(s, "B"), affiliated(s, "C"), affiliated(s, "D")) == (["J2", "C1"], ["H1"], ["C5"])
    assert discard(s) == ["J4", "C4", "C3"] and asked(s) == "action:B"


def test_the_executioner_asks_nothing_when_nobody_can_lose_anything() -> None:
    """12.8"""
    s = recruit(kraken(f"{EXECUTIONER} B.lords=shaman B.affiliated=C1"), "executioner", "C5", "J3", "S1")
    assert asked(s) == "action:B"


def test_the_recipient_brings_a_lord_for_free() -> None:
    """S150"""
    few = "A.lords=recipient court=keeper,reaper,shepherd,miller,trader lord_deck=sage,hermit,elder,slaver"
    s = kraken(f"{few} council=crab:C1")
    play(s, "stack:crab")
    assert (asked(s), options(s)) == ("late:A", {"end", "use:recipient"})
    play(s, "use:recipient")
    assert (court_count(s), s.lord_deck_n, pearls(s), asked(s)) == (6, 3, [0, 0], "action:B")
    assert "use:recipient" not in options(kraken("A.lords=recipient"))


LIBERATOR = "court=liberator,... A.hand=Q5,C4"


def test_the_liberator_frees_a_lord() -> None:
    """S151"""
    s = kraken(f"{LIBERATOR} A.locations=the_jail:treasurer+keeper+reaper")
    assert price(s, "A", "peddler") == 8
    recruit(s, "liberator", "Q5", "C4")
    assert (asked(s), options(s)) == ("liberate:A", {"lord:treasurer", "lord:keeper", "lord:reaper"})
    play(s, "lord:treasurer")
    assert (price(s, "A", "peddler"), keys(s, "A"), locations(s, "A")) == (6, 1, {"the_jail"})
    assert (under(s, "the_jail"), free(s, "A")) == ({"keeper", "reaper"}, {"treasurer", "liberator"})


def test_a_freed_ambassador_brings_no_location() -> None:
    """8.3, 12.8"""
    s = kraken(f"{LIBERATOR} A.locations=the_jail:elder location_deck=the_chasm,...")
    recruit(s, "liberator", "Q5", "C4")
    assert (free(s, "A"), locations(s, "A"), keys(s, "A")) == ({"elder", "liberator"}, {"the_jail"}, 0)
    assert under(s, "the_jail") == set()


def test_a_freed_key_counts_in_the_same_turn() -> None:
    """12.8: T5"""
    s = kraken(f"{LIBERATOR} A.lords=shepherd A.keys=1 A.locations=the_jail:keeper locations=parliament location_deck=")
    recruit(s, "liberator", "Q5", "C4")
    assert (locations(s, "A"), under(s, "parliament")) == ({"the_jail", "parliament"}, {"keeper", "shepherd"})


def test_a_freed_landlord_pays_from_the_next_turn() -> None:
    """Ruling 60"""
    s = recruit(kraken(f"{LIBERATOR} A.locations=the_jail:landlord"), "liberator", "Q5", "C4")
    assert pearls(s) == [0, 0]
    assert pearls(play(s, "explore", "take")) == [1, 0]


def test_an_each_turn_lord_freed_may_be_used_at_once() -> None:
    """12.8: its power is unused"""
    s = kraken("court=liberator,... A.hand=Q5,C4,J1 A.locations=the_jail:slaver")
    recruit(s, "liberator", "Q5", "C4")
    assert (asked(s), options(s)) == ("late:A", {"end", "use:slaver"})


@pytest.mark.parametrize(
    ("lord", "cards", "points", "key"), [("grower", "H5,C4", 7, 1), ("oyster_farmer", "H5,H4,H3", 13, 0)]
)
def test_the_farmers_have_no_power(lord: str, cards: str, points: int, key: int) -> None:
    """S154"""
    s = recruit(kraken(f"court={lord},... A.hand={cards}"), lord, *cards.split(","))
    assert (keys(s, "A"), asked(s)) == (key, "action:B")
    assert [line.points for line in breakdown(s, 0) if line.term == "lord"] == [points]


def test_the_gambling_den_and_the_abyss() -> None:
    """S155"""
    s = kraken("A.lords=ferryman,watcher,elder,keeper")
    assert (worth(s, "A", "the_gambling_den"), worth(s, "A", "the_abyss")) == (9, 6)


def test_the_krakens_lair_counts_the_final_nebulis() -> None:
    """S156"""
    s = kraken(f"A.locations=the_krakens_lair A.nebulis=2 A.hand=K3 {LAST}")
    assert (nebulis(s), worth(s, "A", "the_krakens_lair")) == ([4, 0], 3)
    assert worth(kraken("A.nebulis=6"), "A", "the_krakens_lair") == -3


def test_nebulis_and_the_figure_cost_points_at_the_end() -> None:
    """S165"""
    s = kraken(f"A.nebulis=2 A.hand=K2 B.nebulis=3 {LAST}")
    assert (nebulis(s), figure(s), s.scores()) == ([3, 3], "A", [-8, -3])
    s = kraken(f"kraken_tie=stays A.nebulis=2 A.hand=K2 B.nebulis=3 {LAST}")
    assert (figure(s), s.scores()) == ("B", [-3, -8])


def test_the_corruptor_is_paid_with_nebulis() -> None:
    """9.2, 12.4"""
    hall = "court=corruptor,trader,keeper,miller,reaper,shepherd A.hand=Q5,Q4,Q1"
    s = recruit(kraken(f"{hall} A.pearls=4 A.nebulis=1"), "corruptor", "Q5", "Q4", "Q1")
    play(s, "lord:trader")
    assert (pearls(s), nebulis(s), figure(s), lords(s, "A")) == ([3, 0], [0, 0], "", {"corruptor", "trader"})
    s = recruit(kraken(f"{hall} A.pearls=6 A.nebulis=2 A.lords=counterfeiter,outlaw"), "corruptor", "Q5", "Q4", "Q1")
    play(s, "lord:trader")
    assert options(s) == {"pay", "pay-mixed:1", "pay-mixed:2"}
    assert (pearls(play(s, "pay-mixed:2")), nebulis(s)) == ([6, 0], [0, 0])
    s = recruit(kraken(f"{hall} A.pearls=3 A.nebulis=2"), "corruptor", "Q5", "Q4", "Q1")
    assert asked(s) == "action:B"


def test_a_disabled_ferryman_still_counts_as_a_smuggler() -> None:
    """12.1"""
    assert worth(kraken("A.lords=ferryman/disabled"), "A", "the_gambling_den") == 7
