"""Winding stair: a race of three men a side up a spiral, by a die."""

from itertools import pairwise
from math import cos, pi, sin

from ringrealms3d.make import (
    Chance,
    Die,
    Graph,
    Passes,
    State,
    count,
    end_turn,
    game,
    kernel,
    passed,
    roll,
    slide,
    take,
    win,
)

DEED = "has left the stair"
WIDE = [2 - 0.06 * n for n in range(20)]
SPOTS = {
    str(n + 1): (wide * cos(n * pi / 5), wide * sin(n * pi / 5), 0.22 * n)
    for n, wide in enumerate(WIDE)
}


class Race(State):
    """What the die shows, and passes."""

    die: Die
    chance: Chance
    passes: Passes


def setup(board, state):
    """Put the men on the lowest steps, and roll the die."""
    state.stone[:6] = [1, 2, 1, 2, 1, 2]
    state.die = roll(state.chance, 6)


@kernel
def moves(tables, state, out):
    """List the men that do not get to one of their own side; the pass if there are none."""
    found, steps = 0, len(state.stone)
    for site in range(steps):
        if state.stone[site] == state.turn + 1:
            end = site + state.die
            if end >= steps or state.stone[end] != state.turn + 1:
                out[found] = site
                found += 1
    if found == 0:
        out[found] = tables.pass_code
        found += 1
    return 0 if over(tables, state) else found


@kernel
def play(tables, state, code):
    """Move a man; one of the other side that is there goes down to the first empty step."""
    if not passed(tables, state, code):
        end, lowest = code + state.die, 0
        if end >= len(state.stone):
            take(state, code)
        else:
            if state.stone[end] != 0:
                while state.stone[lowest] != 0:
                    lowest += 1
                slide(state, end, lowest)
            slide(state, code, end)
    if count(state, state.turn + 1) == 0:
        win(state)
    else:
        state.die = roll(state.chance, 6)
    end_turn(state)


@kernel
def over(tables, state):
    """Whether a side has left the stair; passes end nothing."""
    return state.winner != 0


RULES = """# Winding stair

The die says how many steps the man that you click goes up. A man of the other side on that step
goes down to the first empty step. A player who cannot move passes. The first side whose men have
all left the stair at the top wins.

![White's man on 3 goes to 7, and Black's goes down.](position:winding-stair/20?{men}:x:9:0:4:0)
""".format(men="..x.oxo....o....x...")
GAME = game(__name__, "Winding stair", {"20": Graph(SPOTS, pairwise(SPOTS))}, RULES)
