"""Engine work on several cores, each in a separate process with compiled kernels.

This module must not import kernels: a worker imports it before it switches compiling on.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from types import FrameType
from typing import TypeVar

from ringrealms3d.core.errors import UserError
from ringrealms3d.games import register, registered_places
from ringrealms3d.games.other_boards import known_boards, learn_boards
from ringrealms3d.lab.work.job import Json, Unit, do_unit

N = TypeVar("N")
T = TypeVar("T")

_MOST_BREAKS = 3
_ENDING = [signal.SIGTERM, *([signal.SIGHUP] if sys.platform != "win32" else [])]
_AHEAD = 2  # pieces of work for each process, so that none waits for its next one


@dataclass(frozen=True, slots=True)
class Processes:
    """Runs units in processes on this machine.

    Attributes:
        count: how many at a time.
    """

    count: int = 1

    def run(self, units: Iterable[Unit]) -> Iterator[tuple[Unit, Json, Json]]:
        """Run units and yield each with its result as soon as it is finished.

        A process that dies loses only the units in progress, which are repeated.

        Raises:
            UserError: a unit cannot be done.
        """
        for unit, result in done_apart(do_unit, units, self.count):
            yield unit, result, None


def done_apart(work: Callable[[N], T], pieces: Iterable[N], jobs: int) -> Iterator[tuple[N, T]]:
    """Do this many pieces of work at a time, and yield each with its result when finished.

    The work is done in processes with compiled kernels. Leaving the iteration early ends work in
    progress. Work in progress when a process dies is repeated.

    Raises:
        UserError: processes die repeatedly without any progress.
    """
    waiting = iter(pieces)
    again: list[N] = []
    breaks = 0
    while breaks < _MOST_BREAKS:
        under_way: dict[Future[T], N] = {}
        with _pool(jobs) as pool:
            try:
                for piece in again:
                    under_way[pool.submit(work, piece)] = piece
                while True:
                    for piece in islice(waiting, max(0, _AHEAD * jobs - len(under_way))):
                        again.append(piece)
                        under_way[pool.submit(work, piece)] = piece
                    if not under_way:
                        return
                    for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                        result = done.result()
                        piece = under_way.pop(done)
                        again.remove(piece)
                        breaks = 0
                        yield piece, result
            except BrokenProcessPool:
                breaks += 1
    raise UserError("the processes that do the work keep ending, {breaks} in a row", breaks=breaks)


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of processes that end at once if the block is left by an error."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, prepare, (registered_places(), known_boards()))
    try:
        with _left_when_terminated():
            yield pool
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _left_when_terminated() -> Iterator[None]:
    """Leave the block on signals that would else end this process and leave semaphores behind."""

    def leave(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_IGN)
        raise SystemExit(128 + number)

    numbers = [number for number in _ENDING if signal.getsignal(number) is signal.SIG_DFL]
    if threading.current_thread() is not threading.main_thread():
        numbers = []
    for number in numbers:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in numbers:
            if signal.getsignal(number) is leave:
                signal.signal(number, signal.SIG_DFL)


def prepare(places: Sequence[str], boards: Mapping[str, str]) -> None:
    """Prepare a new process to work for its owner.

    Args:
        places: those of the games.
        boards: those that its owner knows and the program does not come with.
    """
    from ringrealms3d.core.kernel import compile_kernels

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the owner's to handle
    signal.signal(signal.SIGTERM, lambda *_: os._exit(1))
    threading.Thread(target=_end_with_owner, daemon=True).start()
    compile_kernels(*places)
    for place in places:
        register(place)
    learn_boards(boards)


def _end_with_owner() -> None:
    """End in the middle of a unit; a watchdog ends the programs that play in it."""
    owner = multiprocessing.parent_process()
    assert owner is not None
    owner.join()
    os._exit(1)
