"""How levels do against stand-ins for beginners.

    python -m tests.benchmarks.measure_beginner --games 100 --levels 1-3

One stand-in plays at random. The other looks one move ahead: it wins if it can, plays where the
opponent would win, else captures as much as it can, and plays at random otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from ringrealms3d.core.kernel import compile_kernels

if TYPE_CHECKING:
    from ringrealms3d.core.move import Move
    from ringrealms3d.records.node import GameNode

BOARDS = (
    "ring-majority/tet",
    "ring-majority/cube",
    "loop/mini",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)
Choose = Callable[["GameNode", Random], "Move"]


class StandIn:
    """Plays as a function chooses."""

    def __init__(self, choose: Choose) -> None:
        self.proven = ""
        self._choose, self._rng = choose, Random(0)

    def new_game(self, node: GameNode, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, node: GameNode) -> Move:
        return self._choose(node, self._rng)

    def close(self) -> None:
        """Hold nothing."""


def random_move(node: GameNode, rng: Random) -> Move:
    return one_of(node.position.legal_moves, rng)


def one_move_ahead(node: GameNode, rng: Random) -> Move:
    from ringrealms3d.core.errors import UserError
    from ringrealms3d.courses.threats import threats, winning_moves

    position = node.position
    winning = list(winning_moves(position))
    if winning:
        return winning[0]
    try:
        feared = threats(position, 1 - position.turn)
    except UserError:  # where it cannot be the other's turn, as before a swap
        feared = frozenset()
    blocking = [m for m in position.legal_moves if position.move_places(m)[-1] in feared]
    if blocking:
        return one_of(blocking, rng)
    gains = [gain(node, move) for move in position.legal_moves]
    best = [m for m, g in zip(position.legal_moves, gains, strict=True) if g == max(gains)]
    return one_of(best, rng)


def gain(node: GameNode, move: Move) -> int:
    """Return how many pieces more a move takes than it loses."""
    seat = node.position.turn
    captures = node.position.captures(move)
    return sum(len(each.taken) * (1 if each.taker == seat else -1) for each in captures)


def one_of(moves: tuple[Move, ...] | list[Move], rng: Random) -> Move:
    return rng.choice(moves)


STAND_INS = {"random": random_move, "one move ahead": one_move_ahead}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", default="1-1", help="such as 1-3")
    parser.add_argument("--game", action="append", help="a variant; several are allowed")
    options = parser.parse_args()
    compile_kernels()
    lowest, highest = map(int, options.levels.split("-"))
    print(f"{'board':24} {'stand-in':15} level  wins of the stand-in, with 95 % of error")
    for uid in options.game or BOARDS:
        for name, choose in STAND_INS.items():
            for level in range(lowest, highest + 1):
                points = play(uid, choose, level, options.games)
                share = points / options.games
                error = 1.96 * sqrt(max(share * (1 - share), 1e-4) / options.games)
                print(f"{uid:24} {name:15} {level:5}  {share:5.0%} ± {error:.0%}", flush=True)


def play(uid: str, choose: Choose, level: int, games: int) -> float:
    """Return the points of a stand-in."""
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.lab.matches.match import Match, play_game
    from ringrealms3d.lab.matches.players import open_player, read_player

    match = Match(uid, ("strong", f"level={level}"), Limit(seconds=10), seed=1, random_plies=0)
    players = StandIn(choose), open_player(read_player(match.players[1], Limit(), uid), uid)
    points = 0.0
    for number in range(games):
        winner = play_game(match, number, players).winner
        points += {0: 1.0, 1: 0.0, None: 0.5}[winner]
    return points


if __name__ == "__main__":
    main()
