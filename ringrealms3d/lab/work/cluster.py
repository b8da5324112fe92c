"""Units of work on the workers of a Dask scheduler.

Only plain data and the names of this module's functions are sent. A worker gets units only once it
has shown that it would play the same games (:mod:`ringrealms3d.lab.work.signature`). Each unit
goes to one such worker. If that worker is lost, another one repeats the unit.
"""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from math import inf
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.lab.work.job import Job, Json, Unit, do_unit
from ringrealms3d.lab.work.scheduler import checked_address, connected
from ringrealms3d.lab.work.signature import Passport, Signature, passport

PROGRAMS_ALLOWED = "RINGREALMS3D_ALLOW_PROGRAMS"
"""The variable with which a worker says that it starts other programs as players."""

_PATIENCE_SECONDS = 3
_LOOK_SECONDS = 0.5
_AHEAD = 2  # units for each worker, so that none waits for its next one
_MOST_LOSSES = 5


@dataclass
class _Worker:
    """A worker of the scheduler.

    Attributes:
        passport: its description of itself.
        under_way: its units by the keys of their futures.
    """

    passport: Passport
    under_way: dict[str, tuple[Unit, Any]] = field(default_factory=dict)


class Cluster:
    """Runs units on the workers of a running Dask scheduler."""

    def __init__(self, address: str, tell: Callable[[str], None] | None = None) -> None:
        """Name the scheduler.

        Args:
            address: such as ``tls://host:8786``.
            tell: receives messages about rejected workers; standard error by default.

        Raises:
            UserError: the address is invalid, or its connection would not be secure.
        """
        self.address = checked_address(address)
        self._tell = tell or _complain

    def run(self, units: Iterable[Unit]) -> Iterator[tuple[Unit, Json, Json]]:
        """Run units and yield each with its result and a description of its worker.

        Raises:
            UserError: the scheduler cannot be reached or disappears, or a unit cannot be done.
        """
        waiting = iter(units)
        first = next(waiting, None)
        if first is None:
            return
        with connected(self.address) as client:
            own = passport_apart().signature
            yield from _Run(client, own, self._tell, self.address).done(first, waiting)


class _Run:
    """Units in progress on a cluster."""

    def __init__(
        self, client: Any, own: Signature, tell: Callable[[str], None], address: str
    ) -> None:
        self._client = client
        self._own = own
        self._tell = tell
        self._address = address
        self._workers: dict[str, _Worker] = {}
        self._left_out: set[str] = set()
        self._losses: dict[str, int] = {}
        self._again: list[Unit] = []
        self._asked: dict[str, Any] = {}
        self._all_given = False

    def done(self, first: Unit, others: Iterator[Unit]) -> Iterator[tuple[Unit, Json, Json]]:
        self._again.append(first)
        patience = time.monotonic() + _PATIENCE_SECONDS
        try:
            while self._again or not self._all_given or self._under_way:
                self._look_round()
                if not (self._workers or self._asked) and time.monotonic() > patience:
                    self._tell(tr("no worker is there yet; ringrealms3d worker starts one"))
                    patience = inf
                self._hand_out(others)
                yield from self._finished()
        except Exception:
            self._check_scheduler()  # without it Dask raises many kinds of errors
            raise
        finally:
            self._cancel_all()

    @property
    def _under_way(self) -> list[Any]:
        """The futures of all units in progress."""
        return [future for w in self._workers.values() for _, future in w.under_way.values()]

    def _look_round(self) -> None:
        """Admit new workers, and take back the units of lost ones."""
        self._check_scheduler()
        here = set(self._client.scheduler_info(n_workers=-1)["workers"])
        for address in self._workers.keys() - here:
            lost = self._workers.pop(address)
            for unit, future in lost.under_way.values():
                self._take_back(unit, future)
        for address in self._asked.keys() - here:
            del self._asked[address]
        for address in here - self._workers.keys() - self._asked.keys() - self._left_out:
            self._asked[address] = self._client.submit(
                _passport_here, workers=[address], allow_other_workers=False, pure=False
            )
        for address, future in list(self._asked.items()):
            if future.done():
                del self._asked[address]
                self._admit(address, future)
        self._left_out &= here

    def _admit(self, address: str, future: Any) -> None:
        try:
            told = future.result()
            found = Passport(Signature(**told.pop("signature")), **told)
        except Exception as error:  # whatever goes wrong on somebody else's machine
            self._leave_out(address, address, f"{type(error).__name__}: {error}")
            return
        difference = self._own.difference(found.signature)
        if difference:
            self._leave_out(address, found.host, difference)
        else:
            self._workers[address] = _Worker(found)

    def _leave_out(self, address: str, name: str, why: str) -> None:
        self._left_out.add(address)
        told = tr("the worker {name} is left out: {why}")
        self._tell(one_line(told.format(name=name, why=why)))

    def _hand_out(self, others: Iterator[Unit]) -> None:
        for _ in range(_AHEAD):  # every worker has one before any has two
            for address, worker in self._workers.items():
                if len(worker.under_way) >= _AHEAD:
                    continue
                unit = self._again.pop() if self._again else next(others, None)
                if unit is None:
                    self._all_given = True
                    return
                self._submit(unit, address, worker)

    def _submit(self, unit: Unit, address: str, worker: _Worker) -> None:
        job = unit.job
        key = f"{unit.key}-{self._losses.get(unit.key, 0)}"
        future = self._client.submit(
            do_here,
            job.kind,
            dict(job.settings),
            dict(job.material),
            unit.number,
            key=key,
            workers=[address],
            allow_other_workers=False,
            pure=False,
        )
        worker.under_way[key] = (unit, future)

    def _finished(self) -> Iterator[tuple[Unit, Json, Json]]:
        """Wait a little, and yield the units finished by then."""
        from distributed import CancelledError, wait
        from distributed import TimeoutError as NotYet

        futures = [*self._under_way, *self._asked.values()]
        if not futures:
            time.sleep(_LOOK_SECONDS)
        else:
            with suppress(NotYet, CancelledError), self._client.as_current():
                wait(futures, timeout=_LOOK_SECONDS, return_when="FIRST_COMPLETED")
        for worker in list(self._workers.values()):
            for key, (unit, future) in list(worker.under_way.items()):
                if not future.done():
                    continue
                del worker.under_way[key]
                if future.status == "finished":
                    yield unit, future.result(), _words_of(worker.passport)
                else:
                    self._failed(unit, future)

    def _failed(self, unit: Unit, future: Any) -> None:
        """Take back a unit whose worker was lost; raise other errors.

        Raises:
            UserError: the unit cannot be done.
        """
        from distributed import KilledWorker

        self._check_scheduler()
        error = None if future.status in ("cancelled", "lost") else future.exception()
        if error is None or isinstance(error, KilledWorker):
            self._take_back(unit, future)
        else:
            raise error

    def _take_back(self, unit: Unit, future: Any) -> None:
        with suppress(Exception):
            future.cancel()
        losses = self._losses[unit.key] = self._losses.get(unit.key, 0) + 1
        if losses >= _MOST_LOSSES:
            raise UserError(
                "workers are lost whenever they do unit {number} ({losses} so far)",
                number=unit.number,
                losses=losses,
            )
        self._again.append(unit)

    def _cancel_all(self) -> None:
        with suppress(Exception):
            self._client.cancel([*self._under_way, *self._asked.values()])

    def _check_scheduler(self) -> None:
        if self._client.status != "running":
            raise UserError(
                "the scheduler at {address} went away; what is done is kept by --file",
                address=self._address,
            )


def do_here(kind: str, settings: dict[str, Json], material: dict[str, str], number: int) -> Json:
    """Run a unit on a worker."""
    job = Job(kind, settings, material)
    _check_programs(job)
    return do_unit(job.unit(number))


def _check_programs(job: Job) -> None:
    programs = [text for text in job.settings.get("players", ()) if text.startswith("ugi:")]
    if programs and os.environ.get(PROGRAMS_ALLOWED) != "1":
        raise UserError(
            '"{player}" is a program, and the worker on {host} starts none '
            "(ringrealms3d worker --allow-programs)",
            player=programs[0],
            host=socket.gethostname(),
        )


def _passport_here() -> dict[str, Json]:
    """Describe this worker, as plain data."""
    return asdict(_own_passport())


@cache
def _own_passport() -> Passport:
    return passport()


def passport_apart() -> Passport:
    """Return the passport of a process with compiled kernels on this machine."""
    from ringrealms3d.lab.work.processes import done_apart

    ((_, told),) = done_apart(_passport_of, [0], jobs=1)
    return told


def _passport_of(_: int) -> Passport:
    return passport()


def _words_of(told: Passport) -> dict[str, Json]:
    return {"host": told.host, "playouts_per_second": told.playouts_per_second}


def _complain(sentence: str) -> None:
    print(f"ringrealms3d: {sentence}", file=sys.stderr, flush=True)
