"""The tiles."""

from __future__ import annotations

from collections import Counter
from typing import cast

import ringrealms3d as rr
from ringrealms3d.games.path_tiles import TileGame
from ringrealms3d.games.path_tiles.board import TILE_SETS
from ringrealms3d.games.path_tiles.tiles import SIXTY_SIX, TILES
from tests.games.path_tiles.play import FREE, reference_tiles
from tests.games.path_tiles.play import SIXTY_SIX as SMALL_SET
from tests.games.path_tiles.reference import all_tiles, sixty_six


def test_the_game_lists_its_tiles() -> None:
    assert cast(TileGame, rr.get_game("path-tiles")).tiles is TILES


def test_how_many_tiles_there_are_by_sides() -> None:
    counts = Counter(
        tuple(sorted((tile.sides.count("r"), tile.sides.count("b")), reverse=True))
        for tile in TILES
    )
    assert counts == {(2, 0): 12, (2, 1): 24, (2, 2): 8, (3, 0): 24, (3, 1): 24, (4, 0): 10}
    assert len(TILES) == len(set(TILES)) == 102
    assert len(SIXTY_SIX) == 66


def test_the_tiles_are_those_of_the_reference() -> None:
    assert set(reference_tiles()) == set(all_tiles())
    assert {reference_tiles()[n] for n in SIXTY_SIX} == set(sixty_six())


def test_links_join_sides_of_one_colour_and_dead_ends_are_the_rest() -> None:
    for tile in TILES:
        joined = [side for link in tile.links for side in link]
        assert len(joined) == len(set(joined)) >= 2
        assert all(len({tile.sides[side] for side in link}) == 1 for link in tile.links)
        assert all(link == tuple(sorted(link)) for link in tile.links)
        coloured = {side for side, colour in enumerate(tile.sides) if colour != "."}
        assert coloured == set(joined) | set(tile.dead_ends)
        assert (tile.top is not None) == (tile.links == ((0, 2), (1, 3)))
        assert tile.top is None or tile.top in tile.links


def test_the_two_sets() -> None:
    assert len(TILE_SETS[FREE].deck()) == 102
    assert len(TILE_SETS[SMALL_SET].deck()) == 660
    assert set(Counter(TILE_SETS[SMALL_SET].deck()).values()) == {10}
