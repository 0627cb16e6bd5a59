"""What each action means: the same action id under different questions."""

from hadal.games.abyss import questions
from hadal.games.abyss.constants import FACE_UP, IN_DECK, MONSTER
from hadal.games.abyss.state import Position
from tests.abyss.table import abyss, ask_again, court, fresh, give, hold, kinds, location, lord, play


def labels(s: Position) -> dict[str, dict[str, object]]:
    """The labels of a question by action name, without the ids."""
    out: dict[str, dict[str, object]] = {}
    for label in s.labels():
        row = label.as_dict()
        del row["action"]
        out[s.game.blocks.name(label.action)] = row
    return out


def asked(s: Position, question: int, seat: int, card: int, n: int) -> Position:
    """The same position with another question."""
    s.ask(question, seat, card, n)
    return ask_again(s)


def next_card(s: Position, name: str) -> None:
    """The next card of the deck."""
    s.deck[s.deck_n - 1] = kinds(name)[0]


def test_the_main_actions() -> None:
    s = fresh(abyss(), pearls=2)
    hold(s, 0, "S5 S1")
    court(s, "slaver", "traitor")
    s.cards[(s.stacks() + 1) * s.tables.kinds + kinds("C2")[0]] = 2
    assert labels(ask_again(s)) == {
        "plot": {"verb": "plot", "amount": 1},
        "explore": {"verb": "explore", "zone": "track", "amount": 71},
        "stack:crab": {"verb": "support", "zone": "stack", "card": 1, "amount": 2},
        "recruit:slaver": {"verb": "recruit", "zone": "court", "card": lord("slaver"), "amount": 8},
    }


def test_paying_and_affiliating() -> None:
    s = fresh(abyss(), pearls=2)
    hold(s, 0, "S5 S3 S3 C3")
    court(s, "ship_master", "slaver", "traitor", "keeper")
    hold(s, 0, "J1")
    play(ask_again(s), "recruit:slaver")
    s5, s3, lord_no = kinds("S5")[0], kinds("S3")[0], lord("slaver")
    assert labels(s) == {
        "ally:S5": {"verb": "lay-down", "zone": "ally", "card": s5, "amount": 5},
        "ally:S3": {"verb": "lay-down", "zone": "ally", "card": s3, "amount": 3},
    }
    play(s, "ally:S3")  # the other S3 and 2 Pearls follow without asking
    assert s.owner[lord_no] == 0
    assert s.pearls[0] == 0


def test_the_rest_is_paid_in_pearls() -> None:
    s = fresh(abyss(), pearls=3)
    hold(s, 0, "S5 S2")
    court(s, "slaver", "traitor", "keeper", "jailer")
    play(ask_again(s), "recruit:slaver")  # S5 must come first: S2 and 3 Pearls would be 5
    assert labels(s)["pay"] == {"verb": "pay", "zone": "court", "card": lord("slaver"), "amount": 3}
    play(s, "pay")


def test_the_same_ally_under_other_questions() -> None:
    s = fresh(abyss(hand_limit="12"), pearls=9)
    hold(s, 0, "C3 C2 J1 J2 J3 J4 H1")
    give(s, 1, "commander")
    card = kinds("C3")[0]
    for question, n, verb, amount in [
        (questions.SELL_ALLY, 0, "sell", 2),
        (questions.DISCARD, 2, "discard", 2),
        (questions.CUT, 0, "cut", 1),
        (questions.HAND_LIMIT, 5, "discard", 2),
    ]:
        g = asked(s.clone(), question, 0, lord("jailer"), n)
        assert labels(g)["ally:C3"] == {"verb": verb, "zone": "ally", "card": card, "amount": amount}
        if question == questions.HAND_LIMIT:
            assert labels(g)["pay-excess"] == {"verb": "keep-hand", "amount": 2}


def test_the_same_lord_under_other_questions() -> None:
    s = fresh(abyss(3), pearls=9)
    court(s, "jailer", "keeper")
    give(s, 0, "slaver", "oracle", "traitor")
    give(s, 1, "miller", "reaper")
    for question, n, name, row in [
        (questions.BRIBE, 0, "jailer", {"verb": "bribe", "zone": "court", "amount": 5}),
        (questions.APPOINT, 0, "jailer", {"verb": "appoint", "zone": "court", "amount": 7}),
        (questions.REPLACE_LORD, 0, "jailer", {"verb": "replace", "zone": "court", "amount": 6}),
        (questions.DISMISS, 0, "slaver", {"verb": "dismiss", "zone": "lord", "seat": 0, "amount": 5}),
        (questions.ASSASSINATE, 1, "miller", {"verb": "assassinate", "zone": "lord", "seat": 1, "amount": 10}),
    ]:
        g = asked(s.clone(), question, 0, lord("traitor"), n)
        assert labels(g)[f"lord:{name}"] == row | {"card": lord(name)}
    assert labels(asked(s, questions.BRIBE, 0, lord("corruptor"), 0))["decline"]["card"] == lord("corruptor")


def test_keys_and_locations() -> None:
    s = fresh(abyss())
    give(s, 0, "slaver", "oracle", "miller")
    s.keys[0] = 2
    for tile in range(int(s.tables.locations)):
        s.location_owner[tile] = IN_DECK
    here = location("sargasso_silos")
    s.location_owner[here] = FACE_UP
    g = asked(s, questions.CONTROL, 0, 0, 0)
    assert labels(g)["location:sargasso_silos"] == {"verb": "control", "zone": "location", "card": here, "amount": 7}
    assert labels(g)["draw:4"] == {"verb": "draw", "zone": "location", "amount": 4}
    play(g, "location:sargasso_silos")
    assert labels(g)["lord:slaver"] == {"verb": "spend-key", "zone": "lord", "card": lord("slaver"), "seat": 0}
    play(g, "lord:slaver")
    assert labels(g)["key-token"] == {"verb": "spend-tokens", "amount": 2}


def test_locations_traded_picked_and_swapped() -> None:
    s = fresh(abyss())
    jail, tower = location("the_jail"), location("the_lost_tower")
    give(s, 0, "miller")
    s.location_owner[jail], s.location_owner[tower] = 0, FACE_UP
    g = asked(s.clone(), questions.TRADE_AWAY, 0, lord("illusionist"), 0)
    assert labels(g)["location:the_jail"] == {"verb": "trade-away", "zone": "location", "card": jail, "amount": 14}
    g = asked(s.clone(), questions.SMOKERS, 0, location("black_smokers"), 0)
    assert labels(g)["keep-tile"]["verb"] == "keep-tile"
    assert {row["verb"] for row in labels(g).values()} == {"keep-tile", "swap-tile"}
    s.location_owner[location("the_abyss")] = FACE_UP
    g = asked(s, questions.TRADE_FOR, 0, jail, 0)
    assert labels(g)["location:the_lost_tower"] == {"verb": "trade-for", "zone": "location", "card": tower, "amount": 3}


def test_an_offer_and_what_follows() -> None:
    s = fresh(abyss())
    next_card(s, "C4")
    play(s, "explore")
    c4 = kinds("C4")[0]
    assert labels(s) == {
        "buy": {"verb": "buy", "zone": "track", "card": c4, "seat": 0, "amount": 1},
        "pass": {"verb": "pass", "zone": "track", "card": c4, "seat": 0, "amount": 1},
    }
    play(s, "pass")
    assert labels(s) == {
        "take": {"verb": "take", "zone": "track", "card": c4, "amount": 4},
        "dig": {"verb": "go-on", "zone": "track", "card": c4, "amount": 4},
    }


def test_a_monster_and_its_reward() -> None:
    s = fresh(abyss())
    next_card(s, "M")
    s.threat = 1
    play(s, "explore")
    assert labels(s) == {
        "dig": {"verb": "go-on", "zone": "track", "card": MONSTER, "amount": 3},
        "fight": {"verb": "fight", "zone": "track", "card": MONSTER, "amount": 2},
    }
    play(s, "fight")
    assert labels(s)["reward:2-tokens"] == {"verb": "reward", "zone": "threat", "card": 4, "amount": 2}


def test_a_hunt() -> None:
    s = fresh(abyss(3))
    s.tokens[1 * s.tables.tokens] = 2
    s.tokens[2 * s.tables.tokens] = 1
    g = asked(s, questions.HUNT, 0, lord("hunter"), 0)
    assert labels(g)["seat:B"] == {"verb": "hunt", "zone": "token", "seat": 1, "amount": 2}


def test_every_legal_action_of_random_games_has_a_label() -> None:
    game = abyss(4, hand_limit="12")
    for seed in range(3):
        s = game.position(game.seeded(seed))
        step = seed
        while not s.over():
            rows = s.labels()
            assert all(row.verb for row in rows)
            assert [row.action for row in rows] == s.legal()
            step = (step * 31 + 7) % 1009
            s.apply(s.legal()[step % len(rows)])
