"""Units of work on the workers of a Dask scheduler.

Only plain data and the name of one function are sent. A worker announces what it would play
(:mod:`ringrealms3d.lab.work.signature`) as a resource, and every unit asks for that of its owner.
Dask does the rest: it finds such a worker, and another one if that is lost.
"""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain, islice
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.lab.work.job import Job, Json, Unit, do_unit
from ringrealms3d.lab.work.scheduler import checked_address, connected
from ringrealms3d.lab.work.signature import Signature, own_passport

PROGRAMS_ALLOWED = "RINGREALMS3D_ALLOW_PROGRAMS"
"""The variable with which a worker says that it starts other programs as players."""

_PATIENCE_SECONDS = 3
_LOOK_SECONDS = 0.5
_POLL_SECONDS = 0.02
_AHEAD = 2  # units for each worker, so that none waits for its next one
_RETRIES = 2  # of a unit that fails, perhaps for want of something on one machine


class Cluster:
    """Runs units on the workers of a running Dask scheduler."""

    def __init__(self, address: str, report: Callable[[str], None] | None = None) -> None:
        """Name the scheduler.

        Args:
            address: such as ``tls://host:8786``.
            report: receives messages about rejected workers; standard error by default.

        Raises:
            UserError: the address is invalid, or its connection would not be secure.
        """
        self.address = checked_address(address)
        self._report = report or _complain

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
            crew = _Crew(client, self.address, signature_apart(), self._report)
            try:
                yield from _done(client, crew, chain([first], waiting))
            except Exception:
                crew.check_scheduler()  # without it Dask raises many kinds of errors
                raise


class _Crew:
    """The workers of a scheduler, of which only those that play the same games get units."""

    def __init__(
        self, client: Any, address: str, own: Signature, report: Callable[[str], None]
    ) -> None:
        self._client = client
        self._address = address
        self._own = own
        self._report = report
        self._left_out: set[str] = set()
        self._next_look = 0.0
        self._patience = time.monotonic() + _PATIENCE_SECONDS
        self.resource = own.resource
        self.size = 0

    def check_scheduler(self) -> None:
        """Raise a UserError if the scheduler went away."""
        if self._client.status != "running":
            raise UserError(
                "the scheduler at {address} is gone; --file keeps what is done",
                address=self._address,
            )

    def look_round(self) -> None:
        """Count the workers, and name those that are left out, now and then."""
        self.check_scheduler()
        now = time.monotonic()
        if now < self._next_look:
            return
        self._next_look = now + _LOOK_SECONDS
        there = self._client.scheduler_info(n_workers=-1)["workers"]
        announced = {address: worker["resources"] for address, worker in there.items()}
        self.size = sum(self.resource in resources for resources in announced.values())
        self._left_out &= announced.keys()
        for address in announced.keys() - self._left_out:
            for other in filter(None, map(Signature.of_resource, announced[address])):
                if difference := self._own.difference(other):
                    self._leave_out(address, difference)
        if not (self.size or self._left_out) and now > self._patience:
            self._patience = float("inf")
            self._report(tr("there is no worker yet; ringrealms3d worker starts one"))

    def _leave_out(self, address: str, why: str) -> None:
        self._left_out.add(address)
        text = tr("the worker {name} is left out: {why}")
        self._report(one_line(text.format(name=address, why=why)))


def _done(client: Any, crew: _Crew, units: Iterator[Unit]) -> Iterator[tuple[Unit, Json, Json]]:
    """Yield units as they are done, each with its result and a description of its worker."""
    from distributed import as_completed

    under_way: dict[Any, Unit] = {}
    ready = as_completed(loop=client.loop)
    try:
        while True:
            crew.look_round()
            given = list(islice(units, max(0, _AHEAD * max(1, crew.size) - len(under_way))))
            futures = _handed_out(client, given, crew.resource)
            under_way.update(zip(futures, given, strict=True))
            ready.update(futures)
            if not under_way:
                return
            for future in ready.next_batch(block=False):
                unit = under_way.pop(future)
                if future.status in ("cancelled", "lost"):  # with a scheduler that began anew
                    units = chain([unit], units)
                else:
                    yield unit, *_result_of(unit, future)
            if not ready.has_ready():
                time.sleep(_POLL_SECONDS)
    finally:
        with suppress(Exception):
            client.cancel(list(under_way))


def _handed_out(client: Any, units: list[Unit], resource: str) -> list[Any]:
    """Let the scheduler find workers for units, and return the futures of these."""
    if not units:
        return []
    rows = [
        (unit.job.kind, dict(unit.job.settings), dict(unit.job.material), unit.number)
        for unit in units
    ]
    futures: list[Any] = client.map(
        do_here, *zip(*rows, strict=True), resources={resource: 1}, retries=_RETRIES, pure=False
    )
    return futures


def _result_of(unit: Unit, future: Any) -> tuple[Json, Json]:
    """Return what a worker sent.

    Raises:
        UserError: the unit cannot be done.
    """
    from distributed import KilledWorker

    try:
        result, worker = future.result()
    except KilledWorker as error:
        raise UserError(
            "unit {number} keeps losing its workers ({losses} so far)",
            number=unit.number,
            losses=error.allowed_failures + 1,
        ) from None
    return result, worker


def do_here(
    kind: str, settings: dict[str, Json], material: dict[str, str], number: int
) -> tuple[Json, Json]:
    """Run a unit on a worker, and return its result and a description of the worker."""
    job = Job(kind, settings, material)
    _check_programs(job)
    result = do_unit(job.unit(number))
    own = own_passport()
    return result, {"host": own.host, "playouts_per_second": own.playouts_per_second}


def _check_programs(job: Job) -> None:
    programs = [text for text in job.settings.get("players", ()) if text.startswith("ugi:")]
    if programs and os.environ.get(PROGRAMS_ALLOWED) != "1":
        raise UserError(
            '"{player}" is a program, and the worker on {host} starts none '
            "(ringrealms3d worker --allow-programs)",
            player=programs[0],
            host=socket.gethostname(),
        )


def signature_apart() -> Signature:
    """Return the signature of a process with compiled kernels on this machine."""
    from ringrealms3d.lab.work.processes import done_apart

    ((_, signature),) = done_apart(_own_signature, [0], jobs=1)
    return signature


def _own_signature(_: int) -> Signature:
    return own_passport().signature


def _complain(sentence: str) -> None:
    print(f"ringrealms3d: {sentence}", file=sys.stderr, flush=True)
