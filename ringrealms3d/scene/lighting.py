"""Lamps, reflections and the effects of a preset."""

from __future__ import annotations

import pyvista as pv
from vtkmodules.vtkRenderingCore import vtkRenderer, vtkTexture

from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.sky import LAMPS, sky_picture
from ringrealms3d.scene.theme import Theme

_SMOOTHED_PIXELS = 4


def light(plotter: pv.BasePlotter, theme: Theme, quality: Quality) -> None:
    """Set background, lamps, reflections and the preset's effects."""
    plotter.set_background(theme.sky[1], top=theme.sky[0])
    plotter.remove_all_lights()
    _shine_on(plotter.renderer)
    plotter.disable_anti_aliasing()
    if quality.smooth_frames:
        plotter.enable_anti_aliasing("ssaa")
    else:
        _smooth_edges(plotter.renderer)


def _smooth_edges(renderer: vtkRenderer) -> None:
    """Smooth edges in the finished picture, in the quick way, and no farther than a few pixels.

    The thorough way takes five percent of a frame more in software, and looks the same.
    """
    renderer.UseFXAAOn()
    options = renderer.GetFXAAOptions()
    options.SetUseHighQualityEndpoints(False)
    options.SetEndpointSearchIterations(_SMOOTHED_PIXELS)


def _shine_on(renderer: vtkRenderer) -> None:
    """Give a renderer lamps and reflections."""
    for lamp in LAMPS:
        renderer.AddLight(_lamp(*lamp))
    renderer.UseImageBasedLightingOn()
    renderer.UseSphericalHarmonicsOn()
    if renderer.GetEnvironmentTexture() is None:  # what it reflects is worked out only once
        renderer.SetEnvironmentTexture(_sky_texture(), False)
    renderer.GetEnvMapPrefiltered().SetPrefilterMaxSamples(64)
    renderer.GetEnvMapLookupTable().SetLUTSize(64)
    renderer.GetEnvMapLookupTable().SetLUTSamples(64)


def _lamp(position: tuple[float, float, float], colour: Colour, intensity: float) -> pv.Light:
    """Return a lamp that is fixed to the camera."""
    return pv.Light(position=position, color=colour, intensity=intensity, light_type="camera light")


def _sky_texture() -> vtkTexture:
    picture = sky_picture()
    height, width, _ = picture.shape
    image = pv.ImageData(dimensions=(width, height, 1))
    image.point_data["light"] = picture.reshape(-1, 3)
    texture = vtkTexture()
    texture.SetInputData(image)
    texture.SetColorModeToDirectScalars()
    texture.MipmapOn()
    texture.InterpolateOn()
    return texture
