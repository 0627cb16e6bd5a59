#!/bin/sh
# Stands in for Python, pip and uv when the set-up scripts are tested: no network, no packages.
here=$(dirname "$0")
echo "$(basename "$0") $*" >>"${FAKE_LOG:?}"
case "$*" in
*version_info*) exit "${FAKE_OLD:-0}" ;;
*platform*) echo "${FAKE_VERSION:-3.9.2}" ;;
"-m venv --clear .venv") mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
*"pip uninstall"*) rm -f .venv/bin/uv .venv/bin/npm ;;
*"install"*)
  if [ -n "${FAKE_ERROR:-}" ]; then
    echo "$FAKE_ERROR" >&2
    exit 1
  fi
  case "$*" in
  *uv==*) cp "$0" .venv/bin/uv ;;
  *client.lock*) cp "$0" .venv/bin/npm ;;
  *" -e .") printf '#!/bin/sh\necho "hadal $*"\n' >"$here/hadal" && chmod +x "$here/hadal" ;;
  esac
  ;;
*--needs-tools) [ -e changed ] ;;
*--needs-node) [ ! -e built ] ;;
*build_client.py) [ -e built ] || { mkdir -p web/node_modules && : >built; } ;;
esac
