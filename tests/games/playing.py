"""Games as the tests of all games play them: at random, or by the names of their moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import get_game
from ringrealms3d.games.diagrams import diagrams_in


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


def diagram(game: str, words: str) -> Position:
    """Return what the one diagram of a game's rules shows whose caption has these words."""
    diagrams = diagrams_in(get_game(game).rules_text)
    (found,) = (each.position for each in diagrams if words in each.caption)
    return found
