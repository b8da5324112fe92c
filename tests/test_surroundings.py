"""The tests hold in any terminal, in the background, and for people with any settings."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

from tests.subprocesses import ROOT

STRANGE = {
    "TERM": "dumb",
    "NO_COLOR": "1",
    "COLUMNS": "20",
    "LANG": "de_DE.UTF-8",
    "LC_ALL": "C",
    "TZ": "Pacific/Kiritimati",
    "RINGREALMS3D_GAMES": "nothing:there",
    "RINGREALMS3D_LANGUAGE": "de",
    "PYTHONIOENCODING": "latin-1",
    "NUMBA_NUM_THREADS": "0",
}
CONSOLE = "tests/cli/test_output.py::test_a_console_draws_in_colour_on_the_stream_itself"
TOUCHED = (CONSOLE, *(f"tests/cli/test_{name}.py" for name in ("ctrl_c", "start", "wrapping")))
ALL = ("tests/cli", "tests/core", "tests/library", "tests/records", "tests/session")
LONG = pytest.param(ALL, marks=pytest.mark.timeout(3600))


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="it is a shell's script")
@pytest.mark.parametrize("tests", [TOUCHED, LONG], ids=["touched", "all"])
def test_tests_hold_whatever_a_shell_hands_them(tests: Sequence[str]) -> None:
    command = [sys.executable, "-m", "pytest", "--quiet", "--no-xvfb", "-p", "no:cacheprovider"]
    done = subprocess.run(
        ["sh", "-c", "umask 077; trap '' INT; exec \"$@\"", "sh", *command, *tests],
        cwd=ROOT,
        env=os.environ | STRANGE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
