"""The picture of one board in a VTK renderer: its parts, kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np
import pyvista as pv
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, present
from ringrealms3d.scene.aiming import aim, aim_at_table
from ringrealms3d.scene.arrangement import CLOSED, Opening, opened, shadows
from ringrealms3d.scene.backdrop import show_behind
from ringrealms3d.scene.board_parts import Pads, body_parts, bridge_parts, fixture_parts
from ringrealms3d.scene.camera import HOME, Camera
from ringrealms3d.scene.casting import lamp_of
from ringrealms3d.scene.content import (
    Content,
    before_landing,
    first_places,
    without_dot,
    without_places,
)
from ringrealms3d.scene.edged_marks import GHOST, ghost_rims
from ringrealms3d.scene.ground import contact_parts, floor_parts
from ringrealms3d.scene.guides import KINDS, Guides, guide_of
from ringrealms3d.scene.leaving import leaving_parts, under_way
from ringrealms3d.scene.lighting import light
from ringrealms3d.scene.mark_parts import (
    cursor_parts,
    feature_parts,
    frame_parts,
    mark_parts,
    pointed_parts,
)
from ringrealms3d.scene.motion import (
    flashing_parts,
    moving_parts,
    moving_shadows,
    since_landing,
    time_of,
)
from ringrealms3d.scene.note_parts import note_parts, seen_sign_parts
from ringrealms3d.scene.parts import Part, Stones, faded, moved
from ringrealms3d.scene.piece_parts import Look, halos, piece_parts
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.scene_parts import (
    has_body,
    has_glass,
    pad_parts,
    resting_parts,
    shadow_parts,
)
from ringrealms3d.scene.stage import Stage, texture_size_for
from ringrealms3d.scene.table import table_parts
from ringrealms3d.scene.theme import Theme
from ringrealms3d.scene.transition import Transition, transition_of
from ringrealms3d.scene.way_parts import (
    Way,
    bead_parts,
    drawn_to,
    travelled,
    way_parts,
    ways_in_space,
)

_LIFT = 0.5  # of a place's radius: how high above the board a piece in the hand is
_GRAZING = 1e-6

Ray = tuple[NDArray[np.float64], ...]
"""Origin and unit direction, float64 (3,) each."""


def standing_ghost(layout: SolidLayout, piece: int, place: int, look: Look) -> tuple[Part, ...]:
    """Return a half transparent piece with a light rim on a place; piece 0 is none."""
    if not piece:
        return ()
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[place] = piece
    parts = (*piece_parts(layout, stones, look), *ghost_rims(layout, place, piece))
    return tuple(faded(parts, GHOST))


def hanging_ghost(
    layout: SolidLayout, piece: int, place: int, ray: Ray, look: Look
) -> tuple[Part, ...]:
    """Return a translucent piece where a ray meets the plane a little above a place.

    There is none if the ray does not meet it.
    """
    normal, centre = layout.normals[place], layout.centres[place]
    met = met_plane(ray, centre + _LIFT * layout.radii[place] * normal, normal)
    if met is None:
        return ()
    return tuple(moved(standing_ghost(layout, piece, place, look), met - centre))


def met_plane(
    ray: Ray, point: NDArray[np.float64], normal: NDArray[np.float64]
) -> NDArray[np.float64] | None:
    """Return where a ray meets the plane through a point, float64 (3,), or None if nowhere."""
    origin, direction = ray
    slope = float(direction @ normal)
    if abs(slope) < _GRAZING:
        return None
    along = float((point - origin) @ normal) / slope
    return np.asarray(origin + along * direction) if along > 0 else None


GROUPS = (
    "table",
    "floor",
    "body",
    "fixtures",
    "bridges",
    "pads",
    "contacts",
    "moving contacts",
    "pieces",
    "shadows",
    "moving",
    "leaving",
    "flash",
    "halos",
    "ghost",
    "ways",
    "beads",
    "marks",
    "sign",
    "frames",
    "pointed",
    "features",
)
"""What is shown together, in the order in which clear things are drawn."""

THINGS = ("body", "fixtures", "bridges", "pads", "pieces")
"""The groups of things, on which light falls; most others say something about them."""

_BENEATH = ("table", "floor", "contacts", "moving contacts")

Things = Mapping[str, Sequence[Part]]
"""Parts on which light falls, by their groups."""


class BoardScene:
    """One board in one renderer.

    Everything is a group of parts, rebuilt for every change; the stage updates only the
    differences. Nothing here draws: the caller renders.

    Attributes:
        under_way: how many captured pieces of each seat have not arrived where they go.
    """

    def __init__(
        self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme, quality: Quality
    ) -> None:
        """Add the board to a plotter's first renderer."""
        self._plotter = plotter
        self._closed = self._layout = layout
        self._theme = theme
        self._opening = CLOSED
        self._hidden = np.zeros(layout.places, dtype=np.bool_)
        self._shown = Content(np.zeros(layout.places, dtype=np.int8))
        self._resting: Stones = self._shown.stones
        self._transition: Transition | None = None
        self.under_way = 0, 0
        self._capturing: Stones = self._resting
        self._waiting: Content | None = None
        self._hovered: int | None = None
        self._cursor: int | None = None
        self._lifted: int | None = None
        self._ghostly: int | None = None
        self._ways: tuple[Way, ...] = ()
        self._on_floor = True
        self._photographed = False
        self._view = HOME, 1.0
        light(plotter, theme, quality)
        self._stage = Stage(plotter, GROUPS, texture_size_for(plotter.window_size))
        self._pads = Pads(layout, theme)
        self._body = body_parts(layout, theme)
        self._stage.show("fixtures", fixture_parts(layout, theme))
        self.lay_open(CLOSED)

    @property
    def groups(self) -> Sequence[str]:
        """What is shown together, by its names."""
        return GROUPS

    @property
    def layout(self) -> SolidLayout:
        """The board, closed."""
        return self._closed

    def parts(self, group: str) -> Sequence[Part]:
        """Return the shown parts of a group, one of ``GROUPS``."""
        return self._stage.shown(group)

    def guides(self, drawn: Callable[[], NDArray[np.uint8]]) -> Guides:
        """Return what a tracer is told about the picture of the board's things.

        Args:
            drawn: draws a frame and returns it, uint8 (height, width, 3 or 4), top row first.
        """
        return Guides(**{kind: self.guide(kind, drawn) for kind in KINDS})

    def guide(self, kind: str, drawn: Callable[[], NDArray[np.uint8]]) -> NDArray[np.uint8]:
        """Return one of these pictures, of a kind of ``guides.KINDS``."""
        behind = ("table",), ("floor",)
        return guide_of(kind, self._plotter.renderer, self._stage, THINGS, *behind, drawn)

    def things(self) -> Things:
        """Return the parts on which light falls, by their groups."""
        return {group: self._stage.shown(group) for group in THINGS}

    def alone(self, drawn: Callable[[], NDArray[np.uint8]]) -> NDArray[np.uint8]:
        """Return a frame of things and what is beneath them; the argument is that of `guides`."""
        with self._stage.only((*THINGS, *_BENEATH)):
            return drawn()

    def show_photograph(self, picture: NDArray[np.uint8] | None) -> None:
        """Show a picture of things, uint8 (height, width, 3), in place of things, or things again.

        What is said about them is drawn over it, and hidden by them as ever.
        """
        show_behind(self._plotter.renderer, picture)
        if picture is None:
            self._stage.unveil()
        elif not self._photographed:
            self._stage.veil(THINGS, _BENEATH)
        self._photographed = picture is not None

    def show(self, content: Content) -> None:
        """Show the pieces and marks of a content."""
        self._waiting = None
        content = first_places(content, self._layout.places)
        self._resting = content.stones
        self.show_marks(content)
        self._point()

    def show_marks(self, content: Content) -> bool:
        """Show only the marks of a content; return whether any differs.

        While the piece of a move is on its way, what follows from the move waits.
        """
        content = first_places(content, self._layout.places)
        if self._waiting is not None:
            self._waiting, content = content, before_landing(content)
        shown, self._shown = self._shown, content
        if (content.ways, content.trails) != (shown.ways, shown.trails):
            self._lay_ways()
        changes = [self._mark(), self._paint(), self._stand()]
        return True in changes

    def begin_move(
        self,
        content: Content,
        placed: NDArray[np.int8],
        beside: NDArray[np.float64] | None = None,
        away: NDArray[np.float64] | None = None,
    ) -> float:
        """Change pieces and marks, and start the motion of those that come, go and turn over.

        What follows from the move is not marked until its piece has landed.

        Return how long they take, in units of the usual time of a piece.

        Args:
            placed: the pieces after the piece was placed and before any capture.
            beside: where a piece that is put down comes from, float64 (3,); None is from above.
            away: where captured pieces in each seat's colours go, float64 (2, 3); None is upwards.
        """
        content = first_places(content, self._layout.places)
        before, after = self._shown.stones, content.stones
        made = transition_of(before, after, content.last, placed[: len(after)])
        self._transition = made = replace(made, beside=beside, away=away, eye=self._view[0].axes[2])
        self._resting = made.resting
        self._capturing = np.zeros_like(after)
        causes = list(content.causes)
        self._capturing[causes] = made.resting[causes] if made.leaving.any() else 0
        self._waiting = content
        self.show_marks(content)
        self.move_on(0.0)
        return time_of(made)

    @property
    def lands(self) -> bool:
        """Whether the piece of a move is on its way."""
        return self._waiting is not None

    def move_on(self, share: float) -> None:
        """Show the moving pieces after a share of their time."""
        made = self._transition
        if made is not None:
            layout, look, time = self._layout, self._theme.material, since_landing(made, share)
            self._stage.show("moving", moving_parts(layout, made, share, look))
            self._stage.show("leaving", leaving_parts(layout, made, time, look))
            light = flashing_parts(layout, made, self._capturing, share, self._theme.capture)
            self._stage.show("flash", light)
            thrown = moving_shadows(layout, made, share)
            self._stage.show("moving contacts", thrown)
            self.under_way = under_way(layout, made, time)
            if time >= 0 or share >= 1:
                self._land()

    def end_move(self) -> None:
        """Let all pieces rest."""
        self._transition, self.under_way = None, (0, 0)
        for group in ("moving", "leaving", "flash", "moving contacts"):
            self._stage.show(group, ())
        self._land()
        self._rest(self._shown.stones)

    def _land(self) -> None:
        """Mark what follows from a move whose piece has landed."""
        content, self._waiting = self._waiting, None
        if content is not None:
            self.show_marks(content)

    def travel(self, share: float | None) -> None:
        """Show the beads on the winning paths, after a share of the way; None hides them."""
        ways = travelled(self._ways, self._shown)
        self._stage.show("beads", () if share is None else bead_parts(self._layout, ways, share))

    def draw_ways(self, share: float) -> None:
        """Show what decided the game up to a share of its length."""
        deciding = travelled(self._ways, self._shown)
        ways = (drawn_to(way, share) if way in deciding else way for way in self._ways)
        drawn = [way for way in ways if way is not None]
        self._stage.show("ways", way_parts(self._layout, drawn))

    def hover(self, place: int | None) -> None:
        """Light up the pad of a place and the piece on it, or none."""
        self._hovered = place if place is None or place < self._layout.places else None
        self._paint()
        self._point()

    def mark_cursor(self, place: int | None) -> None:
        """Mark the place of the keyboard's cursor, or none."""
        self._cursor = place if place is None or place < self._layout.places else None
        self._point()

    def show_ghost(self, piece: int, place: int) -> None:
        """Show where a piece would stand, through which no mark shines; 0 is none."""
        there = piece if place < self._layout.places else 0
        before, self._ghostly = self._ghostly, place if there else None
        if before != self._ghostly and {before, self._ghostly} & {*self._shown.legal}:
            self._stage.show("marks", self._marks())
        look = self._theme.material
        self._stage.show("ghost", standing_ghost(self._layout, there, place * bool(there), look))

    def carry(self, place: int, over: int | None, ray: Ray) -> None:
        """Show a picked-up piece: where it fits, on its place, or on a ray."""
        piece, fitting = int(self._shown.stones[place]), self._shown.fitting
        self._lift(place)
        if over is not None and over in fitting:
            self.show_ghost(piece, over)
        else:
            self.show_ghost(0, place)
            above = fitting[0] if fitting else place
            hanging = hanging_ghost(self._layout, piece, above, ray, self._theme.material)
            self._stage.show("ghost", hanging)

    def put_back(self) -> None:
        """Show every piece in its place."""
        self._lift(None)
        self.show_ghost(0, 0)

    def lay_open(self, opening: Opening) -> None:
        """Move the places apart, turn upper levels into shadows, and make the board see-through."""
        self._opening = opening
        self._layout = opened(self._closed, opening)
        self._hidden = shadows(self._closed, opening)
        self._pads.rearrange(self._layout)
        self._stage.show_backs(not has_body(self._closed, opening))
        self._stage.blend_in_order(not has_glass(self._closed, opening))
        self._stage.show("body", self._body if has_body(self._closed, opening) else ())
        self._stage.show("ghost", ())
        self._ghostly = None
        self._lay_ways()
        self._mark()
        self._rest(self._shown.stones)
        self._point()

    def look(self, camera: Camera, aspect: float) -> None:
        """Move the camera; the lights move with it, as if the board turned in a hand."""
        aim(self._plotter.renderer, camera, aspect)
        self._view = camera, aspect
        self._stage.shine(lamp_of(camera.axes))
        self._stage.show("sign", self._sign())
        if self._on_floor:
            table = table_parts(self._closed, camera, self._theme)
            self._stage.show("table", table)
            if table:
                aim_at_table(self._plotter.renderer, camera, aspect)
            self._stage.show("floor", floor_parts(self._closed, camera))
        self._plotter.renderer.camera.is_set = True  # else pyvista chooses a view at first

    def sketch(self, on: bool) -> None:
        """Draw the reduced triangles for small pictures, or all."""
        self._stage.sketch(on)

    def hide(self, group: str) -> None:
        """Show nothing of a group, one of ``GROUPS``, until it changes."""
        self._stage.show(group, ())

    def cut_out(self) -> None:
        """Leave out the background and the floor with the board's shadow."""
        self._on_floor = False
        self._stage.show("table", ())
        self._stage.show("floor", ())
        self._plotter.render_window.SetAlphaBitPlanes(1)
        renderer = self._plotter.renderer
        renderer.GradientBackgroundOff()
        renderer.SetBackground(0.0, 0.0, 0.0)
        renderer.SetBackgroundAlpha(0.0)

    def _mark(self) -> bool:
        layout, theme, content = self._layout, self._theme, self._shown
        groups = {
            "bridges": bridge_parts(self._closed, theme, content),
            "marks": self._marks(),
            "sign": self._sign(),
            "frames": frame_parts(layout, theme, content),
            "features": feature_parts(layout, theme, content),
        }
        return self._stage.show_all(groups)

    def _marks(self) -> Sequence[Part]:
        """Return the marks on places."""
        layout, theme = self._layout, self._theme
        seen = without_dot(without_places(self._shown, self._hidden), self._ghostly)
        return *mark_parts(layout, theme, seen), *note_parts(layout, theme, seen)

    def _sign(self) -> Sequence[Part]:
        """Return the sign of the last move, turned to the camera."""
        seen = without_places(self._shown, self._hidden)
        solid = has_body(self._closed, self._opening)
        return seen_sign_parts(self._layout, self._theme, seen, solid, self._view)

    def _point(self) -> None:
        """Mark the piece under the pointer and the keyboard's cursor."""
        pointed = pointed_parts(self._layout, self._theme, self._shown, self._hovered)
        cursor = cursor_parts(self._layout, self._theme, self._shown, self._cursor)
        self._stage.show("pointed", (*pointed, *cursor))

    def _lift(self, place: int | None) -> None:
        """Show the piece of a place as a shadow, or none."""
        if place != self._lifted:
            self._lifted = place
            self._rest(self._shown.stones)

    def _rest(self, stones: Stones) -> None:
        """Show these as the pieces that do not move."""
        self._resting = stones
        self._stand()
        self._paint()

    def _stand(self) -> bool:
        """Show the resting pieces; return whether any changed."""
        clear = self._hidden.copy()
        if self._lifted is not None:
            clear[self._lifted] = True
        layout, theme, stones = self._layout, self._theme, self._resting
        whole = np.where(clear, 0, stones)
        parts = resting_parts(layout, self._shown, whole, theme, self._opening)
        shadowy = shadow_parts(layout, np.where(clear, stones, 0), theme)
        contacts = contact_parts(layout, whole)
        groups = {"pieces": parts, "contacts": contacts, "shadows": shadowy, "halos": halos(parts)}
        return self._stage.show_all(groups)

    def _paint(self) -> bool:
        """Show the pads in the colours that the marks give them; return whether any changed."""
        content, opening, closed = self._shown, self._opening, self._closed
        there = present(closed, self._resting) & ~self._hidden
        parts = pad_parts(self._pads, closed, content, there, opening, self._hovered)
        return self._stage.show("pads", parts)

    def _lay_ways(self) -> None:
        self._ways = ways_in_space(self._layout, self._theme, self._shown)
        self._stage.show("ways", way_parts(self._layout, self._ways))
        self._stage.show("beads", ())
