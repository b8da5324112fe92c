"""Nets of realms on pages: cut along solid lines, fold along dashed ones, glue equal numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import written_whole
from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.exports.paper.face_art import FaceArtist
from ringrealms3d.exports.paper.flaps import Seam, seams_of, side_of
from ringrealms3d.exports.paper.packing import FOOT, MARGIN, Paper, Spot, packed, paper_named
from ringrealms3d.exports.paper.unfolding import NetPiece, Room, Unfolding, flattened
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.exports.vector.page import Area, Letters, Page
from ringrealms3d.exports.vector.pdf import pdf_bytes
from ringrealms3d.exports.vector.svg import svg_text
from ringrealms3d.geometry.polyhedron import Polyhedron, solid_below
from ringrealms3d.geometry.surface import cell_sizes
from ringrealms3d.scene.materials import BLACK, WHITE

_FLAP = 6.0  # millimetres, and of the middle edge, where that is less
_FLAP_SHARE = 0.35
_CUT, _FOLD = 0.25, 0.18  # millimetres: how wide lines are
_DASHES = (1.6, 1.2)
_DIGIT = 2.0  # millimetres
_LEAST_DIGIT = 0.9
_SCALE_BAR = 50.0
_SMALL_PRINT = 2.2


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """A solid unfolded.

    Attributes:
        solid: the solid in millimetres.
        pieces: its faces in a plane, piece by piece.
        seams: the edges at which it is glued.
        spots: where each piece is on the pages.
    """

    solid: Polyhedron
    pieces: tuple[NetPiece, ...]
    seams: tuple[Seam, ...]
    spots: tuple[Spot, ...]


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write the net of a realm with the position on it, as PDF or as SVG.

    Raises:
        UserError: a face does not fit on the paper.
    """
    board = request.position.board
    solid = solid_below(board)
    assert solid is not None  # other boards are unfit for it
    paper, size = paper_named(request.measures.paper), request.measures.extent
    net = net_of(solid, size, paper)
    progress(0.6)
    style, layout = request.style, request.position.variant.layout
    names = board.sites if style.coordinates else ()
    artist = FaceArtist(net.solid, request.position.stones, names, style.theme, layout.colours)
    title = one_line(f"{board.title}, {size:g} mm")
    pages = net_pages(net, artist, paper, title)
    if path.suffix.lower() == ".svg":
        content = svg_text(pages, title).encode()
    else:
        content = pdf_bytes(pages, title)
    with written_whole(path) as stream:
        stream.write(content)


def net_of(solid: Polyhedron, size: float, paper: Paper) -> Net:
    """Return the net of a solid, scaled to a box whose longest side is this many millimetres.

    Raises:
        UserError: a face is larger than the paper; the message says how large the solid can be.
    """
    scaled = _scaled(solid, size)
    lengths = [float(np.linalg.norm(np.subtract(*scaled.vertices[list(e)]))) for e in solid.edges]
    flap = min(_FLAP, _FLAP_SHARE * float(np.median(lengths)))
    room = Room(*paper.room, flap)
    _check_faces(scaled, size, room)
    pieces = tuple(_laid_into(room, piece) for piece in Unfolding(scaled, room).pieces())
    seams = seams_of(scaled, pieces, flap)
    return _packed(Net(scaled, pieces, seams, ()), paper)


def net_pages(net: Net, artist: FaceArtist, paper: Paper, title: str) -> list[Page]:
    """Return a net's pages."""
    count = 1 + max(spot.page for spot in net.spots)
    pages: list[list[Area | Letters]] = [[] for _ in range(count)]
    for number, spot in enumerate(net.spots):
        offset = np.array([MARGIN + spot.x, MARGIN + FOOT + spot.y])
        shapes = _piece_shapes(net, number, artist)
        pages[spot.page] += [_placed(shape, offset, paper.height) for shape in shapes]
    return [
        Page(paper.width, paper.height, [*shapes, *foot(paper, title, page, count)], unit=1.0)
        for page, shapes in enumerate(pages, start=1)
    ]


def foot(paper: Paper, title: str, page: int, count: int) -> Iterator[Area | Letters]:
    """Yield a page's scale bar, title and number."""
    left, base = MARGIN, paper.height - MARGIN - 1
    bar = np.array([[left, base], [left + _SCALE_BAR, base]])
    ticks = [bar[k] + np.array([[0.0, -1.5], [0.0, 1.0]]) for k in (0, 1)]
    for line in (bar, *ticks):
        yield Area((line,), None, BLACK, _CUT)
    middle = base - 3.5
    yield Letters(f"{_SCALE_BAR:g} mm", left + _SCALE_BAR / 2, middle, _SMALL_PRINT, BLACK)
    text = f"{title}, page {page} of {count}"
    yield Letters(text, left + _SCALE_BAR + 5, base - 0.5, _SMALL_PRINT, BLACK, starts=True)


def _scaled(solid: Polyhedron, size: float) -> Polyhedron:
    extent = float(np.ptp(solid.vertices, axis=0).max())
    return Polyhedron(solid.vertices * (size / extent), solid.faces, solid.edges)


def _check_faces(solid: Polyhedron, size: float, room: Room) -> None:
    flat = [flattened(solid, face) for face in range(len(solid.faces))]
    if any(room.turn_for(corners) is None for corners in flat):
        most = int(size * min(map(room.largest_scale, flat)))
        raise UserError(
            "a face is larger than the paper at {size} mm: {most} mm is the most",
            size=f"{size:g}",
            most=most,
        )


def _laid_into(room: Room, piece: NetPiece) -> NetPiece:
    angle = room.turn_for(piece.points)
    assert angle is not None
    return piece.turned(angle)


def _packed(net: Net, paper: Paper) -> Net:
    """Return a net with each piece's lower left corner at zero, and a spot on a page."""
    home = {face: number for number, piece in enumerate(net.pieces) for face in piece.faces}
    points = [[piece.points] for piece in net.pieces]
    for seam in net.seams:
        points[home[seam.flap_face]].append(seam.flap)
    lows = [np.concatenate(some).min(axis=0) for some in points]
    boxes = [tuple(np.ptp(np.concatenate(some), axis=0).tolist()) for some in points]
    pieces = tuple(
        NetPiece({f: corners - low for f, corners in piece.faces.items()}, piece.folds)
        for piece, low in zip(net.pieces, lows, strict=True)
    )
    seams = tuple(replace(s, flap=s.flap - lows[home[s.flap_face]]) for s in net.seams)
    return Net(net.solid, pieces, seams, tuple(packed(boxes, paper.room)))


def _piece_shapes(net: Net, number: int, artist: FaceArtist) -> Iterator[Area | Letters]:
    """Yield the shapes of a piece, y upwards."""
    piece, sizes = net.pieces[number], cell_sizes(net.solid)
    for face, corners in piece.faces.items():
        yield from artist.drawn(face, corners, sizes)
    for seam in net.seams:
        if seam.flap_face in piece.faces:
            yield from _flap_shapes(net, piece, seam)
        if seam.other_face in piece.faces:
            yield from _partner_shapes(net, piece, seam)
    for edge in piece.folds:
        face = next(f for f in net.solid.edge_faces[edge] if f in piece.faces)
        yield _fold(side_of(net.solid, piece.faces[face], face, edge))


def _flap_shapes(net: Net, piece: NetPiece, seam: Seam) -> Iterator[Area | Letters]:
    yield Area((seam.flap,), WHITE, BLACK, _CUT)
    yield _fold((seam.flap[0], seam.flap[1]))
    middle = seam.flap.mean(axis=0)
    along = seam.flap[1] - seam.flap[0]
    across = np.array([-along[1], along[0]]) / np.linalg.norm(along)
    height = abs(float((seam.flap[2] - seam.flap[1]) @ across))
    digit = max(_LEAST_DIGIT, min(_DIGIT, 0.6 * height))
    yield _number(seam.number, middle, along, digit)


def _partner_shapes(net: Net, piece: NetPiece, seam: Seam) -> Iterator[Area | Letters]:
    """Yield the cut along a side that is glued on a flap elsewhere, and its number inside."""
    face = seam.other_face
    start, end = side_of(net.solid, piece.faces[face], face, seam.edge)
    yield Area((np.array([start, end]),), None, BLACK, _CUT)
    along = end - start
    length = float(np.linalg.norm(along))
    inwards = np.array([-along[1], along[0]]) / length
    digit = min(_DIGIT, 0.16 * length)
    spot = start + 0.3 * along + 0.9 * digit * inwards
    yield _number(seam.number, spot, along, digit)


def _number(number: int, spot: Polygon, along: Polygon, digit: float) -> Letters:
    angle = float(np.degrees(np.arctan2(along[1], along[0])))
    upright = (angle + 90) % 180 - 90
    x, y = spot.tolist()
    return Letters(str(number), x, y, digit, BLACK, WHITE, angle=-upright)


def _fold(ends: Sequence[Polygon]) -> Area:
    return Area((np.array(ends),), None, BLACK, _FOLD, _DASHES)


def _placed(shape: Area | Letters, offset: Polygon, height: float) -> Area | Letters:
    """Return a shape on its page, whose y axis points downwards."""
    if isinstance(shape, Letters):
        return replace(shape, x=shape.x + offset[0], y=height - shape.y - offset[1])
    outlines = tuple(o * (1, -1) + (offset[0], height - offset[1]) for o in shape.outlines)
    return replace(shape, outlines=outlines)
