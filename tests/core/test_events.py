"""Events: who may see the card."""

import pytest

from hadal.core.events import EVERYONE, HIDDEN, SPECTATOR, Event, audience_of


@pytest.mark.parametrize(
    ("audience", "readers"),
    [
        (EVERYONE, {-1, 0, 1, 2, 3}),
        (audience_of(0), {0}),
        (audience_of(2), {2}),
        (audience_of(1) | audience_of(3), {1, 3}),
        (0, set()),
    ],
)
def test_a_card_is_read_by_its_audience_and_by_nobody_else(audience: int, readers: set[int]) -> None:
    event = Event(8, 0, 1, 5, 2, audience)
    for viewer in range(SPECTATOR, 4):
        assert event.readable_by(viewer) == (viewer in readers)
        told = event.seen_by(viewer)
        assert told.numbers() == [8, 0, 1, 5 if viewer in readers else HIDDEN, 2]
        assert told.audience == EVERYONE  # the rest of the audience is not disclosed


def test_redacting_twice_changes_nothing() -> None:
    event = Event(8, 0, 1, 5, 2, audience_of(0))
    assert event.seen_by(1).seen_by(0) == event.seen_by(1)


def test_equal_events_compare_equal() -> None:
    assert Event(1, 2, 3, 4, 5, -1) == Event(1, 2, 3, 4, 5, -1)
    assert Event(1, 2, 3, 4, 5, -1) != Event(1, 2, 3, 4, 5, 1)
    assert len({Event(1, 2, 3, 4, 5, -1), Event(1, 2, 3, 4, 5, -1)}) == 1
