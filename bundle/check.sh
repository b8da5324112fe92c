#!/bin/bash
# Builds a bundle and starts it in Debians that have nothing else, as root: bundle/check.sh [SUITE...]
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d)
trap 'rm -rf --one-file-system "$place"' EXIT
python3 -m venv "$place/python"
"$place/python/bin/pip" install --quiet "${here}[bundle]"
"$place/python/bin/pyinstaller" --noconfirm --log-level WARN \
    --distpath "$place/dist" --workpath "$place/work" "$here/bundle/ringrealms3d.spec"
for suite in "${@:-stable}"; do
    "$here/bundle/alone.sh" "$place/dist/ringrealms3d" "$suite"
done
