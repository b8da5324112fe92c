"""All parts of a board in space, ready to draw or to write to a file."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.solid_layout import SolidLayout, in_space, present
from ringrealms3d.scene.arrangement import (
    CLOSED,
    Opening,
    hides_places,
    is_pile,
    opened,
    shadows,
)
from ringrealms3d.scene.board_parts import Pads, body_parts, bridge_parts, fixture_parts
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.content import Content, content_of, first_places, without_places
from ringrealms3d.scene.mark_parts import feature_parts, frame_parts, mark_parts
from ringrealms3d.scene.note_parts import note_parts, seen_sign_parts, sign_parts
from ringrealms3d.scene.parts import Part, Stones, faded
from ringrealms3d.scene.piece_parts import glows_of, piece_parts
from ringrealms3d.scene.theme import LIGHT, Theme
from ringrealms3d.scene.way_parts import way_parts, ways_in_space

_PAD_GLASS = 0.3  # the opacity of pads that one looks through
_PIECE_GLASS = 0.65  # that of pieces; their colours are still told apart
_SHADOW = 0.16  # that of pieces that are in the way


def scene_parts(
    position: Position,
    last: Played | None = None,
    theme: Theme = LIGHT,
    opening: Opening = CLOSED,
) -> tuple[Part, ...]:
    """Return all parts of a position's picture in space.

    >>> from ringrealms3d import start
    >>> sorted({part.kind for part in scene_parts(start("ring-majority/cube"))})
    ['body', 'legal', 'pad']

    Args:
        last: the move that led there, to be marked.
        theme: the colours.
        opening: how far the board is opened.

    Raises:
        ValueError: the board only has a map and no picture in space.
    """
    layout = in_space(position.variant.layout)
    return content_parts(layout, content_of(position, last), theme, opening)


def content_parts(
    layout: SolidLayout,
    content: Content,
    theme: Theme,
    opening: Opening = CLOSED,
    view: tuple[Camera, float] | None = None,
) -> tuple[Part, ...]:
    """Return all parts of a content on a board.

    Args:
        view: the camera that sees it, if there is one, and the width over the height of its
            picture; see :func:`seen_sign_parts`.
    """
    content = first_places(content, layout.places)
    now = opened(layout, opening)
    pads = Pads(layout, theme)
    pads.rearrange(now)
    hidden = shadows(layout, opening)
    there = present(layout, content.stones) & ~hidden
    seen, solid = without_places(content, hidden), has_body(layout, opening)
    return (
        *(body_parts(layout, theme) if solid else ()),
        *fixture_parts(layout, theme),
        *bridge_parts(layout, theme, content),
        *pad_parts(pads, layout, content, there, opening),
        *resting_parts(now, content, np.where(hidden, 0, content.stones), theme, opening),
        *shadow_parts(now, np.where(hidden, content.stones, 0), theme),
        *way_parts(now, ways_in_space(now, theme, content)),
        *mark_parts(now, theme, seen),
        *note_parts(now, theme, seen),
        *(seen_sign_parts(now, theme, seen, solid, view) if view else sign_parts(now, theme, seen)),
        *frame_parts(now, theme, content),
        *feature_parts(now, theme, content),
    )


def has_body(layout: SolidLayout, opening: Opening) -> bool:
    """Whether a board's body is drawn: not if it is taken apart or see-through."""
    return not (opening.apart or _is_glass(layout, opening))


def has_glass(layout: SolidLayout, opening: Opening) -> bool:
    """Whether a board's parts are drawn like glass."""
    return _is_glass(layout, opening) or bool(shadows(layout, opening).any())


def pad_parts(
    pads: Pads,
    layout: SolidLayout,
    content: Content,
    there: NDArray[np.bool_],
    opening: Opening,
    hovered: int | None = None,
) -> tuple[Part, ...]:
    """Return the present pads, translucent if the board is see-through.

    Args:
        there: which places have pads, bool (places,).
        hovered: the place under the pointer.
    """
    parts = pads.parts(content, there, hovered)
    return tuple(faded(parts, _PAD_GLASS)) if _is_glass(layout, opening) else parts


def resting_parts(
    layout: SolidLayout, content: Content, stones: Stones, theme: Theme, opening: Opening
) -> tuple[Part, ...]:
    """Return some of a content's pieces, glowing if lit, translucent in a see-through pile."""
    parts = piece_parts(layout, stones, theme.material, glows_of(content, layout, theme))
    glass = _is_glass(layout, opening) and is_pile(layout)
    return tuple(faded(parts, _PIECE_GLASS)) if glass else parts


def shadow_parts(layout: SolidLayout, stones: Stones, theme: Theme) -> tuple[Part, ...]:
    """Return pieces that are in the way, almost invisible."""
    return tuple(faded(piece_parts(layout, stones, theme.material), _SHADOW))


def _is_glass(layout: SolidLayout, opening: Opening) -> bool:
    return opening.see_through and hides_places(layout)
