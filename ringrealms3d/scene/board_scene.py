"""The picture of one board in a VTK renderer: built once, then changed place by place."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pyvista as pv
from numpy.typing import NDArray

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.solid_layout import SolidLayout, present
from ringrealms3d.scene.actors import add_surface, poly_data
from ringrealms3d.scene.aiming import aim
from ringrealms3d.scene.arrangement import Opening, faded, hides_places, is_pile, opened
from ringrealms3d.scene.bridge_layer import BridgeLayer
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.content import (
    Content,
    discs_of,
    first_places,
    held_sites,
    without_places,
)
from ringrealms3d.scene.feature_layer import FeatureLayer, features_of
from ringrealms3d.scene.frame_layer import FrameLayer
from ringrealms3d.scene.ghost import Ghost, Ray
from ringrealms3d.scene.glow import swollen
from ringrealms3d.scene.lighting import light
from ringrealms3d.scene.mark_layer import MarkLayer
from ringrealms3d.scene.mesh_data import mesh_of
from ringrealms3d.scene.motion import MovingPieces
from ringrealms3d.scene.pad_layer import PadLayer, Tint
from ringrealms3d.scene.pads import body_mesh
from ringrealms3d.scene.passage import passage_of
from ringrealms3d.scene.piece_layer import PieceLayer
from ringrealms3d.scene.pieces import Stones
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Colour, Material, Theme, blended
from ringrealms3d.scene.way_layer import WayLayer

_HOVER_TINT = 0.55
_CAUSE_TINT = 0.5  # how much of the capture colour the pads of what captured or decided take on
_FADED = 0.16
_GLOW = 0.55
_FITTING_TINT = 0.45  # how much of the colour of what can move the pads that fit a piece take on
_BRIGHT = (1.0, 1.0, 1.0)
_WAY_SHARE = 0.6
_GLOW_SHARE = 0.4


class BoardScene:
    """One board in one renderer.

    The pads are one mesh whose colours are edited in place; pieces are one mesh a material, and
    each kind of mark is one, rebuilt when they change. Nothing here draws: the caller renders.
    """

    def __init__(
        self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme, quality: Quality
    ) -> None:
        """Add the board to a plotter's first renderer."""
        self._plotter = plotter
        self._closed = self._layout = layout
        self._theme = theme
        self._faded = np.zeros(layout.places, dtype=np.bool_)
        self._shown = Content(np.zeros(layout.places, dtype=np.int8))
        self._hovered: int | None = None
        light(plotter, theme, quality)
        self._body = add_surface(plotter, poly_data(body_mesh(layout)), theme.body)
        for fixture in layout.fixtures:
            add_surface(plotter, poly_data(mesh_of(fixture)), theme.material(fixture.material))
        self._bridges = BridgeLayer(plotter, layout, theme)
        self._pads = PadLayer(plotter, layout, theme)
        self._resting = PieceLayer(plotter, layout, theme.material)
        self._faint = PieceLayer(plotter, layout, theme.material)
        self._faint.fade(_FADED)
        self._moving = MovingPieces(plotter, layout, theme.material)
        seats = [theme.stones[name].colour for name in layout.colours]
        self._glows = [
            PieceLayer(plotter, swollen(layout), lambda _, colour=colour: _glow(colour))  # type: ignore[misc]
            for colour in seats
        ]
        for glow in self._glows:
            glow.fade(_GLOW)
        self._ghost = Ghost(plotter, layout, theme)
        self._lifted: int | None = None
        self._trails = [WayLayer(plotter, layout, _glow(colour).colour) for colour in seats]
        self._ways = [WayLayer(plotter, layout, colour) for colour in _way_colours(theme)]
        self._marks = MarkLayer(plotter, layout, theme, self._shown)
        self._frames = FrameLayer(plotter, layout, theme)
        self._features = FeatureLayer(plotter, layout, theme)

    def show(self, content: Content) -> None:
        """Change pieces and marks to what a content says; a ghost vanishes."""
        self.show_marks(content)
        self._rest(self._shown.stones)
        self._point()

    def show_marks(self, content: Content) -> bool:
        """Change the marks alone to what a content says; return whether any differs."""
        content = first_places(content, self._layout.places)
        shown, self._shown = self._shown, content
        self._marks.show(without_places(content, self._faded))
        self._frames.show(content)
        self._features.show(content)
        if _tinted(content) != _tinted(shown):
            self._repaint()
        self._show_glows()
        self._bridges.light(content)
        if (content.ways, content.trails) != (shown.ways, shown.trails):
            self._lay_ways()
        return _marks_of(content) != _marks_of(shown)

    def begin_move(self, content: Content, placed: NDArray[np.int8]) -> float:
        """Change pieces and marks, and let those that come, go and turn over begin to move.

        Return how long they take, 1 for a piece that is placed.

        Args:
            placed: what stood on each place after the piece was placed and before any capture.
        """
        before = self._shown.stones
        self.show_marks(content)
        stones = self._shown.stones
        passage = passage_of(before, stones, self._shown.last, placed[: len(stones)])
        self._rest(passage.resting)
        self._moving.begin(passage)
        return self._moving.length

    def move_on(self, share: float) -> None:
        """Show the moving pieces after a share of their time."""
        self._moving.show(share)

    def end_move(self) -> None:
        """Let all pieces rest."""
        self._moving.end()
        self._rest(self._shown.stones)

    def travel(self, share: float | None) -> None:
        """Show what travels along the ways that decided, after a share of them; None is nothing."""
        for layer in (*self._ways, *(self._trails if self._shown.decisive else ())):
            layer.travel(share)

    def hover(self, place: int | None) -> None:
        """Light up the pad of a place and what stands on it, or none."""
        self._hovered = place if place is None or place < self._layout.places else None
        self._repaint()
        self._point()

    def _point(self) -> None:
        """Show a rim around what stands on the place that is pointed at."""
        self._marks.point(self._hovered)
        self._frames.point(self._hovered, self._shown.stones)

    def _show_glows(self) -> None:
        """Let the pieces that decided glow in their owner's colour, without what is on them."""
        content = self._shown
        for seat, glow in enumerate(self._glows):
            sites = content.decisive if seat == content.winner and not content.trails else ()
            glow.show(_only(content.stones, sites))

    def show_ghost(self, piece: int, place: int) -> None:
        """Show where a piece would stand; 0 is none."""
        if place < self._layout.places:
            self._ghost.stand(piece, place)
        else:
            self._ghost.hide()

    def carry(self, place: int, over: int | None, ray: Ray) -> None:
        """Show the piece of a place in the hand: where it fits, on its place, else on a ray."""
        piece, fitting = int(self._shown.stones[place]), self._shown.fitting
        self._lift(place)
        if over is not None and over in fitting:
            self._ghost.stand(piece, over)
        else:
            self._ghost.hang(piece, fitting[0] if fitting else place, ray)

    def put_back(self) -> None:
        """Show every piece in its place."""
        self._lift(None)
        self._ghost.hide()

    def _lift(self, place: int | None) -> None:
        """Show the piece of a place as a shadow, or none."""
        if place != self._lifted:
            self._lifted = place
            self._rest(self._shown.stones)

    def lay_open(self, opening: Opening) -> None:
        """Move the places apart, turn upper levels into shadows, and let what is hidden show."""
        glass = opening.see_through and hides_places(self._closed)
        self._body.visibility = not (opening.apart or glass)
        self._pads.turn_to_glass(glass)
        self._resting.turn_to_glass(glass and is_pile(self._closed))
        self._rearrange(opened(self._closed, opening), faded(self._closed, opening))

    def _rearrange(self, layout: SolidLayout, faded: NDArray[np.bool_]) -> None:
        self._layout, self._faded = layout, faded
        self._pads.rearrange(layout)
        self._moving.rearrange(layout)
        self._marks.rearrange(layout)
        self._marks.show(without_places(self._shown, faded))
        self._frames.rearrange(layout, self._shown.stones)
        self._features.rearrange(layout)
        self._ghost.rearrange(layout)
        for layer in (self._resting, self._faint):
            layer.rearrange(layout)
        for glow in self._glows:
            glow.rearrange(swollen(layout))
        self._lay_ways()
        self._rest(self._shown.stones)

    def look(self, camera: Camera, aspect: float) -> None:
        """Move the eye; the lights stay with it, as if the board turned in a hand."""
        aim(self._plotter.renderer, camera, aspect)
        self._plotter.renderer.camera.is_set = True  # else pyvista chooses a view at first

    def _rest(self, stones: Stones) -> None:
        """Show these as the pieces that do not move."""
        faint = self._faded.copy()
        if self._lifted is not None:
            faint[self._lifted] = True
        self._resting.show(np.where(faint, 0, stones))
        self._faint.show(np.where(faint, stones, 0))
        self._pads.show(present(self._layout, stones) & ~self._faded)

    def _lay_ways(self) -> None:
        for layer, ways in zip(self._ways, self._shown.ways, strict=True):
            layer.show(self._layout, ways, self._shown.stones)
        for seat, layer in enumerate(self._trails):
            trails = [trail for trail in self._shown.trails if trail.seat == seat]
            layer.show_trails(self._layout, trails)

    def _repaint(self) -> None:
        self._pads.paint(self._tints())

    def _tints(self) -> Iterator[Tint]:
        content, theme = self._shown, self._theme
        yield content.beside, theme.beside, _CAUSE_TINT
        yield content.decisive, theme.capture, _CAUSE_TINT
        yield content.causes, theme.capture, _CAUSE_TINT
        if content.chosen:
            yield content.legal, theme.capture, _FITTING_TINT
        yield held_sites(content), theme.capture, _CAUSE_TINT
        yield content.chosen, theme.hover, _HOVER_TINT
        if self._hovered is not None:
            yield (self._hovered,), theme.hover, _HOVER_TINT


def _glow(colour: Colour) -> Material:
    """Return a seat's colour as it glows."""
    return Material(blended(colour, _BRIGHT, _GLOW_SHARE), 0.3)


def _way_colours(theme: Theme) -> tuple[Colour, Colour]:
    """Return the colours of the ways along what decided and along what goes with it.

    They are bright, to be seen on pieces that glow in the colours themselves.
    """
    decisive, beside = (blended(c, _BRIGHT, _WAY_SHARE) for c in (theme.capture, theme.beside))
    return decisive, beside


def _only(stones: Stones, places: Sites) -> Stones:
    """Return what stands on some places, int8 (places,), nothing elsewhere."""
    return np.where(np.isin(np.arange(len(stones)), places), stones, np.int8(0))


def _tinted(content: Content) -> tuple[Sites, ...]:
    """Return the places whose pads have a colour that is not their own."""
    fitting = content.legal if content.chosen else ()
    marked = (content.causes, content.decisive, content.beside, held_sites(content))
    return (*marked, fitting, content.chosen)


def _marks_of(content: Content) -> tuple[object, ...]:
    """Return what is drawn besides the pieces."""
    marks = (content.last, content.legal, content.chosen, content.taken, discs_of(content))
    return (*_tinted(content), *marks, *features_of(content))
