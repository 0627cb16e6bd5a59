"""Records: written, read, replayed; invalid ones are rejected with line and reason."""

import json
from functools import cache
from pathlib import Path

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import hadal
from hadal.core.chance import commitment, secret_of
from hadal.core.match import Match, replay
from hadal.core.notation import NotationError
from hadal.core.record import Record
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
    assert replay(record).state.notation() == match.state.notation()


HEAD = {"hadal": 1, "game": "the_abyss", "seats": 3, "options": {}, "commitment": "00" * 32}


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "nonsense", "this is not JSON"),
        (1, "[]", "a record begins with"),
        (1, json.dumps(HEAD | {"hadal": 3}), "a record begins with"),
        (1, json.dumps(HEAD | {"hadal": True}), "a record begins with"),
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
    assert again.state == match.state
    assert again.record.write() == text


def test_other_redraws_give_another_game() -> None:
    record = hadal.read_record(redrawn().record.write())
    record.redraws = []
    try:
        other = replay(record)
    except IllegalAction:
        return
    assert other.state != redrawn().state


def test_undo_returns_to_the_redraw_before_it() -> None:
    match = Match(hadal.game("abyss", 2), secret_of(5))
    match.redraw(1)
    before = match.state.copy()
    match.play(match.state.legal()[0])
    match.redraw(2)
    match.undo()
    assert (match.state, match.record.redraws, match.redrawn) == (before, [(0, 1)], 1)


@pytest.mark.parametrize("number", ['"1"', "0", "true", "3", "1000001"])
def test_the_numbers_of_redraws_ascend(number: str) -> None:
    text = redrawn().record.write().replace('{"redraw": 15}', f'{{"redraw": {number}}}')
    with pytest.raises(NotationError, match="the number of this redraw must be from 4 to 1000000"):
        hadal.read_record(text)


# Version 2.

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "src/hadal/record.schema.json").read_text(encoding="utf-8"))
VERSION_1 = sorted([*(ROOT / "tests/abyss").glob("*.jsonl"), *(ROOT / "src/hadal/games").glob("*/lesson/record.jsonl")])


def documented() -> Match:
    """A match whose record has a header and a remark."""
    match = replay(hadal.read_record(finished()))
    players = [{"name": "Zoé"}, {"bot": "search:nodes=500"}, {}]
    match.record.header = {"players": players, "date": "2026-05-01", "clock": {"kind": "days"}, "mine": [1]}
    match.record.notes[2] = "a mistake"
    return match


def test_a_header_and_remarks_are_written_line_by_line_and_read_back() -> None:
    text = documented().record.write()
    lines = text.splitlines()
    assert json.loads(lines[0])["hadal"] == 2
    assert json.loads(lines[1])["players"][0] == {"name": "Zoé"} and "Zoé" in lines[1]
    assert json.loads(lines[2]) == {"date": "2026-05-01"}
    assert json.loads(lines[6])[3] == "a mistake"
    record = hadal.read_record(text)
    assert record.write() == text and record == documented().record
    assert record.players() == ["Zoé", "search:nodes=500", ""]
    assert replay(record).record.write() == text


def test_a_record_without_a_header_is_written_as_version_1() -> None:
    assert json.loads(finished().splitlines()[0])["hadal"] == 1


@pytest.mark.parametrize("path", VERSION_1, ids=lambda path: path.name)
def test_records_of_version_1_are_read_for_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith('{"hadal": 1,')
    record = hadal.read_record(text)
    record.verify()
    assert hadal.read_record(record.write()) == record and len(record.moves) == text.count("\n") - 2


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"date": 5}', "date must be a text"),
        ('{"clock": "slow"}', "clock must be an object"),
        ('{"players": []}', "players must be a list with one"),
        ('{"players": [{}, {"name": 3}, {}]}', "players must be a list with one"),
        ('{"mine": 2}', "mine is given twice"),
    ],
)
def test_a_bad_header_is_refused(line: str, reason: str) -> None:
    lines = documented().record.write().splitlines()
    lines[2 if "players" not in line else 1] = line
    with pytest.raises(NotationError, match=reason):
        hadal.read_record("\n".join(lines))


def contributed() -> str:
    """A record to whose shuffle a player contributed."""
    record = Record(hadal.game("the_abyss", 2), secret_of(5))
    record.hashes = [(0, commitment(secret_of(6))), (1, commitment(secret_of(7)))]
    record.contribute(secret_of(5), [(1, secret_of(7))], 0)
    record.verify()
    return record.write()


def test_every_kind_of_record_fits_the_published_schema() -> None:
    validator = jsonschema_rs.validator_for(SCHEMA)
    unfinished = Match.seeded(hadal.game("abyss", 2), 1).record.write()
    texts = [
        finished(),
        redrawn().record.write(),
        documented().record.write(),
        unfinished,
        contributed(),
        *[path.read_text() for path in VERSION_1],
    ]
    for text in texts:
        assert validator.is_valid([json.loads(line) for line in text.splitlines()])


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (0, {"hadal": 3}),
        (0, HEAD | {"commitment": "00"}),
        (1, {"players": [{"name": 3}]}),
        (1, {"date": 2026}),
        (0, HEAD | {"contributions": [[0, "00"]]}),
        (0, HEAD | {"contributions": [["A", "0" * 64]]}),
        (-1, {"secret": "0" * 64, "counter": -1}),
        (-1, {"secret": "0" * 64, "contributions": [["0" * 64]]}),
        (5, [1, 0]),
        (5, [1, "A", "draw"]),
        (-1, {"secret": "xyz"}),
    ],
)
def test_a_bad_record_does_not_fit_the_schema(place: int, line: object) -> None:
    lines = [json.loads(text) for text in documented().record.write().splitlines()]
    lines[place] = line
    assert not jsonschema_rs.validator_for(SCHEMA).is_valid(lines)


def test_a_file_that_is_empty_or_no_text_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("\n")
    with pytest.raises(NotationError, match=r"^the file is empty$"):
        hadal.load_record(file)
    file.write_bytes(b"\x89PNG\xff")
    with pytest.raises(NotationError, match=r"^the file is not text \(UTF-8\)$"):
        hadal.load_record(file)
    with pytest.raises(NotationError, match=r"^the record is empty$"):
        hadal.read_record("")
