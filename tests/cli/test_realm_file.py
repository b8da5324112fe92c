"""Polyhedra from files on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import Result, assert_refused
from tests.geometry import solids


@pytest.fixture
def pyramid(tmp_path: Path) -> Path:
    path = tmp_path / "pyramid.obj"
    path.write_bytes(solids.file_bytes(solids.pyramid(4), "obj"))
    return path


def test_perft_of_a_file(run_work_here: Callable[..., Result], pyramid: Path) -> None:
    by_option = run_work_here("perft", "--realm", str(pyramid), "--depth", "2")
    by_name = run_work_here("perft", f"ring-majority/{pyramid}", "--depth", "2")
    for result in (by_option, by_name):
        assert "perft(1) = 18 " in result.out
        assert f"perft(2) = {18 * 17} " in result.out


@pytest.mark.parametrize("command", ["play", "render", "perft"])
def test_a_missing_file_is_named(
    run_work_here: Callable[..., Result], command: str, tmp_path: Path
) -> None:
    result = run_work_here(command, "--realm", str(tmp_path / "gone.stl"))
    assert_refused(result, "there is no file", "gone.stl")


def test_a_file_in_this_folder_that_is_no_mesh_is_named(
    run_work_here: Callable[..., Result],
) -> None:
    result = run_work_here("render", "--realm", "LICENSE", "-o", "none.png")
    assert_refused(result, "LICENSE is no OBJ, OFF, PLY or STL file: its name does not end in .obj")


def test_a_variant_and_a_file_are_too_much(
    run_work_here: Callable[..., Result], pyramid: Path
) -> None:
    result = run_work_here("perft", "ring-majority/tet", "--realm", str(pyramid))
    assert_refused(result, "--realm", "not allowed with")
