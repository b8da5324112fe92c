"""Helpers that play Loop on piles of the package."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import numpy as np

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import get_game, start, variant
from ringrealms3d.games.loop.board import LoopBoard
from tests.games.loop.reference import BLOCKED, BRIDGE, FULL, LEVEL_ONE, SPENT, ReferenceGame
from tests.games.playing import random_game

UIDS = get_game("loop").variants
MINI, MAIN, LAZO = UIDS
_REASONS = {
    "closed a loop on the board": LEVEL_ONE,
    "closed a 3-D loop at": BRIDGE,
    "the pile is full": FULL,
    "has no tile left": SPENT,
    "has no legal move": BLOCKED,
}


def pile(uid: str) -> LoopBoard:
    """Return the board of a variant."""
    return cast(LoopBoard, variant(uid).board)


def named(uid: str, *names: str) -> tuple[int, ...]:
    """Return the sites with these names."""
    return tuple(map(pile(uid).site, names))


def names(position: Position, sites: tuple[int, ...]) -> set[str]:
    """Return the names of some sites."""
    return {position.board.sites[x] for x in sites}


def reason_class(outcome: Outcome) -> str:
    """Return which of the ends of the rules an outcome names."""
    (found,) = (kind for words, kind in _REASONS.items() if words in outcome.reason)
    return found


def climbing_game(position: Position, seed: int) -> Iterator[tuple[Move, Position]]:
    """Yield the moves and positions of a random game that goes up where it can, to its end."""
    rng, holes = seeded(seed), pile(position.uid).holes
    while moves := position.legal_moves:
        gaps = tuple(move for move in moves if holes <= move.code < position.board.size)
        choice = gaps or moves
        move = choice[int(below(rng, len(choice)))]
        position = position.play(move)
        yield move, position


def finished_game(uid: str, seed: int) -> tuple[Position, Outcome]:
    """Return the end of a random game."""
    *_, (_, position) = random_game(start(uid), seed)
    outcome = position.outcome
    assert outcome is not None
    return position, outcome


def reference_start(uid: str) -> ReferenceGame:
    """Return the reference's game at its start."""
    return ReferenceGame(uid.partition("/")[2])


def reference_of(position: Position) -> ReferenceGame:
    """Return the reference's game that starts at a position."""
    game = reference_start(position.uid)
    sites, stones = position.board.sites, position.stones
    game.stones = {sites[x]: int(stones[x]) - 1 for x in np.flatnonzero(stones)}
    game.turn, game.plies = position.turn, len(game.stones)
    game.supply = None if position.hand is None else list(position.hand)
    return game
