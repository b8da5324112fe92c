"""Running jobs: doing the units that the journal lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from ringrealms3d.lab.work.job import Json, Unit
from ringrealms3d.lab.work.journal import Journal


class Runner(Protocol):
    """Runs units somewhere."""

    def run(self, units: Iterable[Unit]) -> Iterator[tuple[Unit, Json, Json]]:
        """Run units, in any order, and yield each with its result and a description of its worker.

        Leaving the iteration early ends work in progress.

        Raises:
            UserError: a unit cannot be done.
        """


@dataclass(frozen=True, slots=True)
class Shard:
    """One of several parts that together make a whole job.

    Attributes:
        number: the number of the part, from 1.
        count: how many parts there are.
    """

    number: int = 1
    count: int = 1

    def of(self, units: Sequence[Unit]) -> Sequence[Unit]:
        """Return the units of this part; the parts are as equal as possible."""
        return units[self.number - 1 :: self.count]


WHOLE = Shard()


def completed(units: Iterable[Unit], journal: Journal, runner: Runner) -> Iterator[Unit]:
    """Run the units that the journal lacks, and yield each once its result is stored.

    Raises:
        UserError: a unit cannot be done, or the journal cannot be written.
    """
    missing = (unit for unit in units if unit.key not in journal.results)
    for unit, result, worker in runner.run(missing):
        journal.add(unit, result, worker)
        yield unit
