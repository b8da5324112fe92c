"""Drawings of boards in space, as paths and letters without any bitmap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import numpy as np
from manifold3d import CrossSection

from ringrealms3d.core.files import written_whole
from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.solid_layout import SolidLayout, in_space, looking
from ringrealms3d.exports.request import ExportRequest, PictureStyle, Progress
from ringrealms3d.exports.vector.hiding import hidden_outline, visible_outlines
from ringrealms3d.exports.vector.page import Area, Letters, Page
from ringrealms3d.exports.vector.painting import Painter
from ringrealms3d.exports.vector.patches import Patch, View, finer, patches_of
from ringrealms3d.exports.vector.pdf import pdf_bytes
from ringrealms3d.exports.vector.shades import colours_of
from ringrealms3d.exports.vector.svg import svg_text
from ringrealms3d.scene.arrangement import filling, opened, shadows
from ringrealms3d.scene.casting import cast, lamp_of
from ringrealms3d.scene.content import Content, content_of, first_places
from ringrealms3d.scene.ground import contact_parts, floor_parts
from ringrealms3d.scene.labels import names_in_space, seen_texts
from ringrealms3d.scene.materials import BLACK, WHITE, blended
from ringrealms3d.scene.parts import Part
from ringrealms3d.scene.piece_parts import halos
from ringrealms3d.scene.scene_parts import content_parts, has_body

_THROUGH = 0.45  # how clearly some things are seen through what hides them
_SHADOW_CORNERS = 48  # of the shadow of a piece
_SMALLEST_TEXT = 5.0  # pixels
_LARGEST_TEXT = 0.022  # of the picture's height


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write a drawing of a request's position; the file's extension selects the format."""
    page = drawn(request.position, request.played, request.style, progress)
    title = request.position.uid
    content = (
        svg_text([page], title).encode()
        if path.suffix.lower() == ".svg"
        else pdf_bytes([page], title)
    )
    with written_whole(path) as stream:
        stream.write(content)


def drawn(
    position: Position,
    last: Played | None,
    style: PictureStyle,
    progress: Progress = lambda share: None,
) -> Page:
    """Return a drawing of a position in space.

    Grain is omitted: textures become their mean colour.

    Args:
        last: the move that led there, to be marked.
        progress: called with the finished share of the work.

    Raises:
        UserError: the board has no picture in space, or no such look.
    """
    layout = in_space(looking(position.variant.layout, style.look))
    content = first_places(content_of(position, last, style.legal), layout.places)
    view = View(filling(style.camera, layout, style.opening, style.aspect), style.size)
    parts = _all_parts(layout, content, view, style)
    patches = list(patches_of(parts, view, backs=not has_body(layout, style.opening)))
    progress(0.3)
    hides = np.array([_hides(patch.part) for patch in patches], dtype=np.bool_)
    seen = visible_outlines(patches, hides)
    progress(0.7)
    shapes: list[Area | Letters] = list(_painted(patches, seen, view))
    if style.coordinates:
        shapes += _lettering(position, layout, view, style)
    ground = style.theme.page or blended(*style.theme.sky, 0.5)
    width, height = style.size
    return Page(width, height, shapes, None if style.transparent else ground)


def _all_parts(
    layout: SolidLayout, content: Content, view: View, style: PictureStyle
) -> list[Part]:
    """Return the scene's parts, with the shadows and glows for renderers that make none."""
    now, opening = opened(layout, style.opening), style.opening
    seen_by = view.camera, style.aspect
    parts = list(content_parts(layout, content, style.theme, opening, seen_by))
    standing = np.where(shadows(layout, opening), 0, content.stones)
    floor = [] if style.transparent else list(floor_parts(layout, view.camera))
    shaded = cast(contact_parts(now, standing, _SHADOW_CORNERS), lamp_of(view.camera.axes))
    return [*floor, *parts, *shaded, *halos(tuple(parts))]


def _hides(part: Part) -> bool:
    return part.opacity >= 1 and part.material.lit


def _painted(patches: Sequence[Patch], seen: Sequence[CrossSection], view: View) -> Iterator[Area]:
    """Yield the areas of a drawing: shadows on the floor, opaque parts, then translucent ones."""
    painter = Painter(view.size)
    together = sorted(zip(patches, seen, strict=True), key=lambda pair: _layer(pair[0]))
    for _, some in groupby(together, key=lambda pair: _layer(pair[0])):
        yield from _thing(list(some), painter, view)
    for patch, part_seen in zip(patches, seen, strict=True):
        if patch.part.shines_through:
            colours = _colours(patch, view)
            yield from painter.clear(patch, hidden_outline(patch, part_seen), colours, _THROUGH)


def _layer(patch: Patch) -> tuple[float | tuple[int, int, int], ...]:
    """Return a patch's painting order: the floor first, translucent parts last, far before near."""
    part = patch.part
    if part.kind == "floor":
        return 0, 0.0, patch.owner
    if _hides(part):
        return 1, 0.0, patch.owner
    return 2, float(patch.nearness.mean()), patch.owner


def _thing(
    some: Sequence[tuple[Patch, CrossSection]], painter: Painter, view: View
) -> Iterator[Area]:
    patches, seen = zip(*some, strict=True)
    part = patches[0].part
    if not part.material.lit:
        for patch, area in some:
            yield from painter.veil(patch, area)
    elif part.opacity < 1:
        for patch, area in some:
            yield from painter.clear(patch, area, _colours(patch, view), part.opacity)
    else:
        smooth = [finer(patch) if part.kind == "piece" else patch for patch in patches]
        yield from painter.solid(smooth, seen, [_colours(patch, view) for patch in smooth])


def _colours(patch: Patch, view: View) -> np.ndarray:
    width, height = view.size
    return colours_of(patch, view.camera, width / height)


def _lettering(
    position: Position, layout: SolidLayout, view: View, style: PictureStyle
) -> Iterator[Letters]:
    """Yield the readable coordinates."""
    moved = opened(layout, style.opening)
    names = names_in_space(moved, position.board.sites)
    ink, height = style.theme.ink, style.size[1]
    halo = BLACK if style.theme.is_dark else WHITE
    for text, x, y, tall in seen_texts(names, moved, view.camera, style.size):
        if tall >= _SMALLEST_TEXT:
            yield Letters(text, x, y, min(tall, _LARGEST_TEXT * height), ink, halo)
