"""The program's start: Ctrl+C ends it without a trace at any time."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import NoReturn

import pytest

from ringrealms3d import __main__ as program
from ringrealms3d.cli import main
from tests.cli.running import environment
from tests.subprocesses import ROOT

INTERRUPTED_WHILE_LOADING = """
import builtins, os, signal, sys
load = builtins.__import__
def interrupted(name, *rest):
    if name == "ringrealms3d.cli.main":
        os.kill(os.getpid(), signal.SIGINT)
    return load(name, *rest)
builtins.__import__ = interrupted
from ringrealms3d.__main__ import run
sys.exit(run())
"""


@pytest.fixture(autouse=True)
def own_handler() -> Iterator[None]:
    yield
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_ctrl_c_while_modules_load_leaves_no_trace() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_WHILE_LOADING],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_ctrl_c_outside_of_commands_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> NoReturn:
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "main", interrupted)
    assert program.run() == 130
    assert signal.getsignal(signal.SIGINT) is program._leave


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_ctrl_c_works_in_what_a_script_began_in_the_background() -> None:
    command = [sys.executable, "-m", "ringrealms3d", "perft", "ring-majority/grid", "--depth", "9"]
    with subprocess.Popen(
        ["sh", "-c", "trap '' INT && exec \"$@\"", "sh", *command],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        while not process.stdout.readline().startswith("perft(2)"):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert (process.returncode, told) == (130, "stopped\n")
