"""Lines of Action in a cube: a man goes as far as there are men in its line; all in one group."""

from ringrealms3d.make import (
    Grid,
    Scratch,
    State,
    count_in,
    end_turn,
    ends,
    from_to,
    game,
    groups,
    kernel,
    lose,
    one_group,
    slide,
    win,
)

DEED = "has all men in one group"
STUCK = "loses"


class Grouped(State):
    """What changes in a game, with room to work in."""

    seen: Scratch


def setup(board, state):
    """Put the men on opposite edges of the lowest and the highest level."""
    for site, (level, column, row) in enumerate(board.names):
        if level in "15" and (row in "15") != (column in "ae"):
            state.stone[site] = 1 if row in "15" else 2


@kernel
def goal(tables, state, site, way):
    """Return where the man on a site goes in a way, -1 if it cannot."""
    steps = tables.steps
    left = 1 + count_in(steps, state, site, way) + count_in(steps, state, site, way ^ 1)
    at = steps[site, way]
    while at >= 0 and left > 1:
        at = -1 if state.stone[at] == 2 - state.turn else steps[at, way]
        left -= 1
    return -1 if at < 0 or state.stone[at] == state.turn + 1 else at


@kernel
def moves(tables, state, out):
    """List where all men of the seat to move go."""
    found = 0
    for site in range(len(state.stone)):
        if state.stone[site] == state.turn + 1 and not over(tables, state):
            for way in range(tables.steps.shape[1]):
                end = goal(tables, state, site, way)
                if end >= 0:
                    out[found] = from_to(state, site, end)
                    found += 1
    return found


@kernel
def play(tables, state, code):
    """Move a man, and see whether all of either side are in one group now."""
    start, end = ends(state, code)
    slide(state, start, end)
    if one_group(tables.around, state, state.turn + 1, state.seen):
        win(state)
    elif one_group(tables.around, state, 2 - state.turn, state.seen):
        lose(state)
    end_turn(state)


@kernel
def over(tables, state):
    """End a game that could go on for ever."""
    return state.winner != 0 or state.ply >= 300


def drawn(tables, state):
    """Say why nobody won."""
    return "300 moves were made"


def moves_left(tables, state):
    """Guess how long the game still takes."""
    return max(1, min(40, 300 - state.ply))


def marks(tables, state):
    """Mark the winner's group."""
    found = groups(tables.around, state, state.winner)
    return {"group": found} if len(found) == 1 else {}


RULES = """# Lines in space

A man goes in a straight line, along sides or diagonals, exactly as far as there are men of both
colours on that whole line. It leaps over men of its own side, not over others, and takes one of
those where it comes down. Who has all men in one group, along sides or diagonals, wins.

![The men at the start.](position:lines-in-space/5?{level}{gap}{level}:x:0:0)
""".format(level=".xxx.o...oo...oo...o.xxx.", gap=75 * ".")
GAME = game(__name__, "Lines in space", {"5": Grid(5, 5, 5)}, RULES, travels=True)
