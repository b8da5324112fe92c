"""A turn of two parts: step with a king, then take a place away; who cannot step loses."""

from ringrealms3d.make import (
    Hexagons,
    State,
    end_turn,
    ends,
    from_to,
    game,
    kernel,
    move_again,
    slide,
    step_moves,
    tile,
)

STUCK = "loses"
GONE = 3
PIECES = {GONE: tile(0)}


class Stepped(State):
    """What changes in a game: whether the king has stepped, and a place is to be taken away."""

    removing: int


def setup(board, state):
    """Put the kings into opposite corners."""
    state.stone[0], state.stone[board.size - 1] = 1, 2


@kernel
def moves(tables, state, out):
    """Write the steps of the king, or the places that can be taken away."""
    found = 0
    if state.winner != 0:
        return found
    for site in range(len(state.stone)):
        if state.removing and state.stone[site] == 0:
            out[found] = from_to(state, site, site)
            found += 1
        if not state.removing and state.stone[site] == state.turn + 1:
            found = step_moves(tables.neighbours, state, site, out, found)
    return found


@kernel
def play(tables, state, code):
    """Step, or take a place away, which ends the turn."""
    start, end = ends(state, code)
    if not state.removing:
        slide(state, start, end)
        state.removing = 1
        move_again(state)
    else:
        state.stone[end] = GONE
        state.removing = 0
        end_turn(state)


def prompt(tables, state):
    """Say which part of the turn it is."""
    return "take a place away" if state.removing else "step with your king"


def counts(tables, state):
    """Count nothing: kings are never taken."""
    return {}


RULES = """# Isle

In turn, step with your king to an empty neighbouring place, then take any empty place out of the
board. A player whose king cannot step loses.

![White has taken away the last place beside Black's king.](position:isle/hexagon?.a..x...............a..........aa..ao:o:10:1:0)
"""
GAME = game(__name__, "Isle", {"hexagon": Hexagons(4)}, RULES, travels=True)
