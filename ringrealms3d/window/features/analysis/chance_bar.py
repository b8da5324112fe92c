"""A bar that says who is likely to win."""

from __future__ import annotations

from PyQt6.QtCore import QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PyQt6.QtWidgets import QSizePolicy, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.scene.materials import Colour
from ringrealms3d.window.widgets.design import TINY, colours_worn
from ringrealms3d.window.widgets.legible import ink_on
from ringrealms3d.window.widgets.plain import plain_tip
from ringrealms3d.window.widgets.texts import percent_text

_MARGIN = 6
_NOBODY: Colour = (0.5, 0.5, 0.5)


class ChanceBar(QWidget):
    """Two colours, as long as the seats' chances; without an analysis it is empty.

    The better chance is written on the bar, with the seat's name for the colour-blind.
    """

    def __init__(self, parent: QWidget) -> None:
        """Make an empty bar."""
        super().__init__(parent)
        self._colours: tuple[Colour, Colour] = (_NOBODY, _NOBODY)
        self._chance: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_chance(None, "")

    def sizeHint(self) -> QSize:
        """Return a line of text's height."""
        return QSize(120, self.fontMetrics().height() + 4)

    def set_colours(self, colours: tuple[Colour, Colour]) -> None:
        """Use the colours of the two seats."""
        if colours != self._colours:
            self._colours = colours
            self.update()

    def show_chance(self, chance: float | None, text: str) -> None:
        """Show seat 0's chance, from 0 to 1, and say who leads; None is unknown."""
        self._chance = chance
        self.setAccessibleName(text or tr("Chances unknown"))
        self.setToolTip(plain_tip(text))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw seat 0's part on the left, seat 1's on the right, the text on the longer one."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        round_ends = QPainterPath()
        round_ends.addRoundedRect(whole, TINY, TINY)
        painter.setClipPath(round_ends)
        if self._chance is None:
            painter.fillRect(whole, QColor(colours_worn().pressed))
            return
        first, second = self._colours
        part = QRectF(whole)
        part.setWidth(self._chance * whole.width())
        painter.fillRect(whole, q_colour(second))
        painter.fillRect(part, q_colour(first))
        leads = self._chance >= 0.5
        side = Qt.AlignmentFlag.AlignLeft if leads else Qt.AlignmentFlag.AlignRight
        painter.setPen(ink_on(q_colour(first if leads else second)))
        inside = whole.adjusted(_MARGIN, 0, -_MARGIN, 0)
        text = percent_text(max(self._chance, 1 - self._chance))
        painter.drawText(inside, side | Qt.AlignmentFlag.AlignVCenter, text)
