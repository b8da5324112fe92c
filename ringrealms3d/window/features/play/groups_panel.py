"""The groups of a position, such as loops: a list whose rows light up on the boards.

A row is lit while the pointer is on it. A row that was clicked, or reached with the arrow keys, is
lit while the pointer is on none, until Escape or a click below the rows.
"""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ringrealms3d.core.group import Group
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.scene.content import Content, with_group
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.widgets.stone_icon import stone_icon

_ICON_PIXELS = 16
_ROWS = 4  # that are seen without scrolling, where there is room


class GroupsPanel(QWidget):
    """A list of both seats' groups; one of them can be lit on the boards.

    Signals:
        pointed: another group is lit now, or none.
    """

    pointed = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        """Make an empty list."""
        super().__init__(parent)
        self._groups: tuple[Group, ...] = ()
        self._lit: Group | None = None
        self._list = QListWidget()
        self._list.setMouseTracking(True)
        self._list.setWordWrap(True)
        self._list.setIconSize(QSize(_ICON_PIXELS, _ICON_PIXELS))
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.itemEntered.connect(self._point)
        self._list.currentItemChanged.connect(self._point)
        self._list.installEventFilter(self)
        viewport = self._list.viewport()
        assert viewport is not None
        viewport.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._list)

    def minimumSizeHint(self) -> QSize:
        """Return a height for two rows, so that the panel asks for no more than it needs."""
        return QSize(super().minimumSizeHint().width(), 4 * self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        """Return a height for a few rows."""
        return QSize(super().sizeHint().width(), 2 * _ROWS * self.fontMetrics().height())

    def show_position(self, position: Position, theme: Theme) -> None:
        """List a position's groups in a theme's colours; none of them is lit."""
        self._lit = None
        self._list.clear()
        self._groups, variant = position.groups, position.variant
        self._list.setAccessibleName(tr(variant.groups_title) or tr("Nothing to list"))
        icons = [_icon(theme, variant.layout.colours[seat], seat) for seat in (0, 1)]
        if not self._groups and variant.no_groups:
            empty = QListWidgetItem(tr(variant.no_groups))
            empty.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(empty)
        for group in self._groups:
            self._list.addItem(QListWidgetItem(icons[group.seat], tr(group.title)))

    def marked(self, content: Content) -> Content:
        """Return a content with the group that is lit."""
        return content if self._lit is None else with_group(content, self._lit)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Light the chosen row again, or none, when the pointer leaves the rows."""
        if self._lit and _is_escape(event):
            self._choose_none()
            return True
        if isinstance(event, QMouseEvent) and self._list.itemAt(event.pos()) is None:
            self._point(self._list.currentItem())
            if event.type() == QEvent.Type.MouseButtonRelease:
                self._choose_none()
        if event is not None and event.type() == QEvent.Type.Leave:
            self._point(self._list.currentItem())
        return super().eventFilter(watched, event)

    def _choose_none(self) -> None:
        self._list.setCurrentItem(None)
        self._light(None)

    def _point(self, item: QListWidgetItem | None) -> None:
        self._light(self._groups[self._list.row(item)] if item and self._groups else None)

    def _light(self, group: Group | None) -> None:
        if group is not self._lit:
            self._lit = group
            self.pointed.emit()


def _is_escape(event: QEvent | None) -> bool:
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
        return False
    return event.key() == Qt.Key.Key_Escape


def _icon(theme: Theme, colour: str, seat: int) -> QIcon:
    return QIcon(stone_icon(theme.stones[colour].colour, seat, _ICON_PIXELS))
