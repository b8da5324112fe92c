#!/bin/bash
# Writes the versions that start.sh installs: those of the files beside this one, wherever they are
# still in the ranges of pyproject.toml. With --upgrade, the newest versions in these ranges.
set -euo pipefail
cd "$(dirname "$0")/.."

# With one version for all Pythons, what is tested on one is what runs on another.
lock() {
    .venv/bin/uv pip compile --no-config --quiet --universal --python-version 3.11 \
        --fork-strategy fewest --generate-hashes --no-emit-index-url --no-annotate \
        --custom-compile-command requirements/renew.sh --group setup pyproject.toml "$@"
}

lock --extra test --output-file requirements/tests.txt "$@"
# uv would keep versions of this file that the other no longer has
rm -f requirements/program.txt
lock --constraint requirements/tests.txt --output-file requirements/program.txt
