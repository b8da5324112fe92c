"""Setting up a position of Path Tiles: tiles on cells and racks, the turn, and what is unseen."""

from __future__ import annotations

from collections.abc import Mapping

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.setup import (
    TURN,
    Field,
    NumberField,
    Setup,
    SetupForm,
    SwitchField,
    turn_field,
)
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.path_tiles.board import CELLS, HAND, RACK, SEATS, TileSet
from ringrealms3d.games.path_tiles.fen import PublicState, format_fen

_FREE = "free"
_UNSEEN = ("first unseen", "second unseen")
_PLACES = CELLS + len(SEATS) * RACK


class TilesForm(SetupForm):
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
        free = (SwitchField(_FREE, "A free turn"),) if tile_set.free_turns else ()
        self.fields: tuple[Field, ...] = (turn_field(SEATS), *free, *unseen)

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        racks = [tile + 1 for tile in state.rack.ravel().tolist()]
        unseen = dict(zip(_UNSEEN, state.unseen_count.tolist(), strict=True))
        values = {TURN: int(state.turn), _FREE: int(state.free), **unseen}
        return Setup((*state.stone[:CELLS].tolist(), *racks), values)

    def write(self, setup: Setup) -> str:
        """Return the fen of a setup."""
        tiles, values = tuple(piece - 1 for piece in setup.pieces), setup.values
        first, second = CELLS, CELLS + RACK
        return format_fen(
            PublicState(
                tiles=tiles[:CELLS],
                racks=(tiles[first:second], tiles[second:]),
                unseen=(values[_UNSEEN[0]], values[_UNSEEN[1]]),
                turn=values[TURN],
                free=bool(values[_FREE]),
            )
        )

    def empty(self) -> Setup:
        """Return cells and racks without a tile, and none to draw."""
        return Setup((0,) * _PLACES, dict.fromkeys((TURN, _FREE, *_UNSEEN), 0))

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with another tile on a cell or a rack, 0 for none."""
        others = [x for x, lying in enumerate(setup.pieces) if lying == piece and x != place]
        if piece and len(others) >= self._tile_set.copies:
            setup = setup.with_piece(others[0], 0)
        return setup.with_piece(place, piece)
