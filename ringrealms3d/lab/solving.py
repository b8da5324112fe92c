"""Solving a board as units of work: the parts of a variant's ``solver``."""

from __future__ import annotations

from functools import cache

import msgspec

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.variant import Solver
from ringrealms3d.games import variant
from ringrealms3d.lab.work.job import Job, Json, new_job, plain
from ringrealms3d.records.match_file import read_result


class _Part(msgspec.Struct):
    part: str


def solving_job(uid: str) -> Job:
    """Return the job whose units are the parts of a board."""
    return new_job("solving", {"variant": uid})


def do_unit(job: Job, number: int) -> Json:
    """Do one part in this process."""
    return plain(_Part(_solver(job.settings["variant"]).do_part(number)))


def part_of(result: Json) -> str:
    """Return what a part resulted in.

    Raises:
        UserError: it is no result of a part; the message says why.
    """
    return read_result(result, _Part).part


def check_result(result: Json) -> None:
    """Check that a result is one of a part; see :func:`part_of`."""
    part_of(result)


@cache
def _solver(uid: str) -> Solver:
    """Return this process's solver, which is ready for a board after its first part."""
    solver = variant(uid).solver()
    if solver is None:
        raise UserError("{uid} cannot be solved", uid=uid)
    return solver
