"""A program that never reads is ended all the same."""

from __future__ import annotations

import shlex
import sys

from ringrealms3d.engine.ugi.program import Program


def test_a_program_that_never_reads_keeps_nobody_waiting() -> None:
    program = Program(shlex.join([sys.executable, "-c", "import time; time.sleep(1000)"]))
    for _ in range(20):
        program.say("x" * 100_000)  # more than a pipe holds
    program.close()
    assert program._process.poll() is not None
