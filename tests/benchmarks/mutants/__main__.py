"""Tell which faults the tests notice: ``python -m tests.benchmarks.mutants --seed S --count N``.

Mutants are drawn from a seed, anywhere in the package: each statement has the same chance. Each is
put into a copy of the project, where the tests run that reach it, those of the night too, the
closest first, until one fails or their time is over. A test that fails without the mutant too is
left out. Which tests reach what is measured once, which takes hours, and kept.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.benchmarks.mutants.drawing import Mutant, draw, folder_of
from tests.benchmarks.mutants.reach import Reach
from tests.benchmarks.mutants.tree import Tree
from tests.subprocesses import ROOT

SURVIVED = "SURVIVED"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Print what became of each mutant of a project, and return 1 if any survived."""
    options = _options(arguments)
    mutants = draw(root, options.seed, options.count, options.folders)
    if options.only:
        mutants = [mutants[number - 1] for number in options.only]
    survived = 0
    for mutant, outcome in _outcomes(mutants, root, options):
        survived += outcome.startswith(SURVIVED)
        place = f"{folder_of(mutant.file) or '.':9} {mutant.file}:{mutant.line}"
        told = mutant.told((root / mutant.file).read_bytes())
        print(f"{place}\n  {mutant.kind}: {told}\n  {outcome}", flush=True)
    caught = len(mutants) - survived
    print(f"{caught} of {len(mutants)} caught, {caught / max(1, len(mutants)):.0%}")
    return int(survived > 0)


def _outcomes(
    mutants: list[Mutant], root: Path, options: argparse.Namespace
) -> Iterator[tuple[Mutant, str]]:
    trees = [Tree(root, options.kept / f"copy-{job}") for job in range(options.jobs)]
    reach = Reach(options.kept / "reach", trees[0], options.tests)
    chosen = [reach.tests_for(mutant, options.seconds) for mutant in mutants]
    free: SimpleQueue[Tree] = SimpleQueue()
    for tree in trees:
        free.put(tree)

    def tried(mutant: Mutant, tests: list[str]) -> str:
        tree = free.get()
        try:
            return what_becomes_of(mutant, tree, tests, options.seconds)
        finally:
            free.put(tree)

    with ThreadPoolExecutor(options.jobs) as pool:
        yield from zip(mutants, pool.map(tried, mutants, chosen), strict=True)


def what_becomes_of(mutant: Mutant, tree: Tree, tests: list[str], seconds: float) -> str:
    """Return how a mutant is noticed, or that it survives so many tests."""
    left = list(tests)
    while left:
        with tree.holding(mutant):
            outcome = tree.try_tests(left, mutant, seconds)
        if outcome.passed:
            break
        without = tree.try_tests([outcome.test] if outcome.test else left, mutant, seconds)
        if without.passed:
            return f"{outcome.how} {outcome.test}".strip()
        if without.test not in left:
            return f"{SURVIVED}: its tests do not run without it ({without.how})"
        left = left[left.index(without.test) + 1 :]  # those before have passed
    return f"{SURVIVED} {len(tests)} tests"


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which mutants are drawn")
    parser.add_argument("--count", type=int, default=20, help="how many")
    parser.add_argument("--folders", nargs="+", default=(), help="of the package; else all")
    parser.add_argument("--only", type=int, nargs="+", help="the numbers of those to try")
    parser.add_argument("--tests", nargs="+", default=(), help="folders of tests; else all")
    parser.add_argument("--seconds", type=float, default=60.0, help="of the tests for a mutant")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried side by side")
    kept = Path(tempfile.gettempdir()) / "ringrealms3d-mutants"
    parser.add_argument("--kept", type=Path, default=kept, help="where copies and coverage are")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
