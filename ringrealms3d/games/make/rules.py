"""Building blocks for rules, and the rules that a game has where it says nothing else.

All are kernels: they run as plain Python in the window and as machine code in searches.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.random import below, mixed, next_word
from ringrealms3d.core.verbs import Struct

DRAW = 3
"""The ``winner`` of a game that nobody wins."""


@kernel
def put(state: Struct, site: int) -> None:
    """Put a piece of the seat to move on a site."""
    state.stone[site] = state.turn + 1


@kernel
def take(state: Struct, site: int) -> None:
    """Take a piece off the board."""
    state.stone[site] = 0


@kernel
def slide(state: Struct, start: int, end: int) -> None:
    """Move whatever stands on a site to another one, where it replaces what is there."""
    state.stone[end] = state.stone[start]
    state.stone[start] = 0


@kernel
def end_turn(state: Struct) -> None:
    """Let the other seat move; every ``play`` ends with this, or with ``move_again``."""
    state.turn = 1 - state.turn
    state.ply += 1


@kernel
def move_again(state: Struct) -> None:
    """Let the same seat move again."""
    state.ply += 1


@kernel
def win(state: Struct) -> None:
    """Let the seat to move win."""
    state.winner = state.turn + 1


@kernel
def lose(state: Struct) -> None:
    """Let the seat to move lose."""
    state.winner = 2 - state.turn


@kernel
def ones(bits: int) -> int:
    """Return how many bits of a number are 1, such as of sides that a group touches."""
    found = 0
    while bits > 0:
        found += bits & 1
        bits >>= 1
    return found


@kernel
def count(state: Struct, piece: int) -> int:
    """Return on how many sites a piece stands, 0 for the empty ones."""
    found = 0
    for x in range(len(state.stone)):
        found += state.stone[x] == piece
    return found


@kernel
def completes(rows: NDArray[np.int16], state: Struct, site: int) -> bool:
    """Whether one of the rows through a site is full of what stands there.

    Args:
        rows: from :meth:`Places.rows_through`, int16 (sites, most, length).
    """
    piece = state.stone[site]
    for i in range(rows.shape[1]):
        if rows[site, i, 0] < 0:
            return False
        length = 0
        while length < rows.shape[2] and state.stone[rows[site, i, length]] == piece:
            length += 1
        if length == rows.shape[2]:
            return True
    return False


@kernel
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write every empty site, unless the game is over: the moves of a game that lists none."""
    found = 0
    if verbs.over(tables, state):
        return found
    for x in range(len(state.stone)):
        if state.stone[x] == 0:
            out[found] = x
            found += 1
    return found


@kernel
def rests(supports: NDArray[np.int16], state: Struct, site: int) -> bool:
    """Whether a site of a pile is empty, and all that a piece there would rest on is taken.

    Args:
        supports: those of a :class:`Pile`, int16 (sites, 4).
    """
    if state.stone[site] != 0:
        return False
    holds = True
    for other in supports[site]:
        holds &= other < 0 or state.stone[other] != 0
    return holds


@kernel
def moves_and_swap(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write every empty site, and as the second move that of the first stone, which is taken over.

    For modules that say ``moves, random_move = moves_and_swap, random_and_swap``, with
    :func:`swap` in ``play``.
    """
    found = moves(tables, state, out)
    if state.ply == 1:
        for x in range(len(state.stone)):
            if state.stone[x] != 0:
                out[found] = x
                found += 1
    return found


@kernel
def swap(state: Struct, site: int) -> bool:
    """Take over the stone on a site if one stands there, and tell whether one did."""
    if state.stone[site] == 0:
        return False
    put(state, site)
    return True


@kernel
def passed(tables: Struct, state: Struct, code: int) -> bool:
    """Count a pass if a move is one, and tell whether it is; any other move ends their row."""
    if code != tables.pass_code:
        state.passes = 0
        return False
    state.passes += 1
    return True


@kernel
def moves_and_pass(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write every empty site, and the pass, unless the game is over.

    For modules that say ``moves, random_move = moves_and_pass, random_and_pass``, with
    :func:`passed` in ``play``.
    """
    if verbs.over(tables, state):
        return 0
    found = moves(tables, state, out)
    out[found] = tables.pass_code
    return found + 1


@kernel
def roll(chance: NDArray[np.uint64], sides: int) -> int:
    """Return what a die with so many sides shows, from 1 on."""
    shown = below(chance, sides) + 1
    chance[1] = mixed(chance[1], np.uint64(shown))
    return shown


@kernel
def draw(chance: NDArray[np.uint64], bag: NDArray[np.int64]) -> int:
    """Draw a piece from a bag, and return its number, 0 if the bag is empty.

    Args:
        bag: how many of each piece are in it, by their numbers, from 1 on.
    """
    left = 0
    for piece in range(1, len(bag)):
        left += bag[piece]
    if left == 0:
        return 0
    wanted = below(chance, left) + 1
    piece = 0
    while wanted > 0:
        piece += 1
        wanted -= bag[piece]
    bag[piece] -= 1
    chance[1] = mixed(chance[1], np.uint64(piece))
    return piece


@kernel
def moves_from_rack(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write every empty site for every piece on the mover's rack, unless the game is over."""
    found, sites = 0, len(state.stone)
    if verbs.over(tables, state):
        return found
    for place in range(state.rack.shape[1]):
        for x in range(sites):
            if state.rack[state.turn, place] != 0 and state.stone[x] == 0:
                out[found] = place * sites + x
                found += 1
    return found


@kernel
def lay(state: Struct, code: int) -> int:
    """Put a piece from the mover's rack on a site, and return the site; its place is empty then."""
    place, site = code // len(state.stone), code % len(state.stone)
    state.stone[site] = state.rack[state.turn, place]
    state.rack[state.turn, place] = 0
    return site


@kernel
def over_with_rack(tables: Struct, state: Struct) -> bool:
    """Whether somebody won, or no piece is left to choose, or no site to put it on."""
    left = False
    for piece in state.rack[state.turn]:
        left |= piece != 0
    return bool(state.winner != 0 or not left or count(state, 0) == 0)


@kernel
def determinize(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Let dice and drawn pieces come out in another way from here on."""
    state.chance[0] = next_word(rng)
    state.chance[1] = 0


@kernel
def shown(tables: Struct, state: Struct) -> np.uint64:
    """Return what was rolled and drawn since chance was dealt again, in one number."""
    found: np.uint64 = state.chance[1]
    return found


@kernel
def random_place(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one of the empty sites."""
    wanted = below(rng, count(state, 0))
    x = 0
    while state.stone[x] != 0 or wanted > 0:
        wanted -= state.stone[x] == 0
        x += 1
    return x


@kernel
def random_and_swap(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one of the moves of :func:`moves_and_swap`."""
    if state.ply == 1:
        return below(rng, len(state.stone))
    return random_place(tables, state, rng)


@kernel
def random_and_pass(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one of the moves of :func:`moves_and_pass`."""
    drawn: int = tables.pass_code
    if below(rng, count(state, 0) + 1) > 0:
        drawn = random_place(tables, state, rng)
    return drawn


@kernel
def random_listed(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one of the moves that ``moves`` lists, which takes as long as listing them."""
    found = verbs.moves(tables, state, state.listed)
    drawn: int = state.listed[below(rng, found)]
    return drawn


@kernel
def over(tables: Struct, state: Struct) -> bool:
    """Whether somebody won, or every site is taken."""
    return bool(state.winner != 0 or count(state, 0) == 0)


@kernel
def passed_out(tables: Struct, state: Struct) -> bool:
    """Whether somebody won, or both passed: the end of games that have passes."""
    return bool(state.winner != 0 or state.passes >= 2)


@kernel
def decided(tables: Struct, state: Struct) -> bool:
    """Whether somebody won: the end of games that have moves of their own."""
    return bool(state.winner != 0)


@kernel
def margin(tables: Struct, state: Struct) -> int:
    """Return 1 if seat 0 won, -1 if seat 1 did, 0 for a draw."""
    if state.winner == 1:
        return 1
    if state.winner == 2:
        return -1
    return 0
