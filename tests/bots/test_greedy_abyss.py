"""The greedy bot for Abyss: simple decisions, and that it uses only what its seat knows."""

import pytest

import hadal
from hadal.arena.in_process import win_share
from hadal.bots import bot
from hadal.core.bot import decide
from hadal.core.chance import below, next_state
from hadal.games.abyss import questions
from hadal.games.abyss.constants import FACE_UP, IN_DECK
from hadal.games.abyss.plugin import PLUGIN
from hadal.games.abyss.state import Position
from tests.abyss.table import abyss, ask_again, court, fresh, give, hold, kinds, location, lord, play

GREEDY = bot("greedy", "abyss")


def choice(s: Position) -> str:
    """What greedy does here."""
    return s.game.blocks.name(decide(GREEDY, s, 1))


def test_it_beats_random_whoever_begins() -> None:
    game = hadal.game("abyss", 2)
    assert win_share(game, [GREEDY, bot("random", "abyss")], 12).value == 1


@pytest.mark.parametrize("expansions", ["kraken", "leviathan", "both"])
def test_it_beats_random_with_the_boxes(expansions: str) -> None:
    game = hadal.game("abyss", 2, expansions=expansions)
    assert win_share(game, [GREEDY, bot("random", "abyss")], 6).value >= 5 / 6


@pytest.mark.parametrize(
    ("seats", "expansions"),
    [(2, "none"), (3, "none"), (4, "none"), (2, "kraken"), (3, "leviathan"), (2, "both"), (5, "both")],
)
def test_what_its_seat_does_not_know_changes_nothing(seats: int, expansions: str) -> None:
    s = hadal.game("abyss", seats, expansions=expansions).seeded(seats)
    dice = seats
    while not s.over():
        seat = s.to_move()
        action = int(GREEDY.choose(s.guess(seat, dice), seat, 1))
        if len(s.legal()) > 1:
            assert GREEDY.choose(s.guess(seat, dice + 1), seat, 1) == action
        dice = next_state(dice)
        s.apply(action if below(dice, 4) else s.legal()[below(next_state(dice), len(s.legal()))])


def test_it_buys_the_ally_that_completes_a_lord() -> None:
    s = fresh(abyss())
    court(s, "landowner", "traitor", "sage", "treasurer", "corruptor", "assassin")  # 10 points, Seahorses only
    hold(s, 1, "H5 H2")
    s.pearls[1] = 2
    s.deck[s.deck_n - 1] = kinds("H4")[0]
    assert choice(play(s, "explore")) == "buy"


def test_it_does_not_buy_what_helps_little() -> None:
    s = fresh(abyss())
    court(s, "landowner", "shepherd", "miller")
    hold(s, 1, "H5 H2")
    s.pearls[1] = 2
    s.deck[s.deck_n - 1] = kinds("C1")[0]
    assert choice(play(s, "explore")) == "pass"


def test_it_recruits_the_better_lord() -> None:
    s = fresh(abyss())
    hold(s, 0, "H5 H4 H1 C5 C2 C1")
    court(s, "landowner", "commander", "traitor", "sage")
    assert choice(ask_again(s)) == "recruit:landowner"


def test_it_keeps_the_high_card_that_is_not_needed() -> None:
    s = fresh(abyss())
    hold(s, 0, "C5 C4 S1 J1")
    court(s, "jailer", "landowner", "assassin", "sage")
    play(ask_again(s), "recruit:jailer")
    assert choice(s) == "ally:C4"


def test_it_takes_the_stack_that_completes_a_lord() -> None:
    s = fresh(abyss())
    hold(s, 0, "H5")
    court(s, "landowner", "traitor", "sage", "assassin", "corruptor", "treasurer")
    stacks = int(s.stacks() * s.tables.kinds)
    for kind in kinds("C1 C1 C1"):
        s.cards[stacks + int(s.tables.kinds) + kind] += 1
    for kind in kinds("H4 H2"):
        s.cards[stacks + 2 * int(s.tables.kinds) + kind] += 1
    assert choice(ask_again(s)) == "stack:seahorse"


def test_it_takes_the_location_that_brings_most() -> None:
    s = fresh(abyss())
    give(s, 0, "slaver", "oracle", "alchemist")
    for tile in range(int(s.tables.locations)):
        s.location_owner[tile] = IN_DECK
    s.location_owner[location("the_jail")] = s.location_owner[location("the_lost_tower")] = FACE_UP
    s.ask(questions.CONTROL, 0, 0, 0)
    s.location_deck_n = 0
    assert choice(ask_again(s)) == "location:the_jail"


def test_it_spends_the_keys_of_lords_it_needs_least() -> None:
    s = fresh(abyss())
    give(s, 0, "keeper", "reaper", "shepherd", "treasurer")
    s.location_owner[location("the_jail")] = 0
    s.ask(questions.SPEND_KEYS, 0, location("the_jail"), 0)
    ask_again(s)
    while s.question() == questions.SPEND_KEYS:
        s.apply(decide(GREEDY, s, 1))
    assert s.covered_by[lord("treasurer")] == -1


def test_a_big_reward_is_worth_a_fight() -> None:
    s = fresh(abyss())
    s.deck[s.deck_n - 1] = kinds("M")[0]
    s.threat = 4
    play(s, "explore")
    assert choice(s) == "fight"
    assert choice(play(s, "fight")) == "reward:1-key-2-tokens"


def test_it_plots_when_the_court_is_poor_and_pearls_are_many() -> None:
    s = fresh(abyss())
    court(s, "corruptor")
    hold(s, 0, "H5 H4 J4 S3 Q2")
    s.pearls[0] = 8
    assert choice(ask_again(s)) == "plot"
    s.pearls[0] = 1
    assert choice(ask_again(s)) != "plot"


def test_it_explores_a_deck_of_good_cards_and_takes_a_stack_before_a_poor_one() -> None:
    for card, answer in (("H5", "explore"), ("Q1", "stack:seahorse")):
        s = fresh(abyss())
        court(s, "landowner", "traitor", "sage", "treasurer", "corruptor", "assassin")
        hold(s, 0, "H4")
        s.cards[(s.stacks() + 2) * s.tables.kinds + kinds("H3")[0]] += 1
        for place in range(int(s.deck_n)):
            s.deck[place] = kinds(card)[0]
        assert choice(ask_again(s)) == answer


def test_it_meets_one_more_monster_when_the_next_reward_is_better() -> None:
    """The rewards of the first two Threat spaces are a token and two tokens: with many Monsters left it goes on."""
    s = fresh(abyss())
    for place in range(int(s.deck_n)):
        s.deck[place] = kinds("M")[0]
    s.threat = 0
    assert choice(play(s, "explore")) == "dig"


def test_deciding_does_not_change_the_guess() -> None:
    s = fresh(abyss(2, expansions="kraken"))
    hold(s, 0, "H5 H4 H1 C5 C2 C1 K3")
    court(s, "landowner", "commander", "traitor", "sage")
    s.pearls[0], s.nebulis[0] = 3, 1
    for after in ("", "recruit:landowner", "ally:H5"):
        if after:
            play(s, after)
        before = ask_again(s).notation()
        GREEDY.choose(s, 0, 1)
        assert s.notation() == before


@pytest.mark.parametrize("seed", [7, 24, 37, 50])
def test_a_game_of_four_ends_even_when_only_monsters_are_left_to_explore(seed: int) -> None:
    """Keys without Locations and tokens from an empty pile are worth nothing."""
    s = hadal.game("abyss", 4).deal(seed)
    policy = PLUGIN.policy(thorough=True)
    for _ in range(1500):
        if s.over():
            break
        s.apply(policy.pick(s))
    assert s.over()
