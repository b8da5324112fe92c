"""Solving as units of work: parts of the tetrahedron against the solution that is shipped."""

from __future__ import annotations

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.games.ring_majority.solution.bounds import load_bounds, solution_path
from ringrealms3d.lab.solving import part_of, solving_job
from ringrealms3d.lab.work.job import check_result, do_unit

TET = "ring-majority/tet"
CLASSES_A_PART = 2000


@pytest.mark.nightly
@pytest.mark.parametrize("number", [40, 107])
def test_a_part_has_the_cycles_of_its_classes(number: int) -> None:
    result = do_unit(solving_job(TET).unit(number))
    check_result("solving", result)
    first = number * CLASSES_A_PART
    cycles = load_bounds(solution_path(TET)).cycles[:, first : first + CLASSES_A_PART]
    assert [2 * int(half) for half in part_of(result)] == cycles.ravel().tolist()


def test_a_board_too_large_is_refused() -> None:
    with pytest.raises(UserError, match="ring-majority/cube cannot be solved"):
        do_unit(solving_job("ring-majority/cube").unit(0))


@pytest.mark.parametrize("result", [{}, {"part": 5}, {"cycles": "5"}, []])
def test_what_is_no_part_is_refused(result: object) -> None:
    with pytest.raises(UserError):
        check_result("solving", result)
