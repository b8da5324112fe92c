"""Painting the cells of the list of moves: variations indented, notes marked by a dot."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QPolygonF
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from ringrealms3d.records.tree_rows import Row
from ringrealms3d.window.features.study.moves_model import BETTER, CHIPS, MOVE, NODE, NUMBERS, ROW
from ringrealms3d.window.widgets.design import Colours, Type, colours_worn, font_of

_STEP = 9  # pixels by which a variation is set in
_MOST_STEPS = 6  # deeper variations are set in no further
_FOLD = 12  # pixels for the triangle that folds a variation
_MARGIN = 4
_DOT = 2.5
_PADDING = 7
_GROUND = 0.12
_TRIANGLES = {
    True: ((-2.0, -4.0), (-2.0, 4.0), (4.0, 0.0)),
    False: ((-4.0, -2.0), (4.0, -2.0), (0.0, 4.0)),
}


class MovesDelegate(QStyledItemDelegate):
    """Paints the numbers with lines beside variations, and moves with a dot if they have notes."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        """Return a size that has room for number, lines and triangle."""
        size = super().sizeHint(option, index)
        if index.column() != NUMBERS:
            return size
        row: Row = index.data(ROW)
        digits = option.fontMetrics.horizontalAdvance(row.number or "0")
        return QSize(_inset(row) + _FOLD + digits + 2 * _MARGIN, size.height())

    def initStyleOption(self, option: QStyleOptionViewItem | None, index: QModelIndex) -> None:
        """Write a move alone: what it did stands beside it."""
        super().initStyleOption(option, index)
        assert option is not None
        if index.data(NODE) is not None:
            option.text = index.data(MOVE)

    def paint(
        self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex
    ) -> None:
        """Paint a cell."""
        assert painter is not None
        if index.column() == NUMBERS:
            _paint_number(painter, option, index.data(ROW))
            return
        super().paint(painter, option, index)
        node = index.data(NODE)
        if node is not None:
            _paint_chips(painter, option, index)
        if node is not None and (node.comment or node.marks or node.camera):
            _paint_dot(painter, option)


def folds_at(row: Row, x: int) -> bool:
    """Whether a click at this distance from the left of a row is on its folding triangle."""
    return row.opens is not None and x < _inset(row) + _FOLD + _MARGIN


def offers_better_at(view: QTableView, index: QModelIndex, x: int) -> bool:
    """Whether a click at this distance from the left of a view is on what was better."""
    if not index.data(BETTER):
        return False
    rect, metrics = view.visualRect(index), view.fontMetrics()
    begin, width = _begin_of_chips(index, rect.height(), metrics), _chip_width(index.data(CHIPS)[0])
    if begin + width > rect.width() - _MARGIN:
        return False
    begins = rect.right() - x if view.isRightToLeft() else x - rect.left()
    return begin <= begins < begin + width


def _begin_of_chips(index: QModelIndex, height: int, metrics: QFontMetrics) -> int:
    """Return how far from the begin of a cell there is room for what a move did."""
    picture = height if index.data(Qt.ItemDataRole.DecorationRole) else 0
    return picture + metrics.horizontalAdvance(index.data(MOVE)) + 3 * _MARGIN


def _chip_width(text: str) -> int:
    return QFontMetrics(font_of(Type.CAPTION)).horizontalAdvance(text) + 2 * _PADDING


def _inset(row: Row) -> int:
    return _MARGIN + _STEP * min(row.depth, _MOST_STEPS)


def _paint_number(painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
    rect, palette = option.rect, option.palette
    painter.save()
    painter.setPen(palette.color(QPalette.ColorRole.Mid))
    for depth in range(1, min(row.depth, _MOST_STEPS) + 1):
        x = rect.left() + _MARGIN + _STEP * depth - _STEP // 2
        painter.drawLine(x, rect.top(), x, rect.bottom())
    painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
    if row.opens is not None:
        _paint_triangle(painter, option, row)
    room = QRect(rect.adjusted(0, 0, -_MARGIN, 0))
    painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, row.number)
    painter.restore()


def _paint_triangle(painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
    middle = QPointF(option.rect.left() + _inset(row) + _FOLD / 2, option.rect.center().y() + 0.5)
    corners = (middle + QPointF(x, y) for x, y in _TRIANGLES[row.hidden > 0])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(option.palette.color(QPalette.ColorRole.PlaceholderText))
    painter.drawPolygon(QPolygonF(list(corners)))


def _paint_chips(painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
    """Paint what a move did behind it, as far as there is room."""
    colours = colours_worn()
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    used = _begin_of_chips(index, option.rect.height(), option.fontMetrics)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font_of(Type.CAPTION))
    for text in index.data(CHIPS):
        width = _chip_width(text)
        if used + width > option.rect.width() - _MARGIN:
            break
        chip = QRectF(option.rect.left() + used, option.rect.top() + 4, width, 0)
        if option.direction == Qt.LayoutDirection.RightToLeft:
            chip.moveLeft(option.rect.right() - used - width)
        chip.setHeight(option.rect.height() - 8)
        ink = QColor(_ink_of(text, colours))
        ground = QColor(colours.card if selected else ink)
        ground.setAlphaF(1.0 if selected else _GROUND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        painter.setPen(ink)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)
        used += width + _MARGIN
    painter.restore()


def _ink_of(text: str, colours: Colours) -> str:
    """Return the colour of what was won, lost or reached."""
    if text.startswith("+"):
        return colours.gain
    return colours.loss if text.startswith("−") else colours.second


def _paint_dot(painter: QPainter, option: QStyleOptionViewItem) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Link
    painter.setBrush(option.palette.color(role))
    corner = option.rect.topRight()
    painter.drawEllipse(QPointF(corner.x() - 6, corner.y() + 7), _DOT, _DOT)
    painter.restore()
