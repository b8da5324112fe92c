"""Loophole 2D, by Mark Steere."""

from __future__ import annotations

from importlib.resources import files

from ringrealms3d.core.game import Game
from ringrealms3d.games.loophole_2d.board import BOARDS, GAME_UID, VARIANT_UIDS
from ringrealms3d.games.loophole_2d.variant import SEATS, Loophole

GAME = Game(
    uid=GAME_UID,
    title="Loophole 2D",
    designer="Mark Steere (Loophole, November 2008), marksteeregames.com",
    seats=SEATS,
    variants=VARIANT_UIDS,
    rules_text=files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
    strategy_text=files(__package__).joinpath("strategy.md").read_text(encoding="utf-8"),
    open_variant=Loophole,
    goal="Close two different loops through the frame and the windows.",
    boards=BOARDS,
)
