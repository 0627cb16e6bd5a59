"""Compile the rules with mypyc into src/hadal/_compiled, or print one line saying why they stay plain.

    python tools/compile_rules.py             compile if a source has changed
    python tools/compile_rules.py --force     compile in any case
    python tools/compile_rules.py --possible  only tell (exit status) whether this machine could
    python tools/compile_rules.py --tidy      also remove what only the next compile needs: intermediate files and mypy
    python tools/compile_rules.py --needs-tools   only tell whether they must be compiled and mypy is not there to do it

HADAL_PURE=1 skips the compile; HADAL_COMPILE=require makes every fallback an error.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.machinery
import importlib.metadata
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))  # for builds that load this file by its path
import c_docstrings

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("core", "games", "search")
# Modules that stay interpreted: they handle text and tables, where compiling takes a minute and gains nothing.
PLAIN_CORE = (
    "promises",
    "registry",
    "plugin",
    "notation",
    "record",
    "verify",
    "plies",
    "named",
    "frames",
    "options",
    "labels",
)
PLAIN_FOLDERS = ("texts", "terminal", "picture", "support")
COMPILED_SHOW = ("view", "observation", "features")  # modules of `show` that are compiled, besides the invariants
PLAIN_NAMES = ("plugin", "names", "afford", "labels", "reasons", "fold", "notation", "novice")
GROUP = "hadal"
# -fwrapv: 64-bit arithmetic wraps, as the random generator requires. The other flag inlines small accessors.
UNIX_FLAGS = ("-fwrapv", "-fno-semantic-interposition")
# Errors outside the compiled modules are not reported: what those import (the server, for types) need not be installed.
MYPY_OPTIONS = ("--config-file=", "--strict", "--explicit-package-bases", "--follow-imports=silent")
TOOLS = ("mypy", "setuptools", "ast-serialize")  # packages that only the compile needs: 80 MB
SLOWER = "the rules run as plain Python (slower; same results)"


class CannotCompile(Exception):
    """The rules cannot be compiled here; the text says why."""


def load_form() -> ModuleType:
    """Load hadal/_form.py alone, because importing the package could load the files being replaced."""
    spec = importlib.util.spec_from_file_location("hadal_form", ROOT / "src/hadal/_form.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FORM = load_form()


def say(text: str) -> None:
    """Print a progress line."""
    print(f"== {text}", file=sys.stderr, flush=True)


def package_of(root: Path) -> Path:
    """Return the package folder of a checkout."""
    return root / "src" / "hadal"


def sources(root: Path) -> dict[str, str]:
    """Return the digest of every source of the compiled files, including plain modules whose constants are inlined."""
    package = package_of(root)
    found = [path.relative_to(package) for folder in FOLDERS for path in (package / folder).rglob("*.py")]
    paths = [path.as_posix() for path in found if not set(path.parts) & set(PLAIN_FOLDERS)]
    return dict(FORM.digests(str(package), sorted(paths)))


def is_compiled(path: str) -> bool:
    """Return whether this source is compiled; package __init__ files stay plain, so that paths stay correct."""
    folder, *inside, file = path.split("/")
    name = file.removesuffix(".py")
    if name == "__init__":
        return False
    if folder != "games":
        return folder != "core" or name not in PLAIN_CORE
    parts = inside[1:]
    if set(parts) & set(PLAIN_FOLDERS) or name in PLAIN_NAMES:
        return False
    return "show" not in parts or "invariants" in parts or name in COMPILED_SHOW or name == "invariants"


def mypy_version() -> str:
    """Return the version of mypy; empty if it was removed after the compile."""
    try:
        return importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        return ""


def recipe() -> dict[str, Any]:
    """Return everything besides the sources that affects the compiled files."""
    return {
        "python": sys.implementation.cache_tag,
        "suffix": importlib.machinery.EXTENSION_SUFFIXES[0],
        "mypyc": mypy_version(),
        "recipe": hashlib.sha256(Path(__file__).read_bytes() + Path(c_docstrings.__file__).read_bytes()).hexdigest(),
    }


def is_fresh(root: Path) -> bool:
    """Return whether the compiled files are up to date."""
    folder = package_of(root) / FORM.COMPILED
    manifest = FORM.read_manifest(str(folder))
    same = all(manifest.get(key) == value for key, value in recipe().items() if value)
    return (
        same
        and manifest.get("sources") == sources(root)
        and not FORM.stale(str(package_of(root)), str(folder), manifest)
    )


def plain_wanted() -> bool:
    """Return whether the plain form is requested."""
    return os.environ.get("HADAL_PURE", "0") not in ("", "0")


def missing_tool() -> str:
    """Return what this machine lacks for compiling; empty if nothing."""
    if os.name != "nt":  # on Windows setuptools finds the compiler itself
        command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        if not shutil.which(command[0]):
            return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (on Debian: python3-dev)"
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"no {module}"
    return ""


NO_TOOLS = ("no mypyc", "no setuptools")  # what can be installed


def obstacle(root: Path) -> str:
    """Return why the rules of this checkout cannot be compiled here; empty if they can."""
    if lack := missing_tool():
        return lack
    try:
        for folder in (work_folder(root), package_of(root)):
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
    except OSError:
        return f"{root} cannot be written"
    return ""


def work_folder(root: Path) -> Path:
    """Return the folder of the intermediate files."""
    return root / "build"


@contextlib.contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Lock the work folder so that only one compile runs at a time."""
    with (folder / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):  # no fcntl on Windows
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def modules_to_compile(root: Path) -> list[str]:
    """Return the compiled sources, by their path from the root."""
    return [f"src/hadal/{path}" for path in sorted(filter(is_compiled, sources(root)))]


def build(root: Path, files: list[str], work: Path) -> dict[str, Path]:
    """Run mypyc and the C compiler; return the file of every compiled module by module name."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.environ["MYPYPATH"] = "src"
    extensions = mypycify(
        [*MYPY_OPTIONS, f"--cache-dir={work / 'mypy'}", *files],
        opt_level="3",
        target_dir=str(work / "c"),
        group_name=GROUP,
    )
    modules = {file.removeprefix("src/").removesuffix(".py").replace("/", "."): Path(file) for file in files}
    c_docstrings.complete(work / "c", root, modules)
    for extension in extensions if os.name != "nt" else []:
        extension.extra_compile_args.extend(UNIX_FLAGS)
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "o")
    command.parallel = min(4, os.cpu_count() or 1)
    command.ensure_finalized()
    command.run()
    return {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in extensions}


def install(root: Path, built: dict[str, Path], lib: Path, digests: dict[str, str]) -> None:
    """Install the compiled files and their manifest atomically."""
    folder = package_of(root) / FORM.COMPILED
    fresh = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    modules: dict[str, str] = {}
    for name, path in sorted(built.items()):
        modules[name] = path.resolve().relative_to(lib.resolve()).as_posix()
        (fresh / modules[name]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, fresh / modules[name])
    manifest = recipe() | {"modules": modules, "sources": dict(sorted(digests.items()))}
    (fresh / FORM.MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def tidy_up(root: Path) -> None:
    """Remove what only the next compile needs; after an interruption the next call goes on."""
    for intermediate in work_folder(root).glob("[0-9a-f]" * 12):
        shutil.rmtree(intermediate, ignore_errors=True)
    if mypy_version():
        command = [sys.executable, "-m", "pip", "uninstall", "-q", "-y", "--disable-pip-version-check", *TOOLS]
        subprocess.run(command, check=False, capture_output=True)


def compile_now(root: Path, anew: bool) -> None:
    """Compile the rules of this checkout, from scratch if `anew` is set; raise CannotCompile on failure."""
    digests = sources(root)
    files = modules_to_compile(root)
    if not files:
        raise CannotCompile("no rules to compile")
    say(f"compiling the rules: {len(files)} modules")
    os.chdir(root)  # relative paths keep local folder names out of the compiled files
    # One folder per recipe: setuptools reuses newer files even if the flags have changed.
    work = Path("build", hashlib.sha256(json.dumps(recipe()).encode()).hexdigest()[:12])
    if anew:
        shutil.rmtree(work, ignore_errors=True)
    try:
        built = build(root, files, work)
    except SystemExit as stop:  # how mypyc reports type errors, already printed
        raise CannotCompile("mypyc refused the sources (see above)") from stop
    except Exception as error:  # the game must still run if a compiler fails in any way
        traceback.print_exc()
        raise CannotCompile("the compile failed (see above)") from error
    if sources(root) != digests:
        raise CannotCompile("a source changed during the compile, run it again")
    install(root, built, work / "lib", digests)


def bring_up_to_date(root: Path, force: bool = False, tidy: bool = False) -> bool:
    """Compile if necessary; return whether the compiled form is up to date."""
    if plain_wanted():
        say(f"HADAL_PURE is set: {SLOWER}")
        return False
    if force or not is_fresh(root):
        try:
            if why := obstacle(root):
                raise CannotCompile(why)
            with only_one(work_folder(root)):
                if force or not is_fresh(root):  # another process may just have compiled them
                    compile_now(root, force)
        except CannotCompile as reason:
            say(f"{reason}: {SLOWER}")
            return False
    if tidy:
        tidy_up(root)
    return True


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--force", action="store_true", help="compile even if nothing has changed")
    parser.add_argument("--possible", action="store_true", help="exit with 0 if this machine can compile")
    parser.add_argument("--fresh", action="store_true", help="exit with 0 if there is nothing to compile")
    parser.add_argument("--tidy", action="store_true", help="remove intermediate files and mypy afterwards")
    parser.add_argument("--needs-tools", action="store_true", help="exit with 0 if mypy must be installed to compile")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout (default: this one)")
    given = parser.parse_args()
    if given.possible:
        return 1 if obstacle(given.root.resolve()) else 0
    if given.needs_tools:
        missing = missing_tool() in NO_TOOLS and not plain_wanted()
        return 0 if missing and not is_fresh(given.root.resolve()) else 1
    if given.fresh:
        return 0 if plain_wanted() or is_fresh(given.root.resolve()) else 1
    done = bring_up_to_date(given.root.resolve(), given.force, given.tidy)
    required = os.environ.get("HADAL_COMPILE") == "require" and not plain_wanted()
    return 1 if required and not done else 0


if __name__ == "__main__":
    sys.exit(main())
