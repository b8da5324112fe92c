"""How much faster more workers are: measured with 1 and 2, reckoned for more.

    python -m tests.benchmarks.measure_cluster [--game VARIANT] [--nodes N] [--pairs N]

A scheduler and workers of Dask run on this machine and play one match. From the times of its pairs
and the time that the owner needs for each, one after the other, follows what many more
workers would do: each takes the next pair as soon as it is free and the owner has one for it.
"""

from __future__ import annotations

import argparse
import heapq
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import cycle, islice

WORKERS = (1, 2, 4, 8, 16, 32, 64, 128, 250, 500, 1000)
PAIRS = 20_000


def main() -> None:
    """Measure, and print two tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="loop/mini")
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--pairs", type=int, default=60)
    options = parser.parse_args()
    print(f"{options.game}, {options.nodes} playouts a move, {options.pairs} pairs\n")
    print("workers  seconds  speed-up  seconds of the owner for a pair")
    first = 0.0
    for count in (1, 2):
        seconds, owner, pairs = measured(options.game, options.nodes, options.pairs, count)
        first = first or seconds
        print(f"{count:7}  {seconds:7.1f}  {first / seconds:8.2f}  {owner:.4f}")
    mean = sum(pairs) / len(pairs)
    print(
        f"\na pair takes {mean:.2f} s, the longest {max(pairs):.2f} s; {PAIRS} pairs by reckoning:"
    )
    print("workers  seconds  speed-up  of the most there could be")
    for count in WORKERS:
        seconds = reckoned(list(islice(cycle(pairs), PAIRS)), owner, count)
        gain = mean * PAIRS / seconds
        print(f"{count:7}  {seconds:7.0f}  {gain:8.1f}  {gain / count:5.0%}")


def measured(game: str, nodes: int, pairs: int, workers: int) -> tuple[float, float, list[float]]:
    """Play a match on a cluster with so many workers.

    Returns:
        How long it took once all had begun, how long the owner worked for a pair, and how long
        each pair took.
    """
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.lab.matches.match import Match
    from ringrealms3d.lab.matches.tournament import Tournament, played
    from ringrealms3d.lab.work.cluster import Cluster
    from ringrealms3d.lab.work.journal import Journal

    scheduler = subprocess.Popen(
        [sys.executable, "-m", "tests.lab.work.scheduler", "tcp", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert scheduler.stdout is not None
    address = next(line for line in scheduler.stdout if line.startswith("tcp://")).strip()
    serving = subprocess.Popen(
        [sys.executable, "-m", "ringrealms3d", "worker", address, "--jobs", str(workers)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert serving.stdout is not None
    serving.stdout.readline()
    match = Match(game, ("strong", "plain"), Limit(nodes=nodes))
    warming = Tournament((match,), 2 * workers)
    for _ in played(warming, Journal(warming.jobs), Cluster(address)):
        pass
    tournament = Tournament((match,), pairs)
    states = played(tournament, Journal(tournament.jobs), Cluster(address))
    while len(next(states)) < 2:
        pass
    began, worked = time.perf_counter(), time.process_time()
    *_, results = states
    seconds, owner = time.perf_counter() - began, time.process_time() - worked
    serving.terminate()
    scheduler.terminate()
    games = results.games(match)
    times = [
        sum(one.seconds) + sum(other.seconds)
        for one, other in zip(games[::2], games[1::2], strict=True)
    ]
    return seconds, owner / (pairs - 1), times


def reckoned(pairs: Sequence[float], owner: float, workers: int) -> float:
    """Return how long pairs of these lengths take many workers and one owner."""
    free = [0.0] * workers
    served = 0.0
    for seconds in pairs:
        served = max(served, heapq.heappop(free)) + owner
        heapq.heappush(free, served + seconds)
    return max(free)


if __name__ == "__main__":
    main()
