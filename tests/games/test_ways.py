"""Shortest ways, breadth-first."""

from __future__ import annotations

from ringrealms3d.games.ways import reached_from, way_back

RING = {n: ((n - 1) % 6, (n + 1) % 6) for n in range(6)} | {7: (7,)}


def test_the_shorter_way_around_a_ring_is_found() -> None:
    reached = reached_from([0], RING.__getitem__)
    assert list(reached) == [0, 5, 1, 4, 2, 3]  # the nearest first, without what lies apart
    assert way_back(reached, 2) == [2, 1, 0]
    assert way_back(reached, 4) == [4, 5, 0]


def test_of_several_starts_the_nearest_one_is_the_end() -> None:
    reached = reached_from([0, 3], RING.__getitem__)
    assert way_back(reached, 4) == [4, 3]
    assert way_back(reached, 3) == [3]
