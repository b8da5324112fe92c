"""A process for some inputs of one target, and what watches over it."""

from __future__ import annotations

import multiprocessing
import resource
from collections.abc import Iterator
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path

import psutil

from tests.benchmarks.fuzzing.target import load_target
from tests.benchmarks.fuzzing.trial import Result, tried

_SPARE_BYTES = 3 << 30  # beyond its bound a reader gets no more, so that the machine stays up
_PATIENCE = 6.0  # times the bound: the input's process says itself if it took a little longer
_AT_REST = 0.01  # of the time by the clock: a process that works less waits for something


@dataclass(frozen=True, slots=True)
class Batch:
    """Some inputs in a row of one target.

    Attributes:
        name: the target's.
        place: the function that makes it, as "module:function".
        seed: what fixes all inputs.
        numbers: which inputs.
        keep: the folder for inputs that fail, if there is one.
    """

    name: str
    place: str
    seed: int
    numbers: range
    keep: Path | None = None


def results(batch: Batch) -> Iterator[Result]:
    """Yield what comes of each input; one that ends its process, or hangs, is a fault.

    Raises:
        EOFError: there is no such target; the process says why on standard error.
    """
    left = batch.numbers
    while left:
        for result in _until_a_process_ends(replace(batch, numbers=left)):
            left = left[1:]
            yield result


def _until_a_process_ends(batch: Batch) -> Iterator[Result]:
    """Yield results until a process is through, or ended by one of the inputs."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(batch, there), daemon=True)
    process.start()
    there.close()
    patience = here.recv()
    number = batch.numbers[0]
    try:
        for number in batch.numbers:
            if not _is_answered(here, psutil.Process(process.pid), patience):
                yield Result(number, f"no answer in {patience:.0f} s")
                return
            yield here.recv()
    except EOFError:
        process.join()
        yield Result(number, f"ended its process, exit code {process.exitcode}")
    finally:
        process.kill()
        process.join()


def _is_answered(here: Connection, process: psutil.Process, patience: float) -> bool:
    """Wait for an answer while the process works and has not worked for too long.

    Processor time counts, not the clock: other programs run too.
    """
    began = worked = _processor_seconds(process)
    while not here.poll(patience):
        before, worked = worked, _processor_seconds(process)
        if worked - began >= patience or worked - before < _AT_REST * patience:
            return False
    return True


def _processor_seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _work(batch: Batch, answers: Connection) -> None:
    """Try the inputs of a batch; one is kept until it turns out to be harmless."""
    target = load_target(batch.place)
    target.ready()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = pages * resource.getpagesize() + int(target.megabytes * 1e6) + _SPARE_BYTES
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    answers.send(_PATIENCE * target.seconds)
    for number in batch.numbers:
        content = target.input(batch.name, batch.seed, number)
        if batch.keep is not None:
            kept = batch.keep / f"{batch.name}-{batch.seed}-{number}"
            kept.write_bytes(content)
        result = tried(target, number, content)
        if batch.keep is not None and not result.fault:
            kept.unlink()
        answers.send(result)
