"""A look at a variant from outside before anything else uses it: what it says must fit together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ringrealms3d.core.checks import TEXT, check_numbers, check_seats, check_word, refuse
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.guard import GameFault, Guard
from ringrealms3d.core.layout import Layout
from ringrealms3d.core.position import Position
from ringrealms3d.core.variant import Variant


def check_opened(uid: str, opened: Any, guard: Guard) -> Variant:
    """Return a variant that a game from outside opened, guarded, once a first move fits.

    Raises:
        UserError: it cannot be right; the message says what.
    """
    if not isinstance(opened, Variant):
        raise refuse(uid, "open_variant()", opened, "Variant")
    variant = guard.variant(opened)
    guard.call(_check_parts)(uid, variant)
    position = Position(variant, variant.start(0))
    for check in (_check_codes, _check_texts, _check_places, _check_symmetries):
        guard.call(check)(position)
    guard.call(_check_first_move)(position)
    return variant


def _check_parts(uid: str, variant: Variant) -> None:
    size = variant.board.size
    if variant.uid != uid:
        raise refuse(uid, "uid", variant.uid, f"'{uid}'")
    check_seats(uid, variant.seats)
    if not isinstance(variant.max_moves, int) or variant.max_moves < 1:
        raise refuse(uid, "max_moves", variant.max_moves, "≥ 1")
    if not isinstance(variant.layout, Layout):
        raise refuse(uid, "layout", variant.layout, "Layout")
    places, state = len(variant.layout.kinds), variant.start(0)
    if places < size:
        raise refuse(uid, "len(layout.kinds)", places, f"≥ {size}")
    check_numbers(uid, "stones()", variant.stones(state), (size,))
    pieces = variant.pieces(state)
    check_numbers(uid, "pieces()", pieces, (len(pieces),))


def _check_texts(position: Position) -> None:
    """Refuse moves and fens that would not be read back."""
    uid, variant, state = position.uid, position.variant, position.state
    moves = position.legal_moves
    if not moves and position.outcome is None:
        raise refuse(uid, "moves()", 0, "≥ 1")
    for move in moves:
        text = position.format_move(move)
        check_word(uid, f"format_move({move.code})", text)
        read = _said(partial(variant.parse_move, state, text))
        if read != move.code:
            raise refuse(uid, f"parse_move('{text}')", read, str(move.code))
    fen = variant.write_fen(state)
    check_word(uid, "write_fen()", fen)
    again = _said(lambda: variant.write_fen(variant.read_fen(fen, 0)))
    if again != fen:
        raise refuse(uid, f"read_fen('{fen}')", again, f"'{fen}'")


def _check_codes(position: Position) -> None:
    """Refuse codes that no move has."""
    uid, variant = position.uid, position.variant
    out = np.empty(variant.max_moves, dtype=np.int64)
    count = variant.rules.moves(variant.tables, position.state, out)
    codes = out[:count].tolist()
    for code in codes:
        if not 0 <= code < variant.code_count:
            raise refuse(uid, "moves()", code, f"0 … {variant.code_count - 1}")
    if len(set(codes)) < count:
        raise refuse(uid, "len(set(moves()))", len(set(codes)), str(count))


def _check_places(position: Position) -> None:
    """Refuse moves whose places to click are none of the board's."""
    uid, variant = position.uid, position.variant
    places = len(variant.layout.kinds)
    for move in position.legal_moves:
        clicked = position.move_places(move)
        if not clicked or not all(0 <= place < places for place in clicked):
            raise refuse(uid, f"move_places({move.code})", clicked, f"(0 … {places - 1}, …)")


def _check_symmetries(position: Position) -> None:
    """Refuse images of moves that are no permutations, under which no game would be found again."""
    variant, images = position.variant, position.variant.symmetries()
    codes = np.arange(variant.code_count)
    check_numbers(position.uid, "symmetries()", images, (len(images), variant.code_count))
    if not np.array_equal(images[0], codes):
        raise refuse(position.uid, "symmetries()[0]", images[0], f"range({len(codes)})")
    for number, image in enumerate(images):
        if not np.array_equal(np.sort(image), codes):
            part = f"sorted(symmetries()[{number}])"
            raise refuse(position.uid, part, np.sort(image), f"range({len(codes)})")


def _said(read: Callable[[], object]) -> object:
    """Return what was read, or why it was refused."""
    try:
        return read()
    except GameFault:
        raise
    except UserError as error:
        return error.args[0]


def _check_first_move(position: Position) -> None:
    """Refuse stones and pictures after the first move that nothing can show."""
    for move in position.legal_moves[:1]:
        after = position.after(move)
        _check_codes(after)
        stones, known = position.variant.stones(after.state), position.variant.layout.glyphs
        for stone in set(stones.tolist()) - {0, *known}:
            raise refuse(position.uid, "stones()", stone, f"0 or one of {sorted(known)}")
        if not isinstance(after.diagram(), str):
            raise refuse(position.uid, "text_diagram()", None, TEXT)
