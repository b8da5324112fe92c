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
