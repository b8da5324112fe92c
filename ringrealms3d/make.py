"""Games of one's own: boards, states, building blocks for rules, and what makes a game of them.

>>> from ringrealms3d.make import Grid
>>> Grid(4, 4, 4).rows(4).shape
(76, 4)
"""

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.setup import ChoiceField, NumberField, SwitchField
from ringrealms3d.games.make.boards import Graph, Grid, Hexagons, Pile, Solid, Triangles
from ringrealms3d.games.make.game import game
from ringrealms3d.games.make.groups import fill, group, groups, one_group, touched
from ringrealms3d.games.make.moving import (
    count_in,
    ends,
    first_taken,
    from_to,
    ray_moves,
    step_moves,
    stuck,
)
from ringrealms3d.games.make.pieces import Piece, double, tile
from ringrealms3d.games.make.places import Places
from ringrealms3d.games.make.rules import (
    DRAW,
    completes,
    count,
    draw,
    end_turn,
    lay,
    lose,
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
    "count_in",
    "double",
    "draw",
    "end_turn",
    "ends",
    "fill",
    "first_taken",
    "from_to",
    "game",
    "group",
    "groups",
    "kernel",
    "lay",
    "lose",
    "move_again",
    "moves_and_pass",
    "moves_and_swap",
    "one_group",
    "ones",
    "passed",
    "put",
    "random_and_pass",
    "random_and_swap",
    "ray_moves",
    "rests",
    "roll",
    "slide",
    "step_moves",
    "stuck",
    "swap",
    "take",
    "tile",
    "touched",
    "win",
]
