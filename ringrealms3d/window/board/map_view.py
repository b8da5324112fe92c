"""The whole board at once: its 2-D map, to look at, point at and click."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QEvent, QPointF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QMouseEvent,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PyQt6.QtWidgets import QApplication, QSizePolicy, QWidget

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.application import painting
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.level_drawing import drawing_of
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.scene.content import Content, differ_in_candidates_alone, without_dot
from ringrealms3d.scene.theme import Theme

_HINT = QSize(360, 360)
_LEAST = QSize(160, 120)
_ZOOM_PER_NOTCH = 1.2
_NOTCH = 120.0  # a wheel's notch in Qt's eighths of a degree
_CLOSEST = 8.0


class MapView(QWidget):
    """A widget that shows a board's map; the wheel zooms, a drag moves a zoomed map.

    Signals:
        site_clicked: the place that was clicked.
        site_hovered: the place under the pointer, or None.
    """

    site_clicked = pyqtSignal(int)
    site_hovered = pyqtSignal(object)

    def __init__(self, parent: QWidget | None, theme: Theme, name: str) -> None:
        """Make an empty map, with a name for screen readers."""
        super().__init__(parent)
        self._theme = theme
        self._drawing: MapDrawing | None = None
        self._content = Content(np.zeros(0, dtype=np.int8))
        self._picture: QPixmap | None = None
        self._hovered: int | None = None
        self._coordinates = True
        self._reported: int | None = None
        self._cursor: int | None = None
        self._ghost: tuple[int, QPointF, float] | None = None
        self._ghostly: int | None = None  # the place of the ghost, if it is on one
        self.widget = self.held = self  # it shows a piece in the hand itself
        self._zoom = 1.0
        self._shift = QPointF()
        self._pressed: QPointF | None = None
        self._dragged_from: QPointF | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(_LEAST)

    def sizeHint(self) -> QSize:
        """Return a size at which most boards are readable."""
        return _HINT

    def show_board(self, layout: Layout, content: Content, names: tuple[str, ...] = ()) -> None:
        """Show another board, the whole of it, whose sites have names."""
        self._drawing = self._drawing_of(layout, names)
        self._drawing.coordinates = self._coordinates
        self._hovered = self._reported = self._cursor = self._ghost = self._ghostly = None
        self.show_all()
        self.show_content(content)

    def show_content(self, content: Content) -> None:
        """Show other pieces and marks."""
        self._content = content
        if self._drawing is not None and not content.chosen:
            self._drawing.follow(content)
        self._redraw()

    def show_marks(self, content: Content) -> None:
        """Show other marks, which may change many times a second."""
        before, self._content = self._content, content
        if differ_in_candidates_alone(before, content):
            self.update()
        else:
            self._redraw()

    def show_hints(self, content: Content) -> None:
        """Show the marks for the place under the pointer."""
        self.show_content(content)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self._redraw()

    def hover(self, site: int | None) -> None:
        """Light up the place under the pointer, here or in another view."""
        if site != self._hovered:
            self._hovered = site
            self._redraw()

    def mark_cursor(self, site: int | None) -> None:
        """Mark the place of the keyboard's cursor, or none."""
        self._cursor = site
        self.update()

    def show_coordinates(self, on: bool) -> None:
        """Show the names of sites, or of rows and columns, or not."""
        self._coordinates = on
        if self._drawing is not None:
            self._drawing.coordinates = on
        self._redraw()

    def show_ghost(self, piece: int, site: int) -> None:
        """Show where a piece would stand; 0 is none."""
        self._ghost = None
        if piece and self._drawing is not None:
            self._ghost = piece, self._drawing.spot(site), self._drawing.radius(site)
        self._hide_dot(site if self._ghost else None)

    def _hide_dot(self, site: int | None) -> None:
        """Let no mark shine through a ghost on a place, or none."""
        before, self._ghostly = self._ghostly, site
        if before != site and {before, site} & {*self._content.legal}:
            self._redraw()
        self.update()

    def carry(self, place: int, spot: QPointF) -> None:
        """Show a place's piece at a point of the widget, or where it fits there."""
        assert self._drawing is not None
        piece, over = int(self._content.stones[place]), self.site_at(spot)
        if over is not None and over in self._content.fitting:
            self.show_ghost(piece, over)
            return
        inverse, _ = self._transform(self._drawing).inverted()
        self._ghost = piece, inverse.map(spot), self._drawing.radius(place)
        self._hide_dot(None)

    def put_back(self) -> None:
        """Show every piece in its place."""
        self._ghost = None
        self._hide_dot(None)

    def show_all(self) -> None:
        """Undo zooming and moving."""
        self._zoom, self._shift = 1.0, QPointF()
        self._redraw()

    def site_at(self, place: QPointF) -> int | None:
        """Return the place of the board under a point of the widget."""
        if self._drawing is None:
            return None
        inverse, _ = self._transform(self._drawing).inverted()
        return self._drawing.place_at(inverse.map(place))

    def place_of(self, site: int) -> QPointF:
        """Return where a place's piece stands in the widget."""
        assert self._drawing is not None
        return self._transform(self._drawing).map(self._drawing.spot(site))

    @property
    def spots(self) -> NDArray[np.float64]:
        """Where the places are in the widget, float64 (places, 2), y downwards."""
        assert self._drawing is not None
        spots = map(self.place_of, range(len(self._drawing.layout.kinds)))
        return np.array([[spot.x(), spot.y()] for spot in spots])

    @property
    def reachable(self) -> NDArray[np.bool_]:
        """Which places are on the map, bool (places,)."""
        assert self._drawing is not None
        return self._drawing.reachable

    @property
    def pointed(self) -> int | None:
        """The place pointed at."""
        return self._hovered

    def point(self, site: int) -> None:
        """Point at a place, which comes into view."""
        self._reported = site
        self.site_hovered.emit(site)
        self._bring_into_view(self.place_of(site))

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Begin a click or a drag."""
        assert event is not None
        self._pressed = event.position() if event.button() == Qt.MouseButton.LeftButton else None
        self._dragged_from = None

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Report the place under the pointer, or move the map."""
        assert event is not None
        place = event.position()
        if not event.buttons():  # where it went up, another window got to know of it
            self._pressed = None
        if self._pressed is None:
            self._report(self.site_at(place))
            return
        way = place - self._pressed
        if self._dragged_from is None and way.manhattanLength() >= QApplication.startDragDistance():
            self._dragged_from = self._pressed
            self._report(None)
        if self._dragged_from is not None:
            self._drag(place - self._dragged_from)
            self._dragged_from = place

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        """Click the place that was pressed, unless the map was moved."""
        assert event is not None
        pressed, self._pressed = self._pressed, None
        if pressed is None or (self._dragged_from is not None and self._can_be_moved):
            return
        site = self.site_at(pressed)
        if site is not None and site == self.site_at(event.position()):
            self.site_clicked.emit(site)

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """Show the whole map after a double click beside it; on a place it is one more press."""
        assert event is not None
        left = event.button() == Qt.MouseButton.LeftButton
        if left and self.site_at(event.position()) is None:
            self.show_all()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Zoom around the pointer."""
        assert event is not None
        self.zoom(_ZOOM_PER_NOTCH ** (event.angleDelta().y() / _NOTCH), event.position())
        event.accept()

    def zoom(self, factor: float, spot: QPointF) -> None:
        """Zoom by a factor around a point of the widget."""
        zoom = min(max(1.0, self._zoom * factor), _CLOSEST)
        from_middle = spot - QPointF(self.width() / 2, self.height() / 2)
        moved = (self._shift - from_middle) * (zoom / self._zoom) + from_middle
        self._zoom, self._shift = zoom, QPointF()
        self._move_by(moved)

    def open_menu(self, spot: QPointF) -> None:
        """Open the menu of a point of the widget."""
        self.customContextMenuRequested.emit(spot.toPoint())

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Keep a zoomed map inside the widget."""
        self._move_by(QPointF())

    def leaveEvent(self, event: QEvent | None) -> None:
        """Nothing is under the pointer any more."""
        self._report(None)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the map."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._drawn(ratio)
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
            if self._drawing is not None:
                painter.setTransform(self._transform(self._drawing))
                self._drawing.paint_candidates(painter, self._content, self._theme)
                if self._cursor is not None:
                    self._drawing.paint_cursor(painter, self._cursor, self._theme)
                if self._ghost:
                    self._drawing.paint_ghost(painter, *self._ghost, self._theme)

    def _drawn(self, ratio: float) -> QPixmap:
        """Return a picture of everything except candidates, which change several times a second."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._ground)
        if self._drawing is not None:
            with painting(picture) as painter:
                painter.setTransform(self._transform(self._drawing))
                seen = without_dot(self._content, self._ghostly)
                self._drawing.paint(painter, seen, self._theme, self._hovered)
        return picture

    def _drawing_of(self, layout: Layout, names: tuple[str, ...]) -> MapDrawing:
        """Return what draws a board whose sites have names."""
        return drawing_of(layout, names, tr)

    @property
    def _ground(self) -> QColor:
        """The colour around the map."""
        return q_colour(self._theme.paper)

    @property
    def _can_be_moved(self) -> bool:
        """Whether a drag does something, and so is no click."""
        return self._zoom > 1

    def _drag(self, way: QPointF) -> None:
        """Follow a drag."""
        self._move_by(way)

    def _redraw(self) -> None:
        """Redraw everything."""
        self._picture = None
        self.update()

    def _bring_into_view(self, spot: QPointF) -> None:
        """Move a zoomed map so that a point of the widget lies inside it."""
        if not self.rect().toRectF().contains(spot):
            self._move_by(QPointF(self.rect().center()) - spot)

    def _move_by(self, way: QPointF) -> None:
        """Move the map, but no further than its border."""
        spare = (self._zoom - 1) / 2
        widest, highest = spare * self.width(), spare * self.height()
        to = self._shift + way
        self._shift = QPointF(
            min(max(to.x(), -widest), widest), min(max(to.y(), -highest), highest)
        )
        self._redraw()

    def _report(self, site: int | None) -> None:
        if site != self._reported:
            self._reported = site
            self.site_hovered.emit(site)

    def _transform(self, drawing: MapDrawing) -> QTransform:
        """Return the transformation from the map's coordinates to the widget's."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        about_middle = QTransform.fromTranslate(-middle.x(), -middle.y())
        about_middle *= QTransform.fromScale(self._zoom, self._zoom)
        about_middle *= QTransform.fromTranslate(
            middle.x() + self._shift.x(), middle.y() + self._shift.y()
        )
        return drawing.fitted(self.size()) * about_middle
