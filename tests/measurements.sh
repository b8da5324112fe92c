#!/bin/bash
# Takes all that docs/measurements.md shows, in one run of two hours in which the machine should do
# nothing else: tests/measurements.sh FOLDER. Each step has a file there; steps.txt tells when it
# began, how busy the machine was, how long it took, and how it ended. It needs GNU time and xvfb.
set -u
unset PYTHONDONTWRITEBYTECODE  # an installed program is compiled, too
mkdir -p "$1"
folder=$(realpath "$1")
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
cd "$(dirname "$0")/.."

step() { # NAME COMMAND...
    local name=$1 began=$SECONDS code=0
    shift
    echo "$(date +%T), load $(cut -d ' ' -f 1 /proc/loadavg): $name" | tee -a "$folder/steps.txt"
    "$@" >"$folder/$name.txt" 2>&1 || code=$?
    echo "    $((SECONDS - began)) s, exit code $code" | tee -a "$folder/steps.txt"
}

in_window() { xvfb-run --auto-servernum --server-args "-screen 0 1600x1200x24" "$@"; }
measure() { step "$1" python -m "tests.benchmarks.measure_$1" "${@:2}"; }
measure_window() { step "$1" in_window python -m "tests.benchmarks.measure_$1"; }
export_as() { step "$1" /usr/bin/time --verbose ringrealms3d export "${@:3}" --output "$made/$2"; }

step kernels python -m tests.compile_all
step rules ringrealms3d bench --seconds 4
for name in search endgames stop; do measure "$name"; done
for run in 1 2 3; do
    export_as "girco-$run" "girco$run.png" ring-majority/girco --moves "f1 e3 v7" --size 1600x1200
    export_as "grid-$run" "grid$run.png" ring-majority/grid --size 1600x1200
done
export_as grid-8k 8k.png ring-majority/grid --size 7680x4320
export_as photo-sirco sirco.png ring-majority/sirco --quality photo --size 1600x1200
export_as photo-loop loop.png loop/main --quality photo --set sky --size 1600x1200
export_as film film.mp4 docs/examples/game.rrsgf --size 800x600
export_as drawing grid.svg ring-majority/grid
export_as model grid.glb ring-majority/grid
measure exports --moves 6 --turn 1 --size 400x300
for name in first_game start window turning room rest; do measure_window "$name"; done
step import python -X importtime -c "import ringrealms3d"
measure memory
measure compiling
step puzzles-first ringrealms3d puzzles check
step puzzles ringrealms3d puzzles check
measure library --games 100000
measure_window opening
step functions python -m pytest tests/benchmarks --benchmark-enable
step fuzz python -m tests.benchmarks.fuzz --inputs 20000 --seed 78
measure kills --kills 200
