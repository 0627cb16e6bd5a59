"""Illegal actions get a reason: in positions of random games, at the drawn table and over the socket."""

from pathlib import Path

import pytest
from prove_reasons import positions, prove

from tests.web.conftest import CLIENT, People
from tests.web.drawn import staged


def test_every_illegal_click_is_answered_and_the_first_way_to_pay_is_legal(tmp_path: Path, people: People) -> None:
    """A part of `python tools/prove_reasons.py --positions 1000`."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    tables = list(positions(60, seed=5))
    with staged(tmp_path, *tables) as server:
        result = prove(people(width=1440), server.url, tables)
    assert not result.faults, "\n".join(result.faults[:40])
    assert result.positions == 60
    assert result.clicks > 1000
    assert result.payments >= 5
