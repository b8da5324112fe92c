"""Photographs: lit by light, on their sets, whole or not at all."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageFilter

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.photo.denoising import StripDenoiser
from ringrealms3d.exports.photo.developing import developed
from ringrealms3d.exports.photo.finishes import bodies_of, finish_of, linear
from ringrealms3d.exports.photo.grain import grain_picture, grain_size
from ringrealms3d.exports.photo.noise import Exposure
from ringrealms3d.exports.photo.photograph import PhotoStyle, check_photo, photograph, scene_of
from ringrealms3d.exports.photo.sets import SETS, surroundings
from ringrealms3d.scene.arrangement import CLOSED, fitted
from ringrealms3d.scene.camera import camera_at, home_of
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.ground import contact_parts
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.textures import TEXTURES
from ringrealms3d.scene.theme import LIGHT, dressed_theme
from tests.cli.running import run_here
from tests.kept_texts import ReadAsKept
from tests.subprocesses import run_python

SIZE = (120, 90)
Picture = NDArray[np.uint8]


def taken(uid: str, style: PhotoStyle, transparent: bool = False) -> tuple[Picture, list[float]]:
    """Return a small photograph of the start, and what was told meanwhile."""
    position = rr.start(uid, 1)
    layout = in_space(position.variant.layout)
    camera = fitted(home_of(layout), layout, CLOSED)
    shares: list[float] = []
    content = content_of(position, None, False)
    picture = photograph(
        layout, content, camera, LIGHT, SIZE, style, transparent, progress=shares.append
    )
    return picture, shares


@pytest.mark.nightly
@pytest.mark.parametrize("name", SETS)
def test_a_photograph_is_neither_black_nor_white_and_fills_the_picture(name: str) -> None:
    picture, shares = taken("path-tiles/free-turns", PhotoStyle(name, depth_of_field=True))
    assert picture.shape == (90, 120, 4)
    assert (picture[..., 3] == 255).all()
    grey = picture[..., :3].mean(axis=2)
    assert 40 < grey.mean() < 225
    assert (grey < 5).mean() < 0.05
    assert (grey > 250).mean() < 0.3
    assert grey.std() > 10
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


@pytest.mark.nightly
def test_a_cut_out_photograph_shows_the_board_where_a_drawing_does() -> None:
    photo, _ = taken("ring-majority/cube", PhotoStyle(), transparent=True)
    position = rr.start("ring-majority/cube")
    layout = in_space(position.variant.layout)
    camera = fitted(home_of(layout), layout, CLOSED)
    content = content_of(position, None, False)
    drawing = draw(layout, content, camera, LIGHT, FAST, SIZE, transparent=True)
    assert ((photo[..., 3] > 127) == (drawing[..., 3] > 127)).mean() > 0.985
    both = (photo[..., 3] > 250) & (drawing[..., 3] > 250)
    shades = [picture[both][:, :3].mean(axis=1) for picture in (photo, drawing)]
    assert np.corrcoef(shades[0], shades[1])[0, 1] > 0.6


def test_shadows_that_no_lamp_throws_are_left_to_the_tracer() -> None:
    layout = in_space(rr.start("ring-majority/cube").variant.layout)
    stones = np.ones(layout.places, dtype=np.int8)
    parts = rr.scene_parts(rr.start("ring-majority/cube"))
    bodies = bodies_of((*parts, *contact_parts(layout, stones)))
    assert sum(len(body.triangles) for body in bodies) == sum(
        len(part.surface.triangles) for part in parts
    )
    for body in bodies:
        assert body.triangles.max() < len(body.points) == len(body.normals) == len(body.wrap)


def test_floors_and_backdrops_are_smooth_and_their_textures_are_not_stretched() -> None:
    layout = in_space(rr.start("ring-majority/cube").variant.layout)
    home = home_of(layout)
    for name in SETS:
        around = surroundings(name, layout, layout.centres, home, LIGHT)
        for body in around.bodies:
            corners = body.points[body.triangles].astype(np.float64)
            across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
            across /= np.linalg.norm(across, axis=1, keepdims=True)
            normals = body.normals[body.triangles]
            np.testing.assert_allclose(np.linalg.norm(normals, axis=2), 1, atol=1e-5)
            assert np.einsum("ik,ijk->ij", across, normals).min() > 0.99
            below = (layout.centres - body.points[0]) @ around.up
            assert below.min() > 0
            sides = [np.roll(x, 1, axis=1) - x for x in (corners, body.wrap[body.triangles])]
            far, wide = (np.linalg.norm(x, axis=2) for x in sides)
            np.testing.assert_allclose(wide / far, wide[0, 0] / far[0, 0], rtol=1e-4)
        for lamp in around.lamps:
            assert (lamp.place - home.middle) @ around.up > lamp.side / 2


def test_lamps_of_sets_are_where_they_were(read_as_kept: ReadAsKept) -> None:
    layout = in_space(rr.start("ring-majority/cube").variant.layout)
    lines: list[str] = []
    for name in SETS:
        around = surroundings(name, layout, layout.centres, home_of(layout), LIGHT)
        for what, number in (("sky", around.sky), ("up", around.up), ("sun", around.sun)):
            lines.append(f"{name}: {what} {np.round(np.zeros(0) if number is None else number, 2)}")
        for lamp in around.lamps:
            numbers = (*lamp.place, lamp.side, *lamp.light)
            lines.append(f"  {' '.join(f'{number + 0.0:.2f}' for number in numbers)}")
    read_as_kept(lines, "photo-lamps")


def test_without_a_denoiser_light_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyoidn", None)
    light = np.ones((4, 4, 3), dtype=np.float32)
    assert StripDenoiser(lambda: True).denoised(light, light, light, "fast") is light


def test_a_photographed_board_lies_on_the_table_of_its_materials() -> None:
    layout = in_space(rr.start("loop/mini").variant.layout)
    home = home_of(layout)
    seen = set()
    for name, materials in MATERIALS.items():
        around = surroundings("table", layout, layout.centres, home, LIGHT.dressed(materials))
        (top,) = around.bodies
        if materials.table is not None:
            assert np.allclose(top.finish.colour, linear(materials.table.colour)), name
            assert top.finish.texture == materials.table.texture
        seen.add((*top.finish.colour.tolist(), top.finish.texture))
    assert len(seen) == len(MATERIALS)  # paint has a table of its own


def test_the_longer_side_of_a_picture_says_how_fine_textures_are() -> None:
    assert grain_size((3840, 300)) == grain_size((300, 3840)) > grain_size((300, 300))


@pytest.mark.few(4)
@pytest.mark.parametrize("name", TEXTURES)
def test_a_texture_is_the_same_with_fewer_samples(name: str) -> None:
    grey = np.full(3, 0.5, dtype=np.float32)
    whole, fewer = (grain_picture(grey, name, size).astype(float) for size in (512, 384))
    coarse = whole.reshape(128, 4, 128, 4, 3).mean(axis=(1, 3))
    like = fewer.reshape(128, 3, 128, 3, 3).mean(axis=(1, 3))
    assert np.abs(like - coarse).max() < 0.06
    assert np.corrcoef(like.ravel(), coarse.ravel())[0, 1] > 0.95


@pytest.mark.parametrize("name", MATERIALS)
def test_a_texture_has_the_colour_of_its_material_on_the_whole(name: str) -> None:
    materials = MATERIALS[name]
    for material in (*materials.pads.values(), *materials.stones.values(), materials.column):
        finish = finish_of(material)
        assert finish.glass == material.glass
        np.testing.assert_allclose(finish.colour, linear(material.colour))
        if finish.texture:
            picture = grain_picture(finish.colour, finish.texture, 256)
            mean = picture.reshape(-1, 3).mean(axis=0, dtype=float)
            np.testing.assert_allclose(mean, linear(material.colour), atol=0.05)


@pytest.mark.nightly
def test_a_photograph_shows_the_grain_where_a_drawing_does() -> None:
    position = rr.start("path-tiles/free-turns", 1)
    layout = in_space(position.variant.layout)
    place = 32  # without a tile, where dark lines run
    middle = tuple(layout.centres[place].tolist())
    above = replace(camera_at(-90, 89), parallel=True, middle=middle)
    camera = above.zoomed(9)
    camera = replace(camera, zoom=0.5 * camera.zoom * layout.radii[place] / camera.half_height(1))
    content = content_of(position, None, False)
    size = 120, 120
    photo = photograph(layout, content, camera, LIGHT, size, PhotoStyle())
    drawing = draw(layout, content, camera, LIGHT, FAST, size)
    one, other = (fine(picture)[20:-20, 20:-20].ravel() for picture in (photo, drawing))
    assert np.corrcoef(one, other)[0, 1] > 0.75


@pytest.mark.nightly
def test_one_sees_through_glass_in_a_photograph() -> None:
    assert seen_of_a_pad_below("glass") > 4 > 2 > seen_of_a_pad_below("porcelain")


def seen_of_a_pad_below(materials: str) -> float:
    """Return how much the middle of a stone changes, of 255, when the pad below it is marked."""
    position, theme = rr.start("ring-majority/cube"), dressed_theme("light", materials)
    layout = in_space(position.variant.layout)
    home = home_of(layout)
    place = int((layout.normals @ home.axes[2]).argmax())
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[place] = 1
    near = replace(home, middle=tuple(layout.centres[place].tolist()), parallel=True)
    camera = replace(near, zoom=2 * near.zoom * layout.radii[place] / near.half_height(1))
    plain = replace(content_of(position, None, False), stones=stones)
    one, other = (
        photograph(layout, content, camera, theme, (32, 32), PhotoStyle())[12:20, 12:20, :3]
        for content in (plain, replace(plain, causes=(place,)))
    )
    means = one.mean(axis=(0, 1)), other.mean(axis=(0, 1))
    return float(np.abs(means[0] - means[1]).max())


def fine(picture: Picture) -> NDArray[np.float64]:
    """Return what is finer than some pixels in a picture, float64 (height, width)."""
    grey = Image.fromarray(picture[..., :3]).convert("L")
    blurred = grey.filter(ImageFilter.GaussianBlur(8))
    return np.asarray(grey, dtype=np.float64) - np.asarray(blurred, dtype=np.float64)


@pytest.mark.parametrize("uid", ["ring-majority/grid", "path-tiles/free-turns"])
def test_a_scene_is_sent_with_the_names_of_its_textures(uid: str) -> None:
    position = rr.start(uid, 1)
    layout = in_space(position.variant.layout)
    content = content_of(position, None, False)
    scene = scene_of(layout, content, home_of(layout), LIGHT, (3840, 2160), PhotoStyle("table"))
    assert len(pickle.dumps(scene)) < 8e6


def noisy_light(strength: float) -> Iterator[NDArray[np.float32]]:
    """Yield passes of grey light with noise."""
    rng = np.random.default_rng(5)
    while True:
        light = 0.3 + strength * rng.standard_normal((48, 64, 4))
        yield np.maximum(0, light).astype(np.float32)


def exposed(strength: float, denoised: bool) -> tuple[Exposure, list[float]]:
    """Return an exposure to noisy light, and the shares that it told."""
    exposure, shares = Exposure(denoised), []
    for light in noisy_light(strength):
        exposure.add(light)
        shares.append(exposure.share)
        if exposure.done:
            return exposure, shares
    raise AssertionError


def test_noisy_light_is_exposed_for_longer_until_it_is_clear() -> None:
    quiet, loud = exposed(0.01, False)[0], exposed(0.1, False)[0]
    assert 2 < quiet.passes < loud.passes < 120
    assert loud.noise < 2.6
    assert exposed(0.1, True)[0].passes < loud.passes
    np.testing.assert_allclose(loud.mean.mean(), 0.3, atol=0.01)


def test_an_exposure_ends_however_noisy_it_is_and_tells_how_far_it_is() -> None:
    exposure, shares = exposed(3.0, False)
    assert exposure.passes == 120
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert 0.4 < shares[59] < 0.6


def test_light_is_developed_without_turning_round_and_white_stays_the_most() -> None:
    light = np.linspace(0, 30, 4000, dtype=np.float32)
    grey = np.column_stack([light, light, light, np.ones_like(light)])[None]
    shown = developed(grey)[0, :, 0].astype(int)
    assert shown[0] == 0
    assert (np.diff(shown) >= 0).all()
    assert 245 < shown[-1] <= 255
    red = developed(np.array([[[20.0, 1.0, 1.0, 1.0]]], dtype=np.float32))[0, 0]
    assert red[0] > red[1] == red[2]


def test_an_unknown_set_and_a_missing_library_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UserError, match=r"'moon' \(choose from studio, table, sky\)"):
        check_photo(PhotoStyle("moon"))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(UserError, match="Mitsuba, which is not available for this machine"):
        check_photo(PhotoStyle())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have all of them")
def test_a_library_that_the_system_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    known = "ringrealms3d.exports.photo.photograph._LIBRARIES"
    monkeypatch.setattr(known, {"libatomic.so.none": "libatomic1"})
    with pytest.raises(UserError, match=r"missing libatomic.so.none .*apt-get install libatomic1"):
        check_photo(PhotoStyle())


def test_a_tracer_that_fails_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    with pytest.raises(UserError, match="the photograph failed: "):
        taken("ring-majority/tet", PhotoStyle())


@pytest.mark.nightly
def test_the_command_writes_a_photograph_and_tells_its_progress(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "photo.png"
    words = "render ring-majority/tet --quality photo --size 64x48 --progress -o"
    done = run_here(capsys, *words.split(), str(target))
    assert (done.code, done.err) == (0, "")
    assert done.out.split()[-1] == "100%"
    assert target.read_bytes().startswith(b"\x89PNG")
    assert not list(tmp_path.glob(".*"))


def test_mitsuba_is_loaded_by_the_tracer_alone() -> None:
    program = "import sys, ringrealms3d.exports.picture; print('mitsuba' in sys.modules)"
    assert run_python("-c", program).stdout.strip() == "False"


def test_the_tracer_of_boards_at_rest_does_without_vtk() -> None:
    program = "import sys, ringrealms3d.exports.photo.rest_tracer; print('pyvista' in sys.modules)"
    assert run_python("-c", program).stdout.strip() == "False"
