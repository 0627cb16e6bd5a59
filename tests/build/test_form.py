"""The compiled form is used if and only if it is up to date; tested with a miniature package."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import compile_rules
import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "compile_rules.py"
DICE = """
from librt.vecs import vec
from mypy_extensions import i64


def total(d: vec[i64]) -> i64:
    n: i64 = 0
    for x in d:
        n += x
    return n
"""
GAME = """
from librt.vecs import vec
from mypy_extensions import i64

from hadal.core.chance import total


def play() -> int:
    return total(vec[i64]([1, 2, 3]))
"""
ASK = """
import json
from hadal import _form
from hadal.core import promises
from hadal.games.toy import game
print(json.dumps([_form.form(), _form.why(), game.play(), game.__file__, promises.__file__]))
"""

needs_compiler = pytest.mark.skipif(bool(compile_rules.missing_tool()), reason="needs a C compiler")


def clean_env(**more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith("HADAL_") and k != "PYTHONPATH"}
    return kept | more


def write_package(root: Path) -> Path:
    package = root / "src" / "hadal"
    for folder in ("core", "games/toy"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    (package / "games" / "__init__.py").touch()
    shutil.copy(ROOT / "src" / "hadal" / "_form.py", package / "_form.py")
    (package / "__init__.py").write_text("from hadal import _form\n\n_form.choose()\n")
    (package / "core" / "chance.py").write_text(DICE)
    (package / "core" / "promises.py").write_text("")
    (package / "games" / "toy" / "game.py").write_text(GAME)
    return root


def build(root: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--root", str(root), *args]
    return subprocess.run(command, env=clean_env(**env), capture_output=True, text=True, check=False)


def ask(root: Path, **env: str) -> tuple[str, str, int, str, str]:
    """Form, reason, result, and the files of a compiled and of a plain module, from a fresh process."""
    env = clean_env(PYTHONPATH=str(root / "src"), **env)
    command = [sys.executable, "-c", ASK]
    out = subprocess.run(command, env=env, cwd=root, capture_output=True, text=True, check=True).stdout
    form, why, result, compiled, plain = json.loads(out)
    return form, why, result, compiled, plain


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = write_package(tmp_path_factory.mktemp("built"))
    done = build(root, HADAL_COMPILE="require")
    assert done.returncode == 0, done.stderr
    return root


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(built, tmp_path / "copy"))


def test_without_compiled_files_the_plain_form_runs(tmp_path: Path) -> None:
    form, why, result, file, _ = ask(write_package(tmp_path))
    assert (form, why, result) == ("plain", "the rules are not compiled", 6)
    assert file.endswith("game.py")


@needs_compiler
def test_fresh_compiled_files_are_used_and_are_separate_from_the_sources(built: Path) -> None:
    form, why, result, compiled, plain = ask(built)
    assert (form, result) == ("compiled", 6)
    assert why.startswith("by mypyc")
    assert Path(compiled).is_relative_to(built / "src" / "hadal" / "_compiled")
    assert plain.endswith("promises.py")
    strays = [p for p in (built / "src").rglob("*.so") if "_compiled" not in p.parts]
    assert not strays


@needs_compiler
def test_pure_forces_the_plain_form(built: Path) -> None:
    assert ask(built, HADAL_PURE="1")[:3] == ("plain", "HADAL_PURE is set", 6)


@needs_compiler
def test_a_changed_source_is_never_shadowed(copy: Path) -> None:
    source = copy / "src/hadal/games/toy/game.py"
    source.write_text(GAME.replace("3]", "4]"))
    os.utime(source, (0, 0))  # content decides, not the timestamp
    form, why, result, _, _ = ask(copy)
    assert (form, result) == ("plain", 7)
    assert why == "games/toy/game.py has changed since the rules were compiled"


@needs_compiler
def test_a_new_compile_makes_a_changed_source_compiled_again(copy: Path) -> None:
    (copy / "src/hadal/games/toy/game.py").write_text(GAME.replace("3]", "4]"))
    assert build(copy, HADAL_COMPILE="require").returncode == 0
    assert ask(copy)[::2][:2] == ("compiled", 7)


@needs_compiler
def test_an_added_source_is_compiled_by_the_next_build(copy: Path) -> None:
    (copy / "src/hadal/core/extra.py").touch()
    assert ask(copy)[0] == "compiled"
    assert build(copy, "--fresh").returncode == 1
    assert build(copy, HADAL_COMPILE="require").returncode == 0
    assert build(copy, "--fresh").returncode == 0


@needs_compiler
def test_texts_and_drawings_do_not_make_the_compiled_form_stale(copy: Path) -> None:
    texts = copy / "src/hadal/games/toy/texts"
    texts.mkdir()
    (texts / "sentences.py").write_text("word = 'one'")
    assert build(copy, "--fresh").returncode == 0


@needs_compiler
def test_a_removed_source_makes_the_form_plain(copy: Path) -> None:
    shutil.move(copy / "src/hadal/core/__init__.py", copy / "moved.py")
    assert ask(copy)[:2] == ("plain", "core/__init__.py is gone since the rules were compiled")


@needs_compiler
def test_files_of_another_python_or_missing_files_are_not_used(copy: Path) -> None:
    manifest = copy / "src/hadal/_compiled/manifest.json"
    text = manifest.read_text()
    manifest.write_text(text.replace("cpython-3", "cpython-9"))
    assert ask(copy)[:2] == ("plain", f"the rules were compiled for {tag(text, '9')}, not for this Python")
    manifest.write_text(text)
    next((copy / "src/hadal/_compiled").rglob("chance.*")).unlink()
    form, why, *_ = ask(copy)
    assert form == "plain"
    assert why.endswith("is missing")


def tag(manifest: str, major: str) -> str:
    python: str = json.loads(manifest)["python"]
    return python.replace("cpython-3", f"cpython-{major}")


@needs_compiler
def test_an_unchanged_build_does_nothing(built: Path) -> None:
    manifest = built / "src/hadal/_compiled/manifest.json"
    before = manifest.stat().st_mtime_ns
    done = build(built, HADAL_COMPILE="require")
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")
    assert manifest.stat().st_mtime_ns == before


@needs_compiler
def test_a_type_error_falls_back_with_one_line_unless_compiling_is_required(copy: Path) -> None:
    (copy / "src/hadal/core/chance.py").write_text(DICE.replace("-> i64", "-> str"))
    done = build(copy)
    assert done.returncode == 0
    assert "Incompatible return value type" in done.stdout + done.stderr
    assert done.stderr.splitlines()[-1].endswith(compile_rules.SLOWER)
    assert ask(copy)[0] == "plain"
    assert build(copy, HADAL_COMPILE="require").returncode == 1


def test_the_types_need_no_package_but_the_compiler(tmp_path: Path) -> None:
    """A wheel is built in an environment that has mypy and setuptools and no dependency of Hadal."""
    command = [sys.executable, "-m", "mypy", "--no-site-packages", f"--cache-dir={tmp_path}"]
    command += [*compile_rules.MYPY_OPTIONS, *compile_rules.modules_to_compile(ROOT)]
    env = clean_env(MYPYPATH="src")
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr


def test_without_a_c_compiler_one_line_says_so(tmp_path: Path) -> None:
    root = write_package(tmp_path)
    done = build(root, CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stderr == f"== no C compiler: {compile_rules.SLOWER}\n"
    assert ask(root)[0] == "plain"
    assert build(root, "--possible", CC="no-such-compiler").returncode == 1


def test_in_a_read_only_checkout_one_line_says_why_the_rules_stay_plain(tmp_path: Path) -> None:
    root = write_package(tmp_path)
    (root / "build").touch()  # a file in place of the folder: permissions do not stop a test that runs as root
    done = build(root, CC="no-such-compiler")
    assert (done.returncode, done.stderr) == (0, f"== no C compiler: {compile_rules.SLOWER}\n")
    if not compile_rules.missing_tool():
        done = build(root)
        assert (done.returncode, done.stderr) == (0, f"== {root} cannot be written: {compile_rules.SLOWER}\n")
    assert build(root, "--possible").returncode == 1


FAKE_PIP = """
import pathlib, sys
pathlib.Path(__file__).with_name("asked").write_text(" ".join(sys.argv[1:]))
"""


@needs_compiler
@pytest.mark.parametrize("interrupted", [False, True])
def test_what_only_the_next_compile_needs_can_be_removed(copy: Path, tmp_path: Path, interrupted: bool) -> None:
    """After an interrupted run, the next one removes it, although there is nothing to compile any more."""
    pip = tmp_path / "fake/pip/__main__.py"  # the tools of this environment are still needed
    pip.parent.mkdir(parents=True)
    pip.with_name("__init__.py").touch()
    pip.write_text(FAKE_PIP)
    (copy / "src/hadal/games/toy/game.py").write_text(GAME.replace("3]", "5]"))
    if interrupted:
        assert build(copy, HADAL_COMPILE="require").returncode == 0
    done = build(copy, "--tidy", HADAL_COMPILE="require", PYTHONPATH=str(tmp_path / "fake"))
    assert done.returncode == 0
    asked = pip.with_name("asked").read_text().split()
    assert asked[0] == "uninstall" and asked[-len(compile_rules.TOOLS) :] == list(compile_rules.TOOLS)
    assert ask(copy)[::2][:2] == ("compiled", 8)
    assert [path.name for path in (copy / "build").iterdir()] == ["lock"]
    assert not (copy / ".mypy_cache").exists()  # 40 MB


def test_a_plain_build_can_be_asked_for(tmp_path: Path) -> None:
    root = write_package(tmp_path)
    done = build(root, HADAL_PURE="1", HADAL_COMPILE="require")
    assert done.returncode == 0
    assert done.stderr == f"== HADAL_PURE is set: {compile_rules.SLOWER}\n"
    assert not (root / "src/hadal/_compiled").exists()
