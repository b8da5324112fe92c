"""Whatever is done at the table is undone step by step, and redone."""

from __future__ import annotations

import random

import pytest

from tests.session.deeds import Desk, do_much


def study(monkeypatch: pytest.MonkeyPatch, seed: int, deeds: int) -> None:
    rng = random.Random(seed)
    monkeypatch.setattr("ringrealms3d.records.record.secrets.randbits", rng.getrandbits)
    do_much(Desk(rng), deeds)


@pytest.mark.few(7)
@pytest.mark.parametrize("seed", range(20, 40))
def test_all_is_as_it_was_after_each_undo_and_each_redo(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    study(monkeypatch, seed, 150)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(100, 140))
def test_all_is_as_it_was_after_many_deeds(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    study(monkeypatch, seed, 250)
