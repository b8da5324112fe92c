"""The tests hold in any terminal, in the background, and for people with any settings."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.patience import ENGINE_SECONDS
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
TOUCHED = ("test_ctrl_c", "test_output", "test_start", "test_tables", "test_wrapping")


@pytest.mark.skipif(sys.platform == "win32", reason="it is a shell's script")
def test_tests_hold_whatever_a_shell_hands_them() -> None:
    command = [sys.executable, "-m", "pytest", "--quiet", "--no-xvfb", "-p", "no:cacheprovider"]
    modules = [f"tests/cli/{name}.py" for name in TOUCHED]
    inherited = ["sh", "-c", "umask 077; trap '' INT; exec \"$@\"", "sh"]
    done = subprocess.run(
        [*inherited, *command, *modules],
        cwd=ROOT,
        env=os.environ | STRANGE,
        capture_output=True,
        text=True,
        timeout=ENGINE_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
