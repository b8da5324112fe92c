"""What decided a game, mark by mark: the colour on the board beside the name of what has it."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QPainter, QPen, QPixmap
from PyQt6.QtWidgets import QGridLayout, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.widgets.joining import capitalised
from ringrealms3d.window.widgets.plain import plain_label

_WIDTH, _HEIGHT, _LINE = 24, 10, 5.0


class Legend(QWidget):
    """A row for each kind of mark that a finished game has on the board."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setColumnStretch(1, 1)

    def show_position(self, position: Position, theme: Theme) -> None:
        """Show what the marks of a finished position are."""
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
                widget.setParent(None)
        marks = {} if position.outcome is None else position.outcome.marks
        names = position.variant.legend
        shown = [(n, names[role]) for n, role in enumerate(marks) if role in names and marks[role]]
        for row, (number, name) in enumerate(shown):
            colour = theme.capture if number == 0 else theme.beside
            swatch, label = plain_label(), plain_label()
            swatch.setPixmap(_swatch(colour, theme.edge))
            label.setText(capitalised(tr(name)))
            label.setWordWrap(True)
            self._rows.addWidget(swatch, row, 0, Qt.AlignmentFlag.AlignVCenter)
            self._rows.addWidget(label, row, 1)
        self.setVisible(bool(shown))


def _swatch(colour: Colour, edge: Colour) -> QPixmap:
    """Return a short line of a colour with a thin dark edge, as marks have it."""
    picture = QPixmap(_WIDTH, _HEIGHT)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for ink, width in ((edge, _LINE + 3), (colour, _LINE)):
        pen = QPen()
        pen.setColor(QColor.fromRgbF(*ink))
        pen.setWidthF(width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(5, _HEIGHT // 2, _WIDTH - 5, _HEIGHT // 2)
    painter.end()
    return picture
