"""Tell which mutants the tests notice: ``python -m tests.benchmarks.mutants [--tree FOLDER]``.

Each is put into a copy of the tree, where the tests run that ought to notice it, with kernels that
run plain. A mutant is killed if they fail or take too long; without it they have to pass.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.benchmarks.mutants.listed import MUTANTS
from tests.benchmarks.mutants.mutant import Mutant
from tests.subprocesses import ROOT

KILLED, TOO_LONG, SURVIVED, ABSENT = "killed", "took too long", "SURVIVED", "absent"
_LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", ".hypothesis")
_PASSED, _FAILED = 0, 1


def main() -> int:
    """Try the mutants, print what became of each, and return 1 if any survived."""
    options = _options()
    outcomes = Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(options.tree, copy, ignore=_LEFT_OUT)
        chosen = [(n, m) for n, m in enumerate(MUTANTS, 1) if n in (options.only or (n,))]
        for tests in sorted({mutant.tests for _, mutant in chosen}):
            check_without_mutant(copy, tests, options.seconds)
        for number, mutant in chosen:
            outcome = attempt(mutant, copy, options.seconds)
            outcomes[outcome] += 1
            print(f"{number:2} {outcome:14} {mutant.file}: {mutant.old!r}", flush=True)
    print(", ".join(f"{count} {outcome}" for outcome, count in outcomes.items()))
    return int(outcomes[SURVIVED] > 0)


def check_without_mutant(copy: Path, tests: str, seconds: float) -> None:
    """Run tests without a mutant.

    Raises:
        RuntimeError: they do not pass, so they could tell nothing of a mutant.
    """
    if _run_tests(copy, tests.split(), seconds) != SURVIVED:
        raise RuntimeError(f"without a mutant these fail or take too long: {tests}")


def attempt(mutant: Mutant, copy: Path, seconds: float) -> str:
    """Put a mutant into a copy of the tree, run its tests, and take it out again."""
    path = copy / "ringrealms3d" / mutant.file
    try:
        text = mutant.applied(copy)
    except LookupError:
        return ABSENT
    whole = path.read_text("utf-8")
    path.write_text(text, "utf-8")
    try:
        return _run_tests(copy, mutant.tests.split(), seconds)
    finally:
        path.write_text(whole, "utf-8")


def _run_tests(copy: Path, tests: list[str], seconds: float) -> str:
    """Return what became of a mutant.

    Raises:
        RuntimeError: the tests could not be run.
    """
    places = [f"tests/{each}" for each in tests]
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *places]
    environment = os.environ | {"PYTHONPATH": str(copy), "RINGREALMS3D_TESTS": ""}
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env=environment,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return TOO_LONG
    if done.returncode not in (_PASSED, _FAILED):
        raise RuntimeError(done.stdout + done.stderr)
    return KILLED if done.returncode == _FAILED else SURVIVED


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--tree", type=Path, default=ROOT, help="the tree whose tests run")
    parser.add_argument("--seconds", type=float, default=300.0, help="the longest for a mutant")
    parser.add_argument("--only", type=int, nargs="+", help="the numbers of the mutants to try")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
