"""Fits panels into a window, which keeps its size whatever they want."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PyQt6.QtCore import QEvent, QObject, QSize, Qt
from PyQt6.QtWidgets import QDockWidget, QLayout, QMainWindow, QTabBar

from ringrealms3d.window.shell.screen_space import PanelScrollArea, free_size

_SMALL = QSize(520, 540)
"""What a window can be reduced to, whatever its fonts, texts and panels."""

_LEAST = QSize(160, 48)
"""What is left to a panel at least."""

Group = list[tuple[QDockWidget, PanelScrollArea]]

_OWN = Qt.FindChildOption.FindDirectChildrenOnly
_FITTED = (QEvent.Type.LayoutRequest, QEvent.Type.Resize)


class Fitting(QObject):
    """Bounds what the panels of a window ask for together to what the window has."""

    def __init__(self, window: QMainWindow) -> None:
        """Watch a window and its layout."""
        super().__init__(window)
        self._window, self._asked = window, list[int]()
        layout = window.layout()
        assert layout is not None
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # it would let it grow
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Fit the panels before the layout of the window looks at them."""
        if event is not None and event.type() in _FITTED:
            self._settle()
            groups = list(self._groups())
            if groups:
                self._fit([[room for _, room in group] for group in groups])
                if event.type() == QEvent.Type.LayoutRequest:
                    self._give_room(groups)
            most = _SMALL.boundedTo(free_size(self._window))
            self._window.setMinimumSize(self._window.minimumSizeHint().boundedTo(most))
        return False

    def _fit(self, groups: Sequence[Sequence[PanelScrollArea]]) -> None:
        """Leave to groups of panels, one above the other, what the rest of the window leaves."""
        rest = self._window.size() - self._window.minimumSizeHint()
        asked = [[room.minimumSizeHint() for room in group] for group in groups]
        wanted = [max(room.wanted.height() for room in group) for group in groups]
        height = sum(max(size.height() for size in sizes) for sizes in asked) + rest.height()
        width = max(size.width() for sizes in asked for size in sizes) + rest.width()
        most = QSize(width, level(wanted, height)).expandedTo(_LEAST)
        for group in groups:
            for room in group:
                room.bound(most)
        self._settle()

    def _give_room(self, groups: Sequence[Group]) -> None:
        """Enlarge panels that ask for more than before, which Qt does not do by itself."""
        asked = [self._asked_by(group) for group in groups]
        if asked != self._asked:
            self._asked = asked
            docks = [group[0][0] for group in groups]
            heights = [max(dock.height(), least) for dock, least in zip(docks, asked, strict=True)]
            self._window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def _asked_by(self, group: Group) -> int:
        """Return the height that a group asks for, with its tabs."""
        bars = self._window.findChildren(QTabBar, options=_OWN)
        tabs = max((bar.sizeHint().height() for bar in bars), default=0)
        least = max(dock.minimumSizeHint().height() for dock, _ in group)
        return least + (tabs if len(group) > 1 else 0)

    def _groups(self) -> Iterator[Group]:
        """Yield the panels beside the board, the front one first of those that share a place."""
        left = [dock for dock in self._docks() if dock.isVisible() and not dock.isFloating()]
        while left:
            beside = {left[0], *self._window.tabifiedDockWidgets(left[0])}
            left = [dock for dock in left if dock not in beside]
            front = sorted(beside, key=lambda dock: dock.visibleRegion().isEmpty())
            group = [
                (dock, room) for dock in front if isinstance(room := dock.widget(), PanelScrollArea)
            ]
            if group:
                yield group

    def _settle(self) -> None:
        """Let the window know at once what its panels ask for."""
        for dock in self._docks():
            layout = dock.layout()
            assert layout is not None
            layout.activate()

    def _docks(self) -> Iterable[QDockWidget]:
        return self._window.findChildren(QDockWidget)


def level(wanted: Iterable[int], room: int) -> int:
    """Return how much each can have at most, so that all together have room."""
    heights = sorted(wanted)
    for number, height in enumerate(heights):
        share = room // (len(heights) - number)
        if height > share:
            return share
        room -= height
    return max(heights) + room
