"""The slow Path Tiles against other ways to find the same."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.path_tiles.boards import (
    CROSSING,
    CROSSROADS,
    CURVES,
    OTHER_CURVES,
    assert_sides_agree,
    board,
    deal,
)
from tests.games.path_tiles.reference import (
    BLOCKED,
    FREE_TURNS,
    LOOP,
    SIXTY_SIX,
    Part,
    ReferenceGame,
    all_tiles,
    beyond,
    opposite,
)


def has_trail_loop(position: ReferenceGame, seat: int, passes: int) -> bool:
    """Search for a closed walk over sides, straight from the definition.

    A side is written as the cell that is entered and the side by which it is.
    """
    parts = position.parts(seat, dead_ends=False)
    part_at = {(cell, side): (cell, link) for cell, link in parts for side in link}

    def returns(
        entry: tuple[str, int], home: tuple[str, int], used: set[frozenset[str]], met: list[Part]
    ) -> bool:
        if entry not in part_at or met.count(part_at[entry]) >= passes:
            return False
        cell, link = part_at[entry]
        for side in link - {entry[1]}:
            other = beyond(cell, side)
            if other is None:
                continue
            if (other, opposite(side)) == home:
                return True
            crossed = frozenset({cell, other})
            after = [*met, (cell, link)]
            if crossed not in used and returns(
                (other, opposite(side)), home, used | {crossed}, after
            ):
                return True
        return False

    for cell, side in part_at:
        came_from = beyond(cell, side)
        if came_from is not None and returns(
            (cell, side), (cell, side), {frozenset({cell, came_from})}, []
        ):
            return True
    return False


def has_more_sides_than_a_forest(position: ReferenceGame, seat: int) -> bool:
    meets = position.joins(seat, dead_ends=False)
    sides = sum(map(len, meets.values())) // 2
    return sides > len(meets) - len(components(meets))


def components(meets: dict[Part, set[Part]]) -> list[set[Part]]:
    found: list[set[Part]] = []
    for part in meets:
        touching = [group for group in found if group & meets[part]]
        found = [group for group in found if group not in touching]
        found.append({part}.union(*touching))
    return found


def diameter(position: ReferenceGame, seat: int) -> int:
    """Return the largest number of parts between two of a forest: go to the far end twice."""
    meets = position.joins(seat)

    def farthest(start: Part) -> tuple[int, Part]:
        layer, seen, steps = {start}, {start}, 0
        while layer:
            last = min(layer, key=str)
            layer = {other for part in layer for other in meets[part]} - seen
            seen |= layer
            steps += 1
        return steps, last

    return max((farthest(farthest(part)[1])[0] for part in meets), default=0)


def random_patch(seed: int, width: int) -> ReferenceGame:
    """Fill a square with fitting tiles, in some seeds with many crossroads and crossings."""
    rng = random.Random(seed)
    position = board({})
    many = [CROSSROADS, CROSSING, CURVES, OTHER_CURVES] * rng.choice((0, 10, 40))
    tiles = all_tiles() + many + [CROSSROADS] * rng.choice((0, 40))
    for x in range(width):
        for y in range(width):
            cell = f"{'cdefg'[x]}{y + 3}"
            fitting = [t for t in tiles if not position.tiles or position.fits(t, cell)]
            if fitting and rng.random() < 0.9:
                position.tiles[cell] = rng.choice(fitting)
    assert_sides_agree(position)
    return position


@pytest.mark.nightly
def test_loops_of_random_patches_three_ways() -> None:
    found: Counter[bool] = Counter()
    for seed in range(220):
        position = random_patch(seed, 3 + seed % 3)
        for seat in (0, 1):
            loop = position.has_loop(seat)
            assert loop == has_more_sides_than_a_forest(position, seat)
            assert loop == has_trail_loop(position, seat, passes=1)
            assert loop == has_trail_loop(position, seat, passes=2)
            if not loop:
                assert position.longest_path(seat) == diameter(position, seat)
            found[loop] += 1
    assert min(found[True], found[False]) > 50


@pytest.mark.few(1)
@pytest.mark.parametrize("variant", [FREE_TURNS, SIXTY_SIX])
def test_random_games_end(variant: str) -> None:
    ends: Counter[str | None] = Counter()
    for seed in range(10):
        position, rng = deal(variant, seed), random.Random(seed)
        while legal := sorted(position.legal()):
            text = rng.choice(legal)
            seat, count = position.turn, len(position.tiles)
            free = variant == FREE_TURNS and len(position.neighbours(text[2:])) > 1
            position.play(text)
            assert len(position.tiles) == count + 1
            assert (position.turn == seat) == free
        assert_sides_agree(position)
        ends[position.end()] += 1
        if position.end() == BLOCKED:
            for colour in (0, 1):
                assert position.longest_path(colour) == diameter(position, colour)
    assert None not in ends
    assert ends[BLOCKED] > 0
    assert ends[LOOP] > 0


def test_a_copy_goes_its_own_way() -> None:
    position = deal(FREE_TURNS, 1)
    twin = position.copy()
    for text in (sorted(position.legal())[0],):
        twin.play(text)
    assert position.tiles == deal(FREE_TURNS, 1).tiles
    assert position.racks == deal(FREE_TURNS, 1).racks
    assert position.stock == deal(FREE_TURNS, 1).stock
    assert twin.tiles != position.tiles
