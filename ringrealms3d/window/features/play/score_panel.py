"""The score of the game as it counts: who leads, and what both seats have reached."""

from __future__ import annotations

from PyQt6.QtCore import QRectF, QSize
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PyQt6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from ringrealms3d.core.position import Position
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.widgets.design import MEDIUM, SMALL, TINY, colours_of
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.texts import counts_text, margin_text

_HEIGHT = 8


class ScorePanel(QFrame):
    """Two lines, and a bar of the shares of both seats in a game that counts."""

    def __init__(self) -> None:
        """Begin without a position."""
        super().__init__()
        self.setProperty("kind", "plain")
        self._counts, self._margin = plain_label(), plain_label()
        self._counts.setObjectName("score text")
        self._counts.setWordWrap(True)
        self._margin.setProperty("kind", "second")
        self._shares = _Shares()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(MEDIUM, TINY, MEDIUM, SMALL)
        rows.setSpacing(TINY)
        for part in (self._counts, self._shares, self._margin):
            rows.addWidget(part)

    def show_position(self, position: Position, you: int | None, theme: Theme) -> None:
        """Show the score of a position, to the seat of the only person or to all."""
        told = position.margin is not None or len(position.counts) > 1
        self.setVisible(told)  # a single count is on the players' cards
        if not told:
            return
        self._counts.setText(counts_text(position))
        margin = margin_text(position, you)
        self._margin.setText(margin)
        self._margin.setVisible(bool(margin))
        self._shares.setVisible(position.margin is not None)
        first, second = next(iter(position.counts.values()))
        colours = [theme.stones[each].colour for each in position.variant.layout.colours[:2]]
        self._shares.show_shares(
            (first, second),
            (q_colour(colours[0]), q_colour(colours[1])),
            QColor(colours_of(theme).pressed),
        )


class _Shares(QWidget):
    """A bar in two colours."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self._counts = (0, 0)
        self._colours = (QColor(), QColor())
        self._ground = QColor()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shares(
        self, counts: tuple[int, int], colours: tuple[QColor, QColor], ground: QColor
    ) -> None:
        """Show the counts of both seats."""
        self._counts, self._colours, self._ground = counts, colours, ground
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a thin bar."""
        return QSize(_HEIGHT, _HEIGHT)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw both shares, that of the first seat where lines of text begin."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        round_ends = QPainterPath()
        round_ends.addRoundedRect(whole, _HEIGHT / 2, _HEIGHT / 2)
        painter.setClipPath(round_ends)
        painter.fillRect(whole, self._ground)
        all_ = sum(self._counts)
        if not all_:
            return
        if self.isRightToLeft():
            painter.translate(whole.width(), 0)
            painter.scale(-1, 1)
        edge = whole.width() * self._counts[0] / all_
        painter.fillRect(QRectF(0, 0, edge - 1, whole.height()), self._colours[0])
        painter.fillRect(
            QRectF(edge + 1, 0, whole.width() - edge - 1, whole.height()), self._colours[1]
        )
