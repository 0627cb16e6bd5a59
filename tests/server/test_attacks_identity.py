"""The attacks of tools/attack_identity.py against a real server: none succeeds."""

from __future__ import annotations

from pathlib import Path

from attack_identity import own_server, run


def test_no_attack_on_identity_or_privacy_succeeds(tmp_path: Path) -> None:
    with own_server(tmp_path) as server:
        assert run(server.url) == []
