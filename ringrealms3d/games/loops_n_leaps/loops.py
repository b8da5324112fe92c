"""Which pillars are surrounded, and which men a loop keeps safe."""

from __future__ import annotations

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loops_n_leaps.states import INNER_GAPS, PILLAR_BITS, ROW_STEP

_ALL_BITS = (1 << PILLAR_BITS) - 1
_STEPS = (1, ROW_STEP, ROW_STEP - 1)  # from a gap's first pillar to its second


@kernel
def surrounded_pillars(tables: Struct, state: Struct, seat: int) -> int:
    """Return the pillars from which no way leads outside but through men of this seat."""
    outermost = state.open_gaps[seat, 3] | state.open_gaps[seat, 4] | state.open_gaps[seat, 5]
    inside: int = tables.pillars & ~region(state, seat, outermost)
    return inside


@kernel
def region(state: Struct, seat: int, pillars: int) -> int:
    """Return all pillars that are joined with some by gaps that this seat leaves open."""
    before = pillars ^ 1
    while pillars != before:
        before = pillars
        for direction in range(INNER_GAPS):
            gaps = state.open_gaps[seat, direction]
            steps = _STEPS[direction]
            pillars |= _rotated(pillars & gaps, steps)
            pillars |= _rotated(pillars, PILLAR_BITS - steps) & gaps
    return pillars


@kernel
def may_close(tables: Struct, state: Struct, x: int, seat: int) -> bool:
    """Whether a new man on x can have closed a loop: it has own men on both sides of its gap.

    The two cells on one side are neighbours, and only a chain of men from one side to the other,
    through x, can part what lies at the gap's two ends.
    """
    near = tables.near[x]
    one = _holds(state, near[0], seat) or _holds(state, near[1], seat)
    other = _holds(state, near[2], seat) or _holds(state, near[3], seat)
    return one and other


@kernel
def judge_safety(tables: Struct, state: Struct, seat: int) -> None:
    """Mark the safe men of a seat, and no others, if anything can leap at them.

    A man lies in a loop exactly when the ends of its gap are in different regions, one of them
    surrounded; safe are these men and all that are connected with them.
    """
    if state.guarded_count > 0:
        state.safe[:] = 0
        state.guarded_count = 0
    if state.surrounded[seat] != 0 and state.leaper_count[1 - seat] > 0:
        _guard_loops(tables, state, seat)
        _guard_connected(tables, state, seat)


@kernel
def _guard_loops(tables: Struct, state: Struct, seat: int) -> None:
    """Mark the men between a surrounded region and what lies beyond it."""
    left = state.surrounded[seat]
    while left != 0:
        inside = region(state, seat, left & -left)
        left &= ~inside
        for number in range(PILLAR_BITS):
            if (inside >> number) & 1 != 0:
                for way in range(6):
                    if tables.across[number, way] & inside == 0:
                        _guard(tables, state, tables.around[number, way], seat)


@kernel
def _guard_connected(tables: Struct, state: Struct, seat: int) -> None:
    """Mark all men that are connected with marked ones."""
    following = 0
    while following < state.guarded_count:
        x = state.guarded[following]
        following += 1
        for slot in range(4):
            _guard(tables, state, tables.near[x, slot], seat)


@kernel
def _guard(tables: Struct, state: Struct, x: int, seat: int) -> None:
    """Mark a cell if a man of this seat stands there that is not marked yet."""
    line = tables.line[x, 0]
    bit = tables.bit[x, 0]
    if state.men[seat, line] & ~state.safe[line] & bit != 0:
        state.safe[line] |= bit
        state.safe[tables.line[x, 1]] |= tables.bit[x, 1]
        state.guarded[state.guarded_count] = x
        state.guarded_count += 1


@kernel
def _holds(state: Struct, x: int, seat: int) -> bool:
    """Whether a cell holds a man of this seat."""
    stone = state.stone[x]
    held: bool = stone == seat + 1 or stone == seat + 3
    return held


@kernel
def _rotated(pillars: int, steps: int) -> int:
    """Return a set of pillars moved by so many numbers, modulo 61."""
    return ((pillars << steps) | (pillars >> (PILLAR_BITS - steps))) & _ALL_BITS
