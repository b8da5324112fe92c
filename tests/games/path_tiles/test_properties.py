"""What holds for every game of Path Tiles."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.games import start, variant
from ringrealms3d.games.path_tiles import rules
from ringrealms3d.games.path_tiles.tiles import TILES, Tile
from tests.games.path_tiles.play import UIDS, after_plies
from tests.games.playing import check_leaves_alone, random_game
from tests.patterns import patterns_of

SEEDS = st.integers(0, 2**32 - 1)
PLACES = st.integers(0, 60)
VARIANTS = st.sampled_from(UIDS)
few = settings(max_examples=10)

COLOURS_EXCHANGED = str.maketrans("rb", "br")
MIRRORED = (0, 3, 2, 1)  # the side that each side becomes when left and right are exchanged
TURNED = (1, 2, 3, 0)  # the same for a quarter turn to the right


def with_colours_exchanged(number: int) -> int:
    tile = TILES[number]
    return TILES.index(Tile(tile.sides.translate(COLOURS_EXCHANGED), tile.links, tile.top))


def moved(number: int, image: tuple[int, ...]) -> int:
    """Return the tile whose sides are those of another one, moved."""
    tile = TILES[number]
    sides = "".join(tile.sides[image.index(side)] for side in range(4))
    links = tuple(sorted(tuple(sorted(image[side] for side in link)) for link in tile.links))
    top = tile.top and tuple(sorted(image[side] for side in tile.top))
    return TILES.index(Tile(sides, links, top))


def mirrored_cell(cell: int) -> int:
    return cell // 9 * 9 + 8 - cell % 9


def turned_cell(cell: int) -> int:
    row, column = divmod(cell, 9)
    return 9 * (8 - column) + row


def image_of(position: Position, tiles: list[int], cells: list[int], swap: bool) -> Position:
    """Return a position with every tile and cell replaced, and perhaps the seats exchanged."""
    state, order = position.state, (1, 0) if swap else (0, 1)
    renamed = np.array([*tiles, -1])
    board = np.full(81, -1)
    board[cells] = renamed[position.stones - 1]
    racks = [tuple(renamed[state.rack[seat]].tolist()) for seat in order]
    unseen = [tuple(renamed[state.unseen[s, : state.unseen_count[s]]].tolist()) for s in order]
    tables, turn, free = position.variant.tables, order[position.turn], bool(state.free)
    image = rules.make_state(tables, board.tolist(), (racks[0], racks[1]), turn, free)
    rules.let_draw(image, unseen)
    return Position(position.variant, image)


def check_same_games(position: Position, image: Position, cells: list[int], seed: int) -> None:
    """Play the same random moves in both and compare how they end."""
    swap = image.turn != position.turn
    for move, after in random_game(position, seed):
        place, cell = divmod(move.code, 81)
        moved_code = 81 * place + cells[cell]
        looks = Counter(patterns_of(position, move.code))
        assert looks == Counter(patterns_of(image, moved_code))
        image = image.play(Move(moved_code))
        assert (image.turn != after.turn) == swap
        assert len(image.legal_moves) == len(after.legal_moves)
        position = after
    first, second = position.outcome, image.outcome
    assert first is not None
    assert second is not None
    assert second.score == (-first.score if swap else first.score)
    groups = {role: len(cells) for role, cells in first.marks.items()}
    assert groups == {role: len(cells) for role, cells in second.marks.items()}


@few
@given(VARIANTS, SEEDS, PLACES)
def test_colours_and_seats_exchanged(uid: str, seed: int, plies: int) -> None:
    position = after_plies(uid, seed, plies)
    tiles, cells = [with_colours_exchanged(n) for n in range(102)], list(range(81))
    check_same_games(position, image_of(position, tiles, cells, swap=True), cells, seed)


@few
@given(VARIANTS, SEEDS, PLACES)
def test_left_and_right_exchanged(uid: str, seed: int, plies: int) -> None:
    position = after_plies(uid, seed, plies)
    tiles, cells = [moved(n, MIRRORED) for n in range(102)], list(map(mirrored_cell, range(81)))
    check_same_games(position, image_of(position, tiles, cells, swap=False), cells, seed)


@few
@given(VARIANTS, SEEDS, PLACES)
def test_everything_turned_by_a_quarter(uid: str, seed: int, plies: int) -> None:
    position = after_plies(uid, seed, plies)
    tiles, cells = [moved(n, TURNED) for n in range(102)], list(map(turned_cell, range(81)))
    check_same_games(position, image_of(position, tiles, cells, swap=False), cells, seed)


@few
@given(VARIANTS, SEEDS)
def test_playing_leaves_the_old_position_alone(uid: str, seed: int) -> None:
    position = start(uid, seed)
    check_leaves_alone(position, random_game(position, seed))


@few
@given(VARIANTS, SEEDS)
def test_a_game_places_eighty_tiles_at_most(uid: str, seed: int) -> None:
    for _, after in random_game(start(uid, seed), seed):
        assert sum(after.hand or ()) + np.count_nonzero(after.stones) == 81
        assert after.ply == np.count_nonzero(after.stones) - 1


@few
@given(VARIANTS, SEEDS, PLACES)
def test_random_moves_are_legal_and_every_legal_move_is_drawn(
    uid: str, seed: int, plies: int
) -> None:
    position, rng = after_plies(uid, seed, plies), seeded(seed)
    legal = {move.code for move in position.legal_moves}
    if not legal:
        return
    tables = variant(uid).tables
    drawn = [int(rules.random_move(tables, position.state, rng)) for _ in range(15 * len(legal))]
    counts = np.unique(drawn, return_counts=True)[1]
    assert set(drawn) == legal
    assert counts.max() < 45
