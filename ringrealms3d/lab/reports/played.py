"""Self-play games, replayed for a report's figures."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.games import start
from ringrealms3d.records.json_file import Document

_PART = re.compile(r"\{(\w+)\}")
_NAME = "…"  # what a name or a number becomes
_LIST = re.compile(r"…(?:, …)* and …")
_PEOPLE = {"seat": "a player", "winner": "the winner", "mover": "the player to move"}
_OPENING_PLIES = 2


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game's data for a report.

    Attributes:
        number: its number, from 0.
        seed: determines everything random at its start.
        moves: the texts of the moves.
        turns: which seats made them.
        winner: the seat that won, None in a draw.
        ending: why it ended, without names.
        evaluations: the search's expected results for seat 0 at the start and after every move,
            from -1 to 1.
        values: the same, without a search's bias for the side to move.
        choices: the number of legal moves before every move.
        openings: keys of the positions after the first and the second move, the same for all
            images.
    """

    number: int
    seed: int
    moves: tuple[str, ...]
    turns: tuple[int, ...]
    winner: int | None
    ending: str
    evaluations: tuple[float, ...]
    values: tuple[float, ...]
    choices: tuple[int, ...]
    openings: tuple[str, ...]


def played_again(number: int, game: Document) -> PlayedGame:
    """Return a game's data for a report, by replaying its moves.

    Raises:
        UserError: a move is not legal, the game does not end by the rules, or an evaluation is
            missing.
    """
    position = start(game.variant, game.seed)
    turns: list[int] = []
    choices: list[int] = []
    openings: list[str] = []
    for node in game.nodes[1:]:
        turns.append(position.turn)
        choices.append(len(position.legal_moves))
        position = position.play(position.parse_move(node.move))
        if len(openings) < _OPENING_PLIES:
            openings.append(canonical(position).key)
    outcome = position.outcome
    values = [node.evaluation.value for node in game.nodes if node.evaluation is not None]
    if outcome is None or len(values) < len(game.nodes):
        raise UserError(
            "game {number} of {variant} is not over, or not evaluated",
            number=number,
            variant=game.variant,
        )
    return PlayedGame(
        number=number,
        seed=game.seed,
        moves=tuple(node.move for node in game.nodes[1:]),
        turns=tuple(turns),
        winner=outcome.winner,
        ending=ending_of(outcome.reason),
        evaluations=tuple(values),
        values=balanced(values),
        choices=tuple(choices),
        openings=tuple(openings),
    )


def balanced(evaluations: Sequence[float]) -> tuple[float, ...]:
    """Return for each position the mean of its evaluation and of the next one's.

    A search with few playouts overrates the side to move: with 100 playouts by 0.03 on the
    tetrahedron and by 0.19 in Loops 'n Leaps of side 10, so that the lead would alternate with the
    moves. In the mean of two positions each seat is overrated once. The last evaluation is exact
    and stays.
    """
    pairs = itertools.pairwise(evaluations)
    return (*((here + after) / 2 for here, after in pairs), *evaluations[-1:])


def ending_of(reason: str) -> str:
    """Return the clause that says why a game is over, common to all games that end this way.

    >>> ending_of(Phrase("{winner} closed a loop at {site}", winner="Red", site="a1"))
    'the winner closed a loop at …'
    """
    return _LIST.sub(_NAME, _general(reason))


def _general(phrase: str) -> str:
    """Return a phrase without names and numbers."""
    if not isinstance(phrase, Phrase):
        return phrase

    def worded(part: re.Match[str]) -> str:
        name, content = part[1], phrase.parts[part[1]]
        return _PEOPLE.get(name) or (_general(content) if isinstance(content, Phrase) else _NAME)

    return _PART.sub(worded, phrase.pattern)
