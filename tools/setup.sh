# Sourced by ./play and ./test with $lock set: a virtual environment with the locked packages, the built client, and the compiled rules.
# With $compile=later the rules are compiled in the background. With $strict set, a compile that could work and does not is an error.
set -eu
cd "$(dirname "$0")"
say() { printf '== %s\n' "$*" >&2; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo "$@"; else return 1; fi; }
apt_install() {
  command -v apt-get >/dev/null || return 1
  export DEBIAN_FRONTEND=noninteractive
  as_root apt-get -qq update && as_root apt-get -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 install "$@" >/dev/null
}
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

py=${PYTHON:-}
[ -n "$py" ] || for c in python3 python3.14 python3.13 python3.12 python3.11; do
  if command -v $c >/dev/null && new_enough $c; then py=$c; break; fi
done
[ -n "$py" ] || { apt_install python3 python3-venv && new_enough python3 && py=python3; } ||
  { say "Python 3.11 or newer is needed"; exit 1; }
# An environment whose Python is gone or too old (a moved checkout, an upgraded system) is recreated.
if ! new_enough .venv/bin/python; then
  "$py" -c 'import ensurepip, venv' 2>/dev/null || { say "installing python3-venv"; apt_install python3-venv; } ||
    { say "this Python has no venv module (on Debian: apt-get install python3-venv)"; exit 1; }
  "$py" -m venv --clear .venv
fi

stamp=.venv/.installed-$(basename "$lock" .lock)
want=$(cat "$lock" pyproject.toml hatch_build.py | cksum)$PWD
if [ "$(cat "$stamp" 2>/dev/null || :)" != "$want" ]; then
  say "installing packages from $lock"
  packages="-q --require-hashes --only-binary :all: -r $lock"
  pip=".venv/bin/python -m pip install --disable-pip-version-check"
  # uv is about 10 times faster, but does not read pip.conf; if that file names the index, pip is used.
  { $pip -q uv==0.13.7 && .venv/bin/uv pip install --python .venv/bin/python $packages; } || $pip $packages
  # pip hides what a build prints, so client and rules are built by the steps below, not by this install.
  HADAL_PURE=1 HADAL_SKIP_WEB=1 $pip -q --no-deps --no-build-isolation -e .
  echo "$want" > "$stamp"
fi

[ -z "${strict:-}" ] || export HADAL_CLIENT=require
.venv/bin/python tools/build_client.py

if [ -n "${strict:-}" ] && .venv/bin/python tools/compile_rules.py --possible; then
  export HADAL_COMPILE=require
fi
if [ "${compile:-now}" = later ] && ! .venv/bin/python tools/compile_rules.py --fresh; then
  if .venv/bin/python tools/compile_rules.py --possible; then
    say "compiling the rules in the background (about two minutes); from the next start on they run about twenty times as fast"
    mkdir -p build
    detach=$(command -v setsid || command -v nohup || :) # so that Ctrl-C for the server does not stop it
    $detach nice -n 15 .venv/bin/python tools/compile_rules.py >build/compile.log 2>&1 </dev/null &
  else
    .venv/bin/python tools/compile_rules.py # says what is missing
  fi
else
  .venv/bin/python tools/compile_rules.py
fi
