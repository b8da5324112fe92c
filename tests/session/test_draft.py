"""Drafts of positions: every step is told and taken back, and fens are typed."""

from __future__ import annotations

import random

import pytest

import ringrealms3d as rr
from ringrealms3d.core.position import Position
from ringrealms3d.core.setup import HANDS, TURN
from ringrealms3d.games import from_fen, variant
from tests.games.test_setup import drafted, problem, put

pytestmark = pytest.mark.usefixtures("hex_registered")


@pytest.mark.parametrize("text", ["", "4/6", "r3/6/4:r:14,14,1", "x" * 100_000, "r3/6/4:r:\n,14"])
def test_a_typed_fen_that_is_impossible_leaves_the_board(text: str) -> None:
    draft = drafted("ring-majority/tet", "r3/6/4:b:13,14")
    draft.type_fen(text)
    assert draft.now.fen == text
    assert problem(draft)
    assert draft.now.pieces[0] == 1
    put(draft, "f1", 1)
    assert draft.now.fen == "r3/6/4:b:13,14"
    assert draft.now.position is not None


def test_a_typed_fen_is_the_position() -> None:
    draft = drafted("ring-majority/tet")
    draft.type_fen("rb2/6/4:b:3,4")
    assert draft.now.pieces[:2].tolist() == [1, 2]
    assert (draft.value(TURN), draft.value(HANDS[0]), draft.value(HANDS[1])) == (1, 3, 4)


def test_typing_is_one_step_and_the_variant_may_stand_before() -> None:
    draft = drafted("ring-majority/tet", "r3/6/4:b:13,14")
    text = "ring-majority/tet r3/6/b3:r:13,13"
    for end in range(1, len(text) + 1):
        draft.type_fen(text[:end])
    assert draft.now.fen == text
    assert draft.now.position == from_fen("ring-majority/tet", "r3/6/b3:r:13,13")
    draft.undo()
    assert draft.now.fen == "r3/6/4:b:13,14"
    assert not draft.can_undo


def test_a_game_without_a_form_is_set_up_by_fens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(variant("hex/5")), "setup_form", None)
    draft = drafted("hex/5")
    draft.put(0, 1)
    draft.clear()
    assert not draft.can_undo
    draft.type_fen("xo" + 23 * "." + ":x:2:0")
    assert isinstance(draft.now.position, Position)
    assert draft.now.pieces[:2].tolist() == [1, 2]


def test_every_step_is_told_and_taken_back() -> None:
    draft = drafted("ring-majority/tet")
    told: list[str] = []
    draft.changed.connect(lambda: told.append(draft.now.fen))
    rng = random.Random(1)
    for _ in range(6):
        draft.put(rng.randrange(14), rng.choice([1, 2]))
    steps = list(told)
    while draft.can_undo:
        draft.undo()
    assert draft.now.position == rr.start("ring-majority/tet")
    while draft.can_redo:
        draft.redo()
    assert told[-1] == steps[-1]
