"""Players for matches that do as they are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ringrealms3d.core.move import Move
from ringrealms3d.engine.levels import Limit
from ringrealms3d.records.node import GameNode

FEW = Limit(nodes=12)


class Scripted:
    """A player that chooses by a function, and remembers what it was asked."""

    def __init__(self, chosen: Callable[[GameNode], Move]) -> None:
        self._chosen = chosen
        self.proven = ""
        self.games: list[tuple[GameNode, int]] = []
        self.asked: list[GameNode] = []

    def new_game(self, line: GameNode, seed: int) -> None:
        self.games.append((line, seed))

    def choose(self, line: GameNode) -> Move:
        self.asked.append(line)
        return self._chosen(line)

    def close(self) -> None:
        pass


def first_move(line: GameNode) -> Move:
    return line.position.legal_moves[0]


def last_move(line: GameNode) -> Move:
    return line.position.legal_moves[-1]


class FakeProgram:
    """A UGI program that gives the answers of a list, or raises them."""

    def __init__(self, answers: Sequence[str | Exception]) -> None:
        self._answers = list(answers)
        self.told: list[tuple[str | None, tuple[str, ...], float | None, int | None]] = []
        self.closed = False
        self.games = 0

    def new_game(self) -> None:
        self.games += 1

    def best_move(
        self,
        start_fen: str | None,
        moves: tuple[str, ...],
        movetime: float | None = None,
        nodes: int | None = None,
    ) -> str:
        self.told.append((start_fen, moves, movetime, nodes))
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        self.closed = True
