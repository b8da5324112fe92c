"""Whether weak levels win at once where they can, and answer what would lose at once.

``python -m tests.benchmarks.measure_answers [VARIANT [GAMES]]`` lets levels play with themselves.
What is won or lost at once is found by trying all moves and replies.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace

import ringrealms3d as rr
from ringrealms3d.core.kernel import compile_kernels

LEVELS = (1, 2, 3, 5)


def main(uid: str = "loop/mini", games: str = "100") -> None:
    """Print a row for each level."""
    for number in LEVELS:
        seen = Counter[str]()
        for seed in range(int(games)):
            seen += one_game(uid, number, seed)
        print(
            f"| {number} | {seen['won']} of {seen['winnable']} "
            f"| {seen['answered']} of {seen['threatened']} |",
            flush=True,
        )


def one_game(uid: str, number: int, seed: int) -> Counter[str]:
    """Return how often a level could win or had to answer in a game, and how often it did."""
    seen = Counter[str]()
    position = rr.start(uid, seed=seed)
    while position.outcome is None:
        move = chosen(position, number, seed)
        after = position.play(move)
        wins = [own for own in position.legal_moves if won_by(position.play(own), position.turn)]
        if wins:
            seen["winnable"] += 1
            seen["won"] += move in wins
        else:
            loses = [
                loses_at_once(position.play(own), position.turn) for own in position.legal_moves
            ]
            if any(loses) and not all(loses):
                seen["threatened"] += 1
                seen["answered"] += not loses_at_once(after, position.turn)
        position = after
    return seen


def chosen(position: rr.Position, number: int, seed: int) -> rr.Move:
    """Return a level's move."""
    from ringrealms3d.core.random import seeded
    from ringrealms3d.engine.levels import choose, get_level
    from ringrealms3d.engine.search import Search
    from ringrealms3d.engine.thinking import think

    level = get_level(number, position.uid)
    search = Search(position, seed, replace(level.settings, exact=False, megabytes=8))
    found = think(search, level.limits, lambda: False, lambda _: None)
    rng = seeded(1000 * seed + position.ply)
    return choose(found, level.sampling, rng)


def won_by(position: rr.Position, seat: int) -> bool:
    """Whether the game is over and a seat has won it."""
    return position.outcome is not None and position.outcome.winner == seat


def loses_at_once(position: rr.Position, seat: int) -> bool:
    """Whether a seat has lost, or the other seat, being to move, wins with its next move."""
    if position.outcome is not None:
        return won_by(position, 1 - seat)
    if position.turn == seat:
        return False
    return any(won_by(position.play(reply), 1 - seat) for reply in position.legal_moves)


if __name__ == "__main__":
    compile_kernels()
    main(*sys.argv[1:])
