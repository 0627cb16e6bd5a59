"""The points of each seat so far: the score of the rules, with hidden points only for their own seat."""

from __future__ import annotations

from random import Random

import pytest

from hadal.core.chance import secret_of
from hadal.core.events import SPECTATOR
from hadal.core.match import Match
from hadal.core.registry import create
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules.turn import end_game, turn_in_at_once
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.protocol import PaymentWay, SeatTotals
from hadal.server.protocol.http import ALL_CARDS
from hadal.server.support import support_for
from hadal.server.tables import history as game_history
from tests.server.scenes import EVERY_BOX, accepted, begun, mover, snapshot_of
from tests.server.table_kit import run

TABLES = [*EVERY_BOX, {"expansions": "both", "ambassador_keys": "3"}]


def played(options: dict[str, str], seed: int) -> Match:
    """A random game whose players recruit when they can."""
    match, chance = Match(create("abyss", 3, options), secret_of(seed)), Random(seed)
    while not match.state.over():
        named = {action: match.game.blocks.name(action) for action in match.state.legal()}
        lords = [action for action, name in named.items() if name.startswith("recruit")]
        match.play(chance.choice(lords or list(named)))
    return match


def totals(state: object, *knowing: int) -> list[SeatTotals]:
    """The totals of a position for these seats."""
    assert isinstance(state, Position)
    return support_for("abyss").totals(state, knowing)


def total(one: SeatTotals) -> int:
    """All terms but the tokens."""
    return one.lords + one.places + one.allies + one.nebulis + one.figure + one.wounds + one.scourge


@pytest.mark.parametrize("options", TABLES)
def test_the_totals_are_the_score_of_the_rules(options: dict[str, str]) -> None:
    """In every position of a game; tokens only for viewers who may know them."""
    for state in (match := played(options, 3)).history:
        for one in totals(state, 1):
            game, seat = match.game, one.seat
            assert isinstance(game, Abyss)
            lines = game.breakdown(state, seat)
            assert one.open == total(one) == sum(line.points for line in lines if line.term != "token")
            assert one.tokens == (sum(line.points for line in lines if line.term == "token") if seat == 1 else 0)
            assert one.each == [game.worth(state, seat, place).points for place in range(len(one.each))]
    assert [one.open + one.tokens for one in totals(match.state)] == match.state.scores()


@pytest.mark.parametrize("options", TABLES)
def test_locations_if_the_game_ended_score_as_at_the_end(options: dict[str, str]) -> None:
    """The rules end the game: Krakens are turned in and hands affiliated. Only the seat itself learns what its hand
    adds.
    """
    differs = 0
    for state in played(options, 4).history:
        over = state.clone()
        assert isinstance(over, Position)
        turn_in_at_once(over)
        end_game(over)
        for knowing in range(int(over.seats)):
            found = totals(state, knowing)
            assert found[knowing].if_over == totals(over)[knowing].each
            assert [one.seat for one in found if one.if_over] == [knowing]
            differs += found[knowing].if_over != found[knowing].each
    assert differs > 50


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, ALL_CARDS])
def test_a_history_has_the_totals_after_every_step(viewer: int) -> None:
    """Only for the seats whose totals change."""
    match = played({"expansions": "both"}, 5)
    history = game_history.match_history(match, viewer, "en")
    knowing = range(3) if viewer == ALL_CARDS else (viewer,)
    known = {one.seat: one for one in history.totals}
    assert list(known.values()) == totals(match.history[0], *knowing)
    for step, state in zip(history.steps, [*match.history[1:], match.state], strict=True):
        assert all(known[one.seat] != one for one in step.totals)
        known |= {one.seat: one for one in step.totals}
        assert list(known.values()) == totals(state, *knowing)
    assert 20 < sum(len(step.totals) for step in history.steps) < 3 * len(history.steps)
    assert [known[seat].open + known[seat].tokens for seat in range(3)] == match.state.scores()


def test_every_message_about_the_table_contains_the_totals() -> None:
    """For players and spectators; none in a game that counts no points before the end."""

    async def scene(game: str) -> list[int]:
        kit, clients = await begun("pp", game, watched=True)
        for _ in range(40):
            accepted(await mover(kit, clients).move(Random(2).choice(snapshot_of(kit).state.legal())))
        return [len(client.last("standing")["standing"].get("sums", [])) for client in clients]

    assert run(scene("abyss")) == [2, 2, 2]
    assert run(scene("the_abyss")) == [0, 0, 0]


@pytest.mark.parametrize("options", EVERY_BOX)
def test_a_payment_says_what_its_affiliated_ally_adds(options: dict[str, str]) -> None:
    """Every suggested payment is really create, and so is an automatic one."""
    seen: dict[bool, set[int]] = {True: set(), False: set()}
    for state in played(options, 6).history:
        seat, names = state.to_move(), state.game.blocks
        before = totals(state, seat)[seat].allies
        for action in [action for action in state.legal() if names.name(action).startswith("recruit")]:
            asked, then = state.clone(), state.clone()
            asked.pop_and_answer(action)
            then.apply_unchecked(action)
            ways, only = support_for("abyss").suggestions(then, None), support_for("abyss").only_suggestion(asked)
            for way in ways or ([only] if only else []):
                paid = then.clone()
                for one in way.actions:
                    paid.apply(one)
                if paid.over():  # the hands have been affiliated as well
                    continue
                assert isinstance(way, PaymentWay)
                assert totals(paid, seat)[seat].allies - before == way.gain
                seen[bool(ways)].add(way.gain)
    assert len(seen[True]) > 2 and seen[False]
