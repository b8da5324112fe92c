"""Path Tiles positions set up, and as one line: ``9/9/9/9/4,t36,4/9/9/9/9:8,…,7:-,…:b-free:33,0``.

First the nine rows of the board from the top, divided by slashes: tiles by number, as in ``t36``,
and numbers of vacant cells in a row, divided by commas. Then Red's rack and Blue's, seven tile
numbers each or ``-`` for an empty place; the seat to move, ``r`` or ``b``, with ``-free`` if this
is a free turn; and how many tiles Red and Blue have yet to draw. The fen does not say which tiles
these are. The start of a game that continued may say so in part: two more fields,
``…:33,33:5,17,3:40,2``, hold the tiles that Red and Blue draw next, ``-`` for none. A position that
was set up can have any number of tiles, and they need not be connected.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import groupby

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.fen_text import read_choice, split_fields
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.setup import (
    TURN,
    FenForm,
    Field,
    NumberField,
    Setup,
    SwitchField,
    turn_field,
)
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.path_tiles.board import (
    CELL_NAMES,
    CELLS,
    HAND,
    LENGTH,
    RACK,
    SEATS,
    TileSet,
    neighbour_cells,
)
from ringrealms3d.games.path_tiles.tiles import SIDE_NAMES, TILES

FREE = "free"
"""The key of whether the turn is a free one."""

_UNSEEN = ("first unseen", "second unseen")
_TURNS = ("r", "b", "r-free", "b-free")
_NUMBER = re.compile(r"[0-9]{1,3}")
_TILE = re.compile(r"t[0-9]{1,3}")
_VACANT = re.compile(r"[1-9]")
_FIELDS = "board:red rack:blue rack:turn:unseen"
_DRAW_FIELDS = ":red draws:blue draws"
_MOST_COLONS = (_FIELDS + _DRAW_FIELDS).count(":")

Racks = tuple[tuple[int, ...], tuple[int, ...]]
"""For each seat the numbers of tiles, -1 for an empty place."""


class TilesForm(FenForm):
    """A form for one set of tiles. A tile whose copies are all in use moves when it is put."""

    def __init__(self, tile_set: TileSet) -> None:
        """Make the form of a set of tiles."""
        self._tile_set = tile_set
        self.palette: Mapping[int, str] = {
            number + 1: Phrase("Tile {number}", number=number) for number in tile_set.numbers
        }
        unseen = tuple(
            NumberField(key, Phrase("{seat} has yet to draw", seat=seat), HAND - RACK)
            for key, seat in zip(_UNSEEN, SEATS, strict=True)
        )
        free = (SwitchField(FREE, "A free turn"),) if tile_set.free_turns else ()
        self.fields: tuple[Field, ...] = (turn_field(SEATS), *free, *unseen)

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        racks = [tile + 1 for tile in state.rack.ravel().tolist()]
        unseen = dict(zip(_UNSEEN, state.unseen_count.tolist(), strict=True))
        values = {TURN: int(state.turn), FREE: int(state.free), **unseen}
        return Setup((*state.stone[:CELLS].tolist(), *racks), values)

    def write(self, setup: Setup) -> str:
        """Return board, racks, seat to move, and how many tiles each seat has still to draw."""
        tiles, values = tiles_in(setup), setup.values
        rows = [tiles[start : start + LENGTH] for start in range(0, CELLS, LENGTH)]
        board = "/".join(_format_row(row) for row in reversed(rows))
        racks = (",".join("-" if t < 0 else str(t) for t in rack) for rack in racks_in(setup))
        turn = _TURNS[2 * values[FREE] + values[TURN]]
        return ":".join([board, *racks, turn, ",".join(map(str, unseen_in(setup)))])

    def parse(self, text: str) -> Setup:
        """Return the setup that a line describes."""
        form = _FIELDS + _DRAW_FIELDS if text.count(":") == _MOST_COLONS else _FIELDS
        board, red, blue, turn, unseen, *_ = split_fields(text, form)
        free, seat = divmod(read_choice(turn, _TURNS, translatable("the side to move")), 2)
        racks = (*_parse_rack("Red", red), *_parse_rack("Blue", blue))
        tiles = _parse_board(board)
        values = {TURN: seat, FREE: free, **dict(zip(_UNSEEN, _parse_unseen(unseen), strict=True))}
        setup = Setup(tuple(tile + 1 for tile in (*tiles, *racks)), values)
        draws = draws_in(text)
        _check_sides(tiles)
        _check_draws(draws, unseen_in(setup))
        _check_supply(setup, draws, self._tile_set)
        return setup

    def empty(self) -> Setup:
        """Return cells and racks without a tile, and none to draw."""
        places = CELLS + len(SEATS) * RACK
        return Setup((0,) * places, dict.fromkeys((TURN, FREE, *_UNSEEN), 0))

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with another tile on a cell or a rack, 0 for none."""
        others = [x for x, lying in enumerate(setup.pieces) if lying == piece and x != place]
        if piece and len(others) >= self._tile_set.copies:
            setup = setup.with_piece(others[0], 0)
        return setup.with_piece(place, piece)


def with_draws(line: str, draws: Racks) -> str:
    """Return a line that also says which tiles each seat draws next, the first one first."""
    if not any(draws):
        return line
    return ":".join([line, *(",".join(map(str, tiles)) or "-" for tiles in draws)])


def draws_in(text: str) -> Racks:
    """Return for each seat the tiles that it is known to draw next, the first one first."""
    if text.count(":") != _MOST_COLONS:
        return (), ()
    red, blue = text.split(":")[-2:]
    return _parse_drawn("Red", red), _parse_drawn("Blue", blue)


def tiles_in(setup: Setup) -> tuple[int, ...]:
    """Return for each cell the number of its tile, -1 if vacant."""
    return tuple(piece - 1 for piece in setup.pieces[:CELLS])


def racks_in(setup: Setup) -> Racks:
    """Return for each seat the tiles on its rack."""
    places = tuple(piece - 1 for piece in setup.pieces[CELLS:])
    return places[:RACK], places[RACK:]


def unseen_in(setup: Setup) -> tuple[int, int]:
    """Return how many tiles each seat has still to draw."""
    red, blue = (setup.values[key] for key in _UNSEEN)
    return red, blue


def _format_row(row: tuple[int, ...]) -> str:
    parts: list[str] = []
    for vacant, run in groupby(row, lambda tile: tile < 0):
        tiles = list(run)
        parts += [str(len(tiles))] if vacant else [f"t{tile}" for tile in tiles]
    return ",".join(parts)


def _parse_board(text: str) -> tuple[int, ...]:
    rows = text.split("/")
    if len(rows) != LENGTH:
        raise UserError(
            "fen board '{text}': expected {length} rows, found {count}",
            text=text[:60],
            length=LENGTH,
            count=len(rows),
        )
    tiles: list[int] = []
    for number, row in zip(range(1, LENGTH + 1), reversed(rows), strict=True):
        tiles += _parse_row(number, row)
    if max(tiles) < 0:
        raise UserError("fen: there is no tile on the board")
    return tuple(tiles)


def _parse_row(number: int, text: str) -> list[int]:
    tiles: list[int] = []
    for part in text.split(","):
        if _VACANT.fullmatch(part):
            tiles += [-1] * int(part)
        elif _TILE.fullmatch(part):
            tiles.append(_tile(part[1:], f"row {number}"))
        else:
            raise UserError(
                "fen: '{text}' in row {number} is neither a tile, as in t36, nor a number of "
                "vacant cells",
                text=part[:20],
                number=number,
            )
        if len(tiles) > LENGTH:
            break
    if len(tiles) != LENGTH:
        found = "more" if len(tiles) > LENGTH else str(len(tiles))
        raise UserError(
            "fen: expected {length} cells in row {number}, found {found}",
            length=LENGTH,
            number=number,
            found=found,
        )
    return tiles


def _parse_rack(name: str, text: str) -> tuple[int, ...]:
    parts = text.split(",")
    if len(parts) != RACK:
        raise UserError(
            "fen: expected {rack} places on {name}'s rack, found {count}",
            rack=RACK,
            name=name,
            count=len(parts),
        )
    for part in parts:
        if part != "-" and not _NUMBER.fullmatch(part):
            raise UserError(
                "fen: '{text}' on {name}'s rack is neither a tile number nor -",
                text=part[:20],
                name=name,
            )
    place = Phrase("{seat}'s rack", seat=name)
    return tuple(-1 if part == "-" else _tile(part, place) for part in parts)


def _tile(text: str, place: str) -> int:
    if int(text) >= len(TILES):
        raise UserError(
            "fen: {place} has tile {text}, but tiles go from 0 to {most}",
            place=place,
            text=text,
            most=len(TILES) - 1,
        )
    return int(text)


def _parse_unseen(text: str) -> tuple[int, int]:
    numbers = text.split(",")
    if len(numbers) != 2 or not all(map(_NUMBER.fullmatch, numbers)):
        raise UserError(
            "fen '{text}': expected two numbers of unseen tiles, as in 33,33", text=text[:20]
        )
    return int(numbers[0]), int(numbers[1])


def _parse_drawn(name: str, text: str) -> tuple[int, ...]:
    parts = [] if text == "-" else text.split(",", HAND)
    for part in parts:
        if not _NUMBER.fullmatch(part):
            raise UserError(
                "fen: '{text}' among the tiles {name} draws is not a tile number",
                text=part[:20],
                name=name,
            )
    return tuple(_tile(part, f"what {name} draws") for part in parts)


def _check_sides(tiles: tuple[int, ...]) -> None:
    """Refuse neighbours whose touching sides differ."""
    beside = neighbour_cells()
    for cell, tile in enumerate(tiles):
        for side in (0, 1):
            other = int(beside[cell, side])
            if tile < 0 or other < 0 or tiles[other] < 0:
                continue
            if TILES[tile].sides[side] != TILES[tiles[other]].sides[side + 2]:
                raise UserError(
                    "fen: the {side} side of {cell} and the {other_side} side of {other_cell} do "
                    "not match",
                    side=SIDE_NAMES[side],
                    cell=CELL_NAMES[cell],
                    other_side=SIDE_NAMES[side + 2],
                    other_cell=CELL_NAMES[other],
                )


def _check_draws(draws_of: Racks, unseen_of: tuple[int, int]) -> None:
    """Refuse more tiles to draw than are unseen."""
    for name, draws, unseen in zip(SEATS, draws_of, unseen_of, strict=True):
        if len(draws) > unseen:
            raise UserError(
                Phrase.counted(
                    "fen: {name} draws {count} tile, but only {unseen} are unseen",
                    "fen: {name} draws {count} tiles, but only {unseen} are unseen",
                    len(draws),
                    name=name,
                    unseen=unseen,
                )
            )


def _check_supply(setup: Setup, draws: Racks, tile_set: TileSet) -> None:
    """Refuse tiles that the set does not have, and impossible hands."""
    visible = [piece - 1 for piece in setup.pieces if piece]
    for tile, count in Counter([*visible, *draws[0], *draws[1]]).items():
        if tile not in tile_set.numbers:
            raise UserError(
                "fen: tile {tile} is not among the {count} in use",
                tile=tile,
                count=len(tile_set.numbers),
            )
        if count > tile_set.copies:
            raise UserError(
                "fen: tile {tile} appears {count} times, not {copies}",
                tile=tile,
                count=count,
                copies=tile_set.copies,
            )
    if setup.values[FREE] and not tile_set.free_turns:
        raise UserError("fen: there are no free turns here")
    for name, rack, unseen in zip(SEATS, racks_in(setup), unseen_in(setup), strict=True):
        if unseen > HAND - RACK:
            raise UserError(
                "fen: {name} has {unseen} unseen tiles, more than {most}",
                name=name,
                unseen=unseen,
                most=HAND - RACK,
            )
        if unseen > 0 and -1 in rack:
            raise UserError(
                "fen: {name}'s rack has an empty place and {unseen} tiles to fill it",
                name=name,
                unseen=unseen,
            )
    hidden = len(tile_set.deck()) - len(visible)
    total = sum(unseen_in(setup))
    if total > hidden:
        raise UserError(
            "fen: {sum} tiles are unseen, but only {hidden} are left",
            sum=total,
            hidden=hidden,
        )
