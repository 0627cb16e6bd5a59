"""The weights in the package: they fit the games, give the same answers everywhere, cannot peek, and beat greedy."""

from hashlib import sha256

import pytest

from hadal.bots import bot
from hadal.bots.network import DecisionRequest, decide_many
from hadal.core.chance import MASK, derive
from hadal.core.registry import cached
from hadal.core.state import State
from hadal.network.files import table_weights_file, weights_file
from hadal.network.shipped import shipped_model
from hadal.network.spec import network_spec
from hadal.network.tables import read_tables
from hadal.network.weights import load_weights

GAMES = ("abyss", "the_abyss")
MOST_BYTES = 8_000_000
# Digests of the moves of a few games of the network against itself. They change with the weights and with the rules.
MOVES = {"abyss": "b075b138595ced65", "the_abyss": "bc67b0bcf716d70f"}


def skip_forced(state: State) -> None:
    """Make the decisions that are none."""
    while not state.over() and len(state.legal()) == 1:
        state.apply(state.legal()[0])


def play_together(states: list[State], bots: list[list[str]]) -> list[list[int]]:
    """Play games at the same time, each seat by the bot with this name; return the moves of each game."""
    moves: list[list[int]] = [[] for _ in states]
    running = list(range(len(states)))
    while running:
        requests = []
        for place in running:
            state = states[place]
            seat = state.to_move()
            seed = int(derive(1000 * place + len(moves[place]) & MASK))
            guess = state.guess(seat, derive(seed))
            requests.append(DecisionRequest(bot(bots[place][seat], state.game.name), guess, seat, seed))
        for place, action in zip(running, decide_many(requests), strict=True):
            states[place].apply(action)
            moves[place].append(action)
            skip_forced(states[place])
        running = [place for place in running if not states[place].over()]
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_fit_their_game_and_the_package(game: str) -> None:
    tables = read_tables(game, "all")
    paths = {table_weights_file(game, table.seats) for table in tables}
    assert sum(path.stat().st_size for path in paths) <= MOST_BYTES
    assert (weights_file(game).parent / "network.md").exists(), "the model card"
    for path in paths:
        weights = load_weights(path, game)
        assert weights.spec == network_spec(game)
        trained = weights.training["tables"]
        assert isinstance(trained, list)
        served = {table.text for table in tables if table_weights_file(game, table.seats) == path}
        assert served <= set(trained)


@pytest.mark.parametrize("game", GAMES)
def test_the_network_gives_the_same_answers_on_every_machine(game: str) -> None:
    states = [table.game().deal(7) for table in read_tables(game, "all")[:4]]
    moves = play_together(states, [["network"] * state.seats for state in states])
    assert sha256(str(moves).encode()).hexdigest()[:16] == MOVES[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_network_sees_the_same_in_positions_that_a_seat_cannot_tell_apart(game: str) -> None:
    state = cached(game, 3, {}).deal(5)
    policy = bot("greedy", game)
    model = shipped_model(state.game)
    checked = 0
    while not state.over():
        skip_forced(state)
        if state.over():
            break
        seat = state.to_move()
        if checked < 12:
            twins = [state.guess(seat, derive(seed)) for seed in (1, 2, 3)]
            found = model.evaluate([state.clone(), *twins])
            assert all((logits == found.logits[0]).all() for logits in found.logits)
            assert (found.chances == found.chances[0]).all()
            checked += 1
        state.apply(int(policy.choose(state.guess(seat, derive(9)), seat, 1)))
    assert checked == 12


@pytest.mark.parametrize(("game", "least"), [("abyss", 0.75), ("the_abyss", 0.6)])
def test_the_network_beats_greedy_on_fixed_deals(game: str, least: float) -> None:
    deals = 8
    states = [cached(game, 2, {}).deal(100 + deal) for deal in range(deals) for _ in range(2)]
    play_together(states, [["network", "greedy"], ["greedy", "network"]] * deals)
    shares = [(place % 2 in state.winners()) / len(state.winners()) for place, state in enumerate(states)]
    assert sum(shares) / len(shares) >= least
