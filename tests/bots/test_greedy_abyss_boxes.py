"""The greedy bot with the Kraken and Leviathan boxes: simple decisions."""

from hadal.games.abyss import questions
from hadal.games.abyss.constants import FACE_UP, IN_AREA, IN_DECK, NO_LEVIATHAN
from hadal.games.abyss.state import Position
from tests.abyss.table import abyss, ask_again, court, fresh, give, hold, kinds, location, lord, play
from tests.abyss.test_box_labels import border, kraken
from tests.bots.test_greedy_abyss import choice


def asked(s: Position, question: int, seat: int, card: int, n: int) -> Position:
    """The same position with another question."""
    s.ask(question, seat, card, n)
    return ask_again(s)


def test_it_searches_while_a_double_is_unlikely_and_then_stops() -> None:
    s = kraken()
    here = location("the_megalodon")
    s.loot[2 * 5] = 1  # a 3: most of what is left is new
    assert choice(asked(s.clone(), questions.SEARCH, 0, here, 0)) == "search"
    s.loot[2 * 5 + 3] = s.loot[2 * 5 + 4] = s.loot[2 * 5 + 2] = 1  # 3, 5, 6 and 7: only a 4 is new
    assert choice(asked(s, questions.SEARCH, 0, here, 0)) == "stop"


def test_a_place_to_search_is_worth_taking() -> None:
    s = kraken()
    give(s, 0, "slaver", "oracle", "alchemist")
    for i in range(int(s.tables.locations)):
        s.location_owner[i] = IN_DECK
    s.location_owner[location("the_battlefield")] = s.location_owner[location("the_throne_room")] = FACE_UP
    s.location_deck_n = 0
    assert choice(asked(s, questions.CONTROL, 0, 0, 0)) == "location:the_battlefield"


def test_it_recruits_with_a_kraken_for_the_missing_race() -> None:
    s = kraken()
    hold(s, 0, "S5 S4 K4")
    court(s, "landowner", "traitor", "sage", "assassin", "corruptor", "inheritor")  # 10, two races
    assert choice(ask_again(s)) == "recruit:inheritor"


def test_it_buys_with_a_nebulis_when_it_has_no_pearl() -> None:
    s = kraken(2)
    court(s, "landowner", "traitor", "sage", "treasurer", "corruptor", "assassin")
    hold(s, 1, "H5 H2")
    s.pearls[1], s.nebulis[1], s.kraken_holder = 0, 1, 1
    s.deck[s.deck_n - 1] = kinds("H4")[0]
    assert choice(play(ask_again(s), "explore")) == "buy-mixed:1"


def test_it_guards_the_lord_it_collects_for() -> None:
    s = kraken(2)
    court(s, "landowner", "traitor", "sage", "treasurer", "corruptor", "assassin")
    hold(s, 0, "H5 H4")
    assert choice(asked(s, questions.GUARD, 0, 0, 0)) == "lord:landowner"


def test_it_places_a_waiting_sentinel_only_if_something_is_worth_guarding() -> None:
    s = kraken(2)
    give(s, 0, "watcher")
    s.guards[0], s.guards[1], s.guards[2] = 0, IN_AREA, -1
    s.turns = 20
    court(s, "landowner", "traitor", "sage", "treasurer", "corruptor", "assassin")
    hold(s, 0, "H5 H4")
    assert choice(ask_again(s.clone())) == "guard:watcher"
    court(s, "corruptor")
    for kind in kinds("H5 H4"):
        s.cards[kind] -= 1
    assert choice(ask_again(s)) != "guard:watcher"


def test_it_gives_nebulis_and_the_figure_to_the_leader() -> None:
    s = kraken(4)
    give(s, 2, "miller", "landowner")
    s.nebulis[0] = 1
    assert choice(asked(s.clone(), questions.GIVE_NEBULIS, 0, 0, 1)) == "seat:C"
    assert choice(asked(s, questions.FIGURE, 0, 0, 0b1111)) == "seat:C"


def test_it_fights_with_an_ally_it_can_spare() -> None:
    s = border(14)  # Seahorses, one level of 7, four rewards
    hold(s, 0, "H4d")
    s.deck[s.deck_n - 1] = kinds("M")[0]
    play(ask_again(s), "explore")
    assert choice(s) == "fight"
    assert choice(asked(s, questions.STRIKE, 0, 0, 0)) == "ally:H4d"


def test_it_boosts_just_enough_to_beat_a_level() -> None:
    s = border(14)
    s.pearls[0] = 5
    assert choice(asked(s, questions.BOOST, 0, 0, 5)) == "boost:2"


def test_it_boosts_for_two_levels_where_an_attack_is_not_used_up() -> None:
    """Levels of 6 and 4, an attack of 5: 10 beats both, or 6 with leviathan_damage=independent"""
    for damage, boost in (("cumulative", "boost:5"), ("independent", "boost:1")):
        s = fresh(abyss(3, expansions="leviathan", leviathan_damage=damage))
        for zone in range(9):
            s.border[zone], s.level[zone] = NO_LEVIATHAN if zone else 13, 0
        s.pearls[0] = 6
        assert choice(asked(s, questions.BOOST, 0, 0, 5)) == boost


def test_it_draws_l_tokens_when_a_key_or_a_stack_is_worth_more_than_points() -> None:
    s = border(14)
    court(s, "landowner", "traitor", "sage", "treasurer", "corruptor", "assassin")
    assert choice(asked(s.clone(), questions.SPOILS, 0, 0, 2)) == "split:2"  # two Monster tokens
    give(s, 0, "slaver", "oracle")  # two keys: a third one opens a Location
    for i in range(int(s.tables.locations)):
        s.location_owner[i] = IN_DECK
    s.location_owner[location("the_jail")] = FACE_UP
    hold(s, 0, "H5 H2")
    for kind in kinds("H5 H4 H4"):
        s.cards[(s.stacks() + 2) * s.tables.kinds + kind] += 1
    assert choice(asked(s, questions.SPOILS, 0, 0, 2)) == "split:0"


def test_it_feeds_and_surrenders_what_it_needs_least() -> None:
    s = border(0)
    court(s, "landowner", "traitor", "sage", "treasurer", "corruptor", "assassin")
    hold(s, 0, "H5 H4 Q1")
    give(s, 0, "miller", "slaver", "jailer")
    assert choice(asked(s.clone(), questions.FEED, 0, 0, 1)) in ("ally:Q1", "ally:C1")
    assert choice(asked(s, questions.SURRENDER, 0, 8, 1)) != "lord:miller"


def test_it_reveals_pearls_and_keys() -> None:
    s = border(0)
    s.tokens[5] = 1
    assert choice(asked(s, questions.REVEAL_TOKEN, 0, 0, 0)) == "l-token:key"


def test_it_frees_the_lord_with_the_best_power() -> None:
    s = kraken()
    give(s, 0, "miller", "treasurer")
    s.covered_by[lord("miller")] = s.covered_by[lord("treasurer")] = location("the_jail")
    assert choice(asked(s, questions.LIBERATE, 0, lord("liberator"), 0)) == "lord:treasurer"


def test_five_players_with_everything() -> None:
    s = fresh(abyss(5, expansions="both"))
    assert choice(s) in {s.game.blocks.name(action) for action in s.legal()}
