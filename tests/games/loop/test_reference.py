"""The slow implementation of Loop against the statements of the rules, and against algebra."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from tests.amounts import at_night
from tests.games.loop.homology import away_from_rim, distance, first_betti, level_of, rank
from tests.games.loop.reference import BLACK, SIDE, WHITE, ReferenceGame

# A tile above level 1 with its nine slots inside the pile, and what lies around it.
X = "2b3"
BESIDE = {"2a3", "2a4", "2b2", "2b4", "2c2", "2c3"}
UNDER = {"1b4", "1c3", "1c4"}
ACROSS = {"1b3", "1b5", "1d3"}


def black_floor(enemies: set[str], beside: set[str]) -> ReferenceGame:
    """Level 1 of the main board all black but for some tiles, and black tiles on level 2."""
    game = ReferenceGame("main", turn=BLACK, plies=60)
    floor = [site for site in game.sites() if level_of(site) == 1]
    game.stones = {site: WHITE if site in enemies else BLACK for site in floor}
    game.stones |= dict.fromkeys(beside, BLACK)
    return game


def bridged(enemies: set[str], beside: set[str]) -> bool:
    """Whether black's tile on X completes a 3-D loop there."""
    game = black_floor(enemies, beside)
    game.play(X)
    return game.end() == "3-D loop" and game.winner() == BLACK


@pytest.mark.parametrize(
    ("variant", "by_level"),
    [("mini", [22, 12, 5, 1]), ("main", [51, 35, 22, 12, 5, 1]), ("lazo", [145])],
)
def test_positions_by_level(variant: str, by_level: list[int]) -> None:
    sites = ReferenceGame(variant).sites()
    counts = Counter(map(level_of, sites))
    assert len(sites) == len(set(sites)) == {"mini": 40, "main": 126, "lazo": 550}[variant]
    assert [counts[k] for k in sorted(counts)][: len(by_level)] == by_level
    assert len(counts) == SIDE[variant]


def test_neighbours_by_hand() -> None:
    game = ReferenceGame("lazo")
    assert game.neighbours("1a1") == {"1a2", "1b1"}
    assert game.neighbours("1a2") == {"1a1", "1a3", "1b1", "1b2", "2a1"}
    assert game.neighbours("10a1") == game.supports("10a1") == {"9a2", "9b1", "9b2"}
    assert game.supports("2a1") == {"1a2", "1b1", "1b2"}
    assert game.supports("1a1") == set()
    assert len(game.neighbours("3c4")) == 12
    assert max(len(game.neighbours(site)) for site in game.sites() if level_of(site) == 1) == 9


@pytest.mark.parametrize("variant", ["mini", "main"])
def test_neighbours_are_the_balls_that_touch(variant: str) -> None:
    game = ReferenceGame(variant)
    for site in game.sites():
        touching = {other for other in game.sites() if distance(site, other) == 9}
        assert game.neighbours(site) == touching
        below = {other for other in touching if level_of(other) < level_of(site)}
        assert game.supports(site) == below
        assert len(below) == (3 if level_of(site) > 1 else 0)


def test_a_gap_needs_its_three_tiles_and_an_own_neighbour() -> None:
    game = ReferenceGame("mini", {"1a2": WHITE, "1b1": WHITE}, turn=BLACK, plies=4)
    assert "2a1" not in game.legal()
    game.stones["1b2"] = WHITE
    assert "2a1" not in game.legal()
    assert len(game.legal()) == 22 - 3
    game.stones["1b2"] = BLACK
    assert "2a1" in game.legal()
    game.stones |= {"1b2": WHITE, "1a3": WHITE, "1b3": WHITE, "2a2": BLACK}
    assert "2a1" in game.legal(), "a tile beside counts as well"


def test_swap() -> None:
    game = ReferenceGame("lazo")
    assert "swap" not in game.legal()
    game.play("1c4")
    assert "swap" in game.legal()
    other = game.copy()
    game.play("swap")
    assert (game.stones, game.turn, game.supply) == ({"1c4": WHITE}, BLACK, [94, 95])
    assert "swap" not in game.legal()
    other.play("1c5")
    assert other.supply == [94, 94]
    other.play("1c6")
    assert "swap" not in other.legal()
    late = ReferenceGame("mini", {"1c4": BLACK}, turn=WHITE, plies=3)
    assert "swap" not in late.legal()
    late.plies = 1
    assert "swap" in late.legal()


RING = ["1a3", "1a4", "1b2", "1b4", "1c2", "1c3"]


@pytest.mark.parametrize("inner", [None, WHITE])
def test_level_one_loop(inner: int | None) -> None:
    stones = dict.fromkeys(RING[:-1], BLACK) | ({} if inner is None else {"1b3": inner})
    game = ReferenceGame("mini", stones, turn=BLACK, plies=20)
    assert game.enclosed() == set()
    assert not game.over()
    game.play("1c3")
    assert (game.end(), game.winner(), game.enclosed()) == ("level-one loop", BLACK, {"1b3"})
    assert game.legal() == set()


def test_no_level_one_loop_around_an_own_tile_or_at_the_rim() -> None:
    game = ReferenceGame("mini", dict.fromkeys([*RING[:-1], "1b3"], BLACK), plies=20)
    game.play("1c3")
    assert not game.over()
    game = ReferenceGame("mini", dict.fromkeys(["1a3", "1a5", "1b3"], BLACK), plies=20)
    game.play("1b4")
    assert not game.over()
    assert game.enclosed_by(BLACK) == set()


def test_only_a_level_one_tile_completes_a_level_one_loop_and_not_the_opponents() -> None:
    stones = dict.fromkeys(RING, BLACK) | {"1b3": WHITE}
    game = ReferenceGame("mini", stones, turn=WHITE, plies=20)
    game.play("1d1")
    assert not game.over()
    game.play("2b2")
    assert not game.over()
    assert game.enclosed() == set()


def test_tiles_on_top_do_not_break_a_level_one_loop() -> None:
    stones = dict.fromkeys(RING[:-1], BLACK) | {"1b3": WHITE, "2a2": WHITE, "2b1": WHITE}
    game = ReferenceGame("mini", stones, turn=BLACK, plies=20)
    game.play("1c3")
    assert game.end() == "level-one loop"


@pytest.mark.nightly
def test_a_bridge_over_a_single_enemy_tile_is_never_a_loop() -> None:
    for enemy in UNDER | ACROSS:
        for size in range(7):
            for beside in combinations(sorted(BESIDE), size):
                assert not bridged({enemy}, set(beside)), (enemy, beside)


def test_a_bridge_over_two_adjacent_enemy_tiles_with_room_at_both_ends_is_a_loop() -> None:
    # 2c2 shares 1c3 with X and faces 1c4 across the region over 1c3, 1c4 and 1d3.
    adjacent = [{a, b} for a, b in combinations(sorted(UNDER | ACROSS), 2) if distance(a, b) == 9]
    loops = [pair for pair in adjacent if bridged(pair, {"2c2"})]
    assert len(adjacent) == 9
    assert loops == [{"1c3", "1c4"}, {"1c3", "1d3"}]


def test_without_room_at_an_end_it_is_not() -> None:
    assert bridged({"1c3", "1c4"}, {"2c2", "2c3"})
    assert bridged({"1c3", "1c4"}, {"2c2", "2b4"})
    assert not bridged({"1c3", "1c4"}, {"2c2", "2c3", "2b4"})
    assert not bridged({"1c3", "1c4"}, {"2c2", "2b2"})
    assert not bridged({"1c3", "1d3"}, {"2c2", "2c3"})
    assert not bridged({"1c3", "1d3"}, {"2c2", "2b2"})


# An arch from 1a7 to 1b5 over 1a6 and 1b6, beside the long edge.
EDGE_ARCH = {"1a7": 0, "1b5": 0, "2a5": 0, "1a6": 1, "1b6": 1, "1b7": 1}


def test_outside_the_lattice_a_bridge_is_closed() -> None:
    game = ReferenceGame("main", dict(EDGE_ARCH), turn=BLACK, plies=6)
    own = {site for site, seat in game.stones.items() if seat == BLACK}
    game.play("2a6")
    assert not game.over()
    assert not away_from_rim("2a6", 6)
    assert first_betti(own | {"2a6"}, 6) == first_betti(own, 6) + 1


def test_other_ends() -> None:
    game = ReferenceGame("mini")
    assert (game.end(), game.over(), game.winner()) == (None, False, None)
    game.stones = dict.fromkeys((s for s in game.sites() if level_of(s) == 1), BLACK)
    game.turn, game.plies = WHITE, 22
    assert (game.end(), game.winner()) == ("blocked", BLACK)
    game.turn = BLACK
    assert not game.over()
    game.stones = dict.fromkeys(game.sites(), WHITE)
    assert (game.end(), game.winner()) == ("full", None)
    game = ReferenceGame("lazo", {"1a1": BLACK}, turn=WHITE, plies=9, supply=[1, 0])
    assert (game.end(), game.winner(), game.legal()) == ("spent", None, set())
    assert ReferenceGame("lazo", {"1a1": BLACK, "1a2": WHITE, "1a3": WHITE}).supply == [94, 93]


def test_rank() -> None:
    assert rank([]) == rank([0]) == 0
    assert rank([0b011, 0b110, 0b101]) == 2
    assert rank([0b001, 0b010, 0b111]) == 3


def test_first_betti_by_hand() -> None:
    assert first_betti(set(), 6) == 0
    assert first_betti(set(RING), 6) == 0, "the board fills a level-one loop"
    assert first_betti({"1b4", "2b3", "2c2", "1d2"}, 6) == 1, "an arch"
    assert first_betti({"1b4", "2b3", "2c2", "1d2", "1c3"}, 6) == 0, "an arch with a pillar"
    assert first_betti({"1c3", "1d3", "2b3", "2c3"}, 6) == 0, "a square around a blocking region"
    assert first_betti(UNDER | {"1d3", "2b3", "2c2", "2c3"}, 6) == 0
    two = {"1b4", "2b3", "2c2", "1d2", "1b8", "2b7", "2c6", "1d6"}
    assert first_betti(two, 6) == 2


def test_away_from_rim_means_six_neighbours_beside() -> None:
    for variant, count in (("mini", 2), ("main", 15 + 7 + 2)):
        game = ReferenceGame(variant)
        inner = [site for site in game.sites() if away_from_rim(site, game.n)]
        assert len(inner) == count
        for site in game.sites():
            beside = [b for b in game.neighbours(site) if level_of(b) == level_of(site)]
            assert (site in inner) == (level_of(site) > 1 and len(beside) == 6)


def random_moves(variant: str, seed: int, past_loops: bool) -> Counter[tuple[bool, bool, bool]]:
    """Play a game; count by (away from the rim, loop by the rules, more loops by algebra)."""
    rng, game, found = (
        random.Random(seed),
        ReferenceGame(variant),
        Counter[tuple[bool, bool, bool]](),
    )
    before, high = [0, 0], rng.random()
    while game.plies < 130 and (legal := sorted(game.legal() - {"swap"})):
        above = [site for site in legal if level_of(site) > 1]
        site = rng.choice(above if above and rng.random() < high else legal)
        seat = game.turn
        game.play(site)
        after = first_betti({s for s, owner in game.stones.items() if owner == seat}, game.n)
        if level_of(site) > 1:
            loop = game.end() == "3-D loop"
            found[away_from_rim(site, game.n), loop, after > before[seat]] += 1
        before[seat] = after
        if past_loops:
            game.loop = None
    return found


@pytest.mark.few(1)
@pytest.mark.parametrize("past_loops", [False, True])
@pytest.mark.parametrize(("variant", "games"), [("mini", 20), ("main", 2), at_night("lazo", 1)])
def test_a_loop_away_from_the_rim_is_one_more_loop_of_the_algebra(
    variant: str, games: int, past_loops: bool
) -> None:
    total = Counter[tuple[bool, bool, bool]]()
    for seed in range(games):
        total += random_moves(variant, seed, past_loops)
    assert total[True, False, True] == total[True, True, False] == 0
    assert total[True, False, False] > 10
    assert total[True, True, True] > 0
    # At the rim, slots outside join parts: a loop by the rules is still one by algebra.
    assert total[False, True, False] == 0
