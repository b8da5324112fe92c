"""What decided a game: the marks on the board beside the names of what has them."""

from __future__ import annotations

from enum import Enum

from PyQt6.QtCore import QLineF, QPointF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPen, QPixmap
from PyQt6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout

from ringrealms3d.core.news import News
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.overlays import Edge
from ringrealms3d.window.widgets.design import MEDIUM, SMALL, TINY, Type, font_of
from ringrealms3d.window.widgets.joining import capitalised
from ringrealms3d.window.widgets.plain import plain_label

_WIDTH, _HEIGHT, _LINE = 24, 18, 5.0
_RING, _THIN = 6.0, 2.5
_BAR = QLineF(5 - _WIDTH / 2, 0, _WIDTH / 2 - 5, 0)
_CROSS = QLineF(-4, -4, 4, 4), QLineF(-4, 4, 4, -4)
_NARROW = 720  # of boards


class Shape(Enum):
    """How a mark looks."""

    LINE = "line"
    RING = "ring"
    CROSS = "cross"


class Legend(QFrame):
    """A row for each kind of mark that a finished game has on the board, in a corner of it."""

    def __init__(self, boards: Boards) -> None:
        """Begin hidden."""
        super().__init__(boards)
        self.setProperty("kind", "note")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("What decided it"))
        self._title = plain_label(tr("What decided it"))
        self._title.setFont(font_of(Type.STRONG))
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._rows = QGridLayout()
        self._column.addLayout(self._rows)
        self.hide()
        boards.overlays.add(self, Edge.CORNER, self._size_in)

    def show_position(self, position: Position, theme: Theme, news: News | None) -> None:
        """Show what the marks of a finished position are; none of them hides it.

        Args:
            news: what the move did that led there, whose mark is one of them; None without one.
        """
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
                widget.setParent(None)
        marks = {} if position.outcome is None else position.outcome.marks
        names = position.variant.legend
        shown = [(n, names[role]) for n, role in enumerate(marks) if role in names and marks[role]]
        for number, name in shown:
            colour = theme.capture if number == 0 else theme.beside
            self._add(_swatch(colour, theme.edge), tr(name))
        if shown and news is not None:
            self._add(_swatch(theme.last, theme.edge, Shape.RING), tr("the last move"))
            if news.captures:
                self._add(_swatch(theme.taken, theme.edge, Shape.CROSS), tr("what it took"))
        self.setVisible(bool(shown))

    def _size_in(self, width: int) -> QSize:
        """Return how large it is; in a narrow width it is small, so that it covers little."""
        small = width < _NARROW
        around, above = (SMALL, TINY) if small else (MEDIUM, SMALL)
        self._column.setContentsMargins(around, above, around, above)
        self._column.setSpacing(above)
        self._rows.setHorizontalSpacing(TINY if small else SMALL)
        self._rows.setVerticalSpacing(0 if small else TINY)
        self._title.setVisible(not small)
        for label in self.findChildren(QLabel):
            if label is not self._title:
                label.setFont(font_of(Type.CAPTION if small else Type.TEXT))
        return self.sizeHint()

    def _add(self, picture: QPixmap, name: str) -> None:
        swatch, label, row = plain_label(), plain_label(), self._rows.count() // 2
        swatch.setPixmap(picture)
        label.setText(capitalised(name))
        self._rows.addWidget(swatch, row, 0, Qt.AlignmentFlag.AlignCenter)
        self._rows.addWidget(label, row, 1)


def _swatch(colour: Colour, edge: Colour, shape: Shape = Shape.LINE) -> QPixmap:
    """Return a short line, a ring or a cross of a colour with a thin dark edge, as marks have."""
    picture = QPixmap(_WIDTH, _HEIGHT)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_WIDTH / 2, _HEIGHT / 2)
    line = _LINE if shape is Shape.LINE else _THIN
    for ink, width in ((edge, line + 3), (colour, line)):
        pen = QPen()
        pen.setColor(QColor.fromRgbF(*ink))
        pen.setWidthF(width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if shape is Shape.RING:
            painter.drawEllipse(QPointF(0, 0), _RING, _RING)
        elif shape is Shape.CROSS:
            for stroke in _CROSS:
                painter.drawLine(stroke)
        else:
            painter.drawLine(_BAR)
    painter.end()
    return picture
