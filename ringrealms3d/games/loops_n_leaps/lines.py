"""Sight and reach of men along a line.

A line is a word of bits, one a cell; ``bit`` is the cell in question, *up* is towards higher bits.
The first man upwards is the lowest bit of a word, found by arithmetic. Downwards, of two words the
one whose first man is nearer is the larger number.
"""

from __future__ import annotations

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Struct


@kernel
def friends_in_sight(tables: Struct, state: Struct, x: int, seat: int) -> int:
    """Return along how many of a cell's lines the first piece is one of this seat's."""
    found = 0
    for way in range(2):
        line = tables.line[x, way]
        bit = tables.bit[x, way]
        own = state.men[seat, line]
        others = state.men[1 - seat, line]
        up = -2 * bit
        seen = (own | others) & up
        found += (seen & -seen & own) != 0
        down = bit - 1
        found += (own & down) > (others & down)
    return found


@kernel
def targets(tables: Struct, state: Struct, x: int, way: int) -> int:
    """Return where a leaper of the seat to move may leap along one of its cell's lines."""
    line = tables.line[x, way]
    bit = tables.bit[x, way]
    others = state.men[1 - state.turn, line]
    vacant = tables.whole[line] & ~(state.men[state.turn, line] | others)
    upper = others & (-2 * bit)
    first_up = upper & -upper
    lower = _filled_down(others & (bit - 1))
    first_down = lower ^ (lower >> 1)
    reach = vacant & (first_up - 1) & ~lower
    found: int = reach | ((first_up | first_down) & ~state.safe[line])
    return found


@kernel
def turned(tables: Struct, state: Struct, x: int, way: int, seat: int) -> int:
    """Return which men a leaper that lands on x takes between it and other men of its seat.

    Upwards a carry runs through the unbroken men next to x and shows what stands behind them.
    """
    line = tables.line[x, way]
    bit = tables.bit[x, way]
    own = state.men[seat, line]
    others = state.men[1 - seat, line]
    upper = others & (-2 * bit)
    behind = (upper + 2 * bit) & ~upper
    taken: int = 0
    if (behind & own) != 0:
        taken = behind - 2 * bit
    down = bit - 1
    rest = down & ~others
    if (own & down) > (rest & ~own):
        taken |= down & ~_filled_down(rest)
    return taken


@kernel
def bit_count(word: int) -> int:
    """Return how many bits of a word below 2**61 are set."""
    word = word - ((word >> 1) & 0x5555555555555555)
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word = word + (word >> 8)
    word = word + (word >> 16)
    return (word + (word >> 32)) & 0x7F


@kernel
def _filled_down(word: int) -> int:
    """Return a word of at most 32 bits with every bit below its highest one set."""
    word = word | (word >> 1)
    word = word | (word >> 2)
    word = word | (word >> 4)
    word = word | (word >> 8)
    return word | (word >> 16)
