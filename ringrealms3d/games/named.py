"""Variants that a person names: by their ids, or by the path of a file with a board.

What files and other programs name is opened by :mod:`ringrealms3d.games`, which reads no file.
"""

from __future__ import annotations

from ringrealms3d import games
from ringrealms3d.core.position import Position
from ringrealms3d.core.variant import Variant


def named_variant(name: str) -> Variant:
    """Return the variant that a person means.

    Raises:
        UserError: there is no such variant, or the file cannot be read or contains no board.
    """
    return opened_variant(name)[0]


def opened_variant(name: str) -> tuple[Variant, str]:
    """Return the variant that a person means, and what to say of its board, mostly nothing.

    Raises:
        UserError: there is no such variant, or the file cannot be read or contains no board.
    """
    game = games.game_of_variant(name)
    opened = None if name in game.variants else game.others.opened(name)
    uid, note = opened or (name, "")
    return games.variant(uid), note


def start(uid: str, seed: int | None = None) -> Position:
    """Return the position at the start of a game; the seed fixes what is random in it.

    >>> start("ring-majority/cube")
    <Position ring-majority/cube 6/12/8:r:26,26>

    Args:
        uid: a variant's id, or, as in "ring-majority/solids/pyramid.off", a game's id and the path
            of a file with a board.
        seed: fixes what is random.

    Raises:
        ValueError: there is no such variant, or the file cannot be read or contains no board.
    """
    return games.start(named_variant(uid).uid, seed)


def from_fen(uid: str, text: str, seed: int | None = None) -> Position:
    """Return the position that a fen describes, with a new repetition history.

    >>> from_fen("ring-majority/tet", "r3/1b4/4:r:13,13").stones[:6].tolist()
    [1, 0, 0, 0, 0, 2]

    Raises:
        ValueError: there is no such variant, or the fen is broken; the message says where.
    """
    return games.from_fen(named_variant(uid).uid, text, seed)
