"""What OpenGL is told of a board: lamps, what each thing reflects, how it is drawn."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from vtkmodules.vtkCommonCore import reference

from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.games import variant
from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.board_scene import BoardScene
from ringrealms3d.scene.graphics import prepare_offscreen
from ringrealms3d.scene.quality import FAST, FINEST, Quality
from ringrealms3d.scene.theme import dressed_theme
from tests.kept_texts import ReadAsKept
from tests.scene.test_kept_pictures import marked, played


def values(thing: Any, *names: str) -> str:
    """Return what some getters of a thing return."""
    return ", ".join(f"{name} {number(getattr(thing, f'Get{name}')())}" for name in names)


def number(value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(map(number, value))
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def of_renderer(renderer: Any) -> Iterator[str]:
    """Yield how everything is lit and smoothed."""
    yield values(renderer, "Background", "Background2", "GradientBackground", "UseFXAA", "UseOIT")
    yield values(renderer, "UseImageBasedLighting", "UseSphericalHarmonics")
    yield values(renderer.GetFXAAOptions(), "UseHighQualityEndpoints", "EndpointSearchIterations")
    yield values(renderer.GetEnvMapLookupTable(), "LUTSize", "LUTSamples")
    yield values(renderer.GetEnvMapPrefiltered(), "PrefilterMaxSamples")
    lights = renderer.GetLights()
    for each in (lights.GetItemAsObject(n) for n in range(lights.GetNumberOfItems())):
        yield "lamp: " + values(each, "Position", "DiffuseColor", "Intensity", "LightType")


def of_actor(actor: Any) -> Iterator[str]:
    """Yield how a thing is drawn."""
    prop, mapper = actor.GetProperty(), actor.GetMapper()
    yield values(prop, "Interpolation", "Roughness", "Metallic", "CoatStrength", "CoatRoughness")
    yield values(prop, "Lighting", "Opacity", "BackfaceCulling")
    yield values(actor, "Visibility", "Pickable", "ForceTranslucent", "ForceOpaque")
    offsets = reference(0.0), reference(0.0)
    mapper.GetRelativeCoincidentTopologyPolygonOffsetParameters(*offsets)
    yield f"offsets {offsets[0]} {offsets[1]}"
    for texture in filter(None, (prop.GetTexture("albedoTex"), actor.GetTexture())):
        size = texture.GetInput().GetDimensions()
        flags = "Repeat", "Interpolate", "Mipmap", "UseSRGBColorSpace"
        yield f"texture {size} {values(texture, *flags, 'MaximumAnisotropicFiltering')}"
    shader = actor.GetShaderProperty()
    for place in range(shader.GetNumberOfShaderReplacements()):
        name, first, text, everywhere = (reference(x) for x in ("", False, "", False))
        shader.GetNthShaderReplacement(place, name, first, text, everywhere)
        yield f"{name} {first} {everywhere} {zlib.crc32(str(text).encode()):08x}"


@pytest.mark.parametrize(
    ("uid", "theme", "quality", "opening"),
    [
        ("loophole-2d/14", dressed_theme("dark"), FINEST, CLOSED),
        ("loop/mini", dressed_theme("light", "slate-and-brass"), FAST, Opening(see_through=True)),
    ],
)
def test_what_is_told_of_a_board(
    uid: str, theme: Any, quality: Quality, opening: Opening, read_as_kept: ReadAsKept
) -> None:
    prepare_offscreen()
    import pyvista as pv

    plotter = pv.Plotter(off_screen=True, window_size=[100, 100])
    try:
        scene = BoardScene(plotter, in_space(variant(uid).layout), theme, quality)
        scene.show(marked(*played(uid)))
        scene.lay_open(opening)
        lines = list(of_renderer(plotter.renderer))
        told = ("; ".join(of_actor(each)) for each in plotter.renderer.GetActors())
        lines += dict.fromkeys(told)
    finally:
        plotter.close()
    read_as_kept(lines, f"stage-{uid.replace('/', '-')}")
