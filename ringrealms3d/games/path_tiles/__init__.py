"""Path Tiles, after Zillions of Games submission 1550, whose author is not named."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from ringrealms3d.core.game import Game
from ringrealms3d.games.path_tiles.board import BOARDS, GAME_UID, SEATS, VARIANT_UIDS
from ringrealms3d.games.path_tiles.tiles import TILES, Tile
from ringrealms3d.games.path_tiles.variant import PathTiles


@dataclass(frozen=True, slots=True, eq=False)
class TileGame(Game):
    """A game played with tiles.

    Attributes:
        tiles: all tiles, by the numbers that racks and boards hold.
    """

    tiles: tuple[Tile, ...]


GAME = TileGame(
    uid=GAME_UID,
    title="Path Tiles",
    designer="an unknown author (Zillions of Games submission 1550)",
    seats=SEATS,
    variants=VARIANT_UIDS,
    rules_text=files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
    strategy_text=files(__package__).joinpath("strategy.md").read_text(encoding="utf-8"),
    open_variant=PathTiles,
    goal="Close a loop of your colour, or join two opposite sides of the board with it.",
    boards=BOARDS,
    tiles=TILES,
)
