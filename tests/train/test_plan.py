"""The slots of a run: every table gets its share, and every worker about the same amount of work."""

import pytest

from hadal.core.options import OptionError
from hadal.train.config import TrainConfig, read_config
from hadal.train.plan import GREEDY, HEURISTIC, OLDER, SELF, Plan

pytest.importorskip("numpy")


def plan_of(**settings: object) -> Plan:
    """The plan of a run in which every table has several slots."""
    given: dict[str, object] = {"updates": 1, "workers": 5, "games": 60}
    return Plan(TrainConfig("abyss", **(given | settings)))  # type: ignore[arg-type]


def test_every_place_belongs_to_one_worker_and_rows_are_consecutive() -> None:
    plan = plan_of()
    row = 0
    for parts in plan.parts:
        for part in parts:
            assert part.start == row
            assert {slot.table for slot in part.slots} == {part.table}
            row += len(part.slots)
    assert row == plan.count == len(plan.slots)


def test_tables_get_their_shares_and_workers_the_same_costs() -> None:
    plan = plan_of()
    config = plan.config
    shares = [config.share(table) for table in plan.tables]
    for k, share in enumerate(shares):
        slots = sum(slot.table == k for slot in plan.slots)
        assert slots == pytest.approx(plan.count * share / sum(shares), abs=1)
    costs = [sum(plan.cost(slot) for part in parts for slot in part.slots) for parts in plan.parts]
    assert max(costs) < 1.1 * sum(costs) / len(costs)


def test_the_learner_sits_in_every_seat_and_roles_have_their_shares() -> None:
    plan = plan_of(tables="4", heuristic_many=0.3, older=0.2, thorough=0.5)
    by_role = {role: [slot for slot in plan.slots if slot.role == role] for role in (SELF, HEURISTIC, GREEDY, OLDER)}
    assert len(by_role[HEURISTIC]) == pytest.approx(0.15 * plan.count, rel=0.1)
    assert len(by_role[GREEDY]) == pytest.approx(0.15 * plan.count, rel=0.1)
    assert len(by_role[OLDER]) == pytest.approx(0.2 * plan.count, rel=0.1)
    assert {slot.learners for slot in by_role[SELF]} == {0b1111}
    for role in (HEURISTIC, OLDER):
        assert {1, 2, 4, 8} < {slot.learners for slot in by_role[role]}
        assert all(0 < slot.learners < 0b1111 for slot in by_role[role])
    assert {slot.learners for slot in by_role[GREEDY]} == {1, 2, 4, 8}
    assert {slot.older for slot in by_role[OLDER]} == {0, 1}


def test_returns_look_equally_many_rounds_ahead_at_every_table() -> None:
    plan = plan_of(tables="2,4", heuristic_many=0.5, thorough=1.0, older=0.0, trace=0.96)
    found = {
        (plan.tables[slot.table].seats, slot.role): float(trace)
        for slot, trace in zip(plan.slots, plan.traces(), strict=True)
    }
    assert found[2, SELF] == found[2, GREEDY] == found[4, GREEDY] == pytest.approx(0.96)
    assert found[4, SELF] == pytest.approx(0.96**0.5)


def test_an_exploiter_meets_only_the_frozen_network() -> None:
    plan = plan_of(tables="2,3", exploit="w.npz")
    assert all(slot.role == OLDER and slot.learners.bit_count() == 1 for slot in plan.slots)


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
    with pytest.raises(OptionError, match="blocks is at least 0, not -1"):
        TrainConfig("abyss", updates=1, blocks=-1).check()
    for name in ("epochs", "rate", "clip"):
        for value in (0.0, -1.0, float("nan"), float("inf")):
            with pytest.raises(OptionError, match=f"{name} is more than 0, not {value}"):
                TrainConfig("abyss", updates=1, **{name: value}).check()  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="the share of 2:none is more than 0, not 0"):
        TrainConfig("abyss", updates=1, weights={"2:none": 0.0}).check()
