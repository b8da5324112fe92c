"""Motion on the board: pieces in hand and on their way, paths that light up, following marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QObject, QPointF, QTimer, pyqtSignal

from ringrealms3d.scene.content import Content
from ringrealms3d.window.board.space.animation import running_share

if TYPE_CHECKING:
    from ringrealms3d.scene.board_scene import BoardScene


class Moving(QObject):
    """Lets the pieces of one move settle, come, fly, turn over and leave.

    Signals: rested: pieces that were moving have arrived, or are shown where they will be. carried:
    a captured piece has arrived where it goes.
    """

    rested = pyqtSignal()
    carried = pyqtSignal()

    def __init__(
        self, parent: QObject, drawn: Callable[[], None], landed: Callable[[], None]
    ) -> None:
        """Be at rest.

        Args:
            drawn: called whenever the scene has changed.
            landed: called when the piece of a move has landed.
        """
        super().__init__(parent)
        self._drawn, self._landed = drawn, landed
        self._scene: BoardScene | None = None
        self._held = False
        self.clock = running_share(parent, self._go_on)
        self.clock.setObjectName("pieces")
        self.clock.finished.connect(self.end)

    @property
    def on(self) -> bool:
        """Whether pieces are moving, or about to."""
        return self._scene is not None

    def begin(
        self,
        scene: BoardScene,
        content: Content,
        placed: NDArray[np.int8],
        milliseconds: int,
        beside: NDArray[np.float64] | None,
        away: NDArray[np.float64],
    ) -> None:
        """Let pieces begin to move, for about this long each, once they are let go.

        Args:
            placed: as for a view.
            beside: where a piece that is put down comes from, None for above.
            away: where captured pieces in each seat's colours go, float64 (2, 3).
        """
        length = scene.begin_move(content, placed, beside, away)
        self._scene, self._held = scene, True
        self.clock.setDuration(round(length * milliseconds))

    def let_go(self) -> None:
        """Let pieces that were held move."""
        if self._held:
            self._held = False
            self.clock.start()

    def end(self) -> None:
        """Let pieces that are still moving arrive."""
        scene, self._scene, self._held = self._scene, None, False
        if scene:
            self.clock.stop()
            lands = scene.lands
            scene.end_move()
            if lands:
                self._landed()
            self._drawn()
            self.rested.emit()

    def forget(self) -> None:
        """Stop using a deleted scene."""
        scene, self._scene, self._held = self._scene, None, False
        self.clock.stop()
        if scene:
            self.rested.emit()

    def _go_on(self, share: float) -> None:
        if self._scene:
            lands, under_way = self._scene.lands, self._scene.under_way
            self._scene.move_on(share)
            if lands and not self._scene.lands:
                self._landed()
            if self._scene.under_way != under_way:
                self.carried.emit()
            self._drawn()


_LIGHTING_MS = 900


class Lighting:
    """Lets what decided a game light up step by step, once."""

    def __init__(self, parent: QObject, show: Callable[[float], None]) -> None:
        """Be at rest.

        Args:
            show: receives the share of the ways that is lit.
        """
        self._show = show
        self._clock = running_share(parent, show)
        self._clock.setObjectName("ways")
        self._clock.setDuration(_LIGHTING_MS)
        self._ways: tuple[object, ...] = ()

    def follow(self, ways: tuple[object, ...], still: bool) -> None:
        """Use other ways, and light them up step by step unless motion is reduced."""
        if ways != self._ways:
            self._ways = ways
            self.stop()
            self.start(still)

    def start(self, still: bool) -> None:
        """Start from the beginning, if there is a way and motion is not reduced."""
        self._clock.stop()
        if self._ways and not still:
            self._clock.start()

    def stop(self) -> None:
        """Show all of it."""
        self._clock.stop()
        self._show(1.0)


_REST = 4.0  # between two drawings, in the time that one takes


class Pacing:
    """Draws soon, however often requested, using only a small part of the time."""

    def __init__(self, parent: QObject, draw: Callable[[], None]) -> None:
        """Start with nothing to draw.

        Args:
            draw: draws the current state.
        """
        self._timer = QTimer(parent)
        self._timer.setObjectName("marks")
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(draw)

    @property
    def waiting(self) -> bool:
        """Whether something will be drawn."""
        return self._timer.isActive()

    def ask(self, seconds: float) -> None:
        """Draw after a pause in proportion to the time that drawing takes."""
        if not self.waiting:
            self._timer.start(round(1000 * _REST * seconds))


class View(Protocol):
    """The view below a held piece."""

    @property
    def scene(self) -> BoardScene | None:
        """The scene."""

    def site_at(self, place: QPointF) -> int | None:
        """Return the site under a place in the widget."""

    def ray_through(self, place: QPointF) -> tuple[NDArray[np.float64], ...]:
        """Return origin and direction of the ray through a place in the widget."""

    def redraw(self) -> None:
        """Ask for a paint."""


class HeldPiece:
    """Shows one piece that is not on the board, or none."""

    def __init__(self, view: View) -> None:
        """Show none in a view."""
        self._view = view

    def show_ghost(self, piece: int, site: int) -> None:
        """Show where a piece would stand; 0 is none."""
        if self._view.scene:
            self._view.scene.show_ghost(piece, site)
            self._view.redraw()

    def carry(self, place: int, spot: QPointF) -> None:
        """Show the piece of a place at a point of the view, or where it fits there."""
        if self._view.scene:
            over = self._view.site_at(spot)
            self._view.scene.carry(place, over, self._view.ray_through(spot))
            self._view.redraw()

    def put_back(self) -> None:
        """Show every piece in its place."""
        if self._view.scene:
            self._view.scene.put_back()
            self._view.redraw()
