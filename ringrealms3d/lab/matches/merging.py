"""Merging journals, and updating files of earlier versions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_parent, read_file, written_whole
from ringrealms3d.lab.matches.former import FormerGames
from ringrealms3d.lab.work.journal import Entry, entry_of, format_line, owned
from ringrealms3d.records.match_file import FORMAT, MOST_BYTES


@dataclass(frozen=True, slots=True)
class Merged:
    """The result of a merge.

    Attributes:
        units: how many units the new journal has.
        jobs: how many jobs they are of.
        repeated: how many units were in several files, or twice in one.
    """

    units: int
    jobs: int
    repeated: int


def merge(paths: Iterable[Path], target: Path) -> Merged:
    """Write the units of several journals into one, each once, ordered by job and number.

    Raises:
        UserError: a file cannot be read or is not a journal, the target cannot be written, or
            another run writes it.
    """
    check_parent(target)
    entries: dict[str, dict[int, Entry]] = {}
    found = 0
    for path in paths:
        for entry in _entries(path):
            entries.setdefault(entry.unit.job.digest, {}).setdefault(entry.number, entry)
            found += 1
    with owned(target), written_whole(target) as stream:
        for units in entries.values():
            for number in sorted(units):
                entry = units[number]
                stream.write(format_line(entry.unit, entry.result, entry.worker))
    count = sum(map(len, entries.values()))
    return Merged(count, len(entries), found - count)


def _entries(path: Path) -> Iterator[Entry]:
    """Yield the units in a file, without a truncated last line."""
    former = FormerGames()
    for number, line in enumerate(BytesIO(read_file(path, MOST_BYTES)), start=1):
        if not line.endswith(b"\n"):
            return
        if former.is_former(line):
            yield from _former_entries(former, line, path, number)
        else:
            yield entry_of(line, path, number)


def _former_entries(former: FormerGames, line: bytes, path: Path, number: int) -> Iterator[Entry]:
    try:
        for unit, result in former.units(line):
            job = unit.job
            yield Entry(FORMAT, job.kind, dict(job.settings), unit.number, unit.key, result)
    except UserError as error:
        raise UserError(
            "{path}, line {number}: no game of a match: {error}",
            path=path,
            number=number,
            error=error,
        ) from None
