"""`hadal admin`: one-time links and new keys."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from hadal.server.people.accounts import Accounts
from hadal.server.people.signing_key import signing_keys
from hadal.server.store import Store
from tests.cli.conftest import Hadal
from tests.cli.conftest import hadal as hadal
from tests.server.samples import opened, person

KEYS = ["k" * 40]


def test_a_one_time_link_works_once_even_while_the_server_runs(url: str, hadal: Hadal) -> None:
    async def work() -> None:
        async with opened(url) as store:  # as a server has it
            await store.add_person(person("a1", "Ann", password="hash"))
            for name in ("ANN", "a1"):
                said = await asyncio.to_thread(hadal, "admin", "reissue", name, "--db", url)
                await use(store, said.stdout)
            assert "nobody" in hadal.refuses("admin", "reissue", "nobody", "--db", url, code=1)

    async def use(store: Store, said: str) -> None:
        found = re.search(r"#me=([\w-]+)", said)
        assert found and "Ann" in said
        accounts = Accounts(store, KEYS)
        owner, method, code = await accounts.use_link(found[1])
        assert (owner.id, method) == ("a1", "reissue")
        assert (await accounts.recover(code)).id == "a1"
        kept = await store.person("a1")
        assert kept is not None and not kept.reissue and kept.password == "hash"

    asyncio.run(work())


def test_a_new_key_keeps_the_old_ones(hadal: Hadal, tmp_path: Path) -> None:
    before = signing_keys(tmp_path, "")
    assert "one older key stays valid" in hadal("admin", "rotate-key", "--data", str(tmp_path)).stdout
    after = signing_keys(tmp_path, "")
    assert after[1:] == before
    assert "no older key" in hadal("admin", "rotate-key", "--drop-old", "--data", str(tmp_path)).stdout
    assert len(signing_keys(tmp_path, "")) == 1
    assert "no folder" in hadal.refuses("admin", "rotate-key", "--data", str(tmp_path / "nowhere"), code=1)
