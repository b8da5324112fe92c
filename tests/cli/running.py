"""Running commands: in this process where that is enough, else in one of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NamedTuple

import pytest

from ringrealms3d.cli.main import main
from tests.subprocesses import ROOT

_DISPLAY = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


class Result(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


def environment(**given: str) -> dict[str, str]:
    """Return this process's environment without a display, with these variables."""
    kept = {name: value for name, value in os.environ.items() if name not in _DISPLAY}
    return kept | {"PYTHONPATH": str(ROOT)} | given


def run_cli(*arguments: str, **given: str) -> Result:
    """Run a command in a process of its own, without a display unless one is given."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "ringrealms3d", *arguments],
        cwd=ROOT,
        env=environment(**given),
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def run_here(capsys: pytest.CaptureFixture[str], *arguments: str) -> Result:
    """Run a command in this process."""
    try:
        code: int | str | None = main(arguments)
    except SystemExit as left:
        code = left.code
    captured = capsys.readouterr()
    assert isinstance(code, int)
    return Result(code, captured.out, captured.err)


def assert_refused(result: Result, *named: str) -> None:
    """Check for exit code 2 and one line on standard error that names these things."""
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1, result.err
    assert result.err.startswith("ringrealms3d")
    assert "Traceback" not in result.err
    for thing in named:
        assert thing in result.err
