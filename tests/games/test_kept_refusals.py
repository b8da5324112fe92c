"""Lines that are no positions are refused in the same words as before, whatever is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.core.random import below, seeded
from tests.games.outside import EXAMPLES
from tests.kept_texts import ReadAsKept

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("examples_registered")]

WRONG = ("", "?", "z", "-1", "1.5", "2", "9" * 6, "9" * 25, "0,0,0,0,0,0,0,0")
"""What stands instead of a part of a line."""


def reached(uid: str) -> str:
    """Return the fen of a position in which something has happened."""
    position, rng = rr.start(uid, seed=1), seeded(7)
    for _ in range(4):
        moves = position.legal_moves
        position = position.play(moves[below(rng, len(moves))])
    return position.fen()


def damaged(fen: str) -> Iterator[str]:
    """Yield a line with parts left out, doubled and replaced, one at a time."""
    parts = fen.split(":")
    for number, part in enumerate(parts):
        for changed in ([], [part, part], *([wrong] for wrong in WRONG), [part[:-1]], [part + "0"]):
            yield ":".join([*parts[:number], *changed, *parts[number + 1 :]])


def told(uid: str, fen: str) -> str:
    try:
        return f"is {rr.from_fen(uid, fen, seed=1).fen()}"
    except rr.UserError as error:
        return str(error).replace(str(Path(rr.__file__).parent), "ringrealms3d")


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "uid",
    [
        *("ring-majority/tet", "loop/mini", "path-tiles/free-turns"),
        *("loops-n-leaps/8", "loophole-2d/14", *EXAMPLES),
    ],
)
def test_what_is_told_of_broken_lines(uid: str, read_as_kept: ReadAsKept) -> None:
    lines = [f"{fen}\n  {told(uid, fen)}" for fen in damaged(reached(uid))]
    assert sum("\n  is " in line for line in lines) < len(lines) / 2
    read_as_kept(lines, f"refused-{uid.replace('/', '-')}")


def moves_that_are_none(uid: str) -> Iterator[str]:
    """Yield what is told of texts that name no move, or one that is not legal, at two moments."""
    for fen in (None, reached(uid)):
        position = rr.start(uid, seed=1) if fen is None else rr.from_fen(uid, fen, seed=1)
        names = [position.variant.place_name(x) for x in range(position.board.size)]
        taken = [name for name, stone in zip(names, position.stones, strict=False) if stone][:2]
        one, other, *_ = names
        yield f"{uid} {position.fen()}"
        for text in (
            *("", " ", "?", "x" * 60, "pass", "swap", "stop", "1@", f"0@{one}", f"99@{one}"),
            *(one, other, names[-1], f"{one}-{other}", f"{one}-{one}", f"{one}-", f"1@{one}"),
            *(f"{one}-{other}-{names[-1]}", f"3@{one}/2", f"1@{one}/9", *taken),
            *("-".join(taken), f"{one.upper()}"),
        ):
            try:
                move = position.parse_move(text)
                yield f"  {text!r} is {position.format_move(move)}, {position.play(move).ply}"
            except rr.UserError as error:
                yield f"  {text[:20]!r}: {error}"


@pytest.mark.few(6)
@pytest.mark.parametrize(
    "uid",
    [
        *("ring-majority/tet", "loop/mini", "path-tiles/free-turns"),
        *("loops-n-leaps/8", "loophole-2d/14", *EXAMPLES),
    ],
)
def test_what_is_told_of_moves_that_are_none(uid: str, read_as_kept: ReadAsKept) -> None:
    read_as_kept(moves_that_are_none(uid), f"no-moves-{uid.replace('/', '-')}")
