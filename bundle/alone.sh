#!/bin/bash
# Starts a bundle in a Debian that has nothing else, as root: bundle/alone.sh FOLDER [SUITE]
set -euo pipefail
here=$(dirname "$0")
system=$(mktemp -d)
trap 'rm -rf --one-file-system "$system"' EXIT

# What is mounted belongs to the command and goes with it, so nothing is mounted when all is deleted.
inside() {
    unshare --mount-proc="$system/proc" chroot "$system" \
        env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

chmod 755 "$system"
# shellcheck disable=SC2046 # they are many
packages=$(echo $("$here/packages.sh") xvfb xauth)
# a mirror may be some weeks behind
mmdebstrap --quiet --variant=essential --include="$packages" --dpkgopt=force-unsafe-io \
    --aptopt='Acquire::Check-Valid-Until "false"' "${2:-stable}" "$system"
cp -r "$here/try.sh" "$1" "$system/opt"
inside xvfb-run --auto-servernum /opt/try.sh /opt/ringrealms3d/ringrealms3d
