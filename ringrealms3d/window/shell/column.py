"""The column beside the board: cards above and below, and panels behind tabs between them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QTabWidget,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.shell.screen_space import scrollable
from ringrealms3d.window.widgets.design import COLUMN, NARROW_COLUMN, SMALL, Type, font_of
from ringrealms3d.window.widgets.icons import text_icon
from ringrealms3d.window.widgets.plain import plain_label

_ORDER = ("opponent", "score", "moves", "groups", "analysis", "review", "sites", "you")
"""The names of all panels, from top to bottom and from tab to tab."""


_ROOMY = 1100
"""The width of a window from which on the column has its usual width."""


class Place(Enum):
    """Where a panel stands in the column."""

    ABOVE = "above the tabs"
    TAB = "behind a tab"
    BELOW = "below the tabs"


@dataclass(frozen=True, slots=True)
class Panel:
    """What stands beside the boards.

    Attributes:
        name: its id.
        title: the title of its tab.
        widget: its content.
        place: where it stands.
        menu: the ids of the commands in its context menu.
        bar: the bar of buttons on it, if it has one.
        buttons: the ids of the commands on that bar.
    """

    name: str
    title: str
    widget: QWidget
    place: Place = Place.TAB
    menu: tuple[str, ...] = ()
    bar: QToolBar | None = None
    buttons: tuple[str, ...] = ()


class SidePage(QFrame):
    """What takes the whole column for a while, such as a puzzle.

    Signals: closed: the user closed it.
    """

    closed = pyqtSignal()

    def __init__(self, name: str, title: str, content: QWidget) -> None:
        """Hold a content, which scrolls where there is no room for all of it."""
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        heading = plain_label(title)
        heading.setFont(font_of(Type.NAME))
        self._button = QToolButton()
        self._button.setAutoRaise(True)
        self._button.setAccessibleName(tr("Close"))
        self._button.clicked.connect(self.close)
        top = QHBoxLayout()
        top.addWidget(heading, 1)
        top.addWidget(self._button)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(scrollable(content), 1)
        self.set_icon()

    def set_icon(self) -> None:
        """Draw the button in the colours of now."""
        self._button.setIcon(text_icon("close"))

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Report that the user closed it."""
        super().closeEvent(event)
        self.closed.emit()


class Column(QFrame):
    """Everything beside the board.

    The user can hide it; a board that fills the screen hides it for that time, too.

    Signals: front_changed: another tab is in front. shown: it appeared or disappeared.
    """

    front_changed = pyqtSignal()
    shown = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        """Begin without panels."""
        super().__init__(parent)
        self.setObjectName("column")
        self.setAccessibleName(tr("Beside the board"))
        self.panels: dict[str, Panel] = {}
        self._wanted, self._away = True, False
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.setUsesScrollButtons(True)
        self._tabs.setElideMode(Qt.TextElideMode.ElideNone)
        self._tabs.currentChanged.connect(lambda _: self.front_changed.emit())
        self._pages = QStackedWidget()
        table = QWidget()
        self._above, self._below = _rows(), _rows()
        rows = QVBoxLayout(table)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(self._above)
        rows.addWidget(self._tabs, 1)
        rows.addLayout(self._below)
        self._pages.addWidget(table)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)
        self.setMinimumWidth(NARROW_COLUMN)

    def sizeHint(self) -> QSize:
        """Return the usual width."""
        return QSize(COLUMN, super().sizeHint().height())

    @staticmethod
    def usual_width(whole: int) -> int:
        """Return its width in a window of this width."""
        return COLUMN if whole >= _ROOMY else NARROW_COLUMN

    def minimumSizeHint(self) -> QSize:
        """Return a height that any window has; what has no room scrolls."""
        return QSize(NARROW_COLUMN, 0)

    def fill(self, panels: Iterable[Panel]) -> None:
        """Put all panels in their places."""
        for panel in sorted(panels, key=lambda panel: _ORDER.index(panel.name)):
            self.panels[panel.name] = panel
            panel.widget.setObjectName(panel.name)
            if panel.place is Place.TAB:
                self._tabs.addTab(scrollable(panel.widget), panel.title)
            elif panel.place is Place.ABOVE:
                self._above.addWidget(panel.widget)
            else:
                self._below.addWidget(panel.widget)

    @property
    def tabs(self) -> tuple[str, ...]:
        """The names of the panels behind tabs."""
        return tuple(name for name, panel in self.panels.items() if panel.place is Place.TAB)

    @property
    def front(self) -> str:
        """The name of the panel whose tab is in front."""
        return self.tabs[self._tabs.currentIndex()] if self.tabs else ""

    def bring_forward(self, name: str) -> None:
        """Show a panel, in front of those behind the other tabs."""
        if name in self.tabs:
            self._tabs.setCurrentIndex(self.tabs.index(name))
        self.want(True)

    def title_tab(self, name: str, title: str) -> None:
        """Give a tab another title; without one there is no such tab."""
        if name in self.tabs:
            number = self.tabs.index(name)
            self._tabs.setTabText(number, title)
            self._tabs.setTabVisible(number, bool(title))

    def has_tab(self, name: str) -> bool:
        """Whether there is a tab of this name at the moment."""
        return name in self.tabs and self._tabs.isTabVisible(self.tabs.index(name))

    @property
    def wanted(self) -> bool:
        """Whether the user wants to see it."""
        return self._wanted

    def want(self, on: bool) -> None:
        """Show it, or hide it until it is wanted again."""
        self._wanted = on
        self._come_or_go()

    @property
    def away(self) -> bool:
        """Whether it makes way for a board that fills the screen."""
        return self._away

    def make_way(self, on: bool) -> None:
        """Make way for a board that fills the screen, or come back."""
        self._away = on
        self._come_or_go()

    def open_page(self, page: SidePage) -> None:
        """Let a page take the whole column."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)

    def remove_page(self, page: SidePage) -> None:
        """Bring back what was there before."""
        self._pages.removeWidget(page)
        page.hide()

    @property
    def has_page(self) -> bool:
        """Whether a page takes the whole column."""
        return self._pages.currentIndex() > 0

    def set_icons(self) -> None:
        """Draw what has pictures in the colours of now."""
        for page in self.findChildren(SidePage):
            page.set_icon()

    def _come_or_go(self) -> None:
        on = self._wanted and not self._away
        if on is self.isHidden():
            self.setVisible(on)
            self.shown.emit()


def _rows() -> QVBoxLayout:
    rows = QVBoxLayout()
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(SMALL)
    return rows
