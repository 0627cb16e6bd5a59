"""What the Lords of the Court cost a player, asked at any time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hadal.core.registry import made
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.names import LORD_NAMES
from hadal.server.manners import manners
from hadal.server.texts import words
from tests.server.scenes import EVERY_BOX, begun, refusal, room_of
from tests.server.table_kit import Client, run
from tests.strategies import few


async def prices(client: Client) -> list[dict[str, Any]]:
    """What the table answers."""
    told = await client.say({"type": "court", "id": "c1"})
    answer = next(m for m in told if m["type"] == "prices")
    return list(answer.get("lords", []))


def test_prices_are_told_out_of_turn_too() -> None:
    """To both players, for every Lord of the Court; a spectator has no purse."""

    async def scene() -> None:
        kit, clients = await begun("pp", "abyss", watched=True)
        view: dict[str, Any] = room_of(kit).live.now.state.view(0)
        court = [lord for lord in view["court"] if lord >= 0]
        for client in clients[:2]:
            lords = await prices(client)
            assert [one["lord"] for one in lords] == court
            assert all(one["text"] for one in lords if one.get("lacks"))
        assert refusal(await clients[2].say({"type": "court", "id": "c2"}))["code"] == "not-seated"

    run(scene())


def test_a_game_without_a_court_has_no_prices() -> None:
    async def scene() -> None:
        _, clients = await begun("pp", "the_abyss")
        assert await prices(clients[0]) == []

    run(scene())


@pytest.mark.parametrize("options", EVERY_BOX)
@few(6)
@given(st.integers(0, 10_000))
def test_a_lord_that_lacks_nothing_can_be_recruited_on_ones_turn(options: dict[str, str], seed: int) -> None:
    """And one that lacks something cannot; have is less than need."""
    game = made("abyss", 3, options)
    assert isinstance(game, Abyss)
    state, chance = game.new(seed.to_bytes(32, "big")), Random(seed)
    for _ in range(300):
        if state.over():
            break
        if game.questions[state.question()] == "action":
            legal = {game.blocks.name(action) for action in state.legal()}
            for lord in manners("abyss").prices(state, state.to_move(), words("en")):
                assert (f"recruit:{LORD_NAMES[lord.lord]}" in legal) is (lord.lacks == "")
                assert lord.price == max(0, sum(change.amount for change in lord.changes))
                assert lord.lacks not in ("value", "races") or lord.have < lord.need
                assert (lord.lacks == "race") is (lord.race >= 0)
        state.apply(chance.choice(state.legal()))
