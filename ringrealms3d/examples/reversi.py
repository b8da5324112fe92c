"""Cube reversi: men between a new one and another of its side change sides, in a cube."""

from itertools import product

from ringrealms3d.make import Grid, Passes, State, count, end_turn, game, kernel, passed, put

DEED = "has more men"


class Passing(State):
    """How many passes there were in a row; after two the game is over."""

    passes: Passes


def setup(board, state):
    """Put eight men in the middle, no two of a side beside each other."""
    for level, column, row in product("23", "bc", "23"):
        colour = int(level) + "bc".index(column) + int(row)
        state.stone[board.site(level + column + row)] = 1 + colour % 2


@kernel
def between(tables, state, site, way):
    """Return how many men of the other side stand in a way, before one of the mover's."""
    length, at = 0, tables.steps[site, way]
    while at >= 0 and state.stone[at] == 2 - state.turn:
        length += 1
        at = tables.steps[at, way]
    return length if at >= 0 and state.stone[at] != 0 else 0


@kernel
def moves(tables, state, out):
    """List the empty sites where a man would change others, if there are none the pass."""
    found = 0
    if state.passes == 2:
        return found
    for site in range(len(state.stone)):
        changes = 0
        if state.stone[site] == 0:
            for way in range(tables.steps.shape[1]):
                changes += between(tables, state, site, way)
        if changes > 0:
            out[found] = site
            found += 1
    if found == 0:
        out[found] = tables.pass_code
        found += 1
    return found


@kernel
def play(tables, state, code):
    """Put a man, and change those between it and others of its side; or pass."""
    if not passed(tables, state, code):
        for way in range(tables.steps.shape[1]):
            at = code
            for _ in range(between(tables, state, code, way)):
                at = tables.steps[at, way]
                put(state, at)
        put(state, code)
    end_turn(state)


@kernel
def margin(tables, state):
    """Return how many men more seat 0 has."""
    return count(state, 1) - count(state, 2)


RULES = """# Cube reversi

In turn, place a man so that men of the other side are in a straight row between it and another man
of yours: they become yours. A player who cannot do so passes. When both have passed, the side with
more men wins.

![White may place a man on 1d1.](position:cube-reversi/4?{start}:x:0:0:0)
""".format(start="xo..ox..........ox..xo".center(64, "."))
GAME = game(__name__, "Cube reversi", {"4": Grid(4, 4, 4)}, RULES)
