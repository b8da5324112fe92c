"""Loop, later published as Lazo, by David Bush."""

from __future__ import annotations

from importlib.resources import files

from ringrealms3d.core.game import Game
from ringrealms3d.games.loop.board import BOARDS, GAME_UID, VARIANT_UIDS
from ringrealms3d.games.loop.variant import SEATS, Loop

GAME = Game(
    uid=GAME_UID,
    title="Loop",
    designer="David Bush (known as twixter; later published as Lazo)",
    seats=SEATS,
    variants=VARIANT_UIDS,
    rules_text=files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
    strategy_text=files(__package__).joinpath("strategy.md").read_text(encoding="utf-8"),
    open_variant=Loop,
    goal="Close a loop of your tiles on the board, or build a bridge with a river under it.",
    boards=BOARDS,
)
