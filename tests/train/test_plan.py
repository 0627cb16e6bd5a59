"""The places of a run: every table gets its share, and every worker about the same amount of work."""

import pytest

from hadal.core.options import OptionError
from hadal.train.config import TrainConfig, read_config
from hadal.train.plan import HEURISTIC, OLDER, SELF, Plan

pytest.importorskip("numpy")


def plan_of(**settings: object) -> Plan:
    """The plan of a run in which every table has several places."""
    given: dict[str, object] = {"updates": 1, "workers": 5, "games": 60}
    return Plan(TrainConfig("abyss", **(given | settings)))  # type: ignore[arg-type]


def test_every_place_belongs_to_one_worker_and_rows_are_consecutive() -> None:
    plan = plan_of()
    row = 0
    for parts in plan.parts:
        for part in parts:
            assert part.start == row
            assert {place.table for place in part.places} == {part.table}
            row += len(part.places)
    assert row == plan.count == len(plan.places)


def test_tables_get_their_shares_and_workers_the_same_costs() -> None:
    plan = plan_of()
    config = plan.config
    shares = [config.share(table) for table in plan.tables]
    for k, share in enumerate(shares):
        places = sum(place.table == k for place in plan.places)
        assert places == pytest.approx(plan.count * share / sum(shares), abs=1)
    costs = [sum(plan.cost(place) for part in parts for place in part.places) for parts in plan.parts]
    assert max(costs) < 1.25 * sum(costs) / len(costs)


def test_the_learner_sits_in_every_seat_and_roles_have_their_shares() -> None:
    plan = plan_of(tables="4", heuristic_many=0.3, older=0.2, thorough=0.5)
    by_role = {role: [place for place in plan.places if place.role == role] for role in (SELF, HEURISTIC, OLDER)}
    assert len(by_role[HEURISTIC]) == pytest.approx(0.3 * plan.count, rel=0.1)
    assert len(by_role[OLDER]) == pytest.approx(0.2 * plan.count, rel=0.1)
    assert {place.learners for place in by_role[SELF]} == {0b1111}
    for role in (HEURISTIC, OLDER):
        assert {1, 2, 4, 8} < {place.learners for place in by_role[role]}
        assert all(0 < place.learners < 0b1111 for place in by_role[role])
    assert 0 < sum(place.thorough for place in by_role[HEURISTIC]) < len(by_role[HEURISTIC])
    assert {place.older for place in by_role[OLDER]} == {0, 1}


def test_an_exploiter_meets_only_the_frozen_network() -> None:
    plan = plan_of(tables="2,3", exploit="w.npz")
    assert all(place.role == OLDER and place.learners.bit_count() == 1 for place in plan.places)


def test_settings_survive_a_file_and_bad_ones_are_refused(tmp_path) -> None:  # type: ignore[no-untyped-def]
    config = TrainConfig("abyss", updates=3, weights={"2:none": 5.0})
    config.save(tmp_path / "config.json")
    assert read_config(tmp_path / "config.json") == config
    (tmp_path / "config.json").write_text('{"game": "abyss", "colour": 1}')
    with pytest.raises(OptionError, match="there is no setting 'colour'"):
        read_config(tmp_path / "config.json")
    with pytest.raises(OptionError, match="either in updates or in seconds"):
        TrainConfig("abyss").check()
    with pytest.raises(OptionError, match="heuristic is a share from 0 to 1, not 2"):
        TrainConfig("abyss", updates=1, heuristic=2.0).check()
    with pytest.raises(OptionError, match="workers is at least 1, not 0"):
        TrainConfig("abyss", updates=1, workers=0).check()
