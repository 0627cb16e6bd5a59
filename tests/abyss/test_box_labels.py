"""What the actions of the Kraken and Leviathan boxes mean."""

from hadal.games.abyss import questions
from hadal.games.abyss.constants import FACE_UP, NO_LEVIATHAN
from hadal.games.abyss.state import Position
from tests.abyss.table import abyss, ask_again, court, fresh, give, hold, kinds, location, lord, play
from tests.abyss.test_labels import asked, labels


def kraken(seats: int = 3) -> Position:
    """A table with the Kraken box, A to move."""
    return fresh(abyss(seats, expansions="kraken"))


def border(*leviathans: int) -> Position:
    """A table with the Leviathan box: these Leviathans on zones 1, 2, ...; A has only a plain Crab."""
    s = fresh(abyss(3, expansions="leviathan"))
    for zone in range(9):
        s.border[zone] = leviathans[zone] if zone < len(leviathans) else NO_LEVIATHAN
        s.level[zone] = 0
    return s


def test_buying_and_paying_with_nebulis() -> None:
    s = kraken()
    s.nebulis[1], s.pearls[1] = 1, 0
    s.deck[s.deck_n - 1] = kinds("C4")[0]
    play(s, "explore")
    assert labels(s) == {
        "pass": {"verb": "pass", "zone": "track", "card": kinds("C4")[0], "seat": 0, "amount": 1},
        "buy-mixed:1": {"verb": "buy-mixed", "zone": "track", "card": kinds("C4")[0], "seat": 0, "amount": 1},
    }
    s = kraken()
    s.nebulis[0], s.pearls[0] = 1, 5
    give(s, 0, "counterfeiter")
    court(s, "slaver")
    g = asked(s.clone(), questions.BRIBE_SPLIT, 0, lord("slaver"), 0)
    assert labels(g)["pay"] == {"verb": "pay", "zone": "court", "card": lord("slaver"), "amount": 5}
    assert labels(g)["pay-mixed:1"] == {"verb": "pay-mixed", "zone": "court", "card": lord("slaver"), "amount": 1}


def test_sentinels() -> None:
    s = kraken()
    court(s, "slaver", "miller")
    for tile in range(26):
        s.location_owner[tile] = FACE_UP if tile == location("the_jail") else 2
    g = asked(s.clone(), questions.GUARD, 0, 1, 0)
    assert labels(g)["stack:squid"] == {"verb": "guard", "zone": "stack", "card": 4, "amount": 0}
    assert labels(g)["lord:miller"] == {"verb": "guard", "zone": "court", "card": lord("miller"), "amount": 10}
    assert labels(g)["location:the_jail"]["verb"] == "guard"
    s.guards[3], s.guards[4], s.guards[5] = 0, -1, -1
    assert labels(ask_again(s))["guard:vigil"] == {"verb": "place-sentinel", "zone": "sentinel", "card": 1}


def test_loot_and_krakens_left_on_the_track() -> None:
    s = kraken()
    here = location("the_megalodon")
    s.loot[2 * 5 + 4] = s.loot[2 * 5] = 1
    g = asked(s.clone(), questions.SEARCH, 0, here, 0)
    assert labels(g) == {
        "search": {"verb": "search", "zone": "loot", "card": here, "amount": 25},
        "stop": {"verb": "stop-searching", "zone": "loot", "card": here, "amount": 10},
    }
    s.track[0] = kinds("K3")[0]
    g = asked(s, questions.PLACE_KRAKEN, 0, 0, 0)
    assert labels(g)["stack:crab"] == {"verb": "place-kraken", "zone": "stack", "card": 1, "amount": 0}


def test_powers_of_the_kraken_lords() -> None:
    s = kraken(4)
    s.nebulis[0], s.nebulis[1], s.nebulis[2], s.kraken_holder = 2, 4, 3, 1
    g = asked(s.clone(), questions.GIVE_NEBULIS, 0, 0, 2)
    assert labels(g)["seat:C"] == {"verb": "give-nebulis", "zone": "nebulis", "seat": 2, "amount": 3}
    g = asked(s.clone(), questions.FIGURE, 0, 0, 0b1100)
    assert labels(g)["seat:C"] == {"verb": "give-figure", "zone": "nebulis", "seat": 2, "amount": 3}
    for kind in kinds("C3 J2"):
        s.cards[s.discards() * s.tables.kinds + kind] = 1
        s.cards[(s.affiliated() + 1) * s.tables.kinds + kind] = 1
    g = asked(s.clone(), questions.HEAL, 0, lord("healer"), 0)
    assert labels(g)["ally:C3"] == {"verb": "heal", "zone": "ally", "card": kinds("C3")[0], "amount": 3}
    g = asked(s.clone(), questions.EXECUTE, 0, lord("executioner"), 0)
    assert labels(g)["stack:crab"] == {"verb": "execute", "zone": "race", "card": 1, "amount": 1}
    s.cards[(s.affiliated() + 1) * s.tables.kinds + kinds("C1")[0]] = 1
    g = asked(s.clone(), questions.LOSE_AFFILIATED, 1, lord("executioner"), 1)
    assert labels(g)["ally:C3"] == {"verb": "lose-affiliated", "zone": "ally", "card": kinds("C3")[0], "amount": 3}
    give(s, 0, "slaver", "miller")
    s.covered_by[lord("slaver")] = s.covered_by[lord("miller")] = location("the_jail")
    g = asked(s, questions.LIBERATE, 0, lord("liberator"), 0)
    assert labels(g)["lord:miller"] == {
        "verb": "liberate", "zone": "lord", "card": lord("miller"), "seat": 0, "amount": 10,
    }  # fmt: skip


def test_meeting_a_monster_at_the_border() -> None:
    s = border(0, 4)
    give(s, 0, "coward")
    s.deck[s.deck_n - 1] = kinds("M")[0]
    play(ask_again(s), "explore")
    assert labels(s) == {
        "dig": {"verb": "pass-by", "zone": "border", "amount": 2},
        "fight": {"verb": "fight-leviathan", "zone": "border", "amount": 2},
        "ignore": {"verb": "ignore", "zone": "track", "card": 0},
    }


def test_a_fight() -> None:
    s = border(0, 4)
    hold(s, 0, "J4 S2p")
    s.pearls[0] = 3
    g = asked(s.clone(), questions.CHOOSE_LEVIATHAN, 0, 0, 0)
    assert labels(g)["zone:2"] == {"verb": "choose-leviathan", "zone": "border", "card": 4, "amount": 4}
    g = asked(s.clone(), questions.STRIKE, 0, 0, 0)
    assert labels(g)["ally:J4"] == {"verb": "strike", "zone": "ally", "card": kinds("J4")[0], "amount": 4}
    g = asked(s.clone(), questions.BOOST, 0, 1, 5)
    assert labels(g)["boost:3"] == {"verb": "boost", "zone": "border", "card": 4, "amount": 3}
    g = asked(s.clone(), questions.SPOILS, 0, 0, 2)
    assert labels(g)["split:1"] == {"verb": "spoils", "zone": "token", "amount": 1}
    s.level[1] = 1
    g = asked(s.clone(), questions.AGAIN, 0, 1, 0)
    assert labels(g) == {
        "fight": {"verb": "fight-again", "zone": "border", "card": 4, "amount": 6},
        "stop": {"verb": "stop-fighting", "zone": "border", "card": 4},
    }
    g = asked(s.clone(), questions.SORCERY, 0, lord("sorcerer"), 0)
    assert labels(g)["decline"]["card"] == lord("sorcerer")
    assert labels(g)["fight"]["verb"] == "fight-leviathan"


def test_what_attacks_and_lords_of_the_border_ask() -> None:
    s = border(0, 4)
    hold(s, 0, "J4 S2")
    give(s, 0, "miller", "slaver")
    g = asked(s.clone(), questions.FEED, 0, 0, 2)
    assert labels(g)["ally:J4"] == {"verb": "feed", "zone": "ally", "card": kinds("J4")[0], "amount": 2}
    g = asked(s.clone(), questions.SURRENDER, 0, 8, 1)
    assert labels(g)["lord:miller"]["verb"] == "surrender"
    g = asked(s.clone(), questions.BORDER_GUARD, 0, lord("border_guard"), 0)
    assert labels(g)["seat:B"] == {"verb": "send-leviathan", "zone": "border", "seat": 1, "amount": 2}
    g = asked(s.clone(), questions.REBEL, 0, lord("rebel"), 0)
    assert labels(g)["zone:1"] == {"verb": "rebel", "zone": "border", "card": 0, "amount": 3}
    g = asked(s.clone(), questions.BREED, 0, 12, 0)
    assert labels(g)["zone:9"] == {"verb": "breed", "zone": "border", "card": 12, "amount": 9}


def test_tokens_with_two_backs() -> None:
    s = border(0)
    kinds_of_token = int(s.tables.tokens)
    s.tokens[0 * kinds_of_token + 3], s.tokens[0 * kinds_of_token + 6] = 2, 1
    s.tokens[1 * kinds_of_token + 0], s.tokens[1 * kinds_of_token + 4] = 1, 2
    g = asked(s.clone(), questions.REVEAL_TOKEN, 0, 0, 0)
    assert labels(g) == {
        "stop": {"verb": "keep-tokens", "zone": "l-token", "amount": 3},
        "l-token:2-pearls": {"verb": "reveal-token", "zone": "l-token", "card": 0, "amount": 2},
    }
    g = asked(s, questions.HUNT_BACK, 0, 1, 0)
    assert labels(g)["back:l"] == {"verb": "hunt-back", "zone": "token", "card": 1, "seat": 1, "amount": 2}
