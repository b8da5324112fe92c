"""Themes keep things apart for every eye; presets and themes are found by name; the sky is sane."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import combinations, pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.scene.content import STRONGEST
from ringrealms3d.scene.graphics import Graphics, NoGraphicsError, graphics_of
from ringrealms3d.scene.materials import (
    MATERIALS,
    Colour,
    Material,
    colour,
    get_materials,
    opposite,
)
from ringrealms3d.scene.quality import FAST, FINE, FINEST, QUALITIES, get_quality
from ringrealms3d.scene.sky import sky_picture
from ringrealms3d.scene.theme import THEMES, Theme, dressed_theme, get_theme
from tests.kept_texts import ReadAsKept

# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
# deficiency" (2009), full severity, for linear light
SIGHTS = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
}
TO_XYZ = np.array(
    [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
) / np.array([[0.9505], [1.0], [1.089]])

SOLID_KINDS = ("face", "edge", "vertex")
FLAT_KINDS = ("cell", "gap", "pillar")

DRESSED = [theme.dressed(x) for theme in THEMES.values() for x in MATERIALS.values()]

each_theme = pytest.mark.parametrize(
    "theme", [*THEMES.values(), *DRESSED], ids=lambda theme: f"{theme.name}-{theme.materials.name}"
)
each_sight = pytest.mark.parametrize("sight", SIGHTS)


def xyz(screen: Colour, sight: str) -> NDArray[np.float64]:
    """Return a screen colour as an eye sees it, in CIE XYZ with white at 1."""
    values = np.array(screen)
    light = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    return np.asarray(TO_XYZ @ np.clip(SIGHTS[sight] @ light, 0, 1))


def lab(screen: Colour, sight: str) -> NDArray[np.float64]:
    """Return a screen colour as an eye sees it, in CIE L*a*b*."""
    parts = xyz(screen, sight)
    x, y, z = np.where(parts > 216 / 24389, np.cbrt(parts), (24389 / 27 * parts + 16) / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def difference(one: Colour, two: Colour, sight: str = "normal") -> float:
    """Return how different two colours look; 2 is just seen, 100 is black and white."""
    return float(np.linalg.norm(lab(one, sight) - lab(two, sight)))


def lightness_apart(one: Colour, two: Colour, sight: str) -> float:
    """Return how much lighter one of two colours looks, from 0 to 100."""
    return float(abs(lab(one, sight)[0] - lab(two, sight)[0]))


def contrast(one: Colour, two: Colour) -> float:
    """Return the ratio of luminances that the W3C's accessibility guidelines define."""
    low, high = sorted(xyz(c, "normal")[1] for c in (one, two))
    return float((high + 0.05) / (low + 0.05))


def test_one_theme_is_dark() -> None:
    assert [name for name, theme in THEMES.items() if theme.is_dark] == ["dark"]


def test_differences_are_those_of_the_textbook() -> None:
    assert difference((0, 0, 0), (1, 1, 1)) == pytest.approx(100, abs=0.1)
    assert contrast((0, 0, 0), (1, 1, 1)) == pytest.approx(21, abs=0.1)
    red, green = (0.7, 0.2, 0.0), (0.35, 0.45, 0.0)
    assert difference(red, green, "deuteranopia") < difference(red, green) / 2


@each_theme
@each_sight
def test_the_two_seats_differ_in_lightness(theme: Theme, sight: str) -> None:
    for one, other in (("red", "blue"), ("black", "white"), ("ebony", "ivory")):
        stones = theme.stones[one].colour, theme.stones[other].colour
        assert difference(*stones, sight) > 50
        assert lightness_apart(*stones, sight) >= 25


@each_theme
@each_sight
def test_stones_stand_out_from_the_pads(theme: Theme, sight: str) -> None:
    least = 40 if theme.name == "colour-blind" else 20
    for name, stone in theme.stones.items():
        coloured = name in ("red", "blue")
        for kind in SOLID_KINDS if coloured else ("cell", "gap"):
            assert difference(stone.colour, theme.pads[kind].colour, sight) > (
                least if coloured else 20
            )


def test_the_stones_of_the_colour_blind_theme_differ_in_brightness_too() -> None:
    stones = get_theme("colour-blind").stones
    assert contrast(stones["red"].colour, stones["blue"].colour) > 3


@pytest.mark.parametrize("name", [name for name in THEMES if name != "black-and-white"])
def test_stones_have_the_colours_that_their_names_say(name: str) -> None:
    theme = get_theme(name)
    for stone, low, high in (("red", 15, 45), ("blue", 260, 310)):
        _, a, b = lab(theme.stones[stone].colour, "normal")
        assert low < np.degrees(np.arctan2(b, a)) % 360 < high
        assert np.hypot(a, b) > 35
    assert lab(theme.stones["black"].colour, "normal")[0] < 20
    assert lab(theme.stones["white"].colour, "normal")[0] > 82


@each_sight
def test_the_mark_of_the_last_move_is_seen_in_the_colour_blind_theme(sight: str) -> None:
    theme = get_theme("colour-blind")
    for ground in (*theme.stones.values(), *theme.pads.values()):
        assert difference(theme.last, ground.colour, sight) > 18


@each_theme
@each_sight
def test_a_pillar_looks_like_neither_seats_man(theme: Theme, sight: str) -> None:
    for name in ("black", "white"):
        man = theme.stones[name].colour
        assert difference(theme.material("stone").colour, man, sight) > 30, name


@each_theme
@each_sight
def test_the_kinds_of_pads_differ(theme: Theme, sight: str) -> None:
    for one, two in (*combinations(SOLID_KINDS, 2), ("cell", "gap"), ("cell", "pillar")):
        assert difference(theme.pads[one].colour, theme.pads[two].colour, sight) > 6, (one, two)


@each_theme
def test_marks_and_the_ground_stand_out(theme: Theme) -> None:
    for pad in theme.pads.values():
        assert difference(theme.body.colour, pad.colour) > 30
        for mark in (theme.edge, theme.capture, theme.cross):
            assert difference(mark, pad.colour) > 25
        for mark in (theme.last, theme.legal, theme.taken, theme.danger):
            assert difference(mark, theme.edge) > 40 or mark == theme.legal
            assert max(difference(x, pad.colour) for x in (mark, theme.edge)) > 25
        assert difference(theme.hover, pad.colour) > 10
    for stone in theme.stones.values():
        for mark in (theme.last, theme.taken, theme.danger):
            assert max(difference(x, stone.colour) for x in (mark, theme.edge)) > 40


@each_theme
def test_marks_of_one_shape_differ(theme: Theme) -> None:
    if theme.names:  # nothing but grey: shapes tell marks apart
        return
    rings = theme.last, theme.capture, theme.beside, theme.hover, theme.best, theme.note
    for one, two in combinations(rings, 2):
        assert difference(one, two) > 30
    for one, two in combinations(theme.signs.values(), 2):
        assert difference(one, two) > 30
    for sign in theme.signs.values():
        assert contrast(sign, opposite(sign)) > 4


@each_theme
def test_a_theme_is_whole(theme: Theme) -> None:
    assert set(theme.pads) == {*SOLID_KINDS, *FLAT_KINDS, "shelf"}
    assert set(theme.stones) == {"red", "blue", "black", "white", "ebony", "ivory"}
    for material in (theme.body, *theme.pads.values(), *theme.stones.values()):
        assert 0 < material.roughness <= 1
        assert 0 <= material.metallic <= 1
        assert all(0 <= part <= 1 for part in material.colour)


@pytest.mark.parametrize("name", THEMES)
def test_materials_are_found_by_name_and_their_colours_give_way_to_those_chosen_for_eyes(
    name: str,
) -> None:
    theme = get_theme(name)
    assert theme is THEMES[name]
    for materials in map(get_materials, MATERIALS):
        dressed = dressed_theme(name, materials.name)
        stands = dressed.pad("face"), dressed.stones["red"], dressed.material("black wire")
        own = theme.pad("face"), theme.stones["red"], theme.material("black wire")
        if theme.keeps_colours:
            assert [x.colour for x in stands] == [x.colour for x in own]
            assert dressed.pad("face").texture == materials.pad("face").texture
        else:
            assert dressed.materials is materials
    with pytest.raises(ValueError, match=r"'tin'.*walnut-and-maple, slate-and-brass, porcelain"):
        get_materials("tin")


def test_colour_codes_are_read() -> None:
    assert colour("#d55e00") == pytest.approx((213 / 255, 94 / 255, 0))


def test_an_unknown_theme_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'neon'.*light, dark, colour-blind"):
        get_theme("neon")


def test_an_unknown_quality_is_named_with_those_there_are() -> None:
    assert [get_quality(name) for name in QUALITIES] == [FAST, FINE, FINEST]
    with pytest.raises(ValueError, match=r"'best'.*fast, fine, finest"):
        get_quality("best")


def test_fine_does_more_than_fast() -> None:
    assert FINE.supersampling
    assert not FAST.supersampling


@pytest.mark.parametrize(
    ("renderer", "name"),
    [
        ("llvmpipe (LLVM 15.0.6, 256 bits)", "fast"),
        ("SwiftShader Device", "fast"),
        ("NVIDIA GeForce RTX 3060/PCIe/SSE2", "finest"),
        ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", "fine"),
    ],
)
def test_software_drawing_gets_the_fast_preset(renderer: str, name: str) -> None:
    assert Graphics("4.5", renderer).fitting_quality.name == name


class Window:
    """Stands in for a render window that reports these capabilities."""

    def __init__(self, report: str) -> None:
        self.report = report

    def ReportCapabilities(self) -> str:
        return self.report


def test_capabilities_are_read_from_the_windows_report() -> None:
    report = "OpenGL vendor string:  Mesa\nOpenGL renderer string:  llvmpipe: x\n"
    found = graphics_of(Window(report + "OpenGL version string:  4.5 (Core)\n"))
    assert found == Graphics("4.5 (Core)", "llvmpipe: x")
    nameless = graphics_of(Window("OpenGL version string:  4.5\n"))
    assert nameless == Graphics("4.5", "unknown renderer")
    with pytest.raises(NoGraphicsError, match="OpenGL gives no version"):
        graphics_of(Window(report))


def test_the_sky_is_finite_light_with_a_bright_window_above() -> None:
    sky = sky_picture()
    assert sky.shape == (64, 128, 3)
    assert sky.dtype == np.float32
    assert np.isfinite(sky).all()
    assert sky.min() > 0.05
    assert sky.max() > 4 * np.median(sky)
    assert sky[32:].mean() > 1.5 * sky[:32].mean()
    assert sky[32:].max() == sky.max()


def test_the_sky_closes_behind() -> None:
    sky = sky_picture()
    steps = np.abs(np.diff(sky, axis=1)).max()
    assert np.abs(sky[:, 0] - sky[:, -1]).max() <= steps


@each_theme
@each_sight
def test_candidates_stand_out_and_their_strengths_differ(theme: Theme, sight: str) -> None:
    colours = [theme.candidate(strength) for strength in range(STRONGEST + 1)]
    np.testing.assert_allclose((colours[0], colours[-1]), (theme.weak, theme.best))
    for weaker, stronger in pairwise(colours):
        assert difference(weaker, stronger, sight) > 12
    for pad in theme.pads.values():
        assert difference(theme.best, pad.colour, sight) > 30
        assert difference(theme.weak, pad.colour, sight) > 5
    assert contrast(theme.best, theme.weak) > 3


def pads_under(name: str, theme: Theme) -> list[Colour]:
    """Return the pads that stones of a colour stand on."""
    kinds = SOLID_KINDS if name in ("red", "blue") else ("cell", "gap")
    return [theme.pads[kind].colour for kind in kinds]


def test_high_contrast_has_the_ratios_that_the_guidelines_ask_of_graphics() -> None:
    """WCAG 2.2, success criterion 1.4.11: 3 to 1 beside what lies next to it."""
    theme = get_theme("high-contrast")
    for one, other in (("red", "blue"), ("black", "white")):
        assert contrast(theme.stones[one].colour, theme.stones[other].colour) >= 3
    for name, stone in theme.stones.items():
        for pad in pads_under(name, theme):
            assert contrast(stone.colour, pad) >= 3, name
        assert max(contrast(ring, stone.colour) for ring in (theme.last, theme.edge)) >= 3
    for pad in (material.colour for material in theme.pads.values()):
        assert max(contrast(ring, pad) for ring in (theme.last, theme.edge)) >= 2.5
        assert contrast(theme.body.colour, pad) >= 2.5
    for kind in (*SOLID_KINDS, "cell", "gap"):
        for mark in (theme.legal, theme.cross):
            assert contrast(mark, theme.pads[kind].colour) >= 3, kind
    assert all(contrast(theme.ink, sky) >= 7 for sky in theme.sky)


def test_black_and_white_is_grey_and_tells_kinds_by_patterns_and_marks_by_shapes() -> None:
    theme = get_theme("black-and-white")
    pads = [material.colour for material in theme.pads.values()]
    stones = [material.colour for material in theme.stones.values()]
    marks = [theme.last, theme.legal, theme.capture, theme.hover, theme.best, theme.ink]
    assert all(len(set(shade)) == 1 for shade in (*pads, *stones, *marks, *theme.sky))
    assert contrast(theme.stones["red"].colour, theme.stones["blue"].colour) == pytest.approx(21)
    assert all(contrast(theme.stones["black"].colour, pad) >= 3 for pad in pads)
    assert all(contrast(theme.legal, pad) >= 3 for pad in pads)
    white = theme.stones["white"].colour
    assert all(contrast(white, pad) >= 1.8 for pad in pads)  # a dark rim and a hollow do the rest
    assert len({theme.hatches.get(kind) for kind in SOLID_KINDS}) == 3
    assert len({theme.hatches.get(kind) for kind in (*FLAT_KINDS, "cause")}) == 4
    assert contrast(theme.last, theme.edge) == pytest.approx(21)


@each_theme
def test_other_themes_have_no_patterns(theme: Theme) -> None:
    assert bool(theme.hatches) == (theme.name == "black-and-white")


def test_paths_of_both_colours_are_seen_on_grey_tiles() -> None:
    theme = get_theme("black-and-white")
    tile = theme.material("tile").colour
    assert all(contrast(theme.stones[name].colour, tile) > 4 for name in ("red", "blue"))
    assert contrast(tile, theme.pad("cell").colour) > 2.2


@pytest.mark.parametrize("name", ["high-contrast", "black-and-white"])
def test_pieces_stand_out_from_the_sky_where_contrast_is_all(name: str) -> None:
    theme = get_theme(name)
    for sky in theme.sky:
        for material in (*theme.stones.values(), theme.body):
            assert contrast(material.colour, sky) >= 2.0
        assert contrast(theme.ink, sky) >= 4.5


def values_in(name: str, value: object) -> Iterator[str]:
    """Yield a line for each material or other value that is anywhere in another one."""
    if isinstance(value, Material):
        parts = (getattr(value, each.name) for each in fields(value))
        yield f"{name}: {'; '.join(map(told, parts))}"
    elif is_dataclass(value):
        for each in fields(value):
            yield from values_in(f"{name} {each.name}", getattr(value, each.name))
    elif isinstance(value, Mapping):
        for key in value:
            yield from values_in(f"{name} {key}", value[key])
    else:
        yield f"{name}: {told(value)}"


def told(value: object) -> str:
    if not isinstance(value, tuple | np.ndarray | float):
        return str(value)
    return " ".join(f"{each:.4f}" for each in np.asarray(value, dtype=float).ravel())


def test_themes_and_materials_are_as_they_were(read_as_kept: ReadAsKept) -> None:
    lines = (line for each in (THEMES, MATERIALS) for line in values_in("", each))
    read_as_kept(map(str.strip, lines), "themes")
