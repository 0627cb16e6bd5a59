"""A match: what may be undone, and by whom."""

import pytest

import hadal
from hadal.core.chance import entry_dice, secret_of
from hadal.core.match import Match, replay
from hadal.core.state import IllegalAction


def match_at_first_turn(seed: int = 1) -> Match:
    """A new game for two."""
    return Match(hadal.game("the_abyss", 2), secret_of(seed))


def test_a_move_that_reveals_nothing_can_be_taken_back_by_its_player() -> None:
    match = match_at_first_turn()
    seat, before = match.state.to_move(), match.state.notation()
    match.play(match.game.blocks.id("take"))
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    match.undo()
    assert match.state.notation() == before
    assert match.record.moves == []
    assert len(match.events) == 1


def test_a_move_that_reveals_something_cannot_be_taken_back() -> None:
    match = match_at_first_turn()
    seat = match.state.to_move()
    match.play(match.game.blocks.id("draw"))
    assert not match.can_undo(seat)


def test_before_the_first_move_nothing_can_be_taken_back() -> None:
    match = match_at_first_turn()
    assert not match.can_undo(0) and not match.can_undo(1)


def test_another_move_after_taking_one_back_is_the_same_as_if_it_had_been_the_first() -> None:
    one, other = match_at_first_turn(), match_at_first_turn()
    one.play(one.game.blocks.id("take"))
    one.undo()
    for match in (one, other):
        match.play(match.game.blocks.id("draw"))
    assert one.state.notation() == other.state.notation()
    assert one.events == other.events
    assert one.record.write() == other.record.write()


def test_only_the_last_player_may_take_back_and_only_until_the_other_moves() -> None:
    match = match_at_first_turn()
    seat = match.state.to_move()
    match.play(match.game.blocks.id("take"))
    match.play(match.game.blocks.id("done"))
    fresh = match.state.revealed
    assert match.can_undo(seat) != fresh
    match.play(match.state.legal()[0])
    assert not match.can_undo(seat)


def test_an_illegal_move_raises_and_leaves_no_trace() -> None:
    match = match_at_first_turn()
    before = match.record.write(), match.state.notation(), len(match.events), len(match.history)
    with pytest.raises(IllegalAction, match="stop is not legal now; legal: take, draw"):
        match.play(match.game.blocks.id("stop"))
    with pytest.raises(IllegalAction, match="action 9999 is not one of 0 to"):
        match.play(9999)
    assert (match.record.write(), match.state.notation(), len(match.events), len(match.history)) == before


def test_the_whole_game_can_be_taken_back_and_played_again() -> None:
    """Callers decide whether to allow undo; here everything is undone, including the end."""
    match = match_at_first_turn(3)
    while not match.state.over():
        match.play(match.state.legal()[-1])
    end, story = match.record.write(), [list(told) for told in match.events]
    moves = list(match.record.moves)
    assert match.record.scores
    for _ in moves:
        match.undo()
        assert match.record.scores == []
    for _, action in moves:
        match.play(action)
    assert match.record.write() == end
    assert match.events == story
    assert replay(match.record).events == story


def test_every_entry_has_its_own_dice() -> None:
    """One entry's random numbers reveal nothing about another's: they come from the secret and the number."""
    match = match_at_first_turn()
    match.play(match.game.blocks.id("take"))
    assert match.state.dice == entry_dice(secret_of(1), 1)
