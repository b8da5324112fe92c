"""Whether one may play nearly everywhere: then no place is marked, and a ghost shows the move."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import SolidLayout, present
from ringrealms3d.scene.content import Content

_NEARLY_ALL = 0.9


def without_free_choice(content: Content, position: Position) -> Content:
    """Return a content without dots on empty places, where one click plays on nearly all of them.

    Pieces that can move or be captured stay marked.
    """
    marked = {place for place in content.legal if not content.stones[place]}
    if not marked:
        return content
    moves = map(position.move_places, position.legal_moves)
    played = {places[0] for places in moves if len(places) == 1} & marked
    if len(played) < _NEARLY_ALL * len(_empty(content, position)):
        return content
    return replace(content, legal=tuple(x for x in content.legal if x not in played))


def _empty(content: Content, position: Position) -> list[int]:
    """Return the places on which a piece could lie, but does not."""
    layout = position.variant.layout
    free = content.stones[: position.board.size] == 0
    if isinstance(layout, SolidLayout):
        free[: layout.places] &= present(layout, content.stones)[: len(free)]
    kinds = np.array(layout.kinds[: len(free)])
    return np.flatnonzero(free & (kinds != "shelf")).tolist()
