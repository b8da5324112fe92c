"""Names of sites and letters of rows, and their positions in the picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Label
from ringrealms3d.core.plain_text import drawable
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.parts import Stones, frames_of

_LETTER = 0.9  # of a site's radius: the height of its name's letters
_SMALL = 0.55  # of that height: beside a piece
_FLATTEST = 0.35  # the cosine of the flattest angle under which a name is worth reading
_FLATTEST_LEVEL = 0.12  # the same for a place that lies level, which one always sees from above
_FLATTEST_ROWS = 0.2  # the same for the board's plane, seen from where letters would overlap
_LONGEST_NAME = 24  # letters of a site's
_LONGEST = 2  # signs of a row's or a column's name
_CLOSE = 0.08  # how far places may be from where a flat board would have them
_WIDTH, _LINE = 0.7, 1.0  # of the letters' height: how wide a letter is, how high a line

SeenText = tuple[str, float, float, float]
"""A text, where its middle is from the left and from the top, and how high its letters are."""


@dataclass(frozen=True, slots=True, eq=False)
class PlacedTexts:
    """Texts in space.

    Attributes:
        texts: the texts.
        points: float64 (texts, 3), their middles.
        heights: float64 (texts,), the letters' heights.
        sites: int64 (texts,), the sites that are named, -1 for rows and columns.
    """

    texts: tuple[str, ...]
    points: NDArray[np.float64]
    heights: NDArray[np.float64]
    sites: NDArray[np.int64]

    @property
    def widths(self) -> NDArray[np.float64]:
        """How wide the texts are, float64 (texts,)."""
        letters = np.array([len(text) for text in self.texts], dtype=np.float64)
        return _WIDTH * self.heights * letters

    def seen(self, camera: Camera, aspect: float) -> NDArray[np.float64]:
        """Return where they are drawn, float64 (texts, 3): x and y from -1 to 1 and the letters'
        height as a share of the picture's.
        """
        ends = self.points + self.heights[:, None] * camera.axes[1]
        places, tops = (camera.projected(points, aspect) for points in (self.points, ends))
        return np.column_stack([places, np.linalg.norm((tops - places) * (aspect, 1), axis=1) / 2])


def names_in_space(layout: SolidLayout, names: tuple[str, ...]) -> PlacedTexts:
    """Return the coordinates of a board: rows and columns as on its map, or the sites' names."""
    rows = _rows_in_space(layout)
    if rows is not None:
        return rows
    sites = np.arange(min(len(names), layout.places))
    heights = _LETTER * layout.radii[sites]
    texts = tuple(drawable(name, _LONGEST_NAME) for name in names[: len(sites)])
    return PlacedTexts(texts, layout.centres[sites], heights, sites)


def seen_texts(
    placed: PlacedTexts,
    layout: SolidLayout,
    camera: Camera,
    size: tuple[int, int],
    stones: Stones | None = None,
) -> Iterator[SeenText]:
    """Yield the readable texts in a picture of a width and a height in pixels.

    Each comes with its middle, from the left and from the top, and the height of its letters. The
    name of a row gives way to that of a nearer one that it would touch, and so does that of a site
    on a board with a top, whose places stand behind each other.

    Args:
        stones: the pieces, below which the names of their sites are written, smaller.
    """
    width, height = size
    shown = readable(layout, camera, width / height)
    rows_shown = camera.axes[2, 2] >= _FLATTEST_ROWS
    spots = placed.seen(camera, width / height)
    rows: list[SeenText] = []
    sites: list[SeenText] = []
    for text, (x, y, share), site in zip(placed.texts, spots, placed.sites, strict=True):
        seen = text, (x + 1) / 2 * width, (1 - y) / 2 * height, share * height
        if site < 0:
            rows.append(seen)
        elif shown[site]:
            sites.append(seen if stones is None or not stones[site] else _below(seen))
    yield from _apart(sites) if layout.upright else sites
    if rows_shown:
        yield from _apart(rows)


def _below(seen: SeenText) -> SeenText:
    """Return a site's name as it is written below its piece."""
    text, x, y, height = seen
    small = _SMALL * height
    return text, x, y + height / _LETTER + small, small


def _apart(texts: list[SeenText]) -> list[SeenText]:
    """Return the texts that touch none of those kept before them, the largest first."""
    texts = sorted(texts, key=lambda seen: -seen[3])
    letters, x, y, heights = (
        np.array([(len(seen[0]), *seen[1:]) for seen in texts]).reshape(-1, 4).T
    )
    height = np.maximum.outer(heights, heights)
    wide = _WIDTH * height * np.add.outer(letters, letters) / 2
    touching = np.abs(np.subtract.outer(x, x)) < wide
    touching &= np.abs(np.subtract.outer(y, y)) < _LINE * height
    kept = np.zeros(len(texts), dtype=np.bool_)
    for number in range(len(texts)):
        kept[number] = not touching[number, kept].any()
    return [seen for seen, stays in zip(texts, kept, strict=True) if stays]


def readable(layout: SolidLayout, camera: Camera, aspect: float) -> NDArray[np.bool_]:
    """Return which places face the eye enough for their names to be read, bool (places,)."""
    ways = camera.towards_eye(layout.centres, aspect)
    cosines = np.einsum("ij,ij->i", layout.normals, ways) / np.linalg.norm(ways, axis=1)
    return np.asarray(cosines >= (_FLATTEST_LEVEL if layout.upright else _FLATTEST))


@lru_cache(maxsize=8)  # asked whenever a camera is framed
def _rows_in_space(layout: SolidLayout) -> PlacedTexts | None:
    """Return the labels of the map where they lie in space; None where map and board differ.

    On a board that is as flat as its map, one affine map leads from the map to the ground level.
    """
    if not layout.labels or not layout.upright:
        return None
    kinds = np.array(layout.kinds[: layout.places])
    ground = np.flatnonzero((layout.levels == 1) & (kinds != "shelf"))
    flat = np.column_stack([layout.map_centres[ground], np.ones(len(ground))])
    way, *_ = np.linalg.lstsq(flat, layout.centres[ground], rcond=None)
    if np.abs(flat @ way - layout.centres[ground]).max() > _CLOSE:
        return None
    others = np.delete(layout.map_centres[: layout.places], ground, axis=0)
    labels = [label for label in layout.labels if _belongs(label, flat[:, :2], others)]
    spots = np.array([[label.x, label.y, 1.0] for label in labels]).reshape(-1, 3)
    scale = float(np.linalg.norm(way[:2], axis=1).mean())
    heights = np.array([scale * label.height for label in labels])
    texts = tuple(label.text for label in labels)
    rows = PlacedTexts(texts, spots @ way, heights, np.full(len(texts), -1))
    return _joined(rows, _shelf_numbers(layout, [x for x in layout.labels if x not in labels]))


def _shelf_numbers(layout: SolidLayout, labels: list[Label]) -> PlacedTexts:
    """Return the short labels beside shelves where they lie in space, next to their places."""
    shelves = np.flatnonzero(np.array(layout.kinds[: layout.places]) == "shelf")
    short = [label for label in labels if len(label.text) <= _LONGEST and len(shelves)]
    spots = np.array([[label.x, label.y] for label in short]).reshape(-1, 2)
    away = np.linalg.norm(layout.map_centres[shelves] - spots[:, None], axis=2)
    places = shelves[away.argmin(axis=1)] if short else shelves[:0]
    scales = layout.radii[places] / layout.map_radii[places]
    offsets = scales[:, None] * (spots - layout.map_centres[places])
    axes = frames_of(layout.normals[places])[:, :2]
    points = layout.centres[places] + np.einsum("ij,ijk->ik", offsets, axes)
    heights = scales * np.array([label.height for label in short])
    return PlacedTexts(
        tuple(label.text for label in short), points, heights, np.full(len(short), -1)
    )


def _joined(one: PlacedTexts, other: PlacedTexts) -> PlacedTexts:
    return PlacedTexts(
        one.texts + other.texts,
        np.concatenate([one.points, other.points]),
        np.concatenate([one.heights, other.heights]),
        np.concatenate([one.sites, other.sites]),
    )


def _belongs(label: Label, ground: NDArray[np.float64], others: NDArray[np.float64]) -> bool:
    """Whether a label of the map names a row or a column of the ground level."""
    spot = np.array([label.x, label.y])
    to_ground, to_others = (
        np.linalg.norm(places - spot, axis=1).min(initial=np.inf) for places in (ground, others)
    )
    return len(label.text) <= _LONGEST and bool(to_ground < to_others)
