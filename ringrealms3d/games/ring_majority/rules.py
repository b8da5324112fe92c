"""The rules of Ring Majority, written once, for plain Python and for numba.

The ring around a site and the rings that a site lies in are one symmetric table. Each ring keeps
one int32 word: its empty positions, at most 126, in the low byte and, times 256, how many more
stones seat 0 has in it than seat 1. So a stone changes a ring by one addition, and a ring is
complete when its low byte is 0. Rings shorter than the unrolled loops are padded with a dummy last
site that stays empty: it has no size, so whatever its word becomes, nothing is captured there. The
empty positions are a swap-remove list. Repetition is found by Zobrist keys (64 bits each) of the
boards so far, scanned only when a small Bloom filter says that a key may be there.

States come in three size classes, so that sixteen realms need two compilations, and solids from
files at most one more.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.lists import added, removed
from ringrealms3d.core.random import below, next_word, seeded
from ringrealms3d.core.verbs import (
    MOST_PATTERNS,
    SizeClass,
    Struct,
    bind_module,
    class_for,
    new_struct,
    struct_type,
)

_ZOBRIST_SEED = 0x52494E47
_REPETITIONS = 3
_COMMON_RING = 6  # most rings are no larger; loops of a fixed length are unrolled
_WORD_BYTES = 8  # the room for the last site keeps states free of gaps
_WORD = np.uint64(63)
_SIX = np.uint64(6)
_ONE = np.uint64(1)
_NONE = np.uint64(0)
_NARROWEST, _WIDEST = 3, 12  # larger rings look like these
_MOST_EMPTY = 6  # from here on a ring is as good as empty
_FAR_AHEAD = 3
_RING_PATTERNS = (_WIDEST - _NARROWEST + 1) * (_MOST_EMPTY + 1) * (2 * _FAR_AHEAD + 1)
PATTERNS = 2 * _RING_PATTERNS


def _size_class(sites: int, widest_ring: int, bloom_words: int) -> SizeClass:
    tables = [
        ("degree", np.uint16, (sites + 1,)),
        ("ring", np.uint16, (sites, widest_ring)),
        ("key", np.uint64, (2, sites)),
        ("turn_key", np.uint64),
        ("bloom_mask", np.uint64),
    ]
    state = [
        ("turn", np.int64),
        ("ply", np.int64),
        ("empty_count", np.int64),
        ("repetitions", np.int64),
        ("hash", np.uint64),
        ("on_board", np.int64, (2,)),
        ("hand", np.int64, (2,)),
        ("won_count", np.int64),
        ("lost_count", np.int64),
        ("completed", np.uint16, (widest_ring,)),
        ("victim", np.uint16, (widest_ring,)),
        ("won", np.uint16, (widest_ring,)),
        ("lost", np.uint16, (widest_ring,)),
        ("stone", np.int8, (sites + _WORD_BYTES,)),
        ("word", np.int32, (sites + _WORD_BYTES,)),
        ("empty", np.uint16, (sites,)),
        ("place", np.uint16, (sites,)),
        ("bloom", np.uint64, (bloom_words,)),
        ("past", np.uint64, (2 * sites + 1,)),
    ]
    return SizeClass(struct_type(*tables), struct_type(*state), (sites, widest_ring))


SIZE_CLASSES = (
    _size_class(64, 12, 16),
    _size_class(384, 20, 256),
    _size_class(2000, 126, 1024),  # solids from files
)


def make_tables(rings: tuple[tuple[int, ...], ...]) -> Struct:
    """Return the constant tables of a board from the ring around each of its sites.

    Raises:
        ValueError: the board is larger than the largest size class.
    """
    size = _class_for(rings)
    tables = new_struct(size.tables)
    tables.ring[:] = len(tables.ring)
    for x, ring in enumerate(rings):
        tables.degree[x] = len(ring)
        tables.ring[x, : len(ring)] = ring
    rng = seeded(_ZOBRIST_SEED)
    tables.turn_key = next_word(rng)
    for x in range(len(rings)):
        tables.key[0, x], tables.key[1, x] = next_word(rng), next_word(rng)
    tables.bloom_mask = size.state["bloom"].shape[0] * 64 - 1
    return tables


def make_state(
    rings: tuple[tuple[int, ...], ...],
    stones: NDArray[np.int8],
    turn: int,
    hand: tuple[int, int],
    tables: Struct,
) -> Struct:
    """Return the state of a position set up by hand: stones 0, 1 or 2 on each site, no history."""
    state = new_struct(_class_for(rings).state)
    state.turn = turn
    state.hand[:] = hand
    for x, ring in enumerate(rings):
        state.word[x] = len(ring)
        state.empty[x] = x
        state.place[x] = x
    state.empty_count = len(rings)
    for site in np.flatnonzero(stones).tolist():
        put(tables, state, site, int(stones[site]) - 1)
    _remember(tables, state)
    return state


@kernel
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write every empty site, unless the game is over."""
    if over(tables, state):
        return 0
    count: int = state.empty_count
    for i in range(count):  # numba takes two seconds to compile the assignment of a slice
        out[i] = state.empty[i]
    return count


@kernel
def random_move(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one of the empty sites."""
    site: int = state.empty[below(rng, state.empty_count)]
    return site


@kernel
def over(tables: Struct, state: Struct) -> bool:
    """No empty position, no stone in hand, or the third occurrence of this board."""
    full: bool = state.empty_count == 0
    spent: bool = state.hand[state.turn] == 0
    repeated: bool = state.repetitions >= _REPETITIONS
    return full or spent or repeated


@kernel
def margin(tables: Struct, state: Struct) -> int:
    """Return how many more stones seat 0 has on the board than seat 1."""
    difference: int = state.on_board[0] - state.on_board[1]
    return difference


@kernel
def play(tables: Struct, state: Struct, x: int) -> None:
    """Place a stone of the seat to move on x and resolve the rings through it."""
    seat = state.turn
    state.hand[seat] -= 1
    state.won_count = 0
    state.lost_count = 0
    completed = put(tables, state, x, seat)
    if completed > 0:
        _resolve(tables, state, completed, seat)
    state.turn = 1 - seat
    state.ply += 1
    _remember(tables, state)


@kernel
def rollout(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Play half as many random moves as there are empty sites, unless the game ends before.

    Full random games mostly capture stones and refill the board, and a search that stops them early
    plays better in the same time (see docs/decisions.md). The margin at that point is an estimate,
    unless the game is over.
    """
    last = state.ply + (state.empty_count + 1) // 2
    while state.ply < last and not over(tables, state):
        site: int = np.int64(random_move(tables, state, rng))  # type: ignore[assignment]
        play(tables, state, site)


@kernel
def owner(tables: Struct, state: Struct, x: int) -> int:
    """Return the seat whose stone is on a site, -1 if it is empty."""
    seat: int = state.stone[x] - np.int64(1)
    return seat


@kernel
def patterns(tables: Struct, state: Struct, x: int, out: NDArray[np.int64]) -> int:
    """Number the ring around the site, and the first rings that it lies in, by how they stand."""
    sign = 1 - 2 * state.turn
    out[0] = _ring_pattern(tables, state, x, sign)
    count = 1
    degree: int = np.int64(tables.degree[x])  # type: ignore[assignment]
    for j in range(min(degree, MOST_PATTERNS - 1)):
        out[count] = _RING_PATTERNS + _ring_pattern(tables, state, tables.ring[x, j], sign)
        count += 1
    return count


@kernel
def _ring_pattern(tables: Struct, state: Struct, r: int, sign: int) -> int:
    """Number a ring by its size, its empty positions, and the lead of the seat to move in it."""
    word: int = np.int64(state.word[r])  # type: ignore[assignment]
    degree: int = np.int64(tables.degree[r])  # type: ignore[assignment]
    size = min(degree, _WIDEST) - _NARROWEST
    empty = min(word & 255, _MOST_EMPTY)
    lead = min(max((word >> 8) * sign, -_FAR_AHEAD), _FAR_AHEAD) + _FAR_AHEAD
    return (size * (_MOST_EMPTY + 1) + empty) * (2 * _FAR_AHEAD + 1) + lead


@kernel
def put(tables: Struct, state: Struct, x: int, seat: int) -> int:
    """Put a stone on an empty site, list the rings that it completes, return their number."""
    step = -1 + 256 * (1 - 2 * seat)
    completed = 0
    for j in range(_COMMON_RING):
        completed = _enter(state, tables.ring[x, j], step, completed)
    for j in range(_COMMON_RING, tables.degree[x]):
        completed = _enter(state, tables.ring[x, j], step, completed)
    state.stone[x] = seat + 1
    state.hash ^= tables.key[seat, x]
    state.on_board[seat] += 1
    state.empty_count = removed(state.empty, state.place, state.empty_count, x)
    return completed


@kernel
def _enter(state: Struct, r: int, step: int, completed: int) -> int:
    """Change a ring's word for a new stone, list the ring if it is complete now, and count it."""
    word = state.word[r] + step
    state.word[r] = word
    state.completed[completed] = r
    completed += (word & 255) == 0
    return completed


@kernel
def _take(tables: Struct, state: Struct, x: int, seat: int) -> None:
    """Take a stone of a seat off the board."""
    step = 1 - 256 * (1 - 2 * seat)
    for j in range(_COMMON_RING):
        state.word[tables.ring[x, j]] += step
    for j in range(_COMMON_RING, tables.degree[x]):
        state.word[tables.ring[x, j]] += step
    state.stone[x] = 0
    state.hash ^= tables.key[seat, x]
    state.on_board[seat] -= 1
    state.empty_count = added(state.empty, state.place, state.empty_count, x)


@kernel
def _resolve(tables: Struct, state: Struct, completed: int, seat: int) -> None:
    """Capture in the rings that the mover leads, then in those that the opponent leads.

    A lead as large as the ring means one colour only, which does not count. Both lists are made in
    one pass without branches, which a processor cannot predict.
    """
    sign = 1 - 2 * seat
    won = 0
    lost = 0
    for i in range(completed):
        r = state.completed[i]
        lead = (state.word[r] >> 8) * sign
        size = np.int64(tables.degree[r])
        state.won[won] = r
        won += (lead > 0) & (lead < size)
        state.lost[lost] = r
        lost += (lead < 0) & (lead > -size)
    state.won_count = won
    _capture(tables, state, state.won, won, 1 - seat)
    if won > 0:
        lost = _still_complete(state, lost)
    state.lost_count = lost
    _capture(tables, state, state.lost, lost, seat)


@kernel
def _still_complete(state: Struct, lost: int) -> int:
    """Keep the rings that the first captures left complete and return their number."""
    kept = 0
    for i in range(lost):
        r = state.lost[i]
        state.lost[kept] = r
        kept += (state.word[r] & 255) == 0
    return kept


@kernel
def _capture(
    tables: Struct, state: Struct, rings: NDArray[np.uint16], count: int, loser: int
) -> None:
    """Take all stones of the loser that stand in these rings."""
    for i in range(count):
        r = rings[i]
        victims = 0
        for j in range(_COMMON_RING):
            victims = _list_victim(state, tables.ring[r, j], loser, victims)
        for j in range(_COMMON_RING, tables.degree[r]):
            victims = _list_victim(state, tables.ring[r, j], loser, victims)
        for k in range(victims):
            _take(tables, state, state.victim[k], loser)


@kernel
def _list_victim(state: Struct, x: int, loser: int, victims: int) -> int:
    """List a site if a stone of the loser stands there, and count it."""
    state.victim[victims] = x
    victims += state.stone[x] == loser + 1
    return victims


@kernel
def _remember(tables: Struct, state: Struct) -> None:
    """Enter the board and the seat to move into the history and count their occurrences.

    Seats alternate, so only every other position before can be the same. The seat is in the key all
    the same: a suicide often leaves the board as it was for the other seat, and the filter would
    let all of these through.
    """
    key = state.hash
    if state.turn == 1:
        key ^= tables.turn_key
    bit = key & tables.bloom_mask
    word = np.int64(bit >> _SIX)
    mask = _ONE << (bit & _WORD)
    occurrences = 1
    if (state.bloom[word] & mask) != _NONE:
        for ply in range(state.ply - 2, -1, -2):
            occurrences += state.past[ply] == key
    state.bloom[word] |= mask
    state.past[state.ply] = key
    state.repetitions = occurrences


def _class_for(rings: tuple[tuple[int, ...], ...]) -> SizeClass:
    return class_for(SIZE_CLASSES, sites=len(rings), widest_ring=max(map(len, rings)))


for _size in SIZE_CLASSES:
    bind_module(_size.state, __name__)
