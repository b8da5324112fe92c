"""The boards of a game as pictures, of which one is chosen."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QRect, QSize, Qt
from PyQt6.QtGui import QFontMetrics, QPainter, QPixmap, QResizeEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ringrealms3d.core.game import BoardEntry
from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.exports.board_pictures import BoardRequest
from ringrealms3d.games import board_entry, get_game
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_artist import BoardArtist
from ringrealms3d.window.board.board_icons import board_icon
from ringrealms3d.window.widgets.cells import (
    draw_ground,
    draw_line,
    draw_lines,
    draw_picture,
    line_height,
)
from ringrealms3d.window.widgets.design import SMALL, TINY, Colours, Type, colours_of, font_of

_PICTURE = QSize(192, 176)
_LARGEST, _SMALLEST, _USUAL = 300, 76, 116  # widths of a picture
_TITLE_LINES = 2
_USUAL_COLUMNS = 3
_AROUND = 3 * TINY + 2  # what a tile keeps free on both sides of a text
_TITLE, _PLACES = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2


class BoardGrid(QListWidget):
    """Tiles with a picture, a name and a number of places.

    They are as large as all of them fit in, and of a usual size where not all do.
    """

    def __init__(self, theme: Theme, artist: BoardArtist | None) -> None:
        """Show no boards yet.

        Args:
            artist: draws boards of which no picture came with the program; None shows their maps.
        """
        super().__init__()
        self._theme, self._artist = theme, artist
        if artist is not None:
            artist.drawn.connect(self._show_drawn)
        self.setObjectName("boards")
        self.setAccessibleName(tr("Board"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setStyleSheet("QListWidget { background: transparent; border: none; }")
        self.setItemDelegate(_BoardTiles(self, colours_of(theme)))

    @property
    def uid(self) -> str:
        """The id of the chosen board."""
        item = self.currentItem()
        return "" if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def show_boards(self, uids: tuple[str, ...]) -> None:
        """Show some boards, the first one chosen."""
        self.clear()
        for uid in uids:
            self.addItem(self._tile(uid))
        self.setCurrentRow(0)
        self._fit()

    def choose(self, uid: str) -> None:
        """Choose a board, which joins the others if it is not among them."""
        rows = [self.item(row) for row in range(self.count())]
        uids = [each.data(Qt.ItemDataRole.UserRole) for each in rows if each is not None]
        if uid not in uids:
            self.addItem(self._tile(uid))
            uids.append(uid)
            self._fit()
        self.setCurrentRow(uids.index(uid))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Make the tiles as large as they fit in."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the room of a tile of the usual size."""
        return QSize(_USUAL + 2 * SMALL, _height(_USUAL))

    @property
    def few_rows(self) -> int:
        """The height of the first one or two rows of tiles of the usual size."""
        return min(2, -(-self.count() // _USUAL_COLUMNS)) * _height(_USUAL)

    def _fit(self) -> None:
        room = self.contentsRect().size() - QSize(TINY, TINY)
        if not self.count() or room.width() < _SMALLEST:
            return
        least = max(_SMALLEST + 2 * SMALL, self._widest_word() + _AROUND)
        most = max(1, room.width() // least)
        columns = range(min(most, self.count()), 0, -1)
        best = max(columns, key=lambda count: self._picture_width(count, room))
        width = self._picture_width(best, room)
        scrolls = width < _SMALLEST
        policies = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policies.ScrollBarAlwaysOn if scrolls else policies.ScrollBarAlwaysOff
        )
        if scrolls:
            bar = self.verticalScrollBar()
            assert bar is not None
            room = QSize(room.width() - bar.sizeHint().width(), room.height())
            best = max(1, room.width() // max(least, _USUAL + 2 * SMALL))
            width = min(_USUAL, room.width() // best - 2 * SMALL)
        cell = room.width() // best
        if self.count() < most:
            cell = min(cell, max(least, width + 6 * SMALL))
        self.setIconSize(QSize(width, width * _PICTURE.height() // _PICTURE.width()))
        self.setGridSize(QSize(cell, _height(width)))
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem())

    def _picture_width(self, columns: int, room: QSize) -> int:
        """Return how wide pictures are if all tiles fit in so many columns."""
        rows = -(-self.count() // columns)
        tall = room.height() // rows - _height(0)
        wide = room.width() // columns - 2 * SMALL
        return min(_LARGEST, wide, tall * _PICTURE.width() // _PICTURE.height())

    def _widest_word(self) -> int:
        """Return how wide the longest word of all names is, in pixels."""
        letters = QFontMetrics(font_of(Type.CAPTION))
        items = map(self.item, range(self.count()))
        titles = [str(item.data(_TITLE)) for item in items if item is not None]
        words = [word for title in titles for word in title.split()]
        return min(_USUAL + 6 * SMALL, max(map(letters.horizontalAdvance, words), default=0))

    def _tile(self, uid: str) -> QListWidgetItem:
        board = board_entry(uid)
        title, places = one_line(tr(board.title)), places_text(board)
        item = QListWidgetItem(board_icon(uid, self._theme), f"{title}\n{places}")
        item.setData(Qt.ItemDataRole.UserRole, uid)
        item.setData(_TITLE, title)
        item.setData(_PLACES, places)
        item.setToolTip(title)
        if self._artist is not None:
            self._artist.ask(uid, self._theme)
        return item

    def _show_drawn(self, drawn: BoardRequest) -> None:
        for row in range(self.count()):
            item = self.item(row)
            if item is not None and item.data(Qt.ItemDataRole.UserRole) == drawn.uid:
                item.setIcon(board_icon(drawn.uid, self._theme))


class _BoardTiles(QStyledItemDelegate):
    """Draws the tiles."""

    def __init__(self, parent: QWidget, colours: Colours) -> None:
        super().__init__(parent)
        self._colours = colours

    def paint(
        self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex
    ) -> None:
        """Draw a picture, a name and the number of places on a ground that tells the state."""
        assert painter is not None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = option.rect.adjusted(TINY // 2, TINY // 2, -TINY // 2, -TINY // 2)
        draw_ground(painter, rect, option, self._colours)
        inner = rect.adjusted(TINY, TINY, -TINY, -TINY)
        size = option.decorationSize
        place = QRect(inner.left(), inner.top(), inner.width(), size.height())
        draw_picture(painter, place, _picture(index, size, painter))
        font = font_of(Type.CAPTION)
        title = str(index.data(_TITLE))
        room = QRect(0, 0, inner.width(), _TITLE_LINES * line_height(font))
        wrapped = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, title)
        top, height = place.bottom() + TINY, wrapped.height()
        text = QRect(inner.left(), top, inner.width(), height)
        draw_lines(painter, text, title, font, self._colours.text)
        below = QRect(inner.left(), top + height, inner.width(), line_height(font))
        caption = font_of(Type.CAPTION)
        centre = Qt.AlignmentFlag.AlignHCenter
        draw_line(painter, below, str(index.data(_PLACES)), caption, self._colours.second, centre)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        """Return the size of the grid's cells."""
        view = self.parent()
        assert isinstance(view, QListWidget)
        return view.gridSize()


def places_text(board: BoardEntry) -> str:
    """Return how many places a board has."""
    return tr_count("{count} place", "{count} places", board.size)


def boards_text(uid: str) -> str:
    """Return how many boards a game has, by its id."""
    return tr_count("{count} board", "{count} boards", len(get_game(uid).variants))


def _picture(index: QModelIndex, size: QSize, painter: QPainter) -> QPixmap:
    device = painter.device()
    ratio = 1.0 if device is None else device.devicePixelRatioF()
    icon = index.data(Qt.ItemDataRole.DecorationRole)
    picture = icon.pixmap(size * ratio)
    assert isinstance(picture, QPixmap)
    return picture


def _height(picture: int) -> int:
    """Return how high a tile is with a picture of this width."""
    text = (_TITLE_LINES + 1) * line_height(font_of(Type.CAPTION))
    return picture * _PICTURE.height() // _PICTURE.width() + text + 2 * SMALL + TINY
