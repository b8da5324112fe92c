"""Small puzzles whose proofs take a moment."""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.games import from_fen
from ringrealms3d.puzzles.puzzle import Goal, Puzzle, puzzle_id

FEN = "wwbwwbwwwb1bwbbwwbwbbw/bb2w3b1bb/5/1:w:-:-:-"
WIN_IN_TWO = Puzzle(
    id=puzzle_id(from_fen("loop/mini", FEN), Goal.WIN_IN, 2),
    variant="loop/mini",
    fen=FEN,
    goal=Goal.WIN_IN,
    moves=2,
    solution="2b2",
    line="2b2 1b4 2a3",
    answers={"1b4": "2b2", "2b1": "2b2", "2c1": "2b2"},
    stars=1,
    playouts=10,
    proof=12,
)
HOLD = replace(
    WIN_IN_TWO,
    id="loop-mini-hold",
    fen="wwbbwwwbwbwbbb1wbbbbbw/bwwbw2w2w1/5/1:b:-:-:-",
    goal=Goal.HOLD,
    moves=1,
    solution="2b4",
    line="2b4",
    answers={"1c2": "2b4", "2c3": "2b4"},
)
BEST_CAPTURE = replace(
    WIN_IN_TWO,
    id="ring-majority-cube-capture",
    variant="ring-majority/cube",
    fen="br3r/1bbbbr2rrrr/1r1brrrr:r:1,1",
    goal=Goal.CAPTURE,
    moves=0,
    margin=7,
    solution="v1",
    line="v1 e7",
    answers={"f3": "e1", "f4": "e1", "f5": "v1", "e1": "f5"},
)
ALL = (WIN_IN_TWO, HOLD, BEST_CAPTURE)
