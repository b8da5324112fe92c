"""Twelve: numbered tiles from a rack, of which three in a row have to make twelve."""

from typing import Annotated

from numpy import int64
from numpy.typing import NDArray

from ringrealms3d.make import (
    Chance,
    Grid,
    PerSeat,
    State,
    draw,
    end_turn,
    game,
    kernel,
    lay,
    tile,
)

DEED = "has more twelves"
PIECES = {number: tile(number) for number in range(1, 7)}


class Bag(State):
    """The tiles that nobody has drawn, by their numbers, and points."""

    bag: Annotated[NDArray[int64], 7]
    chance: Chance
    points: PerSeat


class Tables:
    """What the rules look up."""

    def __init__(self, board):
        self.rows = board.rows_through(3)


def setup(board, state):
    """Fill the bag, and both racks from it."""
    state.bag[1:] = 4
    for seat in range(2):
        for place in range(3):
            state.rack[seat, place] = draw(state.chance, state.bag)


@kernel
def play(tables, state, code):
    """Lay a tile, count the rows of twelve that it completes, and draw another one."""
    site = lay(state, code)
    for row in tables.rows[site]:
        total, full = 0, row[0] >= 0
        for x in row:
            full = full and state.stone[x] != 0
            total += state.stone[x]
        state.points[state.turn] += full and total == 12
    state.rack[state.turn, code // len(state.stone)] = draw(state.chance, state.bag)
    end_turn(state)


@kernel
def margin(tables, state):
    """Return by how many points seat 0 leads."""
    return state.points[0] - state.points[1]


RULES = """# Twelve

In turn, lay one of the three tiles on your rack on an empty square, and draw another. Three tiles in
a straight row that add up to twelve are a point for the player who lays the last of them. When the
board is full, the player with more points wins.

![A four on a3 makes two rows of twelve.](position:twelve/4?{tiles})
""".format(tiles="a.o.cd..........:x:4:0:0,3,2,3,2,2,2:0,0:4,5,6,1,4,2")
GAME = game(__name__, "Twelve", {"4": Grid(4, 4)}, RULES, rack=3)
