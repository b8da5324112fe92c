"""The panels around the board: which are shown, and when they hide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import QByteArray, QChildEvent, QEvent, QObject, Qt, pyqtSignal
from PyQt6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QDockWidget,
    QMainWindow,
    QSizePolicy,
    QTabBar,
    QToolBar,
    QWidget,
)

from ringrealms3d.window.shell.fitting import Fitting
from ringrealms3d.window.shell.screen_space import is_low, panels_area, scrollable
from ringrealms3d.window.widgets.icons import text_icon

_ORDER = ("map", "players", "groups", "moves", "analysis", "review", "sites")
"""The names of all panels, from top to bottom."""
_GROUPS = ("groups",)
"""The panel that only some games have a title for."""
_TABS = (("players", "analysis", "review", "sites"), ("moves", "groups"))
"""Panels that share a place behind tabs, the one in front first: so moves and analysis are seen
together, and a small window has room for all."""
_KEEPING_HEIGHT = ("players", "analysis", "review", "sites")
"""Panels of which a larger window shows no more; the others take its height."""
_OWN = Qt.FindChildOption.FindDirectChildrenOnly
_ICONS = {"qt_dockwidget_closebutton": "close", "qt_dockwidget_floatbutton": "float"}
_UNBOUNDED = 16_777_214  # one less than Qt's number for no limit, which means the preferred size


@dataclass(frozen=True, slots=True)
class Panel:
    """What stands beside the boards.

    Attributes:
        name: its id.
        title: its title, empty while the game has none for it.
        widget: its content.
        menu: the ids of the commands in its context menu.
        bar: the bar of buttons on it, if it has one.
        buttons: the ids of the commands on that bar.
    """

    name: str
    title: str
    widget: QWidget
    menu: tuple[str, ...] = ()
    bar: QToolBar | None = None
    buttons: tuple[str, ...] = ()


class Docks:
    """The panels of a main window.

    The user shows and hides them. Regardless of that, there is no map beside a flat board, no
    groups in a game that names none, and nothing beside a board that fills the screen or the start
    page.

    Attributes:
        buttons: the buttons in the panels' titles.
    """

    def __init__(self, window: QMainWindow) -> None:
        """Begin without panels."""
        self._window = window
        window.installEventFilter(WholeTitles(window))
        self.buttons = DockButtons(window)
        self.all: list[QDockWidget] = []
        self._front: list[QDockWidget] = []
        self._has_groups = True
        self._sets_up = False
        self._away: set[str] = set()

    def dock(self, panels: Iterable[Panel]) -> None:
        """Dock all panels on the right, in their usual order."""
        window = self._window
        ordered = sorted(panels, key=lambda panel: _ORDER.index(panel.name))
        self.all = [_docked(window, panel) for panel in ordered]
        for names in (_ORDER,) if is_low(window) else _TABS:
            front, *behind = self._called(names)
            for dock in behind:
                window.tabifyDockWidget(front, dock)
            front.raise_()
        _hide_forgotten_tabs(window)
        for dock in self._called(_KEEPING_HEIGHT):
            keep_height(dock)
        (self.map,) = self._called(("map",))
        width = self.map.sizeHint().width()  # else Qt remembers none before the window is shown
        window.resizeDocks([self.map], [width], Qt.Orientation.Horizontal)
        self._places = self._around = window.saveState()
        self._wanted = dict.fromkeys(self.all, True)
        _Widening(window, self.map)
        Fitting(window)

    @property
    def away(self) -> frozenset[str]:
        """What the panels make way for; empty if they are shown."""
        return frozenset(self._away)

    def bring_forward(self, name: str) -> None:
        """Show a panel, in front of those that share its place."""
        for dock in self._called((name,)):
            self._wanted[dock] = True
            self._front = [*self._front, dock]
            dock.setVisible(not self._away)
            dock.raise_()

    def show(self, dock: QDockWidget, on: bool) -> None:
        """Show or hide a panel."""
        dock.setVisible(on)
        dock.raise_()  # others may share its place

    def note(self, in_space: bool) -> None:
        """Record which panels the user wants; those hidden for a reason stay as recorded."""
        seen = [dock for dock in self.all if not dock.visibleRegion().isEmpty()]
        self._front = self._front if self._sets_up else seen or self._front
        if not self._away:
            for dock in self.all:
                if self.fits(dock, in_space):
                    self._wanted[dock] = not dock.isHidden()

    def arrange(self, in_space: bool) -> None:
        """Show the panels that are wanted and that fit the board."""
        for dock in self.all:
            fits = self.fits(dock, in_space) and not self._away
            dock.setVisible(self._wanted[dock] and fits)
        for dock in self._front:
            dock.raise_()  # showing it put it behind another
        _hide_forgotten_tabs(self._window)

    def make_way(self, purpose: str, in_space: bool) -> None:
        """Hide for a purpose, such as a board that fills the screen."""
        if not self._away:
            self.note(in_space)
            self._places = self._window.saveState()
        self._away.add(purpose)
        self.arrange(in_space)

    def come_back(self, purpose: str, in_space: bool) -> None:
        """Restore size and position, once no other purpose is left."""
        self._away.discard(purpose)
        if not self._away:
            self._restore(self._places)
        self.arrange(in_space)

    def set_up(self, on: bool, in_space: bool) -> None:
        """Leave only the map beside a board in the editor or a puzzle, or bring everything back."""
        if on is self._sets_up:
            return
        self.note(in_space)
        self._sets_up = on
        if on:
            self._around = self._window.saveState()
        else:
            self._restore(self._around)
        self.arrange(in_space)

    def show_all_wanted(self) -> None:
        """Show all panels that are wanted, as if the board had them all."""
        self._has_groups = True
        self.arrange(in_space=True)

    def name_groups(self, title: str) -> None:
        """Set the title of a game's groups; without one there are none."""
        self._has_groups = bool(title)
        for groups in self._called(_GROUPS):
            groups.setWindowTitle(title)
            entry = groups.toggleViewAction()  # for the menu that Qt itself opens
            assert entry is not None
            entry.setVisible(self._has_groups)

    def fits(self, dock: QDockWidget, in_space: bool) -> bool:
        """Return whether a panel fits the board."""
        if dock is self.map:
            return in_space
        return not self._sets_up and (self._has_groups or dock.objectName() not in _GROUPS)

    def _restore(self, state: QByteArray) -> None:
        self._window.restoreState(state)
        self.buttons.paint()  # Qt has given them the style's own pictures

    def _called(self, names: Sequence[str]) -> list[QDockWidget]:
        """Return the panels with some names that there are."""
        known = {dock.objectName(): dock for dock in self.all}
        return [known[name] for name in names if name in known]


class _Widening(QObject):
    """Gives panels their preferred width when a window grows that had no room for them at first.

    Qt restores the width that panels had in the same window, but a window that opens small, as it
    was closed, has never had it.
    """

    def __init__(self, window: QMainWindow, widest: QDockWidget) -> None:
        """Watch a window until it has room for its panels, one of which is the widest."""
        super().__init__(window)
        self._window, self._widest = window, widest
        self._squeezed = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Follow the size of the window, in which Qt has placed the panels by now."""
        if isinstance(event, (QShowEvent, QResizeEvent)) and self._window.isVisible():
            self._follow()
        return False

    def _follow(self) -> None:
        width = self._widest.sizeHint().width()
        if self._squeezed and self._widest.width() < width:
            self._window.resizeDocks([self._widest], [width], Qt.Orientation.Horizontal)
        middle = self._window.centralWidget()
        assert middle is not None
        self._squeezed = middle.width() <= middle.minimumSizeHint().width()
        if not self._squeezed:
            self._window.removeEventFilter(self)


class WholeTitles(QObject):
    """Makes the tabs of panels, which Qt creates as needed, scroll instead of cutting titles."""

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Change the tabs that a window gets."""
        if isinstance(event, QChildEvent) and event.polished():
            bar = event.child()
            if isinstance(bar, QTabBar):
                bar.setElideMode(Qt.TextElideMode.ElideNone)
                bar.setUsesScrollButtons(True)
        return False


def _hide_forgotten_tabs(window: QMainWindow) -> None:
    """Hide tabs that Qt forgot on the window; those with the same titles came later.

    Qt 6 forgets some when it puts panels behind tabs and whenever it restores a state.
    """
    seen: set[tuple[str, ...]] = set()
    for bar in reversed(window.findChildren(QTabBar, options=_OWN)):
        titles = tuple(bar.tabText(number) for number in range(bar.count()))
        if titles in seen:
            bar.hide()
        elif titles:
            seen.add(titles)


def _docked(window: QMainWindow, panel: Panel) -> QDockWidget:
    dock = QDockWidget(panel.title, window)
    dock.setObjectName(panel.name)
    dock.setWidget(scrollable(panel.widget))
    window.addDockWidget(panels_area(window), dock)
    return dock


def keep_height(dock: QDockWidget) -> None:
    """Leave a window's extra height to others; the user can still enlarge the panel."""
    dock.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
    dock.setMaximumHeight(_UNBOUNDED)


class PassingDock(QDockWidget):
    """The place of a panel that is beside the board for a while.

    Signals: closed: the user closed it.
    """

    closed = pyqtSignal()

    def __init__(self, window: QMainWindow, name: str, title: str, panel: QWidget) -> None:
        """Hold a panel."""
        super().__init__(title, window)
        self.setObjectName(name)
        self.setWidget(scrollable(panel))
        keep_height(self)

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Report that the user closed it."""
        super().closeEvent(event)
        self.closed.emit()


class DockButtons(QObject):
    """Paints the buttons in the titles of a window's panels in the colour of texts.

    The style's own are always grey.
    """

    def __init__(self, window: QMainWindow) -> None:
        """Begin with panels that come from now on."""
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def paint(self) -> None:
        """Paint all buttons in the colours of now."""
        for dock in self._window.findChildren(QDockWidget):
            _paint(dock)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Paint the buttons of a panel once it is there, and whenever Qt makes them again."""
        if isinstance(event, QChildEvent) and event.polished():
            dock = event.child()
            if isinstance(dock, QDockWidget):
                _paint(dock)
                dock.featuresChanged.connect(partial(_paint, dock))
        return super().eventFilter(watched, event)


def _paint(dock: QDockWidget, *_: object) -> None:
    for name, icon in _ICONS.items():
        button = dock.findChild(QAbstractButton, name)
        if button is not None:
            button.setIcon(text_icon(icon))
