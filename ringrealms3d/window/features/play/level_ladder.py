"""The ladder of levels, the highest above, each with what it means."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PyQt6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.levels import HIGHEST, LOWEST
from ringrealms3d.library.ladder import level_strengths
from ringrealms3d.library.standing import Standing
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.widgets.cells import draw_line, is_on, line_height
from ringrealms3d.window.widgets.design import (
    MEDIUM,
    RADIUS,
    SMALL,
    TINY,
    Colours,
    Type,
    colours_of,
    font_of,
)
from ringrealms3d.window.widgets.joining import clauses
from ringrealms3d.window.widgets.level_texts import level_about, level_meaning
from ringrealms3d.window.widgets.number_texts import number_text
from ringrealms3d.window.widgets.plain import plain_tip

_BAR, _TICK = 44, 14  # widths in pixels
_BAR_HEIGHT = 6
_CLOSE = 5  # around a line where room is short
_FAINT = 0.25  # what an empty bar has of its colour
_LEAST = 0.08  # of the bar of the lowest level
_LEVEL = Qt.ItemDataRole.UserRole
_MEANING, _ELO, _SHARE, _BEATEN = (Qt.ItemDataRole.UserRole + n for n in range(1, 5))


class LevelLadder(QListWidget):
    """Rows with a level, a bar of its strength, what it means, a tick if it was beaten, its Elo.

    Attributes:
        row_height: how high each of them is, in pixels.
    """

    def __init__(self, theme: Theme) -> None:
        """Show the levels of no game yet."""
        super().__init__()
        self.setAccessibleName(tr("Level"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        colours = colours_of(theme)
        self.setStyleSheet(
            f"QListWidget {{ background: {colours.card}; border: 1px solid {colours.line};"
            f" border-radius: {RADIUS}px; padding: {TINY}px; }}"
        )
        self.setItemDelegate(_Rows(self, colours))
        for level in range(HIGHEST, LOWEST - 1, -1):
            item = QListWidgetItem(tr("Level {n}").format(n=level))
            item.setData(_LEVEL, level)
            self.addItem(item)
        self.set_close(False)

    @property
    def level(self) -> int:
        """The chosen level."""
        return HIGHEST - self.currentRow()

    def choose(self, level: int) -> None:
        """Choose a level."""
        self.setCurrentRow(HIGHEST - level)

    def show_game(self, uid: str, standing: Standing | None) -> None:
        """Show what the levels mean in a variant's game, and how the person stands there."""
        strengths = level_strengths(uid.partition("/")[0])
        for row in range(self.count()):
            item, level = self.item(row), HIGHEST - row
            assert item is not None
            beaten = standing is not None and level in standing.beaten
            suits = standing is not None and standing.played > 0 and standing.level == level
            meaning = tr("your next level") if suits else level_meaning(uid, level)
            elo = number_text(round(strengths[level])) if strengths else ""
            item.setData(_MEANING, meaning)
            item.setData(_ELO, elo)
            item.setData(_SHARE, level / HIGHEST if not strengths else _reach(strengths, level))
            item.setData(_BEATEN, beaten)
            told = clauses(
                tr("Level {n}").format(n=level),
                meaning,
                tr("{elo} Elo").format(elo=elo) if elo else "",
                tr("you have beaten it") if beaten else "",
            )
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
            item.setToolTip(plain_tip(level_about(uid, level)))

    def minimumSizeHint(self) -> QSize:
        """Return a width in which meanings are cut, and the height of all rows."""
        return QSize(10 * _TICK, self._tall)

    def sizeHint(self) -> QSize:
        """Return the size in which every row is seen whole."""
        return QSize(self._wide_enough, self._tall)

    def set_close(self, close: bool) -> None:
        """Set the rows close, where room is short, or with air between them."""
        self.row_height = line_height(font_of(Type.TEXT)) + (_CLOSE if close else MEDIUM)
        self.setFixedHeight(self._tall)
        self.scheduleDelayedItemsLayout()

    @property
    def _wide_enough(self) -> int:
        """The width in which no meaning is cut."""
        strong = font_of(Type.STRONG)
        rows = [self.item(row) for row in range(self.count())]
        texts = [
            _wide(strong, str(row.data(_MEANING))) + _wide(strong, str(row.data(_ELO)))
            for row in rows
            if row is not None
        ]
        beside = _wide(strong, str(HIGHEST)) + _BAR + _TICK + 4 * SMALL + 2 * MEDIUM
        return max(texts, default=0) + beside

    @property
    def _tall(self) -> int:
        return self.count() * self.row_height + 2 * (TINY + 1)


class _Rows(QStyledItemDelegate):
    """Draws the rows."""

    def __init__(self, parent: LevelLadder, colours: Colours) -> None:
        super().__init__(parent)
        self._ladder, self._colours = parent, colours

    def paint(
        self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex
    ) -> None:
        """Draw one row, its parts in the order in which one reads."""
        assert painter is not None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = is_on(option, QStyle.StateFlag.State_Selected)
        self._draw_ground(painter, option, chosen)
        colours = self._colours
        ink = colours.on_accent if chosen else colours.text
        second = colours.on_accent if chosen else colours.second
        rect = option.rect.adjusted(MEDIUM // 2, 0, -MEDIUM // 2, 0)
        strong = font_of(Type.STRONG)
        elo = str(index.data(_ELO))
        elo_width = 0 if not elo else _wide(strong, elo)
        left = 0

        def part(width: int) -> QRect:
            nonlocal left
            place = QRect(rect.left() + left, rect.top(), width, rect.height())
            left += width + SMALL
            return QStyle.visualRect(option.direction, rect, place)

        trailing = Qt.AlignmentFlag.AlignTrailing
        draw_line(
            painter,
            part(_wide(strong, str(HIGHEST))),
            str(index.data(_LEVEL)),
            strong,
            ink,
            trailing,
        )
        self._draw_bar(painter, part(_BAR), float(index.data(_SHARE)), index, option)
        room = rect.width() - left - _TICK - SMALL - elo_width - (SMALL if elo else 0)
        font = font_of(Type.STRONG if chosen else Type.TEXT)
        draw_line(painter, part(room), str(index.data(_MEANING)), font, ink)
        tick = part(_TICK)
        if index.data(_BEATEN):
            _draw_tick(painter, tick, second)
        draw_line(painter, part(elo_width), elo, font, second, trailing)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        """Return the height of a row."""
        return QSize(0, self._ladder.row_height)

    def _draw_ground(self, painter: QPainter, option: QStyleOptionViewItem, chosen: bool) -> None:
        hovered = is_on(option, QStyle.StateFlag.State_MouseOver)
        if not chosen and not hovered:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.accent if chosen else self._colours.hover))
        painter.drawRoundedRect(QRectF(option.rect), RADIUS - 2, RADIUS - 2)
        if chosen and is_on(option, QStyle.StateFlag.State_HasFocus):
            painter.setPen(QPen(QColor(self._colours.on_accent), 1.5, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inner = QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5)
            painter.drawRoundedRect(inner, RADIUS - TINY, RADIUS - TINY)

    def _draw_bar(
        self,
        painter: QPainter,
        place: QRect,
        share: float,
        index: QModelIndex,
        option: QStyleOptionViewItem,
    ) -> None:
        colours, chosen = self._colours, is_on(option, QStyle.StateFlag.State_Selected)
        track = QRect(0, 0, place.width(), _BAR_HEIGHT)
        track.moveCenter(place.center())
        full = QRect(track.topLeft(), QSize(round(share * track.width()), _BAR_HEIGHT))
        ink = colours.accent if index.data(_BEATEN) else colours.caption
        ground = QColor(colours.on_accent if chosen else colours.caption)
        ground.setAlphaF(_FAINT)
        painter.setPen(Qt.PenStyle.NoPen)
        for part, colour in (
            (track, ground),
            (
                QStyle.visualRect(option.direction, track, full),
                QColor(colours.on_accent if chosen else ink),
            ),
        ):
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(part), _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)


def _reach(strengths: Mapping[int, float], level: int) -> float:
    """Return how much of a bar a level of some strengths fills; the lowest fills a little."""
    low, high = strengths[LOWEST], strengths[HIGHEST]
    return _LEAST + (1 - _LEAST) * (strengths[level] - low) / (high - low)


def _draw_tick(painter: QPainter, place: QRect, colour: str) -> None:
    painter.setPen(QPen(QColor(colour), 1.75, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    x, y = place.center().x(), place.center().y()
    painter.drawPolyline(QPoint(x - 4, y), QPoint(x - 1, y + 3), QPoint(x + 5, y - 4))


def _wide(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text) + TINY if text else 0
