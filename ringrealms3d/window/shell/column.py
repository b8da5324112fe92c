"""The column beside the board: cards above and below, and panels behind tabs between them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from PyQt6.QtCore import QSize, pyqtSignal
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.shell.panel_tabs import PanelTabs
from ringrealms3d.window.shell.screen_space import PanelScrollArea
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import COLUMN, NARROW_COLUMN, SMALL, TINY, Type, font_of
from ringrealms3d.window.widgets.icons import text_icon
from ringrealms3d.window.widgets.plain import plain_label

_ORDER = ("opponent", "score", "moves", "groups", "analysis", "review", "sites", "you")
"""The names of all panels, from top to bottom and from tab to tab."""


_BESIDE_PAGES = ("analysis",)
"""The panels that there are beside a page that takes the column."""


class Room(Enum):
    """How wide a window is: from how many pixels on, and how wide the column is there."""

    SLIM = 0, NARROW_COLUMN
    SMALL = 600, NARROW_COLUMN
    ROOMY = 1100, COLUMN

    @staticmethod
    def of(width: int) -> Room:
        """Return the room of a window of this width."""
        return max((each for each in Room if width >= each.value[0]), key=lambda each: each.value)

    @property
    def column(self) -> int:
        """The usual width of the column."""
        return self.value[1]


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
        icon: the picture of its tab where there is no room for titles.
        menu: the ids of the commands in its context menu.
        bar: the bar of buttons on it, if it has one.
        buttons: the ids of the commands on that bar.
    """

    name: str
    title: str
    widget: QWidget
    place: Place = Place.TAB
    icon: str = ""
    menu: tuple[str, ...] = ()
    bar: QToolBar | None = None
    buttons: tuple[str, ...] = ()


class SidePage(QFrame):
    """What takes the column for a while, such as a puzzle.

    Attributes:
        title: the title of its tab.
        icon: the picture of its tab where there is no room for titles.

    Signals: closed: the user closed it.
    """

    closed = pyqtSignal()

    def __init__(self, parent: QWidget, name: str, title: str, icon: str, content: QWidget) -> None:
        """Hold a content, which scrolls where there is no room for all of it."""
        super().__init__(parent)
        self.title, self.icon = title, icon
        self.hide()
        self.setObjectName(name)
        self.setAccessibleName(title)
        heading = plain_label(title)
        heading.setFont(font_of(Type.NAME))
        self._button = QToolButton()
        self._button.setAutoRaise(True)
        self._button.setAccessibleName(tr("Close"))
        self._button.clicked.connect(self.close)
        top = QHBoxLayout()
        top.setContentsMargins(SMALL, 0, 0, 0)
        top.addWidget(heading, 1)
        top.addWidget(self._button)
        column = QVBoxLayout(self)
        column.setContentsMargins(TINY, SMALL, TINY, TINY)
        column.addLayout(top)
        area = PanelScrollArea()
        column.addWidget(area, 1)
        area.setWidget(content)
        scroll_by_fingers(self)
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

    The user can hide it, and a board that fills the screen hides it for that time, too. In a slim
    window it is there only when it is asked for, or as long as a page is open.

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
        self._away, self._slim = False, False
        self._wanted = {"usually": True, "in a slim window": False, "for a page": True}
        self._tabs = PanelTabs()
        for part in (self._tabs, self._tabs.tabBar()):
            assert part is not None
            part.setAccessibleName(tr("Panels"))
        self._tabs.currentChanged.connect(lambda _: self.front_changed.emit())
        self._areas: dict[str, QWidget] = {}
        self._titles: dict[str, str] = {}
        self._open: list[SidePage] = []
        self._before = ""
        self._above, self._below = QWidget(), QWidget()
        rows = _rows(self)
        rows.addWidget(self._above)
        rows.addWidget(self._tabs, 1)
        rows.addWidget(self._below)

    def sizeHint(self) -> QSize:
        """Return the usual width."""
        return QSize(COLUMN, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a height that any window has, and a width with room for large type and long times.

        Pages in letters of the usual size fit into the least width, so that none moves the board.
        """
        return QSize(max(NARROW_COLUMN, super().minimumSizeHint().width()), 0)

    def fill(self, panels: Iterable[Panel]) -> None:
        """Put all panels in their places."""
        above, below = _rows(self._above), _rows(self._below)
        for panel in sorted(panels, key=lambda panel: _ORDER.index(panel.name)):
            self.panels[panel.name] = panel
            panel.widget.setObjectName(panel.name)
            if panel.place is Place.TAB:
                area = self._areas[panel.name] = PanelScrollArea()
                self._titles[panel.name] = panel.title
                self._tabs.insert(self._tabs.count(), area, panel.title, panel.icon)
                area.setWidget(panel.widget)
            else:
                (above if panel.place is Place.ABOVE else below).addWidget(panel.widget)

    @property
    def tabs(self) -> tuple[str, ...]:
        """The names of the panels behind tabs."""
        return tuple(self._areas)

    @property
    def front(self) -> str:
        """The name of the panel whose tab is in front, or was before a page came."""
        if self._open:
            return self._before
        shown = self._tabs.currentWidget()
        return next((name for name, area in self._areas.items() if area is shown), "")

    def bring_forward(self, name: str) -> None:
        """Show a panel, in front of those behind the other tabs."""
        self.put_in_front(name)
        self.want(True)

    def put_in_front(self, name: str) -> None:
        """Let a tab be in front of the others, whether the column is shown or not."""
        if self.has_tab(name):
            self._tabs.setCurrentWidget(self._areas[name])

    def title_tab(self, name: str, title: str) -> None:
        """Give a tab another title; without one there is no such tab."""
        if name in self._areas:
            self._titles[name] = title
            self._tabs.head(self._areas[name], title, self.panels[name].icon)
            self._offer_tabs()

    def has_tab(self, name: str) -> bool:
        """Whether there is a tab of this name at the moment."""
        return name in self._areas and self._tabs.isTabVisible(
            self._tabs.indexOf(self._areas[name])
        )

    def _offer_tabs(self) -> None:
        for name, area in self._areas.items():
            fits = not self._open or name in _BESIDE_PAGES
            self._tabs.setTabVisible(self._tabs.indexOf(area), fits and bool(self._titles[name]))
        for page in self._open:
            self._tabs.setTabVisible(self._tabs.indexOf(page), page is self._open[-1])
        self._tabs.fit()
        for part in (self._above, self._below):
            part.setVisible(not self._open)

    @property
    def wanted(self) -> bool:
        """Whether the user wants to see it now."""
        return self._wanted[self._when]

    @property
    def usually_wanted(self) -> bool:
        """Whether the user wants to see it where there is room for it."""
        return self._wanted["usually"]

    @property
    def _when(self) -> str:
        if self._open:
            return "for a page"
        return "in a slim window" if self._slim else "usually"

    def want(self, on: bool) -> None:
        """Show it, or hide it until it is wanted again."""
        self._wanted[self._when] = on
        self._come_or_go()

    def fit(self, room: Room) -> None:
        """Be there or not, as it is wanted in a window of this width."""
        self._slim = room is Room.SLIM
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
        """Let a page take the column, until it is removed; beside it there are few other tabs."""
        self._before = self.front
        self._open.append(page)
        self._tabs.insert(0, page, page.title, page.icon)
        self._offer_tabs()
        self._tabs.setCurrentWidget(page)
        self.want(True)

    def remove_page(self, page: SidePage) -> None:
        """Bring back what was there before."""
        if page not in self._open:
            return
        self._open.remove(page)
        self._tabs.removeTab(self._tabs.indexOf(page))
        page.setParent(self)
        page.hide()
        self._offer_tabs()
        if self._open:
            self._tabs.setCurrentWidget(self._open[-1])
        else:
            self._tabs.setCurrentWidget(self._areas[self._before])
        self._come_or_go()

    def set_icons(self) -> None:
        """Draw what has pictures in the colours of now."""
        self._tabs.fit()
        for page in self.findChildren(SidePage):
            page.set_icon()

    def _come_or_go(self) -> None:
        on = self.wanted and not self._away
        if on is self.isHidden():
            self.setVisible(on)
            self.shown.emit()


def _rows(parent: QWidget) -> QVBoxLayout:
    rows = QVBoxLayout(parent)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(0)
    return rows
