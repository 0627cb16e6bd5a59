"""Why an action is not legal now: a reason for every kind of illegal intent."""

import pytest

from hadal.games.abyss import questions
from hadal.games.abyss.constants import DISABLED, FACE_UP, IN_DECK
from hadal.games.abyss.state import Position
from tests.abyss.table import abyss, ask_again, court, fresh, give, hold, kinds, location, lord, play


def why(s: Position, name: str, seat: int = -1) -> dict[str, object]:
    """The reason against an action, by name."""
    reason = s.explain(s.game.blocks.id(name), seat)
    assert reason is not None, f"{name} is legal"
    return reason.as_dict()


def code(s: Position, name: str, seat: int = -1) -> object:
    """The code of the reason against an action."""
    return why(s, name, seat)["code"]


def asked(s: Position, question: int, card: int, n: int) -> Position:
    """The same position with another question for seat 0."""
    s.ask(question, 0, card, n)
    return ask_again(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_is_legal_or_has_a_reason(seats: int) -> None:
    game = abyss(seats, hand_limit="12")
    s = game.position(game.seeded(seats))
    step = 1
    while not s.over():
        legal = s.legal()
        step = (step * 31 + 7) % 1009
        if step % 5 == 0:
            for action in range(-1, game.actions + 1):
                assert (s.explain(action) is None) == (action in legal)
        recruits = [a for a in legal if game.blocks.block_of(a).name == "recruit"]
        s.apply((recruits or legal)[step % len(recruits or legal)])
    assert code(s, "explore") == "game-over"


def test_out_of_turn_and_out_of_place() -> None:
    s = fresh(abyss(), pearls=1)
    assert why(s, "explore", 1) == {"code": "not-your-turn", "seat": 0}
    assert why(s, "take") == {"code": "other-question", "have": questions.ACTION}
    assert code(s, "ally:K4") == code(s, "recruit:ferryman") == code(s, "seat:E") == "not-in-this-game"
    reason = s.explain(s.game.actions)
    assert reason is not None and reason.code == "no-such-action"


def test_plot_explore_and_council() -> None:
    s = fresh(abyss(), pearls=0)
    assert why(s, "plot") == {"code": "no-pearl", "have": 0, "need": 1}
    s.pearls[0] = 1
    assert code(s, "plot") == "court-full"
    assert why(s, "stack:crab") == {"code": "stack-empty", "card": 1}
    assert code(s, "skip") == "action-possible"
    court(s, "miller")
    s.lord_deck_n = s.deck_n = 0
    ask_again(s)
    assert code(s, "plot") == "lord-deck-empty"
    assert code(s, "explore") == "no-cards"


def test_a_lord_that_cannot_be_recruited() -> None:
    s = fresh(abyss(), pearls=2)
    hold(s, 0, "J3 C2 S5 S1")
    give(s, 1, "miller")
    court(s, "traitor", "sage", "landlord", "peddler", "assassin", "slaver")
    ask_again(s)
    assert why(s, "recruit:miller") == {"code": "not-at-court", "card": lord("miller"), "seat": 1}
    assert why(s, "recruit:traitor") == {"code": "compulsory-race-missing", "card": 4}
    assert why(s, "recruit:sage") == {"code": "too-few-races", "have": 3, "need": 5}
    assert why(s, "recruit:assassin") == {"code": "not-enough", "have": 4, "need": 10}


def test_an_ally_that_cannot_be_laid_down() -> None:
    s = fresh(abyss(), pearls=1)
    hold(s, 0, "C5 C4 C3 C1 Q1 H2 S5")
    court(s, "hunter", "miller", "keeper", "jailer")  # 8 points, 2 races, a Crab
    play(ask_again(s), "recruit:hunter")
    assert code(s, "ally:M") == "not-an-ally"
    assert why(s, "ally:J1") == {"code": "not-in-hand", "card": kinds("J1")[0]}
    assert why(s, "ally:H2") == {"code": "cannot-complete", "card": kinds("H2")[0], "need": 8}
    assert code(s, "pay") == "compulsory-race-missing"
    play(s, "ally:C4")
    assert code(s, "ally:C5") == "wrong-order"
    assert why(s, "pay") == {"code": "too-few-races", "have": 1, "need": 2}
    play(s, "ally:C3")
    assert why(s, "ally:C1") == {"code": "useless-ally", "have": 9, "need": 8, "card": kinds("C1")[0]}


def test_too_many_races_and_the_compulsory_one() -> None:
    s = fresh(abyss(), pearls=9)
    hold(s, 0, "S5 S4 C3 J3")
    court(s, "slaver", "miller", "keeper", "hunter")
    play(ask_again(s), "recruit:slaver")
    assert why(s, "ally:C3") == {"code": "compulsory-race-missing", "card": 3}
    play(s, "ally:S5")
    assert why(s, "ally:C3") == {"code": "too-many-races", "have": 2, "need": 1, "card": kinds("C3")[0]}


def test_affiliating() -> None:
    s = fresh(abyss())
    hold(s, 0, "C5 S1 J1")
    court(s, "tamer", "miller", "keeper", "jailer")
    play(ask_again(s), "recruit:tamer")
    assert s.question() == questions.AFFILIATE
    assert code(s, "ally:C5") == "not-the-lowest"
    assert code(s, "ally:Q1") == "not-in-payment"


def test_an_impossible_purchase() -> None:
    s = fresh(abyss(4))
    s.pearls[1] = s.pearls[3] = 3
    s.pearls[2] = 0
    s.deck[s.deck_n - 1], s.deck[s.deck_n - 2] = kinds("C4 C4")
    play(s, "explore")
    assert s.to_move() == 1
    assert why(s, "buy", 2) == {"code": "too-dear", "have": 0, "need": 1}
    assert code(s, "buy", 3) == "not-your-turn"
    play(s, "buy")
    assert s.to_move() == 3
    assert why(s, "buy", 1) == {"code": "already-bought", "have": 1, "need": 1}


def test_the_last_space_and_monsters() -> None:
    s = fresh(abyss(), pearls=0)
    s.pearls[1] = 0
    give(s, 0, "slaver")  # so that the last space is asked about
    hold(s, 0, "C1")
    for space, name in enumerate(["C4", "C4", "M", "C4", "C4"]):
        s.deck[s.deck_n - 1 - space] = kinds(name)[0]
    play(s, "explore")
    assert code(s, "fight") == "not-a-monster"
    play(s, "dig", "dig")
    assert code(s, "take") == "monster"
    play(s, "dig", "dig")
    assert why(s, "dig") == {"code": "last-space-must-take", "have": 5, "need": 4}


def test_rewards() -> None:
    s = fresh(abyss())
    s.deck[s.deck_n - 1] = kinds("M")[0]
    s.threat = 1
    s.tokens[2 * s.tables.tokens], s.tokens[2 * s.tables.tokens + 1], s.tokens[2 * s.tables.tokens + 2] = 1, 0, 0
    play(s, "explore", "fight")
    assert why(s, "reward:1-key") == {"code": "not-this-space", "have": 2, "need": 3, "card": 5}
    assert why(s, "reward:2-tokens") == {"code": "too-few-tokens", "have": 1, "need": 2, "card": 4}


def test_locations_and_keys() -> None:
    s = fresh(abyss())
    give(s, 0, "slaver", "oracle", "alchemist", "diplomat", "miller", "keeper")
    s.covered_by[lord("keeper")] = DISABLED
    s.keys[0] = 1
    s.location_owner[location("the_jail")] = 1
    s.location_owner[location("parliament")] = IN_DECK
    s.location_deck_n = 2
    s.location_owner[location("the_abyss")] = s.location_owner[location("the_depths")] = FACE_UP
    g = asked(s, questions.CONTROL, 0, 0)
    assert why(g, "location:the_jail") == {"code": "location-taken", "card": location("the_jail"), "seat": 1}
    assert code(g, "location:parliament") == "location-not-available"
    assert why(g, "draw:3") == {"code": "deck-too-small", "have": 2, "need": 3}
    play(g, "location:the_abyss", "lord:oracle")
    assert why(g, "key-token") == {"code": "too-few-tokens", "have": 1, "need": 2}
    assert code(g, "lord:oracle") == "covered"
    assert code(g, "lord:slaver") == "wrong-order"
    assert code(g, "lord:miller") == "no-key"
    assert code(g, "lord:keeper") == "disabled"
    assert code(g, "lord:jailer") == "not-yours"


def test_using_lords() -> None:
    s = fresh(abyss())
    give(s, 0, "slaver", "oracle", "opportunist", "keeper")
    give(s, 1, "jailer")
    hold(s, 0, "C1 C2")
    ask_again(s)
    assert code(s, "use:keeper") == "no-each-turn-power"
    assert code(s, "use:oracle") == "nothing-to-work-on"
    play(s, "use:slaver", "ally:C1")
    assert code(s, "use:slaver") == "used-already"
    s.covered_by[lord("opportunist")] = DISABLED
    ask_again(s)
    assert code(s, "use:opportunist") == "disabled"
    s.covered_by[lord("opportunist")] = location("the_jail")
    assert code(s, "use:opportunist") == "covered"
    s.owner[lord("opportunist")] = 1
    assert why(s, "use:opportunist") == {"code": "not-yours", "card": lord("opportunist"), "seat": 1}


def test_the_assassin_and_the_hunter() -> None:
    s = fresh(abyss(4))
    give(s, 0, "keeper")
    give(s, 1, "miller", "reaper", "slaver", "jailer")
    give(s, 2, "shaman")
    give(s, 3, "trader")
    s.covered_by[lord("slaver")] = DISABLED
    s.covered_by[lord("jailer")] = location("the_jail")
    g = asked(s.clone(), questions.ASSASSINATE, lord("assassin"), 1)
    assert code(g, "lord:keeper") == "yourself"
    assert code(g, "lord:shaman") == "protected"
    assert why(g, "lord:trader") == {"code": "wrong-seat", "card": lord("trader"), "seat": 1}
    assert code(g, "lord:slaver") == "already-disabled"
    assert code(g, "lord:jailer") == "not-free"
    assert code(g, "lord:tamer") == "not-in-play"
    s.tokens[1 * s.tables.tokens] = s.tokens[2 * s.tables.tokens] = s.tokens[3 * s.tables.tokens] = 1
    g = asked(s.clone(), questions.HUNT, lord("hunter"), 0)
    assert code(g, "seat:A") == "yourself"
    assert why(g, "seat:C") == {"code": "protected", "seat": 2}
    s.tokens[1 * s.tables.tokens] = 0
    s.covered_by[lord("shaman")] = DISABLED
    assert code(asked(s, questions.HUNT, lord("hunter"), 0), "seat:B") == "no-tokens"


def test_lords_dismissed_and_replaced() -> None:
    s = fresh(abyss())
    give(s, 0, "traitor", "slaver", "oracle", "miller")
    give(s, 1, "jailer")
    s.covered_by[lord("slaver")] = location("the_jail")
    g = asked(s.clone(), questions.DISMISS, lord("traitor"), 0)
    assert code(g, "lord:traitor") == "itself"
    assert code(g, "lord:slaver") == "not-free"
    assert code(g, "lord:jailer") == "not-yours"
    assert code(asked(s.clone(), questions.APPOINT, lord("traitor"), 0), "lord:jailer") == "not-at-court"


def test_hands_over_a_limit() -> None:
    s = fresh(abyss(hand_limit="12"), pearls=1)
    hold(s, 0, "C3 C3 C2 C1 J1 J2 J3 J4 H1 H2 H3 S1 S2 S3")
    g = asked(s, questions.HAND_LIMIT, 0, 12)
    assert why(g, "pay-excess") == {"code": "too-few-pearls", "have": 1, "need": 2}
    assert code(g, "ally:Q5") == "not-in-hand"
