#!/usr/bin/env bash
# Sets everything up on a fresh machine, then opens the window or runs the tests.
set -euo pipefail
cd "$(dirname "$0")"

usage() {
    cat <<'TEXT'
usage: ./start.sh [--yes] [play [VARIANT] | test | setup]

  play   open the window on a board (this is also done without a word)
  test   run every check: style, types, wheel, import contracts, tests
  setup  only install what is needed

System packages are installed on Debian and Ubuntu only. Each command that needs root is shown and
asked for first; --yes answers for you. Everything else goes into the folder .venv beside this file.
TEXT
}

window_packages=(
    libegl1 libgl1 libgl1-mesa-dri libglib2.0-0 libfontconfig1 libdbus-1-3
    libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0
)
test_packages=(xvfb xauth xdotool)

fail() {
    echo "start.sh: $*" >&2
    exit 2
}

is_installed() {
    # newer systems give some packages a name with t64 at its end
    local name
    for name in "$1" "$1t64"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] && return 0
    done
    return 1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

install_system_packages() {
    if ! command -v apt-get >/dev/null; then
        echo "This is not Debian or Ubuntu: 'ringrealms3d doctor' tells what is missing, if anything."
        return
    fi
    local missing=() package
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    echo "These commands need root:"
    echo "    apt-get update"
    echo "    apt-get install --yes --no-install-recommends ${missing[*]}"
    if [ "$assume_yes" = no ]; then
        local answer
        read -r -p "Run them? [y/N] " answer || answer=no
        case "$answer" in y | Y | yes) ;; *) fail "stopped; nothing was installed" ;; esac
    fi
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null || fail "sudo is missing: run them as root"
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes -qq --no-install-recommends "${missing[@]}" >/dev/null
}

find_python() {
    local candidate
    for candidate in python3.13 python3.12 python3.11 python3; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed and was not found"
}

install_program() {
    local extra="$1" python stamp
    python=$(find_python)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        install_system_packages "$(basename "$(readlink -f "$(command -v "$python")")")-venv"
    fi
    stamp=$(cksum pyproject.toml)$extra
    if [ "$(cat .venv/installed 2>/dev/null)" != "$stamp" ]; then
        echo "Installing into .venv (about 1.3 GB with all libraries) ..."
        "$python" -m venv .venv
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".$extra"
        echo "$stamp" >.venv/installed
    fi
}

check_wheel() {
    local place
    place=$(mktemp -d)
    .venv/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps \
        --wheel-dir "$place" .
    "$(find_python)" -m venv "$place/empty"
    "$place/empty/bin/python" -m pip install --quiet --disable-pip-version-check "$place"/*.whl
    (
        cd "$place"
        empty/bin/ringrealms3d --version
        empty/bin/ringrealms3d perft ring-majority/tet --depth 4
        empty/bin/ringrealms3d render ring-majority/cube --moves "f1 e3 v7" -o board.png
        test -s board.png
        empty/bin/python -c \
            'from ringrealms3d.core.data import data_folder as f; print(f("meshes"), f("resources"))'
    )
    rm -rf "$place"
}

run_tests() {
    PATH="$PWD/.venv/bin:$PATH"
    echo "== style" && ruff check . && ruff format --check .
    echo "== types" && mypy
    echo "== wheel" && check_wheel
    echo "== tests" && python -m pytest "$@"
}

assume_yes=no
if [ "${1:-}" = --yes ]; then
    assume_yes=yes
    shift
fi
action="${1:-play}"
[ $# -eq 0 ] || shift
case "$action" in
play)
    install_system_packages "${window_packages[@]}"
    install_program ""
    exec .venv/bin/ringrealms3d play "$@"
    ;;
test)
    install_system_packages "${window_packages[@]}" "${test_packages[@]}"
    install_program "[test]"
    run_tests "$@"
    ;;
setup)
    install_system_packages "${window_packages[@]}"
    install_program ""
    ;;
-h | --help)
    usage
    ;;
*)
    usage >&2
    exit 2
    ;;
esac
