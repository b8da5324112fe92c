"""The slow implementation of Loophole 2D against the statements of the rules."""

from __future__ import annotations

import random
from collections import Counter

from tests.games.loophole_2d.reference import BLACK, WHITE, ReferenceGame, cell_of, name_of

TO_BOTTOM = [(r, 3) for r in range(2, 14)]
AROUND_WINDOW = [(4, 7), (4, 8), (5, 8), (6, 8), (7, 7)]
TO_WINDOW_1 = [(2, 5), (3, 5)]
WINDOW_1_TO_BOTTOM = [(r, 5) for r in range(8, 14)]
WINDOW_1_TO_2 = [(7, 7), (7, 8), (7, 9)]
WINDOW_2_TO_BOTTOM = [(12, 9), (13, 9)]

F, W1, W2 = "frame", "window 1", "window 2"
Loops = set[frozenset[str]]


def black_on(*lines: list[tuple[int, int]]) -> ReferenceGame:
    """The starting stones and some black stones more."""
    game = ReferenceGame()
    added = [name_of(cell) for line in lines for cell in line]
    assert not set(added) & set(game.stones)
    game.stones |= dict.fromkeys(added, BLACK)
    return game


def mirrored(game: ReferenceGame) -> ReferenceGame:
    """The position with rows and columns, and the colours, exchanged."""
    turned = {name_of(cell_of(site)[::-1]): 1 - seat for site, seat in game.stones.items()}
    return ReferenceGame(turned, 1 - game.turn)


def loops(*nodes: set[str]) -> Loops:
    return {frozenset(some) for some in nodes}


def check(game: ReferenceGame, expected: Loops, cycles: int) -> None:
    """Black has these loops and so many cycles, white none; and the other way about mirrored."""
    for position, seat in ((game, BLACK), (mirrored(game), WHITE)):
        assert (position.loops(seat), position.cycles(seat)) == (expected, cycles)
        assert (position.loops(1 - seat), position.cycles(1 - seat)) == (set(), 0)
        assert position.over() == (len(expected) >= 2)
        assert position.winner() == (seat if len(expected) >= 2 else None)


def test_board_and_start() -> None:
    game = ReferenceGame()
    sites = game.sites()
    assert len(sites) == len(set(sites)) == 186
    assert Counter(game.stones.values()) == {BLACK: 32, WHITE: 32}
    assert len(game.legal()) == 122
    assert not {"a1", "n14", "e5", "f6", "i9", "j10"} & set(sites)
    assert {"a14", "n1", "d4", "g7"} <= game.legal()
    assert game.stones["b1"] == game.stones["e4"] == game.stones["j11"] == BLACK
    assert game.stones["a2"] == game.stones["d5"] == game.stones["k10"] == WHITE
    assert mirrored(game).stones == game.stones
    check(game, loops(), 0)


def test_neighbours() -> None:
    game = ReferenceGame()
    assert game.neighbours("c3") == {"b3", "d3", "c2", "c4", "b4", "d2"}
    assert game.neighbours("a14") == {"a13", "b13", "b14"}
    assert game.neighbours("b1") == {"c1", "b2", "a2"}
    assert game.neighbours("g5") == {"g4", "h4", "h5", "g6"}
    # Pairs on the whole rhombus, less those at the sharp corners and at the windows' cells.
    pairs = (2 * 13 * 14 + 13 * 13) - 2 * 2 - 2 * (4 * 6 - 5)
    assert sum(len(game.neighbours(site)) for site in game.sites()) == 2 * pairs
    for site in game.sites():
        assert all(site in game.neighbours(other) for other in game.neighbours(site))


def test_single_loops() -> None:
    check(black_on(TO_BOTTOM), loops({F}), 1)
    check(black_on(TO_BOTTOM[:-1]), loops(), 0)
    check(black_on(AROUND_WINDOW), loops({W1}), 1)
    check(black_on(TO_WINDOW_1, WINDOW_1_TO_BOTTOM), loops({F, W1}), 1)
    check(black_on(TO_WINDOW_1, WINDOW_1_TO_2, WINDOW_2_TO_BOTTOM), loops({F, W1, W2}), 1)
    check(black_on(TO_WINDOW_1, WINDOW_1_TO_2), loops(), 0)


def test_two_loops_win() -> None:
    check(black_on(TO_BOTTOM, AROUND_WINDOW), loops({F}, {W1}), 2)
    bridge = [(2, 4)]
    both = black_on(TO_BOTTOM, bridge, TO_WINDOW_1, WINDOW_1_TO_BOTTOM)
    check(both, loops({F}, {W1}, {F, W1}), 2)


def test_a_loop_may_pass_a_group_twice() -> None:
    game = black_on(TO_WINDOW_1, WINDOW_1_TO_BOTTOM, WINDOW_1_TO_2, WINDOW_2_TO_BOTTOM)
    check(game, loops({F, W1}, {W2}, {F, W1, W2}), 2)


def test_three_nodes_between_two_groups_give_three_double_loops() -> None:
    to_window_2 = [(r, 10) for r in range(2, 8)]
    game = black_on(TO_WINDOW_1, WINDOW_1_TO_BOTTOM, to_window_2, WINDOW_2_TO_BOTTOM)
    check(game, loops({F, W1}, {F, W2}, {W1, W2}), 2)


def test_a_move_ends_the_game() -> None:
    game = black_on(TO_BOTTOM, AROUND_WINDOW[1:])
    other = game.copy()
    assert not game.over()
    game.play(name_of(AROUND_WINDOW[0]))
    assert (game.over(), game.winner(), game.legal()) == (True, BLACK, set())
    assert not other.over()
    other.play("b13")
    assert (other.turn, other.stones["b13"]) == (WHITE, BLACK)


def test_two_distinct_loops_are_two_independent_cycles() -> None:
    rng = random.Random(14)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(10):
        game = ReferenceGame()
        for i, site in enumerate(rng.sample(sorted(game.legal()), 122)):
            game.stones[site] = game.turn
            game.turn = 1 - game.turn
            if i > 70 and i % 4 == 0:
                both = [game.loops(seat) for seat in (BLACK, WHITE)]
                cycles = [game.cycles(seat) for seat in (BLACK, WHITE)]
                assert [len(some) >= 2 for some in both] == [count >= 2 for count in cycles]
                seen.update((count,) for count in cycles)
        assert game.cycles(BLACK) + game.cycles(WHITE) == 3
        assert game.over()
    assert seen[1,] > 5
    assert seen[2,] > 5


def test_cycles_add_up_to_three_on_full_boards() -> None:
    rng = random.Random(28)
    shares: Counter[int] = Counter()
    for _ in range(60):
        game = ReferenceGame()
        game.stones |= {site: rng.randrange(2) for site in game.legal()}
        assert game.cycles(BLACK) + game.cycles(WHITE) == 3
        shares[game.cycles(BLACK)] += 1
        assert (game.winner() == BLACK) == (game.cycles(BLACK) >= 2)
    assert set(shares) == {0, 1, 2, 3}
