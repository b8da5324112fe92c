"""The board in the window: drawing, turning and picking sites.

Mouse and keys are handled here, not by VTK, whose canvas lies below and ignores them. A paint
always renders, so everything else only changes the scene and requests a paint.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPoint, QPointF, QRect, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QMouseEvent, QPixmap, QResizeEvent, QShowEvent, QWheelEvent
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import Opening, comes_apart, is_pile
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.camera_styles import BY_BOARD, style_for
from ringrealms3d.scene.content import Content, journeys
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.space import view_keys
from ringrealms3d.window.board.space.camera_driver import CameraDriver
from ringrealms3d.window.board.space.coordinates import Coordinates, Text
from ringrealms3d.window.board.space.curtain import Curtain
from ringrealms3d.window.board.space.far_side import FarSideWatch
from ringrealms3d.window.board.space.late_canvas import LateCanvas
from ringrealms3d.window.board.space.moving import HeldPiece, Lighting, Moving, Pacing
from ringrealms3d.window.board.space.opengl import found_graphics
from ringrealms3d.window.board.space.pointer import Pointer, wheel_zoom
from ringrealms3d.window.board.space.pointing import Pointing
from ringrealms3d.window.board.space.still import Still
from ringrealms3d.window.board.space.turning import direction_past, direction_to_see
from ringrealms3d.window.board.space.view_bar import ViewBar
from ringrealms3d.window.board.space.viewport import Viewport

if TYPE_CHECKING:
    from pyvistaqt import QtInteractor

    from ringrealms3d.scene.board_scene import BoardScene
    from ringrealms3d.window.board.space.canvas import Detail

_TURN_TIME = 2.06  # that turning to a move takes, in the time that a piece does: 700 ms at first
_TURN_PER_WIDTH = 3.4  # radians that a drag across the view turns the board
_SEEN_MS = 100  # after a board has come, before a click that waited is played


class BoardView(QWidget):
    """A widget that shows one board.

    Signals: site_clicked: the clicked site. missed: a click came while the board turned away under
    the pointer. site_hovered: the site under the pointer, or None.
    menu_wanted: where the right button was clicked. stirred: something else will be drawn.
    landed: the piece of a move has landed. carried: a captured piece has arrived where it goes.
    rested: all pieces of a move have.
    """

    landed = pyqtSignal()
    carried = pyqtSignal()
    rested = pyqtSignal()
    stirred = pyqtSignal()
    site_clicked = pyqtSignal(int)
    missed = pyqtSignal()
    site_hovered = pyqtSignal(object)
    menu_wanted = pyqtSignal(QPoint)

    move_ms = 0
    """How long pieces take to come and go; 0 is at once."""

    def __init__(self, parent: QWidget, theme: Theme, quality: Quality | None = None) -> None:
        """Make an empty view; without a quality, one is chosen to fit the graphics card.

        Raises:
            NoGraphicsError: OpenGL is unavailable.
        """
        super().__init__(parent)
        self.widget = self
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Board"))
        self.graphics = found_graphics()
        self._late = LateCanvas(self, self._sketch)
        self._curtain: Curtain | None = None
        self._theme = theme
        self._quality = quality or self.graphics.fitting_quality
        self.driver = CameraDriver(self)
        self.driver.moved.connect(self._turn)
        self._style = BY_BOARD
        self._glass = False
        self._turns_to_moves = True
        self._comes = False
        self._covered = 0
        self._hovered: int | None = None
        self._cursor: int | None = None
        self._content: Content | None = None
        self._scene: BoardScene | None = None
        self.held = HeldPiece(self)
        self._far_side = FarSideWatch(self, self.driver, theme)
        self._moving = Moving(self, self.redraw, self._land)
        self._moving.rested.connect(self.rested)
        self._moving.carried.connect(self.carried)
        self.driver.rested.connect(self._moving.let_go)
        self._lighting = Lighting(self, self._light_up)
        self._marking = Pacing(self, self._show_marks_now)
        self._coordinates = Coordinates(self, theme, self.texts)
        self.bar = ViewBar(self)
        self.bar.moved.connect(self._follow_bar)
        self.still = Still(self)
        self._pointer = Pointer(self)
        self.pointing = Pointing(self._pointer, self._sites_at)
        self.pointing.clicked.connect(self._report_click)
        self.pointing.hovered.connect(self.site_hovered)
        self.driver.moved.connect(self.pointing.look_again_soon)
        self._pointer.dragged.connect(self._drag)
        self._pointer.menu_wanted.connect(self.open_menu)

    @property
    def has_canvas(self) -> bool:
        """Whether it can draw at once."""
        return self._late.canvas is not None

    @property
    def canvas(self) -> QtInteractor:
        """The canvas for VTK, once the view was shown."""
        assert self._late.canvas is not None
        return self._late.canvas

    @property
    def detail(self) -> Detail:
        """How many pixels are drawn, once the view was shown."""
        assert self._late.detail is not None
        return self._late.detail

    @property
    def scene(self) -> BoardScene | None:
        """The scene, None before a board was shown."""
        return self._scene

    def show_board(
        self, layout: SolidLayout, content: Content, names: tuple[str, ...] = ()
    ) -> None:
        """Show another board, put together and from its home side.

        Args:
            names: the names of its sites.
        """
        self.viewport = Viewport(layout, names, content.stones)
        self.viewport.lay_open(Opening(see_through=self._glass))
        self.viewport.leave_room(self._covered, 0)
        self._content = content
        self._far_side.show_board(self.viewport)
        self.pointing.forget()
        self._hovered = self._cursor = None
        self._lighting.follow(journeys(content), still=True)
        self.bar.offer(comes_apart=comes_apart(layout), levels=int(layout.levels.max()))
        if self._scene is not None and self._scene.layout is layout:
            self._clear(self._scene)
        else:
            self._rebuild()
        self.driver.set_style(style_for(self._style, layout.upright))
        self.driver.look(self.viewport.home())

    def show_content(self, content: Content) -> None:
        """Show other pieces and marks on the same board."""
        self._moving.end()
        self._content = content
        self.viewport.show(content.stones)
        self._lighting.follow(journeys(content), self.driver.reduced_motion)
        if self._scene:
            self._scene.show(content)
            self.redraw()

    def show_marks(self, content: Content) -> None:
        """Show other marks of the same pieces soon; moving pieces continue."""
        self._content = content
        if self._scene:
            self._marking.ask(self._late.seconds)

    def show_hints(self, content: Content) -> None:
        """Show other marks of the same pieces at once; moving pieces continue."""
        self._content = content
        self._show_marks_now()

    def _show_marks_now(self) -> None:
        assert self._content is not None
        if self._scene and self._scene.show_marks(self._content):
            self.redraw()

    def show_move(
        self,
        content: Content,
        placed: NDArray[np.int8],
        comes: bool,
        trays: tuple[QPointF, QPointF],
    ) -> None:
        """Show the pieces and marks after a move: they settle, fly, turn over and leave.

        Args:
            placed: the piece on each place after the piece was placed and before any capture.
            comes: whether somebody else made the move, so that the board turns to it first and its
                piece comes from beside the board.
            trays: where captured pieces in each seat's colours go, in the widget's pixels.
        """
        if self._scene is None or self.move_ms == 0:
            self.show_content(content)
            if comes:
                self.driver.look(self._camera_for(content))
            return
        self._moving.end()
        self._content = content
        self.viewport.show(content.stones)
        self._lighting.follow((), self.driver.reduced_motion)
        camera = self._camera_for(content) if comes else self.driver.heading
        beside = self.viewport.beyond(camera).beside(self.viewport.aspect) if comes else None
        self._comes = comes
        away = np.array([self.viewport.beside(camera, tray) for tray in trays])
        self._moving.begin(self._scene, content, placed, self.move_ms, beside, away)
        if camera is self.driver.heading:
            self._moving.let_go()
        else:
            self.driver.glide(camera, round(_TURN_TIME * self.move_ms))

    def _camera_for(self, content: Content) -> Camera:
        """Return the camera that sees the last move, and as much as possible of what it took."""
        here = self.driver.heading
        if not content.last or not self._turns_to_moves or self.driver.locked:
            return here
        layout, place, eye = self.viewport.layout, content.last[-1], here.axes[2]
        taken = [other for other in content.taken if other < layout.places]
        direction = direction_to_see(layout.normals, eye, place, taken)
        if direction is None and is_pile(layout) and self.viewport.there.all():
            view = self.viewport.aspect
            direction = direction_past(layout.centres, layout.radii, here, view, place)
        return here if direction is None else self.driver.facing(direction)

    @property
    def moves(self) -> bool:
        """Whether pieces are moving, or the board turns to where they will."""
        return self._moving.on

    @property
    def shows_opponent(self) -> bool:
        """Whether a move that comes is being shown."""
        return self._moving.on and self._comes

    @property
    def lands(self) -> bool:
        """Whether the piece of a move is on its way."""
        return self._scene is not None and self._scene.lands

    @property
    def under_way(self) -> tuple[int, int]:
        """How many captured pieces of each seat have not arrived where they go."""
        return (0, 0) if self._scene is None else self._scene.under_way

    def _report_click(self, site: int) -> None:
        """Report a click, unless the board turns to a move: then it was meant for another site."""
        if self.shows_opponent and self.driver.glides:
            self.missed.emit()
        else:
            self.site_clicked.emit(site)

    def _land(self) -> None:
        """Let what decided the game light up, now that its last piece has landed."""
        assert self._content is not None
        self._lighting.follow(journeys(self._content), self.driver.reduced_motion)
        self.landed.emit()

    def show_result(self) -> None:
        """Let the winning paths light up step by step once more."""
        self._lighting.start(self.driver.reduced_motion)

    def set_style(self, theme: Theme, quality: Quality) -> None:
        """Change colours and the effort of drawing."""
        if (theme, quality) == (self._theme, self._quality):
            return
        self._theme, self._quality = theme, quality
        for part in (self._far_side.arrow, self._coordinates):
            part.set_theme(theme)
        self._rebuild()

    def hover(self, site: int | None) -> None:
        """Light up the site under the pointer, here or in another view."""
        self._hovered = site
        if self._scene:
            self._scene.hover(site)
            self.redraw()

    def mark_cursor(self, site: int | None) -> None:
        """Mark the site of the keyboard's cursor, or none."""
        self._cursor = site
        if self._scene:
            self._scene.mark_cursor(site)
            self.redraw()

    def watch(self, site: int | None) -> None:
        """Point to a site with an arrow whenever it is on the far side."""
        self._far_side.watch(site)

    def leave_room(self, covered: int, aside: int = 0) -> None:
        """Leave free this many pixels above and below the board, and move it to the right by some.

        Args:
            aside: holds until another board is shown.
        """
        self._covered = covered
        if self._content is not None:
            self.viewport.leave_room(covered, aside)
            self._aim()

    @property
    def outline(self) -> NDArray[np.float64]:
        """Points all over the board in the widget, float64 (n, 2), y downwards."""
        return np.zeros((0, 2)) if self._content is None else self.viewport.outline

    def keep_clear(self, *covered: QRect) -> None:
        """Let nothing be said in parts of the view that something covers."""
        self._far_side.keep_clear(covered)

    def turn_to_watched(self) -> None:
        """Turn the board until the watched site faces the camera."""
        self._far_side.turn()

    def reveal(self, site: int) -> None:
        """Turn the board until a site faces the camera, if it is on the far side."""
        if self.is_hidden(site):
            self.driver.turn_towards(self.viewport.layout.normals[site])

    @property
    def camera_view(self) -> Camera:
        """The camera."""
        return self.driver.camera

    def look(self, camera: Camera) -> None:
        """Move the camera, and stop turning to anything."""
        self.driver.look(self.viewport.fitted(camera))

    def go_home(self) -> None:
        """Put the board together and look at it from the home side again."""
        if self._content is not None:
            self.lay_open(Opening(see_through=self._glass))
            self.driver.glide(self.viewport.home())

    @property
    def opening(self) -> Opening:
        """How far the board is opened."""
        return self.viewport.opening

    def see_through(self, on: bool) -> None:
        """Draw this board and all later ones like glass, or not."""
        self._glass = on
        if self._content is not None:
            self.lay_open(replace(self.opening, see_through=on))

    def turn_to_moves(self, on: bool) -> None:
        """Turn the board to a move that comes where it would not be seen, or not."""
        self._turns_to_moves = on

    def show_sliders(self, on: bool) -> None:
        """Show the sliders on boards where they do something, or on none."""
        self.bar.want(on)

    def lay_open(self, opening: Opening) -> None:
        """Open or close the board, moving the camera far enough away to see all of it."""
        self._moving.end()
        self.viewport.lay_open(opening)
        self.bar.show_opening(opening)
        if self._scene:
            self._scene.lay_open(opening)
        self.look(self.driver.camera)

    def set_camera_style(self, name: str) -> None:
        """Change how the board turns under the hand, one of ``camera_styles.STYLES``."""
        self._style = name
        if self._content is not None:
            self.driver.set_style(style_for(name, self.viewport.layout.upright))

    def show_coordinates(self, on: bool) -> None:
        """Show the names of sites, or of rows and columns, or not."""
        self._coordinates.setVisible(on)

    def switch_projection(self) -> None:
        """Change between a perspective and a parallel projection."""
        self.driver.set_parallel(not self.driver.heading.parallel)

    def is_hidden(self, site: int) -> bool:
        """Whether a site is on the far side of the board."""
        return bool(self.viewport.hidden[site])

    def site_at(self, place: QPointF) -> int | None:
        """Return the site under a place in the widget, in its own pixels."""
        return next(iter(self._sites_at(place)), None)

    def _sites_at(self, place: QPointF) -> tuple[int, ...]:
        """Return all sites under a place in the widget, the nearest first."""
        return () if self._content is None else self.viewport.sites_at(place)

    def ray_through(self, place: QPointF) -> tuple[NDArray[np.float64], ...]:
        """Return origin and direction of the ray through a place in the widget."""
        return self.viewport.ray(place)

    def place_of(self, site: int) -> QPointF:
        """Return where a site's centre is drawn in the widget, seen or hidden."""
        return QPointF(*self.viewport.spots[site])

    @property
    def spots(self) -> NDArray[np.float64]:
        """The positions of the sites in the widget, float64 (sites, 2), y downwards."""
        return self.viewport.spots

    @property
    def reachable(self) -> NDArray[np.bool_]:
        """Which sites are visible and playable, bool (sites,)."""
        return self.viewport.there & ~self.viewport.hidden

    @property
    def pointed(self) -> int | None:
        """The site under the pointer, unless it has turned to the far side."""
        site = self._hovered
        return None if site is None or self.is_hidden(site) else site

    def point(self, site: int) -> None:
        """Point at a site."""
        self.pointing.jump(site)

    def redraw(self) -> None:
        """Ask for a paint."""
        self.stirred.emit()
        self._late.update()

    def end(self) -> None:
        """Release the graphics; nothing is shown afterwards."""
        self._moving.forget()
        self._lighting.stop()
        self._scene = None
        self._late.close()

    def _rebuild(self) -> None:
        self._moving.forget()
        self._lighting.stop()
        if self._content is None or self._late.canvas is None:
            return
        from ringrealms3d.scene.board_scene import BoardScene

        self.canvas.clear()
        self._scene = BoardScene(self.canvas, self.viewport.layout, self._theme, self._quality)
        self._scene.lay_open(self.opening)
        self._scene.show(self._content)
        self._scene.mark_cursor(self._cursor)
        self._aim()

    def _clear(self, scene: BoardScene) -> None:
        """Show what is on the board now, and nothing of what was there before."""
        assert self._content is not None
        self._moving.end()
        self._lighting.stop()
        scene.put_back()
        scene.hover(None)
        scene.mark_cursor(None)
        scene.lay_open(self.opening)
        scene.show(self._content)
        self._aim()

    def _follow_bar(self) -> None:
        self.lay_open(replace(self.opening, apart=self.bar.apart, level=self.bar.level))

    def _turn(self) -> None:
        self._late.turn()
        self._aim()

    def _aim(self) -> None:
        if self._content is None:
            return
        self.viewport.look(self.driver.camera, self.size())
        self._far_side.point()
        self._coordinates.update()
        if self._scene:
            self._scene.look(self.viewport.camera, self.viewport.aspect)
            self.redraw()

    def _sketch(self, on: bool) -> None:
        if self._scene:
            self._scene.sketch(on)

    def _light_up(self, share: float) -> None:
        if self._scene:
            self._scene.draw_ways(share)
            self.redraw()

    def cover(self, picture: QPixmap) -> None:
        """Show a picture of the board until it can be drawn; a click on it waits so long."""
        if self._curtain is None:
            self._curtain = Curtain(self, self._theme, lambda: self.outline)
            self._curtain.parted.connect(self._uncover)
            self._curtain.resize(self.size())
            self._curtain.show()
            self.bar.raise_()
        self._curtain.show_picture(picture)

    def _uncover(self) -> None:
        curtain, self._curtain = self._curtain, None
        assert curtain is not None
        if self.isVisible():
            self._open()
        site = None if curtain.clicked is None else self.site_at(curtain.clicked)
        curtain.hide()
        curtain.deleteLater()
        if site is not None:
            QTimer.singleShot(_SEEN_MS, partial(self.site_clicked.emit, site))

    def _open(self) -> None:
        if self._late.open():
            self._rebuild()

    def showEvent(self, event: QShowEvent | None) -> None:
        """Draw the board, the first time."""
        if self._curtain is None:
            self._open()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Keep the board fitting the view."""
        self._late.fit()
        if self._curtain is not None:
            self._curtain.resize(self.size())
        self.bar.lie_in(self.width(), self.height())
        self._coordinates.resize(self.size())
        self._aim()

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """Go home after a double click beside the board; on a site it is one more press."""
        assert event is not None
        if event.button() == Qt.MouseButton.LeftButton and self.site_at(event.position()) is None:
            self.go_home()
        else:
            self._pointer.press(event)

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Zoom."""
        assert event is not None
        self.zoom(wheel_zoom(event), event.position())
        event.accept()

    def zoom(self, factor: float, spot: QPointF) -> None:
        """Zoom by a factor, wherever the fingers are."""
        self.driver.zoom(factor)

    def open_menu(self, spot: QPointF) -> None:
        """Open the menu of a point of the widget."""
        self.menu_wanted.emit(spot.toPoint())

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Handle the keys of ``view_keys``; other keys are the window's."""
        assert event is not None
        if event.key() == Qt.Key.Key_Control:
            self._pointer.look_through(True)
        elif self._content is None or not view_keys.press(self, event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent | None) -> None:
        """Stop looking through the front; leave other keys to the window."""
        assert event is not None
        if event.key() == Qt.Key.Key_Control:
            self._pointer.look_through(False)
        else:
            event.ignore()

    def drag_far_side(self, way: QPointF) -> None:
        """Turn the board as a drag of its far side does, which goes up when the near side sinks."""
        self._drag(QPointF(way.x(), -way.y()))

    def _drag(self, way: QPointF) -> None:
        scale = _TURN_PER_WIDTH / min(self.width(), self.height())
        self.driver.drag(way.x() * scale, -way.y() * scale)

    def texts(self) -> Iterable[Text]:
        """Return the visible coordinates."""
        return () if self._content is None else self.viewport.texts()
