"""A board: named sites and their neighbours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.checks import check_neighbours, check_text, check_words
from ringrealms3d.core.errors import UserError

Number = TypeVar("Number", bound=np.generic)


def frozen_array(array: NDArray[Number]) -> NDArray[Number]:
    """Make an array read-only and return it."""
    array.flags.writeable = False
    return array


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The sites of one variant and their neighbours.

    >>> from ringrealms3d import start
    >>> board = start("ring-majority/cube").board
    >>> board.size, board.sites[:3], board.site("e3")
    (26, ('f1', 'f2', 'f3'), 8)

    Attributes:
        uid: the variant's id, such as "ring-majority/cube".
        title: the board's display name.
        sites: the sites' names, indexed by site: different words, because they are the text of
            moves.
        neighbours: int16, shape (sites, widest), padded with -1; the neighbours of a site have it
            as theirs.

    Raises:
        ValueError: it cannot be right; the message names the part.
    """

    uid: str
    title: str
    sites: tuple[str, ...]
    neighbours: NDArray[np.int16]
    _index: dict[str, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        check_text("Board", "uid", self.uid)  # it may have the path of a file
        check_text(self.uid, "title", self.title)
        check_words(self.uid, "sites", self.sites)
        check_neighbours(self.uid, self.neighbours, self.sites)
        frozen_array(self.neighbours)
        object.__setattr__(self, "_index", {name: i for i, name in enumerate(self.sites)})

    def __reduce__(self) -> tuple[Callable[..., Board], tuple[object, ...]]:
        """Pickle what the board was made of, so that its arrays are read-only again."""
        return type(self), tuple(getattr(self, each.name) for each in fields(self) if each.init)

    @property
    def size(self) -> int:
        """The number of sites."""
        return len(self.sites)

    def site(self, name: str) -> int:
        """Return the index of the site with this name.

        Raises:
            ValueError: the board has no such site.
        """
        try:
            return self._index[name]
        except KeyError:
            first, last = self.sites[0], self.sites[-1]
            raise UserError(
                "{uid} has no place '{name}' (it has {first} and {last}, for instance)",
                uid=self.uid,
                name=name,
                first=first,
                last=last,
            ) from None
