"""Why an action of the Kraken and Leviathan boxes is not legal now."""

import pytest

from hadal.core.options import OptionError
from hadal.games.abyss import questions
from hadal.games.abyss.constants import AT_LOCATION, AT_LORD, AT_STACK, DISABLED, FACE_UP
from hadal.games.abyss.state import Position
from tests.abyss.table import abyss, ask_again, court, fresh, give, hold, kinds, location, lord, play
from tests.abyss.test_box_labels import border, kraken
from tests.abyss.test_reasons import asked, code, why


@pytest.mark.parametrize("expansions", ["kraken", "leviathan", "both"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_action_is_legal_or_has_a_reason(expansions: str, seats: int) -> None:
    try:
        game = abyss(seats, expansions=expansions)
    except OptionError:
        return
    s = game.position(game.seeded(seats))
    step = 1
    while not s.over():
        legal = s.legal()
        step = (step * 31 + 7) % 1009
        if step % 7 == 0:
            for action in range(-1, game.actions + 1):
                assert (s.explain(action) is None) == (action in legal)
        recruits = [a for a in legal if game.blocks.block_of(a).name in ("recruit", "fight", "buy-mixed")]
        s.apply((recruits or legal)[step % len(recruits or legal)])


def guard(s: Position, sentinel: int, seat: int, place: int) -> Position:
    """Let a seat's Sentinel guard something."""
    s.guards[3 * sentinel], s.guards[3 * sentinel + 1], s.guards[3 * sentinel + 2] = seat, place, 0
    s.guarded += 1
    return ask_again(s)


def test_closed_boxes() -> None:
    s = fresh(abyss())
    for name in ("buy-mixed:1", "guard:vigil", "search", "ignore", "zone:1", "l-token:key", "back:l", "ally:J4d"):
        assert code(s, name) == "not-in-this-game"
    s = fresh(abyss(expansions="leviathan"))
    assert code(s, "ally:K4") == code(s, "recruit:tamer") == code(s, "recruit:fence") == "not-in-this-game"
    assert code(s, "zone:1") == "other-question"


def test_what_a_sentinel_reserves() -> None:
    s = kraken()
    court(s, "slaver", "miller")
    hold(s, 0, "S5 S3 C1")
    s.cards[s.stacks() * s.tables.kinds + kinds("J1")[0]] = 1
    guard(s, 0, 1, AT_LORD + lord("slaver"))
    guard(s, 1, 2, AT_STACK + 0)
    assert why(s, "recruit:slaver") == {"code": "reserved", "card": lord("slaver"), "seat": 1}
    assert why(s, "stack:jellyfish") == {"code": "reserved", "card": 0, "seat": 2}
    assert code(s, "stack:crab") == "stack-empty"
    g = asked(s.clone(), questions.REPLACE_LORD, lord("opportunist"), 0)
    if g.question() == questions.REPLACE_LORD:
        assert code(g, "lord:slaver") == "reserved"
    for tile in range(26):
        s.location_owner[tile] = FACE_UP if tile < 3 else 2
    s.keys[0] = 3
    guard(s, 2, 1, AT_LOCATION + 1)
    g = asked(s.clone(), questions.CONTROL, 0, 0)
    assert why(g, "location:hydrozoa_reserves") == {"code": "reserved", "card": 1, "seat": 1}


def test_placing_sentinels() -> None:
    s = kraken()
    court(s, "slaver", "miller")
    guard(s, 0, 1, AT_LORD + lord("slaver"))
    s.guards[3], s.guards[4], s.guards[5] = 0, -1, int(s.turns)
    ask_again(s)
    assert why(s, "guard:watcher") == {"code": "not-yours", "card": 0, "seat": 1}
    assert code(s, "guard:vigil") == "from-next-turn"
    assert code(s, "guard:lookout") == "not-yours"
    g = asked(s.clone(), questions.GUARD, 1, 0)
    assert why(g, "lord:miller") == {"code": "zone-guarded", "card": lord("miller"), "seat": 1}
    assert code(g, "lord:jailer") in ("not-at-court", "zone-guarded")
    s.guards[4] = AT_STACK
    s.guarded += 1
    assert code(ask_again(s), "guard:vigil") == "sentinel-guards"


def test_splits() -> None:
    s = kraken()
    s.nebulis[1], s.pearls[1], s.sold = 2, 1, 1
    s.deck[s.deck_n - 1] = kinds("C4")[0]
    play(ask_again(s), "explore")
    assert s.to_move() == 1 and s.sold == 1
    assert why(s, "buy") == {"code": "too-few-pearls", "have": 1, "need": 2}
    assert why(s, "buy-mixed:2") == {"code": "nebulis-limit", "have": 2, "need": 1}
    s.pearls[1] = 3
    assert why(ask_again(s), "buy-mixed:1") == {"code": "pearls-remain", "have": 3, "need": 1}
    s.nebulis[1] = 0
    assert why(ask_again(s), "buy-mixed:1") == {"code": "too-few-nebulis", "have": 0, "need": 1}


def test_paying_with_krakens() -> None:
    s = kraken()
    s.pearls[0], s.nebulis[0] = 1, 1
    hold(s, 0, "K2 C4 C3 S5 S4 C1 Q1")
    court(s, "hunter", "miller", "keeper", "jailer")  # 8 points, 2 races, a Crab
    play(ask_again(s), "recruit:hunter")
    assert code(s, "pay") == "compulsory-race-missing"
    g = play(s.clone(), "ally:S5")
    assert code(g, "pay-mixed:1") == "compulsory-race-missing"
    assert why(g, "ally:Q1") == {"code": "compulsory-race-missing", "card": 1}
    play(s, "ally:C4", "ally:C3")
    assert why(s, "pay") == {"code": "too-few-races", "have": 1, "need": 2}
    assert code(s, "ally:S4") == "wrong-order"
    assert why(s, "ally:C1") == {"code": "useless-ally", "card": kinds("C1")[0], "have": 9, "need": 8}


def test_the_fence_the_figure_and_the_kraken_lords() -> None:
    s = kraken(4)
    s.nebulis[0], s.nebulis[1], s.nebulis[2], s.nebulis[3], s.kraken_holder = 2, 3, 3, 3, 1
    g = asked(s.clone(), questions.GIVE_NEBULIS, 0, 2)
    assert code(g, "seat:A") == "yourself"
    assert code(g, "seat:D") == "cannot-complete"
    play(g, "seat:B")
    assert code(g, "seat:B") == "wrong-order"
    s.ask(questions.FIGURE, 1, 0, 0b1100)
    g = ask_again(s.clone())
    assert code(g, "seat:B") == "has-the-figure"
    assert why(g, "seat:A") == {"code": "too-few-nebulis", "have": 2, "need": 3, "seat": 0}
    g = asked(s.clone(), questions.LOSE_AFFILIATED, lord("executioner"), 1)
    for kind in kinds("C3 C1"):
        s.cards[s.affiliated() * s.tables.kinds + kind] = 1
        s.cards[s.discards() * s.tables.kinds + kind] = 1
    g = asked(s.clone(), questions.LOSE_AFFILIATED, lord("executioner"), 1)
    assert why(g, "ally:J1") == {"code": "other-race", "need": 1, "card": kinds("J1")[0]}
    assert code(g, "ally:C5") == "not-affiliated"
    assert code(asked(s.clone(), questions.HEAL, lord("healer"), 0), "ally:J1") == "not-in-discard-pile"
    give(s, 0, "slaver", "miller", "keeper", "reaper")
    s.covered_by[lord("slaver")] = s.covered_by[lord("miller")] = location("the_jail")
    s.covered_by[lord("reaper")] = DISABLED
    g = asked(s, questions.LIBERATE, lord("liberator"), 0)
    assert code(g, "lord:keeper") == "already-free"
    assert code(g, "lord:reaper") == "disabled"
    assert code(g, "lord:jailer") == "not-yours"


def test_fights() -> None:
    s = border(0, 4)
    s.cards[kinds("C1")[0]] = 0
    hold(s, 0, "S2p S1 J1")
    s.pearls[0] = 2
    g = asked(s.clone(), questions.CHOOSE_LEVIATHAN, 0, 0)
    assert why(g, "zone:3") == {"code": "no-leviathan", "need": 3}
    s.border[2] = 8  # of the Squids
    g = asked(s.clone(), questions.CHOOSE_LEVIATHAN, 0, 0)
    assert why(g, "zone:3") == {"code": "no-usable-ally", "card": 8}
    g = asked(s.clone(), questions.STRIKE, 1, 0)
    assert why(g, "ally:J1") == {"code": "not-usable", "need": 3, "card": kinds("J1")[0]}
    assert code(g, "ally:C5") == "not-in-hand"
    g = asked(s.clone(), questions.BOOST, 1, 14)
    assert why(g, "boost:3") == {"code": "too-few-pearls", "have": 2, "need": 3}
    assert why(g, "boost:2") == {"code": "boost-too-high", "have": 2, "need": 1}
    g = asked(s.clone(), questions.SPOILS, 0, 2)
    assert why(g, "split:3") == {"code": "too-few-rewards", "have": 2, "need": 3}
    s.ask(questions.BREED, 0, 12, 0)
    assert why(ask_again(s), "zone:1") == {"code": "zone-taken", "card": 0}


def test_a_monster_that_cannot_be_fought_or_ignored() -> None:
    s = border(8)
    s.cards[kinds("C1")[0]] = 0
    give(s, 0, "coward")
    s.deck[s.deck_n - 1] = kinds("M")[0]
    play(ask_again(s), "explore")
    assert code(s, "fight") == "no-usable-ally"
    s.covered_by[lord("coward")] = DISABLED
    hold(s, 0, "C1")
    assert code(ask_again(s), "ignore") == "no-coward"


def test_tokens() -> None:
    s = border(0)
    n = int(s.tables.tokens)
    s.tokens[3], s.tokens[6], s.tokens[n], s.tokens[n + 3] = 1, 1, 1, 0
    g = asked(s.clone(), questions.REVEAL_TOKEN, 0, 0)
    assert why(g, "l-token:council") == {"code": "no-stack", "card": 3}
    assert why(g, "l-token:key") == {"code": "no-such-token", "card": 2}
    for pile in range(7):
        s.tokens[3 * n + pile] = 0
    s.tokens[3 * n], s.tokens[3 * n + 3] = 2, 1
    g = asked(s, questions.SPOILS, 0, 3)
    if g.question() == questions.SPOILS:
        assert why(g, "split:1") == {"code": "too-few-l-tokens", "have": 1, "need": 2}
