"""The browser client is rebuilt when a source has changed."""

import sys
from pathlib import Path

import build_client
import pytest


def miniature(root: Path) -> Path:
    """Small sources of a client."""
    for name in ("web/src/main.ts", "web/package.json", "web/node_modules/x/y.js", "src/hadal/words/en/ui.ftl"):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return root


def test_a_change_of_a_source_or_a_text_is_noticed(tmp_path: Path) -> None:
    root = miniature(tmp_path)
    before = build_client.digest(root)
    (root / "web/node_modules/x/y.js").write_text("other")
    assert build_client.digest(root) == before
    (root / "src/hadal/words/en/ui.ftl").write_text("other")
    assert build_client.digest(root) != before


def test_without_node_the_old_client_is_removed_and_one_line_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = miniature(tmp_path)
    old = build_client.client(root) / "index.html"
    old.parent.mkdir(parents=True)
    old.write_text("of older sources")

    def no_node() -> tuple[list[str], str]:
        raise build_client.CannotBuild("there is no Node.js")

    monkeypatch.setattr(build_client, "npm_command", no_node)
    monkeypatch.delenv("HADAL_CLIENT", raising=False)
    (root / "web/package-lock.json").write_text("{}")
    assert not build_client.bring_up_to_date(root) and not old.exists()
    assert "was not built (there is no Node.js)" in capsys.readouterr().err
    monkeypatch.setenv("HADAL_CLIENT", "require")
    with pytest.raises(build_client.CannotBuild):
        build_client.bring_up_to_date(root)


def test_node_is_needed_only_if_the_client_must_be_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = miniature(tmp_path)

    def no_node() -> tuple[list[str], str]:
        raise build_client.CannotBuild("there is no Node.js")

    assert not build_client.needs_node(root / "src"), "there is nothing to build"
    monkeypatch.setattr(build_client, "npm_command", lambda: (["npm"], ""))
    assert not build_client.needs_node(root)
    monkeypatch.setattr(build_client, "npm_command", no_node)
    assert build_client.needs_node(root)
    stamp = build_client.client(root) / ".stamp"
    stamp.parent.mkdir(parents=True)
    stamp.write_text(build_client.digest(root))
    assert not build_client.needs_node(root)


def test_without_a_network_the_reason_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = miniature(tmp_path)
    script = "import sys; sys.exit('npm error code EAI_AGAIN\\nnpm error request to registry failed')"
    monkeypatch.setattr(build_client, "npm_command", lambda: ([sys.executable, "-c", script], ""))
    with pytest.raises(build_client.CannotBuild, match="no network connection"):
        build_client.npm(root, "ci")
