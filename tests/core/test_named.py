"""Views and events with names."""

import copy
import pickle

import pytest

import hadal
from hadal.core.playout import random_steps
from hadal.core.registry import plugin
from hadal.games.the_abyss import TheAbyssView
from tests.tables import laid, tables


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_key_that_a_game_describes_is_named_in_every_view(table: tuple[str, int, dict[str, str]]) -> None:
    game = laid(table)
    facts = plugin(game.name).facts()
    state = game.seeded(3)
    while not state.over():
        for viewer in range(-1, game.seats):
            view, numbers = state.see(viewer), state.view(viewer)
            assert dict(view.numbers) == numbers and set(view) == set(numbers)
            for key in (*facts.items, *facts.counts):
                assert key not in numbers or isinstance(getattr(view, key), list)
        random_steps(state, 5, 40)


def test_a_zone_is_a_list_of_its_cards() -> None:
    state = hadal.position("the_abyss seats=2 A.hand=P8,P6,P6 B.hand=P4 pile=P3,P4 ask=combos:A")
    view = TheAbyssView(state, 0)
    assert sorted(card.name for card in view.hand) == ["P6", "P6", "P8"]
    assert [str(card) for card in view.pile][-1] in ("P3", "P4")
    assert view.question == "combos" and view["hand"] == view.hand and view.totals == [0, 0]
    assert state.see()["hand"] == []
    with pytest.raises(AttributeError, match="this view has no 'court'; it has: viewer"):
        view.court  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("game", hadal.names())
def test_a_view_can_be_copied_and_pickled(game: str) -> None:
    view = hadal.game(game).seeded(4).see(0)
    for again in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
        assert again == view and type(again) is type(view) and again.question == view.question
    assert len(pickle.dumps(view)) < 5000


def test_the_lords_of_the_court_have_names_and_an_empty_space_is_none() -> None:
    state = hadal.abyss().seeded(4)
    view = state.see(0)
    names = [lord.name for lord in view.court if lord]
    assert [hadal.abyss().lord(name) for name in names] == state.view(0)["court"]
    assert view.track == [None] * 5
    assert "court" in dir(view) and "abyss seats=2" in repr(view)


@pytest.mark.parametrize("game", hadal.names())
def test_events_have_the_names_of_kinds_and_cards_and_hide_what_a_viewer_may_not_see(game: str) -> None:
    match = hadal.play(hadal.game(game, 2), ["random"], seed=1)
    cards = 0
    for ply in match:
        everything, mine = ply.named_events(), ply.named_events(0)
        assert [event.kind for event in everything] == [event.kind for event in mine]
        for full, seen in zip(everything, mine, strict=True):
            assert full.event.numbers()[0] == seen.event.kind and full.kind in str(full)
            cards += full.card is not None and bool(full.card.name)
            assert (seen.card is None) == (full.card is None or not full.event.readable_by(0))
    assert cards > 50
