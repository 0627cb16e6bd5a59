"""Previews of the Court: what each Lord costs a player, at any time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hadal.core.chance import secret_of
from hadal.core.registry import create
from hadal.core.state import State
from hadal.games.abyss.boxes.registered import LORD_NAMES
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.support.protocol import LordPreview
from hadal.server.i18n import words
from hadal.server.protocol.settings import TableSettings
from hadal.server.support import support_for
from hadal.server.tables.game_log import Snapshot
from tests.server.scenes import EVERY_BOX, begun, live_table_of, play_until, refusal
from tests.server.table_kit import Client, run
from tests.strategies import few


async def prices(client: Client) -> list[dict[str, Any]]:
    """The previews that the server sends."""
    received = await client.say({"type": "court", "id": "c1"})
    answer = next(m for m in received if m["type"] == "prices")
    return list(answer.get("lords", []))


def test_prices_are_available_out_of_turn_too() -> None:
    """For both players and every Lord of the Court; spectators get none."""

    async def scene() -> None:
        kit, clients = await begun("pp", "abyss", watched=True)
        view: dict[str, Any] = live_table_of(kit).game_log.snapshot.state.view(0)
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


def turns(options: dict[str, str], seeds: int) -> Iterator[State]:
    """Positions of random games in which a player chooses the action of the turn."""
    game = create("abyss", 3, options)
    for seed in range(seeds):
        state, chance = game.new(secret_of(seed)), Random(seed)
        for _ in range(300):
            if state.over():
                break
            if game.questions[state.question()] == "action":
                yield state
            state.apply(chance.choice(state.legal()))


def lacking(state: State, seat: int, remember: bool = False) -> dict[int, LordPreview]:
    """The Lords of the Court that a seat cannot pay."""
    return {price.lord: price for price in support_for("abyss").previews(state, seat, None, remember) if price.lacks}


def in_council(state: State) -> int:
    """The number of cards in the Council."""
    view: dict[str, Any] = state.view(-1)
    return sum(view["council"])


@pytest.mark.parametrize("options", EVERY_BOX)
def test_a_lord_lists_the_council_stacks_that_would_make_it_affordable(options: dict[str, str]) -> None:
    """Taking such a stack makes the Lord affordable, and taking any other does not."""
    named = 0
    for state in turns(options, 6):
        seat = state.to_move()
        now = lacking(state, seat, remember=True)
        named += sum(len(price.stacks) for price in now.values())
        for label in [label for label in state.labels() if label.verb == "support"]:
            then = state.clone()
            then.apply_unchecked(label.action)
            if then.over() or in_council(then) != in_council(state) - label.amount:
                continue  # nobody has a hand any more, or the Alchemist took a second stack
            still = {lord for lord in lacking(then, seat) if lord in now}
            assert still == {lord for lord, price in now.items() if label.card not in price.stacks}
        assert not any(price.stacks for price in lacking(state, seat).values()), "nobody is to be reminded here"
    assert named, "no stack ever helped"


def test_stacks_are_listed_only_with_the_memory_aid() -> None:
    def helps(now: Snapshot) -> bool:
        return any(price.stacks for price in lacking(now.state, 0, remember=True).values())

    async def scene(memory: Literal["full", "counts"]) -> bool:
        kit, clients = await begun("pp", "abyss", settings=TableSettings(memory=memory))
        await play_until(kit, clients, helps, Random(3))
        return any("stacks" in price for price in await prices(clients[0]))

    assert run(scene("full"))
    assert not run(scene("counts"))


@pytest.mark.parametrize("options", EVERY_BOX)
@few(6)
@given(st.integers(0, 10_000))
def test_a_lord_that_lacks_nothing_can_be_recruited_on_ones_turn(options: dict[str, str], seed: int) -> None:
    """A Lord that lacks something cannot, and `have` is less than `need`."""
    game = create("abyss", 3, options)
    assert isinstance(game, Abyss)
    state, chance = game.new(seed.to_bytes(32, "big")), Random(seed)
    for _ in range(300):
        if state.over():
            break
        if game.questions[state.question()] == "action":
            legal = {game.blocks.name(action) for action in state.legal()}
            for lord in support_for("abyss").previews(state, state.to_move(), words("en")):
                assert (f"recruit:{LORD_NAMES[lord.lord]}" in legal) is (lord.lacks == "")
                assert lord.price == max(0, sum(change.amount for change in lord.changes))
                assert lord.lacks not in ("value", "races") or lord.have < lord.need
                assert (lord.lacks == "race") is (lord.race >= 0)
        state.apply(chance.choice(state.legal()))
