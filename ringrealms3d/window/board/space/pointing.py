"""The site under the pointer: the visible one, or with Ctrl one of those behind it."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, QPointF, QTimer, pyqtSignal
from PyQt6.QtWidgets import QApplication

from ringrealms3d.window.board.space.pointer import Pointer

_NOWHERE = QPointF()
_REST_MS = 60


class Pointing(QObject):
    """Follows a pointer over the sites of a view; each click with Ctrl on a spot goes one deeper.

    Signals:
        clicked: the site that was clicked.
        hovered: the site that is pointed at now, or None.
    """

    clicked = pyqtSignal(int)
    hovered = pyqtSignal(object)

    def __init__(self, pointer: Pointer, sites_at: Callable[[QPointF], tuple[int, ...]]) -> None:
        """Point at nothing.

        Args:
            sites_at: returns all sites under a place in the view, the nearest first.
        """
        super().__init__(pointer)
        self._sites_at = sites_at
        self.site: int | None = None
        """The site that is pointed at, which may have turned to the far side."""
        self._place: QPointF | None = None
        self._spot: QPointF | None = None
        self._clicks = 0
        self._look_again = QTimer(self)
        self._look_again.setSingleShot(True)
        self._look_again.setInterval(_REST_MS)
        self._look_again.timeout.connect(self._point_again)
        pointer.clicked.connect(self._click)
        pointer.hovered.connect(self._hover)

    def forget(self) -> None:
        """Point at nothing of another board so far."""
        self.site = None

    def jump(self, site: int) -> None:
        """Point at a site without a pointer."""
        self.site, self._place = site, None
        self.hovered.emit(site)

    def look_again_soon(self) -> None:
        """Point at what came under a pointer that rests, as soon as the board does so, too."""
        if self._place is not None:
            self._look_again.start()

    def _point_again(self) -> None:
        if self._place is not None:
            self.site = next(iter(self._sites_at(self._place)), None)
            self.hovered.emit(self.site)

    def point(self, site: int | None) -> None:
        """Point at a site."""
        if site != self.site:
            self.site = site
            self.hovered.emit(site)

    def _click(self, place: QPointF, through: bool) -> None:
        site = self._meant(self._sites_at(place), place, through)
        if through:
            self._clicks += 1
            self._spot = place
        if site is not None:
            self.clicked.emit(site)

    def _hover(self, place: QPointF | None, through: bool) -> None:
        self._place = place
        hits = () if place is None else self._sites_at(place)
        self.point(self._meant(hits, place or _NOWHERE, through))

    def _meant(self, hits: tuple[int, ...], spot: QPointF, through: bool) -> int | None:
        """Return the site meant by a spot; after the last one the second one follows again."""
        if not through or self._is_far_from(spot):
            self._spot, self._clicks = None, 0
        if not through:
            return next(iter(hits), None)
        behind = hits[1:]
        return behind[self._clicks % len(behind)] if behind else None

    def _is_far_from(self, spot: QPointF) -> bool:
        return (
            self._spot is not None
            and (spot - self._spot).manhattanLength() >= QApplication.startDragDistance()
        )
