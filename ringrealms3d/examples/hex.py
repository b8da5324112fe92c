"""Hex on a five-by-five board, by Piet Hein and John Nash."""

from ringrealms3d.make import Hexagons, Scratch, State, end_turn, game, group, kernel, put, win

DEED = "has joined two sides"


class Tables:
    """What the rules look up: which of a seat's two sides each site is on, as bits."""

    def __init__(self, board):
        rows = [name[0] for name in board.names]
        columns = [name[1:] for name in board.names]
        self.sides = [
            [(line == min(lines)) + 2 * (line == max(lines)) for line in lines]
            for lines in (rows, columns)
        ]


def symmetries(board):
    """Return the half turn, which exchanges the numbers of both sides but leaves them a seat's."""
    return [range(board.size), range(board.size)[::-1]]


class Marked(State):
    """A state with a mark for each site."""

    seen: Scratch


@kernel
def play(tables, state, site):
    """Place a stone; a group on both sides of its owner wins."""
    put(state, site)
    group(tables.neighbours, state, site, state.seen)
    reached = 0
    for x in range(len(state.seen)):
        if state.seen[x] == 1:
            reached |= tables.sides[state.turn, x]
    if reached == 3:
        win(state)
    end_turn(state)


RULES = """# Hex

Place a stone of your colour on any empty cell, in turn. Red wins with a chain from the top to the
bottom, Blue with one from the left to the right.

![Red has joined the top and the bottom.](position:hex/5?x....xo...xo...xo...xo...:o:9:1)
"""
GAME = game(
    __name__,
    "Hex",
    {"5": Hexagons(5, 5)},
    RULES,
    sides=("Red", "Blue"),
    colours=("red", "blue"),
    designer="Piet Hein (1942), John Nash (1948)",
)
