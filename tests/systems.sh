#!/bin/bash
# Runs the commands of the README in Debian systems that have nothing else, as root:
# tests/systems.sh [SUITE...]. It needs mmdebstrap, git, xvfb and xdotool, and takes an hour. What the
# commands say is kept in the folder LOGS.
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)

build() { # SUITE FOLDER
    mmdebstrap --quiet --variant=apt --dpkgopt=force-unsafe-io \
        --aptopt='Acquire::Check-Valid-Until "false"' "$1" "$2" &&
        git clone --quiet --depth 1 "file://$project" "$2/root/ringrealms3d" &&
        reach_registries "$2"
}

reach_registries() { # FOLDER: as the system does that this runs on
    apt-config dump Acquire >"$1/etc/apt/apt.conf.d/90outside"
    cp -L /etc/resolv.conf /etc/hosts "$1/etc"
    [ ! -e /etc/pip.conf ] || cp /etc/pip.conf "$1/etc"
    [ -z "${SSL_CERT_FILE:-}" ] || cp "$SSL_CERT_FILE" "$1/opt/certificates.pem"
}

variables() { # of the environment that reaching them takes
    env | grep -E '^([a-z]+_proxy|[A-Z]+_PROXY|(PIP|UV)_(INDEX|DEFAULT|EXTRA)[A-Z_]*|npm_config_[a-z_]+)=' || true
    if [ -n "${SSL_CERT_FILE:-}" ]; then
        printf '%s=/opt/certificates.pem\n' SSL_CERT_FILE PIP_CERT REQUESTS_CA_BUNDLE NODE_EXTRA_CA_CERTS
    fi
}

# What is mounted and what is started belongs to the command and goes with it.
inside() { # FOLDER COMMAND...
    local system=$1 known
    shift
    mapfile -t known < <(variables)
    # shellcheck disable=SC2016 # the inner shell expands it
    unshare --mount --pid --fork --kill-child --mount-proc="$system/proc" bash -ec '
        mount --rbind "$0" "$0" # a test makes a system within, for which / has to be mounted
        mkdir -p "$0/dev/pts" "$0/dev/shm" "$0/tmp/.X11-unix"
        mount -t devpts -o newinstance,ptmxmode=666 devpts "$0/dev/pts"
        mount -t tmpfs shm "$0/dev/shm"
        [ ! -d /tmp/.X11-unix ] || mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
        exec chroot "$0" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"' \
        "$system" ${known[@]+"${known[@]}"} "$@"
}

in_clone() { # FOLDER COMMAND: in the project's folder
    inside "$1" ${DISPLAY:+"DISPLAY=$DISPLAY"} XAUTHORITY=/root/.Xauthority \
        bash -ec "cd /root/ringrealms3d; $2" </dev/null
}

open_window() { # FOLDER, with a display: Ctrl+C closes the window once it has been there for a while
    cp "$XAUTHORITY" "$1/root/.Xauthority"
    in_clone "$1" './start.sh --yes & window=$!
        until [ -e /closing ]; do sleep 1; done
        kill -INT $window && wait $window' &
    local system=$! until=$((SECONDS + 1800))
    until xdotool search --onlyvisible --class ringrealms3d; do
        kill -0 $system && [ $SECONDS -lt $until ] || return 1
        sleep 1
    done
    sleep 10
    touch "$1/closing"
    until=$((SECONDS + 120))
    while kill -0 $system 2>/dev/null && [ $SECONDS -lt $until ]; do sleep 1; done
    kill $system 2>/dev/null || wait $system
}

told() { # NAME COMMAND...: with all output in a file
    local name=$1 code=0
    shift
    SECONDS=0
    "$@" >"$logs/$name.log" 2>&1 || code=$?
    if [ $code = 0 ]; then echo "$name: passed in $SECONDS s"; else echo "$name: FAILED, see $logs/$name.log"; fi
    tail -n 3 "$logs/$name.log" | sed 's/^/    /'
    return $code
}

if [ "${1:-}" = --window ]; then
    open_window "$2"
    exit
fi
place=$(mktemp -d)
trap 'rm -rf --one-file-system "$place"' EXIT
logs=${LOGS:-$(mktemp -d)} failed=0
mkdir -p "$logs"
[ $# -gt 0 ] || set -- bookworm trixie
for suite in "$@"; do
    system=$place/$suite
    if told "$suite-system" build "$suite" "$system"; then
        told "$suite-start" xvfb-run --auto-servernum "$0" --window "$system" || failed=1
        told "$suite-test" in_clone "$system" "./start.sh --yes test" || failed=1
    else
        failed=1
    fi
    rm -rf --one-file-system "$system"
done
exit $failed
