"""The graph of a game as a widget: clicks and arrows go along the game."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QSize, QSizeF, Qt, pyqtSignal
from PyQt6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PyQt6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.review_graph import ReviewGraph
from ringrealms3d.window.widgets.plain import plain_tip

_Key = Qt.Key
_STEPS = {_Key.Key_Left: "previous", _Key.Key_Right: "next"}
_ENDS = {_Key.Key_Home: "first", _Key.Key_End: "last"}
_LEAST = QSize(200, 64)


class GraphView(QWidget):
    """Shows a graph, or an explanation if there is none.

    Signals: ply_chosen: the ply to go to. stepped: where to go along the line: first, previous,
    next or last.
    """

    ply_chosen = pyqtSignal(int)
    stepped = pyqtSignal(str)

    def __init__(self, parent: QWidget) -> None:
        """Make an empty graph."""
        super().__init__(parent)
        self._graph: ReviewGraph | None = None
        self._picture: QPixmap | None = None
        self._current = 0
        self._texts: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Course of the game"))

    def sizeHint(self) -> QSize:
        """Return a size at which signs are readable."""
        return QSize(300, 90)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which the course is visible."""
        return _LEAST

    def show_graph(self, graph: ReviewGraph | None, texts: tuple[str, ...]) -> None:
        """Show a graph, with a text for each of its plies."""
        self._graph, self._texts, self._picture = graph, texts, None
        self.update()

    def show_current(self, ply: int) -> None:
        """Show which ply of the graph is on the boards."""
        self._current = ply
        self.setAccessibleDescription(self._texts[ply])
        self.update()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Draw the graph in another size."""
        self._picture = None

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the graph, or say how to get one."""
        painter = QPainter(self)
        if self._graph is not None:
            painter.drawPixmap(0, 0, self._drawn(self._graph))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._graph.paint_current(painter, QSizeF(self.size()), self._current)
            return
        painter.setPen(self.palette().placeholderText().color())
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        text = tr("A review shows how the chances changed and which moves lost them.")
        painter.drawText(self.rect().adjusted(8, 4, -8, -4), flags, text)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Go to the ply under the pointer."""
        assert event is not None
        if event.buttons() & Qt.MouseButton.LeftButton and self._graph is not None:
            self._choose(self._ply_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Follow the pointer while the button is held."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Go along the game with the arrows, Home and End; other keys are the window's."""
        assert event is not None
        key = _Key(event.key())
        where = {**_STEPS, **_ENDS}.get(key)
        if where is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(where)

    def event(self, event: QEvent | None) -> bool:
        """Show the text on the ply under the pointer."""
        if isinstance(event, QHelpEvent) and self._graph is not None:
            text = self._texts[self._ply_at(event.x())]
            QToolTip.showText(event.globalPos(), plain_tip(text), self)
            return True
        return super().event(event)

    def _drawn(self, graph: ReviewGraph) -> QPixmap:
        """Return a picture of everything except the current ply, which changes often."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            painter = QPainter(self._picture)
            graph.paint(painter, QSizeF(self.size()))
            painter.end()
        return self._picture

    def _ply_at(self, x: float) -> int:
        assert self._graph is not None
        return self._graph.ply_at(x, QSizeF(self.size()))

    def _choose(self, ply: int) -> None:
        if ply != self._current:
            self.ply_chosen.emit(ply)
