"""An observation has a name for every number, and says nothing that the seat's view does not say."""

import json

import pytest

from hadal.core.game import Game
from hadal.core.state import State
from hadal.core.vector import i16, vec
from tests.envs.tables import TABLES, create_game, name_of, walk

EDGE = 77  # written beside the row, to check that it is not overwritten


def row(state: State, seat: int, edge: int = EDGE) -> list[int]:
    """The row that the compiled rules write for a seat."""
    width = len(state.game.features())
    out = vec[i16]([edge] * (width + 2))
    state.observe(seat, out, 1)
    assert (out[0], out[width + 1]) == (edge, edge)
    return [int(number) for number in out][1:-1]


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_number_has_a_name_of_its_own(table: tuple[str, int, dict[str, str]]) -> None:
    game = create_game(table)
    names = game.features()
    assert len(set(names)) == len(names)
    for state in walk(game, 0, 9):
        for seat in range(game.seats):
            assert row(state, seat, EDGE) == row(state, seat, EDGE + 1)  # or a number was not written


def derived(state: State, seat: int, edge: int = EDGE) -> list[int]:
    """The derived numbers that a network gets besides the row."""
    inputs = state.game.network_input()
    width = len(inputs.names())
    out = vec[i16]([edge] * (width + 2))
    inputs.write(state, seat, out, 1)
    assert (out[0], out[width + 1]) == (edge, edge)
    return [int(number) for number in out][1:-1]


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_derived_number_has_a_name_of_its_own_and_a_kind(table: tuple[str, int, dict[str, str]]) -> None:
    game = create_game(table)
    inputs = game.network_input()
    names = game.features() + inputs.names()
    assert len(set(names)) == len(names)
    assert all(0 < inputs.scale(name) <= 1 and 0 <= inputs.categories(name) <= 256 for name in names)
    for state in walk(game, 0, 9):
        for seat in range(game.seats):
            numbers = derived(state, seat)
            assert numbers == derived(state, seat, EDGE + 1)  # or a number was not written
            assert max(map(abs, numbers)) < 200


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_positions_a_seat_cannot_tell_apart_give_the_same_derived_numbers(
    table: tuple[str, int, dict[str, str]],
) -> None:
    game = create_game(table)
    for state in walk(game, 4, 13):
        for seat in range(game.seats):
            assert derived(state.guess(seat, 5), seat) == derived(state, seat)


def test_the_derived_score_is_the_score_but_for_the_opponents_tokens() -> None:
    game = create_game(("abyss", 2, {"expansions": "both"}))
    names = game.network_input().names()
    compared = 0
    for state in walk(game, 2, 3):
        for seat in range(2):
            found = dict(zip(names, derived(state, seat), strict=True))
            scores = state.scores()
            assert found["derived.seat0.score"] == scores[seat]
            assert found["derived.seat1.score"] <= scores[1 - seat]
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_positions_a_seat_cannot_tell_apart_give_the_same_row(table: tuple[str, int, dict[str, str]]) -> None:
    game = create_game(table)
    different = 0
    for state in walk(game, 3, 13):
        for seat in range(game.seats):
            twin = state.guess(seat, 5)
            different += twin.notation() != state.notation()
            assert row(twin, seat) == row(state, seat)
    assert different > game.seats  # otherwise nothing would be shown


@pytest.mark.parametrize("name", ["abyss", "the_abyss"])
def test_deals_that_look_alike_give_the_same_row(name: str) -> None:
    """Guesses alone would not reveal a row that peeks in the same way as a guess."""
    game = create_game((name, 2, {}))
    known: dict[str, State] = {}
    pairs = 0
    for seed in range(300):
        state = game.deal(seed)
        view = json.dumps([state.asked(), state.view(0)])
        twin = known.setdefault(view, state)
        if twin is not state:
            pairs += 1
            assert row(twin, 0) == row(state, 0)
    assert pairs > 0 or name == "abyss"  # first Courts of Abyss are never the same


def test_seats_are_counted_from_the_viewer() -> None:
    game = create_game(("abyss", 3, {}))
    names = game.features()
    state = game.read(game.seeded(1).notation().replace("A.pearls=1 ", "A.pearls=7 "))
    assert row(state, 0)[names.index("seat0.pearls")] == 7
    assert row(state, 2)[names.index("seat1.pearls")] == 7
    assert row(state, 1)[names.index("seat2.pearls")] == 7
    assert [row(state, seat)[names.index("me:B")] for seat in range(3)] == [0, 1, 0]


def test_the_row_says_what_the_question_is_about() -> None:
    game = create_game(("abyss", 2, {}))
    state = asked_to_pay(game)
    found = dict(zip(game.features(), row(state, state.to_move()), strict=True))
    assert (found["asked:pay"], found["asked:seat0"]) == (1, 1)
    lord = game.blocks.name(state.asked()[2] + game.blocks.first("lord")).split(":")[1]
    assert [name for name, number in found.items() if name.startswith("asked:lord:") and number] == [
        f"asked:lord:{lord}"
    ]


def asked_to_pay(game: Game) -> State:
    """A position in which somebody is paying for a Lord."""
    pay = game.questions.index("pay")
    return next(state.clone() for seed in range(50) for state in walk(game, seed, 1) if state.question() == pay)
