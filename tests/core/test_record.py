"""Records: written, read, replayed; invalid ones are rejected with line and reason."""

import json
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hadal
from hadal.core.chance import commitment, secret_of
from hadal.core.match import Match, replay
from hadal.core.notation import NotationError
from hadal.core.state import IllegalAction
from tests.strategies import damaged, few


@cache
def finished() -> str:
    """The record of a whole game."""
    match = Match(hadal.game("the_abyss", 3), secret_of(5))
    while not match.state.over():
        legal = match.state.legal()
        match.play(legal[len(match.record.moves) * 31 % len(legal)])
    return match.record.write()


def with_line(n: int, line: str) -> str:
    """The record with its n-th line (from 1; -1 is the last) replaced."""
    lines = finished().rstrip("\n").split("\n")
    lines[n if n < 0 else n - 1] = line
    return "\n".join(lines) + "\n"


def test_a_record_replays_to_the_scores_it_claims() -> None:
    record = hadal.read_record(finished())
    match = replay(record)
    assert match.state.over()
    assert match.state.scores() == record.scores
    assert match.state.winners() == record.winners
    assert record.commitment == commitment(record.secret)
    assert match.record.write() == finished()


def test_a_record_is_one_line_of_json_for_each_move() -> None:
    lines = [json.loads(line) for line in finished().split("\n") if line]
    assert lines[0]["game"] == "the_abyss"
    assert lines[0]["seats"] == 3
    assert [line[0] for line in lines[1:-1]] == list(range(1, len(lines) - 1))
    assert set(lines[-1]) == {"secret", "scores", "winners"}


def test_a_game_that_goes_on_has_no_scores_yet() -> None:
    match = Match(hadal.game("the_abyss", 2), secret_of(5))
    match.play(match.state.legal()[0])
    record = hadal.read_record(match.record.write())
    assert record.scores == [] == record.winners
    assert str(replay(record).state) == str(match.state)


HEAD = {"hadal": 1, "game": "the_abyss", "seats": 3, "options": {}, "commitment": "00" * 32}


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "nonsense", "this is not JSON"),
        (1, "[]", "a record of this version begins with"),
        (1, json.dumps(HEAD | {"hadal": 2}), "a record of this version begins with"),
        (1, json.dumps(HEAD | {"hadal": True}), "a record of this version begins with"),
        (1, json.dumps(HEAD | {"commitment": "\x1b[31m"}), "the commitment must have 64 hexadecimal digits"),
        (1, json.dumps(HEAD | {"commitment": "AB" * 32}), "the commitment must have 64 hexadecimal digits"),
        (1, json.dumps(HEAD | {"seats": "3"}), "seats (number)"),
        (1, json.dumps(HEAD | {"seats": 7}), "the_abyss is for 2 to 4 players, not 7"),
        (1, json.dumps(HEAD | {"game": "chess"}), "there is no game 'chess'"),
        (1, json.dumps(HEAD | {"options": {"hook_discard": 1}}), "options must be names with texts"),
        (1, json.dumps(HEAD | {"options": {"seats": "2"}}), "the_abyss has no option 'seats'"),
        (1, json.dumps(HEAD | {"options": {"name": "2"}}), "the_abyss has no option 'name'"),
        (4, '[3, 0, "draw"', "this is not JSON"),
        (4, "{}", 'a move like [1, 0, "draw"] is needed'),
        (4, '[9, 0, "draw"]', "this should be move 3"),
        (4, '[3, 3, "draw"]', "a seat is 0 to 2, not 3"),
        (4, '[3, 0, "fly"]', "there is no action 'fly'"),
        (4, "[3, 0, 7]", "there is no action '7'"),
        (-1, "{}", 'the last line must be {"secret": ...}'),
        (-1, '{"secret": "xyz"}', "the secret must be hexadecimal"),
        (-1, '{"secret": "00"}', "the secret must have 32 bytes"),
        (-1, json.dumps({"secret": "00" * 32, "scores": [1.5]}), "scores must be a list of whole numbers"),
    ],
)
def test_a_bad_record_is_refused_with_the_line_and_the_reason(line: int, text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        hadal.read_record(with_line(line, text))
    assert reason in str(caught.value)
    lines = finished().count("\n")
    assert caught.value.line == (line if line > 0 else lines)
    assert str(caught.value).startswith(f"line {caught.value.line}")


@pytest.mark.parametrize("text", ["", "\n", finished().split("\n", maxsplit=1)[0]])
def test_a_truncated_record_is_rejected(text: str) -> None:
    with pytest.raises(NotationError):
        hadal.read_record(text)


def test_a_move_out_of_turn_or_not_legal_is_named_by_its_number() -> None:
    record = hadal.read_record(finished())
    seat, action = record.moves[2]
    record.moves[2] = ((seat + 1) % 3, action)
    with pytest.raises(IllegalAction, match=f"move 3: seat {(seat + 1) % 3} does .*, but seat {seat} is to move"):
        replay(record)
    record.moves[2] = (seat, record.game.blocks.id("submit"))
    with pytest.raises(IllegalAction, match="move 3: submit is not legal now; legal: "):
        replay(record)


def test_another_secret_deals_another_game() -> None:
    record = hadal.read_record(finished())
    record.secret = secret_of(6)
    assert commitment(record.secret) != record.commitment
    with pytest.raises(IllegalAction):
        replay(record)


@few(150)
@given(st.data())
def test_a_damaged_record_is_read_or_refused_and_nothing_else_happens(data: st.DataObject) -> None:
    lines = finished().split("\n")
    lines = lines[:6] + lines[-2:]
    n = data.draw(st.integers(0, len(lines) - 1))
    lines[n] = data.draw(damaged(lines[n]))
    try:
        record = hadal.read_record("\n".join(lines))
        replay(record)
    except (NotationError, IllegalAction):
        return


@few(100)
@given(st.text(max_size=80))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(NotationError):
        hadal.read_record(text)


def redrawn() -> Match:
    """A game in which chance was drawn anew twice."""
    match = Match(hadal.game("the_abyss", 3), secret_of(5))
    while not match.state.over():
        if len(match.record.moves) in (0, 12):
            match.redraw(3 + len(match.record.moves))
        legal = match.state.legal()
        match.play(legal[len(match.record.moves) * 31 % len(legal)])
    return match


def test_a_record_says_where_chance_was_drawn_anew_and_replays_to_the_same_end() -> None:
    match = redrawn()
    text = match.record.write()
    assert [line for line in text.splitlines() if "redraw" in line] == ['{"redraw": 3}', '{"redraw": 15}']
    again = replay(hadal.read_record(text))
    assert str(again.state) == str(match.state)
    assert again.record.write() == text


def test_other_redraws_give_another_game() -> None:
    record = hadal.read_record(redrawn().record.write())
    record.redraws = []
    try:
        other = replay(record)
    except IllegalAction:
        return
    assert str(other.state) != str(redrawn().state)


def test_undo_returns_to_the_redraw_before_it() -> None:
    match = Match(hadal.game("abyss", 2), secret_of(5))
    match.redraw(1)
    before = str(match.state)
    match.play(match.state.legal()[0])
    match.redraw(2)
    match.undo()
    assert (str(match.state), match.record.redraws, match.redrawn) == (before, [(0, 1)], 1)


@pytest.mark.parametrize("number", ['"1"', "0", "true", "3", "1000001"])
def test_the_numbers_of_redraws_ascend(number: str) -> None:
    text = redrawn().record.write().replace('{"redraw": 15}', f'{{"redraw": {number}}}')
    with pytest.raises(NotationError, match="the number of this redraw must be from 4 to 1000000"):
        hadal.read_record(text)
