"""Games of one's own: boards, states, building blocks for rules, and what makes a game of them.

>>> from ringrealms3d.make import Grid
>>> Grid(4, 4, 4).rows(4).shape
(76, 4)
"""

from ringrealms3d.core.kernel import kernel
from ringrealms3d.games.make.boards import Graph, Grid, Hexagons, Pile, Places, Solid, Triangles
from ringrealms3d.games.make.game import game
from ringrealms3d.games.make.rules import (
    DRAW,
    completes,
    count,
    end_turn,
    fill,
    move_again,
    moves_and_swap,
    put,
    random_and_swap,
    rests,
    slide,
    swap,
    take,
    win,
)
from ringrealms3d.games.make.states import PerSeat, PerSite, Scratch, State

__all__ = [
    "DRAW",
    "Graph",
    "Grid",
    "Hexagons",
    "PerSeat",
    "PerSite",
    "Pile",
    "Places",
    "Scratch",
    "Solid",
    "State",
    "Triangles",
    "completes",
    "count",
    "end_turn",
    "fill",
    "game",
    "kernel",
    "move_again",
    "moves_and_swap",
    "put",
    "random_and_swap",
    "rests",
    "slide",
    "swap",
    "take",
    "win",
]
