"""Run the tests with compiled and with plain kernels side by side: ``python -m tests.sessions``.

Arguments are pytest's. The tests with plain kernels, which take longer, are told of while they run,
the others when both have ended.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from tempfile import TemporaryFile
from typing import IO

import pytest

_LATER = 5
"""The niceness of the session with less to do, which fills in where the other one waits."""


def main() -> int:
    """Return 1 if a test failed or a session could not be run, else 0."""
    arguments = sys.argv[1:]
    with TemporaryFile("w+", encoding="utf-8") as told:
        compiled = started("compiled", arguments, told)
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, compiled.pid, _LATER)
        print("== tests, kernels plain", flush=True)
        codes = [started("plain", arguments, None).wait(), compiled.wait()]
        told.seek(0)
        print("== tests, kernels compiled", told.read(), sep="\n", flush=True)
    return int(any(failed(code, arguments) for code in codes))


def started(session: str, arguments: Sequence[str], told: IO[str] | None) -> subprocess.Popen[str]:
    """Start a session, with what it tells going into a file or to where this one tells it."""
    command = [sys.executable, "-m", "pytest", "--numprocesses", "auto", "--dist", "worksteal"]
    return subprocess.Popen(
        [*command, *arguments],
        env=os.environ | {"RINGREALMS3D_TESTS": session},
        stdout=told,
        stderr=subprocess.STDOUT if told else None,
        text=True,
    )


def failed(code: int, arguments: Sequence[str]) -> bool:
    """Return whether a session failed; what was asked for may have no test in one of them."""
    nothing = code == pytest.ExitCode.NO_TESTS_COLLECTED and arguments
    return code != pytest.ExitCode.OK and not nothing


if __name__ == "__main__":
    sys.exit(main())
