"""The journal of a job: a file with a line for every finished unit.

Lines are those of :mod:`ringrealms3d.records.match_file`. They state their unit's job, and count
once their line end is written, so an interrupted run loses only the units in progress. If a unit
was done twice, only the first result counts.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cached_property
from io import BytesIO
from pathlib import Path

import msgspec

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import appended, read_file
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.lab.work.job import KINDS, Job, Json, Unit, check_result
from ringrealms3d.records.kept_file import KeptFileLock
from ringrealms3d.records.match_file import FORMAT, MOST_BYTES, Line, no_unit, parse_line

_START = f'{{"ringrealms3d": "{FORMAT}"'.encode()
_LONGEST_QUOTE = 60


class Entry(Line, dict=True):
    """A line of a journal."""

    @cached_property
    def unit(self) -> Unit:
        """The finished unit, whose job has a digest that takes a while."""
        return Job(self.kind, self.settings).unit(self.number)


class Journal:
    """The results of some jobs, by the keys of their units, and the file that stores them."""

    def __init__(self, jobs: Iterable[Job] = (), path: Path | None = None) -> None:
        """Begin without results.

        Args:
            jobs: the jobs of its units.
            path: the file; None keeps results only in memory.
        """
        self._jobs = {job.digest: job for job in jobs}
        self._path = path
        self.results: dict[str, Json] = {}

    def add(self, unit: Unit, result: Json, worker: Json = None) -> None:
        """Store the result of a unit, unless there is one already.

        Raises:
            UserError: the file cannot be written.
        """
        if unit.key in self.results:
            return
        if self._path is not None:
            line = format_line(unit, result, worker)
            with appended(self._path) as stream:
                stream.write(line)
                stream.flush()
                os.fsync(stream.fileno())
        self.results[unit.key] = result

    def read(self) -> None:
        """Read the file, created if needed, and remove a truncated line.

        Raises:
            UserError: the file cannot be read or written, is not a journal, or has another job's
                units; the message says where.
        """
        if self._path is None:
            return
        with appended(self._path):
            pass  # whether units can be added shows before the first is done
        content = read_file(self._path, MOST_BYTES)
        for number, line in enumerate(BytesIO(content), start=1):
            if line.endswith(b"\n"):
                self._take(entry_of(line, self._path, number), number)
            else:
                self._drop(line, number)

    def _take(self, entry: Entry, number: int) -> None:
        if entry.unit.job.digest not in self._jobs:
            raise UserError(
                "{path}, line {number}: a unit of another job ({difference})",
                path=self._path,
                number=number,
                difference=self._difference(entry),
            )
        self.results.setdefault(entry.key, entry.result)

    def _difference(self, entry: Entry) -> str:
        """Return the difference between an entry's job and the most similar job of this journal."""
        found = {"kind": entry.kind, **entry.settings}
        quoted = [
            _differences(found, {"kind": job.kind, **job.settings}) for job in self._jobs.values()
        ]
        return min(quoted, key=len, default=[_quoted(entry.kind)])[0]

    def _drop(self, rest: bytes, number: int) -> None:
        """Remove a truncated line, if it is one of ours."""
        assert self._path is not None
        if not (rest.startswith(_START) or _START.startswith(rest)):
            raise UserError(
                "{path}, line {number}: not a unit of a job", path=self._path, number=number
            )
        with appended(self._path) as stream:
            stream.truncate(stream.tell() - len(rest))


def is_begun(path: Path | None) -> bool:
    """Return whether a journal holds a unit, so that its run is resumed and not begun."""
    return path is not None and path.is_file() and path.stat().st_size > 0


@contextmanager
def opened_journal(path: Path | None, jobs: Iterable[Job]) -> Iterator[Journal]:
    """Yield the journal of some jobs, locked meanwhile.

    Raises:
        UserError: another run is writing the file, or see :meth:`Journal.read`.
    """
    journal = Journal(jobs, path)
    if path is None:
        yield journal
        return
    with appended(path):
        pass  # whether there can be such a file shows before a lock lies beside it
    with owned(path):
        journal.read()
        yield journal


@contextmanager
def owned(path: Path) -> Iterator[None]:
    """Keep all other runs from writing a journal's file for as long.

    Raises:
        UserError: another run writes it.
    """
    with KeptFileLock(path) as lock:
        if not lock.try_lock():
            raise UserError("{path} is being written by another run", path=path)
        try:
            yield
        finally:
            with suppress(OSError):
                lock.path.unlink()


def format_line(unit: Unit, result: Json, worker: Json = None) -> bytes:
    """Return a finished unit as a line, with its line end."""
    job = unit.job
    settings = dict(job.settings)
    entry = Entry(FORMAT, job.kind, settings, unit.number, unit.key, result, worker)
    text = json.dumps(
        msgspec.to_builtins(entry)
    )  # in ASCII, because names of files may be no UTF-8
    return f"{text}\n".encode("ascii")


def entry_of(line: bytes, path: Path, number: int) -> Entry:
    """Return the entry in a line.

    Args:
        line: the line.
        path: the file, for errors.
        number: the number of the line, for errors.

    Raises:
        UserError: it is not a unit of a job; the message says why.
    """
    try:
        entry = parse_line(line, Entry)
        if entry.kind not in KINDS:
            raise UserError('there is no kind "{kind}"', kind=one_line(entry.kind, _LONGEST_QUOTE))
        if entry.key != entry.unit.key:
            raise UserError(
                'its key is "{key}", not "{own}"',
                key=one_line(entry.key, _LONGEST_QUOTE),
                own=entry.unit.key,
            )
        check_result(entry.kind, entry.result)
    except UserError as error:
        raise no_unit(path, number, error) from None
    return entry


def _differences(found: Mapping[str, Json], wanted: Mapping[str, Json]) -> list[str]:
    names = [*found, *(name for name in wanted if name not in found)]
    return [
        f"{name} {_quoted(found.get(name))}, not {_quoted(wanted.get(name))}"
        for name in names
        if found.get(name) != wanted.get(name)
    ]


def _quoted(value: Json) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"
