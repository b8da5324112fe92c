"""Painting the cells of the list of moves: variations indented, notes marked by a dot."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QPolygonF
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from ringrealms3d.records.tree_rows import Row
from ringrealms3d.window.features.study.moves_model import BETTER, CHIPS, MOVE, NODE, NUMBERS, ROW
from ringrealms3d.window.widgets.design import Colours, Type, colours_worn, font_of
from ringrealms3d.window.widgets.news_texts import ChipText

_STEP = 9  # pixels by which a variation is set in
_MOST_STEPS = 6  # deeper variations are set in no further
_FOLD = 12  # pixels for the triangle that folds a variation
_MARGIN = 4
_DOT = 2.5
_PADDING, _LEAST_PADDING = 6, 3
_AROUND_PICTURE = 6
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
    begin, width = _begin_of_chips(index, metrics), _chip_width(index.data(CHIPS)[0].text)
    if begin + width > rect.width() - _MARGIN:
        return False
    begins = rect.right() - x if view.isRightToLeft() else x - rect.left()
    return begin <= begins < begin + width


def _begin_of_chips(index: QModelIndex, metrics: QFontMetrics) -> int:
    """Return how far from the begin of a cell there is room for what a move did."""
    icon = index.data(Qt.ItemDataRole.DecorationRole)
    picture = 0 if icon is None else round(icon.deviceIndependentSize().width()) + _AROUND_PICTURE
    return picture + metrics.horizontalAdvance(index.data(MOVE)) + 2 * _MARGIN


def _chip_width(text: str, padding: int = _PADDING) -> int:
    return QFontMetrics(font_of(Type.CAPTION)).horizontalAdvance(text) + 2 * padding


def _fitting(chip: ChipText, room: int) -> tuple[str, int]:
    """Return the text of a chip for a room, none if it is too narrow, and how wide it is."""
    for text, padding in ((chip.text, _PADDING), (chip.short, _LEAST_PADDING)):
        width = _chip_width(text, padding)
        if width <= room:
            return text, width
    return "", 0


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
    used = _begin_of_chips(index, option.fontMetrics)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font_of(Type.CAPTION))
    for each in index.data(CHIPS):
        text, width = _fitting(each, option.rect.width() - _MARGIN - used)
        if not text:
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
