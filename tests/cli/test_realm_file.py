"""Polyhedra from files on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from meshes.make_solids import format_off
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.standing import realm_polyhedron
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


def test_faces_that_were_joined_are_told(
    run_work_here: Callable[..., Result], pyramid: Path
) -> None:
    done = run_work_here("perft", "--realm", str(pyramid), "--depth", "1")
    assert done.err == "The file has 6 faces, the realm 5.\n"
    assert str(pyramid) not in done.out + done.err


def test_a_dodecahedron_of_three_decimals_has_its_twelve_faces(
    run_work_here: Callable[..., Result], tmp_path: Path
) -> None:
    solid, path = realm_polyhedron("doe"), tmp_path / "doe.off"
    turned = solids.moved((solid.vertices, np.zeros((0, 3), dtype=np.int64)), seed=2)[0]
    few_digits = Polyhedron((turned / 7.3).round(3), solid.faces, solid.edges)
    path.write_text(format_off(few_digits, "by hand"), encoding="utf-8")
    done = run_work_here("perft", "--realm", str(path), "--depth", "1")
    assert "perft(1) = 62 " in done.out
    assert done.err == ""


def test_a_face_that_was_cut_is_told(run_work_here: Callable[..., Result], tmp_path: Path) -> None:
    """A cube with one corner pulled out."""
    points = [f"v {x} {y} {z}" for x in (0, 1) for y in (0, 1) for z in (0, 1)]
    faces = ["1 2 4 3", "5 7 8 6", "1 5 6 2", "3 4 8 7", "1 3 7 5", "2 6 8 4"]
    points[-1] = "v 1.3 1.3 1.3"
    text = "\n".join([*points, *(f"f {face}" for face in faces)])
    (tmp_path / "bent.obj").write_text(text, encoding="utf-8")
    done = run_work_here("perft", "--realm", str(tmp_path / "bent.obj"), "--depth", "1")
    assert "perft(1) = 32 " in done.out
    assert done.err == "The file has 6 faces, the realm 9.\n"
