"""Qubic, four in a row in a cube of 64 cells."""

from ringrealms3d.make import Grid, completes, end_turn, game, kernel, put, win


class Tables:
    """What the rules look up."""

    def __init__(self, board):
        self.rows = board.rows_through(4)


DEED = "has four in a row"


@kernel
def play(tables, state, site):
    """Place a stone; a full row of four wins."""
    put(state, site)
    if completes(tables.rows, state, site):
        win(state)
    end_turn(state)


RULES = """# Qubic

Place a stone of your colour on any empty cell, in turn. Four of your stones in a straight row win,
along the sides, across a layer, up and down, or through the cube.

![White has four through the cube.](position:qubic/4?{won}:o:9:1)
""".format(won="xo...................xo..o......o.........x...................xx")
GAME = game(__name__, "Qubic", {"4": Grid(4, 4, 4)}, RULES)
