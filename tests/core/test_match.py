"""A match: what may be undone, and by whom."""

import pickle
from pathlib import Path

import pytest

import hadal
from hadal.core.chance import entry_dice, secret_of
from hadal.core.match import Match, replay
from hadal.core.record import RecordError
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


def test_a_loaded_match_keeps_the_result_its_file_claims_so_that_verify_can_check_it(tmp_path: Path) -> None:
    match = hadal.play(hadal.game("the_abyss", 2), ["greedy", "random"], seed=5)
    match.record.scores = [match.record.scores[0] + 1, match.record.scores[1]]
    file = str(tmp_path / "game.jsonl")
    match.save(file)
    with pytest.raises(RecordError, match="claims the scores"):
        Match.load(file).verify()


def test_a_match_that_is_continued_does_not_keep_a_result_claimed_too_early() -> None:
    match = match_at_first_turn()
    match.play("take")
    match.record.scores, match.record.winners = [1, 2], [1]
    again = replay(match.record)
    with pytest.raises(RecordError, match=r"not over after 1 move$"):
        again.verify()
    again.play("done")
    assert again.record.scores == [] == again.record.winners
    again.verify()


def test_a_record_without_a_result_gets_the_one_its_moves_lead_to() -> None:
    match = hadal.play(hadal.game("the_abyss", 2), ["greedy", "random"], seed=5)
    record = match.record.copy()
    record.scores, record.winners = [], []
    assert replay(record) == match


def test_a_rematch_stays_a_rematch() -> None:
    match = match_at_first_turn()
    match.record.rematch = True
    assert replay(match.record).record.rematch
    assert pickle.loads(pickle.dumps(match)) == match


def test_a_match_is_saved_and_loaded_by_a_path_object(tmp_path: Path) -> None:
    match = match_at_first_turn()
    match.play("take")
    match.save(tmp_path / "game.jsonl")
    assert Match.load(tmp_path / "game.jsonl") == match == Match.load(str(tmp_path / "game.jsonl"))
    assert hadal.load_record(tmp_path / "game.jsonl") == match.record
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_loading_says_that_the_secret_is_wrong_before_it_tries_the_moves(tmp_path: Path) -> None:
    match = hadal.play(hadal.the_abyss(), ["greedy", "random"], seed=5)
    file = tmp_path / "game.jsonl"
    file.write_text(match.record.write().replace(match.record.secret.hex(), "00" * 32))
    with pytest.raises(RecordError, match="the secret does not match the commitment of the first line"):
        Match.load(file)


def test_a_finished_record_without_scores_is_told_that_they_are_missing() -> None:
    record = hadal.play(hadal.the_abyss(), ["greedy", "random"], seed=5).record
    found, record.scores, record.winners = record.scores, [], []
    with pytest.raises(RecordError, match="the record has no scores, but the game is over") as caught:
        record.verify()
    assert (caught.value.code, caught.value.details) == ("no-scores", {"found": str(found)})


@pytest.mark.parametrize("number", [-1, 0, 1, 1_000_001])
def test_the_number_of_a_redraw_must_be_new(number: int) -> None:
    match = match_at_first_turn()
    match.redraw(1)
    before = match.copy()
    with pytest.raises(ValueError, match=f"the number of this redraw is from 2 to 1000000, not {number}"):
        match.redraw(number)
    assert match == before and match.state == before.state
