"""Positions that symmetries carry to one another are one, and no others are."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

import ringrealms3d as rr
from ringrealms3d.core import verbs
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.book.canonical import canonical
from tests.kept_texts import ReadAsKept

TET, MINI = "ring-majority/tet", "loop/mini"
PLIES = {
    TET: range(12),
    "ring-majority/cube": range(0, 20, 3),
    "ring-majority/snic": (0, 1, 5),
    "ring-majority/ti": (2,),
    MINI: range(12),
    "loop/lazo": (0, 1, 2, 6),
    "loops-n-leaps/8": (1, 9, 40),
    "loophole-2d/14": (0, 1, 2, 9),
    "path-tiles/free-turns": (0, 3),
    "hex/5": range(6),
}
pytestmark = pytest.mark.usefixtures("hex_registered")


def random_line(uid: str, plies: int, seed: int) -> list[int]:
    position, rng = rr.start(uid, seed=1), seeded(seed)
    codes: list[int] = []
    for _ in range(plies):
        codes.append(int(verbs.random_move(position.variant.tables, position.state, rng)))
        position = position.play(Move(codes[-1]))
    return codes


def played(uid: str, codes: list[int]) -> Position:
    position = rr.start(uid, seed=1)
    for code in codes:
        position = position.play(Move(code))
    return position


@pytest.mark.few(5)
@pytest.mark.parametrize(("uid", "ply"), [(uid, ply) for uid in PLIES for ply in PLIES[uid]])
def test_every_image_of_a_position_is_the_same_with_moves_mapped(uid: str, ply: int) -> None:
    line = random_line(uid, ply, seed=ply)
    position = played(uid, line)
    turned = canonical(position)
    codes = {move: turned.code_of(move) for move in position.legal_moves}
    for row in position.variant.symmetries():
        image = played(uid, [int(row[code]) for code in line])
        other = canonical(image)
        assert other.key == turned.key
        for move, code in codes.items():
            assert other.code_of(Move(int(row[move.code]))) == code
            assert Move(int(row[move.code])) in other.moves_of(code)


@pytest.mark.parametrize("uid", [TET, "ring-majority/cube", MINI, "loophole-2d/14"])
@pytest.mark.parametrize("ply", [0, 1, 2, 3])
def test_moves_are_one_exactly_if_a_symmetry_of_the_position_says_so(uid: str, ply: int) -> None:
    position = played(uid, random_line(uid, ply, seed=7))
    turned, own = canonical(position), symmetries_of(position)
    for move in position.legal_moves:
        expected = sorted({Move(int(row[move.code])) for row in own})
        assert list(turned.moves_of(turned.code_of(move))) == expected


def symmetries_of(position: Position) -> list[NDArray[np.int32]]:
    """Return the symmetries that leave what stands on the board as it is."""
    stones = position.stones.tolist()
    return [
        row
        for row in position.variant.symmetries()
        if all(stones[row[x]] == stone for x, stone in enumerate(stones))
    ]


def test_all_short_games_fall_into_the_classes_that_symmetries_make() -> None:
    start = rr.start(TET)
    group = start.variant.symmetries()
    key_of: dict[tuple[int, ...], str] = {}
    for first in start.legal_moves:
        after = start.play(first)
        for second in after.legal_moves:
            reached = after.play(second)
            key_of[tuple(reached.stones.tolist())] = canonical(reached).key
    classes = {
        frozenset(
            tuple(stones[x] for x in np.argsort(row[: len(stones)]).tolist()) for row in group
        )
        for stones in key_of
    }
    assert len(key_of) == 14 * 13
    assert len(set(key_of.values())) == len(classes)
    for together in classes:
        assert len({key_of[stones] for stones in together}) == 1


def test_books_of_before_still_know_their_positions(read_as_kept: ReadAsKept) -> None:
    cases = [(uid, ply) for uid in PLIES for ply in PLIES[uid]]
    keys = (canonical(played(uid, random_line(uid, ply, seed=ply))).key for uid, ply in cases)
    read_as_kept((f"{uid} {key}" for (uid, _), key in zip(cases, keys, strict=True)), "book-keys")


def test_moves_in_another_order_lead_to_the_same() -> None:
    for a, b in combinations((0, 5, 9), 2):
        lines = ([a, 3, b], [b, 3, a])
        first, second = (canonical(played("ring-majority/cube", line)).key for line in lines)
        assert first == second


@pytest.mark.parametrize(
    ("uid", "first", "second"),
    [
        (MINI, "10b11/12/5/1:w:s:-:-", "10b11/12/5/1:w:-:-:-"),
        (TET, "r3/6/4:b:13,14", "r3/6/4:r:13,14"),
        (TET, "r3/6/4:b:13,14", "r3/6/4:b:12,14"),
        (TET, "r3/6/4:b:13,14", "b3/6/4:b:13,13"),
    ],
    ids=["swap", "turn", "hand", "colour"],
)
def test_what_else_a_position_has_tells_it_apart(uid: str, first: str, second: str) -> None:
    assert canonical(rr.from_fen(uid, first)).key != canonical(rr.from_fen(uid, second)).key


def test_keys_can_be_read() -> None:
    assert canonical(rr.start(TET)).key == "14:0:14,14:-"
    after = rr.start(MINI).play(rr.start(MINI).parse_move("1a2"))
    assert canonical(after).key.endswith(":1:-:swap")
