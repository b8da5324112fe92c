"""The rules against the slow second implementation."""

from __future__ import annotations

from collections import Counter

import pytest

from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from ringrealms3d.games.path_tiles.tiles import TILES
from tests.amounts import games
from tests.games.path_tiles.play import (
    UIDS,
    after_plies,
    loaded_deal,
    read_again,
    reference_of,
    reference_tiles,
)
from tests.games.path_tiles.reference import BLOCKED, CONNECTION, LOOP, ReferenceGame
from tests.games.playing import random_game

pytestmark = pytest.mark.both

GAMES = games(3)
LOADED_GAMES = games(4)
_REASONS = {"is closed": LOOP, "connected": CONNECTION, "no legal move": BLOCKED}
_TILES = dict(zip(reference_tiles(), range(len(TILES)), strict=True))

RED_ONLY = tuple(n for n, tile in enumerate(TILES) if set(tile.sides) == {"r"})
STRAIGHT = tuple(
    n for n, tile in enumerate(TILES) if "." not in tile.sides and (0, 2) in tile.links
)
FULL = tuple(n for n, tile in enumerate(TILES) if len(tile.links) == 2 or len(tile.links[0]) == 4)
LOADS = {"red": RED_ONLY, "straight": STRAIGHT, "without dead ends": FULL}


def check_same(position: Position, game: ReferenceGame) -> None:
    """Compare everything that a position tells with the reference."""
    names = position.board.sites
    tiles = {names[x]: int(stone) - 1 for x, stone in enumerate(position.stones) if stone}
    assert tiles == {cell: _TILES[tile] for cell, tile in game.tiles.items()}
    racks = [[-1 if tile is None else _TILES[tile] for tile in game.rack(s)] for s in (0, 1)]
    assert [list(rack) for rack in position.racks or ()] == racks
    assert position.hand == tuple(
        len(game.stock[s]) + sum(tile >= 0 for tile in racks[s]) for s in (0, 1)
    )
    assert position.turn == game.turn
    assert {position.format_move(move) for move in position.legal_moves} == game.legal()
    check_same_end(position, game)


def reason_class(outcome: Outcome) -> str:
    """Return which of the three ends of the rules an outcome names."""
    (found,) = (kind for words, kind in _REASONS.items() if words in outcome.reason)
    return found


def check_same_end(position: Position, game: ReferenceGame) -> None:
    outcome = position.outcome
    assert (outcome is None) == (not game.over())
    if outcome is None:
        return
    assert reason_class(outcome) == game.end()
    assert outcome.winner == game.winner()
    if game.end() == BLOCKED:
        red, blue = game.longest_path(0), game.longest_path(1)
        assert outcome.score == red - blue
        assert f"has {red} part" in outcome.reason
        assert outcome.reason.endswith(f"Blue's {blue}")
        assert outcome.reason.startswith(position.variant.seats[game.turn])
    else:
        assert outcome.score == (1, -1)[outcome.winner or 0]
        assert outcome.reason.startswith(position.variant.seats[outcome.winner or 0])


def check_game(position: Position, seed: int) -> str:
    """Play a random game, compare after every ply, and return how it ended."""
    game = reference_of(position)
    check_same(position, game)
    for move, after in random_game(position, seed):
        game.play(position.format_move(move))
        check_same(after, game)
        position = after
    return game.end() or ""


@pytest.mark.parametrize("uid", UIDS)
def test_random_games(uid: str) -> None:
    for seed in range(GAMES):
        assert check_game(start(uid, seed), seed)


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", UIDS)
@pytest.mark.parametrize("load", LOADS)
def test_games_with_a_few_kinds_of_tiles(uid: str, load: str) -> None:
    ends = Counter(
        check_game(loaded_deal(uid, LOADS[load], seed), seed) for seed in range(LOADED_GAMES)
    )
    assert set(ends) & {LOOP, CONNECTION}


@pytest.mark.parametrize("uid", UIDS)
def test_games_that_go_on_from_a_line(uid: str) -> None:
    for seed in range(2):
        assert check_game(read_again(after_plies(uid, seed, 30)), seed)


@pytest.mark.parametrize("load", ["plain", *LOADS])
def test_the_marked_cells_alone_decide_the_same(load: str) -> None:
    for seed in range(LOADED_GAMES):
        deal = loaded_deal(UIDS[1], LOADS[load], seed) if load in LOADS else start(UIDS[0], seed)
        *_, (_, position) = random_game(deal, seed)
        check_marks(position)


def check_marks(position: Position) -> None:
    """Take all other tiles off the reference's board and look for what is marked."""
    outcome, whole = position.outcome, reference_of(position)
    assert outcome is not None
    ((role, groups),) = outcome.marks.items()
    assert role == {BLOCKED: "path"}.get(reason_class(outcome), reason_class(outcome))
    for index, group in enumerate(groups):
        game = reference_of(position)
        game.tiles = {
            name: game.tiles[name] for name in map(position.board.sites.__getitem__, group)
        }
        assert len(game.tiles) == len(group)
        if role == "path":
            assert game.longest_path(index) == whole.longest_path(index)
        else:
            assert game.decided_by() == (outcome.winner, role)
