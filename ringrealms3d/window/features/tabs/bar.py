"""The tabs of the games that are open."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QContextMenuEvent,
    QIcon,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
    QPointingDevice,
)
from PyQt6.QtWidgets import QApplication, QTabBar, QToolButton, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.state import State
from ringrealms3d.window.features.tabs.texts import Turn, tab_text, turn_in, whole_text
from ringrealms3d.window.shell.swipes import LONG_MS
from ringrealms3d.window.widgets.design import CONTROL, SMALL_ICON, colours_worn
from ringrealms3d.window.widgets.icons import text_icon
from ringrealms3d.window.widgets.plain import plain_tip

_WIDEST = 360
_DOT, _SHARPNESS = 8, 2  # pixels, and how many of an icon's for each, for fine screens
_RIGHT = QTabBar.ButtonPosition.RightSide


class TabBar(QTabBar):
    """A row of tabs, each with a button that closes it; a middle click does that too.

    A dot marks the games that wait for a person, a ring those that wait for others. A drag takes a
    tab to another place. A tab has a menu, for a right click, a key, or a finger that is held.

    Signals: see ``QTabBar``: tabCloseRequested, tabMoved. menu_wanted: a tab, and where on the
    screen its menu opens.
    """

    menu_wanted = pyqtSignal(int, QPoint)

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden, without tabs."""
        super().__init__(parent)
        self.setAccessibleName(tr("Games"))
        self.setObjectName("tabs")
        self.setExpanding(False)
        self.setDocumentMode(True)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)  # the game, and who plays
        self.setMovable(True)
        self.setIconSize(QSize(SMALL_ICON, SMALL_ICON))
        self._held = QPoint()
        self._holding = QTimer(self)
        self._holding.setObjectName("holding")
        self._holding.setSingleShot(True)
        self._holding.setInterval(LONG_MS)
        self._holding.timeout.connect(self._open_menu_held)
        self.hide()

    def show_games(self, games: Sequence[State], front: int) -> None:
        """Show games, of which one is on the table; a single one needs no tab."""
        self.setVisible(len(games) > 1)
        if self.isHidden():
            return
        blocked = self.blockSignals(True)
        while self.count() > len(games):
            self.removeTab(self.count() - 1)
        while self.count() < len(games):
            self._add()
        for place, state in enumerate(games):
            whole = whole_text(state, place != front)
            self.setTabText(place, tab_text(state).replace("&", "&&"))
            self.setTabData(place, turn_in(state))
            self.setTabToolTip(place, plain_tip(whole))
            self.setAccessibleTabName(place, whole)
        self.setCurrentIndex(front)
        self.blockSignals(blocked)
        self.set_icons()

    def set_icons(self) -> None:
        """Draw marks and buttons in the colours of now."""
        for place in range(self.count()):
            self.setTabIcon(place, _mark(self.tabData(place)))
            button = self.tabButton(place, _RIGHT)
            if isinstance(button, QToolButton):
                button.setIcon(text_icon("close"))

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size of a tab, which a finger hits and which leaves room for others."""
        size = super().tabSizeHint(index)
        return QSize(min(size.width(), _WIDEST), max(size.height(), CONTROL))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return the size of a tab where there are many."""
        size = super().minimumTabSizeHint(index)
        return QSize(size.width(), max(size.height(), CONTROL))

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Let a finger begin to be held; Qt makes a mouse of it."""
        assert event is not None
        super().mousePressEvent(event)
        if event.pointerType() == QPointingDevice.PointerType.Finger:
            self._held = event.position().toPoint()
            self._holding.start()

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Drag a tab; a finger that does so opens no menu."""
        assert event is not None
        away = (event.position().toPoint() - self._held).manhattanLength()
        if away >= QApplication.startDragDistance():
            self._holding.stop()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        """Close a tab with the middle button."""
        assert event is not None
        self._holding.stop()
        place = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and place >= 0:
            self.tabCloseRequested.emit(place)
        else:
            super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        """Open the menu of the tab under the pointer, or by a key that of the one in front."""
        assert event is not None
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._open_menu(self.tabRect(self.currentIndex()).center())
        else:
            self._open_menu(event.pos())

    def _open_menu_held(self) -> None:
        self._open_menu(self._held)

    def _open_menu(self, spot: QPoint) -> None:
        place = self.tabAt(spot)
        if place >= 0:
            self.menu_wanted.emit(place, self.mapToGlobal(spot))

    def _add(self) -> None:
        button = QToolButton(self)
        button.setObjectName("close")
        button.setAutoRaise(True)
        button.setIconSize(QSize(SMALL_ICON, SMALL_ICON))
        button.setAccessibleName(tr("Close the tab"))
        button.setToolTip(tr("Close the tab"))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the bar has it, and Ctrl+W closes
        button.clicked.connect(lambda: self.tabCloseRequested.emit(self._place_of(button)))
        self.setTabButton(self.addTab(""), _RIGHT, button)

    def _place_of(self, button: QToolButton) -> int:
        return next(n for n in range(self.count()) if self.tabButton(n, _RIGHT) is button)


def _mark(turn: Turn) -> QIcon:
    """Return a dot, a ring, or nothing."""
    if turn is Turn.NOBODYS:
        return QIcon()
    colours, side, size = colours_worn(), SMALL_ICON * _SHARPNESS, _DOT * _SHARPNESS
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if turn is Turn.YOURS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
    else:
        painter.setPen(QPen(QColor(colours.caption), 1.5 * _SHARPNESS))
    painter.drawEllipse(QRectF((side - size) / 2, (side - size) / 2, size, size))
    painter.end()
    return QIcon(picture)
