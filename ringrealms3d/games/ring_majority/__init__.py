"""Ring Majority on the Ring Realms, by Larry Wheeler."""

from __future__ import annotations

from importlib.resources import files

from ringrealms3d.core.game import Game
from ringrealms3d.games.ring_majority.board import BOARDS, GAME_UID, VARIANT_UIDS, Solids
from ringrealms3d.games.ring_majority.variant import SEATS, RingMajority

GAME = Game(
    uid=GAME_UID,
    title="Ring Majority",
    designer="Larry Wheeler (2007)",
    seats=SEATS,
    variants=VARIANT_UIDS,
    rules_text=files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
    strategy_text=files(__package__).joinpath("strategy.md").read_text(encoding="utf-8"),
    open_variant=RingMajority,
    goal="Have more stones on the board at the end; in a full ring, the majority captures.",
    boards=BOARDS,
    others=Solids(),
)
