"""What the owner of a tracer of boards at rest and its process say to each other."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from typing import IO

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.exports.photo.finishes import Body
from ringrealms3d.exports.photo.viewing import View
from ringrealms3d.scene.guides import Guides


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """Bodies that are new or look different now, by their keys, and the keys of those that went."""

    changed: Mapping[str, Body]
    removed: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """A look at the board.

    Attributes:
        number: the number of the look; pictures carry it.
        view: the camera, and the size of the picture.
        axes: the camera's axes, float64 (3, 3); the lamps turn with them.
        ground: the floor below the board, or None.
        guides: the drawn picture's colours, directions and backdrop.
        drawn: the drawn picture, uint8 (height, width, 3), which the traced one is as bright as.
    """

    number: int
    view: View
    axes: NDArray[np.float64]
    ground: Body | None
    guides: Guides
    drawn: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Stop:
    """Trace nothing until the next look."""


@dataclass(frozen=True, slots=True, eq=False)
class Traced:
    """A traced picture.

    Attributes:
        number: that of the look.
        samples: how many rays were traced for each pixel.
        last: whether no better one follows.
        picture: uint8 (height, width, 3), top row first.
    """

    number: int
    samples: float
    last: bool
    picture: NDArray[np.uint8]


Request = Change | Sight | Stop


def send(stream: IO[bytes], message: Request | Traced) -> None:
    """Write a message to a stream.

    Raises:
        OSError: nobody reads it.
    """
    pickle.dump(message, stream, protocol=pickle.HIGHEST_PROTOCOL)
    stream.flush()
