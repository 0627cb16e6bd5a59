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
from hadal.games.abyss.constants import FACE_UP, KEYS_NEEDED
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.support.fights import fight_facts
from hadal.games.abyss.support.previews import card_previews, court_previews
from hadal.games.abyss.support.protocol import CardPreview, FightOdds, LordPreview
from hadal.server.i18n import words
from hadal.server.protocol.settings import TableSettings
from hadal.server.tables.game_log import Snapshot
from tests.server.scenes import EVERY_BOX, begun, live_table_of, play_until, refusal
from tests.server.table_kit import Client, run
from tests.strategies import few


async def prices(client: Client) -> list[dict[str, Any]]:
    """The previews that the server sends."""
    received = await client.say({"type": "court", "id": "c1"})
    answer = next(m for m in received if m["type"] == "prices")
    return [one for one in answer.get("lords", []) if "lord" in one]


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
    return {price.lord: price for price in court_previews(state, seat, None, remember) if price.lacks}


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
            for lord in court_previews(state, state.to_move(), words("en"), remember=False):
                assert (f"recruit:{LORD_NAMES[lord.lord]}" in legal) is (lord.lacks == "")
                assert lord.price == max(0, sum(change.amount for change in lord.changes))
                assert lord.lacks not in ("value", "races") or lord.have < lord.need
                assert (lord.lacks == "race") is (lord.race >= 0)
        state.apply(chance.choice(state.legal()))


def of_kind(state: State, seat: int, what: str) -> dict[int, CardPreview]:
    """The previews of the Locations, of the Leviathans, or of the offered card, by number."""
    return {one.card: one for one in card_previews(state, seat, words("en")) if one.what == what}


def known_odds(state: State, seat: int) -> list[FightOdds]:
    """The odds of all fights that a seat could begin."""
    return [way for one in of_kind(state, seat, "leviathan").values() for way in one.ways]


@pytest.mark.parametrize("options", EVERY_BOX)
def test_other_cards_say_what_a_seat_lacks(options: dict[str, str]) -> None:
    """A Location lacks Keys exactly if it cannot be taken with them, an offered card Pearls if it cannot be bought."""
    game, seen = create("abyss", 3, options), set()
    assert isinstance(game, Abyss)
    for seed in range(12):
        state, chance = game.new(secret_of(seed)), Random(seed)
        for _ in range(300):
            if state.over():
                break
            view: dict[str, Any] = state.view(-1)
            asked = game.questions[state.question()]
            for seat in range(game.seats):
                places = of_kind(state, seat, "location")
                assert list(places) == [place for place, holder in enumerate(view["holder"]) if holder == FACE_UP]
                assert all(
                    (one.lacks == "keys") is (one.have < one.price) for one in places.values() if one.lacks != "guarded"
                )
                beasts = of_kind(state, seat, "leviathan")
                assert list(beasts) == [beast for beast in view["border"] if beast >= 0]
                assert all((one.lacks == "ally") is (not one.ways) for one in beasts.values())
                offered = of_kind(state, seat, "ally")
                assert len(offered) == (asked == "offer" and seat != view["turn"])
                for one in [*places.values(), *beasts.values(), *offered.values()]:
                    assert bool(one.text) is bool(one.lacks)
                    seen.add((one.what, one.lacks))
            me = state.to_move()
            if asked == "control":
                open_now = {place for place, one in of_kind(state, me, "location").items() if not one.lacks}
                assert {label.card for label in state.labels() if label.verb == "control"} == open_now
            if asked == "offer":
                assert [one.lacks for one in of_kind(state, me, "ally").values()] == [""]
            odds = [way for label in state.labels() for way in fight_facts(game.position(state), label).get("ways", [])]
            assert all(way in known_odds(state, me) for way in odds)
            state.apply(chance.choice(state.legal()))
    assert {("location", ""), ("location", "keys"), ("ally", ""), ("ally", "pearls"), ("ally", "bought")} <= seen
    assert (("leviathan", "") in seen) is (("leviathan", "ally") in seen) is (len(view["border"]) > 0)


def test_a_location_says_how_many_keys_it_takes() -> None:
    state = create("abyss", 2, {}).new(secret_of(1))
    [one] = of_kind(state, 0, "location").values()
    assert (one.price, one.have, one.lacks) == (KEYS_NEEDED, 0, "keys")
    assert one.text == ("A Location takes 3 Keys; you have none.",)
