"""A plugin for pytest that writes how each test goes into the file that ``TOLD`` names."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

TOLD = "MUTANTS_TOLD"
TEST = "MUTANTS_TEST"
"""Tells processes that a test starts whose they are."""

COVERED = "MUTANTS_COVERED"
"""Names the settings of coverage.py for such processes."""

PLAIN = "MUTANTS_PLAIN"
"""Set where processes that tests start have plain kernels too: compiling takes long."""


def pytest_sessionstart() -> None:
    """Tell numba once the tests' surroundings are settled, which are without its variables.

    Coverage is told as late, or it would begin in this process twice.
    """
    if COVERED in os.environ:
        os.environ["COVERAGE_PROCESS_START"] = os.environ[COVERED]
    if PLAIN in os.environ:
        os.environ["NUMBA_DISABLE_JIT"] = "1"


def pytest_runtest_logstart(nodeid: str) -> None:
    os.environ[TEST] = nodeid
    _write("started", 0.0, nodeid)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _write(report.outcome, report.duration, report.nodeid)


def _write(outcome: str, seconds: float, test: str) -> None:
    with Path(os.environ[TOLD]).open("a", encoding="utf-8") as file:
        file.write(f"{outcome}\t{seconds:.3f}\t{test}\n")
