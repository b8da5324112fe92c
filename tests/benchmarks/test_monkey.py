"""The monkey finds a fault that is there, and says what it did; without one it plays on."""

from __future__ import annotations

import pytest

from tests.subprocesses import run_python

FAULT = """
import sys
from ringrealms3d.window.board.move_input import MoveInput
def fail(self, *_):
    raise ValueError("a fault")
MoveInput._click = fail
from tests.benchmarks.monkey import main
sys.exit(main())
"""


@pytest.mark.nightly
def test_a_monkey_finds_nothing_in_a_few_deeds() -> None:
    done = run_python("-m", "tests.benchmarks.monkey", "--seed", "5", "--deeds", "60")
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith("seed 5: 60 deeds")


@pytest.mark.nightly
def test_a_fault_is_told_with_what_led_to_it() -> None:
    done = run_python("-c", FAULT, "--seed", "5", "--deeds", "60")
    assert done.returncode == 1
    assert "ValueError: a fault" in done.stdout
    trail = done.stdout.partition("Traceback")[0].splitlines()
    assert trail[-1].startswith(("play ", "click "))
