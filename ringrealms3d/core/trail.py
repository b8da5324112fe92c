"""Ways along what is drawn on pieces, such as a path from tile to tile."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.outcome import Sites

Point = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Trail:
    """A way over several sites.

    Attributes:
        seat: whose it is.
        steps: for each site in turn the points of the way there, to the right, back and up from
            the site's centre, in units of its piece's radius. The first and the last site of a
            trail that leads around follow each other.
    """

    seat: int
    steps: tuple[tuple[int, tuple[Point, ...]], ...]

    @property
    def sites(self) -> Sites:
        """The sites in turn."""
        return tuple(site for site, _ in self.steps)
