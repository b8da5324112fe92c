"""Speeds of single functions: ``pytest tests/benchmarks --benchmark-enable`` prints a table.

Without that option each of these runs once, so that it stays alive. None asserts a time.
"""

from __future__ import annotations

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from ringrealms3d.core.move import Move
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.games import from_fen, start
from ringrealms3d.geometry.schlegel import flat_map
from ringrealms3d.geometry.standing import realm_polyhedron
from ringrealms3d.geometry.symmetry import symmetries
from ringrealms3d.scene.board_parts import Pads
from ringrealms3d.scene.camera import HOME
from ringrealms3d.scene.picking import SitePicker
from ringrealms3d.scene.theme import LIGHT

REALMS = ("tet", "ti", "grid")


@pytest.mark.parametrize("realm", REALMS)
def test_pick(benchmark: BenchmarkFixture, realm: str) -> None:
    picker = SitePicker(in_space(start(f"ring-majority/{realm}").variant.layout))
    origin, direction = HOME.ray(0.11, 0.07, aspect=1.3)
    assert benchmark(picker.pick_all, origin, direction)


@pytest.mark.parametrize("realm", REALMS)
def test_play_one_move_plain(benchmark: BenchmarkFixture, realm: str) -> None:
    position = start(f"ring-majority/{realm}")
    assert benchmark(position.play, Move(3)).turn == 1


@pytest.mark.parametrize("realm", REALMS)
def test_fen_round_trip(benchmark: BenchmarkFixture, realm: str) -> None:
    position = start(f"ring-majority/{realm}").play(Move(3))
    assert benchmark(lambda: from_fen(position.uid, position.fen())) == position


@pytest.mark.parametrize("realm", REALMS)
def test_symmetries(benchmark: BenchmarkFixture, realm: str) -> None:
    assert len(benchmark(symmetries, realm_polyhedron(realm)).full) >= 24


@pytest.mark.parametrize("realm", REALMS)
def test_flat_map(benchmark: BenchmarkFixture, realm: str) -> None:
    assert np.all(benchmark(flat_map, realm_polyhedron(realm)).radii > 0)


@pytest.mark.parametrize("realm", REALMS)
def test_pads(benchmark: BenchmarkFixture, realm: str) -> None:
    layout = in_space(start(f"ring-majority/{realm}").variant.layout)
    assert benchmark(Pads, layout, LIGHT)
