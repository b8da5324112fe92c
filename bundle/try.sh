#!/bin/sh
# Starts a bundle's program: version, rules, a picture, compiled kernels, a window that stays open.
set -eu
program=$1
made=$(mktemp -d)
"$program" --version
"$program" rules loop >"$made/rules.txt"
test -s "$made/rules.txt"
"$program" export ring-majority/tet --moves "f1 e3 v4" --coordinates --size 400x300 -o "$made/board.png"
test -s "$made/board.png"
"$program" bench ring-majority/tet --seconds 0.1
code=0
timeout 25 "$program" play ring-majority/tet || code=$?
test "$code" = 124 # it was still open
echo "The bundle works."
