"""What is published: its name, its contents, its release notes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import build_client
import changelog_section
import compile_rules
import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
WRITTEN = [
    path
    for place in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "src", "tools", "web/src", "tests/plugin")
    for path in ([ROOT / place] if (ROOT / place).is_file() else sorted((ROOT / place).rglob("*")))
    if path.suffix in (".md", ".py", ".ftl", ".ipynb", ".sh", ".ts", ".svelte", ".toml")
    and not {"client", "_compiled", "node_modules"} & set(path.parts)
]


def test_every_hint_names_the_distribution_that_is_ours() -> None:
    """`hadal` on the public index is another project's package."""
    wrong = re.compile(r"\bhadal\[|pip install \S*['\"]?hadal(?!-table)\b")
    assert len(WRITTEN) > 300
    assert [str(path) for path in WRITTEN if wrong.search(path.read_text(encoding="utf-8"))] == []


def test_a_release_has_notes_and_one_version() -> None:
    version = PROJECT["version"]
    changelog_section.check_version(ROOT, version)
    notes = changelog_section.section((ROOT / "CHANGELOG.md").read_text(), version)
    assert "### Added" in notes and "## Unreleased" not in notes
    with pytest.raises(changelog_section.NotReleasable, match=r"no section for 9\.9"):
        changelog_section.section(notes, "9.9")
    with pytest.raises(changelog_section.NotReleasable, match=r"pyproject.toml says"):
        changelog_section.check_version(ROOT, "9.9")


def test_nothing_is_published_before_every_test_passed() -> None:
    flows = ROOT / ".github/workflows"
    release, test = ((flows / name).read_text() for name in ("release.yml", "test.yml"))
    publish = release.partition("  publish:\n")[2]
    assert publish.startswith("    needs: [test, packages]\n")
    assert "  test:\n    needs: notes\n    uses: ./.github/workflows/test.yml\n" in release
    assert "  workflow_call:\n" in test and '"3.11", "3.12", "3.13", "3.14"' in test


@pytest.mark.parametrize("path", sorted((ROOT / ".github/workflows").glob("*.yml")), ids=lambda path: path.stem)
def test_a_workflow_can_be_read_and_runs_what_exists(path: Path) -> None:
    flow = yaml.safe_load(path.read_text())
    steps = [step for job in flow["jobs"].values() for step in job.get("steps", [])]
    commands = [str(step["run"]) for step in steps if "run" in step]
    named = {name for command in commands for name in re.findall(r"(?:tools|requirements)/[\w.]+|\./test\b", command)}
    assert [name for name in named if not (ROOT / name).exists()] == []
    for called in (job["uses"] for job in flow["jobs"].values() if "uses" in job):
        assert (ROOT / called).exists(), called
    assert all("@" in step["uses"] for step in steps if "uses" in step)


def test_a_section_ends_where_the_next_begins() -> None:
    text = "# C\n\n## 2.0 (today)\n\nnew\n\n## 1.0 (then)\n\nold\n"
    assert (changelog_section.section(text, "2.0"), changelog_section.section(text, "1.0")) == ("new\n", "old\n")


def built_client() -> None:
    """Skip a test of packages if the client is not built; ./test always builds it."""
    if not build_client.is_fresh(ROOT) and os.environ.get("HADAL_CLIENT") != "require":
        pytest.skip("the browser client is not built")


def package(source: Path, kind: str, folder: Path, **env: str) -> Path:
    """Build an sdist or a wheel, without a network and without Node.js."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    without_node = {"PATH": os.path.dirname(sys.executable)}
    subprocess.run(command, cwd=source, env=os.environ | without_node | env, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    built_client()
    made = package(ROOT, "sdist", tmp_path_factory.mktemp("sdist"), HADAL_PURE="1")
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(made) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    return root


def test_the_source_distribution_builds_without_node(unpacked: Path, tmp_path: Path) -> None:
    assert build_client.is_fresh(unpacked), "the client in it belongs to the sources in it"
    assert not build_client.needs_node(unpacked) and not (unpacked / "web/node_modules").exists()
    assert not (unpacked / "src/hadal/_compiled").exists()
    made = package(unpacked, "wheel", tmp_path / "dist", HADAL_PURE="1")
    assert made.name == f"hadal_table-{PROJECT['version']}-py3-none-any.whl"
    with zipfile.ZipFile(made) as wheel:
        assert "hadal/server/client/index.html" in wheel.namelist()


def test_a_wheel_contains_the_client_and_the_compiled_rules(tmp_path: Path) -> None:
    built_client()
    if not compile_rules.is_fresh(ROOT):
        pytest.skip("the rules are not compiled")
    made = package(ROOT, "wheel", tmp_path / "dist")
    assert re.match(rf"hadal_table-{re.escape(PROJECT['version'])}-cp\d+-cp\d+-\w+\.whl", made.name)
    with zipfile.ZipFile(made) as wheel:
        names = set(wheel.namelist())
    assert "hadal/server/client/index.html" in names and "hadal/_compiled/manifest.json" in names


INSTALLED = """
import sys
from hadal.server.app import create_app
from hadal.server.config import client_folder
import hadal
assert hadal.__file__.startswith(sys.argv[1]), hadal.__file__
page = (client_folder() / "index.html").read_text()
assert "<script" in page and list((client_folder() / "assets").glob("*.js")), page
"""


def test_a_wheel_brings_the_real_client(unpacked: Path, tmp_path: Path) -> None:
    made = package(unpacked, "wheel", tmp_path / "dist", HADAL_PURE="1")
    place = tmp_path / "installed"
    with zipfile.ZipFile(made) as wheel:
        wheel.extractall(place)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONPATH": str(place)}
    subprocess.run([sys.executable, "-c", INSTALLED, str(place)], cwd=tmp_path, env=env, check=True)
