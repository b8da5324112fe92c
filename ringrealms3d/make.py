"""Games of one's own: boards, states, building blocks for rules, and what makes a game of them.

>>> from ringrealms3d.make import Grid
>>> Grid(4, 4, 4).rows(4).shape
(76, 4)
"""

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.setup import ChoiceField, NumberField, SwitchField
from ringrealms3d.games.make.boards import Graph, Grid, Hexagons, Pile, Solid, Triangles
from ringrealms3d.games.make.game import game
from ringrealms3d.games.make.pieces import Piece, double, tile
from ringrealms3d.games.make.places import Places
from ringrealms3d.games.make.rules import (
    DRAW,
    completes,
    count,
    draw,
    end_turn,
    ends,
    fill,
    group,
    lay,
    move_again,
    moves_and_pass,
    moves_and_swap,
    ones,
    passed,
    put,
    random_and_pass,
    random_and_swap,
    rests,
    roll,
    slide,
    stuck,
    swap,
    take,
    win,
)
from ringrealms3d.games.make.states import (
    Chance,
    Die,
    Passes,
    PerSeat,
    PerSite,
    Scratch,
    State,
)

__all__ = [
    "DRAW",
    "Chance",
    "ChoiceField",
    "Die",
    "Graph",
    "Grid",
    "Hexagons",
    "NumberField",
    "Passes",
    "PerSeat",
    "PerSite",
    "Piece",
    "Pile",
    "Places",
    "Scratch",
    "Solid",
    "State",
    "SwitchField",
    "Triangles",
    "completes",
    "count",
    "double",
    "draw",
    "end_turn",
    "ends",
    "fill",
    "game",
    "group",
    "kernel",
    "lay",
    "move_again",
    "moves_and_pass",
    "moves_and_swap",
    "ones",
    "passed",
    "put",
    "random_and_pass",
    "random_and_swap",
    "rests",
    "roll",
    "slide",
    "stuck",
    "swap",
    "take",
    "tile",
    "win",
]
