"""Loops 'n Leaps, by Christian Freeling."""

from __future__ import annotations

from importlib.resources import files

from ringrealms3d.core.game import Game
from ringrealms3d.games.loops_n_leaps.board import BOARDS, GAME_UID, VARIANT_UIDS
from ringrealms3d.games.loops_n_leaps.variant import SEATS, LoopsNLeaps

GAME = Game(
    uid=GAME_UID,
    title="Loops 'n Leaps",
    designer="Christian Freeling (MindSports)",
    seats=SEATS,
    variants=VARIANT_UIDS,
    rules_text=files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
    strategy_text=files(__package__).joinpath("strategy.md").read_text(encoding="utf-8"),
    open_variant=LoopsNLeaps,
    goal="Surround three pillars with loops of your men.",
    boards=BOARDS,
)
