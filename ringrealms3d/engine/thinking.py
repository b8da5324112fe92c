"""Running a search until its limits, or until it is interrupted."""

from __future__ import annotations

import time
from collections.abc import Callable

from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.search import Search

_SLICE_SECONDS = 0.010
_REPORT_SECONDS = 0.15
_COMPACTING_SECONDS = 0.03  # enough for a tree of the usual size


def think(
    search: Search,
    limits: Limit,
    interrupted: Callable[[], bool],
    report: Callable[[Analysis], None],
    counted_from: float | None = None,
) -> Analysis:
    """Search in slices of about ten milliseconds and return the result.

    Args:
        search: the search to run or continue.
        limits: when to end, after at least one slice; without limits it ends when interrupted or
            when everything is proven.
        interrupted: asked between slices, after at least one, so that there is a basis for a
            choice.
        report: receives the results several times a second.
        counted_from: when the time limit started, on ``time.perf_counter``; now by default.
    """
    began = reported = time.perf_counter()
    late = 0.0 if counted_from is None else began - counted_from
    while search.compacting:
        if time.perf_counter() - began > _COMPACTING_SECONDS and interrupted():
            return search.analysis(time.perf_counter() - began)
        search.compact()
    done, size = 0, search.batch  # slices of other sizes would break up batches
    while not search.finished:
        if time.perf_counter() - began > _SLICE_SECONDS and interrupted():
            break
        count = size if limits.nodes is None else min(size, limits.nodes - done)
        before = time.perf_counter()
        search.run(count)
        now = time.perf_counter()
        done += count
        size = _next_size(size, search.batch, now - before)
        if now - reported > _REPORT_SECONDS:
            reported = now
            report(search.analysis(now - began))
            if limits.depth is not None and search.is_deep(limits.depth):
                break
        if _reached(limits, done, late + now - began + (now - before)):
            break  # another slice would be late
    return search.analysis(time.perf_counter() - began)


def _reached(limits: Limit, simulations: int, seconds: float) -> bool:
    spent = limits.nodes is not None and simulations >= limits.nodes
    return spent or (limits.seconds is not None and seconds >= limits.seconds)


def _next_size(size: int, least: int, seconds: float) -> int:
    """Return how many simulations to run next so that they take about a slice."""
    if seconds < _SLICE_SECONDS / 2:
        return 2 * size
    return max(least, size // 2) if seconds > 2 * _SLICE_SECONDS else size
