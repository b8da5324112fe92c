"""Helpers that play Path Tiles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import islice
from typing import cast

from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import from_fen, get_game, start, variant
from ringrealms3d.games.path_tiles import TileGame
from ringrealms3d.games.path_tiles.board import CELL_NAMES, CELLS
from ringrealms3d.games.path_tiles.rules import let_draw, make_state
from ringrealms3d.games.path_tiles.tiles import TILES
from tests.games.path_tiles.reference import CENTRE, ReferenceGame, Tile, make_tile
from tests.games.playing import random_game

FREE, SIXTY_SIX = get_game("path-tiles").variants
UIDS = (FREE, SIXTY_SIX)
EMPTY_RACK = (-1,) * 7
NOBODY = (EMPTY_RACK, EMPTY_RACK)


@cache
def reference_tiles() -> tuple[Tile, ...]:
    """Return the tiles as the reference has them, by number."""
    tiles = cast(TileGame, get_game("path-tiles")).tiles
    return tuple(make_tile(tile.sides, tile.links, tile.top) for tile in tiles)


def number(sides: str, *links: tuple[int, ...], top: tuple[int, ...] | None = None) -> int:
    """Return the number of the one tile with these sides that joins at least these links."""
    (found,) = (
        n
        for n, tile in enumerate(TILES)
        if tile.sides == sides and set(links) <= set(tile.links) and top in (None, tile.top)
    )
    return found


def set_up(
    uid: str,
    tiles: Mapping[str, int],
    racks: tuple[tuple[int, ...], tuple[int, ...]] = NOBODY,
    unseen: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    turn: int = 0,
    free: bool = False,
) -> Position:
    """Return a position with any tiles, however many there are of a kind."""
    chosen = variant(uid)
    cells = [-1] * CELLS
    for name, tile in tiles.items():
        cells[chosen.board.site(name)] = tile
    full = [(*rack, *EMPTY_RACK)[:7] for rack in racks]
    state = make_state(chosen.tables, cells, (full[0], full[1]), turn, free)
    let_draw(state, unseen)
    return Position(chosen, state)


def after_plies(uid: str, seed: int, plies: int) -> Position:
    """Return the position after so many random moves, or at the end of a shorter game."""
    position = start(uid, seed)
    for _, after in islice(random_game(position, seed), plies):
        position = after
    return position


def loaded_deal(uid: str, kinds: tuple[int, ...], seed: int) -> Position:
    """Return the start of a game that is dealt from a few kinds of tiles only."""
    rng = seeded(seed)
    drawn = [kinds[int(below(rng, len(kinds)))] for _ in range(81)]
    hands = drawn[1:41], drawn[41:]
    racks, unseen = [tuple(hand[:7]) for hand in hands], [tuple(hand[7:]) for hand in hands]
    return set_up(uid, {CENTRE: drawn[0]}, (racks[0], racks[1]), (unseen[0], unseen[1]))


def reference_of(position: Position) -> ReferenceGame:
    """Return the reference's game that goes on from a position, unseen tiles included."""
    tiles, state = reference_tiles(), position.state
    game = ReferenceGame(position.uid.partition("/")[2], tiles[0], ([], []))
    stones = dict(zip(CELL_NAMES, position.stones.tolist(), strict=True))
    game.tiles = {cell: tiles[stone - 1] for cell, stone in stones.items() if stone}
    racks = position.racks or ()
    game.racks = [[None if tile < 0 else tiles[tile] for tile in rack] for rack in racks]
    unseen = zip(state.unseen.tolist(), state.unseen_count.tolist(), strict=True)
    game.stock = [[tiles[tile] for tile in reversed(row[:count])] for row, count in unseen]
    game.turn = position.turn
    game.mover = position.turn if state.free else 1 - position.turn
    return game


def with_unseen_dealt_again(position: Position, seed: int) -> Position:
    """Return a position that differs in what nobody sees."""
    return Position(position.variant, position.variant.determinized(position.state, seed))


def read_again(position: Position) -> Position:
    """Return the position that a position's own line describes."""
    return from_fen(position.uid, position.fen(), seed=1)
