"""Games as the tests of all games play them: at random, or by the names of their moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded


def random_game(position: Position, seed: int) -> Iterator[tuple[Move, Position]]:
    """Yield random moves and the positions after them, to the end of the game."""
    rng = seeded(seed)
    while moves := position.legal_moves:
        move = moves[int(below(rng, len(moves)))]
        position = position.play(move)
        yield move, position


def played(position: Position, texts: str) -> Position:
    """Return the position after moves given by name."""
    for text in texts.split():
        position = position.play(position.parse_move(text))
    return position


def check_leaves_alone(position: Position, game: Iterable[tuple[Move, Position]]) -> None:
    """Play each move of a game again: the old position stays, and the new one is the same."""
    for move, after in game:
        before = position.state.tobytes()
        again = position.play(move)
        position.captures(move)
        assert again == after
        assert again.state.tobytes() == after.state.tobytes()
        assert position.state.tobytes() == before
        position = after
