"""Symmetries of the boards are symmetries of the games."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import ringrealms3d as rr
from ringrealms3d.core import verbs
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.games import variant
from ringrealms3d.games.loophole_2d.board import loophole_board

GAMES = 4
PLIES = 90
ORDERS = {
    "ring-majority/tet": 24,
    "ring-majority/cube": 48,
    "ring-majority/snic": 24,
    "ring-majority/ti": 120,
    "ring-majority/snid": 60,
    "ring-majority/grid": 120,
    "loop/mini": 2,
    "loop/main": 2,
    "loop/lazo": 2,
    "loops-n-leaps/8": 12,
    "loops-n-leaps/10": 12,
    "loophole-2d/14": 2,
    "path-tiles/free-turns": 1,
    "path-tiles/sixty-six": 1,
    "hex/5": 2,
}
FULL_GAMES = ("ring-majority/tet", "loop/mini", "loops-n-leaps/8", "loophole-2d/14")
each_uid = pytest.mark.parametrize("uid", ORDERS)
pytestmark = pytest.mark.usefixtures("hex_registered")


@each_uid
def test_they_form_a_group_of_the_known_order(uid: str) -> None:
    found = variant(uid).symmetries()
    assert found.shape == (ORDERS[uid], variant(uid).code_count)
    assert found.dtype == np.int32
    assert not found.flags.writeable
    assert found[0].tolist() == list(range(found.shape[1]))
    assert (np.sort(found, axis=1) == found[0]).all()
    known = {row.tobytes() for row in found}
    assert len(known) == len(found)
    step = max(1, len(found) // 8)
    for row in found[::step]:
        assert {moved.tobytes() for moved in found[:, row]} == known


@each_uid
def test_neighbours_stay_neighbours(uid: str) -> None:
    board = variant(uid).board
    around = [{near for near in row if near >= 0} for row in board.neighbours.tolist()]
    for row in variant(uid).symmetries().tolist():
        for x, near in enumerate(around):
            assert {row[y] for y in near} == around[row[x]]


def test_arcs_and_nodes_of_the_rhombus_stay_such() -> None:
    board = loophole_board("loophole-2d/14")
    for row in variant("loophole-2d/14").symmetries():
        assert (board.starting[row] == board.starting).all()
        for pairs in board.arcs:
            nodes = {frozenset(map(frozenset, arcs)) for arcs in pairs}
            moved = {frozenset(frozenset(row[list(a)].tolist()) for a in arcs) for arcs in pairs}
            assert moved == nodes


def test_the_mirrors_of_the_rhombus_exchange_the_colours() -> None:
    board = loophole_board("loophole-2d/14")
    index = {place: site for site, place in enumerate(board.places)}
    for mirror in (
        [index[column, row] for row, column in board.places],
        [index[15 - column, 15 - row] for row, column in board.places],
    ):
        assert (board.starting[mirror] == np.array([0, 2, 1])[board.starting]).all()


@pytest.mark.few(16)
@pytest.mark.parametrize("seed", range(GAMES))
@each_uid
def test_a_game_and_its_image_go_alike(uid: str, seed: int) -> None:
    position, rng = rr.start(uid, seed=1), seeded(seed)
    group = position.variant.symmetries()
    row = group[np.random.default_rng(seed).integers(len(group))]
    image, inverse = position, np.argsort(row[: position.board.size])
    for _ in range(400 if uid in FULL_GAMES else PLIES):
        check_alike(position, image, row, inverse)
        if position.outcome is not None:
            break
        code = int(verbs.random_move(position.variant.tables, position.state, rng))
        position, image = position.play(rr.Move(code)), image.play(rr.Move(int(row[code])))
    assert position.ply >= 1


def check_alike(
    position: Position, image: Position, row: NDArray[np.int32], inverse: NDArray[np.int64]
) -> None:
    moves = {int(row[move.code]) for move in position.legal_moves}
    assert {move.code for move in image.legal_moves} == moves
    assert (image.stones == position.stones[inverse]).all()
    assert image.turn == position.turn
    first, second = position.outcome, image.outcome
    assert (first is None) == (second is None)
    if first and second:
        assert (first.winner, first.score) == (second.winner, second.score)
