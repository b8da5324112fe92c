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

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.export.kinds import export
from ringrealms3d.export.kit import Kit, kit_of, plate_of
from ringrealms3d.export.request import ExportRequest, Measures
from ringrealms3d.export.solids import extents, file_mesh, moved
from ringrealms3d.games import variant_ids
from ringrealms3d.scene.parts import matrices_on
from tests.amounts import rest_nightly
from tests.export.played import ONE_OF_EACH_GAME, request_of
from tests.export.test_model import read_3mf

CLEARANCE = 0.25
SLOW = set(variant_ids()) - {"ring-majority/cube", "loop/mini", "loops-n-leaps/8"}
UIDS = [
    pytest.param(uid, marks=pytest.mark.nightly) if uid in SLOW else uid for uid in variant_ids()
]


@cache
def made(uid: str) -> tuple[ExportRequest, Kit]:
    size = 150.0 if uid in ONE_OF_EACH_GAME else 400.0
    request = replace(request_of(uid), measures=Measures(size, 1.2, CLEARANCE))
    return request, kit_of(request)


def poses(request: ExportRequest, kit: Kit) -> dict[int, np.ndarray]:
    """Return what puts a piece on each place of the empty board."""
    layout = in_space(request.position.variant.layout)
    places = np.flatnonzero((layout.supports < 0).all(axis=1))
    matrices = matrices_on(layout, places)
    matrices[:, :3, :3] /= layout.radii[places, None, None]
    matrices[:, :3, 3] *= kit.scale
    return dict(zip(places.tolist(), matrices, strict=True))


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


@pytest.mark.parametrize("uid", UIDS)
def test_parts_lie_side_by_side_and_are_volumes(uid: str) -> None:
    request, kit = made(uid)
    things = plate_of(request, kit)
    supply = request.position.variant.supply()
    assert [len(thing.poses) for thing in things] == [1, *(supply[x] for x in kit.pieces)]
    np.testing.assert_allclose(
        np.ptp(extents([things[0].body]), axis=0).max(), request.measures.extent, rtol=1e-3
    )
    boxes = []
    for thing in things:
        assert trimesh.Trimesh(*file_mesh(thing.body), process=False).is_volume
        low, high = extents([thing.body])
        boxes += [(low + pose[:3, 3], high + pose[:3, 3]) for pose in thing.poses]
    lows, highs = (np.array(side) for side in zip(*boxes, strict=True))
    np.testing.assert_allclose(lows[:, 2], 0.0, atol=1e-6)
    for k in range(len(lows)):
        apart = (lows[k] > highs[k + 1 :]) | (highs[k] < lows[k + 1 :])
        assert apart[:, :2].any(axis=1).all()


@pytest.mark.parametrize("ending", [".stl", ".3mf"])
def test_a_kit_is_written(ending: str, tmp_path: Path) -> None:
    request, _ = made("ring-majority/cube")
    export(request, tmp_path / f"kit{ending}", "kit")
    if ending == ".3mf":
        model = read_3mf(tmp_path / "kit.3mf")
        items, names = model.GetBuildItems(), Counter[str]()
        while items.MoveNext():
            names[items.GetCurrent().GetObjectResource().GetName()] += 1
        assert names == {"board": 1, "Red stone": 26, "Blue stone": 26}
    else:
        assert trimesh.load(tmp_path / "kit.stl").is_volume


@pytest.mark.parametrize("uid", ONE_OF_EACH_GAME)
def test_a_set_is_enough_for_games(uid: str) -> None:
    supply = rr.start(uid, 3).variant.supply()
    for plies in (20, 60):
        pieces = request_of(uid, plies).position.pieces
        size = in_space(request_of(uid).position.variant.layout).places
        for piece, count in Counter(pieces[:size].tolist()).items():
            assert piece == 0 or count <= supply[piece]


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


def test_kits_differ_in_their_pieces() -> None:
    _, kit = made("loophole-2d/14")
    volumes = [body.volume() for body in kit.pieces.values()]
    assert all(abs(a - b) > 1e-3 for a, b in combinations(volumes, 2))
