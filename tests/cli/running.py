"""Running commands: in this process where that is enough, else in one of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from ringrealms3d.cli.main import main
from tests.patience import ENGINE_SECONDS
from tests.subprocesses import ROOT

_DISPLAY = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def has_lines(path: Path, least: int = 3) -> bool:
    """Whether a file has so many lines."""
    return path.exists() and path.read_bytes().count(b"\n") >= least


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
        timeout=ENGINE_SECONDS,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def run_on_terminal(*arguments: str) -> Result:
    """Run a command in a process of its own whose standard error is a terminal."""
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "ringrealms3d", *arguments],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
    )
    os.close(theirs)
    told = bytearray()
    with suppress(OSError):  # the end of what a terminal says
        while part := os.read(ours, 4096):
            told += part
    os.close(ours)
    out, _ = process.communicate(timeout=ENGINE_SECONDS)
    return Result(process.returncode, out, told.decode())


def seen_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let standard error of commands in this process be a terminal."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)


def run_here(capsys: pytest.CaptureFixture[str], *arguments: str) -> Result:
    """Run a command in this process."""
    try:
        code: int | str | None = main(arguments)
    except SystemExit as left:
        code = left.code
    captured = capsys.readouterr()
    assert isinstance(code, int)
    return Result(code, captured.out, captured.err)


def run_plain_here(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> Result:
    """Run a command that compiles kernels in this process, where they stay plain."""
    with monkeypatch.context() as here:
        here.chdir(ROOT)
        here.setenv("NUMBA_DISABLE_JIT", "1")
        return run_here(capsys, *arguments)


def assert_refused(result: Result, *named: str) -> None:
    """Check for exit code 2 and one line on standard error that names these things."""
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1, result.err
    assert result.err.startswith("ringrealms3d")
    assert "Traceback" not in result.err
    for thing in named:
        assert thing in result.err


def stopped_by_ctrl_c(awaited: Callable[[], bool], *arguments: str) -> Result:
    """Run an endless command until something is true, press Ctrl+C, return what it came to."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ringrealms3d", *arguments],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while not awaited():
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()
    return Result(process.returncode, out, err)
