"""The board in the window: it draws, turns under the hand, and says which site was meant.

Mouse and keys are handled here, not by VTK. A paint always renders, so everything else only changes
the scene and asks for a paint. The base classes have hundreds of attributes, so those of this class
start with ``_board_`` and ``_pointer_``.
"""

from __future__ import annotations

from math import atan2, degrees

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QEasingCurve, QEvent, QPointF, Qt, QTimer, QVariantAnimation, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PyQt6.QtWidgets import QApplication, QWidget
from pyvistaqt import QtInteractor

from ringrealms3d.core.solid_layout import SolidLayout, present
from ringrealms3d.scene.board_scene import BoardScene
from ringrealms3d.scene.camera import Camera, camera_at, home_of
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.graphics import Graphics, graphics_of
from ringrealms3d.scene.picking import SitePicker
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.arrow import FarSideArrow
from ringrealms3d.window.held_piece import HeldPiece
from ringrealms3d.window.keyboard import Direction, arrow_direction, is_click, next_place
from ringrealms3d.window.texts import tr
from ringrealms3d.window.travelling import Travelling

_TURN_PER_WIDTH = 3.4  # radians that a drag across the view turns the board
_KEY_TURN = 0.12
_TURN_MS = 450
_ARROW_DISTANCE = 0.45  # of the view's smaller side
_REST_PER_FRAME = 4.0  # between marks, in the time that drawing takes
_ZOOM_PER_NOTCH = 1.12
_NOTCH = 120.0  # a wheel's notch in Qt's eighths of a degree


class BoardView(QtInteractor):  # type: ignore[misc]
    """A widget that shows one board.

    Signals:
        site_clicked: the site that was clicked.
        site_hovered: the site under the pointer, or None.
    """

    site_clicked = pyqtSignal(int)
    site_hovered = pyqtSignal(object)

    reduced_motion = False
    """Whether the board jumps where it would otherwise turn smoothly."""

    move_ms = 0
    """How long pieces take to come and go; 0 is at once."""

    def __init__(self, parent: QWidget, theme: Theme, quality: Quality | None = None) -> None:
        """Make an empty view; without a quality, one is chosen to fit the graphics card."""
        super().__init__(parent, auto_update=False, multi_samples=0)
        self.setAcceptDrops(False)
        self.setAccessibleName(tr("Board"))
        self.graphics: Graphics = graphics_of(self.ren_win)
        self._board_theme = theme
        self._board_quality = quality or self.graphics.fitting_quality
        self._board_camera = camera_at(0.0, 0.0)
        self._board_content: Content | None = None
        self._board_scene: BoardScene | None = None
        self._board_watched: int | None = None
        self._board_turn_site = 0
        self.held = HeldPiece(self)
        self._board_arrow = FarSideArrow(self, theme)
        self._board_arrow.clicked.connect(self.turn_to_watched)
        self._board_turning = QVariantAnimation(self)
        self._board_turning.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._board_turning.setStartValue(0.0)
        self._board_turning.setEndValue(1.0)
        self._board_turning.setDuration(_TURN_MS)
        self._board_turning.valueChanged.connect(self._turn_on)
        self._board_moving = QVariantAnimation(self)
        self._board_moving.setStartValue(0.0)
        self._board_moving.setEndValue(1.0)
        self._board_moving.valueChanged.connect(self._move_on)
        self._board_moving.finished.connect(self._end_move)
        self._board_travelling = Travelling(self, self._travel)
        self._board_in_motion = False
        self._board_marking = QTimer(self)
        self._board_marking.setSingleShot(True)
        self._board_marking.timeout.connect(self._show_marks_now)
        self._pointer_pressed: QPointF | None = None
        self._pointer_last = QPointF()
        self._pointer_dragging = False
        self._pointer_hovered: int | None = None

    @property
    def scene(self) -> BoardScene | None:
        """What is drawn, None before the first board."""
        return self._board_scene

    def show_board(self, layout: SolidLayout, content: Content) -> None:
        """Show another board, seen from its home side."""
        self._board_layout = layout
        self._board_picker = SitePicker(layout)
        self._board_faded = np.zeros(layout.places, dtype=np.bool_)
        self._board_content = content
        self._board_picker.show(content.stones, self._board_faded)
        self._board_camera = home_of(layout)
        self._board_watched = None
        self._pointer_hovered = None
        self._board_travelling.follow(content.ways, still=True)
        self._rebuild()

    def show_content(self, content: Content) -> None:
        """Show other pieces and marks on the same board."""
        self._end_move()
        self._board_content = content
        if self._board_scene:
            self._board_picker.show(content.stones, self._board_faded)
            self._board_scene.show(content)
            self._board_travelling.follow(content.ways, self.reduced_motion)
            self.update()

    def show_marks(self, content: Content) -> None:
        """Show other marks of the same pieces soon; pieces on their way go on.

        However often this is called, drawing takes a small part of the time alone.
        """
        self._board_content = content
        if self._board_scene and not self._board_marking.isActive():
            seconds = self.renderer.GetLastRenderTimeInSeconds()
            self._board_marking.start(round(1000 * _REST_PER_FRAME * seconds))

    def show_hints(self, content: Content) -> None:
        """Show other marks of the same pieces at once; pieces on their way go on."""
        self._board_content = content
        if self._board_scene:
            self._show_marks_now()

    def _show_marks_now(self) -> None:
        assert self._board_content is not None
        if self._board_scene and self._board_scene.show_marks(self._board_content):
            self.update()

    def show_move(self, content: Content, placed: NDArray[np.int8]) -> None:
        """Show the pieces and marks after a move: they settle, fly, turn over and fade.

        Args:
            placed: what stood on each place after the piece was placed and before any capture.
        """
        if self._board_scene is None or self.move_ms == 0:
            self.show_content(content)
            return
        self._end_move()
        self._board_content = content
        self._board_picker.show(content.stones, self._board_faded)
        length = self._board_scene.begin_move(content, placed)
        self._board_in_motion = True
        self._board_moving.setDuration(round(length * self.move_ms))
        self._board_moving.start()
        self._board_travelling.follow(content.ways, self.reduced_motion)

    def show_result(self) -> None:
        """Let beads travel along what decided the game, for a few seconds."""
        self._board_travelling.start(self.reduced_motion)

    def set_style(self, theme: Theme, quality: Quality) -> None:
        """Change colours and the effort of drawing."""
        self._board_theme, self._board_quality = theme, quality
        self._board_arrow.set_theme(theme)
        self._rebuild()

    def hover(self, site: int | None) -> None:
        """Light up a site that the pointer is on, here or in another view."""
        if self._board_scene:
            self._board_scene.hover(site)
            self.update()

    def watch(self, site: int | None) -> None:
        """Point to a site with an arrow whenever it is on the far side."""
        self._board_turning.stop()
        self._board_watched = site
        self._point_to_watched()

    def turn_to_watched(self) -> None:
        """Turn the board until the watched site faces the eye."""
        if self._board_watched is not None:
            self._turn_to(self._board_watched)

    def reveal(self, site: int) -> None:
        """Turn the board until a site faces the eye, if it is on the far side."""
        if self.is_hidden(site):
            self._turn_to(site)

    @property
    def camera_view(self) -> Camera:
        """Where the eye is."""
        return self._board_camera

    def look(self, camera: Camera) -> None:
        """Move the eye, and stop turning to anything."""
        self._board_turning.stop()
        self._board_camera = camera
        self._aim()

    def go_home(self) -> None:
        """Look from the home side again."""
        if self._board_scene:
            self.look(home_of(self._board_layout))

    def is_hidden(self, site: int) -> bool:
        """Whether a site is on the far side of the board."""
        layout = self._board_layout
        towards_eye = self._board_camera.eye(self._aspect) - layout.centres[site]
        return bool(layout.normals[site] @ towards_eye <= 0)

    def site_at(self, place: QPointF) -> int | None:
        """Return the site under a place in the widget, in its own pixels."""
        if self._board_scene is None:
            return None
        return self._board_picker.pick(*self.ray_through(place))

    def ray_through(self, place: QPointF) -> tuple[NDArray[np.float64], ...]:
        """Return origin and direction of the ray through a place in the widget."""
        x = 2 * place.x() / self.width() - 1
        y = 1 - 2 * place.y() / self.height()
        return self._board_camera.ray(x, y, self._aspect)

    def place_of(self, site: int) -> QPointF:
        """Return where a site's centre is drawn in the widget, seen or hidden."""
        centre = self._board_layout.centres[[site]]
        ((x, y),) = self._board_camera.projected(centre, self._aspect)
        return QPointF((x + 1) / 2 * self.width(), (1 - y) / 2 * self.height())

    @property
    def _aspect(self) -> float:
        width, height = int(self.width()), int(self.height())
        return max(1, width) / max(1, height)

    def _rebuild(self) -> None:
        self._board_in_motion = False
        self._board_moving.stop()
        self._board_travelling.stop()
        if self._board_content is None:
            return
        self.clear()
        self._board_scene = BoardScene(
            self, self._board_layout, self._board_theme, self._board_quality
        )
        self._board_scene.show(self._board_content)
        self._aim()

    def _aim(self) -> None:
        if self._board_scene:
            self._board_scene.look(self._board_camera, self._aspect)
            self._point_to_watched()
            self.update()

    def _travel(self, share: float | None) -> None:
        if self._board_scene:
            self._board_scene.travel(share)
            self.update()

    def _turn_to(self, site: int) -> None:
        self._board_turning.stop()
        self._board_turn_start, self._board_turn_site = self._board_camera, site
        if self.reduced_motion:
            self._turn_on(1.0)
        else:
            self._board_turning.start()

    def _turn_on(self, share: float) -> None:
        normal = self._board_layout.normals[self._board_turn_site]
        self._board_camera = self._board_turn_start.turned_towards(normal, share)
        self._aim()

    def _move_on(self, share: float) -> None:
        if self._board_scene:
            self._board_scene.move_on(share)
            self.update()

    def _end_move(self) -> None:
        """Let pieces that are still on their way arrive."""
        if self._board_in_motion and self._board_scene:
            self._board_in_motion = False
            self._board_moving.stop()
            self._board_scene.end_move()
            self.update()

    def _point_to_watched(self) -> None:
        site = self._board_watched
        if site is None or not self.is_hidden(site):
            self._board_arrow.hide()
            return
        right, up, _ = self._board_camera.axes @ self._board_layout.normals[site]
        distance = _ARROW_DISTANCE * min(self.width(), self.height())
        self._board_arrow.point(degrees(atan2(up, right)), distance)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Keep the board fitting the view."""
        super().resizeEvent(event)
        self._aim()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Begin a click or a drag."""
        assert event is not None
        self._pointer_pressed = self._pointer_last = event.position()
        self._pointer_dragging = event.button() != Qt.MouseButton.LeftButton
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Turn the board, or tell which site is under the pointer."""
        assert event is not None
        place = event.position()
        if self._pointer_pressed is None:
            self._hover(self.site_at(place))
            return
        if not self._pointer_dragging and not self._is_click(place):
            self._pointer_dragging = True
            self._pointer_last = place
            self._hover(None)
        if self._pointer_dragging:
            moved = place - self._pointer_last
            self._pointer_last = place
            scale = _TURN_PER_WIDTH / min(self.width(), self.height())
            self.look(self._board_camera.turned(moved.x() * scale, -moved.y() * scale))

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        """End a drag, or click the site that was pressed."""
        assert event is not None
        pressed, self._pointer_pressed = self._pointer_pressed, None
        if (
            pressed is not None
            and not self._pointer_dragging
            and self._is_click(event.position(), pressed)
        ):
            site = self.site_at(pressed)
            if site is not None:
                self.site_clicked.emit(site)
        self._pointer_dragging = False

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """Go home after a double click beside the board; on a site it is one more press."""
        assert event is not None
        if event.button() == Qt.MouseButton.LeftButton and self.site_at(event.position()) is None:
            self.go_home()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Zoom."""
        assert event is not None
        self.look(self._board_camera.zoomed(_ZOOM_PER_NOTCH ** (event.angleDelta().y() / _NOTCH)))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Turn with Ctrl and the arrows, point with the arrows, click with Enter.

        Other keys are the window's.
        """
        assert event is not None
        direction = arrow_direction(event)
        if direction and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._turn_towards(direction)
        elif direction:
            self._point_towards(direction)
        elif is_click(event) and self._pointed_site is not None:
            self.site_clicked.emit(self._pointed_site)
        else:
            event.ignore()

    @property
    def _pointed_site(self) -> int | None:
        """The site that is pointed at, unless it has turned to the far side."""
        site = self._pointer_hovered
        return None if site is None or self.is_hidden(site) else site

    def _turn_towards(self, direction: Direction) -> None:
        right, down = direction
        self.look(self._board_camera.turned(_KEY_TURN * right, -_KEY_TURN * down))

    def _point_towards(self, direction: Direction) -> None:
        """Point at the next site that way; at the rim the board turns."""
        if self._board_content is None:
            return
        sites = range(self._board_layout.places)
        spots = np.array([[spot.x(), spot.y()] for spot in map(self.place_of, sites)])
        there = present(self._board_layout, self._board_content.stones) & ~self._board_faded
        shown = there & [not self.is_hidden(site) for site in sites]
        found = next_place(spots, shown, self._pointed_site, direction)
        if found is None:
            right, down = direction
            self._turn_towards((-right, -down))
        else:
            self._hover(found)

    def keyReleaseEvent(self, event: QKeyEvent | None) -> None:
        """Leave released keys to the window."""
        assert event is not None
        event.ignore()

    def leaveEvent(self, event: QEvent | None) -> None:
        """Nothing is under the pointer any more."""
        self._hover(None)

    def enterEvent(self, event: QEvent | None) -> None:
        """Do nothing where VTK would grab the keyboard."""

    def _is_click(self, place: QPointF, pressed: QPointF | None = None) -> bool:
        start = pressed or self._pointer_pressed
        assert start is not None
        return (place - start).manhattanLength() < QApplication.startDragDistance()

    def _hover(self, site: int | None) -> None:
        if site != self._pointer_hovered:
            self._pointer_hovered = site
            self.site_hovered.emit(site)
