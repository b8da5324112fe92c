"""A keyboard cursor on a board that moves from place to place as they lie on the screen.

Its place is the one pointed at, by keys and by the mouse alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QEvent, QObject, Qt, pyqtBoundSignal, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.layout import Layout
from ringrealms3d.window.board.realms import realms_of

Direction = tuple[float, float]

_Key = Qt.Key
_Modifier = Qt.KeyboardModifier
_ARROWS = MappingProxyType(
    {
        _Key.Key_Left: (-1.0, 0.0),
        _Key.Key_Right: (1.0, 0.0),
        _Key.Key_Up: (0.0, -1.0),
        _Key.Key_Down: (0.0, 1.0),
    }
)
_REALM_STEPS = MappingProxyType({_Key.Key_Tab: 1, _Key.Key_Backtab: -1})
_NOT_PLAIN = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier
_WIDEST = 1.8  # how far aside a place may lie, as a share of how far ahead it lies
_ASIDE = 1.5  # how much more a way aside counts than the same way ahead


def arrow_direction(event: QKeyEvent) -> Direction | None:
    """Return where an arrow key points on the screen, y downwards; None for other keys."""
    return _ARROWS.get(Qt.Key(event.key()))


def is_click(event: QKeyEvent) -> bool:
    """Whether a key plays on the place under the cursor."""
    return event.key() in (_Key.Key_Return, _Key.Key_Enter)


class Pointable(Protocol):
    """A view in which a place can be pointed at."""

    @property
    def widget(self) -> QWidget:
        """The widget that shows it."""

    @property
    def site_clicked(self) -> pyqtBoundSignal:
        """The place that was clicked."""

    @property
    def spots(self) -> NDArray[np.float64]:
        """Where the places are in the widget, float64 (places, 2), y downwards."""

    @property
    def reachable(self) -> NDArray[np.bool_]:
        """Which places are visible and playable, bool (places,)."""

    @property
    def pointed(self) -> int | None:
        """The place under the cursor, if it is visible."""

    def point(self, site: int) -> None:
        """Point at a place."""


class SiteCursor(QObject):
    """Handles the keys of a view that move the cursor or play at it.

    Arrows go to neighbours. Tab goes to the next realm, such as edges after faces, and after the
    last one, or without a cursor, to the next widget. Keys that lead nowhere are left to the view.

    Signals: moved: the place to which a key moved the cursor.
    """

    moved = pyqtSignal(int)

    def __init__(self, view: Pointable) -> None:
        """Watch over a view without a board."""
        super().__init__(view.widget)
        self._view = view
        self._neighbours = np.zeros((0, 0), dtype=np.int16)
        self._realms: tuple[tuple[int, ...], ...] = ()
        view.widget.installEventFilter(self)

    def show_board(self, layout: Layout, neighbours: NDArray[np.int16]) -> None:
        """Move over another board.

        Args:
            neighbours: int16 (sites, widest), the neighbours of its sites, padded with -1.
        """
        self._neighbours = neighbours
        self._realms = tuple(realm.places for realm in realms_of(layout))

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Handle a key for the cursor."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if not self._realms or event.modifiers() & _NOT_PLAIN:
            return False
        direction = arrow_direction(event)
        if direction:
            return self._step(direction)
        if is_click(event):
            return self._click()
        step = _REALM_STEPS.get(Qt.Key(event.key()))
        return step is not None and self._change_realm(step)

    def _step(self, direction: Direction) -> bool:
        view = self._view
        beside = self._beside(view.pointed)
        found = next_place(view.spots, view.reachable, view.pointed, direction, beside)
        if found is not None:
            self._go(found)
        return found is not None

    def _go(self, place: int) -> None:
        self._view.point(place)
        self.moved.emit(place)

    def _beside(self, place: int | None) -> list[int]:
        """Return the neighbours of a place; places beside the board have none."""
        if place is None or place >= len(self._neighbours):
            return []
        return [int(site) for site in self._neighbours[place] if site >= 0]

    def _click(self) -> bool:
        place = self._view.pointed
        if place is not None:
            self._view.site_clicked.emit(place)
        return place is not None

    def _change_realm(self, step: int) -> bool:
        """Go to the nearest visible place of the next or the previous realm."""
        view = self._view
        place, reachable = view.pointed, view.reachable
        if place is None:
            return False
        now = next((n for n, places in enumerate(self._realms) if place in places), -1)
        wanted = self._realms[now + 1 :] if step > 0 else self._realms[: max(now, 0)][::-1]
        for places in wanted:
            seen = [other for other in places if reachable[other]]
            if seen:
                ways = view.spots[seen] - view.spots[place]
                self._go(seen[int(np.argmin(np.hypot(*ways.T)))])
                return True
        return False


def next_place(
    spots: NDArray[np.float64],
    shown: NDArray[np.bool_],
    place: int | None,
    direction: Direction,
    beside: Iterable[int] = (),
) -> int | None:
    """Return the place that an arrow key leads to, None if there is none.

    Args:
        spots: float64 (places, 2), where the places are on the screen, y downwards.
        shown: bool (places,), which of them are visible.
        place: the cursor's place; None starts in the middle of all.
        direction: where the arrow points.
        beside: the neighbours of the place, which take precedence.
    """
    if not shown.any():
        return None
    if place is None:
        away = np.hypot(*(spots - spots[shown].mean(axis=0)).T)
        return int(np.argmin(np.where(shown, away, np.inf)))
    ways = spots - spots[place]
    ahead = ways @ np.array(direction)
    aside = np.abs(ways @ np.array([-direction[1], direction[0]]))
    fits = shown & (ahead > 1.0) & (aside <= _WIDEST * ahead)
    near = np.zeros_like(fits)
    near[list(beside)] = True
    fits = fits & near if (fits & near).any() else fits
    if not fits.any():
        return None
    return int(np.argmin(np.where(fits, ahead + _ASIDE * aside, np.inf)))
