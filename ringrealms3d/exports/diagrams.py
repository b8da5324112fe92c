"""Diagrams of rules as pictures in space, drawn one after the other by a process of their own.

The process reads a request in each line, JSON with an address and looks, and answers each with a
line that holds a PNG in base64.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.games.diagrams import position_at
from ringrealms3d.scene.arrangement import CLOSED
from ringrealms3d.scene.canvas import OffscreenCanvas, set_up
from ringrealms3d.scene.closeup import closeup
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.materials import get_materials
from ringrealms3d.scene.quality import FINE, Quality
from ringrealms3d.scene.theme import Theme, get_theme

Picture = NDArray[np.uint8]


class SpaceArtist:
    """Draws positions from near by, without a background; boards that come again stay set up."""

    def __init__(self, size: tuple[int, int], quality: Quality = FINE) -> None:
        """Draw pictures of a width and a height in pixels."""
        self._size, self._quality = size, quality
        self._open = ExitStack()
        self._easel_of: tuple[tuple[str, str, str], OffscreenCanvas] | None = None

    def picture(self, position: Position, played: Played | None, theme: Theme) -> Picture:
        """Return a picture of a position, uint8 (height, width, 4), top row first.

        Args:
            played: the move that led there, if one did.

        Raises:
            NoGraphicsError: nothing could be drawn.
        """
        layout = in_space(position.variant.layout)
        content = content_of(position, played, legal=False)
        camera, opening = closeup(layout, content)
        canvas = self._easel(position.uid, layout, theme)
        canvas.scene.lay_open(opening)
        canvas.scene.show(content)
        canvas.look(camera)
        return canvas.picture()

    def close(self) -> None:
        """Give back what draws."""
        self._open.close()
        self._easel_of = None

    def _easel(self, uid: str, layout: SolidLayout, theme: Theme) -> OffscreenCanvas:
        looks = uid, theme.name, theme.materials.name
        if self._easel_of is None or self._easel_of[0] != looks:
            self.close()  # one at a time: diagrams of a board come together
            made = set_up(layout, theme, self._quality, self._size, CLOSED)
            canvas = self._open.enter_context(made)
            canvas.scene.cut_out()
            self._easel_of = looks, canvas
        return self._easel_of[1]


@dataclass(frozen=True, slots=True)
class DiagramRequest:
    """A diagram that is wanted as a picture.

    Attributes:
        address: the position, as among the rules.
        theme: the name of the theme.
        materials: the name of the materials.
        size: width and height in pixels.
    """

    address: str
    theme: str
    materials: str
    size: tuple[int, int]

    def line(self) -> bytes:
        """Return what is written to the process."""
        return json.dumps(asdict(self)).encode() + b"\n"


def answered(lines: Iterable[str]) -> Iterator[str]:
    """Yield for each request a picture, a PNG in base64."""
    artists: dict[tuple[int, int], SpaceArtist] = {}
    for line in lines:
        wanted = DiagramRequest(**json.loads(line))
        width, height = wanted.size
        artist = artists.setdefault((width, height), SpaceArtist((width, height)))
        theme = get_theme(wanted.theme).dressed(get_materials(wanted.materials))
        stream = BytesIO()
        picture = artist.picture(*position_at(wanted.address), theme)
        Image.fromarray(picture).save(stream, format="png", compress_level=1)
        yield base64.b64encode(stream.getvalue()).decode()


def main() -> None:
    """Answer requests until there are no more."""
    for answer in answered(sys.stdin):
        print(answer, flush=True)


if __name__ == "__main__":
    main()
