"""Damaged, strange and giant inputs for every reader: ``python -m tests.benchmarks.fuzz``.

Every input is taken, or refused by one printable sentence, within a bound of memory and time, and
nothing else is written. A run is the same for the same ``--seed``; of a failure it tells how to
try the input once more. Linux alone tells what memory an input took.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from ringrealms3d.core.plain_text import one_line
from tests.benchmarks.fuzzing.trial import Result
from tests.benchmarks.fuzzing.worker import Batch, results

_PACKAGE = "tests.benchmarks.fuzzing"
TARGETS = {
    name: f"{_PACKAGE}.{module}:{name}"
    for module, names in (
        ("meshes", "off obj ply_text ply_binary stl_text stl_binary boards"),
        (
            "files",
            "text_games json_games sgf_games autosaves settings libraries books solutions weights "
            "journals cache_indices",
        ),
        ("lines", "ring_majority_fens loop_fens path_tiles_fens loops_n_leaps_fens"),
        ("lines", "loophole_2d_fens moves ugi_fronts ugi_programs arguments"),
    )
    for name in names.split()
}
_SLOW = frozenset({"ugi_fronts", "ugi_programs", "arguments", "settings"})  # tried less often
_SHARE = 8  # of an ordinary target for one of a slow one's
_AT_ONCE = 250
_SHOWN = 20


@dataclass(slots=True)
class Tally:
    """What came of the inputs of one target."""

    tried: int = 0
    refused: int = 0
    failures: list[Result] = field(default_factory=list)
    seconds: float = 0.0
    megabytes: float = 0.0

    def count(self, result: Result) -> None:
        """Count one more result."""
        self.tried += 1
        self.seconds = max(self.seconds, result.seconds)
        self.megabytes = max(self.megabytes, result.megabytes)
        if result.fault:
            self.failures.append(result)
        else:
            self.refused += result.refused


def main(arguments: Sequence[str] | None = None, places: Mapping[str, str] = TARGETS) -> int:
    """Try the inputs, print what came of them, and return 1 if anything failed."""
    options = _options(arguments, places)
    chosen = options.target or list(places)
    if options.only is not None:
        numbers = {name: range(options.only, options.only + 1) for name in chosen}
    else:
        numbers = {name: range(count) for name, count in _shares(chosen, options.inputs).items()}
    if options.keep is not None:
        options.keep.mkdir(parents=True, exist_ok=True)
    tallies = {name: Tally() for name in chosen}
    began = time.perf_counter()
    with ThreadPoolExecutor(options.jobs) as pool:
        batches = _batches(numbers, places, options)
        jobs = {pool.submit(_all_results, batch): batch for batch in batches}
        for done, job in enumerate(as_completed(jobs), start=1):
            _count(tallies[jobs[job].name], jobs[job], job.result())
            print(f"\r{100 * done // len(jobs)} %", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    _print_table(tallies, options.seed, time.perf_counter() - began)
    return int(any(tally.failures for tally in tallies.values()))


def _options(arguments: Sequence[str] | None, places: Mapping[str, str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000, help="how many (default: 10,000)")
    parser.add_argument("--seed", type=int, default=1, help="fixes all inputs (default: 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: 2)")
    parser.add_argument("--target", action="append", choices=places, help="only this reader")
    parser.add_argument("--only", type=int, metavar="N", help="only the input with this number")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="where to keep inputs that failed")
    return parser.parse_args(arguments)


def _shares(names: Sequence[str], inputs: int) -> dict[str, int]:
    """Return how many inputs each target gets."""
    weights = {name: 1 if name in _SLOW else _SHARE for name in names}
    whole = sum(weights.values())
    ends, reached = {}, 0
    for name in names:
        reached += weights[name]
        ends[name] = inputs * reached // whole
    starts = [0, *ends.values()]
    return {name: end - start for (name, end), start in zip(ends.items(), starts, strict=False)}


def _all_results(batch: Batch) -> list[Result]:
    return list(results(batch))


def _batches(
    numbers: Mapping[str, range], places: Mapping[str, str], options: argparse.Namespace
) -> Iterator[Batch]:
    for name, whole in numbers.items():
        for start in range(0, len(whole), _AT_ONCE):
            part = whole[start : start + _AT_ONCE]
            yield Batch(name, places[name], options.seed, part, options.keep)


def _count(tally: Tally, batch: Batch, found: Sequence[Result]) -> None:
    for result in found:
        tally.count(result)
        if result.fault and len(tally.failures) <= _SHOWN:
            again = f"--seed {batch.seed} --target {batch.name} --only {result.number}"
            print(f"\n{batch.name}: {one_line(result.fault)}\n  {again}", flush=True)


def _print_table(tallies: Mapping[str, Tally], seed: int, seconds: float) -> None:
    print(f"{'target':<20}{'tried':>8}{'taken':>8}{'refused':>9}{'failed':>8}", end="")
    print(f"{'slowest':>12}{'most memory':>14}")
    for name, tally in tallies.items():
        failed = len(tally.failures)
        taken = tally.tried - tally.refused - failed
        print(f"{name:<20}{tally.tried:>8}{taken:>8}{tally.refused:>9}{failed:>8}", end="")
        print(f"{tally.seconds:>10.2f} s{tally.megabytes:>11.0f} MB")
    tried = sum(tally.tried for tally in tallies.values())
    failed = sum(len(tally.failures) for tally in tallies.values())
    print(f"{tried} inputs of seed {seed} in {seconds:.0f} s, {failed} failed")


if __name__ == "__main__":
    sys.exit(main())
