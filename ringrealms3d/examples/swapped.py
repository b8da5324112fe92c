"""Five in a row on a small board, made fair: the second player may take over the first stone."""

from ringrealms3d.make import (
    Grid,
    completes,
    end_turn,
    game,
    kernel,
    moves_and_swap,
    put,
    random_and_swap,
    swap,
    win,
)

moves, random_move = moves_and_swap, random_and_swap


class Tables:
    """What the rules look up."""

    def __init__(self, board):
        self.rows = board.rows_through(5)


DEED = "has five in a row"


@kernel
def play(tables, state, site):
    """Place a stone, or take over the first one; a full row of five wins."""
    if not swap(state, site):
        put(state, site)
        if completes(tables.rows, state, site):
            win(state)
    end_turn(state)


RULES = """# Swapped five

Place a stone of your colour on any empty square, in turn. Instead of the second stone you may take
over the first one: it becomes yours. Five of your stones in a straight row win.

![Black may take over the stone in the middle.](position:swapped-five/9?{first}:o:1:0)
""".format(first=40 * "." + "x" + 40 * ".")
GAME = game(__name__, "Swapped five", {"9": Grid(9, 9)}, RULES)
