"""Models, as other libraries read them, hold what the list of parts says."""

from __future__ import annotations

import re
import struct
import zipfile
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import lib3mf
import numpy as np
import pygltflib
import pytest
import trimesh
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.exports.kinds import export
from ringrealms3d.exports.models.glb import quaternions
from ringrealms3d.exports.models.shown import appearance_of, shown
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.parts import numbered_mesh
from ringrealms3d.scene.theme import THEMES, dressed_theme
from tests.amounts import rest_nightly
from tests.exports.no_room import told_without_room
from tests.exports.played import ONE_OF_EACH_GAME, request_of, without_marks
from tests.kept_texts import ReadAsKept

UIDS = list(ONE_OF_EACH_GAME)
ENDINGS = [".glb", ".obj", ".ply", ".stl", ".off", ".3mf"]
NIGHTLY = pytest.mark.nightly
Y_UP = np.array([[1.0, 0, 0], [0, 0, 1], [0, -1, 0]])


def saved(request: ExportRequest, path: Path) -> Path:
    export(request, path, "model")
    return path


def bounds_of(request: ExportRequest) -> NDArray[np.float64]:
    points = numbered_mesh(shown(request).parts).points
    return np.array([points.min(axis=0), points.max(axis=0)])


def read_3mf(path: Path) -> Any:
    model = lib3mf.get_wrapper().CreateModel()
    reader = model.QueryReader("3mf")
    reader.SetStrictModeActive(True)
    reader.ReadFromFile(str(path))
    assert reader.GetWarningCount() == 0
    return model


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("uid", "ending"),
    [
        pytest.param(uid, ending, marks=() if UIDS[0] == uid or ending == ".glb" else NIGHTLY)
        for uid, ending in product(UIDS, ENDINGS[:-1])
    ],
)
def test_models_have_the_triangles_and_bounds_of_the_parts(
    uid: str, ending: str, tmp_path: Path
) -> None:
    request = request_of(uid, 8)
    loaded = trimesh.load(saved(request, tmp_path / f"board{ending}"), process=False)
    count = sum(len(part.surface.triangles) for part in shown(request).parts)
    mesh = loaded.to_mesh() if isinstance(loaded, trimesh.Scene) else loaded
    assert len(mesh.faces) == count
    bounds = mesh.bounds
    if ending == ".glb":
        turned = mesh.vertices @ Y_UP
        bounds = np.array([turned.min(axis=0), turned.max(axis=0)])
    np.testing.assert_allclose(bounds, bounds_of(request), atol=1e-6)


@pytest.mark.parametrize("uid", rest_nightly(UIDS, *UIDS[:2]))
def test_a_glb_has_a_node_a_place_and_a_node_a_part(uid: str, tmp_path: Path) -> None:
    request = request_of(uid, 8)
    board = shown(request)
    model = pygltflib.GLTF2().load(str(saved(request, tmp_path / "board.glb")))
    names = [node.name for node in model.nodes if node.mesh is not None]
    assert sorted(names) == sorted(board.names)
    assert len(set(names)) == len(names)
    root = model.nodes[model.scenes[0].nodes[0]]
    below = [model.nodes[number] for number in root.children]
    groups = {node.name: node for node in below if node.mesh is None}
    used = {part.place for part in board.parts if part.place is not None}
    assert set(groups) == {board.places[place] for place in used}
    for place in used:
        group = groups[board.places[place]]
        np.testing.assert_allclose(group.translation, board.centres[place])
        inside = {model.nodes[number].name for number in group.children}
        parts = zip(board.parts, board.names, strict=True)
        assert inside == {name for part, name in parts if part.place == place}


def test_a_glb_shares_surfaces_and_has_their_looks(tmp_path: Path) -> None:
    request = request_of("ring-majority/cube", 12)
    board = shown(request)
    model = pygltflib.GLTF2().load(str(saved(request, tmp_path / "board.glb")))
    looks = list(dict.fromkeys(map(appearance_of, board.parts)))
    assert len(model.meshes) == len({(p.surface, appearance_of(p)) for p in board.parts})
    assert len(model.materials) == len(looks)
    assert "KHR_materials_clearcoat" in model.extensionsUsed
    for look, material in zip(looks, model.materials, strict=True):
        surface, x = material.pbrMetallicRoughness, look.material
        linear = [round(float(part) ** 2.2, 4) for part in x.colour]
        np.testing.assert_allclose(surface.baseColorFactor, [*linear, look.opacity], atol=2e-4)
        assert surface.roughnessFactor == x.roughness
        assert surface.metallicFactor == x.metallic
        coat = (material.extensions or {}).get("KHR_materials_clearcoat", {})
        assert coat.get("clearcoatFactor", 0.0) == x.coat


HOLDING = "loops-n-leaps/8", 79
"""A game and so many random moves, after which a pillar is surrounded and glows."""


@pytest.mark.nightly
def test_clear_and_glowing_parts_are_so_in_a_glb(tmp_path: Path) -> None:
    request = request_of("loop/mini", 4)
    clear = replace(request, style=replace(request.style, opening=Opening(see_through=True)))
    model = pygltflib.GLTF2().load(str(saved(clear, tmp_path / "board.glb")))
    modes = {m.alphaMode for m in model.materials if m.pbrMetallicRoughness.baseColorFactor[3] < 1}
    assert modes == {"BLEND"}
    held = request_of(*HOLDING)
    glowing = [part for part in shown(held).parts if part.glow is not None]
    assert glowing
    model = pygltflib.GLTF2().load(str(saved(held, tmp_path / "held.glb")))
    lit = [m for m in model.materials if max(m.emissiveFactor) > 0]
    assert len(lit) == len({appearance_of(part) for part in glowing})


def test_glass_refracts_in_models_that_can_say_so(tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    request = request_of("ring-majority/cube", 6)
    theme = dressed_theme("light", "glass")
    dressed = replace(request, style=replace(request.style, theme=theme))
    clear = {look.material for look in map(appearance_of, shown(dressed).parts)}
    glass = sorted(x.glass for x in clear if x.glass)
    assert len(glass) == 2  # of each seat
    model = pygltflib.GLTF2().load(str(saved(dressed, tmp_path / "board.glb")))
    told = [m for m in model.materials if "KHR_materials_transmission" in (m.extensions or {})]
    found = [m.extensions["KHR_materials_transmission"]["transmissionFactor"] for m in told]
    assert sorted(found) == glass
    for material in told:
        assert material.extensions["KHR_materials_ior"]["ior"] == pytest.approx(1.5)
        assert material.extensions["KHR_materials_volume"]["thicknessFactor"] > 0
        assert not material.doubleSided
    saved(dressed, tmp_path / "board.obj")
    library = (tmp_path / "board.mtl").read_text(encoding="utf-8")
    assert library.count("\nNi 1.5\nillum 7\n") == library.count("\nTf ") == len(glass)
    read_as_kept(library.splitlines(), "materials-of-glass")


def test_metal_and_what_glows_are_so_in_materials_beside_a_model(
    tmp_path: Path, read_as_kept: ReadAsKept
) -> None:
    held = request_of(*HOLDING)
    theme = dressed_theme("light", "slate-and-brass")
    saved(replace(held, style=replace(held.style, theme=theme)), tmp_path / "board.obj")
    library = (tmp_path / "board.mtl").read_text(encoding="utf-8")
    assert "\nKe " in library
    assert "\nPm 1\n" in library
    read_as_kept(library.splitlines(), "materials-of-metal")


@pytest.mark.few(2)
@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_and_opening_gives_a_model(theme: str, tmp_path: Path) -> None:
    request = request_of("ring-majority/tet", 6)
    style = replace(request.style, theme=dressed_theme(theme), opening=Opening(apart=0.7))
    open_request = replace(request, style=style)
    for ending in ENDINGS:
        saved(open_request, tmp_path / f"board{ending}")
    wide = trimesh.load(tmp_path / "board.ply").extents
    assert (wide > 1.3 * trimesh.load(saved(request, tmp_path / "shut.ply")).extents).all()


def test_a_ply_has_the_colours_of_the_parts(tmp_path: Path) -> None:
    request = without_marks(request_of("loops-n-leaps/8"))
    parts = shown(request).parts
    mesh = trimesh.load(saved(request, tmp_path / "board.ply"), process=False)
    owners = numbered_mesh(parts).owners
    unshaded = numbered_mesh(parts).light == 1
    plain = np.array([part.material.colour for part in parts])[owners]
    seen = mesh.visual.vertex_colors[:, :3] / 255
    np.testing.assert_allclose(seen[unshaded], plain[unshaded], atol=1 / 255)
    assert (seen <= plain + 1 / 255).all()


def test_an_off_has_a_colour_on_every_face(tmp_path: Path) -> None:
    request = without_marks(request_of("ring-majority/tet"))
    rows = saved(request, tmp_path / "board.off").read_text(encoding="utf-8").splitlines()
    points, faces, _ = map(int, rows[2].split())
    last = [list(map(int, row.split())) for row in rows[3 + points :]]
    assert len(last) == faces
    assert all(len(row) == 8 and max(row[4:]) <= 255 for row in last)
    plain = np.array([part.material.colour for part in shown(request).parts])
    shares = np.array(last)[:, None, 4:7] / 255 / plain  # of each part's colour that a face has
    is_shade = (np.ptp(shares, axis=2) < 0.05) & (shares.max(axis=2) <= 1.01)
    assert is_shade.any(axis=1).all()


def test_an_stl_points_outwards(tmp_path: Path) -> None:
    path = saved(request_of("path-tiles/sixty-six"), tmp_path / "board.stl")
    content = path.read_bytes()
    (count,) = struct.unpack("<I", content[80:84])
    assert len(content) == 84 + 50 * count
    assert not content.startswith(b"solid")
    mesh = trimesh.load(path, process=False)
    stated = np.frombuffer(content[84:], dtype=[("n", "<f4", 3), ("rest", "V38")])["n"]
    real = mesh.area_faces > 1e-9
    np.testing.assert_allclose(stated[real], mesh.face_normals[real], atol=1e-2)


def test_an_obj_has_its_materials_beside_it(tmp_path: Path) -> None:
    request = request_of("ring-majority/cube", 6)
    path = saved(request, tmp_path / "board.obj")
    text = path.read_text(encoding="utf-8")
    library = (tmp_path / "board.mtl").read_text(encoding="utf-8")
    assert "mtllib board.mtl" in text
    known = {row.split()[1] for row in library.splitlines() if row.startswith("newmtl")}
    used = {row.split()[1] for row in text.splitlines() if row.startswith("usemtl")}
    assert used == known
    names = [row[2:] for row in text.splitlines() if row.startswith("o ")]
    assert names == [name.replace(" ", "_") for name in shown(request).names]
    colours = {
        tuple(np.round(geometry.visual.material.main_color[:3]).tolist())
        for geometry in trimesh.load(path).geometry.values()
    }
    wanted = {
        tuple(int(255 * part) for part in part.material.colour) for part in shown(request).parts
    }
    assert all(any(np.abs(np.subtract(a, b)).max() <= 1 for b in colours) for a in wanted)


@pytest.mark.parametrize("name", ["two\nlines", "re\rturn", "sepa\u2028rated", "next\x85line"])
def test_an_obj_names_its_materials_in_one_line(name: str, tmp_path: Path) -> None:
    path = saved(request_of("ring-majority/tet"), tmp_path / f"{name}.obj")
    (line,) = [row for row in path.read_text("utf-8").splitlines() if row.startswith("mtllib")]
    assert (tmp_path / line.removeprefix("mtllib ")).is_file()
    assert {file.suffix for file in tmp_path.iterdir()} == {".obj", ".mtl"}


def test_an_obj_is_refused_where_its_materials_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "board.mtl").mkdir()
    with pytest.raises(UserError, match=r"board\.obj' needs its materials beside it: .*board\.mtl"):
        saved(request_of("ring-majority/tet"), tmp_path / "board.obj")
    assert not (tmp_path / "board.obj").exists()


@pytest.mark.few(2)
@pytest.mark.parametrize("uid", UIDS)
def test_a_3mf_has_named_things_in_their_colours_and_a_size(uid: str, tmp_path: Path) -> None:
    request = request_of(uid, 6)
    board = shown(request)
    model = read_3mf(saved(request, tmp_path / "board.3mf"))
    assert model.GetUnit() == lib3mf.ModelUnit.MilliMeter
    box = model.GetOutbox()
    low, high = np.array(box.MinCoordinate), np.array(box.MaxCoordinate)
    bounds = bounds_of(request)
    scale = request.measures.extent / np.ptp(bounds, axis=0).max()
    np.testing.assert_allclose([low, high], scale * bounds, rtol=1e-4, atol=1e-3)
    assert (high - low).max() == pytest.approx(120.0, abs=1e-2)
    names, colours = set(), set()
    meshes = model.GetMeshObjects()
    while meshes.MoveNext():
        mesh = meshes.GetCurrentMeshObject()
        names.add(mesh.GetName())
        resource, number, _ = mesh.GetObjectLevelProperty()
        group = model.GetBaseMaterialGroupByID(resource)
        colour = group.GetDisplayColor(number)
        colours.add((colour.Red, colour.Green, colour.Blue))
    assert names <= {name.replace("'", "’") for name in board.names}
    exact = {part.material.colour for part in board.parts}
    assert len(colours) <= len(exact)
    for colour in exact:
        shades = np.round(255 * np.array(colour))
        assert any(np.abs(np.array(known) - shades).max() <= 1 for known in colours)


def test_names_in_a_3mf_are_read_wherever_they_stand_in_a_large_file(tmp_path: Path) -> None:
    path = saved(request_of("path-tiles/sixty-six"), tmp_path / "board.3mf")
    with zipfile.ZipFile(path) as packed:
        model = packed.read("3D/3dmodel.model").decode("utf-8")
    assert 'name="Blue’s rack' in model
    assert not re.search("&(apos|quot|amp|lt|gt);", model)


def test_without_lib3mf_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "lib3mf", None)
    with pytest.raises(UserError, match="a 3MF file needs lib3mf"):
        saved(request_of("ring-majority/tet"), tmp_path / "board.3mf")
    assert not list(tmp_path.iterdir())


def test_a_board_with_a_look_that_it_has_not_is_refused(tmp_path: Path) -> None:
    request = request_of("ring-majority/tet")
    odd = replace(request, style=replace(request.style, look="tubes"))
    with pytest.raises(UserError, match="no look 'tubes'"):
        saved(odd, tmp_path / "board.glb")


def test_quaternions_turn_as_their_matrices_do() -> None:
    rng = np.random.default_rng(5)
    turns = np.array([np.linalg.qr(rng.normal(size=(3, 3)))[0] for _ in range(50)])
    turns *= np.linalg.det(turns)[:, None, None]
    turns = np.concatenate([turns, [np.eye(3), np.diag([1.0, -1, -1]), np.diag([-1.0, -1, 1])]])
    for turn, (x, y, z, w) in zip(turns, quaternions(turns).tolist(), strict=True):
        again = trimesh.transformations.quaternion_matrix([w, x, y, z])[:3, :3]
        np.testing.assert_allclose(again, turn, atol=1e-9)


@pytest.mark.nightly
def test_a_3mf_file_without_room_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (told,) = told_without_room(tmp_path, "board.3mf", "ring-majority/cube")
    assert "cannot be written" in told
