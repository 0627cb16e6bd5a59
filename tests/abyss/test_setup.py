"""Abyss: the setup of the table."""

import pytest

import hadal
from hadal.core.options import OptionError
from hadal.games.abyss.state import Position
from tests.abyss.scene import available, court_count, hand, keys, pearls, pile, threat


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_six_lords_one_location_and_a_pearl_each(seats: int, seed: int) -> None:
    """S001"""
    for state in (hadal.game("abyss", seats).seeded(seed), hadal.game("abyss", seats).deal(seed)):
        assert isinstance(state, Position)
        assert (state.deck_n, state.lord_deck_n, court_count(state)) == (71, 29, 6)
        assert (state.location_deck_n, len(available(state))) == (19, 1)
        assert (pile(state), threat(state)) == (20, 1)
        assert pearls(state) == [1] * seats
        for who in "ABCD"[:seats]:
            assert (hand(state, who), keys(state, who)) == ([], 0)
        assert state.game.faults(state) == []


@pytest.mark.parametrize("boxes", ["none", "kraken"])
def test_five_players_need_the_leviathan_box(boxes: str) -> None:
    """S002"""
    with pytest.raises(OptionError, match="five players need the Leviathan box"):
        hadal.game("abyss", 5, expansions=boxes)
    with pytest.raises(OptionError, match="2 to 5 players"):
        hadal.game("abyss", 1, expansions=boxes)
    for more in ("leviathan", "both"):
        assert hadal.game("abyss", 5, expansions=more).seats == 5


def test_every_race_has_thirteen_cards_and_there_are_six_monsters() -> None:
    """S006"""
    state = hadal.game("abyss", 2).seeded(5)
    assert isinstance(state, Position)
    cards = [state.game.card_name(int(kind)) for kind in state.deck]
    for race in "JCHSQ":
        assert [cards.count(f"{race}{value}") for value in (1, 2, 3, 4, 5)] == [4, 3, 3, 2, 1]
    assert cards.count("M") == 6
    assert len(cards) == 71


def test_the_starting_player_is_picked_at_random() -> None:
    """Section 2, step 10."""
    game = hadal.game("abyss", 4)
    assert {game.seeded(seed).to_move() for seed in range(40)} == {0, 1, 2, 3}
