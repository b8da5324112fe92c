"""Boards, moves, and the folders that travel with the program."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from pathlib import Path

import numpy as np
import pytest

from ringrealms3d.core import data
from ringrealms3d.core.board import Board, frozen_array
from ringrealms3d.core.data import data_folder
from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.outcome import Outcome


def row_of_three() -> Board:
    return Board("row/3", "Row", ("a", "b", "c"), np.array([[1, -1], [0, 2], [1, -1]], np.int16))


def test_sites_have_names_and_numbers() -> None:
    board = row_of_three()
    assert board.size == 3
    assert [board.site(name) for name in board.sites] == [0, 1, 2]


@pytest.mark.parametrize("name", ["", "d", "A", "a ", "ab", "0"])
def test_an_unknown_site_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=f"row/3 has no place '{name}'.*it has a and c"):
        row_of_three().site(name)


def test_a_board_does_not_change() -> None:
    board = row_of_three()
    with pytest.raises(ValueError, match="read-only"):
        board.neighbours[0, 0] = 2
    with pytest.raises(FrozenInstanceError):
        board.uid = "row/4"  # type: ignore[misc]


def test_frozen_array_returns_the_same_array() -> None:
    array = np.zeros(3)
    assert frozen_array(array) is array
    assert not array.flags.writeable


def test_moves_are_values_in_the_order_of_their_codes() -> None:
    assert Move(3) == Move(3)
    assert hash(Move(3)) == hash(Move(3))
    assert sorted([Move(5), Move(1)]) == [Move(1), Move(5)]
    assert issubclass(IllegalMove, ValueError)


def test_an_outcome_has_no_marks_unless_given() -> None:
    outcome = Outcome(None, "why", 0.0)
    assert dict(outcome.marks) == {}
    assert outcome == Outcome(None, "why", 0.0)


def test_the_checkout_has_its_folders() -> None:
    assert (data_folder("meshes") / "cube.off").is_file()


def test_a_missing_folder_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="'no-such-folder'"):
        data_folder("no-such-folder")


def test_an_installed_folder_comes_before_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "_PACKAGE", tmp_path / "package")
    (tmp_path / "meshes").mkdir(parents=True)
    assert data_folder("meshes") == tmp_path / "meshes"
    installed = tmp_path / "package" / "_data" / "meshes"
    installed.mkdir(parents=True)
    assert data_folder("meshes") == installed
