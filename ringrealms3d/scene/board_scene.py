"""The picture of one board in a VTK renderer: built once, then changed site by site."""

from __future__ import annotations

import numpy as np
import pyvista as pv
from numpy.typing import NDArray
from vtkmodules.vtkRenderingCore import vtkTexture

from ringrealms3d.core.layout import SolidLayout
from ringrealms3d.core.outcome import Sites
from ringrealms3d.scene.actors import QUIET, add_surface, linear, poly_data, refill
from ringrealms3d.scene.camera import VIEW_ANGLE, Camera
from ringrealms3d.scene.content import STRONGEST, Content, discs_of
from ringrealms3d.scene.environment import sky_picture
from ringrealms3d.scene.mesh_data import MeshData
from ringrealms3d.scene.motion import MovingPieces
from ringrealms3d.scene.pads import body_mesh, pad_mesh
from ringrealms3d.scene.pieces import (
    best_mesh,
    candidate_mesh,
    cross_mesh,
    dot_mesh,
    last_mesh,
    stone_mesh,
)
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Colour, Material, Theme

_HOVER_TINT = 0.55
_CAUSE_TINT = 0.5  # how much of the capture colour a ring's pads take on


class BoardScene:
    """One board in one renderer.

    The pads are one mesh whose colours are edited in place; each seat's stones and each kind of
    mark are one mesh, rebuilt when they change. Nothing here draws: the caller renders.
    """

    def __init__(
        self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme, quality: Quality
    ) -> None:
        """Add the board to a plotter's first renderer."""
        self._plotter = plotter
        self._layout = layout
        self._theme = theme
        _light(plotter, theme, quality)
        self._add(body_mesh(layout), theme.body)
        pads = pad_mesh(layout)
        self._owners = pads.owners
        self._pad_colours = _plain_pad_colours(layout, theme)
        self._pads = poly_data(pads)
        self._shown = Content(np.zeros(len(layout.kinds), dtype=np.int8))
        self._resting = self._shown.stones
        self._hovered: int | None = None
        self._pads.point_data["rgb"] = self._painted()
        roughness = theme.pad(layout.kinds[0]).roughness
        plotter.add_mesh(
            self._pads,
            scalars="rgb",
            rgb=True,
            pbr=True,
            roughness=roughness,
            metallic=0.0,
            **QUIET,
        )
        materials = [theme.stones[name] for name in layout.colours]
        self._stones = [
            self._add(stone_mesh(layout, self._shown.stones, seat), material)
            for seat, material in enumerate(materials)
        ]
        self._moving = MovingPieces(plotter, layout, materials)
        self._last = self._add(last_mesh(layout, ()), Material(theme.last, 0.35))
        self._legal = self._add(dot_mesh(layout, ()), Material(theme.legal, 0.6))
        self._taken = self._add(cross_mesh(layout, ()), Material(theme.ink, 0.5))
        self._discs = [
            self._add(candidate_mesh(layout, ()), Material(theme.candidate(strength), 0.5))
            for strength in (*range(STRONGEST + 1), STRONGEST)
        ]
        self._best = self._add(best_mesh(layout, ()), Material(theme.best, 0.35))

    def show(self, content: Content) -> None:
        """Change pieces and marks to what a content says."""
        self.show_marks(content)
        self._rest(content.stones)

    def show_marks(self, content: Content) -> bool:
        """Change the marks alone to what a content says; return whether any differs."""
        layout, shown = self._layout, self._shown
        self._shown = content
        if content.causes != shown.causes:
            self._repaint()
        if discs_of(content) != discs_of(shown):
            self._show_discs(discs_of(content))
        if content.last != shown.last:
            refill(self._last, last_mesh(layout, content.last))
        if (content.legal, content.taken) != (shown.legal, shown.taken):
            free = tuple(site for site in content.legal if site not in content.taken)
            refill(self._legal, dot_mesh(layout, free))
            refill(self._taken, cross_mesh(layout, content.taken))
        return _marks_of(content) != _marks_of(shown)

    def begin_move(self, content: Content, placed: NDArray[np.int8]) -> None:
        """Change pieces and marks, and let those that come and go begin to move.

        Args:
            placed: what stood on each place after the piece was placed and before any capture.
        """
        self.show(content)
        last = np.isin(np.arange(len(placed)), content.last)
        self._rest(np.where(last, 0, content.stones))
        self._moving.begin(
            arriving=np.where(last, content.stones, 0),
            leaving=np.where(content.stones == 0, placed, 0),
        )

    def move_on(self, share: float) -> None:
        """Show the moving pieces after a share of their time."""
        self._moving.show(share)

    def end_move(self) -> None:
        """Let all pieces rest."""
        self._moving.end()
        self._rest(self._shown.stones)

    def hover(self, site: int | None) -> None:
        """Light up the pad of a site, or none."""
        self._hovered = site
        self._repaint()

    def look(self, camera: Camera, aspect: float) -> None:
        """Move the eye; the lights stay with it, as if the board turned in a hand."""
        right, up, _ = camera.axes
        view = self._plotter.renderer.camera
        view.focal_point = (0.0, 0.0, 0.0)
        view.position = tuple(camera.eye(aspect))
        view.up = tuple(up)
        view.view_angle = VIEW_ANGLE
        distance = camera.distance(aspect)
        view.clipping_range = (max(0.02, distance - 1.3), distance + 1.3)
        self._plotter.renderer.SetEnvironmentUp(*up)
        self._plotter.renderer.SetEnvironmentRight(*right)

    def _show_discs(self, groups: tuple[Sites, ...]) -> None:
        for disc, sites in zip(self._discs, groups, strict=True):
            refill(disc, candidate_mesh(self._layout, sites))
        refill(self._best, best_mesh(self._layout, groups[-1]))

    def _rest(self, stones: NDArray[np.int8]) -> None:
        """Show these as the pieces that do not move; a seat without a change is left alone."""
        for seat, mesh in enumerate(self._stones):
            differs = (stones == seat + 1) != (self._resting == seat + 1)
            if differs.any():
                refill(mesh, stone_mesh(self._layout, stones, seat))
        self._resting = stones

    def _add(self, mesh: MeshData, material: Material) -> pv.PolyData:
        data = poly_data(mesh)
        add_surface(self._plotter, data, material)
        return data

    def _repaint(self) -> None:
        self._pads.point_data["rgb"][:] = self._painted()
        self._pads.GetPointData().GetScalars().Modified()

    def _painted(self) -> NDArray[np.uint8]:
        """Return the pads' colours, uint8 (points, 3)."""
        colours = self._pad_colours.copy()
        causes = list(self._shown.causes)
        colours[causes] += (np.array(self._theme.capture) - colours[causes]) * _CAUSE_TINT
        if self._hovered is not None:
            plain = colours[self._hovered]
            colours[self._hovered] += (np.array(self._theme.hover) - plain) * _HOVER_TINT
        return np.asarray(np.round(linear(colours) * 255), dtype=np.uint8)[self._owners]


def _marks_of(content: Content) -> tuple[tuple[int, ...] | tuple[Sites, ...], ...]:
    """Return what is drawn besides the pieces."""
    return (content.causes, content.last, content.legal, content.taken, discs_of(content))


def _plain_pad_colours(layout: SolidLayout, theme: Theme) -> NDArray[np.float64]:
    return np.array([theme.pad(kind).colour for kind in layout.kinds])


def _light(plotter: pv.BasePlotter, theme: Theme, quality: Quality) -> None:
    """Set background, lamps, reflections and the preset's effects."""
    renderer = plotter.renderer
    plotter.set_background(theme.sky[1], top=theme.sky[0])
    plotter.remove_all_lights()
    plotter.add_light(_lamp((-0.7, 0.9, 1.0), (1.0, 1.0, 1.0), 2.0))
    plotter.add_light(_lamp((0.9, -0.3, 0.6), (1.0, 0.95, 0.9), 0.7))
    renderer.UseImageBasedLightingOn()
    renderer.UseSphericalHarmonicsOn()
    renderer.SetEnvironmentTexture(_sky_texture(), False)
    renderer.GetEnvMapPrefiltered().SetPrefilterMaxSamples(64)
    renderer.GetEnvMapLookupTable().SetLUTSize(64)
    renderer.GetEnvMapLookupTable().SetLUTSamples(64)
    if quality.occlusion_samples:
        plotter.enable_ssao(
            radius=0.09, bias=0.004, kernel_size=quality.occlusion_samples, blur=True
        )
    renderer.UseFXAAOn()  # VTK's supersampling draws sixteen times the pixels


def _lamp(position: tuple[float, float, float], colour: Colour, intensity: float) -> pv.Light:
    """Return a lamp that is fixed to the eye."""
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
