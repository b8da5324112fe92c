"""The parts of a kit fit each other, and lie side by side on their plate."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import trimesh
from manifold3d import Manifold

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.kinds import export
from ringrealms3d.exports.measures import Measures
from ringrealms3d.exports.printing.kit import Kit, kit_of, plates_of
from ringrealms3d.exports.printing.plate import lying_well
from ringrealms3d.exports.printing.printing import solids_of
from ringrealms3d.exports.printing.solids import extents, file_mesh, mesh_of, moved, union
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.games import variant_ids
from ringrealms3d.scene.parts import matrices_on
from tests.amounts import rest_nightly
from tests.exports.played import ONE_OF_EACH_GAME, request_of
from tests.exports.test_model import read_3mf

CLEARANCE = 0.25
SLOW = set(variant_ids()) - {"ring-majority/cube", "loop/mini", "loops-n-leaps/8"}
UIDS = [
    pytest.param(uid, marks=pytest.mark.nightly) if uid in SLOW else uid for uid in variant_ids()
]


@cache
def made(uid: str) -> tuple[ExportRequest, Kit]:
    size = 150.0 if uid in ONE_OF_EACH_GAME else 400.0
    measures = Measures(size, 1.2, CLEARANCE, bed=(500.0, 420.0))
    request = replace(request_of(uid), measures=measures)
    return request, kit_of(request)


def poses(request: ExportRequest, kit: Kit) -> dict[int, np.ndarray]:
    """Return what puts a piece on each place of the empty board."""
    layout = in_space(request.position.variant.layout)
    places = np.flatnonzero((layout.supports < 0).all(axis=1))
    matrices = matrices_on(layout, places)
    matrices[:, :3, :3] /= layout.radii[places, None, None]
    matrices[:, :3, 3] *= kit.scale
    return dict(zip(places.tolist(), matrices, strict=True))


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", UIDS)
def test_pegs_fit_into_sockets_with_the_clearance(uid: str) -> None:
    request, kit = made(uid)
    everywhere = poses(request, kit)
    piece = next(iter(kit.pieces.values()))
    peg = piece.trim_by_plane([0, 0, -1], 0.01)
    assert peg.volume() > 0
    for place in list(everywhere)[:: max(1, len(everywhere) // 6)]:
        there = moved(peg, everywhere[place])
        assert (there ^ kit.board).is_empty()
        assert there.min_gap(kit.board, 2.0) >= CLEARANCE - 2e-3
        assert there.min_gap(kit.board, 2.0) <= CLEARANCE + 0.5
        below = moved(piece.trim_by_plane([0, 0, 1], 0.02), everywhere[place])
        assert (below ^ kit.board).volume() < 1e-6 * kit.board.volume()


PEGGED = [uid for uid in ONE_OF_EACH_GAME if uid != "loop/mini"]


@pytest.mark.parametrize("uid", rest_nightly(PEGGED, "ring-majority/cube"))
def test_a_peg_without_its_socket_is_nothing(uid: str) -> None:
    _, kit = made(uid)
    assert kit.fit is not None
    peg = kit.fit.peg(0.0)
    assert (peg - kit.fit.socket()).is_empty()
    assert 2 * (kit.fit.radius - CLEARANCE) >= 1.2 - 1e-9


@pytest.mark.parametrize(
    "uid", rest_nightly(["loop/mini", "path-tiles/free-turns", "loops-n-leaps/8"], "loop/mini")
)
def test_pieces_on_neighbouring_places_keep_the_clearance(uid: str) -> None:
    request, kit = made(uid)
    everywhere = poses(request, kit)
    board, first = request.position.board, 0
    piece = next(iter(kit.pieces.values()))
    there = moved(piece, everywhere[first])
    beside = [x for x in board.neighbours[first].tolist() if x in everywhere]
    assert beside
    for other in beside:
        gap = there.min_gap(moved(piece, everywhere[other]), 5.0)
        assert gap >= CLEARANCE - 2e-3


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", UIDS)
def test_parts_lie_side_by_side_on_their_beds_and_are_volumes(uid: str) -> None:
    request, kit = made(uid)
    plates = plates_of(request, kit)
    supply, counts = request.position.variant.supply(), Counter[str]()
    width, depth = request.measures.bed
    for things in plates:
        boxes = []
        for thing in things:
            assert trimesh.Trimesh(*file_mesh(thing.body), process=False).is_volume
            counts[thing.name] += len(thing.poses)
            boxes += [extents([moved(thing.body, pose)]) for pose in thing.poses]
        lows, highs = (np.array(side) for side in zip(*boxes, strict=True))
        np.testing.assert_allclose(lows[:, 2], 0.0, atol=1e-6)
        assert lows[:, :2].min() > 2.9
        assert (highs[:, :2] < np.array([width, depth]) - 2.9).all()
        for k in range(len(lows)):
            apart = (lows[k] > highs[k + 1 :]) | (highs[k] < lows[k + 1 :])
            assert apart[:, :2].any(axis=1).all()
    assert sorted(counts.values()) == sorted([1, *(supply[x] for x in kit.pieces)])
    board = plates[0][0].body
    np.testing.assert_allclose(
        np.ptp(extents([board]), axis=0).max(), request.measures.extent, rtol=1e-3
    )


def test_a_body_that_is_turned_over_is_no_mirror_image() -> None:
    """Its large side, with a right angle and legs of 6 and 9 mm, is seen from the other side."""
    above = np.array([(0.0, 0, 4), (6, 0, 4), (0, 9, 4)])
    (turned,) = lying_well([Manifold.hull_points([*above, (1, 1, 0), (3, 1, 0), (1, 2, 0)])])
    corners, _ = mesh_of(turned)
    below = corners[corners[:, 2] < corners[:, 2].mean(), :2]
    turns = {}
    for at in below:
        ways = sorted((way for way in below - at if way.any()), key=np.linalg.norm)
        turns[tuple(np.linalg.norm(ways, axis=1).round(6))] = np.linalg.det(np.array(ways))
    assert turns[6.0, 9.0] == pytest.approx(-54)


@pytest.mark.parametrize("ending", [".stl", ".3mf"])
def test_a_kit_is_written_with_a_file_for_each_plate(ending: str, tmp_path: Path) -> None:
    request = replace(request_of("loop/mini"), measures=Measures(bed=(130.0, 140.0)))
    path = tmp_path / f"kit{ending}"
    export(request, path, "kit")
    names, volume = Counter[str](), 0.0
    paths = sorted(tmp_path.iterdir())
    assert [x.name for x in paths] == [f"kit-2{ending}", f"kit{ending}"]
    for one in paths:
        if ending == ".3mf":
            model = read_3mf(one)
            items = model.GetBuildItems()
            while items.MoveNext():
                names[items.GetCurrent().GetObjectResource().GetName()] += 1
        else:
            mesh = trimesh.load(one)
            assert mesh.is_volume
            assert (mesh.extents[:2] <= (130, 140)).all()
            volume += mesh.volume
    supply = request.position.variant.supply()
    if ending == ".3mf":
        assert names == {"board": 1, "Black tile": supply[1], "White tile": supply[2]}
    else:
        kit = kit_of(request)
        pieces = sum(supply[x] * body.volume() for x, body in kit.pieces.items())
        assert volume == pytest.approx(kit.board.volume() + pieces, rel=1e-3)


def test_a_part_that_is_larger_than_the_bed_is_named() -> None:
    request = replace(request_of("ring-majority/cube"), measures=Measures(210.0))
    said = r"a bed of 210x210 mm is too small for the board, which takes 216x\d+ mm with 3 mm "
    with pytest.raises(UserError, match=said):
        plates_of(request, kit_of(request))


def test_a_long_part_is_turned_to_fit_on_the_bed() -> None:
    request = replace(request_of("loop/mini"), measures=Measures(150.0, bed=(150.0, 210.0)))
    (board, *_), *_ = plates_of(request, kit_of(request))
    low, high = extents([moved(board.body, board.poses[0])])
    assert high[1] - low[1] == pytest.approx(150, abs=0.01)
    assert high[0] - low[0] < 144


def test_a_file_of_another_plate_is_not_written_over(tmp_path: Path) -> None:
    other = tmp_path / "kit-2.stl"
    other.write_text("mine", encoding="utf-8")
    request = replace(request_of("loop/mini"), measures=Measures(bed=(130.0, 140.0)))
    with pytest.raises(UserError, match=r"kit-2\.stl already exists"):
        export(request, tmp_path / "kit.stl", "kit")
    assert [x.name for x in tmp_path.iterdir()] == ["kit-2.stl"]
    export(replace(request, replaces=True), tmp_path / "kit.stl", "kit")
    assert other.stat().st_size > 1000


@pytest.mark.nightly
def test_tiles_printed_in_one_colour_can_be_told_apart() -> None:
    request = request_of("path-tiles/free-turns")
    solids = solids_of(request, np.zeros_like(request.position.pieces))
    numbers = request.position.variant.supply()
    pieces = [union(solids.piece(solids.layout.shapes[x], 6.0, 1.2)) for x in numbers]
    assert len({heights_of(body) for body in pieces}) == len(pieces) == 102


def heights_of(body: Manifold, steps: int = 13) -> bytes:
    """Return how high a piece is in which places, to a third of a millimetre."""
    (x, y, low), (right, back, high) = extents([body])
    spots = [
        (x + (right - x) * (i + 0.5) / steps, y + (back - y) * (j + 0.5) / steps)
        for i in range(steps)
        for j in range(steps)
    ]
    tops = [
        min((hit.distance for hit in body.ray_cast((*s, high + 1), (*s, low - 1))), default=1.0)
        for s in spots
    ]
    heights = np.round(np.array(tops) * (high - low + 2) * 3 - 3 * high)
    return bytes(heights.astype(np.int8))


@pytest.mark.nightly
def test_tiles_of_several_colours_are_bodies_that_fill_their_tile() -> None:
    request, kit = made("path-tiles/free-turns")
    tiles = [x for plate in plates_of(request, kit) for x in plate if x.parts]
    assert {tuple(sorted(name for name, *_ in x.parts)) for x in tiles} == {
        ("red", "tile"),
        ("blue", "tile"),
        ("blue", "red", "tile"),
    }
    for tile in tiles:
        bodies = [body for _, body, _ in tile.parts]
        assert sum(body.volume() for body in bodies) == pytest.approx(tile.body.volume(), rel=2e-3)
        assert len({colour for *_, colour in tile.parts}) == len(bodies)
        for one, other in combinations(bodies, 2):
            assert (one ^ other).volume() < 1e-3 * tile.body.volume()
        for body in bodies:
            assert body.volume() > 0.3
            assert trimesh.Trimesh(*file_mesh(body), process=False).is_volume


@pytest.mark.parametrize("uid", ONE_OF_EACH_GAME)
def test_a_set_is_enough_for_games(uid: str) -> None:
    supply = rr.start(uid, 3).variant.supply()
    for plies in (20, 60):
        pieces = request_of(uid, plies).position.pieces
        size = in_space(request_of(uid).position.variant.layout).places
        for piece, count in Counter(pieces[:size].tolist()).items():
            assert piece == 0 or count <= supply[piece]


@pytest.mark.nightly
def test_a_board_too_small_for_pegs_says_what_will_do() -> None:
    small = replace(request_of("ring-majority/girco"), measures=Measures(size=40.0))
    with pytest.raises(UserError, match=r"a board of 40 mm is too small .* about (\d+) mm") as said:
        kit_of(small)
    size = float(str(said.value).split("about ")[1].split(" ")[0])
    assert kit_of(replace(small, measures=Measures(size=size))).fit is not None


def test_pegs_of_tiles_need_room_too() -> None:
    small = replace(request_of("loop/mini"), measures=Measures(size=20.0))
    with pytest.raises(UserError, match="a board of 20 mm is too small"):
        kit_of(small)


@pytest.mark.nightly
def test_kits_differ_in_their_pieces() -> None:
    _, kit = made("loophole-2d/14")
    volumes = [body.volume() for body in kit.pieces.values()]
    assert all(abs(a - b) > 1e-3 for a, b in combinations(volumes, 2))
