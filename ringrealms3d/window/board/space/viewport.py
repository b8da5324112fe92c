"""A board in a view's pixels: the positions of sites, and the places under a point."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, QSize

from ringrealms3d.core.solid_layout import SolidLayout, present
from ringrealms3d.scene.arrangement import CLOSED, Opening, fitted, opened, shadows
from ringrealms3d.scene.camera import Camera, home_of
from ringrealms3d.scene.labels import names_in_space, seen_texts
from ringrealms3d.scene.parts import Stones
from ringrealms3d.scene.picking import SitePicker
from ringrealms3d.window.board.space.coordinates import Text

_BEYOND = 1.12  # of the picture's halves: how far out nothing of a small piece is seen
_LEAST = 1e-6
_LEAST_FREE = 0.5  # of the height of a view, however much lies over it


class Viewport:
    """One board, opened or closed, seen by one camera.

    Attributes:
        camera: the camera that sees it, which leaves room for what lies over the view.
    """

    def __init__(self, layout: SolidLayout, names: tuple[str, ...], stones: Stones) -> None:
        """Show a closed board from its home side.

        Args:
            names: what its sites are called.
        """
        self.layout = self._moved = layout
        self.opening = CLOSED
        self._stones = stones
        self._coordinates = names_in_space(layout, names)
        self._names = names
        self._picker = SitePicker(layout)
        self._picker.show(stones, shadows(layout, CLOSED))
        self.camera = home_of(layout)
        self._size = QSize(1, 1)
        self._covered, self._aside = 0, 0

    def lay_open(self, opening: Opening) -> None:
        """Set the board's opening."""
        self.opening = opening
        self._moved = opened(self.layout, opening)
        self._coordinates = names_in_space(self._moved, self._names)
        self._picker.rearrange(self._moved)
        self.show(self._stones)

    def show(self, stones: Stones) -> None:
        """Set the piece on each place."""
        self._stones = stones
        self._picker.show(stones, shadows(self.layout, self.opening))

    def look(self, camera: Camera, size: QSize) -> None:
        """Set the camera and the size of the view."""
        self._size = size.expandedTo(QSize(1, 1))
        self.camera = self.beyond(camera)

    def beyond(self, camera: Camera) -> Camera:
        """Return the camera that leaves room for what lies over the view."""
        height = self._size.height()
        free = max(_LEAST_FREE, 1 - 2 * self._covered / height)
        return camera.within(free, self._aside / height, self.aspect)

    def leave_room(self, covered: int, aside: int) -> None:
        """Leave free this many pixels above and below a board, and move it to the right by some.

        That holds from the next ``look`` on.
        """
        self._covered, self._aside = covered, aside

    @property
    def aspect(self) -> float:
        """The view's width over its height."""
        return self._size.width() / self._size.height()

    def fitted(self, camera: Camera) -> Camera:
        """Return a camera at which the board just fits the view."""
        return fitted(camera, self.layout, self.opening)

    def home(self) -> Camera:
        """Return the camera at the home side, with the projection that is in use."""
        return self.fitted(replace(home_of(self.layout), parallel=self.camera.parallel))

    @property
    def spots(self) -> NDArray[np.float64]:
        """Where the sites' centres are drawn, seen or hidden, float64 (sites, 2), in pixels."""
        return self._pixels(self._moved.centres)

    @property
    def outline(self) -> NDArray[np.float64]:
        """Where the corners of places and body are drawn, seen or hidden, float64 (n, 2)."""
        fixtures = (fixture.points for fixture in self.layout.fixtures)
        return self._pixels(np.concatenate([*self._moved.pads, *fixtures]))

    def _pixels(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        x, y = self.camera.projected(points, self.aspect).T
        width, height = self._size.width(), self._size.height()
        return np.column_stack([(x + 1) / 2 * width, (1 - y) / 2 * height])

    @property
    def middle(self) -> QPointF:
        """Where the board's middle is drawn."""
        return QPointF(self._size.width() / 2 + self._aside, self._size.height() / 2)

    def reach_along(self, right: float, up: float) -> float:
        """Return how far from the board's middle its outline is on a way, in pixels."""
        away = self.spots - (self.middle.x(), self.middle.y())
        return float((away @ (right, -up)).max() / np.hypot(right, up))

    @property
    def hidden(self) -> NDArray[np.bool_]:
        """Which sites are on the far side, bool (sites,)."""
        return self.camera.is_behind(self._moved, self.aspect)

    @property
    def there(self) -> NDArray[np.bool_]:
        """Which sites can be pointed at, bool (sites,): neither faded nor not yet present."""
        stones = self._stones[: self.layout.places]
        return present(self.layout, stones) & ~shadows(self.layout, self.opening)

    def sites_at(self, place: QPointF) -> tuple[int, ...]:
        """Return all sites under a place in the view, the nearest first."""
        return self._picker.pick_all(*self.ray(place))

    def ray(self, place: QPointF) -> tuple[NDArray[np.float64], ...]:
        """Return origin and direction of the ray through a place in the view."""
        x = 2 * place.x() / self._size.width() - 1
        y = 1 - 2 * place.y() / self._size.height()
        return self.camera.ray(x, y, self.aspect)

    def beside(self, camera: Camera, place: QPointF) -> NDArray[np.float64]:
        """Return a point near the view's edge on the way to a place beside it, float64 (3,).

        It is where pieces in the picture of a camera are not seen any more.
        """
        x = 2 * place.x() / self._size.width() - 1
        y = 1 - 2 * place.y() / self._size.height()
        reach = max(abs(x), abs(y), _LEAST) / _BEYOND
        return self.beyond(camera).at(x / reach, y / reach, self.aspect)

    def texts(self) -> Iterator[Text]:
        """Yield the readable coordinates."""
        size = self._size.width(), self._size.height()
        placed, stones = self._coordinates, self._stones
        for text, x, y, height in seen_texts(placed, self._moved, self.camera, size, stones):
            yield text, QPointF(x, y), height
