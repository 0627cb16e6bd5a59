"""Positions and matches behave like Python values: copied, pickled, compared, printed."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import cast

import pytest

import hadal
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.match import Match
from hadal.core.playout import random_steps
from hadal.core.record import Record
from hadal.core.state import State


def pickled(thing: object) -> object:
    """Pickle and unpickle."""
    return pickle.loads(pickle.dumps(thing))


Copied = Callable[[object], object]
COPIES: list[Copied] = [copy.copy, copy.deepcopy, pickled]


def in_play(game: str, seats: int = 3, moves: int = 30) -> State:
    """A position after some random moves."""
    state = hadal.game(game, seats).seeded(1)
    random_steps(state, 5, moves)
    return state


def played(game: str, moves: int = 40) -> Match:
    """A match after some moves."""
    match = Match.seeded(hadal.game(game, 2), 3)
    for n in range(moves):
        legal = match.state.legal()
        match.play(legal[n % len(legal)])
    return match


@pytest.mark.parametrize("game", hadal.names())
@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_shares_nothing_with_the_original(game: str, copied: Copied) -> None:
    state = in_play(game)
    before = state.notation()
    twin = cast(State, copied(state))
    assert twin == state and hash(twin) == hash(state) and twin.notation() == before
    assert type(twin) is type(state) and twin.log is None
    for _ in range(20):
        twin.apply(twin.legal()[0])
    assert state.notation() == before != twin.notation()
    assert twin != state


@pytest.mark.parametrize("game", hadal.names())
def test_positions_of_one_pickle_share_their_game(game: str) -> None:
    states = [in_play(game, moves=n) for n in range(4)]
    back = cast("list[State]", pickled(states))
    assert back == states
    assert len({id(state.game) for state in back}) == 1


def test_the_way_to_a_position_does_not_matter() -> None:
    start = hadal.game("the_abyss", 2).seeded(1)
    text = start.notation()
    random_steps(start, 3, 5)
    assert hadal.position(text) == hadal.position(text)
    assert len({hadal.position(text), hadal.position(text), start}) == 2


def test_the_game_and_its_options_are_part_of_a_position() -> None:
    one = hadal.game("abyss", 2).seeded(1)
    other = hadal.game("abyss", 2, hand_limit=12).seeded(1)
    assert one != other and one.game != other.game
    assert one == hadal.game("abyss", 2).seeded(1) and one.game == hadal.game("abyss", 2)
    assert one != "a text" and one.game != "a text"


@pytest.mark.parametrize("game", hadal.names())
def test_a_game_is_immutable_so_that_a_copy_is_the_game_itself(game: str) -> None:
    one = hadal.game(game, 3)
    assert copy.copy(one) is one is copy.deepcopy(one)
    back = cast(Game, pickled(one))
    assert back == one and hash(back) == hash(one) and back.options == one.options


@pytest.mark.parametrize("game", hadal.names())
@pytest.mark.parametrize("copied", COPIES)
def test_a_copied_match_goes_its_own_way(game: str, copied: Copied) -> None:
    match = played(game)
    match.record.header["date"] = "2026-05-01"
    before = match.record.write()
    twin = cast(Match, copied(match))
    assert twin == match and hash(twin) == hash(match)
    assert twin.events == match.events and twin.history == match.history and twin.state == match.state
    for _ in range(3):
        twin.undo()
    twin.play(twin.state.legal()[-1])
    twin.record.header["date"] = "later"
    assert match.record.write() == before != twin.record.write()
    assert twin != match
    match.undo()
    match.play(match.state.legal()[0])


def test_events_and_records_are_copied_and_pickled_too() -> None:
    event = Event(1, 2, 3, 4, 5, 6)
    assert pickled(event) == event == copy.deepcopy(event)
    record = played("the_abyss").record
    assert cast(Record, pickled(record)) == record == copy.deepcopy(record)


LONG = 10_000  # more moves than any game has


def test_other_processes_take_positions() -> None:
    states = [in_play(game, moves=n) for game in hadal.names() for n in (0, 20)]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(random_steps, states, [1] * len(states), [LONG] * len(states)))
    assert found == [random_steps(state.clone(), 1, LONG) for state in states]


def test_the_processes_of_joblib_take_positions() -> None:
    loky = pytest.importorskip("loky")
    states = [in_play(game) for game in hadal.names()]
    with loky.ProcessPoolExecutor(1) as pool:
        found = [pool.submit(random_steps, state, 1, LONG).result() for state in states]
    assert found == [random_steps(state.clone(), 1, LONG) for state in states]


@pytest.mark.parametrize("game", hadal.names())
def test_the_repr_is_one_telling_line(game: str) -> None:
    state = in_play(game)
    told = repr(state)
    assert "\n" not in told and len(told) < 120
    assert game in told and "seats=3" in told and f"seat {state.to_move()} to move" in told
    random_steps(state, 1, 10_000)
    assert "over" in repr(state) and str(state.scores()) in repr(state)
    assert repr(hadal.game(game, 2)) == f"<{game} seats=2>"


def test_the_repr_names_unusual_options_only() -> None:
    assert "hand_limit=none" in repr(hadal.game("abyss", 2, hand_limit=None).seeded(1))


@pytest.mark.parametrize("game", hadal.names())
def test_printing_a_position_shows_the_table_with_every_hand(game: str) -> None:
    state = in_play(game)
    assert str(state) == state.board()
    assert len(str(state).splitlines()) > 5
    assert state.board(0) != state.board(1) != state.board(-1)
    assert state.board(0) == state.guess(0, 1).board(0)
    assert state.board(language="fr") != state.board()
    with pytest.raises(ValueError, match="viewer is a seat"):
        state.board(7)


@pytest.mark.parametrize("game", hadal.names())
def test_a_match_is_printed_as_its_position(game: str) -> None:
    match = played(game)
    assert repr(match) == f"<Match after 40 moves: {match.state!r}>"
    assert str(match) == str(match.state)
    assert match._repr_svg_() == match.state._repr_svg_()
