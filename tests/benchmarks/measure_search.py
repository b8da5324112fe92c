"""How fast the search runs from the start of a game, and what a second thread adds.

``python -m tests.benchmarks.measure_search [VARIANT ...]`` prints a table. Two searches that share
nothing, *apart*, tell what the machine's second core is good for. All take turns, and the best of
several rounds counts, because machines are noisy. A round thinks as the engine does for a move.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.engine.settings import SearchSettings, parse_settings

if TYPE_CHECKING:
    from ringrealms3d.engine.search import Search

VARIANTS = (
    "ring-majority/tet",
    "ring-majority/cube",
    "ring-majority/ti",
    "loop/main",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)
SEARCHES = ("plain", "plain,batch=128", "strong,exact=no")
ROUNDS = 5
ROUND_SECONDS = 0.6
FIRST = 2_000  # so that all is loaded


def main(variants: tuple[str, ...]) -> None:
    """Print a table."""
    titles = ("1 thread", "2 threads", "ratio", "2 apart", "ratio")
    print(f"{'variant':<24}{'search':>16}" + "".join(f"{title:>12}" for title in titles))
    for uid in variants:
        for search in SEARCHES:
            one, two, apart = speeds(uid, search)
            figures = f"{one:>12,.0f}{two:>12,.0f}{two / one:>12.2f}"
            print(f"{uid:<24}{search:>16}{figures}{apart:>12,.0f}{apart / one:>12.2f}", flush=True)


def speeds(uid: str, search: str) -> tuple[float, float, float]:
    """Return the simulations a second of one thread, of two in one tree, and of two searches."""
    alone, shared = (parse_settings(f"{search},threads={threads}") for threads in (1, 2))
    rounds = []
    for _ in range(ROUNDS):
        apart = [fresh_search(uid, alone) for _ in range(2)]
        one, two = speed(fresh_search(uid, alone)), speed(fresh_search(uid, shared))
        rounds.append((one, two, sum(at_once(apart))))
    one_thread, two_threads, two_apart = (max(column) for column in zip(*rounds, strict=True))
    return one_thread, two_threads, two_apart


def fresh_search(uid: str, settings: SearchSettings) -> Search:
    """Return a search from the start for which everything is loaded."""
    from ringrealms3d.engine.search import Search
    from ringrealms3d.games import start

    search = Search(start(uid, seed=1), 1, settings)
    search.run(FIRST)
    return search


def speed(search: Search) -> float:
    """Return the simulations a second while thinking."""
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.engine.thinking import think

    limits = Limit(seconds=ROUND_SECONDS)
    analysis = think(search, limits, lambda: False, lambda seen: None)
    return (analysis.simulations - FIRST) / analysis.seconds


def at_once(searches: Iterable[Search]) -> list[float]:
    """Return the speeds of searches that share nothing but the machine."""
    with ThreadPoolExecutor() as pool:
        return list(pool.map(speed, searches))


if __name__ == "__main__":
    compile_kernels()
    main(tuple(sys.argv[1:]) or VARIANTS)
