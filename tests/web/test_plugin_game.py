"""A game from another distribution is played in the browser, at the text table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.plugin.conftest import installed as installed
from tests.plugin.test_lucky_dip import ServerWithPlugin
from tests.web.conftest import CLIENT, People
from tests.web.steps import PLAY, lay_table


def test_a_person_and_a_bot_finish_a_game_of_a_plug_in(people: People, installed: str, tmp_path: Path) -> None:
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    page = people()
    with ServerWithPlugin(tmp_path, installed) as server:
        lay_table(page, server.url, "Lucky Dip", ["me", "bot:random"])
        expect(page.locator(".texttable")).to_be_visible()
        done = page.evaluate(f"({PLAY})({{seed: 7, seconds: 300, most: 200}})")
        assert done["over"], done
