"""How much memory the engine's process holds: ``python -m tests.benchmarks.measure_memory``.

One process searches all games, one after the other, each until its tree is full. It begins with an
empty cache, so everything has to be compiled; a second process then finds everything in the cache.
"""

from __future__ import annotations

import os
import queue
import tempfile
import time
from dataclasses import replace

import psutil

from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.games import start

VARIANTS = (
    "ring-majority/cube",
    "loop/main",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)
FULL = 0.95  # of the tree's nodes
LONGEST = Limit(seconds=60.0)
GROWING = replace(STRONG, expand_at=1)  # fills a tree sooner
MEGABYTE = 1e6


def main() -> None:
    """Print a table for a process that has to compile, and one for a process that has not."""
    with tempfile.TemporaryDirectory() as cache:
        os.environ["XDG_CACHE_HOME"] = cache
        for what in ("with an empty cache", "with everything in the cache"):
            print(f"{what:<28}{'first answer':>14}{'tree':>8}{'memory':>10}")
            measure()


def measure() -> None:
    """Print what one process holds after each game."""
    replies: queue.Queue[Reply] = queue.Queue()
    process = EngineProcess(replies.put, print)
    for uid in VARIANTS:
        began = time.perf_counter()
        number = process.search(SearchRequest(start(uid, seed=1), LONGEST, GROWING, seed=1))
        while replies.get().id != number:
            pass
        ready = time.perf_counter() - began
        full = fill_the_tree(process, replies)
        held = psutil.Process(process.pid).memory_info().rss / MEGABYTE
        print(f"{uid:<28}{ready:>12.1f} s{full:>8.0%}{held:>7.0f} MB", flush=True)
    process.close()


def fill_the_tree(process: EngineProcess, replies: queue.Queue[Reply]) -> float:
    """Let the search under way go on until its tree is full; return how full it is."""
    full = 0.0
    while (reply := replies.get()).state != "done":
        assert reply.analysis is not None
        full = reply.analysis.nodes / STRONG.nodes
        if full > FULL:
            process.stop()
    return full


if __name__ == "__main__":
    main()
