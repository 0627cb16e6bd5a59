"""Ladders: ratings that are kept, a contest that counts once, and invalid files."""

import json
from pathlib import Path

import pytest

from hadal.arena.errors import ArenaError
from hadal.arena.ladder import MU, Ladders
from tests.arena.kit import contest, held

pytest.importorskip("openskill")


def test_the_better_bot_stands_higher_and_stays_there(tmp_path: Path) -> None:
    path = str(tmp_path / "ladder.json")
    for seed in (1, 2):
        ladders = Ladders(path)
        run = held(contest("random", "greedy", seed=seed), 20)
        ladders.of(run.contest).count(run)
        ladders.save()
    (ladder,) = Ladders(path).ladders
    first, second = ladder.ranking()
    assert (first.name, second.name) == ("greedy", "random") and first.mu > MU > second.mu
    assert first.deals == 20 and first.games == 40 and first.wins + second.wins == 40
    low, high = first.interval
    assert low < first.mu < high


def test_more_deals_make_a_rating_more_certain() -> None:
    sigmas = []
    for games in (4, 40):
        run = held(contest("random", "random"), games)
        ladder = Ladders("nowhere").of(run.contest)
        ladder.count(run)
        sigmas.append(ladder.ranking()[0].sigma)
    assert sigmas[1] < sigmas[0]


def test_a_contest_counts_once(tmp_path: Path) -> None:
    ladders = Ladders(str(tmp_path / "ladder.json"))
    run = held(contest("random", "greedy"), 4)
    ladders.of(run.contest).count(run)
    with pytest.raises(ArenaError, match="arena-ladder-twice"):
        ladders.of(run.contest).count(run)


def test_every_table_has_its_own_ladder() -> None:
    ladders = Ladders("nowhere")
    tables = [contest("random"), contest("random", seats=3), contest("random", game="abyss")]
    assert len({id(ladders.of(one)) for one in tables}) == 3
    assert ladders.of(contest("greedy")) is ladders.of(tables[0])


def test_looking_whether_a_ladder_can_be_written_leaves_nothing(tmp_path: Path) -> None:
    Ladders(str(tmp_path / "l.json")).check_writable()
    assert list(tmp_path.iterdir()) == []


def test_two_bots_cannot_have_one_name() -> None:
    run, other = held(contest("x=random", "greedy"), 2), held(contest("x=greedy", "random"), 2)
    ladder = Ladders("nowhere").of(run.contest)
    ladder.count(run)
    with pytest.raises(ArenaError, match="arena-ladder-name"):
        ladder.count(other)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"hadal_ladder": 2, "ladders": []}',
        '{"hadal_ladder": 1, "ladders": [1]}',
        '{"hadal_ladder": 1, "ladders": [{"game": "abyss"}]}',
        json.dumps(
            {"hadal_ladder": 1, "ladders": [{"game": "abyss", "seats": 2, "options": {}, "counted": [], "rungs": [{}]}]}
        ),
    ],
)
def test_an_invalid_ladder_file_is_rejected(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(text)
    with pytest.raises(ArenaError, match="arena-no-ladder"):
        Ladders(str(path))
