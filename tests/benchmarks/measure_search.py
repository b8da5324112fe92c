"""How fast the search runs from the start of a game, and what a second thread adds.

``python -m tests.benchmarks.measure_search [VARIANT ...]`` prints a table. One and two threads take
turns, and the best of several rounds of either counts, because machines are noisy.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace

from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.engine.settings import PLAIN, STRONG, SearchSettings

VARIANTS = (
    "ring-majority/tet",
    "ring-majority/cube",
    "ring-majority/ti",
    "loop/main",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)
ROUNDS = 5
ROUND_SECONDS = 0.6
SLICE = 2_000


def main(variants: tuple[str, ...]) -> None:
    """Print a table."""
    print(f"{'variant':<24}{'search':>8}{'1 thread':>12}{'2 threads':>12}{'ratio':>8}")
    for uid in variants:
        for name, settings in (("plain", PLAIN), ("strong", replace(STRONG, exact=False))):
            one, two = speeds(uid, settings)
            print(f"{uid:<24}{name:>8}{one:>12,.0f}{two:>12,.0f}{two / one:>8.2f}", flush=True)


def speeds(uid: str, settings: SearchSettings) -> tuple[float, float]:
    """Return the simulations a second with one thread and with two."""
    rounds = [
        [round_speed(uid, replace(settings, threads=threads)) for threads in (1, 2)]
        for _ in range(ROUNDS)
    ]
    one, two = zip(*rounds, strict=True)
    return max(one), max(two)


def round_speed(uid: str, settings: SearchSettings) -> float:
    """Return the simulations a second of a fresh tree."""
    from ringrealms3d.engine.search import Search
    from ringrealms3d.games import start

    search = Search(start(uid, seed=1), 1, settings)
    search.run(SLICE)
    before, began = search.simulations, time.perf_counter()
    while time.perf_counter() - began < ROUND_SECONDS:
        search.run(SLICE)
    return (search.simulations - before) / (time.perf_counter() - began)


if __name__ == "__main__":
    compile_kernels()
    main(tuple(sys.argv[1:]) or VARIANTS)
