"""The pieces to choose from, as small pictures, and an eraser."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap
from PyQt6.QtWidgets import (
    QWIDGETSIZE_MAX,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
)

from ringrealms3d.core.layout import Glyph
from ringrealms3d.core.phrase import tr
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.glyph_picture import glyph_picture
from ringrealms3d.window.widgets.plain import plain_tip

ERASER = 0
"""The number that stands for no piece."""

_PIXELS = 30
_ROOM = 8
_MARGIN = 9  # on either side of a name
_FILL = 0.66  # a tile's outline reaches beyond its radius
_LEAST_ROWS, _MOST_ROWS = 2, 4  # of pictures without names that are seen without scrolling
_COLUMNS = 5  # of pictures without names, at least
_FEW = 8  # so many pieces have their names below them
_CROSS = 0.28  # of the picture's width: how far the eraser's arms reach


class Palette(QListWidget):
    """A list of pictures, one of which is chosen."""

    def __init__(self) -> None:
        """Start without a piece."""
        super().__init__()
        self.setAccessibleName(tr("Pieces"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setIconSize(QSize(_PIXELS, _PIXELS))
        self._pieces: list[int] = []
        self._named = False

    @property
    def chosen(self) -> int:
        """The number of the chosen piece."""
        item = self.currentItem()
        return ERASER if item is None else int(item.data(Qt.ItemDataRole.UserRole))

    def choose(self, piece: int) -> None:
        """Choose a piece."""
        self.setCurrentRow(self._pieces.index(piece))

    def offer(
        self,
        pieces: Mapping[int, str],
        glyphs: Mapping[int, Glyph],
        colours: tuple[str, str],
        theme: Theme,
    ) -> None:
        """Offer pieces by their numbers and names; keep the choice, or choose the first."""
        chosen, sharpness = self.chosen, self.devicePixelRatioF()
        self.clear()
        self._pieces = [*pieces, ERASER]
        self._named = len(pieces) <= _FEW
        names = {piece: tr(name) for piece, name in pieces.items()} | {ERASER: tr("Eraser")}
        self.setGridSize(self._cell(names.values()))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(self._named)
        policy.setVerticalStretch(not self._named)
        self.setSizePolicy(policy)
        most = QWIDGETSIZE_MAX if self._named else _MOST_ROWS * self.gridSize().height()
        self.setMaximumHeight(most)
        for piece in pieces:
            picture = glyph_picture(glyphs[piece], colours, theme, _PIXELS * sharpness, _FILL)
            self._add(piece, names[piece], picture)
        self._add(ERASER, names[ERASER], _eraser(self.palette(), _PIXELS * sharpness))
        self.choose(chosen if chosen in pieces else self._pieces[0])

    def minimumSizeHint(self) -> QSize:
        """Return the size of a piece with its name, or of a few rows of pictures."""
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        """Return the least size."""
        grid = self.gridSize()
        columns, rows = (1, 1) if self._named else (_COLUMNS, _LEAST_ROWS)
        width = columns * grid.width() + self._beside
        return QSize(width, rows * grid.height() + self._frame)

    def heightForWidth(self, width: int) -> int:
        """Return the height that shows all pieces, which have names, in a width."""
        columns = max(1, (width - self._beside) // self.gridSize().width())
        return -(-self.count() // columns) * self.gridSize().height() + self._frame

    @property
    def _beside(self) -> int:
        """The width that no piece gets: Qt leaves room for a scroll bar wherever one may come."""
        bar = self.verticalScrollBar()
        assert bar is not None
        return self._frame + bar.sizeHint().width()

    @property
    def _frame(self) -> int:
        return 2 * self.frameWidth() + 1

    def _cell(self, names: Iterable[str]) -> QSize:
        """Return the room that each piece has."""
        side = _PIXELS + _ROOM
        if not self._named:
            return QSize(side, side)
        widest = max(map(self.fontMetrics().horizontalAdvance, names))
        return QSize(max(side, widest + 2 * _MARGIN), side + self.fontMetrics().lineSpacing())

    def _add(self, piece: int, name: str, picture: QPixmap) -> None:
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # else it is tinted
        item = QListWidgetItem(icon, name if self._named else "")
        item.setData(Qt.ItemDataRole.UserRole, piece)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
        item.setSizeHint(self.gridSize())
        item.setToolTip(plain_tip(name))
        self.addItem(item)


def _eraser(palette: QPalette, pixels: float) -> QPixmap:
    """Return a cross in the colour of texts."""
    size = round(pixels)
    picture = QPixmap(size, size)
    picture.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.text(), size / 10))
    painter.translate(size / 2, size / 2)
    arm = round(_CROSS * size)
    painter.drawLine(-arm, -arm, arm, arm)
    painter.drawLine(-arm, arm, arm, -arm)
    painter.end()
    return picture
