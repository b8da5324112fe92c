"""The rules of Path Tiles, written once, for plain Python and for numba.

A set of cells is two words of bits. For each side and each colour the state keeps the cells where
a tile may show that colour on that side; a cell beside a placed tile keeps one of the three. So
the cells that a tile fits are the empty cells beside tiles, and four such sets, one for each of
its sides. They are worked out for the rack of the seat to move after every placement, because that
is also how the game ends.

The seat whose tile was placed last is the seat to move if that seat is owed a free turn, and the
other seat if not. The undrawn tiles are ``unseen``; they are some of the ``hidden`` ones, which are
all tiles that are not visible.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.bits import count_ones
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.random import below
from ringrealms3d.core.verbs import Struct, bind_module, new_struct, struct_type
from ringrealms3d.games.path_tiles.board import (
    CELLS,
    HAND,
    LENGTH,
    OUTSIDE,
    RACK,
    TileSet,
    neighbour_cells,
)
from ringrealms3d.games.path_tiles.patterns import patterns as patterns  # one of the verbs
from ringrealms3d.games.path_tiles.strands import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    join_sides,
    longest_paths,
)
from ringrealms3d.games.path_tiles.tiles import COLOURS, TILES

GOING_ON, LOOP, CONNECTION, BLOCKED = 0, 1, 3, 5
"""How a game ended; for loops and connections the number of the owner's seat is added."""

SEAMS = 2 * LENGTH * (LENGTH + 1)
MOST_MOVES = RACK * (CELLS - 1)
LARGEST_DECK = 660

Racks = tuple[Sequence[int], Sequence[int]]

_WORD = 64
_NONE = np.uint64(0)
_ONE = np.uint64(1)

TABLES = struct_type(
    ("free_turns", np.int64),
    ("deck_count", np.int64),
    ("deck", np.int16, (LARGEST_DECK,)),
    ("copy_number", np.int16, (LARGEST_DECK,)),  # counts from 0 among those of its kind
    ("bit", np.uint64, (CELLS,)),
    ("word", np.uint8, (CELLS,)),
    ("beside", np.int16, (CELLS, 4)),  # the neighbours, or OUTSIDE
    ("seam", np.uint8, (CELLS, 4)),
    ("colour", np.uint8, (len(TILES), 4)),  # 0 blank, 1 red, 2 blue
    ("part", np.int16, (len(TILES), 4)),  # the lowest side of the part, -1 for blank
    ("leads_to", np.int16, (len(TILES), 4)),  # the strand's other side, or what it is
)
STATE = struct_type(
    ("turn", np.int64),
    ("ply", np.int64),
    ("free", np.int64),  # whether the seat to move is owed this turn
    ("ended", np.int64),
    ("choices", np.int64),  # legal moves
    ("drawn", np.int64, (2,)),  # rack places filled since unseen tiles were dealt
    ("guessed", np.int64),  # whether a tile was placed from one of those
    ("looped", np.int64, (2,)),
    ("connected", np.int64, (2,)),
    ("unseen_count", np.int64, (2,)),
    ("frontier", np.uint64, (2,)),  # the vacant cells beside tiles
    ("allowed", np.uint64, (4, 3, 2)),  # by side and colour
    ("target", np.uint64, (2 * RACK,)),  # where each tile of the rack may go
    ("targets", np.uint8, (2 * RACK,)),  # how many cells these are
    ("stone", np.int8, (CELLS + 1,)),  # tile + 1; nothing outside
    ("hidden", np.int8, (len(TILES),)),  # how many of each tile do not lie open
    ("rack", np.int8, (2, RACK)),
    ("unseen", np.int8, (2, HAND - RACK)),  # the last is drawn next
    ("parent", np.uint8, (SEAMS,)),
    ("reach", np.uint8, (SEAMS,)),
    ("filler", np.uint8, (2,)),  # up to whole words, which are copied
)


def make_tables(tile_set: TileSet) -> Struct:
    """Return the constant tables: the board, the tiles, and whether there are free turns."""
    tables = new_struct(TABLES)
    tables.free_turns = tile_set.free_turns
    deck = tile_set.deck()
    tables.deck_count = len(deck)
    tables.deck[: len(deck)] = deck
    tables.copy_number[: len(deck)] = np.arange(len(deck)) % tile_set.copies
    beside = neighbour_cells()
    tables.beside[:] = np.where(beside < 0, OUTSIDE, beside)
    for cell in range(CELLS):
        tables.word[cell], tables.bit[cell] = cell // _WORD, 1 << (cell % _WORD)
        row, column = divmod(cell, LENGTH)
        south, west = LENGTH * row + column, SEAMS // 2 + LENGTH * column + row
        tables.seam[cell] = south + LENGTH, west + LENGTH, south, west
    for number, tile in enumerate(TILES):
        tables.colour[number] = [COLOURS.index(letter) for letter in tile.sides]
        tables.part[number] = [s if letter != "." else -1 for s, letter in enumerate(tile.sides)]
        tables.leads_to[number] = [tile.other_side(side) for side in range(4)]
        for link in tile.links:
            tables.part[number, list(link)] = link[0]
    return tables


def make_state(
    tables: Struct, cells: Sequence[int], racks: Racks, turn: int = 0, free: bool = False
) -> Struct:
    """Return the state of a position that was set up, with no tiles to draw.

    Args:
        cells: for each cell the number of its tile, -1 if vacant.
        racks: for each seat the tile numbers on its rack places, -1 for none.
        free: whether the turn is a free one.
    """
    state = _empty_board(tables)
    for cell, tile in enumerate(cells):
        if tile >= 0:
            _put(tables, state, cell, tile)
    state.rack[:] = racks
    np.add.at(state.hidden, tables.deck[: tables.deck_count], 1)
    for tiles in (cells, *racks):
        np.subtract.at(state.hidden, [tile for tile in tiles if tile >= 0], 1)
    state.turn, state.free = turn, free
    _judge(tables, state, turn if free else 1 - turn)
    return state


def let_draw(state: Struct, unseen: Iterable[Sequence[int]]) -> None:
    """Give each seat the tiles that it has still to draw; the last is drawn next."""
    for seat, tiles in enumerate(unseen):
        state.unseen[seat, : len(tiles)] = tiles
        state.unseen_count[seat] = len(tiles)


def _empty_board(tables: Struct) -> Struct:
    state = new_struct(STATE)
    state.allowed[:] = ~_NONE
    state.parent[:] = np.arange(SEAMS)
    for side, reached in enumerate((NORTH, EAST, SOUTH, WEST)):
        state.reach[tables.seam[tables.beside[:, side] == OUTSIDE, side]] = reached
    return state


@kernel
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write 81 times the rack place plus the cell, unless the game is over."""
    count = 0
    if state.ended == GOING_ON:
        for i in range(2 * RACK):
            left = state.target[i]
            for _ in range(state.targets[i]):
                out[count] = _first_code(i, left)
                count += 1
                left &= left - _ONE
    return count


@kernel
def random_move(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one pair of a rack place and a cell where its tile fits."""
    drawn = below(rng, state.choices)
    i = 0
    while drawn >= state.targets[i]:
        drawn -= state.targets[i]
        i += 1
    left = state.target[i]
    for _ in range(drawn):
        left &= left - _ONE
    return _first_code(i, left)


@kernel
def over(tables: Struct, state: Struct) -> bool:
    """A loop, a connection, or nothing that the seat to move can place."""
    ended: bool = state.ended != GOING_ON
    return ended


@kernel
def margin(tables: Struct, state: Struct) -> int:
    """Return 1 or -1 for a loop or a connection of seat 0 or seat 1.

    Where the longest paths decide, how many parts more seat 0's has than seat 1's.
    """
    if state.ended == BLOCKED:
        first, second = longest_paths(tables, state)
        return first - second
    if state.ended == LOOP or state.ended == CONNECTION:
        return 1
    return -1


@kernel
def play(tables: Struct, state: Struct, code: int) -> None:
    """Move a tile from the rack of the seat to move to a cell, and refill the rack."""
    seat = state.turn
    place = code // CELLS
    cell = code - CELLS * place
    tile = state.rack[seat, place]
    state.guessed |= (state.drawn[seat] >> place) & 1
    _refill(state, seat, place)
    neighbours = _put(tables, state, cell, tile)
    if tables.free_turns != 0 and neighbours >= 2:
        state.free = 1
    else:
        state.free = 0
        state.turn = 1 - seat
    state.ply += 1
    _judge(tables, state, seat)


@kernel
def determinize(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Deal the unseen tiles again from all that are not visible."""
    for seat in range(2):
        for i in range(state.unseen_count[seat]):
            tile = _draw_hidden(tables, state, rng)
            state.unseen[seat, i] = tile
            state.hidden[tile] -= 1
    for seat in range(2):
        for i in range(state.unseen_count[seat]):
            state.hidden[state.unseen[seat, i]] += 1
        state.drawn[seat] = 0
    state.guessed = 0


@kernel
def _draw_hidden(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw a hidden tile: one of the whole deck, until it is among the hidden ones."""
    while True:
        i = below(rng, tables.deck_count)
        tile: int = tables.deck[i]
        if tables.copy_number[i] < state.hidden[tile]:
            return tile


@kernel
def deals(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write the tiles that the seat to move may draw next, each once."""
    count = 0
    if state.unseen_count[state.turn] > 0:
        for tile in range(state.hidden.shape[0]):
            if state.hidden[tile] > 0:
                out[count] = tile
                count += 1
    return count


@kernel
def deal(tables: Struct, state: Struct, dealt: int) -> None:
    """Put a tile where the seat to move draws next; deeper tiles may be uncertain then."""
    state.unseen[state.turn, state.unseen_count[state.turn] - 1] = dealt


@kernel
def playable(tables: Struct, state: Struct, code: int) -> bool:
    """Whether the tile that is on the rack place now fits the cell."""
    place = code // CELLS
    cell = code - CELLS * place
    fitting: np.uint64 = state.target[2 * place + tables.word[cell]] & tables.bit[cell]
    return state.ended == GOING_ON and fitting != _NONE  # type: ignore[no-any-return]


@kernel
def moves_known(tables: Struct, state: Struct) -> bool:
    """Whether the tiles on the board and on the mover's rack were open at the last deal."""
    known: bool = state.guessed == 0 and state.drawn[state.turn] == 0
    return known


@kernel
def proven(tables: Struct, state: Struct) -> bool:
    """Whether the game ended by tiles that were open at the last deal.

    A seat that can place nothing might have drawn another tile.
    """
    known: bool = state.guessed == 0 and (state.ended != BLOCKED or state.drawn[state.turn] == 0)
    return known


@kernel
def _refill(state: Struct, seat: int, place: int) -> None:
    """Draw the next unseen tile to a rack place; it stays empty if there is none."""
    left = state.unseen_count[seat] - 1
    if left >= 0:
        tile = state.unseen[seat, left]
        state.rack[seat, place] = tile
        state.unseen_count[seat] = left
        state.hidden[tile] -= 1
        state.drawn[seat] |= 1 << place
    else:
        state.rack[seat, place] = -1


@kernel
def _put(tables: Struct, state: Struct, cell: int, tile: int) -> int:
    """Put a tile on a vacant cell and return how many neighbours it has."""
    stone, colours = state.stone, tables.colour[tile]
    stone[cell] = tile + 1
    state.frontier[tables.word[cell]] &= ~tables.bit[cell]
    neighbours = 0
    for side in range(4):
        beside = tables.beside[cell, side]
        if stone[beside] != 0:
            neighbours += 1
        elif beside != OUTSIDE:
            _restrict(tables, state, beside, (side + 2) % 4, colours[side])
    join_sides(tables, state, cell, tile)
    return neighbours


@kernel
def _restrict(tables: Struct, state: Struct, cell: int, side: int, colour: int) -> None:
    """Let a vacant cell show one colour only on a side."""
    word, bit, allowed = tables.word[cell], tables.bit[cell], state.allowed
    state.frontier[word] |= bit
    for other in range(3):
        if other != colour:
            allowed[side, other, word] &= ~bit


@kernel
def _judge(tables: Struct, state: Struct, mover: int) -> None:
    """Find out whether the game has ended, and what the seat to move can place if not."""
    state.choices = 0
    if state.looped[mover] != 0:
        state.ended = LOOP + mover
    elif state.connected[mover] != 0:
        state.ended = CONNECTION + mover
    elif state.looped[1 - mover] != 0:
        state.ended = LOOP + 1 - mover
    elif state.connected[1 - mover] != 0:
        state.ended = CONNECTION + 1 - mover
    else:
        _find_targets(tables, state)
        state.ended = GOING_ON if state.choices > 0 else BLOCKED


@kernel
def _find_targets(tables: Struct, state: Struct) -> None:
    """Work out where each tile on the rack of the seat to move may go."""
    rack, frontier, allowed = state.rack[state.turn], state.frontier, state.allowed
    for i in range(2 * RACK):
        tile, word = rack[i // 2], i % 2
        fitting = _NONE
        if tile >= 0:
            colours = tables.colour[tile]
            fitting = frontier[word]
            for side in range(4):
                fitting &= allowed[side, colours[side], word]
        count = count_ones(fitting)
        state.target[i] = fitting
        state.targets[i] = count
        state.choices += count


@kernel
def _first_code(i: int, cells: np.uint64) -> int:
    """Return the move to the first cell of a word of the targets."""
    cell = (i % 2) * _WORD + count_ones((cells ^ (cells - _ONE)) >> _ONE)
    return (i // 2) * CELLS + cell


bind_module(STATE, __name__)
