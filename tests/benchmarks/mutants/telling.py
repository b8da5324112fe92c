"""A plugin for pytest that writes how each test went into the file that ``TOLD`` names."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

TOLD = "RINGREALMS3D_MUTANTS_TOLD"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    with Path(os.environ[TOLD]).open("a", encoding="utf-8") as file:
        file.write(f"{report.outcome}\t{report.duration:.3f}\t{report.nodeid}\n")
