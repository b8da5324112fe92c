"""Steps between the spots of a lattice."""

from __future__ import annotations

from ringrealms3d.games.lattice import packed, steps_between


def test_steps_lead_to_the_numbers_of_spots_and_neighbours_come_first() -> None:
    spots = [(0, 0), (1, 0), (1, 1)]
    steps = steps_between(spots, [(1, 0), (0, 1), (-1, 0), (0, -1)])
    assert steps.tolist() == [[1, -1, -1, -1], [-1, 2, 0, -1], [-1, -1, -1, 1]]
    assert packed(steps).tolist() == [[1, -1], [2, 0], [1, -1]]


def test_a_spot_alone_has_room_for_one_neighbour() -> None:
    assert packed(steps_between([(0, 0)], [(1, 0)])).tolist() == [[-1]]
