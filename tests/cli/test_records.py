"""record, show, verify, position."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Hadal


@pytest.fixture
def game(hadal: Hadal) -> Path:
    """A recorded game between bots."""
    hadal("record", "--seats", "3", "--bots", "random", "--seed", "3", "-o", "game.jsonl")
    return Path("game.jsonl")


def test_a_record_is_the_same_for_the_same_seed(hadal: Hadal, game: Path) -> None:
    again = hadal("record", "--seats", "3", "--bots", "random", "--seed", "3")
    assert again.stdout == game.read_text()
    assert hadal("record", "--seats", "3", "--bots", "random", "--seed", "4").stdout != again.stdout


def test_a_sound_record_is_verified(hadal: Hadal, game: Path) -> None:
    out = hadal("verify", "game.jsonl").stdout
    assert ": valid" in out and "replayed" in out and "winner" in out
    commitment = json.loads(game.read_text().splitlines()[0])["commitment"]
    assert "the one you gave" in hadal("verify", "game.jsonl", "--commitment", commitment).stdout
    assert "its commitment is" in hadal.refuses("verify", "game.jsonl", "--commitment", "00ff", code=1)


def test_the_first_digits_of_a_commitment_are_compared_and_counted(hadal: Hadal, game: Path) -> None:
    commitment = json.loads(game.read_text().splitlines()[0])["commitment"]
    for given in (commitment[:16], f" {commitment[:16].upper()}…"):
        assert "and the first 16 digits you gave" in hadal("verify", "game.jsonl", "--commitment", given).stdout
    found = json.loads(hadal("verify", "game.jsonl", "--commitment", commitment[:16], "--json").stdout)
    assert found["valid"] and found["compared_digits"] == 16 and found["numbers"] == []
    assert json.loads(hadal("verify", "game.jsonl", "--json").stdout)["compared_digits"] == 0


@pytest.mark.parametrize("given", ["", "  ", "xyz", "0" * 65])
def test_a_commitment_that_cannot_be_one_is_refused(hadal: Hadal, game: Path, given: str) -> None:
    assert "64 hexadecimal digits" in hadal.refuses("verify", "game.jsonl", "--commitment", given, code=2)


def test_a_record_comes_from_stdin(hadal: Hadal, game: Path) -> None:
    assert ": valid" in hadal("verify", "-", typed=game.read_text()).stdout


def edit(change: Callable[[list[str]], None]) -> None:
    """Change the lines of the recorded game."""
    lines = Path("game.jsonl").read_text().splitlines()
    change(lines)
    Path("game.jsonl").write_text("\n".join(lines) + "\n")


def change_move(lines: list[str]) -> None:
    n, seat, name = json.loads(lines[2])
    lines[2] = json.dumps([n, seat, "draw" if name == "take" else "take"])


def change_seat(lines: list[str]) -> None:
    n, seat, name = json.loads(lines[9])
    lines[9] = json.dumps([n, (seat + 1) % 3, name])


def unknown_action(lines: list[str]) -> None:
    lines[5] = '[4, 0, "fly"]'


def change_tail(**more: object) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        lines[-1] = json.dumps(json.loads(lines[-1]) | more)

    return change


def cut_end(lines: list[str]) -> None:
    del lines[-3:]


def cut_middle(lines: list[str]) -> None:
    del lines[6]


def cut_moves(lines: list[str]) -> None:
    del lines[21:-1]


def cut_letters(lines: list[str]) -> None:
    lines[-1] = lines[-1][:30]


def garble(lines: list[str]) -> None:
    lines[3] = "nonsense"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (change_move, "move "),
        (change_seat, "is to move"),
        (unknown_action, "line 6: there is no action 'fly'"),
        (change_tail(secret="00" * 32), "the secret at its end does not match the commitment"),
        (change_tail(secret="xyz"), "the secret must be hexadecimal"),
        (change_tail(scores=[1, 2, 99]), "its scores are [1, 2, 99], but the moves give"),
        (change_tail(scores=[]), "it has no scores, but the game is over: ["),
        (change_tail(winners=[2]), "its winners are [2], but the moves give"),
        (cut_end, "the last line must be"),
        (cut_middle, "this should be move 5"),
        (cut_moves, "the game is not over after move 19"),
        (cut_letters, "this is not JSON"),
        (garble, "line 4, column 1: this is not JSON"),
    ],
)
def test_a_tampered_record_is_not_sound(
    hadal: Hadal, game: Path, change: Callable[[list[str]], None], sentence: str
) -> None:
    edit(change)
    message = hadal.refuses("verify", "game.jsonl", code=1)
    assert sentence in message
    if "a valid record" in message:
        assert hadal.refuses("show", "game.jsonl") == message


def test_an_unfinished_game_is_sound_so_far(hadal: Hadal, game: Path) -> None:
    lines = game.read_text().splitlines()
    secret = json.loads(lines[-1])["secret"]
    Path("part.jsonl").write_text("\n".join([*lines[:12], json.dumps({"secret": secret})]))
    assert "not over" in hadal("verify", "part.jsonl").stdout


def test_show_prints_the_position_and_the_moves(hadal: Hadal, game: Path) -> None:
    start = hadal("show", "game.jsonl", "--at", "0").stdout
    assert "Round 1" in start and "draw" in start
    end = hadal("show", "game.jsonl").stdout
    assert "Total" in end and "wins." in end
    moves = hadal("show", "game.jsonl", "--moves").stdout
    assert "starts round 1" in moves and "wins the game!" in moves
    assert max(map(len, (start + end + moves).splitlines())) <= 80


def test_a_viewer_is_shown_no_hidden_card(hadal: Hadal, game: Path) -> None:
    seen = hadal("show", "game.jsonl", "--moves", "--viewer", "A", "--at", "8").stdout
    assert "are dealt the 6 points and the Eye 1" in seen
    assert "B     is dealt" not in seen and "draws 2 cards" in seen
    other = hadal("show", "game.jsonl", "--viewer", "B", "--at", "1").stdout
    assert "play:" not in other, "another player's choices are nobody's business"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["show", "nothing.jsonl"], "nothing.jsonl cannot be read: no such file"),
        (["verify", "nothing.jsonl"], "nothing.jsonl cannot be read: no such file"),
        (["verify", "."], ". cannot be read: is a directory"),
        (["show", "game.jsonl", "--at", "100000"], "--at must be 0 to"),
        (["show", "game.jsonl", "--at", "-1"], "--at must be 0 to"),
        (["show", "game.jsonl", "--viewer", "D"], "a seat must be one of A, B, C, not 'D'"),
        (["record", "-o", "game.jsonl"], "game.jsonl already exists"),
        (["record", "-o", "no/such/file"], "there is no folder no/such"),
        (["record", "--seed", "x"], "a seed must be a whole number, not 'x'"),
        (["position", "chess e4"], "a position begins with the name of a game (abyss, the_abyss)"),
        (["position", "the_abyss seats=9"], "9 is not from 2 to 4"),
        (["position", "the_abyss seats=2 A.hand=Q7 ask=draw:A"], "there is no card 'Q7'"),
    ],
)
def test_mistakes_get_a_sentence(hadal: Hadal, game: Path, args: list[str], sentence: str) -> None:
    assert sentence in hadal.refuses(*args)


def test_a_binary_file_is_no_record(hadal: Hadal) -> None:
    Path("picture").write_bytes(b"\x89PNG\xff\xfe")
    assert "is not a text file" in hadal.refuses("show", "picture")


POSITION = "the_abyss seats=2 pile=P6 A.hand=P8*2,P6,S1 A.panics=1 B.hand=P3 ask=combos:A"


def test_a_position_is_drawn_with_its_labelled_moves(hadal: Hadal) -> None:
    out = hadal("position", POSITION).stdout
    assert "play:S1    Play the Sword 1: steal a card or give away a Panic (hand 23 → 22)" in out
    assert "sacrifice  Sacrifice 15 or more of your 23 points to destroy a Panic (1 → 0)" in out
    assert hadal("position", "-", typed=POSITION + "\n").stdout == out


def test_a_position_as_json_reads_back(hadal: Hadal) -> None:
    found = json.loads(hadal("position", POSITION, "--json").stdout)
    assert [move["name"] for move in found["legal"]] == ["play:S1", "sacrifice", "done"]
    assert json.loads(hadal("position", found["position"], "--json").stdout) == found
    seen = json.loads(hadal("position", POSITION, "--json", "--viewer", "B").stdout)
    assert seen["legal"] == [] and "A.hand=?4" in seen["position"] and seen["view"]["hand"] != found["view"]["hand"]


# Pictures.


def test_a_position_is_drawn_for_spectators_unless_a_viewer_is_given(hadal: Hadal, game: Path) -> None:
    everybody, mine, everything = (
        hadal("position", "-", "--svg", "-", *more, typed=game.read_text()).stdout
        for more in ([], ["--viewer", "A"], ["--open"])
    )
    assert everybody.startswith("<svg") and everybody.rstrip().endswith("</svg>")
    assert len({everybody, mine, everything}) > 1


def test_a_record_is_drawn_after_any_move(hadal: Hadal, game: Path) -> None:
    message = hadal("show", "game.jsonl", "--at", "5", "--svg", "five.svg").stdout
    assert "five.svg" in message
    drawn = Path("five.svg").read_text()
    assert drawn.startswith("<svg")
    assert drawn != hadal("show", "game.jsonl", "--at", "9", "--svg", "-").stdout


def test_pictures_that_cannot_be_drawn_are_rejected_with_a_message(hadal: Hadal, game: Path) -> None:
    Path("there.svg").write_text("mine")
    assert "there.svg" in hadal.refuses("show", "game.jsonl", "--svg", "there.svg")
    assert Path("there.svg").read_text() == "mine"
    assert "no folder" in hadal.refuses("show", "game.jsonl", "--svg", "nowhere/a.svg")
    assert "use one of them" in hadal.refuses("show", "game.jsonl", "--svg", "-", "--open", "--viewer", "A")
    assert "--svg" in hadal.refuses("show", "game.jsonl", "--open")
    assert "seats= is missing" in hadal.refuses("position", "abyss", "--svg", "-")
