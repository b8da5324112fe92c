"""The list of mutants fits the program."""

from __future__ import annotations

import pytest

from tests.benchmarks.mutants.listed import MUTANTS
from tests.benchmarks.mutants.mutant import Mutant
from tests.subprocesses import ROOT


def test_there_are_sixty_different_ones() -> None:
    assert len({(mutant.file, mutant.new, mutant.old) for mutant in MUTANTS}) == 60


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.file}: {mutant.old}")
def test_each_changes_a_text_that_stands_there_once(mutant: Mutant) -> None:
    text = mutant.applied(ROOT)
    assert mutant.old != mutant.new
    assert compile(text, mutant.file, "exec")
    assert all((ROOT / "tests" / place).exists() for place in mutant.tests.split())
