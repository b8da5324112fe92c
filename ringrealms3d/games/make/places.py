"""What boards to make games on have in common: named sites with neighbours, and straight ways."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import frozen_array
from ringrealms3d.core.checks import UnfitError, check_words, refuse
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.games.lattice import packed
from ringrealms3d.games.make.rims import corners_of, sides_of
from ringrealms3d.geometry.isometries import isometries

Colours = tuple[str, str]
Table = NDArray[np.int16]

_MOST_SITES = 4096


class Places:
    """A board: what all kinds have in common.

    Attributes:
        names: the sites' names, the text of moves.
        title: the board's display name.
        neighbours: int16 (sites, widest), padded with -1.
        steps: int16 (sites, ways), the next site in each straight way, -1 beyond the rim; ways 0
            and 1 are opposite, so are 2 and 3, and so on. Boards without such ways have none.
    """

    def __init__(
        self, title: str, names: Sequence[str], neighbours: Table, steps: Table | None = None
    ) -> None:
        """Take the parts of a board.

        Raises:
            UserError: it has too many sites, or names that are no words or not different.
        """
        if not 0 < len(names) <= _MOST_SITES:
            raise refuse(title, "len(names)", len(names), f"1 … {_MOST_SITES}")
        check_words(title, "names", tuple(names))
        self.title, self.names = title, tuple(names)
        self.neighbours = frozen_array(neighbours)
        self.steps = frozen_array(np.empty((len(names), 0), np.int16) if steps is None else steps)

    @property
    def size(self) -> int:
        """How many sites there are."""
        return len(self.names)

    @cached_property
    def around(self) -> Table:
        """The next sites in all straight ways, diagonal ones too, as in ``neighbours``."""
        return frozen_array(packed(self.steps))

    @cached_property
    def symmetries(self) -> Table:
        """Where each symmetry of the board takes every site, int16 (k, sites), the identity first.

        They are the turns and mirrors that take sites to sites and neighbours to neighbours.
        """
        return frozen_array(isometries(self._points(), self.neighbours))

    @cached_property
    def sides(self) -> Table:
        """On which sides of the board each site is, int16 (sites,), a bit for each side."""
        return frozen_array(sides_of(self._axes()))

    @cached_property
    def corners(self) -> Table:
        """On which corner of the board each site is, int16 (sites,), a bit for each corner."""
        return frozen_array(corners_of(self.sides))

    def _axes(self) -> NDArray[np.int64]:
        """Return whole numbers (sites, k) that are lowest and highest on the board's sides."""
        return np.empty((self.size, 0), np.int64)

    def _points(self) -> NDArray[np.float64]:
        """Return where the sites are, float64 (sites, 3)."""
        raise NotImplementedError

    def site(self, name: str) -> int:
        """Return the number of the site with a name.

        Raises:
            UserError: there is none.
        """
        if name not in self.names:
            raise UnfitError("{title} has no place '{name}'", title=self.title, name=name[:40])
        return self.names.index(name)

    def rows(self, length: int) -> Table:
        """Return all straight rows of so many sites, int16 (rows, length).

        Raises:
            UserError: this board has no such row.
        """
        if self.steps.shape[1] == 0:
            raise UnfitError("{title} has no straight lines", title=self.title)
        rows = []
        for way in range(0, self.steps.shape[1], 2):
            row = np.arange(self.size, dtype=np.int16)[:, np.newaxis]
            for _ in range(length - 1):
                following = np.where(row[:, -1] < 0, -1, self.steps[row[:, -1], way])
                row = np.column_stack([row, following])
            rows.append(row[(row >= 0).all(axis=1)])
        found = np.concatenate(rows).astype(np.int16)
        if not len(found):
            raise UnfitError("{title} has no row of {length}", title=self.title, length=length)
        return found

    def rows_through(self, length: int) -> Table:
        """Return for each site the rows through it, int16 (sites, most, length), padded with -1."""
        return self.through(self.rows(length))

    def through(self, rows: Sequence[Sequence[int]] | Table) -> Table:
        """Return for each site those of a game's own rows through it, as ``rows_through`` does.

        Args:
            rows: sites in a row, all as many, (rows, length).

        Raises:
            UserError: they are not as many, or no sites of this board.
        """
        known = np.array(rows, dtype=np.int16) if len({len(row) for row in rows}) == 1 else None
        if known is None or known.ndim != 2 or known.min() < 0 or known.max() >= self.size:
            raise refuse(self.title, "through(rows)", rows, "[(0, 1, 2), (3, 4, 5), …]")
        through = [known[(known == x).any(axis=1)] for x in range(self.size)]
        found = np.full((self.size, max(map(len, through)), known.shape[1]), -1, np.int16)
        for x, some in enumerate(through):
            found[x, : len(some)] = some
        return found

    def layout(self, colours: Colours) -> SolidLayout:
        """Return the board's pictures, on the map and in space."""
        raise NotImplementedError
