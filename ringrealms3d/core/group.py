"""What is shown of a position: groups of places with names, and trails along pieces."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.outcome import Sites

Point = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Trail:
    """A path across several sites, such as one from tile to tile.

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


@dataclass(frozen=True, slots=True)
class Group:
    """Something that a seat has on the board, such as a loop.

    Attributes:
        title: its display name.
        seat: whose it is.
        sites: the sites that it consists of.
        beside: sites that go with it, such as the starting stones that a loop passes between.
    """

    title: str
    seat: int
    sites: Sites
    beside: Sites = ()
