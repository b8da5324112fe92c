"""How many tactical positions each level solves.

    python -m tests.benchmarks.measure_tactics --levels 1,3,5,10 --seconds 1

They are the puzzles that come with the program, each with one right move proven by brute force, and
positions of Qubic in which one place stops a row of four. A level with a number of playouts of its
own takes that; ``--seconds`` is for those that have none. Every level plays from ``--seeds`` seeds.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from random import Random

import ringrealms3d as rr
from ringrealms3d.courses.threats import winning_moves
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.puzzle import Goal, Puzzle
from tests.games.outside import EXAMPLES

QUBIC, OPEN_THREES = "qubic/4", 15

Task = tuple[str, str, rr.Position, rr.Move]
"""A variant, the kind of a task, a position and its right move."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--levels", default="1,3,5,10", help="such as 1,3,5,10")
    parser.add_argument("--seconds", type=float, default=1.0, help="for a level without playouts")
    parser.add_argument("--seeds", type=int, default=1)
    options = parser.parse_args()
    levels = [int(level) for level in options.levels.split(",")]
    rr.register(EXAMPLES[QUBIC])
    solved: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    counts: dict[str, int] = defaultdict(int)
    for uid, group in groupby(sorted(tasks(), key=itemgetter(0, 1)), itemgetter(0)):
        own = list(group)
        for kind, number in counted(own).items():
            counts[kind] += number * options.seeds
        for level in levels:
            for kind, number in counted(right(uid, own, level, options)).items():
                solved[kind][level] += number
        print(f"{uid}: {len(own)} positions", flush=True)
    print("".join([f"{'':26}", "   tasks", *(f" level {level:2}" for level in levels)]))
    for kind in sorted(counts):
        shares = (f"{solved[kind][level] / counts[kind]:9.0%}" for level in levels)
        print("".join([f"{kind:26}{counts[kind]:8}", *shares]))


def tasks() -> Iterator[Task]:
    for puzzle in shipped_puzzles():
        yield puzzle.variant, kind_of(puzzle), puzzle.position, puzzle.solution_move
    rng = Random(1)
    for _ in range(OPEN_THREES):
        yield QUBIC, "stop a win at once", *open_three(rng)


def kind_of(puzzle: Puzzle) -> str:
    if puzzle.goal is Goal.WIN_IN:
        return {1: "win at once", 2: "win in two"}.get(puzzle.moves, "win in three or more")
    if puzzle.goal is Goal.HOLD and puzzle.moves:
        return "stop a win at once" if puzzle.moves == 1 else "stop a win later"
    return "best capture" if puzzle.goal is Goal.CAPTURE else "only move to the end"


def open_three(rng: Random) -> tuple[rr.Position, rr.Move]:
    """Return a random position that all moves but one lose at once, and that one."""
    position = rr.start(QUBIC)
    while True:
        position = position.play(rng.choice(position.legal_moves))
        if position.outcome:
            position = rr.start(QUBIC)
        if next(iter(winning_moves(position)), None) is None:
            holding = [
                move
                for move in position.legal_moves
                if next(iter(winning_moves(position.play(move))), None) is None
            ]
            if len(holding) == 1:
                return position, holding[0]


def right(uid: str, own: list[Task], level: int, options: argparse.Namespace) -> Iterator[Task]:
    """Yield the tasks that a level solves, once for each seed."""
    from ringrealms3d.engine.levels import get_level

    seconds = None if get_level(level, uid).limits.nodes else options.seconds
    for seed in range(options.seeds):
        with rr.Engine(uid, level=level, seed=seed) as engine:
            for task in own:
                if engine.best_move(task[2], seconds=seconds) == task[3]:
                    yield task


def counted(some: list[Task] | Iterator[Task]) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for _, kind, _, _ in some:
        found[kind] += 1
    return found


if __name__ == "__main__":
    main()
