"""Random games of a variant, which the checks look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ringrealms3d.core.checks import refuse
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import start
from ringrealms3d.lab.checks.compiled import Compiled

LONGEST_GAME = 1200
"""How many moves a random game has at most; a search would play longer ones too slowly."""

_LOOKED_AT = 12
_SEED = 3
_MOST_TRIED = 20_000


@dataclass(frozen=True, slots=True)
class Sample:
    """What the checks look at.

    Attributes:
        uid: the variant.
        game: the positions of a random game.
        some: some of them, spread evenly, its start and its end among them.
        codes: the codes of moves that have texts on this board; of very many only some.
        compiled: what compiled rules play.
    """

    uid: str
    game: tuple[Position, ...]
    some: tuple[Position, ...]
    codes: tuple[int, ...]
    compiled: Compiled


def sample(uid: str) -> Sample:
    """Return what the checks of a variant look at.

    Raises:
        UserError: a random game does not end, or its rules fail.
    """
    game = tuple(random_game(uid, _SEED))
    chosen = np.linspace(0, len(game) - 1, min(_LOOKED_AT, len(game))).round().astype(int)
    some = tuple(game[i] for i in chosen)
    return Sample(uid, game, some, _codes(game[0]), Compiled(uid))


def random_game(uid: str, seed: int) -> Iterator[Position]:
    """Yield the positions of a random game from its start to its end.

    Raises:
        UserError: it does not end.
    """
    rng = seeded(seed)
    position = start(uid, seed=seed)
    yield position
    while moves := position.legal_moves:
        position = position.play(moves[int(below(rng, len(moves)))])
        if position.ply > LONGEST_GAME:
            raise refuse(uid, "ply", position.ply, f"≤ {LONGEST_GAME}")
        yield position


def at(position: Position) -> str:
    """Return how a diagram names a position, for errors."""
    return f"{position.uid}?{position.fen()}"


def expect(position: Position, part: str, found: object, wanted: str, holds: bool) -> None:
    """Refuse what does not hold in a position.

    Raises:
        UserError: it does not; the message says what was found, and where.
    """
    if not holds:
        raise refuse(at(position), part, found, wanted)


def _codes(position: Position) -> tuple[int, ...]:
    codes, variant = [], position.variant
    for code in range(min(variant.code_count, _MOST_TRIED)):
        try:
            variant.format_move(code)
        except UserError:
            continue
        codes.append(code)
    return tuple(codes)
