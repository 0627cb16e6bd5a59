"""The search bot: legal, deterministic, uses only what its seat knows, and stronger than greedy."""

from itertools import pairwise

import pytest

import hadal
from hadal.arena.in_process import contest_between, win_share
from hadal.bots import bot
from hadal.bots.search import Move, SearchBot, analyse, best_first
from hadal.core.bot import Budget, decide
from hadal.core.chance import MASK, below, next_state
from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.network.shipped import shipped_model
from hadal.search.parameters import SearchParameters
from hadal.search.policies import policy_for

TABLES = [("abyss", 2, "none"), ("abyss", 4, "none"), ("abyss", 3, "both"), ("abyss", 2, "leviathan")]


def table(name: str, seats: int, expansions: str) -> Game:
    """A game with these boxes."""
    return hadal.game(name, seats, expansions=expansions) if name == "abyss" else hadal.game(name, seats)


@pytest.mark.parametrize(("name", "seats", "boxes"), [*TABLES, ("the_abyss", 2, ""), ("the_abyss", 4, "")])
@pytest.mark.parametrize("who", ["search:nodes=12", "novice"])
def test_it_uses_only_what_its_seat_knows(name: str, seats: int, boxes: str, who: str) -> None:
    s = table(name, seats, boxes).seeded(seats)
    player = bot(who, name)
    dice = seats
    for _ in range(60):
        if s.over():
            break
        seat = s.to_move()
        action = player.choose(s.guess(seat, dice), seat, dice)
        assert action in s.legal()
        assert player.choose(s.guess(seat, dice + 1), seat, dice) == action  # another world that looks the same
        dice = next_state(dice)
        s.apply(action if below(dice, 4) else s.legal()[below(next_state(dice), len(s.legal()))])


@pytest.mark.parametrize("who", ["random", "novice", "greedy", "search:nodes=8"])
def test_any_seed_will_do(who: str) -> None:
    s = hadal.game("abyss", 2).seeded(1)
    assert all(decide(bot(who, "abyss"), s, seed) in s.legal() for seed in (0, 1, MASK - 1, MASK))


def test_two_identical_bots_play_the_same_game() -> None:
    game = hadal.game("abyss", 2)
    bots = [bot("search:nodes=8", "abyss"), bot("random", "abyss")]
    first, second = ([game.scores for game in contest_between(game, bots, 2, seed=3).games] for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("name", "nodes", "boxes", "deals", "least"),
    [("abyss", 60, "none", 4, 0.6), ("abyss", 60, "both", 3, 0.5), ("the_abyss", 240, "", 12, 0.5)],
)
def test_it_beats_greedy(name: str, nodes: int, boxes: str, deals: int, least: float) -> None:
    bots = [bot(f"search:nodes={nodes}", name), bot("greedy", name)]
    assert win_share(table(name, 2, boxes), bots, 2 * deals).value >= least


def test_a_forced_answer_needs_no_search() -> None:
    s = hadal.game("the_abyss", 2).seeded(1)
    while len(s.legal()) > 1:
        s.apply(s.legal()[-1])
    assert SearchBot(Budget(seconds=60.0)).choose(s.guess(s.to_move(), 1), s.to_move(), 1) == s.legal()[0]


def test_an_analysis_has_the_best_three_with_shares_and_chances() -> None:
    s = hadal.game("abyss", 2).seeded(5)
    while len(s.legal()) < 4:
        s.apply(s.legal()[0])
    seat = s.to_move()
    lines = analyse(s.guess(seat, 1), seat, Budget(nodes=120), seed=3)
    assert len(lines) == 3
    assert {line.action for line in lines} <= set(s.legal())
    assert sum(line.share for line in lines) <= 1.0 + 1e-9
    assert all(0 < line.share <= 1 and 0 <= line.chance <= 1 for line in lines)
    found = shipped_model(s.game).evaluate([s])
    likely = dict(zip(found.legal[0], found.logits[0].tolist(), strict=True))
    for better, worse in pairwise(lines):  # by the result and by what the network expected, together
        assert better.chance >= worse.chance or likely[better.action] > likely[worse.action]


def test_an_analysis_gives_the_chance_of_a_forced_move_too() -> None:
    s = hadal.game("abyss", 2).seeded(5)
    assert len(s.legal()) == 1
    (line,) = analyse(s.guess(s.to_move(), 1), s.to_move(), Budget(nodes=20))
    assert (line.action, line.share) == (s.legal()[0], 1.0)
    assert 0.2 < line.chance < 0.8


def test_without_a_budget_there_is_no_search() -> None:
    s = hadal.game("abyss", 2).seeded(5)
    with pytest.raises(ValueError, match="needs a budget"):
        analyse(s.guess(s.to_move(), 1), s.to_move(), Budget())


def test_with_hardly_a_budget_the_policy_chooses() -> None:
    s = hadal.game("abyss", 2).seeded(5)
    for _ in range(40):
        seat = s.to_move()
        best = int(policy_for(s.game).pick(s.guess(seat, 1)))
        assert bot("search:nodes=1", "abyss").choose(s.guess(seat, 1), seat, 3) == best
        s.apply(best)


def test_an_analysis_is_for_the_seat_that_is_asked() -> None:
    s = hadal.game("abyss", 2).seeded(5)
    with pytest.raises(ValueError, match="is not asked here"):
        analyse(s.guess(1 - s.to_move(), 1), 1 - s.to_move(), Budget(nodes=10))


def test_more_is_better_first() -> None:
    dropped, kept, best = Move(1, 10, 9_000_000), Move(2, 90, 40_000_000), Move(3, 90, 50_000_000)
    assert [move.action for move in best_first([dropped, kept, best])] == [3, 2, 1]


def test_several_processes_search_with_the_given_parameters() -> None:
    s = hadal.game("abyss", 2).seeded(5)
    while len(s.legal()) < 6:
        s.apply(s.legal()[0])
    seat, budget = s.to_move(), Budget(nodes=200)
    two = SearchParameters(horizon=3, spread=9.0, max_answers=2)
    usual, narrow = (SearchBot(budget, 2, given).moves(s.guess(seat, 1), seat, 7) for given in (None, two))
    assert len(usual) > 4 >= len(narrow)  # two answers in each of two processes


def test_several_processes_find_the_same_again() -> None:
    s = hadal.game("the_abyss", 3).seeded(2)
    first, second = (decide(bot("search:nodes=60:workers=2", "the_abyss"), s, 7) for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("search:depth=4", "search takes seconds, nodes, workers"),
        ("search:nodes=many", "nodes is a whole number, such as search:nodes=2, not 'many'"),
        ("search:nodes=9:nodes=10", "a setting is given twice"),
        ("search:nodes=200000000", "nodes is more than 0 and at most 100,000,000"),
        ("search:nodes=0", "nodes is more than 0"),
        ("search:seconds=nan", "seconds is more than 0"),
        ("search:workers=1000", "at most 64"),
        ("greedy:nodes=5", "takes no settings"),
        ("deep", "the bots are: random, novice, greedy, search"),
    ],
)
def test_bad_settings_are_refused(name: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        bot(name, "abyss")


def test_settings_are_part_of_the_name() -> None:
    made = bot("search:seconds=0.5:nodes=10", "abyss")
    assert made.name == "search:seconds=0.5:nodes=10"
    assert isinstance(made, SearchBot)
    assert (made.budget.seconds, made.budget.nodes) == (0.5, 10)
