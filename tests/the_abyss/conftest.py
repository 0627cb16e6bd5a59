"""Every scenario is played twice: on the position itself, and switching to a clone at each step."""

from typing import cast

import pytest

from tests.the_abyss.table import ROADS, Road


@pytest.fixture(params=ROADS, ids=["itself", "clones"])
def road(request: pytest.FixtureRequest) -> Road:
    """How the scenario continues from step to step."""
    return cast(Road, request.param)
