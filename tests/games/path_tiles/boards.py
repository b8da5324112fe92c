"""Tiles and positions for the tests of the slow Path Tiles."""

from __future__ import annotations

import random

from tests.games.path_tiles.reference import (
    FREE_TURNS,
    E,
    N,
    ReferenceGame,
    S,
    Tile,
    W,
    all_tiles,
    make_tile,
    opposite,
    sixty_six,
)

# Red tiles, named after the sides that they join.
NE, NW = make_tile("rr..", [(N, E)]), make_tile("r..r", [(N, W)])
SE, SW = make_tile(".rr.", [(S, E)]), make_tile("..rr", [(S, W)])
NS, EW = make_tile("r.r.", [(N, S)]), make_tile(".r.r", [(E, W)])
CROSSING = make_tile("rrrr", [(N, S), (E, W)], (N, S))
CURVES = make_tile("rrrr", [(N, E), (S, W)])
OTHER_CURVES = make_tile("rrrr", [(N, W), (S, E)])
CROSSROADS = make_tile("rrrr", [(N, E, S, W)])
SQUARE = {"d4": NE, "e4": NW, "d5": SE, "e5": SW}


def blue(tile: Tile) -> Tile:
    """Return the tile with the colours exchanged."""
    swapped = tile.sides.translate(str.maketrans("rb", "br"))
    return Tile(swapped, tile.links, tile.top)


def board(tiles: dict[str, Tile], mover: int | None = None) -> ReferenceGame:
    """Return a position with these tiles and a full, seldom fitting rack; touching sides agree."""
    position = ReferenceGame(FREE_TURNS, NS, ([NS] * 40, [NS] * 40))
    position.tiles, position.mover = dict(tiles), mover
    assert_sides_agree(position)
    return position


def assert_sides_agree(position: ReferenceGame) -> None:
    for cell, tile in position.tiles.items():
        for side, other in position.neighbours(cell).items():
            assert tile.sides[side] == other.sides[opposite(side)], (cell, side)


def deal(variant: str, seed: int) -> ReferenceGame:
    bag = all_tiles() if variant == FREE_TURNS else sixty_six() * 10
    random.Random(seed).shuffle(bag)
    return ReferenceGame(variant, bag[0], (bag[1:41], bag[41:81]))
