"""The tools of others find nothing wrong with any exported file.

Each game is exported from the middle of a game, with marks, and from its end. One board of each
game, or one that has all that a format holds, is checked always, all of them at night.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import trimesh
from numpy.typing import NDArray

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.errors import UserError
from ringrealms3d.exports.kinds import KINDS, export
from ringrealms3d.exports.measures import Measures
from ringrealms3d.exports.printing.kit import kit_of
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.games import variant_ids
from ringrealms3d.scene.materials import MATERIALS, get_materials
from ringrealms3d.scene.theme import THEMES, get_theme
from tests.amounts import rest_nightly
from tests.exports.checkers import (
    admesh,
    npm_check,
    povray,
    prusa_info,
    prusa_slice,
    qpdf,
    rsvg,
    xml_inside,
    xmllint,
)
from tests.exports.played import ONE_OF_EACH_GAME, busy_games
from tests.exports.readers import three_mf_meshes

NIGHTLY = pytest.mark.nightly
MODELS = KINDS["model"].endings
one_of_each = pytest.mark.parametrize("uid", rest_nightly(variant_ids(), *ONE_OF_EACH_GAME))
one_board = pytest.mark.parametrize("uid", rest_nightly(variant_ids(), "loop/mini"))


def exported(folder: Path, uid: str, kind: str, *endings: str) -> Iterator[Path]:
    """Yield the files of a kind, from the middle and from the end of a game."""
    for name, request in zip(("middle", "end"), busy_games(uid), strict=True):
        small = replace(request, style=replace(request.style, size=(320, 240)))
        if KINDS[kind].problem(small):
            continue
        for ending in endings or KINDS[kind].endings:
            path = folder / f"{name}-{kind}{ending}"
            export(small, path, kind)
            yield path


@pytest.mark.few(2)
@one_of_each
def test_the_gltf_validator_finds_nothing_in_models(uid: str, tmp_path: Path) -> None:
    assert npm_check(list(exported(tmp_path, uid, "model", ".glb"))) == []


@one_board
def test_pages_are_valid_and_so_are_the_models_inside(uid: str, tmp_path: Path) -> None:
    assert npm_check(list(exported(tmp_path, uid, "page"))) == []


@NIGHTLY
@pytest.mark.parametrize("theme", THEMES)
def test_the_gltf_validator_finds_nothing_in_any_dress(theme: str, tmp_path: Path) -> None:
    paths = []
    for uid in ONE_OF_EACH_GAME:
        for materials in MATERIALS:
            _, request = busy_games(uid)
            dressed = get_theme(theme).dressed(get_materials(materials))
            paths.append(tmp_path / f"{uid.replace('/', '-')}-{materials}.glb")
            export(replace(request, style=replace(request.style, theme=dressed)), paths[-1])
    assert npm_check(paths) == []


@pytest.mark.few(1)
@one_of_each
def test_normals_point_where_faces_do_and_every_face_has_an_area(uid: str, tmp_path: Path) -> None:
    for path in exported(tmp_path, uid, "model", ".glb", ".obj", ".ply"):
        for mesh in trimesh.load_scene(path, process=False).geometry.values():
            facing, areas = faced(mesh)
            assert areas.min() > 0, path
            assert facing.min() > 0, path


@one_board
def test_formats_without_normals_have_the_same_faces(uid: str, tmp_path: Path) -> None:
    sizes: dict[str, dict[str, float]] = {}
    for path in exported(tmp_path, uid, "model", ".stl", ".off", ".3mf", ".ply"):
        faces = corners_in(path)
        assert areas_of(faces).min() > 0, path
        sizes.setdefault(path.stem, {})[path.suffix] = enclosed(faces) / extent(faces) ** 3
    for shares in sizes.values():
        np.testing.assert_allclose(list(shares.values()), shares[".ply"], rtol=1e-3)


def faced(mesh: trimesh.Trimesh) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return for each face how well its normal agrees with the worst of its corners, and areas."""
    corners = mesh.vertices[mesh.faces].astype(np.float64)
    ways = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(ways, axis=1)
    normals = ways / np.maximum(lengths, 1e-300)[:, None]
    stored = mesh.vertex_normals[mesh.faces]
    return np.einsum("fcx,fx->fc", stored, normals).min(axis=1), lengths / 2


def corners_in(path: Path) -> NDArray[np.float64]:
    """Return the corners of all faces in a file, float64 (faces, 3, 3)."""
    if path.suffix == ".3mf":
        return np.concatenate([points[faces] for points, faces in three_mf_meshes(path)])
    mesh = trimesh.load(path, process=False)
    return np.asarray(mesh.vertices[mesh.faces], dtype=np.float64)


def areas_of(faces: NDArray[np.float64]) -> NDArray[np.float64]:
    sides = np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0])
    return np.asarray(np.linalg.norm(sides, axis=1) / 2)


def enclosed(faces: NDArray[np.float64]) -> float:
    """Return the sum of the volumes between faces and the origin, positive if they face away."""
    a, b, c = faces.transpose(1, 0, 2)
    return float(np.einsum("fx,fx->f", a, np.cross(b, c)).sum() / 6)


def extent(faces: NDArray[np.float64]) -> float:
    return float(np.ptp(faces.reshape(-1, 3), axis=0).max())


@one_board
def test_qpdf_finds_nothing_in_documents(uid: str, tmp_path: Path) -> None:
    paths = [
        path
        for kind in ("drawing", "diagram", "net", "sheet")
        for path in exported(tmp_path, uid, kind, ".pdf")
    ]
    assert len(paths) >= 6
    assert [said for path in paths for said in qpdf(path)] == []


@one_board
def test_drawings_are_xml_that_librsvg_draws(uid: str, tmp_path: Path) -> None:
    kinds = [kind for kind in ("drawing", "diagram", "net") if ".svg" in KINDS[kind].endings]
    paths = [path for kind in kinds for path in exported(tmp_path, uid, kind, ".svg")]
    assert len(paths) >= 4
    assert xmllint(*paths) == []
    assert [said for path in paths for said in rsvg(path)] == []


def test_what_a_desktop_reads_is_xml() -> None:
    resources = data_folder("resources")
    paths = [x for x in resources.rglob("*") if x.suffix in (".xml", ".svg", ".ts")]
    assert len(paths) > 5
    assert xmllint(*paths) == []


@one_board
def test_povray_warns_of_nothing(uid: str, tmp_path: Path) -> None:
    paths = list(exported(tmp_path, uid, "scene"))
    assert [said for path in paths for said in povray(path)] == []


@one_board
def test_models_as_3mf_are_xml_inside(uid: str, tmp_path: Path) -> None:
    for path in exported(tmp_path, uid, "model", ".3mf"):
        assert xmllint(*xml_inside(path, tmp_path / path.stem)) == []


@one_board
def test_admesh_and_prusaslicer_repair_nothing_in_prints(uid: str, tmp_path: Path) -> None:
    request, _ = busy_games(uid)
    export(request, tmp_path / "print.stl", "print")
    assert admesh(tmp_path / "print.stl") == []
    assert prusa_info(tmp_path / "print.stl") == []
    assert enclosed(corners_in(tmp_path / "print.stl")) > 0


@one_board
def test_admesh_and_prusaslicer_repair_nothing_in_kits(uid: str, tmp_path: Path) -> None:
    request = with_room(busy_games(uid)[0])
    for path in (tmp_path / "kit.stl", tmp_path / "kit.3mf"):
        export(request, path, "kit")
    plates = sorted(tmp_path.glob("kit*"))
    assert [said for path in plates for said in prusa_info(path)] == []
    assert [said for path in plates if path.suffix == ".stl" for said in admesh(path)] == []
    for path in plates:
        assert areas_of(corners_in(path)).min() > 0


@NIGHTLY
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("uid", variant_ids())
def test_prusaslicer_slices_a_print_and_the_first_and_last_plate_of_a_kit(
    uid: str, tmp_path: Path
) -> None:
    request = with_room(busy_games(uid)[0])
    bed = request.measures.bed
    for kind in ("print", "kit"):
        export(request, tmp_path / f"{kind}.3mf", kind)
    numbered = sorted(tmp_path.glob("kit-*.3mf"), key=lambda path: int(path.stem[4:]))
    for path in (tmp_path / "print.3mf", tmp_path / "kit.3mf", *numbered[-1:]):
        assert prusa_slice(path, bed) == []


def with_room(request: ExportRequest) -> ExportRequest:
    """Return a request of the usual size or, where pegs need more, of about the least one."""
    for size in (120.0, 180.0, 240.0, 320.0, 450.0):
        side = max(210.0, size + 6.0)
        sized = replace(request, measures=Measures(size, bed=(side, side)))
        try:
            kit_of(sized)
        except UserError:
            continue
        return sized
    raise AssertionError("no size has room for the pegs")
