"""Programs that never read, or write without end, are ended all the same."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

import pytest

from ringrealms3d.engine.ugi import program as program_module
from ringrealms3d.engine.ugi.program import Program
from tests.engine.ugi.fake_program import FakeProgram
from tests.patience import ENGINE_SECONDS
from tests.peak import peak_memory


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait only a moment for the end of a program."""
    monkeypatch.setattr(program_module, "_END_SECONDS", 0.2)


def test_a_program_that_never_reads_keeps_nobody_waiting() -> None:
    program = Program(shlex.join([sys.executable, "-c", "import time; time.sleep(1000)"]))
    for _ in range(20):
        program.say("x" * 100_000)  # more than a pipe holds
    program.close()
    assert program._process.poll() is not None


def test_a_line_without_end_fills_no_memory_while_nobody_hears_it(tmp_path: Path) -> None:
    with peak_memory() as peak:
        program = Program(FakeProgram(tmp_path, ugi=["ENDLESS"]).command)
        program.say("ugi")
        deadline = time.monotonic() + ENGINE_SECONDS
        while not program._heard.full() and time.monotonic() < deadline:
            time.sleep(0.02)
    program.close()
    assert program._process.poll() is not None
    assert peak() < 150e6
