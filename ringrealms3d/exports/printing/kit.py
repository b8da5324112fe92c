"""A game for printing in parts: the board with sockets and all pieces with pegs, on plates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ringrealms3d.core.files import check_new, check_target, written_whole
from ringrealms3d.core.solid_layout import Shape, SolidLayout
from ringrealms3d.exports.measures import Measures
from ringrealms3d.exports.printing.board_solids import BoardSolids, Pose
from ringrealms3d.exports.printing.engraving import Engraving
from ringrealms3d.exports.printing.plate import laid_out, lying_well
from ringrealms3d.exports.printing.printing import ROD, check_wall, finished, sized, solids_of
from ringrealms3d.exports.printing.sockets import Fit, fit_of, too_small
from ringrealms3d.exports.printing.solids import (
    Body,
    difference,
    extents,
    joined,
    mesh_of,
    moved,
    on_grid,
    union,
    upright_prism,
)
from ringrealms3d.exports.printing.things import Thing, things_file
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.geometry.plane import convex_hull
from ringrealms3d.geometry.polygon import inradius
from ringrealms3d.geometry.shapes import mitred
from ringrealms3d.scene.parts import frames_of
from ringrealms3d.scene.theme import Theme

_OWN_PEG = -0.1  # of a place's radius: pieces that reach lower bring pegs of their own
_JUST_ABOVE = 0.03  # mm: pads are left as they are
_PEG_TOP = 0.1  # the same: how far other pegs reach into their pieces


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """The parts of a game, in millimetres.

    Attributes:
        board: the board with its sockets, in the layout's orientation.
        pieces: by their numbers, each with its foot in the origin and its peg below.
        scale: millimetres per unit of the layout.
        fit: the fit of round pegs, None if pieces have their own pegs.
        colours: the colours of those pieces that have several.
    """

    board: Body
    pieces: Mapping[int, Body]
    scale: float
    fit: Fit | None
    colours: Mapping[int, Engraving]


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write the parts of a request's game, side by side on plates, with a file for each of them.

    The first plate is the file itself; the names of the others end in -2, -3 and so on.

    Raises:
        UserError: a part is too large for the bed, or a file beside the named one is there already.
    """
    plates = plates_of(request, kit_of(request, progress))
    paths = [path, *(_plate_path(path, number) for number in range(2, len(plates) + 1))]
    for beside in paths[1:]:
        check_target(beside)
        if not request.replaces:
            check_new(beside)
    contents = [things_file(request.position.uid, x, path.suffix.lower()) for x in plates]
    with ExitStack() as stack:
        streams = [stack.enter_context(written_whole(place)) for place in paths]
        for stream, content in zip(streams, contents, strict=True):
            stream.write(content)


def _plate_path(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}-{number}{path.suffix}")


def kit_of(request: ExportRequest, progress: Progress = lambda share: None) -> Kit:
    """Return the parts of a request's game, whatever the position.

    Raises:
        UserError: the board has no picture in space, or is too small for its wall.
    """
    check_wall(request.measures)
    empty = np.zeros_like(request.position.pieces)
    solids, measures = solids_of(request, empty), request.measures
    scale, bodies = sized(solids, measures)
    board = joined(union(bodies), ROD * measures.wall)
    progress(0.4)
    numbers = [x for x in request.position.variant.supply() if x in solids.layout.shapes]
    if any(_lowest(solids.layout.shapes[number]) < _OWN_PEG for number in numbers):
        fit = None
        pieces = {number: _narrowed(solids, number, scale, measures) for number in numbers}
    else:
        places = solids.grounded_places()
        fit = fit_of(solids.layout, places, board, scale, measures)
        poses = solids.poses(places, scale)
        board = difference(board, [moved(fit.socket(), pose) for pose in poses])
        pieces = {number: _pegged(solids, number, scale, measures, fit) for number in numbers}
        board = difference(board, _niches(board, pieces.values(), poses, measures.clearance))
    progress(0.9)
    return Kit(board, pieces, scale, fit, _colours(solids, numbers, scale, measures))


def _colours(
    solids: BoardSolids, numbers: Sequence[int], scale: float, measures: Measures
) -> dict[int, Engraving]:
    """Return the colours of those pieces that are engraved."""
    radius, found = scale * _radius(solids.layout), {}
    for number in numbers:
        shape = solids.layout.shapes[number]
        engraving = solids.engraving(shape, radius, measures.wall)
        if engraving is not None:
            _, share = _above(solids, number, scale, measures)
            found[number] = engraving.squeezed(share)
    return found


def plates_of(request: ExportRequest, kit: Kit) -> list[list[Thing]]:
    """Return all parts of a set, laid out on the plates of a request's bed.

    Raises:
        UserError: a part is too large for the bed; the message names it.
    """
    theme, layout = request.style.theme, request.position.variant.layout
    supply, form = request.position.variant.supply(), request.position.variant.setup_form
    names = form.palette if form is not None else {}
    assert isinstance(layout, SolidLayout)
    size = float(np.ptp(extents([kit.board]), axis=0).max())
    things = [(Thing("board", finished(kit.board, size), theme.body.colour, ()), 1)]
    for number, body in kit.pieces.items():
        material = layout.shapes[number].surfaces[0].material
        name = names.get(number, f"{material} {number}")
        thing = _thing(theme, name, material, body, kit.colours.get(number))
        things.append((thing, supply[number]))
    return laid_out(things, request.measures.bed)


def _thing(theme: Theme, name: str, material: str, body: Body, colours: Engraving | None) -> Thing:
    size = float(np.ptp(extents([body]), axis=0).max())
    whole = finished(body, size)
    way = extents([whole])[0] - extents([body])[0]
    parts = colours.parts(whole.translate(-way)) if colours is not None else ()
    materials, bodies = zip(*parts, strict=True) if colours is not None else ((), ())
    whole, *placed = lying_well([whole, *(on_grid(part.translate(way)) for part in bodies)])
    return Thing(
        name,
        whole,
        theme.material(material).colour,
        (),
        tuple(
            (known, part, theme.material(known).colour)
            for known, part in zip(materials, placed, strict=True)
        ),
    )


def _niches(
    board: Body, pieces: Iterable[Body], poses: Iterable[Pose], clearance: float
) -> Iterator[Body]:
    """Yield the material to cut from a board where pieces would touch it beside their feet."""
    points = np.concatenate([mesh_of(piece)[0] for piece in pieces])
    outline, height = convex_hull(points[:, :2]), float(points[:, 2].max())
    exact = upright_prism(outline, _JUST_ABOVE, height)
    wide = upright_prism(mitred(outline, -clearance), _JUST_ABOVE, height + clearance)
    for pose in poses:
        if not (moved(exact, pose) ^ board).is_empty():
            yield moved(wide, pose)


def _pegged(solids: BoardSolids, number: int, scale: float, measures: Measures, fit: Fit) -> Body:
    """Return a piece that stands on a flat foot, with a round peg below it."""
    radius = scale * _radius(solids.layout)
    above, _ = _above(solids, number, scale, measures)
    return union([above, fit.peg(_PEG_TOP * radius)])


def _narrowed(solids: BoardSolids, number: int, scale: float, measures: Measures) -> Body:
    """Return a piece with its own peg, narrowed as much as needed to fit."""
    layout = solids.layout
    radius = scale * _radius(layout)
    shape = layout.shapes[number]
    whole = union(solids.piece(shape, radius, measures.wall))
    peg = whole.trim_by_plane([0, 0, -1], 0)
    place = solids.grounded_places()[0]
    hole = scale * inradius(layout.pads[place], layout.pads[place].mean(axis=0))
    least = measures.wall / 2 + measures.clearance
    if hole < least:
        raise too_small(measures, least / hole)
    peg = _squeezed(peg, (hole - measures.clearance) / _inner_radius(peg))
    above, _ = _above(solids, number, scale, measures)
    return union([above, peg])


def _above(
    solids: BoardSolids, number: int, scale: float, measures: Measures
) -> tuple[Body, float]:
    """Return the part above a piece's foot, with a clearance to adjacent pieces.

    It is scaled in breadth by a share, which follows.
    """
    shape, radius = solids.layout.shapes[number], scale * _radius(solids.layout)
    whole = union(solids.piece(shape, radius, measures.wall))
    above = whole.trim_by_plane([0, 0, 1], 0)
    share = min(1.0, _share_beside(above, solids.layout, scale, measures.clearance))
    return _squeezed(above, share), share


def _squeezed(body: Body, share: float) -> Body:
    """Return a body scaled in breadth by a share, if that is less than 1."""
    share = min(1.0, share)
    return body.scale([share, share, 1.0])


def _inner_radius(body: Body) -> float:
    """Return the distance of an upright body's nearest side from its axis."""
    outline = convex_hull(mesh_of(body)[0][:, :2])
    return inradius(outline, np.zeros(2))


def _share_beside(body: Body, layout: SolidLayout, scale: float, clearance: float) -> float:
    """Return the share of its breadth that a piece can have next to equal ones."""
    places = np.flatnonzero((layout.supports < 0).all(axis=1))
    centres, axes = scale * layout.centres[places], frames_of(layout.normals[places])
    points = mesh_of(body)[0][:, :2]
    reach = 2 * float(np.linalg.norm(points, axis=1).max()) + clearance
    ways = centres - centres[:, None]
    distances = np.linalg.norm(ways, axis=2)
    close = (distances > 0) & (distances < reach)
    flat = np.einsum("ijk,iak->ija", ways, axes[:, :2])[close]
    flat = np.unique(np.round(flat, 6), axis=0)
    lengths = np.linalg.norm(flat, axis=1)
    across = np.ptp(points @ (flat / lengths[:, None]).T, axis=0)
    return float(((lengths - clearance) / across).min(initial=1.0))


def _radius(layout: SolidLayout) -> float:
    """Return the radius of pieces that suit every place on the board."""
    return float(layout.radii[(layout.supports < 0).all(axis=1)].min())


def _lowest(shape: Shape) -> float:
    return min(float(surface.points[:, 2].min()) for surface in shape.surfaces)
