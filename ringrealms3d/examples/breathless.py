"""Breathless: surrounded groups are taken, on the vertices of a truncated icosahedron."""

from ringrealms3d.make import (
    PerSeat,
    Scratch,
    Solid,
    State,
    end_turn,
    fill,
    game,
    kernel,
    put,
    take,
)

DEED = "has taken five men"
GOAL = 5


class Taken(State):
    """A mark for each site, and how many men each side took."""

    seen: Scratch
    taken: PerSeat


@kernel
def play(tables, state, site):
    """Place a man; take the groups beside it that have no empty site beside them, then its own."""
    put(state, site)
    for beside in tables.neighbours[site]:
        if beside >= 0 and state.stone[beside] == 2 - state.turn:
            capture(tables, state, beside, state.turn)
    capture(tables, state, site, 1 - state.turn)
    for seat in range(2):
        if state.winner == 0 and state.taken[seat] >= GOAL:
            state.winner = seat + 1
    end_turn(state)


@kernel
def capture(tables, state, site, seat):
    """Take a group without an empty site beside it, for a seat."""
    if fill(tables.neighbours, state, site, state.seen) == 0:
        for x in range(len(state.seen)):
            if state.seen[x] == 1:
                take(state, x)
                state.taken[seat] += 1


@kernel
def over(tables, state):
    """Whether a side took enough; a game without end is a draw after 400 moves."""
    return state.winner != 0 or state.ply >= 400


RULES = """# Breathless

In turn, place a man of your colour on any empty corner. A group of men with no empty corner beside
it is captured: first the other side's, then your own. The first player to capture five men wins.

![A man of Red on v8 takes the one on v3.](position:breathless/ti?.xox{rest}:x:3:0:0,0)
""".format(rest="." * 56)
GAME = game(
    __name__,
    "Breathless",
    {"ti": Solid("ti", "vertices")},
    RULES,
    sides=("Red", "Blue"),
    colours=("red", "blue"),
)
