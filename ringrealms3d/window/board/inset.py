"""The frame of the small board over the large one: a bar to drag it by, and its buttons."""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QRect, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QIcon, QMouseEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.widgets.design import SMALL, SMALL_ICON, TINY, Type, font_of
from ringrealms3d.window.widgets.icons import text_icon
from ringrealms3d.window.widgets.plain import plain_label

_SHARE, _LARGE_SHARE = 0.27, 0.5
"""Its side as a share of the smaller side of the parent."""
_LEAST, _MOST = 168, 300
_LEAST_ROOM = 300
"""The least side of a parent that is not mostly covered by it."""
START = 0.0, 1.0
"""The spot that means that nobody has dragged it yet."""
UPPER = 0.0, 0.0
"""Another corner, below what is said at the upper edge."""
_LEAST_LARGE = 220
_ROOM_ABOVE = 0.6
"""How much of the parent's height it may take."""


class Inset(QFrame):
    """Stands over its parent where it was dragged to, at first in the lower left corner.

    Attributes:
        spot: where the user dragged it, as shares of the room that it can be dragged in, from the
            upper left.
        corner: such a spot, where it stands until it is dragged.
        large: whether it is enlarged.

    Signals: changed: it was dragged or enlarged. other_wanted, swap_wanted, hide_wanted: wishes of
    the user.
    """

    changed = pyqtSignal()
    other_wanted = pyqtSignal()
    swap_wanted = pyqtSignal()
    hide_wanted = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self.setObjectName("map")
        self.setProperty("kind", "note")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.spot, self.corner, self.large = START, START, False
        self._grip: QPoint | None = None
        self._title = plain_label()
        self._title.setFont(font_of(Type.CAPTION))
        self._other, self._swap, self._size, self._hide = (QToolButton() for _ in range(4))
        self._others = "", ""
        self._bar = QWidget(self)
        self._bar.setCursor(Qt.CursorShape.SizeAllCursor)
        self._bar.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        row = QHBoxLayout(self._bar)
        row.setContentsMargins(SMALL, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._title)
        row.addStretch(1)
        for button in (self._other, self._swap, self._size, self._hide):
            button.setAutoRaise(True)
            button.setIconSize(QSize(SMALL_ICON, SMALL_ICON))
            button.setFixedWidth(SMALL_ICON + 3 * TINY)  # the title has little room
            button.setCursor(Qt.CursorShape.ArrowCursor)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        self._other.clicked.connect(self.other_wanted)
        self._swap.clicked.connect(self.swap_wanted)
        self._size.clicked.connect(self._resize)
        self._hide.clicked.connect(self.hide_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(TINY, TINY, TINY, TINY)
        column.setSpacing(TINY)
        column.addWidget(self._bar)
        column.addStretch(1)
        self.set_icons()
        self.hide()

    def set_title(self, title: str) -> None:
        """Say what it shows."""
        self._title.setText(title)
        self.setAccessibleName(title)

    def offer_other(self, icon: str, name: str) -> None:
        """Offer to show something else, by a button with an icon; "" offers nothing."""
        self._others = icon, name
        self._other.setVisible(bool(icon))
        self.set_icons()

    def set_icons(self) -> None:
        """Draw the buttons in the colours of now."""
        for button, icon, name in (
            (self._other, *self._others),
            (self._swap, "swap", tr("Swap map and board")),
            (self._size, "larger", tr("Smaller") if self.large else tr("Larger")),
            (self._hide, "close", tr("Hide")),
        ):
            button.setIcon(text_icon(icon) if icon else QIcon())
            button.setToolTip(name)
            button.setAccessibleName(name)

    @staticmethod
    def fits(room: QRect) -> bool:
        """Whether there is room for it beside other things."""
        return min(room.width(), room.height()) >= _LEAST_ROOM

    @property
    def dragged(self) -> bool:
        """Whether the user dragged it somewhere."""
        return self.spot != START

    def lie_in(self, room: QRect) -> None:
        """Stand in a part of the parent."""
        place = self.place_in(room, self.spot if self.dragged else self.corner)
        self._free = QRect(room.topLeft(), room.size() - place.size())
        self.setGeometry(place)
        buttons = [self._other, self._swap, self._size, self._hide]
        taken = sum(each.width() for each in buttons if not each.isHidden()) + SMALL + 2 * TINY
        self._title.setVisible(taken + self._title.sizeHint().width() <= place.width())

    def place_in(self, room: QRect, spot: tuple[float, float]) -> QRect:
        """Return where it would stand at a spot of a part of the parent."""
        small = min(room.width(), room.height())
        side = round((_LARGE_SHARE if self.large else _SHARE) * small)
        side = max(side, _LEAST_LARGE) if self.large else min(max(side, _LEAST), _MOST)
        width = min(side, room.width())
        height = min(side + self._bar.sizeHint().height(), round(_ROOM_ABOVE * room.height()))
        free = QSize(room.width() - width, room.height() - height)
        left = room.left() + round(spot[0] * free.width())
        top = room.top() + round(spot[1] * free.height())
        return QRect(left, top, width, height)

    @property
    def body(self) -> QRect:
        """Where the small board lies in the parent."""
        top = self._bar.sizeHint().height() + 2 * TINY
        inner = self.rect().adjusted(TINY, top, -TINY, -TINY)
        return inner.translated(self.pos())

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Begin a drag."""
        assert event is not None
        self._grip = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Follow the pointer."""
        assert event is not None
        if self._grip is None:
            return
        corner = self.mapToParent(event.position().toPoint() - self._grip) - self._free.topLeft()
        across, down = max(1, self._free.width()), max(1, self._free.height())
        share_x, share_y = corner.x() / across, corner.y() / down
        self.spot = min(max(share_x, 0.0), 1.0), min(max(share_y, 0.0), 1.0)
        self.changed.emit()

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        """End a drag."""
        self._grip = None

    def _resize(self) -> None:
        self.large = not self.large
        self.set_icons()
        self.changed.emit()
