"""Reviews by an engine in a process of its own."""

from __future__ import annotations

import shlex
import sys

import pytest

import ringrealms3d as rr

TET = "ring-majority/tet"
OWN = shlex.join([sys.executable, "-m", "ringrealms3d", "ugi"])


@pytest.fixture
def record() -> rr.GameRecord:
    made = rr.GameRecord(TET, seed=3)
    made.root.play("f1").play("e3").play("v2")
    return made


def test_every_position_is_evaluated_and_every_move_judged(record: rr.GameRecord) -> None:
    done: list[tuple[int, int]] = []
    found = rr.review(record, rr.Limit(nodes=60), progress=lambda *each: done.append(each))
    assert done == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert found.complete
    assert [each.node for each in found.moves if each] == list(record.line)
    assert found.evaluations[0] == record.root.evaluation
    again = rr.GameRecord(TET, seed=3)
    again.merge(record)
    assert rr.review(again, rr.Limit(nodes=60)).evaluations == found.evaluations


@pytest.mark.nightly
def test_another_program_reviews(record: rr.GameRecord) -> None:
    with rr.Program(OWN, TET) as program:
        assert rr.review(record, rr.Limit(nodes=30), program).complete


@pytest.mark.nightly
def test_a_finished_game_ends_with_its_result() -> None:
    record = rr.GameRecord(TET, fen="rrrr/bbbbbb/rrr1:r:1,0")
    record.root.play(record.start.legal_moves[0])
    found = rr.review(record, rr.Limit(nodes=10))
    assert record.last.position.outcome is not None
    assert found.evaluations[-1] is not None
    assert found.evaluations[-1].proven
