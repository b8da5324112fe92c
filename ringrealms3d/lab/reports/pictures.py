"""Maps of boards, as the small pictures of pages."""

from __future__ import annotations

import io

from PIL import Image

from ringrealms3d.flat.pictures import map_pixels
from ringrealms3d.lab.reports.blocks import Board
from ringrealms3d.scene.content import content_of, with_notes
from ringrealms3d.scene.theme import Theme

_QUALITY = 58


def board_picture(board: Board, theme: Theme, longest: int, paper: bool = False) -> bytes:
    """Return a board's map as the content of a WebP file.

    Args:
        board: the board to draw.
        theme: the colours.
        longest: the longer side, in pixels.
        paper: whether it has a background.
    """
    layout = board.position.variant.layout
    width, height = layout.map_size
    scale = longest / max(width, height)
    content = with_notes(content_of(board.position, None, legal=False), board.marks)
    size = (round(scale * width), round(scale * height))
    stream = io.BytesIO()
    picture = Image.fromarray(map_pixels(layout, content, theme, size, transparent=not paper))
    picture.save(stream, "webp", quality=_QUALITY)
    return stream.getvalue()
