"""From clicks on sites to a move: the legal moves that fit the clicks so far."""

from __future__ import annotations

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position


class MoveBuilder:
    """Collects clicks in one position until they determine a move."""

    def __init__(self, position: Position) -> None:
        """Start without a click."""
        self._position = position
        self._ways = {move: position.move_places(move) for move in position.legal_moves}
        self.clicks: tuple[int, ...] = ()

    def click(self, site: int) -> Move | None:
        """Add a click and return the move that is complete now, if any.

        A second click on the same place takes it back. A click that continues no move starts over
        if a longer move begins there, and otherwise changes nothing, so that a misplaced click
        never plays a move.
        """
        self.clicks = self._clicks_with(site)
        return self._complete(self.clicks)

    @property
    def movable(self) -> frozenset[int]:
        """The places where a move of several clicks begins."""
        return frozenset(way[0] for way in self._ways.values() if len(way) > 1)

    def take(self, place: int) -> None:
        """Start over with a place, whatever was clicked before."""
        self.clicks = (place,) if place in self.movable else ()

    def put_down(self) -> None:
        """Take all clicks back."""
        self.clicks = ()

    def completing(self, site: int) -> Move | None:
        """Return the move that a click on a site would complete, if any."""
        return self._complete(self._clicks_with(site))

    def next_sites(self) -> frozenset[int]:
        """Return the sites where the next click can continue a move."""
        reached = len(self.clicks)
        return frozenset(
            self._ways[move][reached]
            for move in self._fitting(self.clicks)
            if len(self._ways[move]) > reached
        )

    def _clicks_with(self, site: int) -> tuple[int, ...]:
        """Return the clicks after one more."""
        longer, fresh = (*self.clicks, site), (site,)
        if self._fitting(longer):
            return longer
        if self.clicks[-1:] == fresh:
            return self.clicks[:-1]
        chooses = self._fitting(fresh) and self._complete(fresh) is None
        return fresh if chooses else self.clicks

    def _complete(self, clicks: tuple[int, ...]) -> Move | None:
        if not clicks:
            return None
        return next((move for move in self._fitting(clicks) if self._ways[move] == clicks), None)

    def _fitting(self, clicks: tuple[int, ...]) -> list[Move]:
        return [move for move, way in self._ways.items() if way[: len(clicks)] == clicks]
