"""Hex draughts: men step forwards, leap over the other side's, and want to get across."""

from ringrealms3d.make import Hexagons, end_turn, ends, from_to, game, kernel, slide, take, win

DEED = "has got across"
STUCK = "loses"


class Tables:
    """What the rules look up: which ways are forwards, and which sites are across."""

    def __init__(self, board):
        last = max(board.names)[0]
        self.forwards = [[0, 0, 0, 1, 1, 0], [0, 0, 1, 0, 0, 1]]
        self.across = [[name[0] == row for name in board.names] for row in (last, "a")]


def setup(board, state):
    """Put the men of both sides on their first two rows."""
    rows = sorted({name[0] for name in board.names})
    for site, name in enumerate(board.names):
        state.stone[site] = 1 if name[0] in rows[:2] else 2 if name[0] in rows[-2:] else 0


@kernel
def moves(tables, state, out):
    """List steps to empty sites forwards, and leaps over the other side's men in any way."""
    found = 0
    for site in range(len(state.stone)):
        if state.stone[site] == state.turn + 1 and state.winner == 0:
            for way in range(6):
                end = tables.steps[site, way]
                if end >= 0 and state.stone[end] == 2 - state.turn:
                    end = tables.steps[end, way]
                elif tables.forwards[state.turn, way] == 0:
                    end = -1
                if end >= 0 and state.stone[end] == 0:
                    out[found] = from_to(state, site, end)
                    found += 1
    return found


@kernel
def play(tables, state, code):
    """Move a man, and take the one that it leaps over."""
    start, end = ends(state, code)
    for way in range(6):
        between = tables.steps[start, way]
        if between >= 0 and between != end and tables.steps[between, way] == end:
            take(state, between)
    slide(state, start, end)
    if tables.across[state.turn, end]:
        win(state)
    end_turn(state)


RULES = """# Hex draughts

In turn, move one of your men: forwards to an empty cell beside it, or in any direction over a man
of the other side beside it to the empty cell behind, which captures that man. You win when one of
your men reaches the last row, or when the other side cannot move.

![Red's man on d3 can leap to f1.](position:hex-draughts/4?xxxxx.xxx........x.....o..o..ooo.oooo:x:4:0)
"""
GAME = game(
    __name__,
    "Hex draughts",
    {"4": Hexagons(4)},
    RULES,
    sides=("Red", "Blue"),
    colours=("red", "blue"),
    travels=True,
)
