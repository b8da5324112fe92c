"""Commands of the laboratory, run like all others."""

from __future__ import annotations

from tests.cli.conftest import few_windows, run_work_here

__all__ = ["few_windows", "run_work_here"]
