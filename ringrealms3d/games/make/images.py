"""Where symmetries of a board take moves, and which of them a game keeps."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.verbs import Struct


def move_images(sites: NDArray[np.int32], travels: bool, rack: int) -> NDArray[np.int32]:
    """Return the images of moves, without passes.

    Args:
        sites: int32 (k, sites), the images of the sites.
        travels: whether a move is a start and an end, instead of one site.
        rack: how many places of a rack a move begins on, 0 without racks.
    """
    size = sites.shape[1]
    if travels:
        pairs: NDArray[np.int32] = sites[:, :, np.newaxis] * size + sites[:, np.newaxis]
        return pairs.reshape(len(sites), -1)
    shelves = size * np.arange(rack or 1, dtype=np.int32)[:, np.newaxis]
    return np.asarray(shelves + sites[:, np.newaxis]).reshape(len(sites), -1)


def changing_nothing(sites: NDArray[np.int32], structs: Iterable[Struct]) -> NDArray[np.int32]:
    """Return the images of the sites that leave all numbers for each site as they are."""
    values = [np.asarray(struct[name]) for struct in structs for name in struct.dtype.names or ()]
    across = [each for each in values if each.shape[-1:] == sites.shape[1:]]
    return sites[[all(np.array_equal(each[..., row], each) for each in across) for row in sites]]
