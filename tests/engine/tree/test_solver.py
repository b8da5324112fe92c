"""Results that the search calls certain, against playing everything out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import cycle

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.engine.tree.solver import prove, tighten
from ringrealms3d.games import start
from tests.amounts import at_night

PROVE_AT = 32
_RESULTS = {1: "win", 0: "draw", -1: "loss"}


@cache
def value(position: Position) -> int:
    """Return what perfect play gives seat 0: 1, 0 or -1."""
    if position.outcome:
        return {0: 1, 1: -1, None: 0}[position.outcome.winner]
    values = [value(position.play(move)) for move in position.legal_moves]
    return max(values) if position.turn == 0 else min(values)


def sign_of(position: Position) -> int:
    return 1 - 2 * position.turn


def children_of(search: Search, node: int) -> range:
    children = search._tree.children(node)
    return range(children.start, children.stop)


def late_position(uid: str, seed: int, choices: int) -> Position | None:
    """Return the first position of a random game with so few moves, if the game gets there."""
    position, rng = start(uid, seed=seed), seeded(seed)
    while position.outcome is None and len(position.legal_moves) > choices:
        moves = position.legal_moves
        position = position.play(moves[below(rng, len(moves))])
    return None if position.outcome else position


@pytest.mark.few(1)
@pytest.mark.usefixtures("hex_registered")
@pytest.mark.parametrize(
    ("uid", "choices", "seeds"),
    [
        ("ring-majority/tet", 1, range(6)),
        ("loop/mini", 3, (1, 2)),
        ("loophole-2d/14", 5, (1,)),
        at_night("hex/5", 6, range(12)),
    ],
)
def test_what_is_proven_is_so(uid: str, choices: int, seeds: Iterable[int]) -> None:
    for seed in seeds:
        position = late_position(uid, seed, choices)
        if position is None:
            continue
        search = Search(position, seed, STRONG)
        search.run(2_000)
        best = sign_of(position) * value(position)
        assert search.proven in ("", _RESULTS[best])
        candidates = search.analysis(0.0).candidates
        worth = {
            seen.move: sign_of(position) * value(position.play(seen.move)) for seen in candidates
        }
        assert worth[candidates[0].move] == best
        assert all(seen.proven in ("", _RESULTS[worth[seen.move]]) for seen in candidates)
        value.cache_clear()


def drawn_game(seed: int) -> list[Position]:
    """Return the positions of a random game that is drawn, its end left out."""
    rng = seeded(seed)
    while True:
        line = [start("loop/mini")]
        while line[-1].outcome is None:
            moves = line[-1].legal_moves
            line.append(line[-1].play(moves[below(rng, len(moves))]))
        if line[-1].outcome.winner is None:
            return line[:-1]


def test_a_certain_draw_is_played() -> None:
    draws = 0
    for seed in range(4):
        for position in drawn_game(seed)[-6:]:
            search = Search(position, seed, STRONG)
            search.run(300)
            if search.proven == "draw":
                draws += 1
                assert search.analysis(0.0).candidates[0].proven == "draw"
    assert draws


def test_a_certain_draw_is_liked_better_than_what_looks_lost() -> None:
    """It is settled early, so it must be visited on to be the most visited move."""
    position = start("loop/mini")
    search = Search(position, 1, replace(STRONG, prove_at=0))
    search.run(1)
    first, second, *others = range(*search._tree.children(0).indices(search._pool.used[0]))
    prove(search._pool.nodes, second, 0, 3)
    for child in others:
        prove(search._pool.nodes, child, -1, 3)  # seat 0 is to move
    search._pool.nodes["value"][first] = -1_000.0
    search._pool.nodes["rate"][first] = search._pool.nodes["amaf"][first] = -1_000.0
    search._pool.nodes["visits"][first] = 50
    search.run(100)
    best = search.analysis(0.0).candidates[0]
    assert (best.proven, best.visits >= 100) == ("draw", True)


def test_a_loss_that_another_thread_thought_open_draws_no_search() -> None:
    search = Search(start("loop/mini"), 1, replace(STRONG, prove_at=0))
    lost = search._tree.children(0).start
    prove(search._pool.nodes, lost, -1, 3)
    search._pool.nodes["rate"][lost] = 0.9  # as if entered between the test and this
    search.run(50)
    assert search._pool.nodes["visits"][lost] <= 1


def wins_at_once(position: Position) -> list[Move]:
    ends = ((move, position.play(move).outcome) for move in position.legal_moves)
    return [move for move, outcome in ends if outcome and outcome.winner == position.turn]


@cache
def before_a_chance() -> tuple[Position, Move]:
    """Return a position of Loop, and a move there after which the opponent can win at once."""
    for seed in range(40):
        position, rng = start("loop/mini"), seeded(seed)
        while position.outcome is None:
            moves = position.legal_moves
            move = moves[below(rng, len(moves))]
            after = position.play(move)
            if not wins_at_once(position) and after.outcome is None and wins_at_once(after):
                return position, move
            position = after
    raise AssertionError("no game came to a chance")


def test_a_win_at_once_is_seen_in_a_tree_that_is_kept() -> None:
    position, move = before_a_chance()
    search = Search(position, 1, replace(STRONG, expand_at=1, exact=False))
    after = position.play(move)
    while not search.advance(after, (move.code,)):
        assert search.proven == ""
        search.run(1)
    assert search.simulations < PROVE_AT
    assert search.proven == "win"


def test_a_win_at_once_is_seen_below_a_node_that_gets_children_late() -> None:
    """So they come in a tree that is nearly full."""
    position, move = before_a_chance()
    late = replace(STRONG, expand_at=PROVE_AT + 8, c_puct=0.0, rave_bias=0.0, exact=False)
    search = Search(position, 1, replace(late, exploration=100.0, batch=1))
    search.run(len(position.legal_moves) * (PROVE_AT + 10))
    (seen,) = (seen for seen in search.analysis(0.0).candidates if seen.move == move)
    assert seen.proven == "loss"


def test_a_win_at_once_is_seen_before_the_first_playout() -> None:
    for seed in range(40):
        position, rng = start("loop/mini"), seeded(seed)
        while position.outcome is None:
            moves = position.legal_moves
            wins = wins_at_once(position)
            search = Search(position, seed, STRONG)
            assert (search.proven == "win") == bool(wins)
            if wins:
                best = search.analysis(0.0).candidates[0]
                assert best.move in wins
                assert (best.proven, best.value) == ("win", 1.0)
                return
            position = position.play(moves[below(rng, len(moves))])
    raise AssertionError("no game came to a win")


@pytest.mark.parametrize(("result", "plies"), [(1, 3), (0, 9), (-1, 9)])
def test_a_win_is_there_by_the_shortest_way_and_all_else_by_the_longest(
    result: int, plies: int
) -> None:
    search = Search(start("loop/mini"), 1, STRONG)
    nodes = search._pool.nodes
    for child, distance in zip(children_of(search, 0), cycle((4, 2, 8)), strict=False):
        prove(nodes, child, result, distance)
    tighten(nodes, search._pool.links, 0)
    assert search.proven == _RESULTS[result]
    assert nodes["plies"][0] == plies


@pytest.mark.parametrize(("plies", "proven"), [(1, "loss"), (2, "")])
def test_a_seat_that_has_drawn_a_tile_might_not_lose_with_another(plies: int, proven: str) -> None:
    search = Search(start("path-tiles/sixty-six", seed=1), 1, replace(STRONG, expand_at=1))
    search.run(300)
    nodes, links, node = search._pool.nodes, search._pool.links, 0
    for _ in range(plies):
        node = next(child for child in children_of(search, node) if links[child])
    seat = plies % 2
    for child in children_of(search, node):
        prove(nodes, child, 2 * seat - 1, 1)
    tighten(nodes, links, node)
    assert search._tree.proven(node, seat) == proven


def test_without_a_solver_nothing_is_proven() -> None:
    position = late_position("loop/mini", 1, 3)
    assert position is not None
    search = Search(position, 1, replace(STRONG, solver=False, exact=False))
    search.run(500)
    assert search.proven == ""
    assert search.simulations == 500
