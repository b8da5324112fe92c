"""The rules against the slow second implementation, and bridges against algebra."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.setup import MAY_SWAP, TURN, Setup
from ringrealms3d.games import from_fen, start
from ringrealms3d.games.loop.form import WINNING, PileForm
from tests.amounts import games
from tests.games.loop.homology import away_from_rim, first_betti, level_of
from tests.games.loop.play import (
    LAZO,
    MAIN,
    MINI,
    UIDS,
    climbing_game,
    pile,
    reason_class,
    reference_start,
)
from tests.games.loop.reference import LEVEL_ONE, ReferenceGame, inside, name_of
from tests.games.playing import random_game

pytestmark = pytest.mark.both

GAMES = {MINI: games(20), MAIN: games(6), LAZO: games(1)}
ALGEBRA_GAMES = {MINI: 15, MAIN: 5, LAZO: 2}
SET_UPS = {MINI: max(5, games(15)), MAIN: 1}


def check_same(position: Position, game: ReferenceGame) -> None:
    """Compare everything that a position tells with the reference."""
    assert tiles_of(position) == game.stones
    assert position.turn == game.turn
    assert position.hand == (None if game.supply is None else tuple(game.supply))
    assert {position.format_move(move) for move in position.legal_moves} == game.legal()
    assert (position.outcome is None) == (game.end() is None)
    if position.outcome is not None:
        check_same_end(position, game)


def check_same_end(position: Position, game: ReferenceGame) -> None:
    outcome = position.outcome
    assert outcome is not None
    assert reason_class(outcome) == game.end()
    assert outcome.winner == game.winner()
    assert outcome.score == {0: 1.0, 1: -1.0, None: 0.0}[outcome.winner]
    if game.loop:
        check_marks(position, game)
    else:
        assert not outcome.marks


def check_marks(position: Position, game: ReferenceGame) -> None:
    """Compare the loop shown with what the reference knows of it."""
    outcome = position.outcome
    assert outcome is not None
    sites = position.board.sites
    inner = "inside" if game.loop == LEVEL_ONE else "river"
    assert set(outcome.marks) == {"loop", inner}
    (loop,), (within,) = outcome.marks["loop"], outcome.marks[inner]
    tiles, transition = [sites[x] for x in loop], {sites[x] for x in within}
    assert tiles[0] == game.last
    assert len(set(tiles)) == len(tiles)
    assert {game.stones[tile] for tile in tiles} == {outcome.winner}
    assert transition
    assert outcome.winner not in {game.stones.get(site) for site in transition}
    check = check_ring if game.loop == LEVEL_ONE else check_bridge
    check(game, tiles, transition)


def check_ring(game: ReferenceGame, tiles: list[str], transition: set[str]) -> None:
    """A ring is closed, on level 1, and encloses the passage by itself, and nothing besides."""
    assert all(tile in game.neighbours(before) for before, tile in ring_steps(tiles))
    seat = game.stones[tiles[0]]
    alone = ReferenceGame(game.variant, dict.fromkeys(tiles, seat))
    inner = {site for site in alone.enclosed_by(seat) if game.stones.get(site) != seat}
    assert transition == inner
    assert transition <= game.enclosed()


def check_bridge(game: ReferenceGame, tiles: list[str], transition: set[str]) -> None:
    """A bridge hangs together, over the board at most once, and joins two parts.

    With only the passage open, these parts stay apart.
    """
    apart = [step for step in ring_steps(tiles) if step[1] not in game.neighbours(step[0])]
    assert len(apart) <= 1
    assert all(level_of(tile) == 1 for step in apart for tile in step)
    assert separated(game, tiles)
    filled = game.copy()
    seat = filled.stones[tiles[0]]
    filled.stones |= {site: seat for site in game.sites() if site not in transition}
    filled.stones |= dict.fromkeys(transition, 1 - seat)
    assert separated(filled, tiles)
    assert transition <= slots_of(tiles[0], game)


def ring_steps(tiles: list[str]) -> list[tuple[str, str]]:
    return list(pairwise([*tiles, tiles[0]]))


def separated(game: ReferenceGame, tiles: list[str]) -> bool:
    """Return whether the loop's ends beside its first tile are in different parts."""
    parts = game.parts(tiles[0], game.stones[tiles[0]])
    known = [{name_of(place) for place in part if inside(place, game.n)} for part in parts]
    return len([part for part in known if {tiles[1], tiles[-1]} & part]) == 2


def slots_of(site: str, game: ReferenceGame) -> set[str]:
    """Return the names of what lies beside a site, under it, and across."""
    board = pile(f"loop/{game.variant}")
    return {board.sites[x] for x in board.slots[board.site(site)].tolist() if x >= 0}


def tiles_of(position: Position) -> dict[str, int]:
    """Return the seat of the tile on each site that has one."""
    stones = position.stones
    return {position.board.sites[x]: int(stones[x]) - 1 for x in np.flatnonzero(stones)}


@pytest.mark.parametrize("uid", UIDS)
def test_sites_and_what_touches_what(uid: str) -> None:
    game, board = reference_start(uid), pile(uid)
    assert list(board.sites) == game.sites()
    for x, site in enumerate(board.sites):
        near = [board.sites[y] for y in board.neighbours[x].tolist() if y >= 0]
        assert len(set(near)) == len(near)
        assert set(near) == game.neighbours(site)
        assert {board.sites[y] for y in board.under(x)} == game.supports(site)
        assert {board.sites[y] for y in board.above(x)} == {
            other for other in near if site in game.supports(other)
        }


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", UIDS)
def test_random_games(uid: str) -> None:
    for seed in range(GAMES[uid]):
        position, game = start(uid), reference_start(uid)
        for move, after in random_game(position, seed):
            game.play(position.format_move(move))
            check_same(after, game)
            position = after
        again = from_fen(uid, position.fen())
        assert again == position
        check_same(again, game)


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", [MINI, MAIN])
def test_every_tile_anywhere_in_positions_without_turns(uid: str) -> None:
    """Tiles are put down by colours drawn at random, far beyond the first loop."""
    found = Counter[bool]()
    for seed in range(SET_UPS[uid]):
        rng, game = seeded(seed), reference_start(uid)
        while len(game.stones) < len(game.sites()):
            game.turn = int(below(rng, 2))
            game.loop = None
            legal = sorted(game.legal() - {"swap"})
            if not legal:
                break
            site = legal[int(below(rng, len(legal)))]
            before = without_end(game)
            had_ring = bool(game.enclosed_by(game.turn))
            game.play(site)
            if not had_ring:
                outcome = before.play(before.parse_move(site)).outcome
                closed = outcome is not None and "loop" in outcome.marks
                assert closed == (game.loop is not None)
                found[closed] += 1
    assert min(found[True], found[False]) > 2


def without_end(game: ReferenceGame) -> Position:
    """Return the same position, set up by hand, whatever loops are there."""
    board = pile(f"loop/{game.variant}")
    stones = tuple(game.stones.get(site, -1) + 1 for site in board.sites)
    form = PileForm(board, ("Black", "White"), supply=None)
    fen = form.write(Setup(stones, {TURN: game.turn, MAY_SWAP: 0, WINNING: 0}))
    return from_fen(board.uid, fen)


@pytest.mark.parametrize("uid", UIDS)
def test_a_bridge_away_from_the_rim_is_one_more_loop_of_the_algebra(uid: str) -> None:
    found = Counter[bool]()
    for seed in range(ALGEBRA_GAMES[uid]):
        position = start(uid)
        for move, after in climbing_game(position, seed):
            site = position.format_move(move)
            if site != "swap" and away_from_rim(site, pile(uid).side):
                closed = after.outcome is not None and "loop" in after.outcome.marks
                assert closed == more_loops(after, site)
                found[closed] += 1
            position = after
    assert min(found[True], found[False]) > 0


def more_loops(position: Position, site: str) -> bool:
    """Return whether the last tile, on this site, adds a loop by the algebra."""
    tiles = tiles_of(position)
    own = {tile for tile, seat in tiles.items() if seat == tiles[site]}
    side = pile(position.uid).side
    return first_betti(own, side) > first_betti(own - {site}, side)
