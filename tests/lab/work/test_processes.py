"""Work in processes that die, fail, and are left early."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.work.job import new_job
from ringrealms3d.lab.work.processes import done_apart
from ringrealms3d.lab.work.run import WHOLE, Shard
from tests.amounts import rest_nightly


def doubled(number: int) -> int:
    return 2 * number


def doubled_at_the_second_try(folder: Path, number: int) -> int:
    """Kill the process where a piece of work is new to it."""
    tried = folder / str(number)
    if not tried.exists():
        tried.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def die(_: int) -> None:
    os._exit(3)


def refuse(number: int) -> None:
    raise UserError("{number} cannot be done", number=number)


@pytest.mark.parametrize("jobs", rest_nightly([1, 2], 2))
def test_every_piece_is_done_once(jobs: int) -> None:
    assert sorted(done_apart(doubled, range(20), jobs)) == [(n, 2 * n) for n in range(20)]


def test_nothing_is_done_of_nothing() -> None:
    assert list(done_apart(doubled, [], 1)) == []


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_what_a_dying_process_did_is_done_again(tmp_path: Path) -> None:
    work = partial(doubled_at_the_second_try, tmp_path)
    assert sorted(done_apart(work, range(2), 1)) == [(0, 0), (1, 2)]


@pytest.mark.nightly
def test_processes_that_die_again_and_again_are_told_of() -> None:
    with pytest.raises(UserError, match=r"keep ending, 3 in a row"):
        list(done_apart(die, range(2), 1))
    assert multiprocessing.active_children() == []


def test_what_cannot_be_done_is_raised_here() -> None:
    with pytest.raises(UserError, match="7 cannot be done"):
        list(done_apart(refuse, [7], 1))


@pytest.mark.parametrize("count", [1, 3, 8])
def test_shards_are_the_whole_and_share_nothing(count: int) -> None:
    job = new_job("match", {})
    units = [job.unit(number) for number in range(20)]
    parts = [Shard(number, count).of(units) for number in range(1, count + 1)]
    assert sorted(unit.number for part in parts for unit in part) == list(range(20))
    assert max(map(len, parts)) - min(map(len, parts)) <= 1
    assert WHOLE.of(units) == units
