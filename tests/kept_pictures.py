"""Pictures that are kept, small: what is drawn has to look like them everywhere.

``python -m pytest --keep-pictures TESTS`` keeps what is drawn now. Look at it before.
"""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PIL import Image

FOLDER = Path(__file__).resolve().parent / "golden" / "pictures"
CELL = 6  # pixels a side, over which a renderer's edges are blurred
TOLERANCE = 14  # of 255, for each colour of a cell
MANY = 0.01  # of the cells, which may not differ by half of that together
KEEPING = "--keep-pictures"

Pixels = NDArray[np.uint8]


class LookAsKept(Protocol):
    """The fixture of this name."""

    def __call__(self, picture: Pixels, name: str) -> None: ...


def cells_of(picture: Pixels) -> Pixels:
    """Return a picture's mean colours, cell by cell; what is transparent is grey."""
    image = Image.fromarray(picture)
    if image.mode == "RGBA":
        ground = Image.new("RGBA", image.size, (128, 128, 128, 255))
        image = Image.alpha_composite(ground, image)
    size = (image.width // CELL, image.height // CELL)
    return np.asarray(image.convert("RGB").resize(size, Image.Resampling.BOX))


def check_looks_as_kept(picture: Pixels, name: str, keeping: bool = False) -> None:
    """Compare a picture with the one kept under a name, or keep it.

    Raises:
        AssertionError: they differ somewhere.
    """
    path, cells = FOLDER / f"{name}.png", cells_of(picture)
    if keeping:
        FOLDER.mkdir(exist_ok=True)
        Image.fromarray(cells).save(path, optimize=True)
    kept = np.asarray(Image.open(path).convert("RGB"))
    assert cells.shape == kept.shape, f"{name} has another size"
    apart = np.abs(cells.astype(int) - kept).max(axis=2)
    row, column = np.unravel_index(apart.argmax(), apart.shape)
    there = f"{name} differs by {apart.max()} at x={column * CELL}, y={row * CELL}"
    assert apart.max() <= TOLERANCE, f"{there}, and in {(apart > TOLERANCE).sum()} cells"
    assert (apart > TOLERANCE / 2).mean() <= MANY, f"{name} differs a little in many cells"
