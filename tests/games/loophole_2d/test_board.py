"""The board, site by site."""

from __future__ import annotations

import numpy as np
import pytest

import ringrealms3d as rr
from tests.games.loophole_2d.play import BOARD, FREE, MIRROR, UID
from tests.games.loophole_2d.reference import ReferenceGame, arcs, name_of


def test_the_game_and_its_credits() -> None:
    game = rr.get_game("loophole-2d")
    assert game.title == "Loophole 2D"
    for words in ("Mark Steere", "Loophole", "November 2008", "marksteeregames.com"):
        assert words in game.designer
    assert game.seats == ("Black", "White")
    assert game.variants == (UID,)


def test_sites_and_neighbours() -> None:
    reference = ReferenceGame()
    assert BOARD.sites == tuple(reference.sites())
    assert BOARD.size == 186
    for site, name in enumerate(BOARD.sites):
        found = [BOARD.sites[near] for near in BOARD.neighbours[site] if near >= 0]
        assert len(found) == len(set(found))
        assert set(found) == reference.neighbours(name)


def test_starting_stones_and_arcs() -> None:
    starting = {BOARD.sites[x]: int(BOARD.starting[x]) - 1 for x in np.flatnonzero(BOARD.starting)}
    assert starting == ReferenceGame().stones
    assert len(FREE) == 122
    for seat in (0, 1):
        for node, by_seat in zip(BOARD.arcs[seat], arcs().values(), strict=True):
            for arc, cells in zip(node, by_seat[seat], strict=True):
                assert {BOARD.sites[x] for x in arc} == {name_of(cell) for cell in cells}


def test_the_board_is_the_same_for_both_seats() -> None:
    assert (np.array([0, 2, 1])[BOARD.starting[MIRROR]] == BOARD.starting).all()
    assert (BOARD.starting[::-1] == BOARD.starting).all()


def test_arrays_are_read_only() -> None:
    for array in (BOARD.starting, BOARD.neighbours):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
