"""Trails along the paths on pieces, such as a path from tile to tile."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.outcome import Sites

Point = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Trail:
    """A path across several sites.

    Attributes:
        seat: whose it is.
        steps: for each site in order the points of the trail there, to the right, back and up from
            the site's centre, in units of its piece's radius. In a closed trail the first site
            follows the last.
    """

    seat: int
    steps: tuple[tuple[int, tuple[Point, ...]], ...]

    @property
    def sites(self) -> Sites:
        """The sites in order."""
        return tuple(site for site, _ in self.steps)
