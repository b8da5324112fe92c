"""The shortest win and the longest loss, against full searches; margins where they count."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.levels import BEST, Limit, Sampling, choose
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.engine.thinking import think
from tests.engine.late import (
    TooLargeError,
    full_margins,
    late_positions,
    own_margins,
)

SMALL = replace(STRONG, megabytes=4)
WINS_AT_ONCE = "wbw1w2wb1bwbwbbbwbwwb/b6w2wb/4b/1:w:-:-:-"
LOST_BY_ONE = "b2b1r/bbbbbrrbrrrb/bb1brrr1:r:5,5"
HELD_BY_ONE_MOVE = (
    "1,t61,7/1,t24,3,t38,t24,2/t96,t100,t80,1,t39,t56,t101,t30,t14/t62,1,t80,t51,t58,t69,t72,t11,1/"
    "t40,1,t89,t25,t70,1,t39,2/2,t53,t78,t51,4/t88,t54,t40,1,t57,4/2,t43,6/"
    "9:99,78,82,68,82,47,74:48,37,86,64,8,36,75:b:17,18"
)
MOST_PLAYED = 20_000


def full_worths(position: Position) -> dict[Move, int]:
    """Return what each move is worth to its mover: 1000 less a win's plies, a loss likewise."""
    played = 0

    def worth(before: Position, move: Move) -> int:
        nonlocal played
        played += 1
        if played > MOST_PLAYED:
            raise TooLargeError
        after = before.play(move)
        if after.outcome is not None:
            winner = after.outcome.winner
            return 0 if winner is None else 999 * (1 if winner == before.turn else -1)
        best = max(worth(after, reply) for reply in after.legal_moves)
        nearer = best - (best > 0) + (best < 0)
        return nearer if after.turn == before.turn else -nearer

    return {move: worth(position, move) for move in position.legal_moves}


def played(position: Position, sampling: Sampling = BEST, playouts: int = 3000) -> Move:
    """Return the move that a search of so many playouts at most ends with."""
    search = Search(position, 1, SMALL)
    found = think(search, Limit(nodes=playouts), lambda: False, lambda _: None)
    return choose(found, sampling, seeded(1))


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", ["loop/mini", "loophole-2d/14"])
def test_a_win_is_the_soonest_and_a_loss_the_latest(uid: str) -> None:
    seen = set()
    for position in late_positions(uid, 16, 5, seed=7):
        try:
            worths = full_worths(position)
        except TooLargeError:
            continue
        best = max(worths.values())
        if best == 0 or len(set(worths.values())) == 1:
            continue
        assert worths[played(position)] == best, position.fen()
        seen.add(best > 0)
    assert seen


@pytest.mark.parametrize("sampling", [BEST, Sampling(0.22)])
def test_a_win_in_one_is_taken_where_all_moves_win(sampling: Sampling) -> None:
    position = rr.from_fen("loop/mini", WINS_AT_ONCE)
    assert position.format_move(played(position, sampling)) in ("2a4", "2b4")


def test_a_tree_that_was_kept_takes_the_win_in_one_as_well() -> None:
    position = rr.from_fen("loop/mini", WINS_AT_ONCE)
    search = Search(position, 1, replace(SMALL, exact=False, prove_at=0))
    search.run(600)
    move = search.analysis(0.0).candidates[0].move
    assert position.play(move).outcome is not None


def test_a_lost_endgame_is_lost_by_as_little_as_can_be() -> None:
    found = 0
    for position in late_positions("ring-majority/cube", 60, 4, seed=3):
        try:
            own = own_margins(position, full_margins(position))
        except TooLargeError:
            continue
        if max(own.values()) >= 0 or len(set(own.values())) == 1:
            continue
        found += 1
        assert own[played(position).code] == max(own.values()), position.fen()
    assert found >= 3


def test_no_stone_is_given_away_where_the_budget_is_spent() -> None:
    """The exact search of this one takes more than the moves that any endgame gets."""
    search = Search(rr.from_fen("ring-majority/cube", LOST_BY_ONE), 1, SMALL)
    assert search._endgame is not None
    search._endgame._left = 0
    search._endgame._bounds = dict.fromkeys(search._endgame._bounds, (-9, -1))
    assert search._endgame.affordable
    assert search._endgame.pending


def forced(position: Position, seat: int, plies: int) -> str:
    """Return what a seat gets for certain within so many plies: "win", "draw" or "loss", or ""."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return "draw" if winner is None else "win" if winner == seat else "loss"
    if plies == 0:
        return ""
    wanted = "win" if position.turn == seat else "loss"
    replies = {forced(position.play(move), seat, plies - 1) for move in position.legal_moves}
    if wanted in replies:
        return wanted
    return replies.pop() if len(replies) == 1 else ""


def test_the_one_move_that_holds_is_found() -> None:
    position = rr.from_fen("path-tiles/sixty-six", HELD_BY_ONE_MOVE, seed=0)
    losing = [
        move
        for move in position.legal_moves
        if forced(position.play(move), position.turn, 1) == "loss"
    ]
    assert (len(losing), len(position.legal_moves)) == (42, 43)
    search = Search(position, 1, SMALL)
    search.run(450)
    found = search.analysis(0.0).candidates
    assert position.format_move(found[0].move) == "6@e8"
    proven = {seen.move for seen in found if seen.proven == "loss"}
    assert set(losing) <= proven


@pytest.mark.parametrize("uid", ["path-tiles/sixty-six", "path-tiles/free-turns"])
def test_what_is_proven_at_once_holds_however_the_tiles_are_dealt(uid: str) -> None:
    checked = 0
    for seed in range(6):
        position = near_the_end(uid, seed)
        search = Search(position, 1, SMALL)
        search.run(200)
        for seen in search.analysis(0.0).candidates:
            if seen.proven and plies_after(search, seen.move) <= 1:
                checked += 1
                after = position.determinized(seed).play(seen.move)
                assert forced(after, position.turn, 1) == seen.proven
    assert checked > 5


def near_the_end(uid: str, seed: int) -> Position:
    """Return a position of a random game two plies before its last."""
    rng, line = np.random.default_rng(seed), [rr.start(uid, seed=seed)]
    while line[-1].outcome is None:
        legal = line[-1].legal_moves
        line.append(line[-1].play(legal[int(rng.integers(len(legal)))]))
    return line[-3]


def plies_after(search: Search, move: Move) -> int:
    """Return after how many plies more than a move the game is known to end."""
    nodes = search._pool.nodes[search._tree.children(0)]
    return int(nodes["plies"][nodes["code"] == move.code][0])
