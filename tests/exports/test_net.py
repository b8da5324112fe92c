"""Nets fold up to their solids: every face once, every edge folded or glued, no overlaps."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray
from pypdf import PdfReader

from ringrealms3d.core.errors import UserError
from ringrealms3d.exports.kinds import export
from ringrealms3d.exports.measures import PAPERS, Measures
from ringrealms3d.exports.paper.net import Net, net_of
from ringrealms3d.exports.paper.packing import packed, paper_named
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.games.ring_majority.board import VARIANT_UIDS, polyhedron_of
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.records.record import GameRecord
from tests.amounts import rest_nightly
from tests.exports.drawn_files import pictures_in, svg_texts
from tests.geometry import solids
from tests.geometry.planar import area

SIZE = 120.0
KEPT = [f"ring-majority/{name}" for name in ("tet", "snic", "girco", "grid")]
SOLIDS = [*rest_nightly(VARIANT_UIDS, *KEPT), "antiprism", "pyramid"]
POINT_MM = 25.4 / 72


def solid_named(name: str) -> Polyhedron:
    if name.startswith("ring-majority"):
        return polyhedron_of(name)
    return solids.polyhedron(solids.antiprism(7) if name == "antiprism" else solids.pyramid(5))


@pytest.fixture(scope="module", params=SOLIDS)
def net(request: pytest.FixtureRequest) -> Net:
    return net_of(solid_named(request.param), SIZE, paper_named("a4"))


def overlap(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """Return how deep two convex polygons reach into each other (separating axes)."""
    depth = np.inf
    for polygon in (one, other):
        along = np.roll(polygon, -1, axis=0) - polygon
        axes = np.stack([along[:, 1], -along[:, 0]], axis=1)
        axes = axes[np.linalg.norm(axes, axis=1) > 1e-9]
        axes /= np.linalg.norm(axes, axis=1, keepdims=True)
        first, second = one @ axes.T, other @ axes.T
        reach = np.minimum(first.max(axis=0), second.max(axis=0))
        reach -= np.maximum(first.min(axis=0), second.min(axis=0))
        depth = min(depth, float(reach.min()))
    return depth


@pytest.mark.few(2)
def test_every_face_is_there_once_in_true_size(net: Net) -> None:
    placed = [(face, corners) for piece in net.pieces for face, corners in piece.faces.items()]
    assert sorted(face for face, _ in placed) == list(range(len(net.solid.faces)))
    vertices = net.solid.vertices
    assert np.ptp(vertices, axis=0).max() == pytest.approx(SIZE)
    for face, corners in placed:
        names = net.solid.faces[face]
        for i, j in combinations(range(len(names)), 2):
            true = np.linalg.norm(vertices[names[i]] - vertices[names[j]])
            assert np.linalg.norm(corners[i] - corners[j]) == pytest.approx(true, abs=1e-9)
        assert area(corners) > 0  # as seen from outside


@pytest.mark.few(3)
def test_every_edge_is_a_fold_or_glued(net: Net) -> None:
    folds = [edge for piece in net.pieces for edge in piece.folds]
    assert sorted([*folds, *(seam.edge for seam in net.seams)]) == list(range(len(net.solid.edges)))
    assert [seam.number for seam in net.seams] == list(range(1, len(net.seams) + 1))
    for piece in net.pieces:
        assert len(piece.folds) == len(piece.faces) - 1
        for edge in piece.folds:
            one, other = (
                [piece.faces[f][net.solid.faces[f].index(v)] for v in net.solid.edges[edge]]
                for f in net.solid.edge_faces[edge]
            )
            np.testing.assert_allclose(one, other, atol=1e-9)


def test_there_is_at_most_one_piece_more_than_sheets_for_its_area(net: Net) -> None:
    faces = [corners for piece in net.pieces for corners in piece.faces.values()]
    width, height = paper_named("a4").room
    sheets = math.ceil(sum(map(area, faces)) / (width * height))
    assert len(net.pieces) <= sheets + 1


def test_what_fits_the_paper_is_one_piece() -> None:
    small = net_of(solid_named("ring-majority/co"), 60.0, paper_named("a4"))
    assert len(small.pieces) == 1


def test_flaps_stand_at_their_edges(net: Net) -> None:
    home = {face: piece for piece in net.pieces for face in piece.faces}
    for seam in net.seams:
        assert {seam.flap_face, seam.other_face} == set(net.solid.edge_faces[seam.edge])
        corners = home[seam.flap_face].faces[seam.flap_face]
        names = net.solid.faces[seam.flap_face]
        ends = {tuple(corners[names.index(v)]) for v in net.solid.edges[seam.edge]}
        assert {tuple(corner) for corner in seam.flap[:2]} == ends
        width = np.linalg.norm(seam.flap[1] - seam.flap[0])
        (ax, ay), (bx, by) = seam.flap[1] - seam.flap[0], seam.flap[2] - seam.flap[1]
        assert (ax * by - ay * bx) / width > 0.5  # millimetres: enough for glue


@pytest.mark.few(1)
def test_nothing_overlaps_and_all_is_within_the_margins(net: Net) -> None:
    home = {face: number for number, piece in enumerate(net.pieces) for face in piece.faces}
    things: dict[int, list[NDArray[np.float64]]] = {}
    for number, (piece, spot) in enumerate(zip(net.pieces, net.spots, strict=True)):
        flaps = [seam.flap for seam in net.seams if home[seam.flap_face] == number]
        polygons = [*piece.faces.values(), *flaps]
        things.setdefault(spot.page, []).extend(p + np.array([spot.x, spot.y]) for p in polygons)
    width, height = paper_named("a4").room
    for polygons in things.values():
        points = np.concatenate(polygons)
        assert (points >= -1e-6).all()
        assert (points <= (width + 1e-6, height + 1e-6)).all()
        for one, other in combinations(polygons, 2):
            assert overlap(one, other) < 1e-3


def test_a_solid_too_large_for_the_paper_is_refused_with_the_largest_size() -> None:
    cube, paper = polyhedron_of("ring-majority/cube"), paper_named("letter")
    with pytest.raises(UserError, match=r"a face is larger than the paper at 500 mm: \d+ mm") as e:
        net_of(cube, 500.0, paper)
    most = int(str(e.value).split(": ")[1].split()[0])
    net_of(cube, most, paper)
    with pytest.raises(UserError):
        net_of(cube, most + 2, paper)


def test_rectangles_are_packed_without_overlap() -> None:
    rng = np.random.default_rng(3)
    boxes = [tuple(side) for side in rng.uniform(5, 90, (40, 2)).tolist()]
    spots = packed(boxes, (100.0, 120.0))
    for (a, spot), (b, other) in combinations(list(zip(boxes, spots, strict=True)), 2):
        if spot.page == other.page:
            aside = spot.x + a[0] <= other.x or other.x + b[0] <= spot.x
            assert aside or spot.y + a[1] <= other.y or other.y + b[1] <= spot.y
    assert all(s.x + b[0] <= 100 and s.y + b[1] <= 120 for b, s in zip(boxes, spots, strict=True))


def request_for(uid: str, moves: str = "", **measures: object) -> ExportRequest:
    record = GameRecord(uid, 1)
    node = record.root
    for move in moves.split():
        node = node.play(node.position.parse_move(move))
    return ExportRequest(record, node, PictureStyle(), Measures(**measures))  # type: ignore[arg-type]


@pytest.mark.parametrize("paper", list(PAPERS))
def test_pages_are_as_large_as_the_paper_and_hold_no_picture(paper: str, tmp_path: Path) -> None:
    path = tmp_path / "net.pdf"
    export(request_for("ring-majority/toe", "f1 e1 v1", size=200.0, paper=paper), path, "net")
    reader = PdfReader(path)
    for number, page in enumerate(reader.pages, start=1):
        size = [float(side) * POINT_MM for side in page.mediabox[2:]]
        assert size == pytest.approx(PAPERS[paper], abs=0.05)
        assert not pictures_in(page)
        text = page.extract_text()
        assert "50 mm" in text
        assert f"page {number} of {len(reader.pages)}" in text


def test_an_svg_net_measures_in_millimetres_and_has_each_number_twice(tmp_path: Path) -> None:
    path = tmp_path / "net.svg"
    export(request_for("ring-majority/doe", "f1 v1", size=80.0), path, "net")
    root = ElementTree.parse(path).getroot()
    assert root.get("width") == "210mm"
    assert root.get("height") == "297mm"
    assert (root.get("viewBox") or "").split()[2:] == ["210", "297"]
    texts = svg_texts(path)
    seams = net_of(polyhedron_of("ring-majority/doe"), 80.0, paper_named("a4")).seams
    assert seams
    assert all(texts.count(str(seam.number)) == 2 for seam in seams)


def test_a_flat_board_is_sent_to_a_sheet(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="loop/mini is not a solid that unfolds; a sheet shows"):
        export(request_for("loop/mini"), tmp_path / "net.pdf", "net")
